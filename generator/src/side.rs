//! The two sides of an API.

/// One of the two crates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The server, with the trait to implement.
    Server,
    /// The typed client.
    Client,
}
