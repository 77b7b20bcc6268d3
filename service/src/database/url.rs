//! The URL of a database.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::postgres::Address;

/// The URL of a database. Its `Debug` form contains no password.
#[derive(Clone, Debug)]
pub enum DatabaseUrl {
    /// `sqlite://` and the path of a file, relative or absolute.
    Sqlite(PathBuf),
    /// `postgres://` and a PostgreSQL connection URL.
    Postgres(Box<Address>),
}

impl FromStr for DatabaseUrl {
    type Err = String;

    /// Parses a URL. The error does not repeat it, since it may contain a password.
    fn from_str(text: &str) -> Result<Self, String> {
        const EXPECTED: &str = "expected sqlite://PATH or postgres://USER@HOST/DATABASE";
        match text.split_once("://") {
            Some(("sqlite", "")) => Err("missing path of the file".to_owned()),
            Some(("sqlite", path)) => Ok(Self::Sqlite(file(path))),
            Some(("postgres" | "postgresql", _)) => Ok(Self::Postgres(Box::new(text.parse()?))),
            Some((scheme, _)) => Err(format!("unsupported database `{scheme}`; {EXPECTED}")),
            None => Err(EXPECTED.to_owned()),
        }
    }
}

/// A path that SQLite does not take for a special name, such as `:memory:` or `file:a?mode=ro`.
fn file(path: &str) -> PathBuf {
    match path.starts_with(':') || path.starts_with("file:") {
        true => Path::new(".").join(path),
        false => path.into(),
    }
}
