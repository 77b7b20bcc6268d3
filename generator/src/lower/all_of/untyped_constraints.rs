//! Constraints without a `type`, which apply to values of one type and allow all others.

use openapiv3::{AnySchema, IntegerType, NumberType, SchemaKind, StringType};

use super::intersection::{NoType, ValueSchema};
use crate::lower::Lowering;
use crate::model::{Number, NumberFormat, Text, Type};
use crate::report::Code;
use crate::source::Place;
use crate::source::type_of_format;

pub const NUMBER: Number = Number {
    format: NumberFormat::Double,
    minimum: None,
    maximum: None,
    above: None,
    below: None,
    multiple_of: None,
};

impl<'a> Lowering<'a> {
    /// Returns the only type that the constraints apply to.
    pub fn untyped_value(
        &mut self,
        untyped: &[ValueSchema<'a>],
        place: &Place,
        stem: &str,
    ) -> Result<Type, NoType> {
        let constrained_by = |constrains: fn(&AnySchema) -> bool| {
            let mut members = untyped.iter();
            members.find(|member| any_of(member).is_some_and(constrains))
        };
        let kinds = [
            ("string", constrained_by(constrains_strings)),
            ("number", constrained_by(constrains_numbers)),
            ("array", constrained_by(constrains_arrays)),
        ];
        let mut kinds = kinds
            .into_iter()
            .filter_map(|(name, member)| Some((name, member?)));
        let (name, first) = match (kinds.next(), kinds.next()) {
            (None, _) => return Ok(Type::Any),
            (Some(only), None) => only,
            (Some(_), Some((_, other))) => {
                let what = match self.describe_keywords(&other.place) {
                    Some(keywords) => format!("a schema with {keywords} and no `type`"),
                    None => "a schema for several types without a `type`".to_owned(),
                };
                self.unsupported(Code::UnsupportedSchema, &other.place, what)
                    .help("add a `type`");
                return Err(NoType::Reported);
            }
        };
        let message = format!("constraints for the type `{name}` without a `type`");
        self.diagnose(Code::ImpliedType, &first.place, message)
            .help(format!("add `type: {name}`, which is assumed"));
        let ty = match name {
            "string" => Type::String(Text::default()),
            "number" => Type::Number(NUMBER),
            _ => return self.arrays(untyped, place, stem),
        };
        self.narrowed(ty, untyped, place)
    }

    /// Adds untyped constraints to a type.
    pub fn narrowed(
        &mut self,
        mut ty: Type,
        untyped: &[ValueSchema<'a>],
        at: &Place,
    ) -> Result<Type, NoType> {
        for member in untyped {
            if let Some(more) = self.constraints_for(member, &ty)? {
                ty = self.merged(ty, more, at, &member.place)?;
            }
        }
        Ok(ty)
    }

    /// Returns the constraints for values of a type.
    pub fn constraints_for(
        &mut self,
        member: &ValueSchema<'a>,
        ty: &Type,
    ) -> Result<Option<Type>, NoType> {
        let Some(any) = any_of(member) else {
            return Ok(None);
        };
        self.report_unsupported_keywords(member.schema, &member.place);
        match self.types.resolved(ty) {
            Type::String(_) | Type::Formatted(_) if constrains_strings(any) => {
                let ty = self.string(&string_of(any), &member.place);
                ty.map(Some).ok_or(NoType::Reported)
            }
            Type::Integer(_) | Type::Number(_) if constrains_numbers(any) => {
                self.number_constraints(any, &member.place).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn number_constraints(&mut self, any: &AnySchema, place: &Place) -> Result<Type, NoType> {
        let bounds = self.number(&number_of(any), place).map(Type::Number);
        let bounds = bounds.ok_or(NoType::Reported)?;
        if any.format.as_deref().and_then(type_of_format) != Some("integer") {
            return Ok(bounds);
        }
        let width = IntegerType {
            format: any.format.clone().into(),
            ..IntegerType::default()
        };
        let width = self.integer(&width, place).map(Type::Integer);
        self.merged(width.ok_or(NoType::Reported)?, bounds, place, place)
    }
}

fn any_of<'a>(member: &ValueSchema<'a>) -> Option<&'a AnySchema> {
    match &member.schema.schema_kind {
        SchemaKind::Any(any) => Some(any),
        _ => None,
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

fn constrains_arrays(any: &AnySchema) -> bool {
    any.items.is_some()
        || any.min_items.is_some()
        || any.max_items.is_some()
        || any.unique_items.is_some()
}

fn string_of(any: &AnySchema) -> StringType {
    StringType {
        format: any.format.clone().into(),
        pattern: any.pattern.clone(),
        min_length: any.min_length,
        max_length: any.max_length,
        enumeration: Vec::new(),
    }
}

fn number_of(any: &AnySchema) -> NumberType {
    NumberType {
        format: any.format.clone().into(),
        multiple_of: any.multiple_of,
        exclusive_minimum: any.exclusive_minimum.unwrap_or_default(),
        exclusive_maximum: any.exclusive_maximum.unwrap_or_default(),
        minimum: any.minimum,
        maximum: any.maximum,
        enumeration: Vec::new(),
    }
}
