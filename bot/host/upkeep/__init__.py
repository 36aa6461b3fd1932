"""What keeps a long-lived database right: purges, gauges, inspections, privacy, tables as files.

Most of it runs in the background or is asked for by the operator.
"""
