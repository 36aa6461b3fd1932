"""Tests of the processes in which experts think."""
