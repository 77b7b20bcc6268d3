//! `cargo xtask codegen`: generates a server crate and a client crate from a description.
//!
//! In: the arguments, completed by the settings file, and the files that the description refers to. Out: the crates on
//! disk, and diagnostics. Depends on `settings`, `input` and `sync`, and on the generator.

mod args;
mod diagnostics;
mod shell;

use std::env;
use std::num::NonZeroUsize;
use std::path::Path;
use std::thread::available_parallelism;

use anyhow::Context as _;
use generator::report::{Code, Report};
use generator::source::{Source, Unread};
use generator::{
    CarefulSchemas, Crates, GenerateError, ListedOperation, Options, Selection, Side, TypeChoices,
};

use crate::input::{self, Inputs};
use crate::sync::{self, Made, Mode, Plan};
use crate::vendored::{self, Entry, LOCK, Lock};
use crate::{Console, Status, header_path, settings, today};

pub use args::Args;
pub use diagnostics::{DiagnosticArgs, MessageFormat};
pub use diagnostics::{allowable, deniable};
use shell::shell_word;

/// The description of this workspace, relative to its root.
pub const SPEC: &str = "spec/openapi.yaml";

/// The name prefix of this workspace's crates.
const NAME: &str = "generated";

/// The types of string formats.
fn types(choices: &[String]) -> anyhow::Result<TypeChoices> {
    let mut types = TypeChoices::default();
    for choice in choices {
        types.choose(choice).map_err(anyhow::Error::msg)?;
    }
    Ok(types)
}

/// The operations whose handlers receive the parts of a request.
fn parts(args: &Args) -> anyhow::Result<Selection> {
    let mut operations = Selection::default();
    for selector in &args.request_parts {
        operations.include(selector).map_err(anyhow::Error::msg)?;
    }
    Ok(operations)
}

/// The selected operations.
fn operations(args: &Args) -> anyhow::Result<Selection> {
    let mut operations = Selection::default();
    for selector in &args.include {
        operations.include(selector).map_err(anyhow::Error::msg)?;
    }
    for selector in &args.exclude {
        operations.exclude(selector).map_err(anyhow::Error::msg)?;
    }
    Ok(operations)
}

/// Runs the task in the workspace at `root`.
///
/// # Errors
///
/// When a file cannot be read or written, or the output directory of a crate contains files that were not generated.
pub fn run(given: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    run_noting(given, root, &Inputs::default(), console)
}

/// Runs the task, and collects the paths of its input files, which may not exist.
///
/// # Errors
///
/// As [`run`].
pub fn run_noting(
    given: &Args,
    root: &Path,
    inputs: &Inputs,
    console: &mut Console<'_>,
) -> anyhow::Result<Status> {
    inputs.note(settings::path(given, root));
    if given.config_schema {
        write!(console.out, "{}", settings::schema())?;
        return Ok(Status::Done);
    }
    let Some(args) = settings::complete(given, root, console)? else {
        return Ok(Status::Refused);
    };
    args.check()?;
    let args = &args;
    let spec = args.spec.clone().unwrap_or_else(|| root.join(SPEC));
    let out = args.out.clone().unwrap_or_else(|| root.to_owned());
    let Some(source) = read(args, &spec, inputs, console)? else {
        return Ok(Status::Refused);
    };
    if args.list {
        return list(args, &source, console);
    }
    let (crates, report) = match understand(args, &source, &spec, &out, console)? {
        Ok(understood) => understood,
        Err(status) => return Ok(status),
    };
    let wanted = [
        (args.client, Made(&crates, Side::Server)),
        (args.server, Made(&crates, Side::Client)),
    ];
    let wanted = wanted.iter().filter(|(other_alone, _)| !other_alone);
    let mut plans: Vec<Plan> = wanted
        .map(|(_, made)| Plan::new(&out, made))
        .collect::<anyhow::Result<_>>()?;
    for plan in &plans {
        plan.refuse_to_hold(&spec)?;
    }
    let mode = if args.check { Mode::Check } else { Mode::Write };
    let status = match sync::carry_out(&mut plans, mode, args.diagnostics.status_output(console)) {
        Ok(status) => status,
        Err(error) => return faulty(args, &error, report, &source, console)?.ok_or(error),
    };
    if status == Status::Found {
        writeln!(
            args.diagnostics.status_output(console),
            "run `{}` and commit the result",
            writing_command(env::args().skip(1))
        )?;
    }
    Ok(status)
}

