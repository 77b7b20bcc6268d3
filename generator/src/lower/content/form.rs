//! Forms: how their fields are written.

use std::collections::BTreeSet;

use indexmap::IndexMap;
use openapiv3::{MediaType as Source, ReferenceOr, Schema};

use super::media_type::{Family, MediaType};
use crate::lower::Lowering;
use crate::lower::annotations::Annotations;
use crate::lower::schema::SchemaOr;
use crate::model::{FieldStyle, FileField, Form, Style, Type, TypeId, TypeKind};
use crate::report::{Code, quoted};
use crate::source::{Change, Place, did_you_mean, nearest};

impl<'a> Lowering<'a> {
    /// A form of some fields.
    pub(in crate::lower) fn form(
        &mut self,
        source: &'a Source,
        schema: Option<&'a ReferenceOr<Schema>>,
        files: &[FileField],
        place: &Place,
        stem: &str,
    ) -> Option<Form> {
        let Some(schema) = schema else {
            self.unsupported(Code::UnsupportedBody, place, "a form without a schema");
            return None;
        };
        let ty = self.used(schema, &place.key("schema"), stem)?.ty;
        self.form_of(ty, source, files, place)
    }

    /// A form of the fields of a type.
    fn form_of(
        &mut self,
        ty: Type,
        source: &Source,
        files: &[FileField],
        place: &Place,
    ) -> Option<Form> {
        let schema_place = place.key("schema");
        let kinds = self.style_kinds(&ty);
        if !kinds.object || kinds.scalar || kinds.array {
            self.unsupported(
                Code::UnsupportedBody,
                &schema_place,
                "a form that is not an object",
            )
            .read_as_text(&schema_place);
            return None;
        }
        let mut styles = Vec::new();
        let all = self.fields_of_form(&ty);
        self.warn_of_encodings(source, &all, files, place);
        let all = all.into_iter();
        for (name, ty) in all.filter(|(name, _)| files.iter().all(|file| file.name != *name)) {
            let encoding = source.encoding.get(&name);
            let style = self.field_style(encoding, &ty, &name, place)?;
            if style != FieldStyle::Styled(Style::Form(true)) {
                styles.push((name, style));
            }
        }
        Some(Form {
            ty,
            styles,
            or_json: false,
            files: None,
        })
    }

    /// Says which encodings are of fields that the form has not.
    fn warn_of_encodings(
        &mut self,
        source: &Source,
        fields: &[(String, Type)],
        files: &[FileField],
        place: &Place,
    ) {
        let fields = fields.iter().map(|(name, _)| name);
        let known: BTreeSet<&str> = fields
            .chain(files.iter().map(|file| &file.name))
            .map(String::as_str)
            .collect();
        let names = source.encoding.keys().map(String::as_str);
        for name in names.filter(|name| !known.contains(name)) {
            let message = format!("the form has no field {}", quoted(name));
            let near = nearest(name, known.iter().copied()).map(did_you_mean);
            self.report
                .add(
                    Code::UselessEncoding,
                    &place.key("encoding").key(name),
                    message,
                )
                .at_key()
                .label("this encoding is passed over")
                .maybe_help(near);
        }
    }

    /// A body whose fields are parts, and of which some are files.
    pub(in crate::lower) fn multipart(
        &mut self,
        source: &'a Source,
        place: &Place,
        stem: &str,
    ) -> Option<Form> {
        let schema = source.schema.as_ref();
        let mut files = Vec::new();
        if let Some(schema) = schema {
            files = self.find_files(schema.into(), &place.key("schema"), source);
            self.refuse_files_of_any_name(schema.into(), &place.key("schema"));
        }
        self.warn_of_headers(source, &files, place);
        self.check_media_types(source, place);
        self.warn_of_media_types(source, &files, place);
        if let Some(schema) = schema
            && let Some(ty) = self.choice_without_files(schema, &mut files, stem, place)
        {
            let mut form = self.form_of(ty?, source, &files, place)?;
            form.files = Some(files);
            return Some(form);
        }
        let whole = match files.is_empty() {
            true => stem.to_owned(),
            false => format!("{stem}Parts"),
        };
        let mut form = self.form(source, schema, &files, place, &whole)?;
        if !files.is_empty() {
            form.ty = self.without_files(&form.ty, &mut files, stem, &place.key("schema"))?;
        }
        form.files = Some(files);
        Some(form)
    }

