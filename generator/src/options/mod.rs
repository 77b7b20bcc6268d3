//! The options of generation.
//!
//! In: what a program chooses. Out: [`Options`], which lowering and emission read. Depends on `lowered` and `report`, and on
//! what selects and names: `selection`, `crate_name`, `shared_parameters`, `type_rules` and, for places, `source`.

mod chosen_names;
mod client_choices;
mod features;
mod format_types;
mod operation_names;
mod pagination_rule;
mod runtime_source;
mod traits;

pub use chosen_names::ChosenNames;
pub use client_choices::{Credentials, Redirects};
pub use features::Features;
pub use format_types::TypeChoices;
pub use operation_names::OperationNames;
pub(crate) use pagination_rule::PAGINATION_KEYS;
pub use pagination_rule::PaginationRule;
pub use runtime_source::RuntimeSource;
pub use traits::Traits;

use std::collections::BTreeSet;

use crate::crate_name;
use crate::date::Date;
use crate::lowered::CarefulSchemas;
use crate::report::{Code, Report};
use crate::selection::Selection;
use crate::shared_parameters::SharedParameter;
use crate::side::Side;
use crate::type_rules::{self, TypeRule};

/// The program that file headers name by default.
const COMMAND: &str = "openapi-crates generate";

/// The options of generation. Each method sets one of them.
///
/// ```
/// use openapi_crates::{Options, Selection, Side};
///
/// let mut operations = Selection::default();
/// operations.exclude("tag:internal")?;
/// let options = Options::new("shop").only(Side::Client).operations(operations);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Options {
    pub(crate) name: String,
    pub(crate) spec_path: String,
    pub(crate) command: String,
    pub(crate) runtime: RuntimeSource,
    pub(crate) types: TypeChoices,
    pub(crate) crates: BTreeSet<String>,
    pub(crate) type_rules: Vec<TypeRule>,
    pub(crate) client_checks: bool,
    pub(crate) client_careful: CarefulSchemas,
    pub(crate) credentials: Credentials,
    pub(crate) redirects: Redirects,
    pub(crate) pagination: Vec<PaginationRule>,
    pub(crate) shared_parameters: Vec<SharedParameter>,
    pub(crate) operations: Selection,
    pub(crate) parts: Selection,
    pub(crate) skips: bool,
    pub(crate) traits: Traits,
    pub(crate) features: Features,
    pub(crate) stubs: bool,
    pub(crate) names: OperationNames,
    pub(crate) names_from_titles: bool,
    pub(crate) separate_types: bool,
    pub(crate) embed_description: bool,
    pub(crate) program: Option<String>,
    pub(crate) today: Option<Date>,
    pub(crate) only: Option<Side>,
    pub(crate) types_crate: bool,
    pub(crate) jobs: usize,
    /// The names that a program chose.
    pub(crate) chosen_names: ChosenNames,
}

