"""Tables on this device: the requests and frames of the protocol, answered without a server.

A page runs this in a worker of its browser, with storage and searches that the browser provides.
"""
