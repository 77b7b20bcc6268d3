//! The schema of a union value, while its variant is found.

use crate::runtime::check::check_ahead;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::reader::Reader;
use crate::runtime::schema::{Schema, UnionSchema};

/// Returns the schemas of the variants of a union type, if the next value has them.
pub fn variants_of(
    reader: &Reader<'_>,
    name: &str,
) -> Result<Option<&'static UnionSchema>, DecodeError> {
    let mut schema = reader.schema();
    loop {
        schema = match schema {
            Some(Schema::Reference(inner) | Schema::Nullable(inner)) => Some(inner),
            Some(Schema::All(schemas)) => match schemas.iter().position(is_union) {
                Some(index) => {
                    let (before, [union, after @ ..]) = schemas.split_at(index) else {
                        return Ok(None);
                    };
                    let mut others = before.iter().chain(after);
                    others.try_for_each(|other| check_ahead(reader, other))?;
                    Some(union)
                }
                None => return Ok(None),
            },
            Some(Schema::Union(union)) if union.types.contains(&name) => {
                return Ok(Some(union));
            }
            _ => return Ok(None),
        };
    }
}

/// Checks the next value now if its schema depends on the whole value; its parts are not checked again. Returns `true` then.
pub fn check_whole(reader: &mut Reader<'_>) -> Result<bool, DecodeError> {
    let mut schema = reader.schema();
    while let Some(Schema::Reference(inner)) = schema {
        schema = Some(inner);
    }
    match schema {
        Some(schema @ (Schema::All(_) | Schema::Some(..) | Schema::One(..) | Schema::Union(_))) => {
            check_ahead(reader, schema)?;
            reader.expect(&Schema::Any);
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// Selects the schema for a value of a property, if the schema of the next value depends on it.
pub fn tagged<'a>(reader: Reader<'a>, tag: &str) -> Reader<'a> {
    let mut schema = reader.schema();
    while let Some(Schema::Reference(inner) | Schema::Nullable(inner)) = schema {
        schema = Some(inner);
    }
    match schema {
        Some(Schema::Tagged(tagged)) => match tagged.schema_of(tag) {
            Some(schema) => reader.checking(schema),
            None => reader,
        },
        _ => reader,
    }
}

const fn is_union(schema: &Schema) -> bool {
    matches!(schema, Schema::Union(_))
}
