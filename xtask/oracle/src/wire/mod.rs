//! Calls every operation of the generated server with the generated client, and compares the values on both sides.

mod bodies;
mod callers;
mod calls;
mod compare;
mod credentials;
mod handlers;
mod known_prism_errors;
mod lookup;
mod operation_selection;
mod outline;
mod prism;
mod program;
mod records;
mod sequences;
mod tally;
mod traits;
mod value_generator;

use std::fs;
use std::path::Path;

use openapi_crates::report::Severity;
use openapi_crates::source::Source;
use openapi_crates::{Generated, Options, RuntimeSource, Selection};

use crate::document::Document;
use crate::harness::Workspace;
use calls::Plan;
use outline::{Outline, outline};
use prism::Prism;
pub use tally::{Tally, summary, write};
use value_generator::ValueGenerator;

/// Calls at most `max` operations of a description: of the generated server, or of Prism if its program is given.
pub fn run_calls(
    file: &Path,
    path: String,
    max: usize,
    prism: Option<&Path>,
    workspace: &Workspace,
) -> Tally {
    let mut tally = Tally::new(path);
    match Subject::new(file, max, &workspace.library) {
        Err(reason) => tally.skip_reason = Some(reason),
        Ok(subject) => {
            tally.unselected = subject.unselected;
            let peer = match prism {
                None => Peer::Server,
                Some(program) => Peer::Prism(program, file),
            };
            run(
                subject.document,
                &subject.generated,
                &subject.outline,
                peer,
                workspace,
                &mut tally,
            );
        }
    }
    tally
}

/// The server that the client calls.
#[derive(Clone, Copy)]
enum Peer<'a> {
    /// The generated one.
    Server,
    /// The program of Prism, and the description that it mocks.
    Prism(&'a Path, &'a Path),
}

/// A description that was generated.
struct Subject {
    document: Document,
    generated: Generated,
    outline: Outline,
    /// The number of operations that were not selected.
    unselected: usize,
}

impl Subject {
    /// Generates a file with at most `max` of its operations, or returns the reason why that is impossible.
    fn new(file: &Path, max: usize, library: &RuntimeSource) -> Result<Self, String> {
        let document = Document::read(file);
        let document = document.map_err(|error| format!("{error:#}"))?;
        let (count, operations) = operation_selection::select(&document.whole, max)?;
        // References are relative to the target of a symbolic link.
        let file = file.canonicalize().unwrap_or_default();
        let text = fs::read_to_string(&file).unwrap_or_default();
        let extension = file.extension().and_then(|extension| extension.to_str());
        let name = format!("description.{}", extension.unwrap_or("json"));
        let folder = file.parent().unwrap_or(&file);
        let source = Source::new(name, text)
            .with_files(|path| fs::read(folder.join(path)).map_err(|error| error.to_string()));
        let (generated, outline) = generated(&source, operations, library)?;
        Ok(Self {
            unselected: count.saturating_sub(outline.operations.len()),
            document,
            generated,
            outline,
        })
    }
}

fn run(
    mut document: Document,
    generated: &Generated,
    outline: &Outline,
    peer: Peer<'_>,
    workspace: &Workspace,
    tally: &mut Tally,
) {
    tally.operations = outline.operations.len() + outline.webhooks + tally.unselected;
    if outline.webhooks > 0 {
        let reason = "a webhook or a callback".to_owned();
        tally.skipped.insert(reason, outline.webhooks);
    }
    if outline.operations.is_empty() {
        tally.skip_reason = Some("it has no operations".to_owned());
        return;
    }
    let whole = std::mem::take(&mut document.whole);
    let mut generator = ValueGenerator::new(document);
    let mut plan = Plan::new(outline, &whole, &mut generator, &tally.path);
    if matches!(peer, Peer::Prism(..)) {
        prism::retain_requests(outline, &mut plan);
    }
    for reason in plan.skipped.values() {
        *tally.skipped.entry(reason.clone()).or_default() += 1;
    }
    for reason in &plan.skipped_responses {
        tally.skip(reason, "a response", "");
    }
    if plan.calls.is_empty() {
        return;
    }
    let manifest = program::manifest(outline, generated);
    let program = program::program(outline, generated, &plan);
    let program = match workspace.compile(generated, &manifest, &program) {
        Ok(program) => program,
        Err(error) => return tally.fail(format!("does not build: {error:#}")),
    };
    let lines = plan.calls.iter().map(calls::Call::line).collect();
    let result = match peer {
        Peer::Server => workspace.run(&program, None, lines),
        Peer::Prism(prism, file) => match Prism::start(prism, file, &workspace.log("prism")) {
            Err(error) => return tally.skip_reason = Some(format!("{error:#}")),
            Ok(mut prism) => {
                let result = workspace.run(&program, Some(&prism.address.to_string()), lines);
                if prism.has_ended() {
                    let last = prism::last_line(&workspace.log("prism"));
                    tally.fail(format!("Prism ended: {last}"));
                }
                result
            }
        },
    };
    match result {
        Err(error) => tally.fail(format!("cannot be run: {error:#}")),
        Ok((text, end)) => {
            match peer {
                Peer::Server => compare::compare(outline, &plan, &mut generator, &text, tally),
                Peer::Prism(..) => {
                    prism::compare(outline, &plan, &whole, &mut generator, &text, tally);
                }
            }
            if text.lines().count() < plan.calls.len() {
                tally.fail(end);
            }
        }
    }
    let uncalled = outline.operations.len() - tally.called.len() - plan.skipped.len();
    if uncalled > 0 {
        let reason = "no value that is accepted by its type and valid at its location".to_owned();
        tally.skipped.insert(reason, uncalled);
    }
}

/// Generates both crates, and returns them with their outline.
fn generated(
    source: &Source,
    operations: Selection,
    library: &RuntimeSource,
) -> Result<(Generated, Outline), String> {
    let options = Options::new("validated")
        .runtime(library.clone())
        .operations(operations)
        .spec_path(source.name.clone());
    let outcome = openapi_crates::generate(source, &options);
    let diagnostics = outcome.report.diagnostics().iter();
    let mut errors = diagnostics.filter(|diagnostic| diagnostic.severity() == Severity::Error);
    let refused = || {
        format!(
            "refused: {}",
            errors.next().map_or("", |error| error.message())
        )
    };
    let generated = outcome.generated.ok_or_else(refused)?;
    let outline = outline(source, &options).ok_or("it has no outline")?;
    Ok((generated, outline))
}
