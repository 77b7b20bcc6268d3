//! The schema of a body that failed to decode, used to find every violation and its location.
//!
//! A valid body is decoded directly into its type and never gets here.

use std::borrow::Cow;
use std::fmt;

use crate::runtime::decode;
use crate::runtime::duplicates::{check_all_repeated, check_repeated};
use crate::runtime::limits::{NumberBounds, TextConstraint, expected_count};
use crate::runtime::pointer::Pointer;
use crate::runtime::tree::Tree;
use crate::runtime::violation::{Place, Violations};

/// The schema of a JSON value.
pub enum Schema {
    /// Any JSON value.
    Any,
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// An integer between the two, inclusive.
    Integer(i64, i64),
    /// An unsigned integer between the two, inclusive.
    Unsigned(u64, u64),
    /// A number.
    Number(NumberBounds),
    /// A string.
    String(&'static [TextConstraint]),
    /// One of these strings. With the expectation for messages.
    Enum(&'static [&'static str], &'static str),
    /// One of these integers. With the expectation for messages.
    IntegerEnum(&'static [i64], &'static str),
    /// An array.
    Array(&'static Items),
    /// An array with one schema for each item.
    Tuple(&'static [Schema]),
    /// An object with these fields.
    Object(&'static [Field], AdditionalProperties),
    /// `null`, or a value of this schema.
    Nullable(&'static Schema),
    /// An object with fields of any name.
    Map(&'static MapValues),
    /// A schema defined elsewhere.
    Reference(&'static Schema),
    /// A kind of schema that is defined in its own module, which only crates with such schemas contain.
    Other(&'static dyn SchemaKind),
}

/// A kind of schema that few descriptions use.
pub trait SchemaKind: Sync {
    /// Collects every violation by a value.
    fn check(&self, value: &Tree, at: &Pointer<'_>, violations: &mut Violations);

    /// The message for a value of another type.
    fn expected(&self) -> Cow<'static, str>;

    /// Returns schemas of which every valid value satisfies at least one; empty if the kind has none.
    fn alternatives(&'static self) -> &'static [Schema] {
        &[]
    }

    /// Returns the JSON of the listed value that a string represents; `None` if there is none.
    fn listed(&self, _text: &str) -> Option<String> {
        None
    }
}

/// The items of an array.
pub struct Items {
    /// The schema of each item.
    pub schema: Schema,
    /// The minimum number of items.
    pub minimum: usize,
    /// The maximum number of items.
    pub maximum: usize,
}

/// A field of an object.
pub struct Field {
    /// The JSON name.
    pub name: &'static str,
    /// `true` if the field is required.
    pub required: bool,
    /// The schema of the value.
    pub schema: Schema,
}

/// The treatment of additional properties.
pub enum AdditionalProperties {
    /// Any value is allowed.
    Any,
    /// They are rejected.
    None,
    /// Each is valid against this schema.
    Each(&'static Schema),
}

/// The values of a map.
pub struct MapValues {
    /// The schema of each value.
    pub schema: Schema,
    /// The minimum number of fields.
    pub minimum: usize,
    /// The maximum number of fields.
    pub maximum: usize,
}

/// Collects every violation of `schema` by a JSON text. If there is none, `otherwise` is reported.
#[cold]
pub fn find_violations(
    json: &str,
    schema: &Schema,
    otherwise: &dyn fmt::Display,
    violations: &mut Violations,
) {
    let known = violations.len();
    find_broken(json, schema, violations);
    if violations.len() == known {
        violations.push(body(), otherwise.to_string());
    }
}

/// Collects every violation of `schema` by a JSON text.
pub fn find_broken(json: &str, schema: &Schema, violations: &mut Violations) {
    match decode::from_text::<Tree>(json) {
        Ok(tree) => schema.check(&tree, &Pointer::Root, violations),
        Err(error) => violations.push(body(), error.message().to_owned()),
    }
}

fn body() -> Place {
    Place::Body(String::new())
}

impl Field {
    /// A required field.
    pub const fn required(name: &'static str, schema: Schema) -> Self {
        Self {
            name,
            required: true,
            schema,
        }
    }

    /// An optional field.
    pub const fn optional(name: &'static str, schema: Schema) -> Self {
        Self {
            name,
            required: false,
            schema,
        }
    }
}

impl Schema {
    /// Collects every violation by a value.
    pub(crate) fn check(&self, value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
        match (self, value) {
            (Self::Reference(schema), _) => schema.check(value, at, violations),
            (_, Tree::Vast) => {
                violations.push(at.place(), "is out of the range of 64-bit numbers");
            }
            (Self::Any, _) => check_all_repeated(value, at, violations),
            (Self::Null, Tree::Null)
            | (Self::Boolean, Tree::Boolean(_))
            | (Self::Nullable(_), Tree::Null) => {}
            (Self::Nullable(schema), _) => schema.check(value, at, violations),
            (Self::Integer(minimum, maximum), Tree::Integer(integer))
                if (i128::from(*minimum)..=i128::from(*maximum)).contains(integer) => {}
            (Self::Unsigned(minimum, maximum), Tree::Integer(integer))
                if (i128::from(*minimum)..=i128::from(*maximum)).contains(integer) => {}
            (Self::Number(rules), Tree::Number(number)) if rules.allow(*number) => {}
            (Self::Number(rules), Tree::Integer(integer)) if rules.allow(*integer as f64) => {}
            (Self::String(rules), Tree::String(text)) => check_text(rules, text, at, violations),
            (Self::Enum(values, _), Tree::String(text)) if values.contains(&text.as_str()) => {}
            (Self::IntegerEnum(values, _), Tree::Integer(integer))
                if values.iter().any(|value| i128::from(*value) == *integer) => {}
            (Self::Array(items), Tree::Array(array)) => items.check(array, at, violations),
            (Self::Tuple(schemas), Tree::Array(array)) if schemas.len() == array.len() => {
                for (index, (schema, item)) in schemas.iter().zip(array).enumerate() {
                    schema.check(item, &Pointer::Index(at, index), violations);
                }
            }
            (Self::Object(fields, others), Tree::Object(object)) => {
                check_fields(fields, object, at, violations);
                others.check(fields, object, at, violations);
            }
            (Self::Map(values), Tree::Object(object)) => values.check(object, at, violations),
            (Self::Other(kind), _) => kind.check(value, at, violations),
            _ => violations.push(at.place(), self.expected()),
        }
    }

    /// The message for a value of another type.
    pub(crate) fn expected(&self) -> Cow<'static, str> {
        match self {
            Self::Any => "expected a JSON value".into(),
            Self::Null => "expected null".into(),
            Self::Boolean => "expected a boolean".into(),
            Self::Integer(i64::MIN, i64::MAX) => "expected a 64-bit integer".into(),
            Self::Integer(minimum, maximum) => {
                format!("expected an integer between {minimum} and {maximum}").into()
            }
            Self::Unsigned(minimum, maximum) => {
                format!("expected an integer between {minimum} and {maximum}").into()
            }
            Self::Number(rules) => rules.expected(),
            Self::String(_) => "expected a string".into(),
            Self::Enum(_, expected) | Self::IntegerEnum(_, expected) => (*expected).into(),
            Self::Array(_) => "expected an array".into(),
            Self::Tuple(schemas) => format!("expected an array of {} items", schemas.len()).into(),
            Self::Object(..) | Self::Map(_) => "expected an object".into(),
            Self::Reference(schema) | Self::Nullable(schema) => schema.expected(),
            Self::Other(kind) => kind.expected(),
        }
    }
}

fn check_text(rules: &[TextConstraint], text: &str, at: &Pointer<'_>, violations: &mut Violations) {
    for rule in rules {
        if !rule.holds(text) {
            violations.push(at.place(), rule.expected());
        }
    }
}

impl Items {
    fn check(&self, array: &[Tree], at: &Pointer<'_>, violations: &mut Violations) {
        if !(self.minimum..=self.maximum).contains(&array.len()) {
            violations.push(at.place(), self.expected());
        }
        for (index, item) in array.iter().enumerate() {
            self.schema
                .check(item, &Pointer::Index(at, index), violations);
        }
    }

    fn expected(&self) -> String {
        expected_count(self.minimum, self.maximum, "items")
    }
}

impl MapValues {
    fn check(&self, object: &[(String, Tree)], at: &Pointer<'_>, violations: &mut Violations) {
        check_repeated(object.iter().map(|(name, _)| name), at, violations);
        if !(self.minimum..=self.maximum).contains(&object.len()) {
            let expected = expected_count(self.minimum, self.maximum, "fields");
            violations.push(at.place(), expected);
        }
        for (name, value) in object {
            let at = Pointer::Key(at, name);
            self.schema.check(value, &at, violations);
        }
    }
}

impl AdditionalProperties {
    fn check(
        &self,
        fields: &[Field],
        object: &[(String, Tree)],
        at: &Pointer<'_>,
        violations: &mut Violations,
    ) {
        let is_known = |name: &str| fields.iter().any(|field| field.name == name);
        let others = object.iter().filter(|(name, _)| !is_known(name));
        match self {
            Self::Any => {}
            Self::None => {
                for (name, _) in others {
                    violations.push(Pointer::Key(at, name).place(), "is unknown");
                }
            }
            Self::Each(schema) => {
                check_repeated(others.clone().map(|(name, _)| name), at, violations);
                for (name, value) in others {
                    schema.check(value, &Pointer::Key(at, name), violations);
                }
            }
        }
    }
}

fn check_fields(
    fields: &[Field],
    object: &[(String, Tree)],
    at: &Pointer<'_>,
    violations: &mut Violations,
) {
    for field in fields {
        let at = Pointer::Key(at, field.name);
        let mut values = object
            .iter()
            .filter(|(name, _)| name == field.name)
            .map(|(_, value)| value);
        match values.next() {
            Some(value) => field.schema.check(value, &at, violations),
            None if field.required => violations.push(at.place(), "is required"),
            None => {}
        }
        if values.next().is_some() {
            violations.push(at.place(), "must not be repeated");
        }
    }
}
