//! Where the database is.

use std::path::{Path, PathBuf};
use std::str::FromStr;

/// `sqlite://` and the path of a file, relative or absolute, taken as it is
/// written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseUrl(PathBuf);

impl DatabaseUrl {
    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl FromStr for DatabaseUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once("://") {
            Some(("sqlite", path)) if !path.is_empty() => Ok(Self(file(path))),
            Some(("sqlite", _)) => Err("the path of the file is missing".to_owned()),
            Some((scheme, _)) => Err(format!(
                "databases of the kind `{scheme}` are not supported; use sqlite://PATH"
            )),
            None => Err("expected sqlite://PATH".to_owned()),
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
