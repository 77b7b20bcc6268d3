//! The description of a command that does not generate.

use std::path::{Path, PathBuf};

use openapi_crates::source::Source;

use crate::generate::{self, DiagnosticArgs};
use crate::{Console, settings};
use openapi_crates::disk::input::Inputs;

/// The arguments for a description.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub struct DescriptionArgs {
    /// The description, in YAML or JSON [default: as for `generate`]
    #[arg(value_name = "SPEC")]
    pub spec: Option<PathBuf>,

    /// The file of saved options of `generate`, as far as they apply to this command [default: codegen.toml next to the description]
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// OpenAPI Overlays to apply to the description, in this order
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub overlay: Vec<PathBuf>,

    /// Allow references to files below this directory [default: the directory of the description]
    #[arg(long, value_name = "DIR")]
    pub refs_below: Option<PathBuf>,
}

impl DescriptionArgs {
    /// Reads the description, and completes the options with the saved ones.
    ///
    /// Returns `None` if either is invalid; the errors have been shown then.
    ///
    /// # Errors
    ///
    /// When a file cannot be read.
    pub fn read(
        &self,
        diagnostics: &DiagnosticArgs,
        root: &Path,
        console: &mut Console<'_>,
    ) -> anyhow::Result<Option<(Source, generate::Args)>> {
        let given = generate::Args {
            spec: self.spec.clone(),
            config: self.config.clone(),
            overlay: self.overlay.clone(),
            refs_below: self.refs_below.clone(),
            diagnostics: diagnostics.clone(),
            ..generate::Args::default()
        };
        let Some(args) = settings::complete(&given, root, console)? else {
            return Ok(None);
        };
        let spec = args
            .spec
            .clone()
            .unwrap_or_else(|| console.program.default_spec(root));
        let source = generate::read(&args, &spec, &Inputs::default(), console)?;
        Ok(source.map(|source| (source, args)))
    }
}
