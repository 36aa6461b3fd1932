"""Dispatches interactions: acknowledges, runs the handler, answers, and checks permissions.

Every command, click and form passes through :class:`bot.ui.dispatch.dispatcher.Dispatcher`.
"""
