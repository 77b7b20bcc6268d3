//! Which parts of a body are files.

use openapiv3::{
    AdditionalProperties, AnySchema, MediaType as Source, SchemaKind, StringFormat, Type as Kind,
    VariantOrUnknownOrEmpty,
};

use super::Lowering;
use super::media_type::{Family, MediaType};
use super::schema::SchemaOr;
use crate::model::FileField;
use crate::report::Code;
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// The fields of an object that take files.
    pub(super) fn find_files(
        &mut self,
        schema: SchemaOr<'a>,
        place: &Place,
        source: &Source,
        depth: usize,
        files: &mut Vec<FileField>,
    ) {
        let Some((schema, place)) = self.found(schema, place) else {
            return;
        };
        let (properties, members) = match &schema.schema_kind {
            SchemaKind::Type(Kind::Object(object)) => (Some(&object.properties), Vec::new()),
            SchemaKind::AllOf { all_of: members }
            | SchemaKind::OneOf { one_of: members }
            | SchemaKind::AnyOf { any_of: members } => (None, members.iter().collect()),
            SchemaKind::Any(any) => {
                let members = any.all_of.iter().chain(&any.one_of).chain(&any.any_of);
                (Some(&any.properties), members.collect())
            }
            _ => return,
        };
        for (name, property) in properties.into_iter().flatten() {
            let place = place.key("properties").key(name);
            let encoding = source.encoding.get(name);
            let media_types = encoding.and_then(|encoding| encoding.content_type.as_deref());
            let media_types = media_types.unwrap_or_default();
            if let Some(several) = self.takes_files(property.into(), &place, media_types) {
                self.warn_of_file_rules(property.into(), &place);
                files.push(FileField {
                    name: name.clone(),
                    required: false,
                    several,
                    media_types: listed(media_types),
                });
            }
        }
        if depth == 0 {
            return;
        }
        for member in members {
            self.find_files(member.into(), &place, source, depth - 1, files);
        }
    }

    /// Tells which rules of a file, or of several, nothing holds to.
    fn warn_of_file_rules(&mut self, schema: SchemaOr<'a>, place: &Place) {
        let Some((schema, place)) = self.found(schema, place) else {
            return;
        };
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
        if let SchemaKind::Type(Kind::Array(array)) = &schema.schema_kind
            && let Some(items) = &array.items
        {
            self.warn_of_file_rules(items.into(), &place.key("items"));
        }
    }

    /// Whether a field takes files, and then whether it takes several.
    pub(super) fn takes_files(
        &self,
        schema: SchemaOr<'a>,
        place: &Place,
        media_types: &str,
    ) -> Option<bool> {
        let (schema, place) = self.found(schema, place)?;
        match &schema.schema_kind {
            SchemaKind::Type(Kind::String(string)) => {
                let binary = VariantOrUnknownOrEmpty::Item(StringFormat::Binary);
                (string.format == binary).then_some(false)
            }
            // From 3.1 on, a schema that says nothing stands for bytes of a media type.
            SchemaKind::Any(any) if *any == AnySchema::default() => {
                let family = MediaType::parse(media_types)?.family();
                matches!(family, Family::Bytes | Family::Xml).then_some(false)
            }
            SchemaKind::Type(Kind::Array(array)) => {
                let items = array.items.as_ref()?;
                self.takes_files(items.into(), &place.key("items"), media_types)
                    .map(|_| true)
            }
            _ => None,
        }
    }

    /// Refuses files under names that the description does not tell.
    pub(super) fn refuse_files_of_any_name(&mut self, schema: SchemaOr<'a>, place: &Place) {
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

/// Media types with commas between them, as the server reads them.
fn listed(media_types: &str) -> String {
    let all = media_types.split(',').map(str::trim);
    let all: Vec<&str> = all.filter(|media_type| !media_type.is_empty()).collect();
    all.join(", ")
}
