//! The request of the page.

use openapi_crates::{Options, Side, crate_name};
use serde::Deserialize;

/// A description and the options of generation.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The name of the description's file, which diagnostics and file headers contain.
    pub file: String,
    /// The description.
    pub text: String,
    /// The start of the crate names.
    name: String,
    /// The only crate to generate; by default both.
    only: Option<Only>,
    /// `true` if handlers have default implementations.
    #[serde(default)]
    stubs: bool,
    /// `true` if operations are skipped that need something unsupported or unresolved.
    #[serde(default)]
    allow_skip: bool,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Only {
    Server,
    Client,
    Types,
}

impl Request {
    /// The options of generation.
    ///
    /// # Errors
    ///
    /// If the name cannot be part of a crate name.
    pub fn options(&self) -> Result<Options, String> {
        let only = self.only.map(|only| match only {
            Only::Server => Side::Server,
            Only::Client => Side::Client,
            Only::Types => Side::Types,
        });
        let options = Options::new(crate_name::parse(&self.name)?)
            .spec_path(&self.file)
            .only(only)
            .stubs(self.stubs)
            .skips(self.allow_skip);
        Ok(options)
    }
}
