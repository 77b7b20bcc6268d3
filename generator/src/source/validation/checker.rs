//! The walk that validates a description against the grammar.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::deprecations::{self, Deprecated};
use super::version_keywords::OtherVersion;
use super::wrong_type::{object_for, replacement};
use super::{count, field_combinations, object_fields, report_wrong_type, string_values};
use crate::report::{Code, Diagnostic, Report, listed, quoted};
use crate::source::corrections::Change;
use crate::source::grammar::{
    Keys, Kind, Patterned, Shape, Version, are_webhooks, extensions, swagger,
};
use crate::source::suggestion::{did_you_mean, nearest};
use crate::source::text::Source;
use crate::source::tree::{Place, keys, node_mut};
use crate::source::upgrade::{LOOSENED, is_nullable};

/// The parts of a description that later steps need.
#[derive(Default)]
pub(crate) struct Outline {
    pub(crate) references: Vec<Reference>,
    /// All schemas, including references.
    pub(crate) schemas: Vec<Place>,
    /// All objects, including references, in the order of the walk.
    pub(crate) objects: Vec<(Place, Shape)>,
    pub(crate) deprecations: Vec<Deprecated>,
    /// Path items outside of `paths`.
    pub(crate) path_items: Vec<Place>,
    /// `true` if `openapiv3` would reject the description.
    pub(crate) unreadable: bool,
}

/// A `$ref`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Reference {
    /// The place of the object that contains `$ref`.
    pub(crate) place: Place,
    pub(crate) target: String,
    /// The required shape of the target.
    pub(crate) shape: Shape,
}

/// Validates a description without corrections.
pub(crate) fn check(
    source: &Source,
    value: &mut Value,
    version: Version,
    report: &mut Report,
) -> Outline {
    check_corrected(source, value, version, false, report)
}

/// Validates a description, which has originals of loosened schemas if it is corrected.
pub(crate) fn check_corrected(
    source: &Source,
    value: &mut Value,
    version: Version,
    is_corrected: bool,
    report: &mut Report,
) -> Outline {
    let mut checker = Checker {
        is_corrected,
        version,
        report,
        outline: Outline::default(),
        other_version: Vec::new(),
        seen: HashSet::new(),
        strings: Vec::new(),
    };
    checker.value(&Kind::Object(version.root()), value, &Place::root());
    checker.follow_references(value);
    checker.report_other_version();
    let Checker {
        strings,
        mut outline,
        ..
    } = checker;
    string_values::restore(source, &strings, value, report);
    outline.deprecations = deprecations::find(value, version, &outline.objects, report);
    outline
}

/// The state of the walk. Recursion is bounded by the parser.
pub(super) struct Checker<'r> {
    is_corrected: bool,
    pub(super) version: Version,
    pub(super) report: &'r mut Report,
    pub(super) outline: Outline,
    pub(super) other_version: Vec<OtherVersion>,
    /// The checked places, with the shapes that they were checked as.
    seen: HashSet<(Place, Shape)>,
    /// Numbers and booleans in the place of strings.
    pub(super) strings: Vec<Place>,
}

