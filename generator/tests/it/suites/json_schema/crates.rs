//! The crates of the groups of a draft, and the results of their tests.

use std::collections::BTreeSet;
use std::path::Path;

use openapi_crates::Side;

use super::description::{Description, Generated};
use super::draft::Draft;
use super::groups::{self, Group, Test};
use super::position::Position;
use super::remotes::Remotes;
use crate::suites::diagnostics::Diagnostics;
use crate::suites::known::DOCUMENTED;
use crate::suites::verdict::{Observation, Outcome};

/// The maximum number of operations of a crate. Several crates are compiled concurrently.
const OPERATIONS: usize = 120;

/// Generated crates, each of some groups.
pub struct Crates {
    /// The name of a program that uses them.
    pub program: String,
    crates: Vec<(Vec<Group>, Generated)>,
}

/// A test of a group.
pub struct Instance<'c> {
    /// The index of its crate.
    pub package: usize,
    /// The number of its operation.
    pub number: usize,
    group: &'c Group,
    pub test: &'c Test,
    diagnostics: Diagnostics,
}

/// The reaction to an instance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reaction {
    Accepted,
    /// The reason.
    Rejected(String),
    /// A client sent another value, because its types do not have unknown properties.
    Changed,
    /// The operation does not exist.
    Missing,
    /// Anything else, such as a panic.
    Failed(String),
}

impl Crates {
    /// Generates a server, or a client with checks, for each chunk of the groups of a draft.
    pub fn generate(suite: &Path, draft: Draft, position: Position, side: Side) -> Self {
        let remotes = Remotes::of(suite);
        let mut groups = groups::read(&suite.join("tests").join(draft.folder()));
        let program = format!("{}-{}", draft.folder(), position.name());
        let mut crates = Vec::new();
        while !groups.is_empty() {
            let chunk: Vec<_> = groups.drain(..groups.len().min(OPERATIONS)).collect();
            let name = format!("{program}-{}", crates.len());
            let description = Description::new(name, draft, position, &chunk, &remotes);
            crates.push((chunk, description.generate(side)));
        }
        Self { program, crates }
    }

    /// The crates.
    pub fn packages(&self) -> impl Iterator<Item = &openapi_crates::Crate> {
        self.crates.iter().map(|(_, generated)| &generated.package)
    }

    /// The tests of all groups.
    pub fn instances(&self) -> Vec<Instance<'_>> {
        let mut instances = Vec::new();
        for (package, (groups, generated)) in self.crates.iter().enumerate() {
            for (number, group) in groups.iter().enumerate() {
                let diagnostics = generated.diagnostics_of(number, group);
                instances.extend(group.tests.iter().map(|test| Instance {
                    package,
                    number,
                    group,
                    test,
                    diagnostics: diagnostics.clone(),
                }));
            }
        }
        instances
    }

    /// The results of the reactions to the instances.
    pub fn observations(&self, reactions: Vec<Reaction>) -> Vec<Observation> {
        let instances = self.instances();
        assert_eq!(instances.len(), reactions.len());
        let observations = instances.into_iter().zip(reactions);
        observations
            .map(|(instance, reaction)| Observation {
                case: instance.group.case(instance.test),
                outcome: instance.outcome(reaction),
                codes: instance.codes(),
            })
            .collect()
    }
}

/// The files of tests for which the book gives the rule of the generated crates.
const DOCUMENTED_FILES: [&str; 5] = [
    "optional/bignum",
    "optional/float-overflow",
    "optional/format/date-time",
    "optional/format/duration",
    "optional/zeroTerminatedFloats",
];

impl Instance<'_> {
    /// The codes of the diagnostics of the operation, and that of what the book documents.
    fn codes(self) -> BTreeSet<String> {
        let is_documented = DOCUMENTED_FILES.contains(&self.group.file.as_str());
        let documented = is_documented.then(|| DOCUMENTED.to_owned());
        self.diagnostics
            .codes
            .into_iter()
            .chain(documented)
            .collect()
    }

    fn outcome(&self, reaction: Reaction) -> Outcome {
        let is_annotation = self
            .test
            .description
            .contains("only an annotation by default");
        match (reaction, self.test.valid) {
            _ if self.group.file == "format" && is_annotation => {
                Outcome::LeftOut("formats are assertions".to_owned())
            }
            _ if self.test.description.starts_with("no validation: invalid") => {
                Outcome::LeftOut("another dialect".to_owned())
            }
            (Reaction::Accepted, true) | (Reaction::Rejected(_), false) => Outcome::Agrees,
            (Reaction::Accepted, false) => Outcome::Disagrees("accepted".to_owned()),
            (Reaction::Rejected(reason), true) => Outcome::Disagrees(format!("rejected, {reason}")),
            (Reaction::Changed, false) => Outcome::Agrees,
            (Reaction::Changed, true) => Outcome::LeftOut("another value is sent".to_owned()),
            (Reaction::Missing, _) => match self.diagnostics.skip_reason() {
                Some(codes) => Outcome::LeftOut(codes),
                None => Outcome::Disagrees("skipped without a diagnostic".to_owned()),
            },
            (Reaction::Failed(reason), _) => Outcome::Disagrees(reason),
        }
    }
}
