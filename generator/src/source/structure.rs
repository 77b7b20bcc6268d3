//! Holds a value against the grammar and reports every fault with its place.
//!
//! `openapiv3` stops at the first fault and cannot say where it is, and drops what it does not know.
//! So everything that it is picky about is checked here, and what has one sensible reading is
//! repaired, before it sees the value.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::deprecations::{self, Deprecated};
use super::dialect::Foreign;
use super::grammar::{Keys, Kind, Others, Shape, extensions};
use super::nodes::{node_mut, report_kind};
use super::suggest::{did_you_mean, instead_of, nearest};
use super::text::Source;
use super::version::Version;
use super::{Place, advice, fields, hooks, mend, rules, upgrade};
use crate::report::{Code, Diagnostic, Report, listed, quoted};

/// What the check learned of a document.
#[derive(Default)]
pub(super) struct Outline {
    pub(super) references: Vec<Reference>,
    /// The places of all schemas, references among them.
    pub(super) schemas: Vec<Place>,
    /// What says anything of being deprecated.
    pub(super) deprecated: Vec<(Place, Shape)>,
    /// What is deprecated.
    pub(super) deprecations: Vec<Deprecated>,
    /// The places of the path items that stand in no list of paths.
    pub(super) path_items: Vec<Place>,
    /// Whether `openapiv3` could not read the value.
    pub(super) unreadable: bool,
}

/// A `$ref`, and what its target must be.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Reference {
    /// The place of the object that holds `$ref`.
    pub(super) place: Place,
    pub(super) target: String,
    pub(super) shape: Shape,
}

/// Checks a whole document.
pub(super) fn check(
    source: &Source,
    value: &mut Value,
    version: Version,
    report: &mut Report,
) -> Outline {
    let mut checker = Checker {
        version,
        report,
        outline: Outline::default(),
        foreign: Foreign::default(),
        seen: HashSet::new(),
        texts: Vec::new(),
    };
    checker.value(&Kind::Object(Shape::OpenApi), value, &Place::root());
    checker.follow_references(value);
    checker.report_foreign();
    let Checker { texts, outline, .. } = checker;
    mend::texts(source, &texts, value, report);
    outline
}

/// The walk over a document. Its recursion is bounded by the depth that reading allows.
pub(super) struct Checker<'r> {
    pub(super) version: Version,
    pub(super) report: &'r mut Report,
    pub(super) outline: Outline,
    pub(super) foreign: Foreign,
    /// What was checked as what it may be referred to as.
    seen: HashSet<(Place, Shape)>,
    /// Numbers and booleans that stand for text.
    pub(super) texts: Vec<Place>,
}

