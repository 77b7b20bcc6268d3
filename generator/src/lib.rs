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
//! 6. [`report`] holds what was found on the way and shows it to people.

mod choices;
mod crates;
mod emit;
mod listing;
mod lower;
mod model;
mod names;
pub mod outline;
mod render;
pub mod report;
mod selection;
pub mod source;

use std::collections::{BTreeMap, BTreeSet};

pub use choices::TypeChoices;
use emit::Origin;
pub use listing::{ListedOperation, list_operations};
use model::Api;
use render::NotRust;
use report::{Code, Report};
pub use selection::Selection;
use source::{Document, Place, Source, Wanted};

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
    /// How many threads make files, of which there is always one. The files are the same.
    pub jobs: usize,
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
    source::with_room(|| generate_here(source, options)).unwrap_or_else(|| {
        let mut report = Report::new();
        report.add(Code::TooLarge, &Place::root(), source::NO_MEMORY);
        Outcome {
            report,
            generated: None,
        }
    })
}

fn generate_here(source: &Source, options: &Options) -> Outcome {
    let (mut report, api) = understood(source, options);
    let generated = api.and_then(|api| match emit_both(&api, options) {
        Ok(generated) => Some(generated),
        Err(fault) => {
            report
                .add(Code::GeneratorFault, &Place::root(), fault.to_string())
                .help("this is a fault of the generator, not of the description: please report it");
            None
        }
    });
    Outcome { report, generated }
}

/// The description as it is understood, without what is left out of it; no API when the report has
/// errors.
fn understood(source: &Source, options: &Options) -> (Report, Option<Api>) {
    let mut wanted = Wanted {
        crates: options.crates.clone(),
        operations: options.operations.clone(),
        parts: options.parts.clone(),
        skipped: Vec::new(),
    };
    let (mut report, mut api) = read(source, options, &wanted);
    let mut causes = Report::new();
    // What is left out may have hidden what is wrong elsewhere.
    while let Some(places) = report.skippable().filter(|_| options.skips) {
        let known = wanted.skipped.len();
        let new = places.into_iter();
        let new = new.filter(|place| !wanted.skipped.contains(place));
        let new: Vec<Place> = new.collect();
        wanted.skipped.extend(new);
        if wanted.skipped.len() == known {
            break;
        }
        causes.append(report.into_skipped());
        (report, api) = read(source, options, &wanted);
    }
    report.append_new(causes);
    (report, api)
}

/// What the description says to generate; nothing when the report has errors.
fn read(source: &Source, options: &Options, wanted: &Wanted) -> (Report, Option<Api>) {
    let mut report = Report::new();
    let api = source::read(source, wanted, &mut report).map(|document| Api {
        checks_requests: options.client_checks,
        ..understand(&document, options, &mut report)
    });
    let api = api.filter(|_| !report.has_errors());
    (report, api)
}

fn understand(document: &Document, options: &Options, report: &mut Report) -> Api {
    let mut found = Report::new();
    let api = lower::lower(document, &options.types, options.stubs, &mut found);
    let found = found.map_places(|place| document.shown(place));
    let found = found.map_files(document.origins());
    // References alone tell of some of these.
    report.append(found.without_known(Code::OnlyItself, report));
    api
}

fn emit_both(api: &Api, options: &Options) -> Result<Generated, NotRust> {
    Ok(Generated {
        server: one_crate(api, options, "server", emit::server_crate)?,
        client: one_crate(api, options, "client", emit::client_crate)?,
    })
}

fn one_crate(
    api: &Api,
    options: &Options,
    kind: &str,
    emit: impl Fn(&Api, Origin<'_>) -> Result<BTreeMap<String, String>, NotRust>,
) -> Result<Crate, NotRust> {
    let name = format!("{}-{kind}", options.name);
    let files = emit(
        api,
        Origin {
            crate_name: &name,
            spec_path: &options.spec_path,
            jobs: options.jobs,
        },
    )?;
    Ok(Crate { name, files })
}
