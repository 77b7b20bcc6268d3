//! Fields and items that no other schema of a value evaluates (JSON Schema 2020-12, Core, section 11).

use crate::runtime::check::{check_ahead, holds};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::reader::{Kind, Reader};
use crate::runtime::reason::Reason;
use crate::runtime::schema::{Evaluator, Schema, UnevaluatedSchema};

/// Checks the unevaluated fields or items of the next value.
pub(crate) fn check(
    reader: &Reader<'_>,
    schema: &'static UnevaluatedSchema,
    kind: Kind,
) -> Result<(), DecodeError> {
    let active = schema.evaluators.iter().filter(|evaluator| {
        let mut conditions = evaluator.conditions.iter();
        conditions.all(|condition| holds(reader, condition))
    });
    let active: Vec<&Evaluator> = active.collect();
    if active.iter().any(|evaluator| evaluator.all) {
        return Ok(());
    }
    let check = |reader: &mut Reader<'_>| {
        if matches!(schema.schema, Schema::Never) && !schema.is_of_items {
            return Err(DecodeError::new(Reason::UNKNOWN));
        }
        check_ahead(reader, &schema.schema)?;
        reader.skip()
    };
    let mut value = reader.clone().unchecked();
    match (schema.is_of_items, kind) {
        (false, Kind::Object) => value.object(&mut |reader, name| match active
            .iter()
            .any(|evaluator| evaluator.has_field(name))
        {
            true => reader.skip(),
            false => check(reader),
        }),
        (true, Kind::Array) => {
            let mut index = 0;
            value.array(&mut |reader| {
                let is_evaluated = active.iter().any(|evaluator| {
                    let mut items = evaluator.items.iter();
                    index < evaluator.first || items.any(|schema| holds(reader, schema))
                });
                index += 1;
                match is_evaluated {
                    true => reader.skip(),
                    false => check(reader),
                }
            })
        }
        _ => Ok(()),
    }
}

impl Evaluator {
    fn has_field(&self, name: &str) -> bool {
        self.fields.contains(&name) || self.patterns.iter().any(|matches| matches(name))
    }
}