impl Options {
    /// The options for crates whose names begin with `name`: `shop` gives `shop-server` and `shop-client`.
    ///
    /// The name is the start of a crate name: letters, digits, `-` and `_`, starting with a letter. Nothing is generated
    /// with an invalid name: the report contains the error.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            spec_path: String::new(),
            command: COMMAND.to_owned(),
            runtime: RuntimeSource::default(),
            types: TypeChoices::default(),
            crates: BTreeSet::new(),
            type_rules: Vec::new(),
            client_checks: false,
            client_careful: CarefulSchemas::default(),
            credentials: Credentials::default(),
            redirects: Redirects::default(),
            pagination: Vec::new(),
            shared_parameters: Vec::new(),
            operations: Selection::default(),
            parts: Selection::default(),
            skips: false,
            traits: Traits::default(),
            features: Features::default(),
            stubs: false,
            names: OperationNames::default(),
            names_from_titles: false,
            separate_types: false,
            embed_description: false,
            program: None,
            today: None,
            only: None,
            types_crate: false,
            jobs: 1,
            chosen_names: ChosenNames::default(),
        }
    }

    /// The path of the description in file headers, with `/` separators.
    pub fn spec_path(self, spec_path: impl Into<String>) -> Self {
        Self {
            spec_path: spec_path.into(),
            ..self
        }
    }

    /// The command in file headers that generates the crates; by default `openapi-crates generate`.
    pub fn command(self, command: impl Into<String>) -> Self {
        Self {
            command: command.into(),
            ..self
        }
    }

    /// The source of the library for generated crates; by default a copy.
    pub fn runtime(self, runtime: RuntimeSource) -> Self {
        Self { runtime, ..self }
    }

    /// The types of string formats.
    pub fn types(self, types: TypeChoices) -> Self {
        Self { types, ..self }
    }

    /// The accepted crates of `x-rust-type`; by default none.
    pub fn crates(self, crates: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            crates: crates.into_iter().map(Into::into).collect(),
            ..self
        }
    }

    /// The rules for derives, attributes, names and replacements of types; by default none.
    pub fn type_rules(self, rules: impl IntoIterator<Item = TypeRule>) -> Self {
        Self {
            type_rules: rules.into_iter().collect(),
            ..self
        }
    }

    /// `true` if the client validates requests before it sends them.
    pub fn client_checks(self, client_checks: bool) -> Self {
        Self {
            client_checks,
            ..self
        }
    }

    /// The schemas whose properties are optional in the client, if they occur only in responses; by default none.
    pub fn client_careful(self, client_careful: CarefulSchemas) -> Self {
        Self {
            client_careful,
            ..self
        }
    }

    /// The operations with which the client sends its credentials; by default those that declare them.
    pub fn credentials(self, credentials: Credentials) -> Self {
        Self {
            credentials,
            ..self
        }
    }

    /// The meaning of a documented redirection next to a documented 2xx in the client; by default an error.
    pub fn redirects(self, redirects: Redirects) -> Self {
        Self { redirects, ..self }
    }

    /// The rules for the pagination of operations in the client, in addition to `x-pagination`; by default none.
    pub fn pagination(self, rules: impl IntoIterator<Item = PaginationRule>) -> Self {
        Self {
            pagination: rules.into_iter().collect(),
            ..self
        }
    }

    /// The parameters of several operations that are set once for a client; by default none.
    ///
    /// The builder of the client requires them if an operation does. A value that is set for a call takes precedence.
    pub fn shared_parameters(self, parameters: impl IntoIterator<Item = SharedParameter>) -> Self {
        Self {
            shared_parameters: parameters.into_iter().collect(),
            ..self
        }
    }

    /// The operations to generate; by default all.
    pub fn operations(self, operations: Selection) -> Self {
        Self { operations, ..self }
    }

    /// The operations whose handlers receive the request parts, in addition to those with `x-request-parts`.
    pub fn parts(self, parts: Selection) -> Self {
        Self { parts, ..self }
    }

    /// `true` if operations are skipped that need something unsupported or unresolved, which is an error otherwise.
    pub fn skips(self, skips: bool) -> Self {
        Self { skips, ..self }
    }

    /// The traits with the handlers; by default one.
    pub fn traits(self, traits: Traits) -> Self {
        Self { traits, ..self }
    }

    /// The cargo features of operations in the client and the crate of types; by default none.
    pub fn features(self, features: Features) -> Self {
        Self { features, ..self }
    }

    /// `true` if the handlers of the traits have default implementations, which respond with 501.
    pub fn stubs(self, stubs: bool) -> Self {
        Self { stubs, ..self }
    }

    /// The names of operations; by default their `operationId`.
    pub fn names(self, names: OperationNames) -> Self {
        Self { names, ..self }
    }

    /// `true` if the types of inline schemas have the names of their titles, if these are unique.
    pub fn names_from_titles(self, names_from_titles: bool) -> Self {
        Self {
            names_from_titles,
            ..self
        }
    }

    /// `true` if each inline schema has a type of its own, even if it is identical to another one.
    pub fn separate_types(self, separate_types: bool) -> Self {
        Self {
            separate_types,
            ..self
        }
    }

    /// `true` if the server contains the description as JSON, with its overlays and corrections, as the constant
    /// `OPENAPI_JSON`.
    pub fn embed_description(self, embed_description: bool) -> Self {
        Self {
            embed_description,
            ..self
        }
    }

    /// The name of the command-line program of the client; by default, that of the crates.
    pub fn program(self, program: impl Into<Option<String>>) -> Self {
        Self {
            program: program.into(),
            ..self
        }
    }

    /// The day on which sunset dates are checked; by default, they are not.
    pub fn today(self, today: impl Into<Option<Date>>) -> Self {
        Self {
            today: today.into(),
            ..self
        }
    }

    /// The only crate to generate; by default, the server and the client.
    pub fn only(self, only: impl Into<Option<Side>>) -> Self {
        Self {
            only: only.into(),
            ..self
        }
    }

    /// `true` if the types have a crate of their own, on which the server and the client depend; by default, each of them
    /// defines the types.
    pub fn types_crate(self, types_crate: bool) -> Self {
        Self {
            types_crate,
            ..self
        }
    }

    /// The maximum number of threads that emit files; by default one. It does not affect the output.
    pub fn jobs(self, jobs: usize) -> Self {
        Self { jobs, ..self }
    }

    #[doc(hidden)]
    pub fn has_separate_types(&self) -> bool {
        self.separate_types
    }

    /// The accepted crates, including those of replacements.
    pub(crate) fn accepted_crates(&self) -> BTreeSet<String> {
        let own = self.crates.iter().cloned();
        own.chain(type_rules::crates(&self.type_rules)).collect()
    }

    /// `true` if a crate is to be generated.
    pub(crate) fn is_wanted(&self, side: Side) -> bool {
        match (side, self.only) {
            (Side::Types, None) => self.types_crate,
            (Side::Server | Side::Client, None) => true,
            (Side::Types, Some(_)) if self.types_crate => true,
            (side, Some(only)) => only == side,
        }
    }

    /// The name of the crate of types.
    pub(crate) fn types_package(&self) -> String {
        format!("{}-{}", self.name, Side::Types.suffix())
    }

    /// The name of the command-line program, which must not be that of a folder in Cargo's target directory.
    pub(crate) fn program_name(&self) -> String {
        match &self.program {
            Some(program) => program.clone(),
            None if crate_name::parse_program(&self.name).is_err() => format!("{}-cli", self.name),
            None => self.name.clone(),
        }
    }

    /// Reports the options that types for several crates exclude.
    fn verify_types_crate(&self, report: &mut Report) {
        let package = self.types_package();
        let mut refuse = |message: String| {
            let message = format!("invalid option `types-crate`: {message}");
            report.add_in_text(Code::InvalidSettings, 0..0, message);
        };
        let is_alone = self.only == Some(Side::Types);
        if self.runtime.is_copy() && !is_alone {
            refuse(
                "it requires `runtime` to be `crate`, as each copy of the library would define traits of its own".to_owned(),
            );
        }
        if !self.client_careful.is_empty() && !is_alone {
            refuse(
                "it excludes `client-careful`, as the server would have optional properties, too"
                    .to_owned(),
            );
        }
        for rule in self.type_rules.iter().filter(|rule| rule.side.is_some()) {
            refuse(format!("it excludes the `side` of {}", rule.shown()));
        }
        if self.accepted_crates().iter().any(|known| *known == package) {
            refuse(format!("`{package}` is a crate of `x-rust-type` as well"));
        }
    }

    /// Reports invalid names and type rules.
    pub(crate) fn verify(&self) -> Report {
        let mut report = Report::new();
        let name = crate_name::parse(&self.name);
        let program = self.program.as_deref().map(crate_name::parse_program);
        let results = [
            Some(("name", name)),
            program.map(|program| ("program", program)),
        ];
        for (option, result) in results.into_iter().flatten() {
            if let Err(reason) = result {
                let message = format!("invalid option `{option}`: {reason}");
                report.add_in_text(Code::InvalidSettings, 0..0, message);
            }
        }
        if self.types_crate {
            self.verify_types_crate(&mut report);
        }
        for rule in &self.type_rules {
            if let Err(reason) = rule.verify() {
                let message = format!("{}: {reason}", rule.shown());
                report.add_in_text(Code::InvalidSettings, 0..0, message);
            }
        }
        report
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_several_crates_exclude_what_they_cannot_share() {
        let mut rule = TypeRule::new("Pet").expect("a pattern");
        rule.side(Side::Server).derive("Eq").expect("a trait");
        let copies = Options::new("shop").types_crate(true);
        let shared = copies.clone().runtime(RuntimeSource::Registry);
        let careful = CarefulSchemas::new(["*".to_owned()]);
        for (options, expected) in [
            (copies.clone(), "requires `runtime` to be `crate`"),
            (
                shared.clone().client_careful(careful),
                "excludes `client-careful`",
            ),
            (
                shared.clone().type_rules([rule]),
                "excludes the `side` of type rule `Pet`",
            ),
            (
                shared.clone().crates(["shop-types"]),
                "`shop-types` is a crate of `x-rust-type`",
            ),
        ] {
            let report = options.verify();
            let found = report
                .diagnostics()
                .iter()
                .find(|one| one.message().contains(expected));
            assert!(found.is_some(), "{expected}: {report:?}");
        }
        assert!(shared.verify().is_empty());
        assert!(copies.only(Side::Types).verify().is_empty());
    }

    #[test]
    fn names_are_verified() {
        let valid = Options::new("shop").program("shop".to_owned());
        assert!(valid.verify().is_empty());
        let report = Options::new("my shop").program("deps".to_owned()).verify();
        let messages: Vec<_> = report
            .diagnostics()
            .iter()
            .map(|one| one.message())
            .collect();
        let [name, program] = messages.as_slice() else {
            panic!("{messages:?}");
        };
        assert!(
            name.contains("`name`") && name.contains("try `my-shop`"),
            "{name}"
        );
        assert!(
            program.contains("`program`") && program.contains("directory"),
            "{program}"
        );
    }
}
