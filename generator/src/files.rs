//! The generated crates, file by file.

use std::collections::BTreeMap;

use crate::correction_rounds::Apis;
use crate::emit::starter::{Packages, Starter};
use crate::emit::{self, Origin, Writer};
use crate::generate_error::GenerateError;
use crate::lowered::Api;
use crate::model::Model;
use crate::options::RuntimeSource;
use crate::side::Side;
use crate::source::Source;
use crate::{Crate, Generated};

/// The crates of a lowered description. Files are generated one by one, and need not be in memory together.
#[derive(Debug)]
pub struct Crates {
    pub(crate) apis: Apis,
    pub(crate) name: String,
    pub(crate) spec_path: String,
    pub(crate) command: String,
    pub(crate) runtime: RuntimeSource,
    pub(crate) jobs: usize,
}

impl Crates {
    /// The name of a crate and its folder.
    pub fn name(&self, side: Side) -> String {
        format!("{}-{}", self.name, side.suffix())
    }

    /// Generates the files of a crate, and passes each to `take`, in any order: its path in the folder of the crate, with
    /// `/` separators, and its text. A crate that is not wanted has no files.
    ///
    /// # Errors
    ///
    /// If a file cannot be generated, or `take` fails.
    pub fn write<E: From<GenerateError>>(
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
        emit::write_crate(api, side, origin, &mut writer)
    }

    /// The model of a crate; `None` if it is not wanted. `source` is the description that was read.
    pub fn model(&self, source: &Source, side: Side) -> Option<Model> {
        let api = self.apis.of(side)?;
        Some(crate::model::model(api, side, source))
    }

    /// `true` if a crate is wanted.
    pub fn has(&self, side: Side) -> bool {
        self.apis.of(side).is_some()
    }

    /// Generates the same files without docs and function bodies.
    #[doc(hidden)]
    pub fn write_outline(
        &self,
        side: Side,
        mut take: impl FnMut(String, String) -> Result<(), GenerateError>,
    ) -> Result<(), GenerateError> {
        let Some(api) = self.apis.of(side) else {
            return Ok(());
        };
        let name = self.name(side);
        let mut writer = Writer::outline(self.jobs, &mut take);
        // The public items of the library are among those of the crate.
        let origin = Origin {
            runtime: &RuntimeSource::Copy,
            ..self.origin(&name)
        };
        emit::write_crate(api, side, origin, &mut writer)
    }

    /// The API of a crate, if it is wanted.
    #[doc(hidden)]
    pub fn api(&self, side: Side) -> Option<&Api> {
        self.apis.of(side).map(AsRef::as_ref)
    }

    /// The API of any crate.
    #[doc(hidden)]
    pub fn any_api(&self) -> Option<&Api> {
        self.apis.any().map(AsRef::as_ref)
    }

    /// The source files of a service that implements the API, for a team to start from.
    ///
    /// # Errors
    ///
    /// If a file cannot be generated.
    #[doc(hidden)]
    pub fn starter(&self, packages: Packages<'_>) -> Result<Option<Starter>, GenerateError> {
        let api = self.apis.of(Side::Server);
        let api = api.filter(|api| !api.operations.is_empty());
        api.map(|api| emit::starter::starter(api, packages))
            .transpose()
    }

    fn origin<'a>(&'a self, crate_name: &'a str) -> Origin<'a> {
        Origin {
            crate_name,
            spec_path: &self.spec_path,
            command: &self.command,
            runtime: &self.runtime,
        }
    }

    /// Generates all crates in memory.
    pub(crate) fn all(&self) -> Result<Generated, GenerateError> {
        Ok(Generated {
            server: self.one(Side::Server)?,
            client: self.one(Side::Client)?,
            types: self.one(Side::Types)?,
        })
    }

    fn one(&self, side: Side) -> Result<Crate, GenerateError> {
        let mut files = BTreeMap::new();
        self.write(side, |path, text| {
            files.insert(path, text);
            Ok::<_, GenerateError>(())
        })?;
        let name = self.name(side);
        Ok(Crate { name, files })
    }
}
