"""Everything on the wire, once: messages over the WebSocket, bodies of HTTP, frames. TypeScript, OpenAPI and
docs/protocol.md are made from it."""