impl Checker<'_> {
    pub(super) fn diagnose(
        &mut self,
        code: Code,
        place: &Place,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        self.report.add(code, place, message)
    }

    pub(super) fn value(&mut self, kind: &Kind, value: &mut Value, place: &Place) {
        match kind {
            Kind::Any => {}
            Kind::Text => match value {
                Value::String(_) => {}
                Value::Number(_) | Value::Bool(_) => self.strings.push(place.clone()),
                _ => self.wrong_type("a string", value, place),
            },
            Kind::Bool if value.is_boolean() => {}
            Kind::Bool => self.wrong_type("a boolean", value, place),
            Kind::Number if value.is_number() => {}
            Kind::Number => self.wrong_type("a number", value, place),
            Kind::Count => match count(value) {
                Some(count) => *value = count.into(),
                None => self.wrong_type("a non-negative integer", value, place),
            },
            Kind::Exclusive => self.exclusive(value, place),
            Kind::Types => self.types(value, place),
            Kind::Items => self.items(value, place),
            Kind::Dialect => self.dialect(value, place),
            Kind::Discriminator => self.discriminator(value, place),
            Kind::OneOf(what, values) => self.one_of(what, values, value, place),
            Kind::Object(shape) => self.object(*shape, value, place),
            Kind::Reference(shape) => self.reference(*shape, value, place),
            Kind::List(kind) => self.list(kind, value, place),
            Kind::Map(kind) => self.map(kind, value, place),
            Kind::BoolOr(_) if value.is_boolean() => {}
            Kind::BoolOr(kind) => self.value(kind, value, place),
        }
    }

    pub(super) fn wrong_type(&mut self, expected: &str, value: &Value, place: &Place) {
        self.outline.unreadable = true;
        report_wrong_type(place, value, expected, self.report);
    }

    /// Checks one of a fixed set of strings, which `what` describes.
    pub(super) fn one_of(&mut self, what: &str, values: &[&str], value: &Value, place: &Place) {
        let Some(found) = value.as_str() else {
            return self.wrong_type("a string", value, place);
        };
        if values.contains(&found) {
            return;
        }
        if self.version == Version::V2_0 && swagger::is_later(what, found) {
            return self.other_version(
                Version::V3_0,
                format!("the {what} {}", quoted(found)),
                place,
            );
        }
        self.outline.unreadable = true;
        let near = nearest(found, values.iter().copied()).map(did_you_mean);
        let help = replacement(what, found).map(str::to_owned).or(near);
        let values: Vec<String> = values.iter().map(|value| quoted(value)).collect();
        let message = format!("unknown {what} {}", quoted(found));
        self.diagnose(Code::UnknownWord, place, message)
            .label(format!("expected {}", listed(&values, "or")))
            .maybe_help(help);
    }

    pub(super) fn list(&mut self, kind: &Kind, value: &mut Value, place: &Place) {
        let Value::Array(list) = value else {
            self.outline.unreadable = true;
            // A string in `required` of a property is seldom the name of another one.
            let is_entry = value.is_string()
                && matches!(kind, Kind::Text | Kind::OneOf(..))
                && place.name() != Some("required");
            let diagnostic = report_wrong_type(place, value, "a list", self.report);
            if is_entry {
                diagnostic.corrected_by(place, Change::Set(json!([value])));
            }
            return;
        };
        for (index, entry) in list.iter_mut().enumerate() {
            self.value(kind, entry, &place.index(index));
        }
    }

    fn map(&mut self, kind: &Kind, value: &mut Value, place: &Place) {
        let Value::Object(object) = value else {
            return self.wrong_type("an object", value, place);
        };
        for (key, entry) in object.iter_mut() {
            self.value(kind, entry, &place.key(key));
        }
    }

    fn reference(&mut self, shape: Shape, value: &mut Value, place: &Place) {
        let version = self.version;
        if shape == Shape::Schema {
            self.version = version.of_schema(value);
        }
        self.reference_in_version(shape, value, place);
        self.version = version;
    }

    fn reference_in_version(&mut self, shape: Shape, value: &mut Value, place: &Place) {
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
            if shape == Shape::PathItem && !matches!(*place.steps(), ["paths", _]) {
                self.outline.path_items.push(place.clone());
            }
            return self.object(shape, value, place);
        };
        let is_schema = reference
            .as_str()
            .is_some_and(|text| text.contains("/schemas/"));
        if shape == Shape::MediaType && self.version < Version::V3_2 && !is_schema {
            let what = "`$ref` of a media type".to_owned();
            self.other_version(Version::V3_2, what, &place.key("$ref"));
        }
        match reference {
            Value::String(target) => self.outline.references.push(Reference {
                place: place.clone(),
                target: target.clone(),
                shape,
            }),
            other => self.wrong_type("a string", other, &place.key("$ref")),
        }
        if shape == Shape::Schema && self.version >= Version::V3_1 {
            self.object(shape, value, place);
        } else {
            self.outline.objects.push((place.clone(), shape));
            self.siblings(shape, value, place);
        }
    }

    /// "This object cannot be extended with additional properties and any properties added SHALL be
    /// ignored" (Reference Object). A path item with `$ref` is not a Reference Object: it has the fields of both.
    fn siblings(&mut self, shape: Shape, value: &Value, place: &Place) {
        let is_allowed = |key: &&str| match *key {
            // That of a schema documents a property, as most tools show it.
            "description" if shape == Shape::Schema => true,
            "summary" | "description" => self.version >= Version::V3_1,
            key => key == "$ref" || key.starts_with("x-"),
        };
        let keys = keys(Some(value));
        let siblings: Vec<_> = keys.filter(|key| !is_allowed(key)).collect();
        let Some(first) = siblings.first() else {
            return;
        };
        let names: Vec<_> = siblings.iter().map(|name| quoted(name)).collect();
        let (names, first) = (names.join(", "), place.key(first));
        if matches!(shape, Shape::PathItem | Shape::SwaggerPathItem) {
            let message = format!("unsupported fields next to `$ref` of a path item: {names}");
            self.diagnose(Code::UnsupportedPathItem, &first, message)
                .at_key();
            return;
        }
        let is_property = place.parent().and_then(Place::name) == Some("properties");
        let accepts_null =
            shape == Shape::Schema && is_property && value.as_object().is_some_and(is_nullable);
        let note = accepts_null.then_some("the client accepts `null` for this property");
        let is = if siblings.len() == 1 { "is" } else { "are" };
        let message = format!("{names} next to `$ref` {is} ignored");
        let help = (shape == Shape::Schema).then(|| "use `allOf: [{$ref: …}]`".to_owned());
        self.diagnose(Code::ReferenceSiblings, &first, message)
            .at_key()
            .related(
                &place.key("$ref"),
                "the reference replaces the whole object",
            )
            .maybe_help(help)
            .maybe_note(note.map(str::to_owned));
    }

    fn object(&mut self, shape: Shape, value: &mut Value, place: &Place) {
        let Value::Object(object) = value else {
            self.outline.unreadable = true;
            report_wrong_type(place, value, "an object", self.report)
                .label(format!("expected {}", shape.name()))
                .maybe_help(object_for(shape, value));
            return;
        };
        let refined = shape.refine(object);
        let shape = refined.unwrap_or(shape);
        self.outline.objects.push((place.clone(), shape));
        let mut unknown = Vec::new();
        for (key, entry) in object.iter_mut() {
            let place = place.key(key);
            if let Some((since, field)) = shape.field(key) {
                if self.version < since {
                    self.other_version(since, quoted(key), &place);
                }
                self.value(&field.kind, entry, &place);
            } else if shape == Shape::OpenApi && are_webhooks(key, entry, self.version) {
                self.map(&Kind::Reference(Shape::PathItem), entry, &place);
            } else if shape.is_extensible() && key.starts_with("x-") {
                self.extension(shape, key, &place);
            } else if shape == Shape::Schema && key == "$ref" {
                // Checked by `reference`.
            } else if let Some(patterned) = shape.patterned() {
                self.patterned(patterned, entry, &place);
            } else if refined.is_some() {
                unknown.push(key.clone());
            }
        }
        let misspelled = object_fields::misspelled(shape, object);
        for key in unknown {
            self.unknown_field(shape, &key, &misspelled, object, place);
        }
        for field in shape.fields() {
            self.missing_field(shape, field, &misspelled, object, place);
        }
        field_combinations::check(self, shape, object, place);
    }

    fn extension(&mut self, shape: Shape, key: &str, place: &Place) {
        // They are checked where the conversion puts them.
        if self.version == Version::V2_0 {
            return;
        }
        if let Some(objects) = extensions::misplaced(key, shape) {
            let message = format!("{} has no effect here", quoted(key));
            self.diagnose(Code::MisplacedExtension, place, message)
                .at_key()
                .label(format!("only has an effect on {objects}"));
        }
        if let Some(meant) = extensions::misspelled(key) {
            let message = format!("unknown extension {} is ignored", quoted(key));
            self.diagnose(Code::UnknownExtension, place, message)
                .at_key()
                .help(did_you_mean(meant));
        }
        // That of a description was removed by the first correction.
        let is_own = self.is_corrected && key == LOOSENED;
        if key.starts_with(extensions::PREFIX) && !is_own {
            self.outline.unreadable = true;
            let message = format!("reserved extension prefix `{}`", extensions::PREFIX);
            self.diagnose(Code::ReservedName, place, message)
                .at_key()
                .help("choose another name");
        }
    }

    fn patterned(&mut self, patterned: Patterned, value: &mut Value, place: &Place) {
        let key = place.name().unwrap_or_default();
        let is_valid = match patterned.keys {
            Keys::Any => true,
            Keys::Paths => field_combinations::path(self.report, key, place),
            Keys::Statuses => field_combinations::status(self.report, key, place),
        };
        // A scalar with an invalid key is misplaced: one diagnostic is enough.
        if is_valid || value.is_object() {
            self.value(&patterned.kind, value, place);
        }
    }

    /// Checks the targets of references that were not checked with the required shape.
    fn follow_references(&mut self, value: &mut Value) {
        let mut next = 0;
        while let Some(reference) = self.outline.references.get(next) {
            next += 1;
            let shape = reference.shape;
            if let Some(target) = Place::of_reference(&reference.target)
                && self.version.component_shape(&target).is_none()
                && let Some(node) = node_mut(value, &target)
            {
                self.value(&Kind::Reference(shape), node, &target);
            }
        }
    }
}

/// `true` if a place is not a component.
pub(crate) fn is_inline(place: &Place) -> bool {
    section(place).is_none_or(|section| Shape::of_section(section).is_none())
}

/// The section of `components` of which a place is an entry.
pub(crate) fn section(place: &Place) -> Option<&str> {
    match *place.steps() {
        ["components", section, _] => Some(section),
        _ => None,
    }
}
