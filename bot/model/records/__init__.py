"""What statistics, titles, seasons and figures of servers consist of."""
