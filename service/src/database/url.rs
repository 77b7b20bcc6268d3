//! Where the database is.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::postgres::Address;

/// The address of a database.
#[derive(Clone, Debug)]
pub enum DatabaseUrl {
    /// `sqlite://` and the path of a file, relative or absolute, taken as it is
    /// written.
    Sqlite(PathBuf),
    /// `postgres://` and what follows, as PostgreSQL has it.
    Postgres(Box<Address>),
}

impl FromStr for DatabaseUrl {
    type Err = String;

    /// Reads an address. The error does not repeat it, since it may hold a
    /// password.
    fn from_str(text: &str) -> Result<Self, String> {
        const EXPECTED: &str = "sqlite://PATH or postgres://USER@HOST/DATABASE";
        match text.split_once("://") {
            Some(("sqlite", path)) if !path.is_empty() => Ok(Self::Sqlite(file(path))),
            Some(("sqlite", _)) => Err("the path of the file is missing".to_owned()),
            Some(("postgres" | "postgresql", _)) => {
                let address = text.parse().map(Box::new);
                address.map(Self::Postgres)
            }
            Some((scheme, _)) => Err(format!(
                "databases of the kind `{scheme}` are not supported; use {EXPECTED}"
            )),
            None => Err(format!("expected {EXPECTED}")),
        }
    }
}

/// The address without a password.
impl fmt::Display for DatabaseUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => write!(formatter, "sqlite://{}", path.display()),
            Self::Postgres(address) => address.fmt(formatter),
        }
    }
}

/// The path of a file, which SQLite does not take for a name of its own, such as
/// `:memory:` or `file:a?mode=ro`.
fn file(path: &str) -> PathBuf {
    match path.starts_with(':') || path.starts_with("file:") {
        true => Path::new(".").join(path),
        false => path.into(),
    }
}
