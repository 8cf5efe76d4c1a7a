"""asobi (遊び, "play"): tabletop games on one table for everyone who cares about them."""
