//! What is deprecated, and the dates that are said of it.

use serde_json::Value;

use super::Place;
use super::grammar::Shape;
use super::nodes::node;
use crate::date::Date;
use crate::report::{Code, Report, quoted};

/// The day after which it may be gone.
pub const SUNSET: &str = "x-sunset";

/// A later day, which moves that.
pub const EXTENDED: &str = "x-sunset-extended";

/// The day since which it is deprecated.
pub(crate) const SINCE: &str = "x-deprecated-since";

/// Something that is deprecated.
#[derive(Clone, Debug)]
pub(crate) struct Deprecated {
    pub(crate) place: Place,
    pub(crate) shape: Shape,
    pub(crate) name: String,
    pub(crate) since: Option<Date>,
    pub(crate) sunset: Option<Date>,
    pub(crate) extended: Option<Date>,
    /// The operation that replaces it.
    pub(crate) replacement: Option<String>,
}

impl Deprecated {
    /// The day after which it may be gone, and the field that says so.
    pub(crate) fn deadline(&self) -> Option<(Date, &'static str)> {
        match (self.extended, self.sunset) {
            (Some(date), _) => Some((date, EXTENDED)),
            (None, Some(date)) => Some((date, SUNSET)),
            (None, None) => None,
        }
    }

    /// What it is, with its name.
    pub(crate) fn in_words(&self) -> String {
        match (kind(self.shape, &self.place), self.name.as_str()) {
            (kind, "") => format!("this {kind}"),
            (kind, name) => format!("the {kind} {}", quoted(name)),
        }
    }
}

/// What something that is deprecated is called.
pub(crate) fn kind(shape: Shape, place: &Place) -> &'static str {
    match shape {
        Shape::Operation => "operation",
        Shape::Header => "header",
        Shape::Schema if is_property(place) => "property",
        Shape::Schema => "schema",
        _ => "parameter",
    }
}

fn is_property(place: &Place) -> bool {
    let parent = place.parent().and_then(Place::name);
    parent == Some("properties")
}

/// Whether an object may be deprecated, and says anything of that.
pub(super) fn is_told(shape: Shape, object: &serde_json::Map<String, Value>) -> bool {
    use Shape::{
        CookieParameter, Header, HeaderParameter, Operation, Parameter, PathParameter,
        QueryParameter, Schema,
    };
    let may_be = matches!(
        shape,
        Operation
            | Parameter
            | QueryParameter
            | PathParameter
            | HeaderParameter
            | CookieParameter
            | Header
            | Schema
    );
    may_be
        && ["deprecated", SUNSET, EXTENDED, SINCE]
            .iter()
            .any(|key| object.contains_key(*key))
}

/// What is deprecated among objects that say anything of that. What is wrong with the dates goes into the report.
pub(super) fn check(
    value: &Value,
    told: &[(Place, Shape)],
    report: &mut Report,
) -> Vec<Deprecated> {
    let told = told.iter();
    told.filter_map(|(place, shape)| one(value, place, *shape, report))
        .collect()
}

fn one(value: &Value, place: &Place, shape: Shape, report: &mut Report) -> Option<Deprecated> {
    let object = node(value, place)?;
    let is_deprecated = object.get("deprecated") == Some(&Value::Bool(true));
    let mut date = |key: &str| {
        let said = object.get(key)?;
        let date = said.as_str().map(Date::parse);
        if date.is_none() {
            let message = format!("`{key}` must be a string");
            report.add(Code::InvalidExtension, &place.key(key), message);
        } else if date == Some(None) {
            let message = format!("`{key}` is not a date");
            report
                .add(Code::InvalidExtension, &place.key(key), message)
                .help("write it as `2030-12-05`, in quotes");
        }
        if !is_deprecated {
            let message = format!("`{key}` on {} that is not deprecated", shape.name());
            report
                .add(Code::NotDeprecated, &place.key(key), message)
                .help("add `deprecated: true`");
        }
        date.flatten()
    };
    let (since, sunset, extended) = (date(SINCE), date(SUNSET), date(EXTENDED));
    let extended = extended.filter(|extended| {
        let is_said = object.get(SUNSET).is_some();
        let is_later = sunset.is_some_and(|sunset| sunset < *extended);
        if !is_said || (sunset.is_some() && !is_later) {
            refuse_extension(place, sunset, report);
        }
        is_later
    });
    let replacement = object.get("x-replaced-by").and_then(Value::as_str);
    is_deprecated.then(|| Deprecated {
        place: place.clone(),
        shape,
        name: name(object, shape, place),
        since,
        sunset,
        extended,
        replacement: replacement.map(str::to_owned),
    })
}

fn refuse_extension(place: &Place, sunset: Option<Date>, report: &mut Report) {
    let message = match sunset {
        Some(sunset) => format!("`{EXTENDED}` is not after `{SUNSET}`, which is {sunset}"),
        None => format!("`{EXTENDED}` without the `{SUNSET}` that it moves"),
    };
    let help = match sunset {
        Some(sunset) => format!("name a day after {sunset}, or remove it"),
        None => format!("call it `{SUNSET}`"),
    };
    let place = place.key(EXTENDED);
    report
        .add(Code::InvalidSunsetExtension, &place, message)
        .help(help);
}

/// What it is called; empty for a schema that has no name.
fn name(object: &Value, shape: Shape, place: &Place) -> String {
    let text = |key: &str| object.get(key).and_then(Value::as_str).map(str::to_owned);
    let key = || place.name().unwrap_or_default().to_owned();
    match shape {
        Shape::Operation => text("operationId").unwrap_or_else(|| {
            let path = place.parent().and_then(Place::name).unwrap_or_default();
            format!("{} {path}", key().to_uppercase())
        }),
        Shape::Header => key(),
        Shape::Schema => name_of_schema(&place.steps()),
        _ => text("name").unwrap_or_default(),
    }
}

/// `Pet`, `Pet.owner.name`, or the name of the property alone where its object has none.
fn name_of_schema(steps: &[&str]) -> String {
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
