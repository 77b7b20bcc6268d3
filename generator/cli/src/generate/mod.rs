//! `generate`: generates the crates of a description: a server, a client, or their types.
//!
//! In: the arguments, completed by the settings file, and the files that the description refers to. Out: the crates on
//! disk, and diagnostics. Depends on `settings` and on the library.

mod args;
mod diagnostics;
mod runtime;
mod shell;

use std::env;
use std::num::NonZeroUsize;
use std::path::Path;
use std::thread::available_parallelism;

use openapi_crates::disk::input::Inputs;
use openapi_crates::disk::sync::{self, Mode};
use openapi_crates::disk::{self, Description, Read};
use openapi_crates::report::Report;
use openapi_crates::source::Source;
use openapi_crates::{
    CarefulSchemas, Crates, Credentials, Features, GenerateError, ListedOperation, OperationNames,
    Options, Redirects, Selection, Side, Traits, TypeChoices,
};

use crate::{Console, Program, Status, settings, today};

pub use args::{
    Args, CredentialsChoice, FeaturesChoice, NamesChoice, RedirectsChoice, RuntimeChoice,
    TraitsChoice,
};
pub use diagnostics::{DiagnosticArgs, MessageFormat};
pub use diagnostics::{allowable, deniable};
use shell::shell_word;

/// The default name prefix of the crates.
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

/// Runs the command in the folder `root`.
///
/// # Errors
///
/// When a file cannot be read or written, or the output directory of a crate contains files that were not generated.
pub fn run(given: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    run_noting(given, root, &Inputs::default(), console)
}

/// Runs the command, and collects the paths of its input files, which may not exist.
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
    let given = &given.clone().with_one_spec();
    inputs.note(settings::path(given, root, console.program));
    if given.config_schema {
        write!(console.out, "{}", settings::schema())?;
        return Ok(Status::Done);
    }
    let Some(args) = settings::complete(given, root, console)? else {
        return Ok(Status::Refused);
    };
    args.verify(console.program)?;
    let args = &args;
    let spec = args.spec.clone();
    let spec = spec.unwrap_or_else(|| console.program.default_spec(root));
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
    let mode = if args.check { Mode::Check } else { Mode::Write };
    let text = args.diagnostics.status_output(console);
    let is_up_to_date = match sync::carry_out(&crates, &spec, &out, mode, text) {
        Ok(is_up_to_date) => is_up_to_date,
        Err(error) => return faulty(args, &error, report, &source, console)?.ok_or(error),
    };
    if is_up_to_date {
        return Ok(Status::Done);
    }
    // `env::args` panics at an argument that is not UTF-8, such as a path.
    let arguments = env::args_os().skip(2);
    let arguments = arguments.map(|argument| argument.to_string_lossy().into_owned());
    let command = writing_command(console.program, arguments);
    writeln!(
        args.diagnostics.status_output(console),
        "run `{command}` and commit the result"
    )?;
    Ok(Status::Found)
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
    if args.spec.is_none() {
        console.program.verify_default(spec)?;
    }
    accepted(
        description(args, spec, console.program).read(inputs)?,
        args,
        console,
    )
}

/// The source, if its text has no errors. They are shown.
///
/// # Errors
///
/// When a diagnostic cannot be written.
pub fn accepted(
    read: Read,
    args: &Args,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<Source>> {
    let Read {
        source, mut report, ..
    } = read;
    if report.has_errors() {
        args.diagnostics.emit(&mut report, &source, console)?;
        return Ok(None);
    }
    Ok(Some(source))
}

/// The description at a path, and how it is read. A default one is shown by its path in the workspace.
pub fn description(args: &Args, spec: &Path, program: Program) -> Description {
    let default = program.default_spec(Path::new(""));
    let shown = args.spec.as_deref().unwrap_or(&default);
    let mut description = Description::new(spec).shown_as(shown.display().to_string());
    for overlay in &args.overlay {
        description = description.overlay(overlay);
    }
    match &args.refs_below {
        Some(folder) => description.refs_below(folder),
        None => description,
    }
}

/// Lists the selected operations, one per line.
fn list(args: &Args, source: &Source, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let (operations, mut report) = openapi_crates::list_operations(source, &operations(args)?);
    let status = args.diagnostics.emit(&mut report, source, console)?;
    let longest = operations.iter().map(|one| one.path.len()).max();
    let width = longest.unwrap_or(0);
    for ListedOperation {
        method,
        path,
        id,
        tags,
        ..
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
    let options = options(args, spec, out, console.program)?;
    let mut understood = openapi_crates::understand(source, &options);
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
fn writing_command(program: Program, arguments: impl Iterator<Item = String>) -> String {
    let arguments = arguments.filter(|argument| argument != "--check");
    let words = arguments.map(|argument| format!(" {}", shell_word(&argument)));
    format!("{}{}", program.generate(), words.collect::<String>())
}

/// The only crate to generate, if one is chosen.
fn only(args: &Args) -> Option<Side> {
    match (args.server, args.client, args.types_only) {
        (true, false, false) => Some(Side::Server),
        (false, true, false) => Some(Side::Client),
        (false, false, true) => Some(Side::Types),
        _ => None,
    }
}

/// The options of the generator.
///
/// # Errors
///
/// When a selector or a type is invalid.
pub fn options(args: &Args, spec: &Path, out: &Path, program: Program) -> anyhow::Result<Options> {
    Ok(Options::new(args.name.as_deref().unwrap_or(NAME))
        .spec_path(disk::shown(spec, out))
        .command(program.generate())
        .runtime(runtime::source(args, out)?)
        .types(types(&args.types)?)
        .crates(&args.crates)
        .type_rules(args.type_rules.iter().cloned())
        .client_checks(args.client_checks.unwrap_or(false))
        .client_careful(CarefulSchemas::new(args.client_careful.iter().cloned()))
        .credentials(args.credentials.map(Credentials::from).unwrap_or_default())
        .redirects(args.redirects.map(Redirects::from).unwrap_or_default())
        .pagination(args.paginate.iter().cloned())
        .shared_parameters(args.shared_parameters.iter().cloned())
        .operations(operations(args)?)
        .parts(parts(args)?)
        .skips(args.allow_skip.unwrap_or(false))
        .traits(args.traits.map(Traits::from).unwrap_or_default())
        .features(args.features.map(Features::from).unwrap_or_default())
        .stubs(args.stub.unwrap_or(false))
        .names(args.names.map(OperationNames::from).unwrap_or_default())
        .names_from_titles(args.names_from_titles.unwrap_or(false))
        .separate_types(args.separate_types.unwrap_or(false))
        .embed_description(args.embed_description.unwrap_or(false))
        .program(args.program.clone())
        .today(today::or_now(args.today))
        .only(only(args))
        .types_crate(args.types_crate.unwrap_or(false))
        .jobs(available_parallelism().map_or(1, NonZeroUsize::get)))
}
