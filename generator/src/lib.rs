//! Reads an OpenAPI description and writes two crates in Rust: a server and a
//! client.
//!
//! Text goes in and files come out: nothing here reads a file, a clock or the
//! environment, and the same description always gives the same bytes.
//!
//! 1. [`source`] reads the text into an OpenAPI document and finds what is
//!    wrong with its structure.
//! 2. `lower` understands the document as a model. Whatever can fail fails
//!    here, with its place.
//! 3. `model` is the API as plain data, with every name chosen.
//! 4. `emit` writes the model as tokens of Rust. It cannot fail.
//! 5. `render` lays the tokens out as text. Tokens that are not Rust, which are
//!    a fault of the generator, are reported, and nothing is generated.
//! 6. [`lint`] finds what makes generated code worse though the description is right.
//! 7. [`report`] holds what was found on the way and shows it to people.

mod choices;
mod crates;
mod date;
mod deprecations;
mod emit;
mod fault;
mod files;
pub mod lint;
mod listing;
mod lower;
mod model;
mod names;
pub mod outline;
mod remedies;
mod render;
pub mod repair;
pub mod report;
mod selection;
pub mod source;

use std::collections::{BTreeMap, BTreeSet};

pub use choices::TypeChoices;
pub use date::Date;
pub use deprecations::{Deprecation, deprecations};
pub use fault::Fault;
pub use files::{Crates, Side};
pub use listing::{ListedOperation, list_operations};
use remedies::Corrected;
use report::Report;
pub use selection::Selection;
use source::Source;

/// Parts of the generator that the crate `generator-diff` builds upon. No stable interface.
#[doc(hidden)]
pub mod internals {
    pub use crate::model::{Api, Location, Operation, Scalar, Status, TypeDefinition, TypeKind};
    pub use crate::report::diagnostic::Site;
    pub use crate::report::github::{of_data, of_property};
    pub use crate::report::spot::spots;
    pub use crate::selection::METHODS;
    pub use crate::source::checked::{Checked, checked};
    pub use crate::source::deprecations::{EXTENDED, SUNSET};
    pub use crate::source::no_memory;
    pub use crate::source::stack::{at_once, with_room};
    pub use crate::source::upgrade::keywords::IN_PLACE;
}

/// What the caller decides about the output.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The stem of both crate names: `generated` gives `generated-server` and `generated-client`.
    pub name: String,
    /// The description's path as written into file headers, with `/` separators.
    pub spec_path: String,
    /// Which type stands for which format of strings.
    pub types: TypeChoices,
    /// The crates whose types stand for the schemas that name them by `x-rust-type`.
    pub crates: BTreeSet<String>,
    /// Whether the client holds requests against the rules of the description before it
    /// sends them.
    pub client_checks: bool,
    /// The operations to generate, with what they need; all if nothing is chosen.
    pub operations: Selection,
    /// The operations whose handlers are given the request's parts, beside those of which the
    /// description says so by `x-request-parts`; none if nothing is chosen.
    pub parts: Selection,
    /// Whether the operations are left out that need something that is not supported, or a reference that leads
    /// nowhere; otherwise such a thing refuses the description.
    pub skips: bool,
    /// Whether handlers may be left out: they answer with 501 then.
    pub stubs: bool,
    /// The name of the client's command line; that of the crates without it.
    pub program: Option<String>,
    /// The day on which it is told what is past its sunset, or will be soon; without it, nothing is told of that.
    pub today: Option<Date>,
    /// The crate that alone is generated; both without it.
    pub only: Option<Side>,
    /// How many threads make files, of which there is always one. The files are the same.
    pub jobs: usize,
}

impl Options {
    /// Whether a crate is generated.
    fn is_wanted(&self, side: Side) -> bool {
        self.only.is_none_or(|only| only == side)
    }

    /// The name of the client's command line. Cargo has folders beside programs, whose names it
    /// takes for no program.
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
    /// The name of the crate and of its folder.
    pub name: String,
    /// Text by path relative to the crate's folder, with `/` separators: `src/lib.rs`.
    pub files: BTreeMap<String, String>,
}

/// The two crates of one description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The crate with the trait to implement.
    pub server: Crate,
    /// The crate with the typed client.
    pub client: Crate,
}

/// What became of a description.
#[derive(Debug)]
pub struct Outcome {
    /// Everything found wrong or doubtful.
    pub report: Report,
    /// `None` when the report has errors.
    pub generated: Option<Generated>,
}

/// Generates both crates from a description.
pub fn generate(source: &Source, options: &Options) -> Outcome {
    let Understood { mut report, crates } = understand(source, options);
    let generated = crates.and_then(|crates| match crates.both() {
        Ok(generated) => Some(generated),
        Err(fault) => {
            fault.tell(&mut report);
            None
        }
    });
    Outcome { report, generated }
}

/// What was understood of a description.
#[derive(Debug)]
pub struct Understood {
    /// Everything found wrong or doubtful.
    pub report: Report,
    /// `None` when the report has errors.
    pub crates: Option<Crates>,
}

/// Understands a description. Nothing is generated yet.
pub fn understand(source: &Source, options: &Options) -> Understood {
    let understood = source::with_room(|| remedies::read(source, options));
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
