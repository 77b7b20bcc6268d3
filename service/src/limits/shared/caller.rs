//! Whose requests are counted.

use std::net::IpAddr;

/// Whose requests are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Caller {
    Key(i64),
    Address(IpAddr),
}

impl Caller {
    /// Where the server keeps what is known of it. The braces keep both places on
    /// the same server where there are several.
    pub(super) fn places(self, prefix: &str) -> [String; 2] {
        let name = match self {
            Self::Key(id) => format!("{prefix}:{{key:{id}}}"),
            Self::Address(address) => format!("{prefix}:{{address:{address}}}"),
        };
        let refusals = format!("{name}:refusals");
        [name, refusals]
    }
}
