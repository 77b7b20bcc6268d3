//! Enums.

use std::collections::{BTreeSet, HashMap};
use std::mem::{Discriminant, discriminant};

use openapiv3::{AnySchema, Schema, SchemaKind, Type as SourceType};
use serde_json::Value;

use crate::lower::Lowering;
use crate::lower::schema::declared_type;
use crate::lower::schema::scalars::{allows_number, allows_text};
use crate::lowered::{
    EnumKind, EnumValue, Enumeration, NumberConstraint, Scalar, TextConstraint, Type,
};
use crate::names::{Case, Name, Scope, Wanted};
use crate::report::{Code, quoted};
use crate::source::Place;

/// Variant names that the generated code uses itself.
const RESERVED: [&str; 2] = ["Unknown", "VALUES"];

/// The `enum` of a schema, and its type.
pub struct Listed<'a> {
    typ: Option<&'a str>,
    pub values: Vec<Value>,
}

/// Returns the `enum` of a schema; `None` without one, or with subschemas.
pub fn listed(schema: &Schema) -> Option<Listed<'_>> {
    let values = match &schema.schema_kind {
        SchemaKind::Type(SourceType::String(text)) => values(&text.enumeration),
        SchemaKind::Type(SourceType::Integer(integer)) => values(&integer.enumeration),
        SchemaKind::Type(SourceType::Number(number)) => values(&number.enumeration),
        SchemaKind::Type(SourceType::Boolean(boolean)) => values(&boolean.enumeration),
        SchemaKind::Any(any) if is_alone(any) => any.enumeration.clone(),
        _ => return None,
    };
    let typ = declared_type(schema);
    let both = |value: bool| values.contains(&Value::Bool(value));
    let is_any_boolean = typ == Some("boolean") && both(true) && both(false);
    (!values.is_empty() && !is_any_boolean).then_some(Listed { typ, values })
}

fn values<T: Clone + Into<Value>>(values: &[Option<T>]) -> Vec<Value> {
    let value = |value: &Option<T>| value.clone().map_or(Value::Null, Into::into);
    values.iter().map(value).collect()
}

fn is_alone(any: &AnySchema) -> bool {
    any.one_of.is_empty() && any.any_of.is_empty() && any.all_of.is_empty() && any.not.is_none()
}

/// A key that is the same for equal values.
fn key_of(scalar: &Scalar) -> (Discriminant<Scalar>, String) {
    let text = match scalar {
        // Drops the sign of zero.
        Scalar::Number(value) => (value + 0.0).to_string(),
        other => other.text(),
    };
    (discriminant(scalar), text)
}

/// An allowed value, and its index in the description.
struct Kept {
    index: usize,
    scalar: Scalar,
}

impl Lowering<'_> {
    pub fn enumeration(
        &mut self,
        schema: &Schema,
        listed: &Listed<'_>,
        place: &Place,
    ) -> Option<Enumeration> {
        if matches!(listed.typ, Some("array" | "object")) {
            self.unsupported(
                Code::UnsupportedSchema,
                &place.key("enum"),
                "an `enum` of arrays or objects",
            )
            .help("to restrict the items of an array, put the `enum` under `items`");
            return None;
        }
        let kept = self.kept(listed, place)?;
        if kept.is_empty() {
            let message = match listed.values.iter().any(Value::is_null) {
                true => "`null` is the only value of this `enum`",
                false => "the rest of the schema excludes all `enum` values",
            };
            self.diagnose(Code::NoValue, &place.key("enum"), message);
            return None;
        }
        self.grow(kept.len(), place)?;
        let kind = kind_of(&kept, listed.typ);
        let hints = self.hints(schema, listed.values.len(), place);
        let names = names(&kept, kind, &hints.names);
        let values = kept
            .into_iter()
            .zip(names)
            .map(|(kept, mut name)| {
                name.wire = kept.scalar.text();
                EnumValue {
                    name,
                    description: (hints.descriptions.get(kept.index).cloned())
                        .filter(|text| !text.is_empty()),
                    value: kept.scalar,
                }
            })
            .collect();
        Some(Enumeration { kind, values })
    }

    /// Returns `true` for an enum with values that look the same in a parameter, such as `1` and
    /// `"1"`.
    pub fn has_equal_texts(&self, ty: &Type) -> bool {
        let enumeration = self.types.enumeration(ty);
        enumeration.is_some_and(|enumeration| {
            let texts: BTreeSet<_> = (enumeration.values.iter())
                .map(|value| &value.name.wire)
                .collect();
            texts.len() < enumeration.values.len()
        })
    }

    /// Returns the distinct values that satisfy the rest of the schema, without `null`.
    fn kept(&mut self, listed: &Listed<'_>, place: &Place) -> Option<Vec<Kept>> {
        let (numbers, texts) = (self.numbers(place), self.texts(place));
        let mut kept: Vec<Kept> = Vec::new();
        let mut first: HashMap<_, usize> = HashMap::new();
        let mut is_understood = true;
        for (index, value) in listed.values.iter().enumerate() {
            let place_of = |index: usize| place.key("enum").index(index);
            if value.is_null() {
                continue;
            }
            let Some(scalar) = self.scalar(value, listed.typ, &place_of(index)) else {
                is_understood = false;
                continue;
            };
            let twin = first.get(&key_of(&scalar)).and_then(|at| kept.get(*at));
            if let Some(twin) = twin {
                let message = format!("duplicate `enum` value {}", quoted(&scalar.json()));
                self.diagnose(Code::RepeatedEnumValue, &place_of(index), message)
                    .related(&place_of(twin.index), "first listed here");
                continue;
            }
            match excluded_by(&scalar, listed.typ, &numbers, &texts) {
                None => {
                    first.insert(key_of(&scalar), kept.len());
                    kept.push(Kept { index, scalar });
                }
                Some(constraint) => {
                    let message = format!(
                        "`{constraint}` excludes the `enum` value {}; it is ignored",
                        quoted(&scalar.json())
                    );
                    self.diagnose(Code::ForbiddenEnumValue, &place_of(index), message)
                        .related(&place.key(constraint), "excluded by this");
                }
            }
        }
        is_understood.then_some(kept)
    }

    /// Converts a value. Accepts a string for a number if only numbers are allowed.
    fn scalar(&mut self, value: &Value, typ: Option<&str>, place: &Place) -> Option<Scalar> {
        if let (Value::String(text), Some("integer" | "number" | "boolean")) = (value, typ) {
            let read: Option<Value> = serde_json::from_str(text).ok();
            let read = read.as_ref().and_then(scalar_of);
            if let Some(scalar) = read.filter(|read| is_of_type(read, typ)) {
                let expected = match typ {
                    Some("integer") => "an integer",
                    Some("boolean") => "a boolean",
                    _ => "a number",
                };
                let message = format!("expected {expected}, found a string; read as `{text}`");
                self.diagnose(Code::EnumValueOfOtherType, place, message)
                    .help("write it without quotes");
                return Some(scalar);
            }
        }
        // Such a large integer would lose digits.
        let is_exact = |scalar: &Scalar| {
            typ == Some("number")
                || !matches!(scalar, Scalar::Number(number) if number.fract() == 0.0)
        };
        let scalar = scalar_of(value).filter(is_exact);
        if scalar.is_none() {
            let what = match value {
                Value::Number(_) => "an `enum` value of more than 64 bits",
                _ => "an array or an object as an `enum` value",
            };
            self.unsupported(Code::UnsupportedSchema, place, what);
        }
        scalar
    }
}

