// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! What a body is checked against once it is known to be wrong: every rule that
//! it breaks is found, by its place.
//!
//! A good body never comes here: it is decoded straight into its type.

use std::borrow::Cow;
use std::fmt;

use super::decode;
use super::limits::{NumberRules, TextRule, expected_count};
use super::multiple::is_multiple;
use super::pointer::Pointer;
use super::repeated::{check_all_repeated, check_repeated};
use super::scalar::Scalar;
use super::told::Told;
use super::tree::Tree;
use super::unique;
use super::violation::{Place, Violations};

/// The shape of a JSON value.
#[derive(Clone, Copy, Debug)]
pub enum Schema {
    /// Any JSON value.
    Any,
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// An integer between the two, inclusive.
    Integer(i64, i64),
    /// An integer between the two, inclusive, of more than 63 bits.
    Unsigned(u64, u64),
    /// What holds to the schema and is a multiple of this.
    MultipleOf(&'static str, &'static Schema),
    /// A number.
    Number(NumberRules),
    /// A string.
    String(&'static [TextRule]),
    /// One of these strings, and what is expected in words.
    Enum(&'static [&'static str], &'static str),
    /// One of these integers, and what is expected in words.
    IntegerEnum(&'static [i64], &'static str),
    /// One of these values, and what is expected in words.
    ScalarEnum(&'static [Scalar<'static>], &'static str),
    /// An array.
    Array(&'static Items),
    /// An array with an item for each of these.
    Tuple(&'static [Schema]),
    /// An object with these fields.
    Object(&'static [Field], Others),
    /// An object with fields of any name.
    Map(&'static MapValues),
    /// An array that holds to this, and has no two items that are the same.
    Unique(&'static Schema),
    /// A value of one of several types.
    Union(&'static Branches),
    /// `null`, or what holds to this.
    Nullable(&'static Schema),
    /// A schema that stands elsewhere.
    Reference(&'static Schema),
}

/// The items of an array.
#[derive(Clone, Copy, Debug)]
pub struct Items {
    /// The shape of each.
    pub schema: Schema,
    /// The least allowed count.
    pub minimum: usize,
    /// The greatest allowed count.
    pub maximum: usize,
}

/// A field of an object.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its name on the wire.
    pub name: &'static str,
    /// Whether it must be there.
    pub required: bool,
    /// The shape of its value.
    pub schema: Schema,
}

/// What becomes of the fields that an object has besides its own.
#[derive(Clone, Copy, Debug)]
pub enum Others {
    /// They may be anything.
    Any,
    /// They may not be there.
    None,
    /// Each holds to this.
    Each(&'static Schema),
}

/// The values of an object with fields of any name.
#[derive(Clone, Copy, Debug)]
pub struct MapValues {
    /// The shape of each.
    pub schema: Schema,
    /// The least allowed count.
    pub minimum: usize,
    /// The greatest allowed count.
    pub maximum: usize,
}

/// The types of a union.
#[derive(Clone, Copy, Debug)]
pub struct Branches {
    /// What they are told apart by.
    pub told: Told,
    /// The shape of each.
    pub schemas: &'static [Schema],
}

/// Notes every rule of `schema` that the JSON text breaks. `otherwise` is told
/// where no broken rule is found, and written only there.
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

/// Notes every rule of `schema` that the JSON text breaks, if it breaks any.
pub fn find_broken(json: &str, schema: &Schema, violations: &mut Violations) {
    match decode::from_text::<Tree>(json) {
        Ok(tree) => schema.check(&tree, &Pointer::Root, violations),
        Err(fault) => violations.push(body(), fault.message().to_owned()),
    }
}

fn body() -> Place {
    Place::Body(String::new())
}

impl Schema {
    fn check(&self, value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
        match (self, value) {
            (Self::Reference(schema), _) => schema.check(value, at, violations),
            (_, Tree::Vast) => {
                violations.push(at.place(), "is a number beyond those of 64 bits");
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
            (Self::MultipleOf(step, schema), _) => {
                schema.check(value, at, violations);
                let is_multiple = match value {
                    Tree::Integer(integer) => is_multiple(*integer, step),
                    Tree::Number(number) => is_multiple(*number, step),
                    _ => true,
                };
                if !is_multiple {
                    violations.push(at.place(), format!("expected a multiple of {step}"));
                }
            }
            (Self::Number(rules), Tree::Number(number)) if rules.allow(*number) => {}
            (Self::Number(rules), Tree::Integer(integer)) if rules.allow(*integer as f64) => {}
            (Self::String(rules), Tree::String(text)) => check_text(rules, text, at, violations),
            (Self::Enum(values, _), Tree::String(text)) if values.contains(&text.as_str()) => {}
            (Self::IntegerEnum(values, _), Tree::Integer(integer))
                if values.iter().any(|value| i128::from(*value) == *integer) => {}
            (Self::ScalarEnum(values, _), value)
                if value
                    .scalar()
                    .is_some_and(|scalar| values.contains(&scalar)) => {}
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
            (Self::Unique(schema), _) => check_unique(schema, value, at, violations),
            (Self::Union(branches), _) => branches.check(value, at, violations),
            _ => violations.push(at.place(), self.expected()),
        }
    }

    fn expected(&self) -> Cow<'static, str> {
        match self {
            Self::Any => "expected a JSON value".into(),
            Self::Null => "expected null".into(),
            Self::Boolean => "expected a boolean".into(),
            Self::Integer(i64::MIN, i64::MAX) => "expected an integer of 64 bits".into(),
            Self::Integer(minimum, maximum) => {
                format!("expected an integer between {minimum} and {maximum}").into()
            }
            Self::Unsigned(minimum, maximum) => {
                format!("expected an integer between {minimum} and {maximum}").into()
            }
            Self::Number(rules) => rules.expected(),
            Self::String(_) => "expected a string".into(),
            Self::Enum(_, expected)
            | Self::IntegerEnum(_, expected)
            | Self::ScalarEnum(_, expected) => (*expected).into(),
            Self::Array(_) => "expected an array".into(),
            Self::Tuple(schemas) => format!("expected an array of {} items", schemas.len()).into(),
            Self::Object(..) | Self::Map(_) => "expected an object".into(),
            Self::Union(branches) => branches.told.expected().into(),
            Self::Reference(schema)
            | Self::Nullable(schema)
            | Self::Unique(schema)
            | Self::MultipleOf(_, schema) => schema.expected(),
        }
    }
}

fn check_unique(schema: &Schema, value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
    schema.check(value, at, violations);
    if let Tree::Array(items) = value
        && !unique::all_trees_differ(items)
    {
        violations.push(at.place(), "expected items that are all different");
    }
}

fn check_text(rules: &[TextRule], text: &str, at: &Pointer<'_>, violations: &mut Violations) {
    for rule in rules {
        if !(rule.holds)(text) {
            violations.push(at.place(), rule.expected);
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

impl Others {
    fn check(
        self,
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
                    violations.push(Pointer::Key(at, name).place(), "is not known");
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

impl Branches {
    fn check(&self, value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
        if let Told::ByField(field, _) = self.told
            && let Tree::Object(object) = value
        {
            let is_tag = |(name, _): &&(String, Tree)| name == field;
            let wrong = match object.iter().filter(is_tag).count() {
                0 => Some("is required"),
                1 => None,
                _ => Some("may be given once"),
            };
            if let Some(wrong) = wrong {
                violations.push(Pointer::Key(at, field).place(), wrong);
                return;
            }
        }
        let candidates = self.told.candidates(&value.shape());
        let schemas = candidates
            .iter()
            .filter_map(|index| self.schemas.get(*index));
        let found: Vec<Violations> = schemas
            .map(|schema| {
                let mut found = Violations::new();
                schema.check(value, at, &mut found);
                found
            })
            .collect();
        let fitting = found.iter().filter(|found| found.is_empty()).count();
        match found.into_iter().min_by_key(Violations::len) {
            None => violations.push(self.place_of_tag(value, at), self.told.expected()),
            Some(_) if fitting > 1 && !self.told.allows_several() => {
                violations.push(at.place(), "fits several types, and must fit one");
            }
            Some(nearest) => violations.append(nearest),
        }
    }

    /// Where the value says of which type it is.
    fn place_of_tag(&self, value: &Tree, at: &Pointer<'_>) -> Place {
        match (self.told, value) {
            (Told::ByField(field, _), Tree::Object(_)) => Pointer::Key(at, field).place(),
            _ => at.place(),
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
            violations.push(at.place(), "may be given once");
        }
    }
}
