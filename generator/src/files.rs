//! The crates of a description that was understood, made file by file.

use std::collections::BTreeMap;

use crate::emit::{self, Origin, Writer};
use crate::fault::Fault;
use crate::model::Api;
use crate::remedies::Apis;
use crate::{Crate, Generated};

/// The two crates of a description that was understood. Their files are made when they are asked
/// for, and need not be in memory together.
#[derive(Debug)]
pub struct Crates {
    pub(crate) apis: Apis,
    pub(crate) name: String,
    pub(crate) spec_path: String,
    pub(crate) jobs: usize,
}

/// Which of the two crates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The crate with the trait to implement.
    Server,
    /// The crate with the typed client.
    Client,
}

impl Side {
    #[doc(hidden)]
    pub fn target(self) -> emit::Crate {
        match self {
            Self::Server => emit::Crate::Server,
            Self::Client => emit::Crate::Client,
        }
    }
}

impl Crates {
    /// The name of a crate and of its folder.
    pub fn name(&self, side: Side) -> String {
        match side {
            Side::Server => format!("{}-server", self.name),
            Side::Client => format!("{}-client", self.name),
        }
    }

    /// Makes the files of a crate, which are taken one by one, in any order: the path relative to
    /// the crate's folder, with `/` separators, and the text. There are none of a crate that is not wanted.
    ///
    /// # Errors
    ///
    /// When a file cannot be made, or was not taken.
    pub fn write<E: From<Fault>>(
        &self,
        side: Side,
        mut take: impl FnMut(String, String) -> Result<(), E>,
    ) -> Result<(), E> {
        let Some(api) = self.apis.of(side) else {
            return Ok(());
        };
        let name = self.name(side);
        let origin = self.origin(&name);
        let mut writer = Writer::new(origin.header(), self.jobs, &mut take);
        emit::write_crate(api, side.target(), origin, &mut writer)
    }

    /// Makes the same files without docs and function bodies.
    #[doc(hidden)]
    pub fn write_outline(
        &self,
        side: Side,
        mut take: impl FnMut(String, String) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let Some(api) = self.apis.of(side) else {
            return Ok(());
        };
        let name = self.name(side);
        let mut writer = Writer::outline(self.jobs, &mut take);
        emit::write_crate(api, side.target(), self.origin(&name), &mut writer)
    }

    /// The API of a crate.
    #[doc(hidden)]
    pub fn api(&self, side: Side) -> Option<&Api> {
        self.apis.of(side).map(AsRef::as_ref)
    }

    /// The API of any crate.
    #[doc(hidden)]
    pub fn any_api(&self) -> Option<&Api> {
        self.apis.any().map(AsRef::as_ref)
    }

    fn origin<'a>(&'a self, crate_name: &'a str) -> Origin<'a> {
        Origin {
            crate_name,
            spec_path: &self.spec_path,
        }
    }

    /// Both crates, in memory.
    pub(crate) fn both(&self) -> Result<Generated, Fault> {
        Ok(Generated {
            server: self.one(Side::Server)?,
            client: self.one(Side::Client)?,
        })
    }

    fn one(&self, side: Side) -> Result<Crate, Fault> {
        let mut files = BTreeMap::new();
        self.write(side, |path, text| {
            files.insert(path, text);
            Ok::<_, Fault>(())
        })?;
        let name = self.name(side);
        Ok(Crate { name, files })
    }
}
