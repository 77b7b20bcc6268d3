//! The description that a task reads and writes nothing of.

use std::path::{Path, PathBuf};

use generator::source::Source;

use crate::codegen::{self, DiagnosticArgs, SPEC};
use crate::input::Inputs;
use crate::{Console, settings};

/// Which description it is, and what belongs to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub struct DescriptionArgs {
    /// The description, in YAML or JSON [default: spec/openapi.yaml of the workspace]
    #[arg(value_name = "SPEC")]
    pub spec: Option<PathBuf>,

    /// The options of `codegen` that are remembered, of which those hold that say what is read
    /// [default: codegen.toml beside the description, if there is one]
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// Change the description by these OpenAPI Overlays, in their order
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub overlay: Vec<PathBuf>,

    /// Let references lead to files below this folder [default: the folder of the description]
    #[arg(long, value_name = "DIR")]
    pub refs_below: Option<PathBuf>,
}

impl DescriptionArgs {
    /// The description, and the options that are given or remembered; `None` when either was refused, which was then
    /// said.
    pub fn read(
        &self,
        diagnostics: &DiagnosticArgs,
        root: &Path,
        console: &mut Console<'_>,
    ) -> anyhow::Result<Option<(Source, codegen::Args)>> {
        let given = codegen::Args {
            spec: self.spec.clone(),
            config: self.config.clone(),
            overlay: self.overlay.clone(),
            refs_below: self.refs_below.clone(),
            diagnostics: diagnostics.clone(),
            ..codegen::Args::default()
        };
        let Some(args) = settings::complete(&given, root, console)? else {
            return Ok(None);
        };
        let spec = args.spec.clone().unwrap_or_else(|| root.join(SPEC));
        let source = codegen::read(&args, &spec, &Inputs::default(), console)?;
        Ok(source.map(|source| (source, args)))
    }
}
