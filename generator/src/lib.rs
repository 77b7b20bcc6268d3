//! Reads an OpenAPI description and generates two Rust crates: a server and a client.
//!
//! The library has no side effects: it reads no files, clock or environment, and the same description always gives the
//! same output.
//!
//! 1. [`source`] reads a description into an OpenAPI document, and validates its structure.
//! 2. `lower` lowers the document to a model, and reports everything that cannot be generated.
//! 3. `model` is the API as plain data, with all names chosen.
//! 4. `emit` emits the model as tokens. It cannot fail.
//! 5. `render` formats the tokens.
//! 6. [`lint`] finds problems that make generated code worse.
//! 7. [`report`] collects and renders diagnostics.

mod correction_rounds;
mod crates;
mod date;
mod deprecations;
mod emit;
mod files;
mod format_types;
mod generate_error;
mod http_token;
pub mod lint;
mod listing;
mod lower;
mod model;
mod names;
mod render;
pub mod repair;
pub mod report;
mod selection;
mod side;
pub mod source;
mod stack;

use std::collections::{BTreeMap, BTreeSet};

use correction_rounds::Corrected;
pub use date::Date;
pub use deprecations::{Deprecation, deprecations};
pub use files::Crates;
pub use format_types::TypeChoices;
pub use generate_error::GenerateError;
pub use listing::{ListedOperation, list_operations};
pub use model::CarefulSchemas;
use report::Report;
pub use selection::Selection;
pub use side::Side;
use source::Source;

/// Parts of the generator for the crate `generator-diff` and the oracle, without a stable interface.
#[doc(hidden)]
pub mod internals {
    pub use crate::emit::{header_groups, reads_itself, type_text};
    pub use crate::model::{
        Api, BasePath, Content, ContentKind, Credential, EventData, Field, FileField, Framing,
        Location, Operation, Parameter, Payload, Response, Scalar, SecurityScheme, Shape, Side,
        Stability, Status, Type, TypeDefinition, TypeKind, Verifier,
    };
    pub use crate::report::diagnostic::Site;
    pub use crate::report::github::{escape_data, escape_property};
    pub use crate::report::source_location::source_locations;
    pub use crate::source::description::{Checked, checked};
    pub use crate::source::no_memory;
    pub use crate::source::upgrade::keywords::IN_PLACE;
    pub use crate::source::validation::deprecations::{EXTENDED, SUNSET};
    pub use crate::stack::{at_once, with_room};
}

/// The options of generation.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The common part of the crate names: `generated` gives `generated-server` and `generated-client`.
    pub name: String,
    /// The path of the description in file headers, with `/` separators.
    pub spec_path: String,
    /// The types of string formats.
    pub types: TypeChoices,
    /// The accepted crates of `x-rust-type`.
    pub crates: BTreeSet<String>,
    /// `true` if the client validates requests before it sends them.
    pub client_checks: bool,
    /// The schemas whose properties are optional in the client, if they occur only in responses.
    pub client_careful: CarefulSchemas,
    /// The operations to generate.
    pub operations: Selection,
    /// The operations whose handlers receive the request parts, in addition to those with `x-request-parts`.
    pub parts: Selection,
    /// `true` if operations are skipped that need something unsupported or unresolved, which is an error otherwise.
    pub skips: bool,
    /// `true` if the handlers of the trait have default implementations, which respond with 501.
    pub stubs: bool,
    /// `true` if operations are named after their methods and paths, and not by `operationId`.
    pub names_from_paths: bool,
    /// `true` if each inline schema has a type of its own, even if it is identical to another one.
    pub separate_types: bool,
    /// The name of the command-line program of the client; by default, that of the crates.
    pub program: Option<String>,
    /// The day on which sunset dates are checked; by default, they are not.
    pub today: Option<Date>,
    /// The only crate to generate; both by default.
    pub only: Option<Side>,
    /// The maximum number of threads that emit files. It does not affect the output.
    pub jobs: usize,
}

impl Options {
    /// `true` if a crate is to be generated.
    fn is_wanted(&self, side: Side) -> bool {
        self.only.is_none_or(|only| only == side)
    }

    /// The name of the command-line program, which must not be that of a folder in Cargo's target directory.
    fn program_name(&self) -> String {
        match &self.program {
            Some(program) => program.clone(),
            None if ["build", "deps", "examples", "incremental"].contains(&&*self.name) => {
                format!("{}-cli", self.name)
            }
            None => self.name.clone(),
        }
    }
}

/// One generated crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crate {
    /// The name of the crate and its folder.
    pub name: String,
    /// The texts of the files, by their paths in the folder of the crate: `src/lib.rs`.
    pub files: BTreeMap<String, String>,
}

/// The two crates of a description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The server, with the trait to implement.
    pub server: Crate,
    /// The typed client.
    pub client: Crate,
}

/// The result of [`generate`].
#[derive(Debug)]
pub struct Outcome {
    /// The diagnostics.
    pub report: Report,
    /// `None` if the report has errors.
    pub generated: Option<Generated>,
}

/// Generates both crates from a description.
pub fn generate(source: &Source, options: &Options) -> Outcome {
    let Understood { mut report, crates } = understand(source, options);
    let generated = crates.and_then(|crates| match crates.both() {
        Ok(generated) => Some(generated),
        Err(fault) => {
            fault.report_to(&mut report);
            None
        }
    });
    Outcome { report, generated }
}

/// The result of [`understand`].
#[derive(Debug)]
pub struct Understood {
    /// The diagnostics.
    pub report: Report,
    /// `None` if the report has errors.
    pub crates: Option<Crates>,
}

/// Reads and lowers a description, without generating files.
pub fn understand(source: &Source, options: &Options) -> Understood {
    let understood = stack::with_room(|| correction_rounds::read(source, options));
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
        jobs: options.jobs,
    });
    Understood { report, crates }
}
