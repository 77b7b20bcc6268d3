//! Validation of JSON values while they are read.
//!
//! A reader with a schema checks each value when it is read, and needs no second pass. Only a schema that depends on a
//! value as a whole, such as `oneOf` or `not`, looks ahead. If a value is invalid, the text is read again without decoding, to find
//! every violation.

use std::borrow::Cow;

use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode;
use crate::runtime::expected::{EXPECTED, Types, Values};
use crate::runtime::limits::{NumberConstraint, TextConstraint};
use crate::runtime::number::Number;
use crate::runtime::reader::{Kind, Reader};
use crate::runtime::reason::{Reason, ViolationKind};
use crate::runtime::schema::{Schema, TaggedSchema};
use crate::runtime::tree::Tree;
use crate::runtime::unevaluated;
use crate::runtime::verdicts::Verdicts;

/// Decodes a JSON text that is valid against a schema, or returns every violation.
pub fn decode<T: Decode>(text: &str, schema: &'static Schema) -> Result<T, DecodeError> {
    let verdicts = Verdicts::default();
    let mut reader = Reader::new(text).checking(schema).remembering(&verdicts);
    let value = T::decode(&mut reader).and_then(|value| reader.end().map(|()| value));
    value.map_err(|error| match check(text, schema) {
        Ok(()) => all_of_type::<T>(text).unwrap_or(error),
        // Invalid JSON is reported alone.
        Err(violations) if violations.is_syntax() || violations.covers(&error) => violations,
        Err(violations) => violations.and(error),
    })
}

/// Checks a JSON text against a schema, or returns every violation.
pub fn check(text: &str, schema: &'static Schema) -> Result<(), DecodeError> {
    let verdicts = Verdicts::default();
    let reader = Reader::new(text).checking(schema);
    let mut reader = reader.remembering(&verdicts).finding_all();
    match reader.skip() {
        Ok(()) => reader.end(),
        // The rest of the text was read, too, and is JSON.
        Err(violations) if !violations.is_final() && reader.end().is_ok() => Err(violations),
        // Invalid JSON is reported alone, wherever it is.
        Err(violations) => Err(Reader::check(text).err().unwrap_or(violations)),
    }
}

/// Returns all errors of a type that represents less than its schema allows.
#[cold]
fn all_of_type<T: Decode>(text: &str) -> Option<DecodeError> {
    T::decode(&mut Reader::new(text).finding_all()).err()
}

/// Resolves the schema of the next value to that of its type, which has no other constraint; `None` if that allows
/// every value. Checks what depends on the value as a whole.
pub(crate) fn leaf(
    reader: &Reader<'_>,
    mut schema: &'static Schema,
    kind: Kind,
) -> Result<Option<&'static Schema>, DecodeError> {
    loop {
        schema = match schema {
            Schema::Any => return Ok(None),
            Schema::Reference(inner) => inner,
            Schema::Nullable(_) if kind == Kind::Null => return Ok(None),
            Schema::Nullable(inner) => inner,
            Schema::Tagged(tagged) if kind == Kind::Object => match tagged.of(reader)? {
                Some(inner) => inner,
                None => return Ok(None),
            },
            schema if has_type(schema, kind) => return Ok(Some(schema)),
            schema => return whole(reader, schema, kind),
        };
    }
}

/// Returns `true` if a schema is that of one type, to which a value belongs.
#[inline]
pub(crate) const fn has_type(schema: &Schema, kind: Kind) -> bool {
    match schema {
        Schema::Null => matches!(kind, Kind::Null),
        Schema::Boolean => matches!(kind, Kind::Boolean),
        Schema::Integer(_) | Schema::Number(_) | Schema::IntegerEnum(_) => {
            matches!(kind, Kind::Number)
        }
        Schema::String(_) | Schema::Enum(_) => matches!(kind, Kind::String),
        Schema::Array(_) => matches!(kind, Kind::Array),
        Schema::Object(_) => matches!(kind, Kind::Object),
        _ => false,
    }
}