/// Reads the description with its overlays and the files that it refers to.
///
/// Returns `None` if its text is invalid; the errors have been shown then.
///
/// # Errors
///
/// When a file cannot be read.
pub fn read(
    args: &Args,
    spec: &Path,
    inputs: &Inputs,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<Source>> {
    inputs.note(spec.to_owned());
    inputs.note(spec.with_file_name(LOCK));
    args.overlay
        .iter()
        .for_each(|path| inputs.note(path.clone()));
    let lock = Lock::beside(spec)?;
    let bytes = read_bytes(args, spec)?;
    let Some(source) = read_alone(args, bytes, lock.description(spec), console)? else {
        return Ok(None);
    };
    let mut reader = vendored::reader(&lock, spec, args.refs_below.as_deref())?;
    let folder = spec.parent().unwrap_or(Path::new(""));
    let source = source.with_addresses(lock.addresses(spec));
    Ok(Some(source.with_files(|path| {
        inputs.note(folder.join(path));
        reader(path)
    })))
}

/// Reads the bytes of the description.
///
/// # Errors
///
/// When the file cannot be read.
pub fn read_bytes(args: &Args, spec: &Path) -> anyhow::Result<Vec<u8>> {
    input::read(spec).with_context(|| format!("cannot read {}", shown_path(args)))
}

/// The path of the description in diagnostics.
fn shown_path(args: &Args) -> String {
    let path = args.spec.as_deref().unwrap_or(Path::new(SPEC));
    path.display().to_string()
}

/// Reads the description with its overlays, without the files that it refers to. If it was fetched, it must be the locked
/// one.
///
/// Returns `None` if its text is invalid; the errors have been shown then.
///
/// # Errors
///
/// When an overlay cannot be read.
pub fn read_alone(
    args: &Args,
    bytes: Vec<u8>,
    locked: Option<&Entry>,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<Source>> {
    let mut report = Report::new();
    let changed = locked.and_then(|entry| entry.verified(bytes.clone()).err());
    let mut source = Source::from_bytes(shown_path(args), bytes, &mut report);
    if let Some(Unread { why, help }) = changed {
        let message = format!("the fetched description was changed: {why}");
        let diagnostic = report.add_in_text(Code::UnreadableFile, 0..0, message);
        diagnostic.maybe_help(help);
    }
    for path in &args.overlay {
        let name = path.display().to_string();
        let bytes = input::read(path).with_context(|| format!("cannot read {name}"))?;
        source = source.with_overlay(Source::from_bytes(name, bytes, &mut report));
    }
    if report.has_errors() {
        args.diagnostics.emit(&mut report, &source, console)?;
        return Ok(None);
    }
    Ok(Some(source))
}

/// Lists the selected operations, one per line.
fn list(args: &Args, source: &Source, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let (operations, mut report) = generator::list_operations(source, &operations(args)?);
    let status = args.diagnostics.emit(&mut report, source, console)?;
    let longest = operations.iter().map(|one| one.path.len()).max();
    let width = longest.unwrap_or(0);
    for ListedOperation {
        method,
        path,
        id,
        tags,
    } in &operations
    {
        let id = id.as_deref().unwrap_or("-");
        let line = format!("{method:7} {path:width$}  {id}  {}", tags.join(", "));
        writeln!(
            args.diagnostics.status_output(console),
            "{}",
            line.trim_end()
        )?;
    }
    Ok(status)
}

/// Reports a bug of the generator together with the diagnostics. Returns `None` for any other error.
fn faulty(
    args: &Args,
    error: &anyhow::Error,
    mut report: Report,
    source: &Source,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<Status>> {
    let Some(bug) = error.downcast_ref::<GenerateError>() else {
        return Ok(None);
    };
    bug.report_to(&mut report);
    args.diagnostics.emit(&mut report, source, console)?;
    writeln!(args.diagnostics.status_output(console), "{error:#}")?;
    Ok(Some(Status::Refused))
}

/// The crates to generate, or the status if the description was refused, after its diagnostics were shown.
fn understand(
    args: &Args,
    source: &Source,
    spec: &Path,
    out: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<Result<(Crates, Report), Status>> {
    let options = options(args, spec, out)?;
    let mut understood = generator::understand(source, &options);
    let status = args
        .diagnostics
        .emit(&mut understood.report, source, console)?;
    Ok(match (understood.crates, status) {
        (Some(crates), Status::Done) => Ok((crates, understood.report)),
        (Some(_), status) => Err(status),
        (None, _) => Err(Status::Refused),
    })
}

/// This command without `--check`.
fn writing_command(arguments: impl Iterator<Item = String>) -> String {
    let arguments = arguments.filter(|argument| argument != "--check");
    let quoted: Vec<String> = arguments.map(|argument| shell_word(&argument)).collect();
    format!("cargo xtask {}", quoted.join(" "))
}

/// The only crate to generate, if one is chosen.
fn only(args: &Args) -> Option<Side> {
    match (args.server, args.client) {
        (true, false) => Some(Side::Server),
        (false, true) => Some(Side::Client),
        _ => None,
    }
}

/// The options of the generator.
///
/// # Errors
///
/// When a selector or a type is invalid.
pub fn options(args: &Args, spec: &Path, out: &Path) -> anyhow::Result<Options> {
    Ok(Options {
        name: args.name.clone().unwrap_or_else(|| NAME.to_owned()),
        spec_path: header_path::shown(spec, out),
        types: types(&args.types)?,
        crates: args.crates.iter().cloned().collect(),
        client_checks: args.client_checks.unwrap_or(false),
        client_careful: CarefulSchemas::new(args.client_careful.iter().cloned()),
        operations: operations(args)?,
        parts: parts(args)?,
        skips: args.allow_skip.unwrap_or(false),
        stubs: args.stub.unwrap_or(false),
        names_from_paths: args.names_from_paths.unwrap_or(false),
        separate_types: args.separate_types.unwrap_or(false),
        program: args.program.clone(),
        today: today::or_now(args.today),
        only: only(args),
        jobs: available_parallelism().map_or(1, NonZeroUsize::get),
    })
}
