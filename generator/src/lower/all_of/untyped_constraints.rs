//! Constraints without a `type`, which apply to values of one type and allow all others.

use openapiv3::{AnySchema, SchemaKind};

use super::intersection::{NoType, ValueSchema};
use crate::lower::Lowering;
use crate::lowered::Type;
use crate::source::Place;
use crate::source::type_of_format;

impl<'a> Lowering<'a> {
    /// Adds untyped constraints to a type.
    pub fn narrowed(
        &mut self,
        mut ty: Type,
        untyped: &[ValueSchema<'a>],
        at: &Place,
    ) -> Result<Type, NoType> {
        for member in untyped {
            if let Some(more) = self.constraints_for(member, &ty) {
                ty = self.merged(ty, more, at, &member.place)?;
            }
        }
        Ok(ty)
    }

    /// Returns the constraints for values of a type.
    pub fn constraints_for(&mut self, member: &ValueSchema<'a>, ty: &Type) -> Option<Type> {
        let SchemaKind::Any(any) = &member.schema.schema_kind else {
            return None;
        };
        self.report_unsupported_keywords(member.schema, &member.place);
        match self.types.resolved(ty) {
            Type::String(_) | Type::Formatted(_) if constrains_strings(any) => {
                Some(self.string(&any.format.clone().into(), &member.place))
            }
            Type::Integer(_) | Type::Number(_) if constrains_numbers(any) => {
                Some(self.untyped_number(any, &member.place))
            }
            _ => None,
        }
    }

    fn untyped_number(&mut self, any: &AnySchema, place: &Place) -> Type {
        let format = any.format.clone();
        match format.as_deref().and_then(type_of_format) {
            Some("integer") => Type::Integer(self.integer(&format.into(), place)),
            _ => Type::Number(self.number(&format.into(), place)),
        }
    }
}

fn constrains_strings(any: &AnySchema) -> bool {
    any.min_length.is_some()
        || any.max_length.is_some()
        || any.pattern.is_some()
        || any.format.as_deref().and_then(type_of_format) == Some("string")
}

fn constrains_numbers(any: &AnySchema) -> bool {
    let of_format = any.format.as_deref().and_then(type_of_format);
    any.minimum.is_some()
        || any.maximum.is_some()
        || any.multiple_of.is_some()
        || matches!(of_format, Some("integer" | "number"))
}
