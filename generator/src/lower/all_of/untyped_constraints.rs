//! Constraints without a `type`, which apply to values of one type and allow all others.

use openapiv3::{AnySchema, SchemaKind};

use super::intersection::{NoType, ValueSchema};
use crate::lower::Lowering;
use crate::model::{Number, NumberFormat, Type};
use crate::report::Code;
use crate::source::Place;
use crate::source::type_of_format;

pub const NUMBER: Number = Number {
    format: NumberFormat::Double,
    constraints: Vec::new(),
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
            "string" => Type::String(Vec::new()),
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
            if let Some(more) = self.constraints_for(member, &ty) {
                ty = self.merged(ty, more, at, &member.place)?;
            }
        }
        Ok(ty)
    }

    /// Returns the constraints for values of a type.
    pub fn constraints_for(&mut self, member: &ValueSchema<'a>, ty: &Type) -> Option<Type> {
        let any = any_of(member)?;
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
