//! The structure of an overlay.

use serde_json::{Map, Value};

use crate::report::{Code, Report, quoted};
use crate::source::tree::Place;
use crate::source::validation::report_wrong_type;

/// A field of an object of an overlay.
struct Field {
    name: &'static str,
    is_required: bool,
    expected: Expected,
    /// `true` if version 1.0 does not have it.
    is_new: bool,
}

#[derive(Clone, Copy)]
enum Expected {
    Anything,
    Boolean,
    List,
    Object,
    Text,
}

const ROOT: [Field; 4] = [
    required("overlay", Expected::Text),
    required("info", Expected::Object),
    optional("extends", Expected::Text),
    required("actions", Expected::List),
];
const INFO: [Field; 3] = [
    required("title", Expected::Text),
    required("version", Expected::Text),
    new("description", Expected::Text),
];
const ACTION: [Field; 5] = [
    required("target", Expected::Text),
    optional("description", Expected::Text),
    optional("update", Expected::Anything),
    optional("remove", Expected::Boolean),
    new("copy", Expected::Text),
];

const fn required(name: &'static str, expected: Expected) -> Field {
    Field {
        is_required: true,
        ..optional(name, expected)
    }
}

const fn optional(name: &'static str, expected: Expected) -> Field {
    Field {
        name,
        is_required: false,
        expected,
        is_new: false,
    }
}

const fn new(name: &'static str, expected: Expected) -> Field {
    Field {
        is_new: true,
        ..optional(name, expected)
    }
}

/// Takes the actions of an overlay with a valid structure.
pub fn actions(mut root: Value, report: &mut Report) -> Option<Vec<Value>> {
    let place = Place::root();
    let Value::Object(fields) = &root else {
        invalid(&place, "not an overlay: expected an object", report);
        return None;
    };
    let is_1_0 = match fields.get("overlay").map(Value::as_str) {
        Some(Some(version)) if is_of(version, "1.0.") => true,
        Some(Some(version)) if is_of(version, "1.1.") => false,
        Some(_) => {
            let message = "unsupported overlay version, expected 1.0.0 or 1.1.0";
            invalid(&place.key("overlay"), message, report);
            return None;
        }
        None => {
            invalid(&place, "not an overlay: missing field `overlay`", report);
            return None;
        }
    };
    let mut structure = Structure { is_1_0, report };
    structure.check(fields, &ROOT, &place);
    if let Some(Value::Object(info)) = fields.get("info") {
        structure.check(info, &INFO, &place.key("info"));
    }
    let actions = fields.get("actions").and_then(Value::as_array)?;
    structure.check_actions(actions, &place.key("actions"));
    match root.get_mut("actions").map(Value::take) {
        Some(Value::Array(actions)) if !report.has_errors() => Some(actions),
        _ => None,
    }
}

/// Returns `true` for a version with this start and a number.
fn is_of(version: &str, start: &str) -> bool {
    let patch = version.strip_prefix(start).unwrap_or_default();
    !patch.is_empty() && patch.bytes().all(|byte| byte.is_ascii_digit())
}

struct Structure<'r> {
    is_1_0: bool,
    report: &'r mut Report,
}

impl Structure<'_> {
    fn check_actions(&mut self, actions: &[Value], place: &Place) {
        if actions.is_empty() {
            invalid(place, "an overlay has at least one action", self.report);
        }
        for (index, action) in actions.iter().enumerate() {
            let place = place.index(index);
            match action {
                Value::Object(fields) => self.check(fields, &ACTION, &place),
                other => _ = report_wrong_type(&place, other, "an object", self.report),
            }
            let earlier = actions.get(..index).unwrap_or_default();
            if earlier.contains(action) {
                invalid(&place, "the same action is repeated", self.report);
            }
        }
    }

    fn check(&mut self, object: &Map<String, Value>, fields: &[Field], place: &Place) {
        for (name, value) in object {
            if name.starts_with("x-") {
                continue;
            }
            let place = place.key(name);
            match fields.iter().find(|field| field.name == name) {
                Some(field) if field.is_new && self.is_1_0 => {
                    let message = format!("{} needs version 1.1.0 of overlays", quoted(name));
                    invalid(&place, message, self.report).at_key();
                }
                Some(field) => self.check_type(value, field.expected, &place),
                None => {
                    let message = format!("unknown field {}", quoted(name));
                    invalid(&place, message, self.report).at_key();
                }
            }
        }
        let missing = fields
            .iter()
            .filter(|field| field.is_required && !object.contains_key(field.name));
        for field in missing {
            let message = format!("missing field `{}`", field.name);
            invalid(place, message, self.report);
        }
    }

    fn check_type(&mut self, value: &Value, expected: Expected, place: &Place) {
        let (is_expected, expected) = match expected {
            Expected::Anything => return,
            Expected::Boolean => (value.is_boolean(), "a boolean"),
            Expected::List => (value.is_array(), "a list"),
            Expected::Object => (value.is_object(), "an object"),
            Expected::Text => (value.is_string(), "a string"),
        };
        if !is_expected {
            report_wrong_type(place, value, expected, self.report);
        }
    }
}

fn invalid<'r>(
    place: &Place,
    message: impl Into<String>,
    report: &'r mut Report,
) -> &'r mut crate::report::diagnostic::Diagnostic {
    report.add(Code::InvalidOverlay, place, message)
}
