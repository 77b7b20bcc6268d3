//! The two sides of an API.

/// One of the two crates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The server, with the trait to implement.
    Server,
    /// The typed client.
    Client,
}

impl Side {
    /// The name in messages: `server` or `client`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Client => "client",
        }
    }
}
