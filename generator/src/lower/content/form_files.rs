//! The file fields of a multipart form.

use std::collections::HashSet;

use indexmap::IndexMap;
use openapiv3::{
    AnySchema, MediaType as Source, ReferenceOr, Schema, SchemaKind, StringFormat, Type as Kind,
    VariantOrUnknownOrEmpty,
};
use serde_json::Value;

use super::media_type::{Family, MediaType};
use crate::lower::Lowering;
use crate::lower::schema::SchemaOr;
use crate::lowered::FileField;
use crate::names::Name;
use crate::report::Code;
use crate::source::Place;

/// The assertions that are not applied to files.
const IGNORED: [&str; 7] = [
    "minLength",
    "maxLength",
    "pattern",
    "enum",
    "minItems",
    "maxItems",
    "uniqueItems",
];

/// The properties of an object.
type Properties = IndexMap<String, ReferenceOr<Box<Schema>>>;

impl<'a> Lowering<'a> {
    /// The file fields of an object schema and its subschemas. Reports their assertions.
    pub fn find_files(
        &mut self,
        schema: &'a ReferenceOr<Schema>,
        place: &Place,
        source: &Source,
    ) -> Vec<FileField> {
        let files = self.files_of(schema, place, source);
        for place in files.iter().flat_map(|(_, places)| places) {
            self.warn_of_ignored_assertions(place);
        }
        files.into_iter().map(|(file, _)| file).collect()
    }

    /// The file fields of an object schema and its subschemas, each with the places of its schemas.
    pub fn files_of(
        &self,
        schema: &'a ReferenceOr<Schema>,
        place: &Place,
        source: &Source,
    ) -> Vec<(FileField, Vec<Place>)> {
        let (mut files, mut seen) = (IndexMap::new(), HashSet::new());
        let mut open: Vec<(SchemaOr<'a>, Place)> = vec![(schema.into(), place.clone())];
        while let Some((schema, place)) = open.pop() {
            let Some((schema, place)) = self.found(schema, &place) else {
                continue;
            };
            if !seen.insert(place.clone()) {
                continue;
            }
            let (properties, members) = properties_and_members(schema);
            for (name, property) in properties.into_iter().flatten() {
                let place = place.key("properties").key(name);
                let Some((file, mut places)) =
                    self.file_field(name, property.into(), &place, source)
                else {
                    continue;
                };
                // Several files in one subschema are several in the whole.
                let known = files.entry(name);
                let known: &mut (FileField, Vec<Place>) =
                    known.or_insert_with(|| (file.clone(), Vec::new()));
                known.0.several |= file.several;
                known.1.append(&mut places);
            }
            // A stack: the first member is visited next.
            for (keyword, members) in members.into_iter().rev() {
                let place = place.key(keyword);
                for (index, member) in members.iter().enumerate().rev() {
                    open.push((member.into(), place.index(index)));
                }
            }
        }
        files.into_values().collect()
    }

    /// The file field of a property that is a file, or an array of files, and the places of its schemas.
    fn file_field(
        &self,
        name: &str,
        property: SchemaOr<'a>,
        place: &Place,
        source: &Source,
    ) -> Option<(FileField, Vec<Place>)> {
        let encoding = source.encoding.get(name);
        let media_types = encoding.and_then(|encoding| encoding.content_type.as_deref());
        let media_types = media_types.unwrap_or_default();
        let (schema, place) = self.found(property, place)?;
        let mut places = vec![place.clone()];
        let mut file = schema;
        if let SchemaKind::Type(Kind::Array(array)) = &schema.schema_kind {
            let (items, place) = self.found(array.items.as_ref()?.into(), &place.key("items"))?;
            file = items;
            places.push(place);
        }
        if !is_file(file, media_types) {
            return None;
        }
        let media_types = media_types.split(',').map(str::trim);
        let media_types: Vec<&str> = media_types.filter(|one| !one.is_empty()).collect();
        let file = FileField {
            name: Name::lower(name, None),
            description: None,
            required: false,
            several: places.len() > 1,
            media_types: media_types.join(", "),
        };
        Some((file, places))
    }

    fn warn_of_ignored_assertions(&mut self, place: &Place) {
        for keyword in IGNORED {
            let place = place.key(keyword);
            let value = self.document.raw(&place);
            // An empty list is sent as nothing, so that `required` enforces `minItems: 1`.
            let is_applied = keyword == "minItems" && value.and_then(Value::as_u64) <= Some(1);
            if !is_applied && value.is_some_and(|value| *value != Value::Bool(false)) {
                let message = format!("`{keyword}` is not applied to files");
                self.diagnose(Code::FileConstraints, &place, message)
                    .at_key();
            }
        }
    }

    fn found(&self, schema: SchemaOr<'a>, place: &Place) -> Option<(&'a Schema, Place)> {
        match schema {
            SchemaOr::Item(schema) => Some((schema, place.clone())),
            SchemaOr::Reference(reference) => {
                let found = self.document.schema_of_reference(reference)?;
                Some((found.item, found.place))
            }
        }
    }
}

/// Subschemas, with the keyword that contains them.
type Members<'a> = (&'static str, &'a [ReferenceOr<Schema>]);

/// The properties of an object schema, and its subschemas.
fn properties_and_members(schema: &Schema) -> (Option<&Properties>, Vec<Members<'_>>) {
    match &schema.schema_kind {
        SchemaKind::Type(Kind::Object(object)) => (Some(&object.properties), Vec::new()),
        SchemaKind::AllOf { all_of } => (None, vec![("allOf", all_of)]),
        SchemaKind::OneOf { one_of } => (None, vec![("oneOf", one_of)]),
        SchemaKind::AnyOf { any_of } => (None, vec![("anyOf", any_of)]),
        SchemaKind::Any(any) => {
            let members: Vec<Members<'_>> = vec![
                ("allOf", &any.all_of),
                ("oneOf", &any.one_of),
                ("anyOf", &any.any_of),
            ];
            (Some(&any.properties), members)
        }
        _ => (None, Vec::new()),
    }
}

/// Returns `true` if the values of a schema are files.
fn is_file(schema: &Schema, media_types: &str) -> bool {
    match &schema.schema_kind {
        SchemaKind::Type(Kind::String(string)) => {
            string.format == VariantOrUnknownOrEmpty::Item(StringFormat::Binary)
        }
        // Since 3.1, an empty schema means bytes of a media type.
        SchemaKind::Any(any) if *any == AnySchema::default() => {
            let family = MediaType::parse(media_types).map(|media_type| media_type.family());
            matches!(family, Some(Family::Bytes | Family::Xml))
        }
        _ => false,
    }
}
