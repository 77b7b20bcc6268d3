//! `init`: a workspace for a description, from which a team goes on.
//!
//! In: a description, or its URL. Out: a folder with the description, its crates, a service, a program and their tests.
//! Depends on `generate` and `vendor`, and on the starter files of the library.

mod axum;
mod files;

use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context as _, ensure};
use openapi_crates::disk::input::{self, Inputs};
use openapi_crates::disk::{Description, Generation};
use openapi_crates::report::Style;
use openapi_crates::{Options, Traits, crate_name};

use crate::{Console, EXIT_CODES, Program, Status, generate, vendor};

/// The folder of the description in the workspace.
const SPEC_FOLDER: &str = "spec";

/// The maximum number of tagged operations with one trait. With more, each tag has a trait.
const MAX_OPERATIONS_OF_ONE_TRAIT: usize = 30;

/// Arguments of the command.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The description, in YAML or JSON, or its URL
    #[arg(value_name = "SPEC|URL")]
    pub spec: String,

    /// The name prefix of the crates: NAME-server and NAME-client
    #[arg(long, value_name = "NAME", value_parser = crate_name::parse)]
    pub name: String,

    /// The directory of the workspace, which must not exist or be empty [default: NAME]
    #[arg(long, value_name = "DIR")]
    pub into: Option<PathBuf>,

    /// Write a service for production, with axum: logs, metrics, limits, a page of the API and a graceful stop
    #[arg(long)]
    pub axum: bool,
}

/// Writes the workspace.
///
/// # Errors
///
/// When the folder is not empty, a file cannot be read or written, or the description cannot be fetched.
pub fn run(args: &Args, console: &mut Console<'_>) -> anyhow::Result<Status> {
    // The README and the CI of the workspace run the installed program, and `check` compares its name in file headers.
    let console = &mut Console {
        out: console.out,
        err: console.err,
        colored: console.colored,
        program: Program::Installed,
    };
    let folder = args.into.clone().unwrap_or_else(|| (&args.name).into());
    ensure!(
        is_free(&folder),
        "{} is not an empty directory; nothing was written",
        folder.display()
    );
    let mut choices = None;
    if !is_url(&args.spec) {
        // Before it is copied, so that diagnostics name the original file.
        choices = choose(args, Path::new(&args.spec), console)?;
        if choices.is_none() {
            return Ok(Status::Refused);
        }
    }
    let existed = folder.exists();
    let status = write_workspace(args, choices, &folder, console);
    if !existed && !matches!(status, Ok(Status::Done)) {
        // The failure is reported; a second one would hide it.
        let _ = fs::remove_dir_all(&folder);
    }
    status
}

/// Returns `true` if a folder does not exist, or has nothing but the data of git.
fn is_free(folder: &Path) -> bool {
    match fs::read_dir(folder) {
        Ok(entries) => entries.flatten().all(|entry| entry.file_name() == ".git"),
        Err(_) => !folder.exists(),
    }
}

fn is_url(spec: &str) -> bool {
    spec.contains("://")
}

/// The options that depend on the description.
#[derive(Clone, Copy)]
struct Choices {
    /// `true` if operations must be skipped.
    skips: bool,
    traits: Traits,
}

impl Choices {
    fn new(skips: bool, generation: &Generation) -> Self {
        let is_large = generation.tagged_operations() > MAX_OPERATIONS_OF_ONE_TRAIT;
        let traits = match is_large {
            true => Traits::Tag,
            false => Traits::One,
        };
        Self { skips, traits }
    }
}

/// Chooses the options. Returns `None` if nothing can be generated, after showing the diagnostics.
fn choose(args: &Args, spec: &Path, console: &mut Console<'_>) -> anyhow::Result<Option<Choices>> {
    let (description, options) = (Description::new(spec), Options::new(&*args.name));
    let generation = description.generate(&options)?;
    if !generation.report().has_errors() {
        return Ok(Some(Choices::new(false, &generation)));
    }
    let skipping = description.generate(&options.skips(true))?;
    if !skipping.report().has_errors() {
        return Ok(Some(Choices::new(true, &skipping)));
    }
    let style = match console.colored {
        true => Style::Colored,
        false => Style::Plain,
    };
    console
        .err
        .write_all(generation.diagnostics(style).as_bytes())?;
    Ok(None)
}

