//! `model`: prints the model of a description as JSON.

use std::path::Path;

use openapi_crates::{Side, model, understand};

use crate::generate::{self, DiagnosticArgs};
use crate::{Console, DescriptionArgs, EXIT_CODES, Status};

/// Arguments of the command.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The description.
    #[command(flatten)]
    pub description: DescriptionArgs,

    /// The crate whose operations, types and names are printed
    #[arg(long, value_name = "CRATE", default_value = "client")]
    pub side: Crate,

    /// Print the JSON Schema of the output instead
    #[arg(long)]
    pub schema: bool,
}

/// A crate with operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Crate {
    /// The client
    #[default]
    Client,
    /// The server
    Server,
}

impl From<Crate> for Side {
    fn from(chosen: Crate) -> Self {
        match chosen {
            Crate::Client => Self::Client,
            Crate::Server => Self::Server,
        }
    }
}

/// Prints the model, as `generate` has it with the saved options.
///
/// # Errors
///
/// When a file cannot be read, or a saved option is invalid.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    if args.schema {
        write!(console.out, "{}", model::SCHEMA)?;
        return Ok(Status::Done);
    }
    let diagnostics = DiagnosticArgs::default();
    let Some((source, settings)) = args.description.read(&diagnostics, root, console)? else {
        return Ok(Status::Refused);
    };
    let side = Side::from(args.side);
    let options = generate::options(&settings, Path::new(""), root, console.program)?;
    let mut understood = understand(&source, &options.only(side));
    let status = settings
        .diagnostics
        .emit(&mut understood.report, &source, console)?;
    let crates = understood.crates.filter(|_| status == Status::Done);
    let Some(model) = crates.and_then(|crates| crates.model(&source, side)) else {
        return Ok(Status::Refused);
    };
    writeln!(console.out, "{:#}", model.to_json())?;
    Ok(Status::Done)
}