/// Checks a value against a schema that depends on all of it.
fn whole(
    reader: &Reader<'_>,
    schema: &'static Schema,
    kind: Kind,
) -> Result<Option<&'static Schema>, DecodeError> {
    match schema {
        Schema::Types(schemas) => match schemas.iter().find(|one| has_type(one, kind)) {
            Some(schema) => Ok(Some(schema)),
            None => Err(DecodeError::new(schema.expected())),
        },
        Schema::Untyped(schemas) => Ok(schemas.iter().find(|one| has_type(one, kind))),
        Schema::All(schemas) => all(reader, schemas, kind),
        Schema::Some(schemas, fields) => some(reader, schemas, fields).map(|()| None),
        Schema::One(schemas, fields) => one(reader, schemas, fields).map(|()| None),
        Schema::Union(union) if union.is_exclusive => {
            one(reader, union.variants, "").map(|()| None)
        }
        Schema::Union(union) => some(reader, union.variants, "").map(|()| None),
        Schema::Not(schema, expected) if holds(reader, schema) => Err(DecodeError::new(
            Reason::fixed(ViolationKind::Not, expected),
        )),
        Schema::Not(..) => Ok(None),
        Schema::If([condition, then, otherwise]) => match holds(reader, condition) {
            true => leaf(reader, then, kind),
            false => leaf(reader, otherwise, kind),
        },
        Schema::Values(values) => {
            let value = Tree::decode(&mut reader.clone().unchecked())?;
            match values.iter().any(|constant| constant.is(&value)) {
                true => Ok(None),
                false => Err(DecodeError::new(schema.expected())),
            }
        }
        Schema::Unevaluated(schema) => unevaluated::check(reader, schema, kind).map(|()| None),
        Schema::Never => Err(DecodeError::new(Reason::EXCLUDED)),
        other => Err(DecodeError::new(other.expected())),
    }
}

fn all(
    reader: &Reader<'_>,
    schemas: &'static [Schema],
    kind: Kind,
) -> Result<Option<&'static Schema>, DecodeError> {
    let Some((first, others)) = schemas.split_first() else {
        return Ok(None);
    };
    let mut errors = None;
    for other in others {
        let Err(error) = check_ahead(reader, other) else {
            continue;
        };
        if !reader.finds_all() {
            return Err(error);
        }
        errors = Some(DecodeError::merged(errors, error));
    }
    let Some(errors) = errors else {
        return leaf(reader, first, kind);
    };
    match check_ahead(reader, first) {
        Ok(()) => Err(errors),
        Err(first) => Err(first.and(errors)),
    }
}

/// Checks the next value without reading it.
pub(crate) fn check_ahead(reader: &Reader<'_>, schema: &'static Schema) -> Result<(), DecodeError> {
    let mut ahead = reader.looking_ahead().checking(schema);
    let Some((verdicts, value)) = ahead.verdicts() else {
        return ahead.skip();
    };
    match verdicts.get(schema, value) {
        Some(true) => return Ok(()),
        Some(false) if !reader.finds_all() => return Err(DecodeError::new(Reason::EXCLUDED)),
        Some(false) | None => {}
    }
    let found = ahead.skip();
    verdicts.insert(schema, value, found.is_ok());
    found
}

/// Returns `true` if the next value is valid.
pub(crate) fn holds(reader: &Reader<'_>, schema: &'static Schema) -> bool {
    check_ahead(&reader.clone().strict(), schema).is_ok()
}

fn some(reader: &Reader<'_>, schemas: &'static [Schema], fields: &str) -> Result<(), DecodeError> {
    match schemas.iter().any(|schema| holds(reader, schema)) {
        true => Ok(()),
        false => Err(no_match(reader, schemas, fields)),
    }
}

fn one(reader: &Reader<'_>, schemas: &'static [Schema], fields: &str) -> Result<(), DecodeError> {
    let mut matching = schemas.iter().filter(|schema| holds(reader, schema));
    let message = match (matching.next(), matching.next()) {
        (Some(_), None) => return Ok(()),
        (None, _) => return Err(no_match(reader, schemas, fields)),
        (Some(_), Some(_)) if fields.is_empty() => {
            Cow::Borrowed("matches several alternatives, expected exactly one")
        }
        (Some(_), Some(_)) => format!("requires exactly one of the fields {fields}").into(),
    };
    Err(DecodeError::new(Reason::new(ViolationKind::Union, message)))
}