/// Writes the files. `choices` is `None` if the description has not been read yet.
fn write_workspace(
    args: &Args,
    choices: Option<Choices>,
    folder: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<Status> {
    let spec_folder = folder.join(SPEC_FOLDER);
    fs::create_dir_all(&spec_folder)
        .with_context(|| format!("cannot write {}", spec_folder.display()))?;
    let spec = match is_url(&args.spec) {
        true => fetch(args, &spec_folder, console)?,
        false => copy(Path::new(&args.spec), &spec_folder, console)?,
    };
    let Some(spec) = spec else {
        return Ok(Status::Refused);
    };
    let choices = match choices {
        Some(choices) => choices,
        None => match choose(args, &spec, console)? {
            Some(choices) => choices,
            None => return Ok(Status::Refused),
        },
    };
    let shown = format!("{SPEC_FOLDER}/{}", file_name(&spec));
    let settings = files::settings(&args.name, &shown, &choices);
    files::write(&folder.join("codegen.toml"), &settings)?;
    let options = generate::Args {
        config: Some(folder.join("codegen.toml")),
        ..generate::Args::default()
    };
    let status = generate::run(&options, folder, console)?;
    if status == Status::Done {
        let Choices { skips, traits } = choices;
        let options = Options::new(&*args.name).stubs(true);
        let options = options.skips(skips).traits(traits);
        let mut generation = Description::new(spec).generate(&options)?;
        let names = files::CrateNames::new(&args.name);
        let starter = generation.starter(names.packages())?;
        files::write_all(args, folder, &shown, starter, console)?;
    }
    Ok(status)
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// Copies a description with the files that it refers to.
fn copy(spec: &Path, into: &Path, console: &mut Console<'_>) -> anyhow::Result<Option<PathBuf>> {
    let inputs = Inputs::default();
    let options = generate::Args {
        spec: Some(spec.to_owned()),
        ..generate::Args::default()
    };
    let Some(_) = generate::read(&options, spec, &inputs, console)? else {
        return Ok(None);
    };
    let folder = spec.parent().unwrap_or(Path::new(""));
    let mut read = input::beside(spec, None)?;
    for path in inputs.paths() {
        // Refused references are inputs, too: with `..`, they lead out of the new folder. They are diagnostics of the copy.
        let relative = path.strip_prefix(folder).ok();
        let Some(relative) = relative.filter(|path| path.components().all(is_inside)) else {
            continue;
        };
        let Ok(bytes) = read(&relative.to_string_lossy()) else {
            continue;
        };
        let target = into.join(relative);
        fs::create_dir_all(target.parent().unwrap_or(into))
            .and_then(|()| fs::write(&target, bytes))
            .with_context(|| format!("cannot write {}", target.display()))?;
    }
    Ok(Some(into.join(file_name(spec))))
}

fn is_inside(component: Component<'_>) -> bool {
    matches!(component, Component::Normal(_) | Component::CurDir)
}

/// Fetches a description with the files that it refers to.
fn fetch(args: &Args, into: &Path, console: &mut Console<'_>) -> anyhow::Result<Option<PathBuf>> {
    let vendor = vendor::Args {
        spec: Some(args.spec.clone()),
        into: Some(into.to_owned()),
        timeout: vendor::TIMEOUT,
        ..vendor::Args::default()
    };
    if vendor::run(&vendor, into, console)? != Status::Done {
        return Ok(None);
    }
    let files = fs::read_dir(into).with_context(|| format!("cannot read {}", into.display()))?;
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    let mut descriptions = paths.filter(|path| path.is_file() && !path.ends_with("vendor.lock"));
    Ok(descriptions.next())
}
