//! `repair`: writes the corrections of a description as an overlay, for review.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};
use openapi_crates::repair::{Overlay, repair};
use openapi_crates::report::Report;
use openapi_crates::source::Source;

use crate::generate::{self, DiagnosticArgs};
use crate::{Console, DescriptionArgs, EXIT_CODES, Status, settings};
use openapi_crates::disk::input::{self, Inputs};

/// Arguments of the command.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The description.
    #[command(flatten)]
    pub description: DescriptionArgs,

    /// The overlay to write
    ///
    /// An existing overlay is updated: its actions are kept, and missing actions are added.
    #[arg(long, value_name = "FILE")]
    pub into: PathBuf,
}

/// Writes the overlay: [`Status::Refused`] if nothing can be repaired.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let Some(source) = args.source(root, console)? else {
        return Ok(Status::Refused);
    };
    let known = args.known()?;
    let mut repaired = repair(&source, known.as_ref());
    let Some(overlay) = repaired.overlay else {
        DiagnosticArgs::default().emit(&mut repaired.report, &source, console)?;
        return Ok(Status::Refused);
    };
    let into = args.into.display();
    if known.is_none() && overlay.added == 0 {
        writeln!(console.out, "no errors to correct: {into} was not written")?;
        return Ok(Status::Done);
    }
    if known.is_none_or(|known| known.text != overlay.text) {
        fs::write(&args.into, &overlay.text).with_context(|| format!("cannot write {into}"))?;
    }
    args.describe(&overlay, console)?;
    Ok(Status::Done)
}

impl Args {
    /// The description, without the overlay to write.
    fn source(&self, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Option<Source>> {
        let DescriptionArgs {
            spec,
            config,
            overlay,
            refs_below,
        } = self.description.clone();
        let given = generate::Args {
            spec,
            config,
            overlay,
            refs_below,
            ..generate::Args::default()
        };
        let Some(mut args) = settings::complete(&given, root, console)? else {
            return Ok(None);
        };
        args.overlay.retain(|path| !is_same(path, &self.into));
        let spec = args
            .spec
            .clone()
            .unwrap_or_else(|| console.program.default_spec(root));
        ensure!(
            !is_same(&spec, &self.into),
            "the overlay would replace the description"
        );
        generate::read(&args, &spec, &Inputs::default(), console)
    }

    /// The existing overlay.
    fn known(&self) -> anyhow::Result<Option<Source>> {
        let name = self.into.display().to_string();
        if !self.into.exists() {
            return Ok(None);
        }
        let bytes = input::read(&self.into).with_context(|| format!("cannot read {name}"))?;
        let mut report = Report::new();
        let source = Source::from_bytes(name.clone(), bytes, &mut report);
        ensure!(!report.has_errors(), "{name} is not text");
        Ok(Some(source))
    }

    fn describe(&self, overlay: &Overlay, console: &mut Console<'_>) -> anyhow::Result<()> {
        let into = self.into.display();
        let Overlay {
            added, undecided, ..
        } = overlay;
        let actions = if *added == 1 { "action" } else { "actions" };
        writeln!(
            console.out,
            "{into}: {added} {actions} added, {undecided} undecided"
        )?;
        for error in &overlay.unnecessary {
            writeln!(console.out, "no longer necessary: the action for {error}")?;
        }
        if *added > 0 {
            writeln!(
                console.out,
                "to apply it, use `--overlay {into}`, or `overlay = [\"{into}\"]` in `codegen.toml`"
            )?;
        }
        Ok(())
    }
}

fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| fs::canonicalize(path).ok();
    one == other || real(one).is_some_and(|one| Some(one) == real(other))
}
