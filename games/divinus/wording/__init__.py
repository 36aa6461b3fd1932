"""How Divinus is put into words: names, options and their second lines, topics, the glossary."""
