//! Parses a file of settings.

use std::path::Path;

use openapi_crates::report::{Code, Report};
use openapi_crates::source::Source;
use openapi_crates::{Selection, SharedParameter};
use serde::Deserialize;
use toml::Spanned;

use super::pagination::{self, Pagination};
use super::types::Types;
use crate::generate::{
    Args, CredentialsChoice, FeaturesChoice, NamesChoice, RedirectsChoice, RuntimeChoice,
    TraitsChoice, allowable, deniable,
};
use crate::lint::LintSettings;
use openapi_crates::crate_name;

/// The keys of the file.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct Settings {
    spec: Option<String>,
    out: Option<String>,
    name: Option<Name>,
    program: Option<Program>,
    runtime: Option<RuntimeChoice>,
    runtime_path: Option<String>,
    runtime_git: Option<String>,
    overlay: Vec<String>,
    refs_below: Option<String>,
    types: Types,
    crates: Vec<String>,
    server: bool,
    client: bool,
    types_only: bool,
    types_crate: Option<bool>,
    include: Vec<Selector>,
    exclude: Vec<Selector>,
    request_parts: Vec<Selector>,
    allow_skip: Option<bool>,
    traits: Option<TraitsChoice>,
    features: Option<FeaturesChoice>,
    stub: Option<bool>,
    names: Option<NamesChoice>,
    names_from_titles: Option<bool>,
    separate_types: Option<bool>,
    embed_description: Option<bool>,
    credentials: Option<CredentialsChoice>,
    redirects: Option<RedirectsChoice>,
    pagination: Pagination,
    shared_parameters: Vec<Spanned<String>>,
    client_checks: Option<bool>,
    client_careful: Careful,
    strict: Option<bool>,
    deny: Vec<Denied>,
    allow: Vec<Allowed>,
    lint: Lint,
}

/// `true` for all schemas, or their names.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "expected `true`, `false` or a list of schema names"
)]
enum Careful {
    All(bool),
    Schemas(Vec<String>),
}

impl Default for Careful {
    fn default() -> Self {
        Self::All(false)
    }
}

impl From<Careful> for Vec<String> {
    fn from(careful: Careful) -> Self {
        match careful {
            Careful::All(true) => vec!["*".to_owned()],
            Careful::All(false) => Self::new(),
            Careful::Schemas(names) => names,
        }
    }
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Lint {
    allow: Vec<Rule>,
    deny: Vec<Rule>,
}

/// Defines strings that are validated when they are parsed, so that an error has their span.
macro_rules! validated {
    ($($name:ident: $validate:expr;)*) => {$(
        #[derive(Deserialize)]
        #[serde(try_from = "String")]
        struct $name(String);

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                let validated: Result<_, String> = $validate(&text);
                validated.map(|_| Self(text))
            }
        }

        impl From<$name> for String {
            fn from(validated: $name) -> Self {
                validated.0
            }
        }
    )*};
}

validated! {
    Name: crate_name::parse;
    Program: crate_name::parse_program;
    Selector: |text: &str| Selection::default().include(text);
    Denied: deniable;
    Allowed: allowable;
    Rule: openapi_crates::lint::rule;
}

/// Parses a file in `folder` as if its settings were command-line options. Errors are reported.
pub(super) fn read(source: &Source, folder: &Path, report: &mut Report) -> Args {
    match toml::from_str::<Settings>(&source.text) {
        Ok(settings) => settings.into_args(source, folder, report),
        Err(error) => {
            let range = error.span().unwrap_or_default();
            report.add_in_text(Code::InvalidSettings, range, error.message());
            Args::default()
        }
    }
}

impl Settings {
    fn into_args(self, source: &Source, folder: &Path, report: &mut Report) -> Args {
        let paginate = pagination::read(self.pagination, source, report);
        let shared_parameters = shared_parameters(&self.shared_parameters, source, report);
        let (types, type_rules) = self.types.read(source, report);
        let path = |path: Option<String>| path.map(|path| folder.join(path));
        let mut args = Args {
            spec: path(self.spec),
            out: path(self.out),
            name: self.name.map(String::from),
            program: self.program.map(String::from),
            runtime: self.runtime,
            runtime_path: path(self.runtime_path),
            runtime_git: self.runtime_git,
            overlay: self.overlay.iter().map(|path| folder.join(path)).collect(),
            refs_below: path(self.refs_below),
            types,
            type_rules,
            crates: self.crates,
            server: self.server,
            client: self.client,
            types_only: self.types_only,
            types_crate: self.types_crate,
            include: strings(self.include),
            exclude: strings(self.exclude),
            request_parts: strings(self.request_parts),
            allow_skip: self.allow_skip,
            traits: self.traits,
            features: self.features,
            stub: self.stub,
            names: self.names,
            names_from_titles: self.names_from_titles,
            separate_types: self.separate_types,
            embed_description: self.embed_description,
            credentials: self.credentials,
            redirects: self.redirects,
            paginate,
            shared_parameters,
            client_checks: self.client_checks,
            client_careful: self.client_careful.into(),
            lint: LintSettings {
                allow: strings(self.lint.allow),
                deny: strings(self.lint.deny),
            },
            ..Args::default()
        };
        args.diagnostics.strict = self.strict;
        args.diagnostics.deny = strings(self.deny);
        args.diagnostics.allow = strings(self.allow);
        args
    }
}

