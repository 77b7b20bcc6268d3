//! Names of variants.

use openapiv3::{Schema, SchemaKind, Type as SourceType, VariantOrUnknownOrEmpty};

use super::Lowering;
use super::component;
use crate::lower::all_of::{Conjunct, is_object_only};
use crate::lower::schema::SchemaOr;
use crate::lower::schema::enumeration;
use crate::lowered::{EnumKind, Type, TypeId, TypeKind, Union, UnionVariant, ValueKind};
use crate::names::{Name, Scope, Taken};

impl<'a> Lowering<'a> {
    /// Returns the names of variants that the description chose, or that follow from a property
    /// which only one variant requires.
    pub fn variant_words(&mut self, conjuncts: &[Conjunct<'a>]) -> Vec<Option<String>> {
        let required: Vec<&[String]> = conjuncts
            .iter()
            .map(|conjunct| self.required_fields(conjunct))
            .collect();
        let own: Vec<Option<String>> = (0..conjuncts.len())
            .map(|index| only_here(&required, index).map(|field| with(field)))
            .collect();
        let words = conjuncts.iter().zip(own);
        words
            .map(|(conjunct, own)| self.variant_word(conjunct).or(own))
            .collect()
    }

    /// Returns the required properties of an alternative.
    fn required_fields(&self, conjunct: &Conjunct<'a>) -> &'a [String] {
        let schema = match conjunct.schema {
            SchemaOr::Item(schema) => Some(schema),
            SchemaOr::Reference(reference) => {
                let document = self.document;
                document
                    .schema_of_reference(reference)
                    .map(|found| found.item)
            }
        };
        match schema.map(|schema| &schema.schema_kind) {
            Some(SchemaKind::Type(SourceType::Object(object))) => &object.required,
            Some(SchemaKind::Any(any)) => &any.required,
            _ => &[],
        }
    }

    /// Returns the component, the title, or the only value of a property.
    fn variant_word(&mut self, conjunct: &Conjunct<'a>) -> Option<String> {
        let SchemaOr::Item(schema) = conjunct.schema else {
            return component(conjunct.schema);
        };
        let chosen = self.rust_name(&schema.schema_data.extensions, &conjunct.place);
        chosen
            .or_else(|| schema.schema_data.title.clone())
            .or_else(|| mark(schema))
    }

    /// Names a variant after its type.
    pub fn word_of_type(&self, ty: &Type) -> String {
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
            TypeKind::Enum(enumeration) => match enumeration.kind {
                EnumKind::Integer => "Integer".to_owned(),
                EnumKind::Text | EnumKind::Mixed => "Keyword".to_owned(),
            },
            TypeKind::Union(_) => "Choice".to_owned(),
        }
    }
}

/// Names a variant after the kind of its values.
pub fn word_of_kind(is: &ValueKind) -> &'static str {
    match is {
        ValueKind::Boolean => "Boolean",
        ValueKind::Integer => "Integer",
        ValueKind::Number => "Number",
        ValueKind::String | ValueKind::OneOf(_) => "String",
        ValueKind::Array | ValueKind::ArrayOf(_) => "Array",
        ValueKind::Object(_) => "Object",
        ValueKind::Any | ValueKind::Null => "Value",
    }
}

/// Returns the value of a property with only one: `type: {enum: [circle]}`.
fn mark(schema: &Schema) -> Option<String> {
    match &schema.schema_kind {
        SchemaKind::Type(SourceType::Object(object)) => {
            let mut properties = object.properties.values();
            properties.find_map(|property| only_text(property.as_item()?).map(str::to_owned))
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

/// Returns a property that no other alternative requires.
fn only_here<'f>(required: &[&'f [String]], index: usize) -> Option<&'f String> {
    let others = |field: &String| {
        let mut others = required.iter().enumerate();
        others.any(|(other, fields)| other != index && fields.contains(field))
    };
    let fields = required.get(index)?.iter();
    fields.filter(|field| !others(field)).min()
}

fn with(field: &str) -> String {
    Name::upper(&format!("with {field}"), None).rust
}

/// Names a string variant after its format, if that has no type of its own.
pub fn of_format(conjunct: &Conjunct<'_>, ty: &Type) -> Option<String> {
    let (SchemaOr::Item(schema), Type::String(_)) = (conjunct.schema, ty) else {
        return None;
    };
    match &schema.schema_kind {
        SchemaKind::Type(SourceType::String(text)) => match &text.format {
            VariantOrUnknownOrEmpty::Unknown(format) if is_word(format) => {
                Some(Name::upper(format, None).rust)
            }
            _ => None,
        },
        _ => None,
    }
}

fn is_word(text: &str) -> bool {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    text.starts_with(|first: char| first.is_ascii_alphabetic()) && text.chars().all(is_part)
}

/// Returns distinct prefixes for the names of the types of variants.
pub fn stems(owner: &str, conjuncts: &[Conjunct<'_>], words: &[Option<String>]) -> Vec<String> {
    let words = words.iter().zip(conjuncts);
    let words = words.map(|(word, conjunct)| match word {
        Some(word) => word.clone(),
        None => word_of_schema(conjunct.schema).to_owned(),
    });
    let names = distinct(words.collect()).into_iter();
    names
        .map(|name| format!("{owner}{}", name.plain()))
        .collect()
}

fn word_of_schema(schema: SchemaOr<'_>) -> &'static str {
    let SchemaOr::Item(schema) = schema else {
        return "Value";
    };
    let is_listed = enumeration::listed(schema).is_some();
    match &schema.schema_kind {
        SchemaKind::Type(SourceType::Integer(_)) => "Integer",
        _ if is_listed => "Keyword",
        SchemaKind::Type(SourceType::Object(_)) | SchemaKind::AllOf { .. } => "Object",
        SchemaKind::Type(SourceType::Array(_)) => "Array",
        SchemaKind::Type(SourceType::String(_)) => "String",
        SchemaKind::Type(SourceType::Number(_)) => "Number",
        SchemaKind::Type(SourceType::Boolean(_)) => "Boolean",
        SchemaKind::OneOf { .. } | SchemaKind::AnyOf { .. } => "Choice",
        SchemaKind::Any(any) if is_object_only(any) => "Object",
        SchemaKind::Any(_) | SchemaKind::Not { .. } => "Value",
    }
}

/// Returns the union of types, whose variants are named after these words.
pub fn union_of(types: Vec<(String, Type)>) -> Union {
    let (words, types): (Vec<String>, Vec<Type>) = types.into_iter().unzip();
    let variants = distinct(words).into_iter().zip(types);
    Union::new(
        variants
            .map(|(name, ty)| UnionVariant::new(name, ty))
            .collect(),
    )
}

/// Returns distinct variant names.
pub fn distinct(words: Vec<String>) -> Vec<Name> {
    let mut scope = Scope::with_reserved(["Unknown", "Self_"]);
    let claim = |word: String| {
        let wanted = Name::upper(&word, None);
        let (word, spelled) = match scope.claim(&wanted) {
            Ok(()) => return wanted,
            Err(Taken::ByGeneratedCode) => ("Value", 0),
            // Equal names are numbered.
            Err(Taken::By(other)) if other == word => ("2", 2),
            Err(Taken::By(_) | Taken::TooLong) => ("2", 0),
        };
        let found = wanted
            .or_similar(word)
            .skip(spelled)
            .find(|name| scope.claim(name).is_ok());
        found.unwrap_or(wanted)
    };
    words.into_iter().map(claim).collect()
}
