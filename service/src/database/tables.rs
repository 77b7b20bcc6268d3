//! The version of the tables that a database has.

use super::Error;

/// What tables a database has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tables {
    /// None yet.
    None,
    /// Those of an older program, by their version.
    Old(usize),
    /// Those of this program, by their version.
    Current(usize),
}

impl Tables {
    /// What is meant by the version of a database, unless it is beyond the
    /// `newest` that this program knows.
    pub(super) fn of(version: usize, newest: usize) -> Result<Self, Error> {
        match version {
            0 => Ok(Self::None),
            version if version < newest => Ok(Self::Old(version)),
            version if version == newest => Ok(Self::Current(version)),
            version => Err(Error::Failed(format!(
                "the database is of version {version}, from a newer program, and this one knows \
                 {newest}: use the newer one"
            ))),
        }
    }

    /// Refuses tables that this program cannot use.
    pub(super) fn usable(self) -> Result<(), Error> {
        match self {
            Self::Current(_) => Ok(()),
            Self::None => Err(Error::Unavailable(
                "the database has no tables: `serve` and `keys create` make them".to_owned(),
            )),
            Self::Old(version) => Err(Error::Failed(format!(
                "the database is of version {version}, from an older program: `serve` renews it"
            ))),
        }
    }
}
