//! The sides of an API, and the crates for them.

/// One of the generated crates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The server, with the trait to implement.
    Server,
    /// The typed client.
    Client,
    /// The types, without operations: alone, or for the server and the client.
    Types,
}

impl Side {
    /// All crates; one that others depend on comes first.
    pub const ALL: [Self; 3] = [Self::Types, Self::Server, Self::Client];

    /// The name in messages: `server`, `client` or `crate of types`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Client => "client",
            Self::Types => "crate of types",
        }
    }

    /// The end of the name of the crate.
    pub(crate) const fn suffix(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Client => "client",
            Self::Types => "types",
        }
    }

    /// The crate whose code the webhooks of this one consist of.
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Server => Self::Client,
            Self::Client => Self::Server,
            Self::Types => Self::Types,
        }
    }

    /// The module of the library for this crate: `server` or `client`.
    pub(crate) const fn module(self) -> &'static str {
        match self {
            Self::Server => "server",
            // A crate of types has those of clients.
            Self::Client | Self::Types => "client",
        }
    }

    /// The path of the module of the library for this crate.
    pub(crate) const fn library(self) -> &'static str {
        match self {
            Self::Server => "crate::runtime::server",
            Self::Client | Self::Types => "crate::runtime::client",
        }
    }

    /// `true` if types accept the values of newer versions of the API.
    pub(crate) const fn is_tolerant(self) -> bool {
        !matches!(self, Self::Server)
    }
}
