//! The crates of a description, to be written or compared.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, bail};

use super::input::Inputs;
use super::sync::{self, Mode};
use super::{Error, header_path};
use crate::emit::starter::{Packages, Starter};
use crate::model::{Changes, Model};
use crate::report::{Policy, Report, Style};
use crate::side::Side;
use crate::source::Source;
use crate::{Crates, Options};

/// The crates of a description, and its diagnostics.
#[derive(Debug)]
pub struct Generation {
    pub(super) spec: PathBuf,
    pub(super) source: Source,
    pub(super) report: Report,
    /// `None` if the report has errors.
    pub(super) crates: Option<Crates>,
    pub(super) inputs: Inputs,
    pub(super) options: Options,
    /// The diagnostics of reading the text.
    pub(super) of_text: Report,
    pub(super) policies: Vec<Policy>,
}

impl Generation {
    /// The diagnostics.
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// The diagnostics as text, with excerpts of the description.
    pub fn diagnostics(&self, style: Style) -> String {
        self.report.render_briefly(&self.source, style)
    }

    /// Turns warnings into errors, or hides them. With an error, nothing can be written.
    pub fn apply_policy(&mut self, policy: &Policy) {
        self.report.apply_policy(policy);
        self.policies.push(policy.clone());
    }

    /// The model of a crate, for a program that derives something of its own from it, or that decides on changes.
    ///
    /// # Errors
    ///
    /// When the report has errors, or the crate is not generated.
    pub fn model(&self, side: Side) -> Result<Model, Error> {
        self.refuse_errors()?;
        let crates = self.crates.as_ref();
        let model = crates.and_then(|crates| crates.model(&self.source, side));
        Ok(model.with_context(|| format!("the {} is not generated", side.name()))?)
    }

    /// Applies changes to the models of all crates: to be called before they are written.
    ///
    /// # Errors
    ///
    /// When the report has errors, a change refers to something that the model does not have, or the description has errors
    /// with the changes, such as a name that is taken. Nothing is changed then.
    pub fn change(&mut self, changes: &Changes) -> Result<(), Error> {
        let Some(api) = self.accepted()?.apis.any().cloned() else {
            return Ok(());
        };
        let applied = changes.apply(&api, &self.report, &self.source, &self.options);
        let (options, understood) = applied.map_err(anyhow::Error::msg)?;
        let mut all = self.of_text.clone();
        all.append(understood.report);
        self.policies
            .iter()
            .for_each(|policy| all.apply_policy(policy));
        (self.report, self.crates, self.options) = (all, understood.crates, options);
        Ok(())
    }

    /// The paths of the description, of its overlays, and of all files that it refers to, which may not exist.
    pub fn inputs(&self) -> BTreeSet<PathBuf> {
        self.inputs.paths()
    }

    /// Writes the crates to folders of their names in `out`: files that differ, and no others. Files that are no longer
    /// generated are removed. Each crate is a line of `summary`.
    ///
    /// # Errors
    ///
    /// When the report has errors, a file cannot be written, or a folder has files that were not generated. The files on
    /// disk are unchanged then, unless writing fails after all files were written to temporary ones.
    pub fn write(&mut self, out: impl AsRef<Path>, summary: &mut dyn Write) -> Result<(), Error> {
        self.sync(out.as_ref(), Mode::Write, summary).map(drop)
    }

    /// Compares the crates with those in `out`, and writes the differences to `diff`. `true` if there are none.
    ///
    /// # Errors
    ///
    /// When the report has errors, or a file cannot be read.
    pub fn check(&mut self, out: impl AsRef<Path>, diff: &mut dyn Write) -> Result<bool, Error> {
        self.sync(out.as_ref(), Mode::Check, diff)
    }

    /// The number of operations of the server that have a tag.
    #[doc(hidden)]
    pub fn tagged_operations(&self) -> usize {
        let api = self
            .crates
            .as_ref()
            .and_then(|crates| crates.api(Side::Server));
        let operations = api.into_iter().flat_map(|api| &api.operations);
        operations.filter(|one| one.tag.is_some()).count()
    }

    /// The source files of a service for a team to start from; `None` if there are no operations.
    ///
    /// # Errors
    ///
    /// When the report has errors.
    #[doc(hidden)]
    pub fn starter(&mut self, packages: Packages<'_>) -> Result<Option<Starter>, Error> {
        let starter = self.accepted()?.starter(packages);
        Ok(starter.map_err(anyhow::Error::from)?)
    }

    fn sync(&mut self, out: &Path, mode: Mode, text: &mut dyn Write) -> Result<bool, Error> {
        let spec_path = header_path::shown(&self.spec, out);
        let spec = self.spec.clone();
        let crates = self.accepted()?;
        crates.spec_path = spec_path;
        Ok(sync::carry_out(crates, &spec, out, mode, text)?)
    }

    fn refuse_errors(&self) -> anyhow::Result<()> {
        if self.report.has_errors() {
            bail!("{} has errors; nothing was generated", self.spec.display());
        }
        Ok(())
    }

    /// The crates, if the report has no errors.
    pub(super) fn accepted(&mut self) -> anyhow::Result<&mut Crates> {
        self.refuse_errors()?;
        self.crates
            .as_mut()
            .ok_or_else(|| anyhow!("nothing was generated"))
    }
}
