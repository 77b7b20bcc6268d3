//! `overlay`: prints a description with its overlays applied.

use std::path::Path;

use openapi_crates::report::Report;
use openapi_crates::source::overlaid_text;

use crate::generate::DiagnosticArgs;
use crate::{Console, DescriptionArgs, EXIT_CODES, Status};

/// Arguments of the command.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The description.
    #[command(flatten)]
    pub description: DescriptionArgs,
}

/// Prints the description: [`Status::Refused`] if it or an overlay is invalid.
///
/// # Errors
///
/// When a file cannot be read.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let diagnostics = DiagnosticArgs::default();
    let Some((source, _)) = args.description.read(&diagnostics, root, console)? else {
        return Ok(Status::Refused);
    };
    let mut report = Report::new();
    let text = overlaid_text(&source, &mut report);
    let status = diagnostics.emit(&mut report, &source, console)?;
    if let (Some(text), Status::Done) = (text, status) {
        write!(console.out, "{text}")?;
    }
    Ok(status)
}
