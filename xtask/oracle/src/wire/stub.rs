//! A server that answers any client: what each operation answers is made beforehand.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};

use super::calls::{Call, Plan};
use super::maker::Maker;
use super::{Tried, cut, program};
use crate::harness::Workshop;

/// What serves a description, and what it serves.
pub struct Stub {
    /// The program; with `--alone` it reads its answers from standard input, and tells where it
    /// serves.
    pub program: PathBuf,
    /// The answers.
    pub answers: PathBuf,
    /// The description.
    pub description: PathBuf,
    /// The operations that no success is answered to, each with its method and its path.
    pub left_out: PathBuf,
}

impl Stub {
    /// Builds the server of a file, with `most` of its operations.
    ///
    /// # Errors
    ///
    /// When it is not generated, does not compile, or has no operation that can be answered.
    pub fn new(file: &Path, most: usize, work: &Path, workshop: &Workshop) -> anyhow::Result<Self> {
        let tried = Tried::new(file, most).map_err(|reason| anyhow!(reason))?;
        let Tried {
            mut document,
            generated,
            outline,
            ..
        } = tried;
        let mut whole = std::mem::take(&mut document.whole);
        let operations = outline.operations.iter();
        let known = operations.map(|one| (one.method.to_owned(), one.path.clone()));
        cut::keep(&mut whole, &known.collect());
        let mut maker = Maker::new(document);
        let seed = file.display().to_string();
        let plan = Plan::new(&outline, &whole, &mut maker, &seed);
        let answered = plan.succeeding(&outline);
        if answered.is_empty() {
            bail!("no operation can be answered");
        }
        let operations = outline.operations.iter().enumerate();
        let left_out: String = operations
            .filter(|(index, _)| !answered.contains(index))
            .map(|(_, operation)| format!("{} {}\n", operation.method, operation.path))
            .collect();
        let manifest = program::manifest(&outline, &generated);
        let text = program::program(&outline, &generated, &plan);
        let stub = Self {
            program: workshop.compile(&generated, &manifest, &text)?,
            answers: work.join("answers"),
            description: work.join("description.json"),
            left_out: work.join("left-out"),
        };
        let answered = plan.calls.iter().filter(|call| call.door.is_none());
        let lines: String = answered.map(Call::line).collect();
        fs::write(&stub.answers, lines)?;
        fs::write(&stub.description, whole.to_string())?;
        fs::write(&stub.left_out, left_out)?;
        Ok(stub)
    }
}