/// Returns the keyword that excludes a value.
fn excluded_by(
    scalar: &Scalar,
    typ: Option<&str>,
    numbers: &[NumberConstraint],
    texts: &[TextConstraint],
) -> Option<&'static str> {
    if !is_of_type(scalar, typ) {
        return Some("type");
    }
    match scalar {
        Scalar::Boolean(_) => None,
        Scalar::Integer(_) | Scalar::Number(_) => {
            let mut numbers = numbers.iter();
            let excluding = numbers.find(|one| !allows_number(one, &scalar.text()));
            excluding.map(NumberConstraint::keyword)
        }
        Scalar::Text(text) => match texts.iter().find(|one| !allows_text(one, text))? {
            TextConstraint::Length(count) => {
                let length = text.chars().count();
                match count.minimum.is_some_and(|minimum| length < minimum) {
                    true => Some("minLength"),
                    false => Some("maxLength"),
                }
            }
            TextConstraint::Pattern(_) => Some("pattern"),
            TextConstraint::Format(_) => None,
        },
    }
}

/// Returns the scalar, unless the value is `null`, an array or an object.
pub fn scalar_of(value: &Value) -> Option<Scalar> {
    // The greatest integer that an `f64` represents without loss.
    const EXACT: f64 = 9_007_199_254_740_992.0;
    match value {
        Value::Bool(value) => Some(Scalar::Boolean(*value)),
        Value::String(text) => Some(Scalar::Text(text.clone())),
        Value::Number(number) => match (number.as_i64(), number.as_f64()?) {
            (Some(integer), _) => Some(Scalar::Integer(integer)),
            (None, number) if number.fract() == 0.0 && number.abs() <= EXACT => {
                Some(Scalar::Integer(number as i64))
            }
            (None, _) if number.is_u64() => None,
            (None, number) => Some(Scalar::Number(number)),
        },
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    }
}

fn is_of_type(scalar: &Scalar, typ: Option<&str>) -> bool {
    match typ {
        None => true,
        Some("string") => matches!(scalar, Scalar::Text(_)),
        Some("integer") => matches!(scalar, Scalar::Integer(_)),
        Some("number") => matches!(scalar, Scalar::Integer(_) | Scalar::Number(_)),
        Some("boolean") => matches!(scalar, Scalar::Boolean(_)),
        Some(_) => false,
    }
}

/// Values of `type: number` may have a fraction on the wire; those of an integer enum may not.
fn kind_of(kept: &[Kept], typ: Option<&str>) -> EnumKind {
    let all = |test: fn(&Scalar) -> bool| kept.iter().all(|kept| test(&kept.scalar));
    if all(|scalar| matches!(scalar, Scalar::Text(_))) {
        EnumKind::Text
    } else if typ != Some("number") && all(|scalar| matches!(scalar, Scalar::Integer(_))) {
        EnumKind::Integer
    } else {
        EnumKind::Mixed
    }
}

/// Names the variants after the hints or the values.
fn names(kept: &[Kept], kind: EnumKind, hints: &[String]) -> Vec<Name> {
    let texts: Vec<String> = kept.iter().map(|kept| kept.scalar.text()).collect();
    let wanted: Vec<Wanted<'_>> = kept
        .iter()
        .zip(&texts)
        .map(|(kept, text)| Wanted {
            wire: hints.get(kept.index).unwrap_or(text),
            chosen: None,
            kind: match kept.scalar {
                Scalar::Boolean(_) => "boolean",
                Scalar::Integer(_) | Scalar::Number(_) => "number",
                Scalar::Text(_) if kind == EnumKind::Mixed => "text",
                Scalar::Text(_) => "",
            },
        })
        .collect();
    let claimed = Scope::with_reserved(RESERVED).claim_distinct(Case::Upper, &wanted, &[]);
    claimed
        .into_iter()
        .zip(wanted)
        .map(|(name, wanted)| name.unwrap_or_else(|_| Name::upper(wanted.wire, None)))
        .collect()
}
