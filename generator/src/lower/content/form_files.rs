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
use crate::lowered::{Count, FileField};
use crate::names::Name;
use crate::report::Code;
use crate::source::Place;

/// The assertions that are not applied to files.
const IGNORED: [&str; 3] = ["enum", "pattern", "uniqueItems"];

/// The assertions that are applied to files unless they belong to an alternative of a union.
const APPLIED: [&str; 4] = ["minLength", "maxLength", "minItems", "maxItems"];

/// The schemas of a file field: the number of files, if there can be several, and the file.
struct Schemas {
    several: Option<Place>,
    one: Place,
    /// `true` in an alternative of a union, which need not apply.
    is_alternative: bool,
}

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
        let files = self.files_and_schemas(schema, place, source);
        for schemas in files.iter().flat_map(|(_, all)| all) {
            self.warn_of_ignored_assertions(schemas);
        }
        files.into_iter().map(|(file, _)| file).collect()
    }

    /// Returns `true` if an object schema or its subschemas have file fields.
    pub fn has_file_fields(
        &self,
        schema: &'a ReferenceOr<Schema>,
        place: &Place,
        source: &Source,
    ) -> bool {
        !self.files_and_schemas(schema, place, source).is_empty()
    }

    /// The file fields of an object schema and its subschemas, with their schemas.
    fn files_and_schemas(
        &self,
        schema: &'a ReferenceOr<Schema>,
        place: &Place,
        source: &Source,
    ) -> Vec<(FileField, Vec<Schemas>)> {
        let (mut files, mut seen) = (IndexMap::new(), HashSet::new());
        let mut open: Vec<(SchemaOr<'a>, Place, bool)> =
            vec![(schema.into(), place.clone(), false)];
        while let Some((schema, place, is_alternative)) = open.pop() {
            let Some((schema, place)) = self.found(schema, &place) else {
                continue;
            };
            if !seen.insert(place.clone()) {
                continue;
            }
            let (properties, members) = properties_and_members(schema);
            for (name, property) in properties.into_iter().flatten() {
                let place = place.key("properties").key(name);
                let Some((file, schemas)) = self.file_field(name, property.into(), &place, source)
                else {
                    continue;
                };
                let known = files.entry(name);
                let known: &mut (FileField, Vec<Schemas>) =
                    known.or_insert_with(|| (file.clone(), Vec::new()));
                let schemas = Schemas {
                    is_alternative,
                    ..schemas
                };
                // Several files in one subschema are several in the whole.
                known.0.several |= file.several;
                if !is_alternative {
                    self.constrain(&mut known.0, &schemas);
                }
                known.1.push(schemas);
            }
            // A stack: the first member is visited next.
            for (keyword, members) in members.into_iter().rev() {
                let place = place.key(keyword);
                let is_alternative = is_alternative || keyword != "allOf";
                for (index, member) in members.iter().enumerate().rev() {
                    open.push((member.into(), place.index(index), is_alternative));
                }
            }
        }
        files.into_values().collect()
    }

    /// Adds the assertions of schemas that apply.
    fn constrain(&self, file: &mut FileField, schemas: &Schemas) {
        let several = schemas.several.as_ref();
        let count = several.map_or_else(Count::default, |place| self.item_constraints(place).0);
        file.count = file.count.and(count);
        file.size = file.size.and(self.length_constraints(&schemas.one));
    }

    /// The file field of a property that is a file, or an array of files, and its schemas.
    fn file_field(
        &self,
        name: &str,
        property: SchemaOr<'a>,
        place: &Place,
        source: &Source,
    ) -> Option<(FileField, Schemas)> {
        let encoding = source.encoding.get(name);
        let media_types = encoding.and_then(|encoding| encoding.content_type.as_deref());
        let media_types = media_types.unwrap_or_default();
        let (schema, place) = self.found(property, place)?;
        let (mut file, mut several, mut one) = (schema, None, place);
        if let SchemaKind::Type(Kind::Array(array)) = &schema.schema_kind {
            let (items, place) = self.found(array.items.as_ref()?.into(), &one.key("items"))?;
            (file, several, one) = (items, Some(one), place);
        }
        if !self.is_file(file, &one, media_types) {
            return None;
        }
        let media_types = media_types.split(',').map(str::trim);
        let media_types: Vec<&str> = media_types.filter(|one| !one.is_empty()).collect();
        let file = FileField {
            name: Name::lower(name, None),
            description: None,
            required: false,
            several: several.is_some(),
            media_types: media_types.join(", "),
            count: Count::default(),
            size: Count::default(),
        };
        let schemas = Schemas {
            several,
            one,
            is_alternative: false,
        };
        Some((file, schemas))
    }

    fn warn_of_ignored_assertions(&mut self, schemas: &Schemas) {
        let Schemas {
            several,
            one,
            is_alternative,
        } = schemas;
        let ignored = IGNORED.map(|keyword| (keyword, "files"));
        let applied = APPLIED.map(|keyword| (keyword, "the files of an alternative"));
        let applied = applied.into_iter().filter(|_| *is_alternative);
        let keywords: Vec<_> = ignored.into_iter().chain(applied).collect();
        for place in several.iter().chain([one]) {
            for (keyword, what) in &keywords {
                let place = place.key(keyword);
                let value = self.document.raw(&place);
                if value.is_some_and(|value| *value != Value::Bool(false)) {
                    let message = format!("`{keyword}` is not applied to {what}");
                    self.diagnose(Code::FileConstraints, &place, message)
                        .at_key();
                }
            }
        }
    }

    /// Returns `true` if the values of a schema are files.
    fn is_file(&self, schema: &Schema, place: &Place, media_types: &str) -> bool {
        let own = self.document.raw(&place.key("contentMediaType"));
        let own = own.and_then(Value::as_str).and_then(MediaType::parse);
        let is_binary = own.is_some_and(|own| own.is_binary());
        match &schema.schema_kind {
            SchemaKind::Type(Kind::String(string)) => match &string.format {
                VariantOrUnknownOrEmpty::Item(format) => *format == StringFormat::Binary,
                VariantOrUnknownOrEmpty::Unknown(_) => false,
                // Encoded bytes are text.
                VariantOrUnknownOrEmpty::Empty => {
                    is_binary && self.document.raw(&place.key("contentEncoding")).is_none()
                }
            },
            // Since 3.1, a schema without a type means bytes of a media type.
            SchemaKind::Any(any) if is_untyped(any) => {
                let family = Family::of(media_types.split(',').next().unwrap_or_default().trim());
                is_binary || matches!(family, Some(Family::Bytes | Family::Xml))
            }
            _ => false,
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

/// Returns `true` for a schema without a type, whose only constraint may be a length.
fn is_untyped(any: &AnySchema) -> bool {
    let unlimited = AnySchema {
        min_length: None,
        max_length: None,
        ..any.clone()
    };
    unlimited == AnySchema::default()
}
