//! Where the server is.

use std::fmt;
use std::str::FromStr;

use redis::{ConnectionInfo, IntoConnectionInfo};

/// What begins the names of all that is kept there.
const PREFIX: &str = "adoption-store";

/// `redis://` or, with TLS, `rediss://`, and what follows, as Redis has it; with
/// `prefix`, stores of several databases can share a server. It is shown without
/// its password.
#[derive(Clone)]
pub struct RedisUrl {
    info: ConnectionInfo,
    prefix: String,
}

impl RedisUrl {
    pub(super) fn info(&self) -> ConnectionInfo {
        self.info.clone()
    }

    /// What begins the names of all that is kept there.
    pub(super) fn prefix(&self) -> String {
        self.prefix.clone()
    }
}

impl FromStr for RedisUrl {
    type Err = String;

    /// Reads an address. The error does not repeat it, since it may hold a
    /// password.
    fn from_str(text: &str) -> Result<Self, String> {
        const EXPECTED: &str = "expected memory, redis://HOST or rediss://HOST";
        match text.split_once("://") {
            Some(("redis" | "rediss", _)) => read(text),
            _ => Err(EXPECTED.to_owned()),
        }
    }
}

fn read(text: &str) -> Result<RedisUrl, String> {
    let mut url = url::Url::parse(text).map_err(|error| error.to_string())?;
    let is_prefix = |(name, _): &(String, String)| name == "prefix";
    let parameters = url.query_pairs().into_owned();
    let (prefixes, others): (Vec<_>, Vec<_>) = parameters.partition(is_prefix);
    url.set_query(None);
    if !others.is_empty() {
        url.query_pairs_mut().extend_pairs(others);
    }
    let info = url.into_connection_info();
    let prefix = prefixes.into_iter().next().map(|(_, value)| value);
    Ok(RedisUrl {
        info: info.map_err(|error| error.to_string())?,
        prefix: prefix.unwrap_or_else(|| PREFIX.to_owned()),
    })
}

impl fmt::Display for RedisUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.info.addr())
    }
}

impl fmt::Debug for RedisUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "RedisUrl({})", self.info.addr())
    }
}
