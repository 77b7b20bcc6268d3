//! Generates two Rust crates from an OpenAPI description: a server with one trait to implement, and a typed client.
//!
//! With files, in a build script or an `xtask`, through [`disk`]:
//!
//! ```no_run
//! use openapi_crates::Options;
//! use openapi_crates::disk::Description;
//!
//! let mut generation = Description::new("shop.yaml").generate(&Options::new("shop"))?;
//! generation.write("crates", &mut std::io::stdout())?;
//! # Ok::<(), openapi_crates::disk::Error>(())
//! ```
//!
//! Without files, text in and text out: the same description gives the same output, and everything that the output lacks
//! or reads differently is a diagnostic of the [`report`](report::Report).
//!
//! ```
//! use openapi_crates::report::Style;
//! use openapi_crates::source::Source;
//! use openapi_crates::{Options, generate};
//!
//! let text = "openapi: 3.1.0\ninfo: {title: Shop, version: 1.0.0}\npaths: {}\n";
//! let source = Source::new("shop.yaml", text);
//! let outcome = generate(&source, &Options::new("shop"));
//! eprint!("{}", outcome.report.render(&source, Style::Plain));
//! let client = outcome.generated.expect("a valid description").client;
//! assert!(client.files["src/lib.rs"].contains("Shop"));
//! ```
//!
//! [`lint`] finds problems that make generated code worse, and [`repair`] writes corrections as an OpenAPI Overlay.
//!
//! # How it works
//!
//! 1. [`source`] reads a description into an OpenAPI document, and validates its structure.
//! 2. `lower` lowers the document to plain data, and reports everything that cannot be generated.
//! 3. `lowered` is the API as plain data, with all names chosen; [`model`] is the part of it for programs.
//! 4. `emit` emits the lowered API as tokens. It cannot fail.
//! 5. `render` formats the tokens.
//!
//! # Features
//!
//! `disk`, on by default: the module [`disk`], the only one that reads and writes files.

mod client_names;
mod correction_rounds;
pub mod crate_name;
mod crates;
mod date;
mod deprecations;
#[cfg(feature = "disk")]
pub mod disk;
mod emit;
mod files;
mod generate_error;
mod http_token;
pub mod lint;
mod listing;
mod lower;
mod lowered;
pub mod model;
mod names;
mod options;
mod render;
pub mod repair;
pub mod report;
mod selection;
mod shared_parameters;
mod shared_types;
mod side;
pub mod source;
mod stack;
mod type_rules;

use std::collections::BTreeMap;

use correction_rounds::Corrected;
pub use date::Date;
pub use deprecations::{Deprecation, deprecations};
pub use files::Crates;
pub use generate_error::GenerateError;
pub use listing::{ListedOperation, list_operations};
pub use lowered::CarefulSchemas;
pub use options::{
    Credentials, Features, OperationNames, Options, PaginationRule, Redirects, RuntimeSource,
    Traits, TypeChoices,
};
use report::Report;
pub use selection::Selection;
pub use shared_parameters::SharedParameter;
pub use side::Side;
use source::Source;
pub use type_rules::TypeRule;

/// Parts of the generator for the crates `openapi-crates-cli` and `openapi-crates-diff`, the oracle and tests, without a stable
/// interface.
#[doc(hidden)]
pub mod internals {
    pub use crate::correction_rounds::resolve;
    pub use crate::emit::starter::{Packages, Starter};
    pub use crate::emit::{header_groups, reads_itself, type_text};
    pub use crate::lowered::{
        Api, BasePath, Content, ContentKind, Credential, EventData, Field, FileField, Framing,
        Location, Operation, Parameter, Payload, Response, Scalar, SecurityScheme, Shape, Side,
        Stability, Status, Type, TypeDefinition, TypeKind, Verifier,
    };
    pub use crate::report::diagnostic::Site;
    pub use crate::report::github::{escape_data, escape_property};
    pub use crate::report::source_location::source_locations;
    pub use crate::source::Wanted;
    pub use crate::source::description::{Checked, checked};
    pub use crate::source::upgrade::keywords::IN_PLACE;
    pub use crate::source::validation::deprecations::{EXTENDED, SUNSET};
    pub use crate::source::{no_memory, overlaid_value};
    pub use crate::stack::{join, with_large_stack};
}

/// One generated crate.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Crate {
    /// The name of the crate and its folder.
    pub name: String,
    /// The texts of the files, by their paths in the folder of the crate: `src/lib.rs`.
    pub files: BTreeMap<String, String>,
}

/// The crates of a description. A crate that is not wanted has no files.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Generated {
    /// The server, with the trait to implement.
    pub server: Crate,
    /// The typed client.
    pub client: Crate,
    /// The types, if they have a crate of their own.
    pub types: Crate,
}

/// The result of [`generate`].
#[derive(Debug)]
#[non_exhaustive]
pub struct Outcome {
    /// The diagnostics.
    pub report: Report,
    /// `None` if the report has errors.
    pub generated: Option<Generated>,
}

/// Generates the crates of a description.
pub fn generate(source: &Source, options: &Options) -> Outcome {
    let Understood { mut report, crates } = understand(source, options);
    let generated = crates.and_then(|crates| match crates.all() {
        Ok(generated) => Some(generated),
        Err(error) => {
            error.report_to(&mut report);
            None
        }
    });
    Outcome { report, generated }
}

/// The result of [`understand`].
#[derive(Debug)]
#[non_exhaustive]
pub struct Understood {
    /// The diagnostics.
    pub report: Report,
    /// `None` if the report has errors.
    pub crates: Option<Crates>,
}

impl Understood {
    /// Applies changes to the models of all crates: to be called before files are generated.
    ///
    /// `source` and `options` are those that were [understood](understand); the options get the changes.
    ///
    /// # Errors
    ///
    /// If the report has errors, or a change cannot be applied. Nothing is changed then.
    pub fn change(
        &mut self,
        changes: &model::Changes,
        source: &Source,
        options: &mut Options,
    ) -> Result<(), String> {
        let api = self.crates.as_ref().and_then(|crates| crates.apis.any());
        let Some(api) = api.cloned() else {
            return Err("the description has errors".to_owned());
        };
        (*options, *self) = changes.apply(&api, &self.report, source, options)?;
        Ok(())
    }
}

/// Reads and lowers a description, without generating files.
pub fn understand(source: &Source, options: &Options) -> Understood {
    let report = options.verify();
    if report.has_errors() {
        return Understood {
            report,
            crates: None,
        };
    }
    let understood = stack::with_large_stack(|| correction_rounds::read(source, options));
    let Some(Corrected { report, apis }) = understood else {
        return Understood {
            report: source::no_memory(),
            crates: None,
        };
    };
    let crates = apis.map(|apis| Crates {
        apis,
        name: options.name.clone(),
        spec_path: options.spec_path.clone(),
        command: options.command.clone(),
        runtime: options.runtime.clone(),
        jobs: options.jobs,
    });
    Understood { report, crates }
}

/// The examples of the README, which must compile.
#[cfg(all(doctest, feature = "disk"))]
#[doc = include_str!("../README.md")]
pub struct Readme;
