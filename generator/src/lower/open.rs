//! Rules without a type: they hold for values of the type that their keywords are for, and leave all
//! others as they are.

use openapiv3::{AnySchema, IntegerType, NumberType, SchemaKind, StringType};

use super::Lowering;
use super::values::{Constraint, Unfit};
use crate::model::{Number, NumberFormat, Text, Type};
use crate::report::Code;
use crate::source::Place;
use crate::source::type_of_format;

/// A number without rules.
pub(super) const NUMBER: Number = Number {
    format: NumberFormat::Double,
    minimum: None,
    maximum: None,
    above: None,
    below: None,
    multiple_of: None,
};

impl<'a> Lowering<'a> {
    /// The type that is meant by rules for values of one type only, where nothing else tells it.
    pub(super) fn value_of_open(
        &mut self,
        open: &[Constraint<'a>],
        place: &Place,
        stem: &str,
    ) -> Result<Type, Unfit> {
        let spoken = |speaks: fn(&AnySchema) -> bool| {
            let mut rules = open.iter();
            rules.find(|rule| any_of(rule).is_some_and(speaks))
        };
        let kinds = [
            ("string", spoken(speaks_of_strings)),
            ("number", spoken(speaks_of_numbers)),
            ("array", spoken(speaks_of_arrays)),
        ];
        let mut kinds = kinds
            .into_iter()
            .filter_map(|(name, rule)| Some((name, rule?)));
        let (name, first) = match (kinds.next(), kinds.next()) {
            (None, _) => return Ok(Type::Any),
            (Some(only), None) => only,
            (Some(_), Some((_, other))) => {
                let what = match self.keywords_in_words(&other.place) {
                    Some(keywords) => format!("a schema without a `type`, of {keywords},"),
                    None => "a schema without a `type`, for values of several types,".to_owned(),
                };
                self.unsupported(Code::UnsupportedSchema, &other.place, what)
                    .help("name the `type` of its values");
                return Err(Unfit::Reported);
            }
        };
        let message = format!("rules for values of type {name}, without a `type`");
        self.report
            .add(Code::ImpliedType, &first.place, message)
            .help(format!("read as if there were `type: {name}`"));
        let ty = match name {
            "string" => Type::String(Text::default()),
            "number" => Type::Number(NUMBER),
            _ => return self.arrays(open, place, stem),
        };
        self.narrowed(ty, open, place)
    }

    /// A type with what open rules say of its values.
    pub(super) fn narrowed(
        &mut self,
        mut ty: Type,
        open: &[Constraint<'a>],
        at: &Place,
    ) -> Result<Type, Unfit> {
        for rule in open {
            if let Some(more) = self.rules_for(rule, &ty)? {
                ty = self.merged(ty, more, at, &rule.place)?;
            }
        }
        Ok(ty)
    }

    /// What an open rule says of values of a type, if anything.
    pub(super) fn rules_for(
        &mut self,
        rule: &Constraint<'a>,
        ty: &Type,
    ) -> Result<Option<Type>, Unfit> {
        let Some(any) = any_of(rule) else {
            return Ok(None);
        };
        self.refuse_upgraded(rule.schema, &rule.place);
        match self.types.resolved(ty) {
            Type::String(_) | Type::Formatted(_) if speaks_of_strings(any) => {
                let ty = self.string(&string_of(any), &rule.place);
                ty.map(Some).ok_or(Unfit::Reported)
            }
            Type::Integer(_) | Type::Number(_) if speaks_of_numbers(any) => {
                self.number_rules(any, &rule.place).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn number_rules(&mut self, any: &AnySchema, place: &Place) -> Result<Type, Unfit> {
        let bounds = self.number(&number_of(any), place).map(Type::Number);
        let bounds = bounds.ok_or(Unfit::Reported)?;
        if any.format.as_deref().and_then(type_of_format) != Some("integer") {
            return Ok(bounds);
        }
        let width = IntegerType {
            format: any.format.clone().into(),
            ..IntegerType::default()
        };
        let width = self.integer(&width, place).map(Type::Integer);
        self.merged(width.ok_or(Unfit::Reported)?, bounds, place, place)
    }
}

fn any_of<'a>(rule: &Constraint<'a>) -> Option<&'a AnySchema> {
    match &rule.schema.schema_kind {
        SchemaKind::Any(any) => Some(any),
        _ => None,
    }
}

fn speaks_of_strings(any: &AnySchema) -> bool {
    any.min_length.is_some()
        || any.max_length.is_some()
        || any.pattern.is_some()
        || any.format.as_deref().and_then(type_of_format) == Some("string")
}

fn speaks_of_numbers(any: &AnySchema) -> bool {
    let of_format = any.format.as_deref().and_then(type_of_format);
    any.minimum.is_some()
        || any.maximum.is_some()
        || any.multiple_of.is_some()
        || matches!(of_format, Some("integer" | "number"))
}

fn speaks_of_arrays(any: &AnySchema) -> bool {
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
