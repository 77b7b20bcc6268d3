//! The key `types`: the types of string formats, and rules for generated types.

use std::collections::BTreeMap;
use std::fmt::{self, Formatter};
use std::ops::Range;

use openapi_crates::report::{Code, Report};
use openapi_crates::source::Source;
use openapi_crates::{Side, TypeChoices, TypeRule};
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use toml::Spanned;

/// A table of formats, or an array of rules.
pub(super) enum Types {
    Formats(BTreeMap<Spanned<String>, Spanned<String>>),
    Rules(Vec<Spanned<Rule>>),
}

/// A rule: for the type of a format, or for generated types.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Rule {
    format: Option<Spanned<String>>,
    #[serde(rename = "type")]
    type_name: Option<Spanned<String>>,
    name: Option<Spanned<String>>,
    #[serde(default)]
    kind: OneOrMore,
    side: Option<RuleSide>,
    #[serde(default)]
    derive: Vec<Spanned<String>>,
    #[serde(default)]
    attributes: Vec<Spanned<String>>,
    #[serde(default)]
    members: BTreeMap<String, Vec<Spanned<String>>>,
    #[serde(default)]
    crates: BTreeMap<Spanned<String>, CrateVersion>,
    rename: Option<Spanned<String>>,
    replace: Option<Spanned<String>>,
}

#[derive(Default, Deserialize)]
#[serde(untagged, expecting = "expected a string or a list of strings")]
enum OneOrMore {
    #[default]
    None,
    One(String),
    More(Vec<String>),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum RuleSide {
    Server,
    Client,
}

/// The version of a crate, with or without features.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "expected a version, or a table with `version` and `features`"
)]
enum CrateVersion {
    Alone(String),
    WithFeatures {
        version: String,
        #[serde(default)]
        features: Vec<String>,
    },
}

impl Default for Types {
    fn default() -> Self {
        Self::Rules(Vec::new())
    }
}

impl<'de> Deserialize<'de> for Types {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TypesVisitor)
    }
}

/// Decodes without a buffer, which would lose the spans.
struct TypesVisitor;

impl<'de> Visitor<'de> for TypesVisitor {
    type Value = Types;

    fn expecting(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str("a table of formats with their types, or an array of rules")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Types, A::Error> {
        let mut formats = BTreeMap::new();
        while let Some((format, type_name)) = map.next_entry()? {
            formats.insert(format, type_name);
        }
        Ok(Types::Formats(formats))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Types, A::Error> {
        let mut rules = Vec::new();
        while let Some(rule) = items.next_element()? {
            rules.push(rule);
        }
        Ok(Types::Rules(rules))
    }
}

impl Types {
    /// The choices of types as `--types` has them, and the rules for generated types. Errors are reported.
    pub(super) fn read(self, source: &Source, report: &mut Report) -> (Vec<String>, Vec<TypeRule>) {
        let (mut choices, mut rules) = (Vec::new(), Vec::new());
        match self {
            Self::Formats(formats) => {
                for (format, type_name) in &formats {
                    choices.extend(choice(format, type_name, report));
                }
            }
            Self::Rules(declared) => {
                for rule in declared {
                    let span = rule.span();
                    let rule = rule.into_inner();
                    match (&rule.format, &rule.type_name) {
                        (None, None) => {
                            let label = source.shown_place(span.start);
                            rules.extend(rule.read(&label, span, report));
                        }
                        (Some(format), Some(type_name)) if rule.is_of_format_alone() => {
                            choices.extend(choice(format, type_name, report));
                        }
                        _ => {
                            let message =
                                "a rule for a format has `format` and `type`, and nothing else";
                            report.add_in_text(Code::InvalidSettings, span, message);
                        }
                    }
                }
            }
        }
        (choices, rules)
    }
}

/// A choice of a type, if it is valid.
fn choice(
    format: &Spanned<String>,
    type_name: &Spanned<String>,
    report: &mut Report,
) -> Option<String> {
    let choice = format!("{}={}", format.get_ref(), type_name.get_ref());
    match TypeChoices::default().choose(&choice) {
        Ok(()) => Some(choice),
        Err(error) => {
            let is_known = TypeChoices::all().any(|(known, _)| known == format.get_ref());
            let wrong = if is_known { type_name } else { format };
            report.add_in_text(Code::InvalidSettings, wrong.span(), error);
            None
        }
    }
}

impl Rule {
    fn is_of_format_alone(&self) -> bool {
        let has_limits =
            self.name.is_some() || self.side.is_some() || !matches!(self.kind, OneOrMore::None);
        let has_effects = !self.derive.is_empty()
            || !self.attributes.is_empty()
            || !self.members.is_empty()
            || self.rename.is_some()
            || self.replace.is_some();
        !has_limits && !has_effects && self.crates.is_empty()
    }

    /// The rule; each invalid part is reported with its span.
    fn read(self, label: &str, span: Range<usize>, report: &mut Report) -> Option<TypeRule> {
        let mut errors: Vec<(Range<usize>, String)> = Vec::new();
        let pattern = self.name.as_ref().map_or("*", |name| name.get_ref());
        let mut rule = TypeRule::new(pattern).unwrap_or_else(|error| {
            errors.push((span.clone(), error));
            TypeRule::default()
        });
        rule.label(label);
        let mut check = |span: Range<usize>, changed: Result<&mut TypeRule, String>| {
            errors.extend(changed.err().map(|error| (span, error)));
        };
        for kind in self.kind.into_vec() {
            check(span.clone(), rule.kind(&kind));
        }
        match self.side {
            Some(RuleSide::Server) => _ = rule.side(Side::Server),
            Some(RuleSide::Client) => _ = rule.side(Side::Client),
            None => {}
        }
        for (package, version) in &self.crates {
            let (version, features) = version.parts();
            let features = features.iter().map(String::as_str);
            check(
                package.span(),
                rule.dependency(package.get_ref(), version, features),
            );
        }
        for path in &self.derive {
            check(path.span(), rule.derive(path.get_ref()));
        }
        for attribute in &self.attributes {
            check(attribute.span(), rule.attribute(attribute.get_ref()));
        }
        for (member, attributes) in &self.members {
            for attribute in attributes {
                let changed = rule.member_attribute(member, attribute.get_ref());
                check(attribute.span(), changed);
            }
        }
        if let Some(name) = &self.rename {
            check(name.span(), rule.rename(name.get_ref()));
        }
        if let Some(path) = &self.replace {
            check(path.span(), rule.replace(path.get_ref()));
        }
        if errors.is_empty() {
            errors.extend(rule.verify().err().map(|error| (span, error)));
        }
        let is_valid = errors.is_empty();
        for (span, error) in errors {
            report.add_in_text(Code::InvalidSettings, span, error);
        }
        is_valid.then_some(rule)
    }
}

impl OneOrMore {
    fn into_vec(self) -> Vec<String> {
        match self {
            Self::None => Vec::new(),
            Self::One(one) => vec![one],
            Self::More(more) => more,
        }
    }
}

impl CrateVersion {
    fn parts(&self) -> (&str, &[String]) {
        match self {
            Self::Alone(version) => (version, &[]),
            Self::WithFeatures { version, features } => (version, features),
        }
    }
}