impl Checker<'_> {
    pub(super) fn value(&mut self, kind: &Kind, value: &mut Value, place: &Place) {
        match kind {
            Kind::Any => {}
            Kind::Text => self.text(value, place),
            Kind::Bool => self.expect(value.is_boolean(), "a boolean", value, place),
            Kind::Number => self.expect(value.is_number(), "a number", value, place),
            Kind::Count => self.count(value, place),
            Kind::Exclusive => self.exclusive(value, place),
            Kind::Types => self.types(value, place),
            Kind::Items => self.items(value, place),
            Kind::Dialect => self.dialect(value, place),
            Kind::Word(what, words) => self.word(what, words, value, place),
            Kind::Object(shape) => self.object(*shape, value, place),
            Kind::Reference(shape) => self.reference(*shape, value, place),
            Kind::List(kind) => self.list(kind, value, place),
            Kind::Map(kind) => self.map(kind, value, place),
            Kind::BoolOr(kind) => {
                if !value.is_boolean() {
                    self.value(kind, value, place);
                }
            }
        }
    }

    fn expect(&mut self, is_right: bool, expected: &str, value: &Value, place: &Place) {
        if !is_right {
            self.refuse_kind(expected, value, place);
        }
    }

    pub(super) fn refuse_kind(
        &mut self,
        expected: &str,
        value: &Value,
        place: &Place,
    ) -> &mut Diagnostic {
        self.outline.unreadable = true;
        report_kind(place, value, expected, self.report)
    }

    fn text(&mut self, value: &Value, place: &Place) {
        match value {
            Value::String(_) => {}
            Value::Number(_) | Value::Bool(_) => self.texts.push(place.clone()),
            _ => {
                self.refuse_kind("a string", value, place);
            }
        }
    }

    fn count(&mut self, value: &mut Value, place: &Place) {
        match mend::count(value) {
            Some(count) => *value = count.into(),
            None => {
                self.refuse_kind("an integer of 0 or more", value, place);
            }
        }
    }

    pub(super) fn word(&mut self, what: &str, words: &[&str], value: &Value, place: &Place) {
        let Some(word) = value.as_str() else {
            self.refuse_kind("a string", value, place);
            return;
        };
        if !words.contains(&word) {
            self.outline.unreadable = true;
            let near = nearest(word, words.iter().copied()).map(did_you_mean);
            let instead = instead_of(what, word).map(str::to_owned);
            let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
            self.report
                .add(
                    Code::UnknownWord,
                    place,
                    format!("unknown {what} {}", quoted(word)),
                )
                .label(format!("expected {}", listed(&words, "or")))
                .maybe_help(instead.or(near));
        }
    }

    pub(super) fn list(&mut self, kind: &Kind, value: &mut Value, place: &Place) {
        let Value::Array(list) = value else {
            self.refuse_kind("a list", value, place);
            return;
        };
        for (index, entry) in list.iter_mut().enumerate() {
            self.value(kind, entry, &place.index(index));
        }
    }

    fn map(&mut self, kind: &Kind, value: &mut Value, place: &Place) {
        let Value::Object(object) = value else {
            self.refuse_kind("an object", value, place);
            return;
        };
        for (key, entry) in object.iter_mut() {
            self.value(kind, entry, &place.key(key));
        }
    }

    fn reference(&mut self, shape: Shape, value: &mut Value, place: &Place) {
        if !self.seen.insert((place.clone(), shape)) {
            return;
        }
        if shape == Shape::Schema {
            self.outline.schemas.push(place.clone());
            if value.is_boolean() {
                return self.boolean_schema(value, place);
            }
        }
        let Some(reference) = value.get("$ref") else {
            if shape == Shape::PathItem && !is_path(place) {
                self.outline.path_items.push(place.clone());
            }
            return self.object(shape, value, place);
        };
        match reference {
            Value::String(target) => self.outline.references.push(Reference {
                place: place.clone(),
                target: target.clone(),
                shape,
            }),
            other => {
                self.refuse_kind("a string", other, &place.key("$ref"));
            }
        }
        if shape == Shape::Schema && self.version == Version::V3_1 {
            self.object(shape, value, place);
        } else {
            self.siblings(shape, value, place);
        }
    }

    /// "This object cannot be extended with additional properties and any properties added SHALL be
    /// ignored" (Reference Object). A path item that refers to another is none: it has both's fields.
    fn siblings(&mut self, shape: Shape, value: &Value, place: &Place) {
        let keys = value.as_object().into_iter().flat_map(Map::keys);
        let siblings = keys.filter(|key| *key != "$ref" && !key.starts_with("x-"));
        let is_allowed = |key: &&String| ["summary", "description"].contains(&key.as_str());
        let siblings: Vec<_> = match self.version {
            Version::V3_0 => siblings.collect(),
            Version::V3_1 => siblings.filter(|key| !is_allowed(key)).collect(),
        };
        let Some(first) = siblings.first() else {
            return;
        };
        let names: Vec<_> = siblings.iter().map(|name| quoted(name)).collect();
        let (names, first) = (names.join(", "), place.key(first));
        if shape == Shape::PathItem {
            let message = format!("{names} beside `$ref` of a path item is not supported yet");
            self.report
                .add(Code::UnsupportedPathItem, &first, message)
                .at_key();
            return;
        }
        let is = if siblings.len() == 1 { "is" } else { "are" };
        let help = "keep it, and put the reference into a list beside it: `allOf: [{$ref: …}]`";
        self.report
            .add(
                Code::BesideReference,
                &first,
                format!("{names} beside `$ref` {is} ignored"),
            )
            .at_key()
            .related(
                &place.key("$ref"),
                "the reference replaces the whole object",
            )
            .maybe_help((shape == Shape::Schema).then(|| help.to_owned()));
    }

    fn object(&mut self, shape: Shape, value: &mut Value, place: &Place) {
        let Value::Object(object) = value else {
            self.refuse_kind("an object", value, place)
                .label(format!("{} must stand here", shape.name()))
                .maybe_help(advice::of_object(shape, value));
            return;
        };
        let (shape, is_known) = rules::refine(shape, object);
        if deprecations::is_told(shape, object) {
            self.outline.deprecated.push((place.clone(), shape));
        }
        let mut unknown = Vec::new();
        for (key, entry) in object.iter_mut() {
            let place = place.key(key);
            if let Some(field) = shape.field(key) {
                self.value(&field.kind, entry, &place);
            } else if let Some(field) = shape.later_field(key) {
                if self.version == Version::V3_0 {
                    self.foreign(quoted(key), &place);
                }
                self.value(&field.kind, entry, &place);
            } else if shape == Shape::OpenApi && hooks::are_webhooks(key, entry, self.version) {
                self.map(&Kind::Reference(Shape::PathItem), entry, &place);
            } else if shape.is_extensible() && key.starts_with("x-") {
                self.extension(shape, key, &place);
            } else if shape == Shape::Schema && key == "$ref" {
                // Checked as a reference.
            } else if let Some(others) = shape.others() {
                self.other(others, entry, &place);
            } else if is_known {
                unknown.push(key.clone());
            }
        }
        let misspelt = fields::misspelt(shape, object);
        for key in unknown {
            if !fields::is_told(shape, &key, &misspelt) {
                self.unknown_field(shape, &key, object, place);
            }
        }
        for field in shape.all_fields() {
            self.need(shape, field, &misspelt, object, place);
        }
        rules::check(self, shape, object, place);
    }

    /// An extension says nothing here, unless the generator understands it, or writes it into a
    /// document itself.
    fn extension(&mut self, shape: Shape, key: &str, place: &Place) {
        if let Some(others) = extensions::elsewhere(key, shape) {
            let message = format!("{} is ignored: it stands on {others}", quoted(key));
            self.report
                .add(Code::MisplacedExtension, place, message)
                .at_key();
        }
        if let Some(meant) = extensions::misspelt(key) {
            let message = format!("the extension {} is not known, ignored", quoted(key));
            self.report
                .add(Code::UnknownExtension, place, message)
                .at_key()
                .help(did_you_mean(meant));
        }
        if key.starts_with(upgrade::PREFIX) {
            self.outline.unreadable = true;
            let message = format!("extensions cannot begin with `{}`", upgrade::PREFIX);
            self.report
                .add(Code::ReservedName, place, message)
                .at_key()
                .label("the generator itself uses such names")
                .help("choose another name");
        }
    }

    fn other(&mut self, others: Others, value: &mut Value, place: &Place) {
        let key = place.name().unwrap_or_default();
        let is_right = match others.keys {
            Keys::Free => true,
            Keys::Paths => rules::path(self.report, key, place),
            Keys::Statuses => rules::status(self.report, key, place),
        };
        // An unknown key with a simple value is misplaced altogether: one diagnostic is enough.
        if is_right || value.is_object() {
            self.value(&others.kind, value, place);
        }
    }

    /// Checks the targets of references that the walk did not see as what they are referred to.
    fn follow_references(&mut self, value: &mut Value) {
        let mut next = 0;
        while let Some(reference) = self.outline.references.get(next) {
            next += 1;
            let shape = reference.shape;
            let Some(target) = Place::of_reference(&reference.target) else {
                continue;
            };
            if stands_elsewhere(&target)
                && let Some(node) = node_mut(value, &target)
            {
                self.value(&Kind::Reference(shape), node, &target);
            }
        }
    }
}

/// Whether a place is that of an entry of `paths`.
fn is_path(place: &Place) -> bool {
    matches!(place.steps().as_slice(), ["paths", _])
}

/// Whether a place is not an entry of a section of `components`, which is checked as what it is.
pub(super) fn stands_elsewhere(place: &Place) -> bool {
    section(place).is_none_or(|section| Shape::of_section(section).is_none())
}

/// The section of `components` that a place is an entry of.
pub(super) fn section(place: &Place) -> Option<&str> {
    match place.steps().as_slice() {
        ["components", section, _] => Some(section),
        _ => None,
    }
}