/// Returns the violations of the closest alternative, unless there is a text for all of them.
#[cold]
fn no_match(reader: &Reader<'_>, schemas: &'static [Schema], fields: &str) -> DecodeError {
    // The errors of all nested alternatives would take exponential time.
    if !reader.finds_all() || reader.lookaheads() >= MAX_EXPLAINED {
        return DecodeError::new(Reason::fixed(
            ViolationKind::Union,
            "matches no alternative",
        ));
    }
    if !fields.is_empty() {
        let message = format!("requires one of the fields {fields}");
        return DecodeError::new(Reason::new(ViolationKind::Union, message));
    }
    let errors = schemas.iter().filter_map(|schema| {
        let reader = reader.clone().finding_all();
        check_ahead(&reader, schema).err()
    });
    let errors: Vec<DecodeError> = errors.collect();
    if errors.iter().all(DecodeError::is_of_type) {
        let types = schemas.iter().map(Schema::expected).collect::<Vec<_>>();
        let is_named = types.iter().all(|one| one.message.starts_with(EXPECTED));
        let types = types
            .iter()
            .map(|one| one.message.trim_start_matches(EXPECTED));
        let mut types: Vec<&str> = types.collect();
        types.dedup();
        if is_named && !types.is_empty() {
            let message = format!("{EXPECTED}{}", types.join(" or "));
            let kind = ViolationKind::Type(Types::of(schemas));
            return DecodeError::new(Reason::new(kind, message));
        }
    }
    let nearest = errors
        .into_iter()
        .min_by_key(|error| (error.is_of_type(), error.parts().count()));
    nearest.unwrap_or_else(|| DecodeError::new(Reason::EXCLUDED))
}

/// The number of unions in each other of which the violations of the closest alternative are reported.
const MAX_EXPLAINED: u8 = 3;

impl TaggedSchema {
    /// Returns the schema that the property of the next value selects.
    fn of(&'static self, reader: &Reader<'_>) -> Result<Option<&'static Schema>, DecodeError> {
        let mut tag = None;
        let mut is_repeated = false;
        reader.clone().unchecked().object(&mut |reader, name| {
            if name == self.field {
                is_repeated |= tag.is_some();
                tag = Some(scalar(reader)?);
                return Ok(());
            }
            reader.skip()
        })?;
        let in_field = |reason: Reason| Err(DecodeError::new(reason).in_field(self.field));
        match (tag, &self.default) {
            _ if is_repeated => in_field(Reason::REPEATED),
            (Some(Some(tag)), _) if self.schema_of(&tag).is_some() => Ok(self.schema_of(&tag)),
            (_, Some(default)) => Ok(Some(default)),
            (None, None) => in_field(Reason::REQUIRED),
            (Some(_), None) => in_field(Values::of_tags(self.schemas).into()),
        }
    }

    /// Returns the schema that a value of the property selects.
    pub(crate) fn schema_of(&'static self, tag: &str) -> Option<&'static Schema> {
        let mut schemas = self.schemas.iter();
        let found = schemas.find(|(known, _)| *known == tag);
        found.map(|(_, schema)| schema)
    }
}

/// Reads the text of a scalar; `None` for other values.
fn scalar(reader: &mut Reader<'_>) -> Result<Option<String>, DecodeError> {
    Ok(match reader.kind()? {
        Kind::String => Some(reader.string()?.into_owned()),
        Kind::Number => Some(reader.number()?.to_owned()),
        Kind::Boolean => Some(reader.boolean()?.to_string()),
        Kind::Null | Kind::Array | Kind::Object => {
            reader.skip()?;
            None
        }
    })
}

