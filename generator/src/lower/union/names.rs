//! What the variants of a union are called.

use openapiv3::{Schema, SchemaKind, Type as SourceType};

use super::Lowering;
use super::component;
use crate::lower::all_of::Conjunct;
use crate::lower::schema::SchemaOr;
use crate::model::{Is, Type, TypeId, TypeKind};
use crate::names::{Name, Scope};

impl<'a> Lowering<'a> {
    /// What the description calls a branch: its component, its title, or the one value
    /// of a field that marks it.
    pub(super) fn branch_word(&mut self, conjunct: &Conjunct<'a>) -> Option<String> {
        let SchemaOr::Item(schema) = conjunct.schema else {
            return component(conjunct.schema);
        };
        let chosen = self.rust_name(&schema.schema_data.extensions, &conjunct.place);
        chosen
            .or_else(|| schema.schema_data.title.clone())
            .or_else(|| mark(schema))
    }

    /// A word for values of a type.
    pub(super) fn word_of_type(&self, ty: &Type) -> String {
        match ty {
            Type::Any => "Any".to_owned(),
            Type::Null => "Null".to_owned(),
            Type::Boolean => "Boolean".to_owned(),
            Type::Integer(_) => "Integer".to_owned(),
            Type::Number(_) => "Number".to_owned(),
            Type::String(_) => "String".to_owned(),
            Type::Formatted(formatted) => formatted.format.word().to_owned(),
            Type::Array(array) => match &array.items {
                Type::Any => "Array".to_owned(),
                items => format!("{}Array", self.word_of_type(items)),
            },
            Type::Tuple(_) => "Tuple".to_owned(),
            Type::Map(_) => "Map".to_owned(),
            Type::Nullable(ty) => self.word_of_type(ty),
            Type::Named(id) => self.word_of_named(*id),
        }
    }

    fn word_of_named(&self, id: TypeId) -> String {
        let Some(definition) = self.types.get(id) else {
            return "Value".to_owned();
        };
        match &definition.kind {
            _ if self.types.component_of(id).is_some() => definition.name.plain().to_owned(),
            TypeKind::Struct(_) | TypeKind::Alias(_) => "Object".to_owned(),
            TypeKind::Foreign(foreign) => word_of_kind(&foreign.is).to_owned(),
            TypeKind::Enum(_) => "Name".to_owned(),
            TypeKind::Union(_) => "Choice".to_owned(),
        }
    }
}

/// A word for the values of a type of another crate.
fn word_of_kind(is: &Is) -> &'static str {
    match is {
        Is::Boolean => "Boolean",
        Is::Integer => "Integer",
        Is::Number => "Number",
        Is::String | Is::OneOf(_) => "String",
        Is::Array | Is::ArrayOf(_) => "Array",
        Is::Object(_) => "Object",
        Is::Any | Is::Null => "Value",
    }
}

/// The value of a field that has one value only, as `type: {enum: [circle]}`.
fn mark(schema: &Schema) -> Option<String> {
    match &schema.schema_kind {
        SchemaKind::Type(SourceType::Object(object)) => {
            object.properties.values().find_map(|property| {
                let only = property
                    .as_item()
                    .and_then(|property| only_text(property))?;
                Some(only.to_owned())
            })
        }
        _ => only_text(schema).map(str::to_owned),
    }
}

fn only_text(schema: &Schema) -> Option<&str> {
    match &schema.schema_kind {
        SchemaKind::Type(SourceType::String(text)) => match text.enumeration.as_slice() {
            [Some(only)] => Some(only),
            _ => None,
        },
        SchemaKind::Any(any) => match any.enumeration.as_slice() {
            [only] => only.as_str(),
            _ => None,
        },
        _ => None,
    }
}

/// Names of variants that no two share.
pub(super) fn distinct(words: Vec<String>) -> Vec<Name> {
    let mut scope = Scope::with_reserved(["Unknown", "Self_"]);
    let claim = |word: String| {
        let wanted = Name::upper(&word, None);
        if scope.claim(&wanted).is_ok() {
            return wanted;
        }
        let similar = wanted.or_similar("Value");
        let found = similar.into_iter().find(|name| scope.claim(name).is_ok());
        found.unwrap_or(wanted)
    };
    words.into_iter().map(claim).collect()
}
