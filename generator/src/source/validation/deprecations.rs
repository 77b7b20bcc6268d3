//! Deprecated objects, with the dates of their extensions.

use serde_json::{Map, Value};

use crate::date::Date;
use crate::report::{Code, Report, quoted};
use crate::source::grammar::{Shape, Version};
use crate::source::tree::{Place, node};

/// The extension with the day after which a deprecated object may be removed.
pub const SUNSET: &str = "x-sunset";

/// The extension with a later day than the sunset, which replaces it.
pub const EXTENDED: &str = "x-sunset-extended";

/// The extension with the day of the deprecation.
pub(crate) const SINCE: &str = "x-deprecated-since";

/// A deprecated object.
#[derive(Clone, Debug)]
pub(crate) struct Deprecated {
    pub(crate) place: Place,
    /// `operation`, `parameter`, `property`, `schema` or `header`.
    pub(crate) kind: &'static str,
    /// Empty for a schema without a name.
    pub(crate) name: String,
    pub(crate) since: Option<Date>,
    pub(crate) sunset: Option<Date>,
    pub(crate) extended: Option<Date>,
    /// The `operationId` of the replacement.
    pub(crate) replacement: Option<String>,
}

impl Deprecated {
    /// The day after which the object may be removed, and the extension with this day.
    pub(crate) fn deadline(&self) -> Option<(Date, &'static str)> {
        let extended = self.extended.map(|date| (date, EXTENDED));
        extended.or(self.sunset.map(|date| (date, SUNSET)))
    }

    /// The kind and the name, for messages.
    pub(crate) fn describe(&self) -> String {
        match (self.kind, self.name.as_str()) {
            (kind, "") => format!("this {kind}"),
            (kind, name) => format!("{kind} {}", quoted(name)),
        }
    }
}

/// Finds deprecated objects, and reports invalid dates.
pub(super) fn find(
    value: &Value,
    version: Version,
    objects: &[(Place, Shape)],
    report: &mut Report,
) -> Vec<Deprecated> {
    let deprecable = objects.iter().filter(|(_, shape)| shape.is_deprecable());
    let found = deprecable.filter_map(|(place, shape)| {
        let object = node(value, place)?.as_object()?;
        let mut keys = ["deprecated", SUNSET, EXTENDED, SINCE].iter();
        let is_relevant = keys.any(|key| object.contains_key(*key));
        // Only schemas since OpenAPI 3.1 have fields next to `$ref`.
        let is_reference =
            object.contains_key("$ref") && !(*shape == Shape::Schema && version >= Version::V3_1);
        (is_relevant && !is_reference).then(|| deprecated(object, place, *shape, report))?
    });
    found.collect()
}

fn deprecated(
    object: &Map<String, Value>,
    place: &Place,
    shape: Shape,
    report: &mut Report,
) -> Option<Deprecated> {
    let is_deprecated = object.get("deprecated") == Some(&Value::Bool(true));
    let mut date = |key: &str| {
        let value = object.get(key)?;
        let place = place.key(key);
        let date = value.as_str().map(Date::parse);
        if date.is_none() {
            report.add(
                Code::InvalidExtension,
                &place,
                format!("`{key}` must be a string"),
            );
        } else if date == Some(None) {
            report
                .add(
                    Code::InvalidExtension,
                    &place,
                    format!("`{key}` is not a date"),
                )
                .help("write the date as `2030-12-05`, in quotes");
        }
        if !is_deprecated {
            let message = format!("`{key}` on {} that is not deprecated", shape.name());
            report
                .add(Code::NotDeprecated, &place, message)
                .help("add `deprecated: true`");
        }
        date.flatten()
    };
    let (since, sunset, extended) = (date(SINCE), date(SUNSET), date(EXTENDED));
    let extended = extended.filter(|extended| {
        let is_later = sunset.is_some_and(|sunset| sunset < *extended);
        if !is_later && (sunset.is_some() || !object.contains_key(SUNSET)) {
            report_extension(place, sunset, report);
        }
        is_later
    });
    let replacement = object.get("x-replaced-by").and_then(Value::as_str);
    is_deprecated.then(|| Deprecated {
        place: place.clone(),
        kind: kind(shape, place),
        name: name(object, shape, place),
        since,
        sunset,
        extended,
        replacement: replacement.map(str::to_owned),
    })
}

fn kind(shape: Shape, place: &Place) -> &'static str {
    let is_property = place.parent().and_then(Place::name) == Some("properties");
    match shape {
        Shape::Operation => "operation",
        Shape::Header => "header",
        Shape::Schema if is_property => "property",
        Shape::Schema => "schema",
        _ => "parameter",
    }
}

fn report_extension(place: &Place, sunset: Option<Date>, report: &mut Report) {
    let (message, help) = match sunset {
        Some(sunset) => (
            format!("`{EXTENDED}` is not later than `{SUNSET}`, which is {sunset}"),
            format!("choose a day after {sunset}, or remove it"),
        ),
        None => (
            format!("`{EXTENDED}` without `{SUNSET}`"),
            format!("rename it to `{SUNSET}`"),
        ),
    };
    report
        .add(Code::InvalidSunsetExtension, &place.key(EXTENDED), message)
        .help(help);
}

fn name(object: &Map<String, Value>, shape: Shape, place: &Place) -> String {
    let text = |key: &str| object.get(key).and_then(Value::as_str).map(str::to_owned);
    let key = || place.name().unwrap_or_default().to_owned();
    match shape {
        Shape::Operation => text("operationId").unwrap_or_else(|| {
            let path = place.parent().and_then(Place::name).unwrap_or_default();
            format!("{} {path}", key().to_uppercase())
        }),
        Shape::Header => key(),
        Shape::Schema => schema_name(&place.steps()),
        _ => text("name").unwrap_or_default(),
    }
}

/// `Pet`, `Pet.owner.name`, or only the name of the property if its object has no name.
fn schema_name(steps: &[&str]) -> String {
    let mut names: Vec<&str> = Vec::new();
    let mut rest = steps;
    while let [before @ .., "properties", name] = rest {
        names.push(name);
        rest = before;
    }
    if let ["components", "schemas", name] = rest {
        names.push(name);
    }
    names.reverse();
    names.join(".")
}
