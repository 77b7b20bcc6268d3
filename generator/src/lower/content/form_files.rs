//! Which parts of a body are files.

use std::collections::HashSet;

use indexmap::IndexMap;
use openapiv3::{
    AdditionalProperties, AnySchema, MediaType as Source, ReferenceOr, Schema, SchemaKind,
    StringFormat, Type as Kind, VariantOrUnknownOrEmpty,
};

use super::media_type::{Family, MediaType};
use crate::lower::Lowering;
use crate::lower::schema::SchemaOr;
use crate::model::FileField;
use crate::report::Code;
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// The fields of an object that take files: its own, and those of its members, each of which
    /// is looked into once.
    pub(in crate::lower) fn find_files(
        &mut self,
        schema: SchemaOr<'a>,
        place: &Place,
        source: &Source,
    ) -> Vec<FileField> {
        let (mut files, mut seen) = (IndexMap::new(), HashSet::new());
        let mut open = vec![(schema, place.clone())];
        while let Some((schema, place)) = open.pop() {
            let Some((schema, place)) = self.found(schema, &place) else {
                continue;
            };
            if !seen.insert(place.clone()) {
                continue;
            }
            let (properties, [all_of, one_of, any_of]) = fields_and_members(schema);
            for (name, property) in properties.into_iter().flatten() {
                let place = place.key("properties").key(name);
                let Some(file) = self.file_field(name, property.into(), &place, source) else {
                    continue;
                };
                // Who may give several in one way may give several.
                let known: &mut FileField = files.entry(name).or_insert_with(|| file.clone());
                known.several |= file.several;
            }
            for (keyword, members) in [("anyOf", any_of), ("oneOf", one_of), ("allOf", all_of)] {
                let place = place.key(keyword);
                // The first is looked into next.
                for (index, member) in members.iter().enumerate().rev() {
                    open.push((member.into(), place.index(index)));
                }
            }
        }
        files.into_values().collect()
    }

    /// A field that takes files.
    fn file_field(
        &mut self,
        name: &str,
        property: SchemaOr<'a>,
        place: &Place,
        source: &Source,
    ) -> Option<FileField> {
        let encoding = source.encoding.get(name);
        let media_types = encoding.and_then(|encoding| encoding.content_type.as_deref());
        let media_types = media_types.unwrap_or_default();
        let several = self.takes_files(property, place, media_types)?;
        self.warn_of_file_rules(property, place);
        Some(FileField {
            name: name.to_owned(),
            required: false,
            several,
            media_types: listed(media_types),
        })
    }

    /// Tells which rules of a file, or of several, nothing holds to.
    fn warn_of_file_rules(&mut self, schema: SchemaOr<'a>, place: &Place) {
        let Some((schema, place)) = self.found(schema, place) else {
            return;
        };
        self.warn_of_rules(schema, &place);
        if let SchemaKind::Type(Kind::Array(array)) = &schema.schema_kind
            && let Some(items) = &array.items
            && let Some((items, place)) = self.found(items.into(), &place.key("items"))
        {
            self.warn_of_rules(items, &place);
        }
    }

    fn warn_of_rules(&mut self, schema: &Schema, place: &Place) {
        let rules = match &schema.schema_kind {
            SchemaKind::Type(Kind::String(string)) => vec![
                ("minLength", string.min_length.is_some()),
                ("maxLength", string.max_length.is_some()),
                ("pattern", string.pattern.is_some()),
                ("enum", !string.enumeration.is_empty()),
            ],
            SchemaKind::Type(Kind::Array(array)) => vec![
                ("minItems", array.min_items.is_some()),
                ("maxItems", array.max_items.is_some()),
                ("uniqueItems", array.unique_items),
            ],
            _ => Vec::new(),
        };
        for (rule, _) in rules.into_iter().filter(|(_, is_set)| *is_set) {
            let message = format!("`{rule}` is not applied to files: they are given as they are");
            self.report
                .add(Code::RulesOfFiles, &place.key(rule), message)
                .at_key();
        }
    }

    /// Whether a field takes files, and then whether it takes several.
    pub(in crate::lower) fn takes_files(
        &self,
        schema: SchemaOr<'a>,
        place: &Place,
        media_types: &str,
    ) -> Option<bool> {
        let (schema, place) = self.found(schema, place)?;
        let SchemaKind::Type(Kind::Array(array)) = &schema.schema_kind else {
            return is_file(schema, media_types).then_some(false);
        };
        let items = array.items.as_ref()?;
        let (items, _) = self.found(items.into(), &place.key("items"))?;
        is_file(items, media_types).then_some(true)
    }

    /// Refuses files under names that the description does not tell.
    pub(in crate::lower) fn refuse_files_of_any_name(
        &mut self,
        schema: SchemaOr<'a>,
        place: &Place,
    ) {
        let Some((schema, place)) = self.found(schema, place) else {
            return;
        };
        let others = match &schema.schema_kind {
            SchemaKind::Type(Kind::Object(object)) => &object.additional_properties,
            SchemaKind::Any(any) => &any.additional_properties,
            _ => &None,
        };
        if let Some(AdditionalProperties::Schema(others)) = others {
            let place = place.key("additionalProperties");
            if self.takes_files((&**others).into(), &place, "").is_some() {
                self.unsupported(Code::UnsupportedBody, &place, "a file under any name");
            }
        }
    }
}

/// The fields of a schema, if it is of objects, and its members: of `allOf`, `oneOf` and `anyOf`.
fn fields_and_members(schema: &Schema) -> (Option<&Fields>, [&[ReferenceOr<Schema>]; 3]) {
    match &schema.schema_kind {
        SchemaKind::Type(Kind::Object(object)) => (Some(&object.properties), [&[], &[], &[]]),
        SchemaKind::AllOf { all_of } => (None, [all_of, &[], &[]]),
        SchemaKind::OneOf { one_of } => (None, [&[], one_of, &[]]),
        SchemaKind::AnyOf { any_of } => (None, [&[], &[], any_of]),
        SchemaKind::Any(any) => {
            let members = [any.all_of.as_slice(), &any.one_of, &any.any_of];
            (Some(&any.properties), members)
        }
        _ => (None, [&[], &[], &[]]),
    }
}

/// The fields of an object by their names.
type Fields = IndexMap<String, ReferenceOr<Box<Schema>>>;

/// Whether the values of a schema are files.
fn is_file(schema: &Schema, media_types: &str) -> bool {
    match &schema.schema_kind {
        SchemaKind::Type(Kind::String(string)) => {
            string.format == VariantOrUnknownOrEmpty::Item(StringFormat::Binary)
        }
        // From 3.1 on, a schema that says nothing stands for bytes of a media type.
        SchemaKind::Any(any) if *any == AnySchema::default() => {
            let family = MediaType::parse(media_types).map(|media_type| media_type.family());
            matches!(family, Some(Family::Bytes | Family::Xml))
        }
        _ => false,
    }
}

/// Media types with commas between them, as the server reads them.
fn listed(media_types: &str) -> String {
    let all = media_types.split(',').map(str::trim);
    let all: Vec<&str> = all.filter(|media_type| !media_type.is_empty()).collect();
    all.join(", ")
}