    /// Refuses what is no media type of a part.
    fn check_media_types(&mut self, source: &Source, place: &Place) {
        for (name, encoding) in &source.encoding {
            let listed = encoding.content_type.as_deref().unwrap_or("*/*");
            for text in listed.split(',').map(str::trim) {
                if MediaType::parse(text).is_none() {
                    let place = place.key("encoding").key(name).key("contentType");
                    self.not_a_media_type(text, &place)
                        .corrected_by(&place, Change::Remove);
                }
            }
        }
    }

    /// Tells which parts are sent as another media type, since their fields have no room for one.
    fn warn_of_media_types(&mut self, source: &Source, files: &[FileField], place: &Place) {
        for (name, encoding) in &source.encoding {
            let Some(text) = &encoding.content_type else {
                continue;
            };
            if files.iter().any(|file| file.name == *name) {
                continue;
            }
            let Some(media_type) = MediaType::parse(text) else {
                continue;
            };
            let sent = match media_type.family() {
                Family::Json if media_type.essence != "application/json" => "application/json",
                Family::Text if media_type.essence != "text/plain" || !media_type.is_utf8() => {
                    "text/plain"
                }
                _ => continue,
            };
            let place = place.key("encoding").key(name).key("contentType");
            let message = format!("the part is sent as `{sent}`");
            self.report.add(Code::MediaTypeOfPart, &place, message);
        }
    }

    /// Tells what becomes of the headers of parts: those of files are handed on as they are.
    fn warn_of_headers(&mut self, source: &Source, files: &[FileField], place: &Place) {
        for (name, encoding) in &source.encoding {
            if encoding.headers.is_empty() {
                continue;
            }
            let message = match files.iter().any(|file| file.name == *name) {
                true => "the headers of a file are handed on, and not looked into",
                false => "the headers of a part are not handed on",
            };
            let place = place.key("encoding").key(name).key("headers");
            self.report
                .add(Code::HeadersOfPart, &place, message)
                .at_key();
        }
    }

    pub(in crate::lower) fn found(
        &self,
        schema: SchemaOr<'a>,
        place: &Place,
    ) -> Option<(&'a Schema, Place)> {
        let document = self.document;
        match schema {
            SchemaOr::Item(schema) => Some((schema, place.clone())),
            SchemaOr::Reference(reference) => {
                let found = document.schema_of_reference(reference)?;
                Some((found.item, found.place))
            }
        }
    }

    /// The type of the fields without those that take files, whose presence is taken over.
    fn without_files(
        &mut self,
        ty: &Type,
        files: &mut [FileField],
        stem: &str,
        place: &Place,
    ) -> Option<Type> {
        let Some(TypeKind::Struct(object)) = self.types.kind_of(&ty.clone().not_null()) else {
            self.unsupported(
                Code::UnsupportedBody,
                place,
                "files in a body that is one of several types",
            );
            return None;
        };
        let mut object = object.clone();
        for file in files.iter_mut() {
            let mut fields = object.fields.iter();
            file.required = fields.any(|field| field.name.wire == file.name && field.required);
        }
        let is_file = |name: &str| files.iter().any(|file| file.name == name);
        object.fields.retain(|field| !is_file(&field.name.wire));
        let id = self.declare_inline(&format!("{stem}Fields"), place);
        self.complete(id, TypeKind::Struct(object), Annotations::default());
        Some(Type::Named(id))
    }

    /// The fields of an object, or of each of several.
    pub(in crate::lower) fn fields_of_form(&self, ty: &Type) -> Vec<(String, Type)> {
        let mut fields = IndexMap::new();
        self.add_fields_of_form(ty, &mut BTreeSet::new(), &mut fields);
        fields.into_iter().collect()
    }

    /// Adds the fields of a type; those of one that was seen are there.
    fn add_fields_of_form(
        &self,
        ty: &Type,
        seen: &mut BTreeSet<TypeId>,
        fields: &mut IndexMap<String, Type>,
    ) {
        let ty = ty.clone().not_null();
        if let Type::Named(id) = ty
            && !seen.insert(id)
        {
            return;
        }
        match self.types.kind_of(&ty) {
            Some(TypeKind::Struct(object)) => {
                for field in &object.fields {
                    let known = fields.entry(field.name.wire.clone());
                    known.or_insert_with(|| field.ty.clone());
                }
            }
            Some(TypeKind::Union(union)) => {
                for branch in &union.variants {
                    self.add_fields_of_form(&branch.ty, seen, fields);
                }
            }
            Some(TypeKind::Alias(ty)) => self.add_fields_of_form(ty, seen, fields),
            Some(TypeKind::Enum(_) | TypeKind::Foreign(_)) | None => {}
        }
    }
}