/// The parameters with their places. Invalid ones are reported.
fn shared_parameters(
    names: &[Spanned<String>],
    source: &Source,
    report: &mut Report,
) -> Vec<SharedParameter> {
    let parameters = names.iter().filter_map(|name| {
        let parsed: Result<SharedParameter, String> = name.get_ref().parse();
        match parsed {
            Ok(parameter) => Some(parameter.label(source.shown_place(name.span().start))),
            Err(error) => {
                report.add_in_text(Code::InvalidSettings, name.span(), error);
                None
            }
        }
    });
    parameters.collect()
}

fn strings<T: Into<String>>(validated: Vec<T>) -> Vec<String> {
    validated.into_iter().map(Into::into).collect()
}

#[cfg(test)]
mod tests {
    use openapi_crates::report::Style;
    use openapi_crates::{PaginationRule, TypeRule};

    use super::*;

    fn read_text(text: &str) -> (Args, String) {
        let (source, mut report) = (Source::new("codegen.toml", text), Report::new());
        let args = read(&source, Path::new("shop"), &mut report);
        (args, report.render(&source, Style::Plain))
    }

    #[test]
    fn every_key_sets_its_option() {
        for (key, value) in super::super::schema::examples() {
            let (args, report) = read_text(&format!("{key} = {value}"));
            assert_eq!(report, "", "{key}");
            assert_ne!(args, Args::default(), "{key}");
            let (_, report) = read_text(&format!("{key} = 1"));
            assert!(report.contains("--> codegen.toml:1:"), "{key}: {report}");
        }
    }

    #[test]
    fn rules_are_read_with_their_places() {
        let (args, report) = read_text(
            "[[types]]\nformat = 'date'\ntype = 'jiff'\n\n[[types]]\nname = 'Pet*'\nkind = 'enum'\nderive = ['Ord']\n",
        );
        assert_eq!(report, "");
        assert_eq!(args.types, ["date=jiff"]);
        let mut expected = TypeRule::new("Pet*").expect("a pattern");
        expected
            .label("codegen.toml:5:1")
            .kind("enum")
            .expect("a kind");
        expected.derive("Ord").expect("a trait");
        assert_eq!(args.type_rules, [expected]);
    }

    #[test]
    fn rules_for_pagination_are_read_in_order_with_their_places() {
        let (args, report) = read_text(
            "[pagination]\n'get:*' = {kind = 'link'}\nb = {kind = 'page', parameter = 'p', items = '/b'}\n",
        );
        assert_eq!(report, "");
        let rules = [("get:*=link", 2), ("b=page,parameter=p,items=/b", 3)];
        let rules = rules.map(|(rule, line)| {
            let rule: PaginationRule = rule.parse().expect("a rule");
            rule.label(format!("codegen.toml:{line}:1"))
        });
        assert_eq!(args.paginate, rules);
    }

    #[test]
    fn paths_are_relative_to_the_file() {
        let (args, _) =
            read_text("spec = 'a.yaml'\nout = '../b'\noverlay = ['c.yaml']\nrefs-below = '..'");
        assert_eq!(args.spec.as_deref(), Some(Path::new("shop/a.yaml")));
        assert_eq!(args.out.as_deref(), Some(Path::new("shop/../b")));
        assert_eq!(args.overlay, [Path::new("shop/c.yaml")]);
        assert_eq!(args.refs_below.as_deref(), Some(Path::new("shop/..")));
    }

    #[test]
    fn errors_have_spans() {
        for (text, expected) in [
            ("inclde = []", "unknown field `inclde`"),
            ("inclde = []", " --> codegen.toml:1:1\n"),
            ("\nname = '1'", " --> codegen.toml:2:8\n"),
            ("include = ['a', 'tag:']", " --> codegen.toml:1:11\n"),
            (
                "lint = {deny = ['missing-exampel']}",
                " --> codegen.toml:1:16\n",
            ),
            ("[types]\ndat = 'jiff'", " --> codegen.toml:2:1\n"),
            ("[types]\ndate = 'jif'", " --> codegen.toml:2:8\n"),
            ("strict = 'yes'", " --> codegen.toml:1:10\n"),
            ("[[types]]\nderive = ['Show']", " --> codegen.toml:2:11\n"),
            ("[[types]]\nderiv = ['Eq']", " --> codegen.toml:2:1\n"),
            ("[[types]]\nname = 'Pet'", " --> codegen.toml:1:1\n"),
            (
                "[[types]]\nformat = 'dat'\ntype = 'jiff'",
                " --> codegen.toml:2:10\n",
            ),
            (
                "[[types]]\nformat = 'date'\nderive = ['Eq']",
                "nothing else",
            ),
            (
                "[[types]]\nderive = ['a::B']\ncrates = {a = 'one'}",
                " --> codegen.toml:3:11\n",
            ),
            (
                "[pagination]\nlistPets = {kind = 'link', item = '/a'}",
                "unknown field `item`, expected one of `kind`, `items`, `next`, `header`, `parameter`",
            ),
            (
                "[pagination]\n'tag:' = {kind = 'link'}",
                " --> codegen.toml:2:1\n",
            ),
            ("shared-parameters = ['query:']", " --> codegen.toml:1:22\n"),
            ("spec = ", " --> codegen.toml:1:"),
            ("name = 'a'\nname = 'b'", " --> codegen.toml:2:1\n"),
        ] {
            let (_, shown) = read_text(text);
            assert!(shown.contains(expected), "{text}\n{shown}");
        }
    }
}
