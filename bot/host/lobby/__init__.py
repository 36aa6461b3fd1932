"""Tables before their match begins."""