/// Checks a number that was read.
pub(crate) fn number(schema: &'static Schema, number: Number<'_>) -> Result<(), DecodeError> {
    match schema {
        Schema::Integer(_) | Schema::IntegerEnum(_) if !number.is_integer() => {
            Err(DecodeError::new(schema.expected()))
        }
        Schema::Integer([]) => Ok(()),
        Schema::Integer(constraints) => constrained(constraints, number, "an integer"),
        Schema::Number(constraints) => constrained(constraints, number, "a number"),
        Schema::IntegerEnum(values) if !number.is_one_of(values) => {
            Err(DecodeError::new(schema.expected()))
        }
        _ => Ok(()),
    }
}

fn constrained(
    constraints: &[NumberConstraint],
    number: Number<'_>,
    noun: &str,
) -> Result<(), DecodeError> {
    match constraints.iter().all(|one| one.holds(number)) {
        true => Ok(()),
        false => Err(DecodeError::all(NumberConstraint::reasons(
            constraints,
            number,
            noun,
        ))),
    }
}

/// Checks a string that was read. Formats are not checked if its type does.
pub(crate) fn text(
    schema: &'static Schema,
    text: &str,
    checks_format: bool,
) -> Result<(), DecodeError> {
    match schema {
        Schema::Enum(values) if !values.contains(&text) => Err(DecodeError::new(schema.expected())),
        Schema::String(constraints) => {
            let holds = |one: &TextConstraint| {
                (!checks_format && matches!(one, TextConstraint::Format(..))) || one.holds(text)
            };
            match constraints.iter().all(holds) {
                true => Ok(()),
                false => {
                    let broken = constraints.iter().filter(|one| !one.holds(text));
                    Err(DecodeError::all(
                        broken.map(|one| one.reason(text)).collect(),
                    ))
                }
            }
        }
        _ => Ok(()),
    }
}

/// Checks a string that is not in JSON: a text, or the name of a field.
pub(crate) fn string(value: &str, schema: &'static Schema) -> Result<(), DecodeError> {
    match schema {
        Schema::String(_) | Schema::Enum(_) => text(schema, value, true),
        schema => check(&encode::to_text(value).unwrap_or_default(), schema),
    }
}

impl Schema {
    /// The reason for which a value of another type is rejected.
    pub(crate) fn expected(&'static self) -> Reason {
        match self {
            Self::Any => "expected a JSON value".into(),
            Self::Null
            | Self::Boolean
            | Self::Integer(_)
            | Self::Number(_)
            | Self::String(_)
            | Self::Array(_)
            | Self::Object(_)
            | Self::Tagged(_) => self.types().into(),
            Self::Nullable(schema) | Self::Reference(schema) => schema.expected(),
            Self::All([schema, ..]) => schema.expected(),
            Self::Types(schemas) => {
                let types = schemas.iter().map(|schema| schema.expected().message);
                let types = types.map(|text| text.trim_start_matches(EXPECTED).to_owned());
                let message = format!("{EXPECTED}{}", types.collect::<Vec<_>>().join(" or "));
                Reason::new(ViolationKind::Type(self.types()), message)
            }
            other => match Values::of(other) {
                Some(values) => values.into(),
                None => "is not allowed".into(),
            },
        }
    }

    /// The types of its values, if it has any of its own.
    pub(crate) fn types(&'static self) -> Types {
        match self {
            Self::Null => Types::NULL,
            Self::Boolean => Types::BOOLEAN,
            Self::Integer(_) | Self::IntegerEnum(_) => Types::INTEGER,
            Self::Number(_) => Types::NUMBER,
            Self::String(_) | Self::Enum(_) => Types::STRING,
            Self::Array(_) => Types::ARRAY,
            Self::Object(_) | Self::Tagged(_) => Types::OBJECT,
            Self::Reference(schema) => schema.types(),
            Self::Nullable(schema) => schema.types().or(Types::NULL),
            Self::All([schema, ..]) => schema.types(),
            Self::Types(schemas) => Types::of(schemas),
            _ => Types::NONE,
        }
    }
}

/// Decodes a JSON text in UTF-8 that is valid against a schema.
pub fn decode_bytes<T: Decode>(bytes: &[u8], schema: &'static Schema) -> Result<T, DecodeError> {
    match std::str::from_utf8(bytes) {
        Ok(text) => decode(text, schema),
        Err(_) => Err(DecodeError::new(decode::NOT_UTF8)),
    }
}
