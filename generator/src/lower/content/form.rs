//! Forms: `application/x-www-form-urlencoded` and `multipart/form-data`.

use indexmap::IndexMap;
use openapiv3::{MediaType as Source, ReferenceOr, Schema};
use serde_json::Value;

use super::Entry;
use super::media_type::{Family, MediaType};
use crate::lower::Lowering;
use crate::lower::schema::annotations::Annotations;
use crate::lowered::{AdditionalProperties, Field, FileField, Form, Type, TypeKind};
use crate::names::Name;
use crate::report::{Code, quoted};
use crate::source::{Change, Place, did_you_mean, nearest};

impl<'a> Lowering<'a> {
    /// Lowers a form with the fields of a schema. `place` is that of its media type.
    pub fn form(
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

    /// Lowers a form with the fields of a type.
    fn form_of(
        &mut self,
        ty: Type,
        source: &'a Source,
        files: &[FileField],
        place: &Place,
    ) -> Option<Form> {
        let schema_place = place.key("schema");
        let kinds = self.style_kinds(&ty);
        if !kinds.object || kinds.scalar || kinds.array {
            let what = "a form that is not an object";
            self.unsupported(Code::UnsupportedBody, &schema_place, what)
                .read_as_text(&schema_place);
            return None;
        }
        let fields = self.fields_of_form(&ty);
        self.warn_of_unknown_encodings(source, &fields.declared, place);
        let additional_style = self.default_field_style(&fields.additional);
        let mut styles = Vec::new();
        self.report_nested_encodings(source, place);
        for (name, types) in fields.declared {
            if files.iter().any(|file| file.name.wire == name) {
                continue;
            }
            let encoding = source.encoding.get(&name);
            let style = self.field_style(encoding, &types, &name, place)?;
            if style != additional_style {
                styles.push((name, style));
            }
        }
        Some(Form {
            ty,
            styles,
            additional_style,
            or_json: false,
            or_multipart: None,
            media_types: Vec::new(),
            files: None,
            files_name: None,
        })
    }

    /// Returns `true` for an array that can be without items, for which nothing is sent.
    fn can_be_empty(&self, ty: &Type) -> bool {
        match self.types.resolved(ty) {
            Type::Array(array) => array.count.allows(0),
            _ => false,
        }
    }

    fn warn_of_unknown_encodings(
        &mut self,
        source: &Source,
        fields: &IndexMap<String, Vec<Type>>,
        place: &Place,
    ) {
        for name in source
            .encoding
            .keys()
            .filter(|name| !fields.contains_key(*name))
        {
            let message = format!("encoding of an unknown property {}", quoted(name));
            let near = nearest(name, fields.keys().map(String::as_str)).map(did_you_mean);
            let place = place.key("encoding").key(name);
            self.diagnose(Code::UselessEncoding, &place, message)
                .at_key()
                .label("ignored")
                .maybe_help(near);
        }
    }

    /// Reports unsupported fields of encodings, such as those of parts that are forms or multipart themselves.
    fn report_nested_encodings(&mut self, source: &Source, place: &Place) {
        for name in source.encoding.keys() {
            let place = place.key("encoding").key(name);
            for key in [
                "allowReserved",
                "encoding",
                "itemEncoding",
                "prefixEncoding",
            ] {
                let place = place.key(key);
                let value = self.document.raw(&place);
                if value.is_some_and(|value| *value != Value::Bool(false)) {
                    let effect = match key {
                        "allowReserved" => "not supported: the value is percent-encoded",
                        _ => "ignored",
                    };
                    let message = format!("`{key}` of a form field is {effect}");
                    self.diagnose(Code::UselessEncoding, &place, message)
                        .at_key();
                }
            }
        }
    }

    /// Lowers the forms with the type of a JSON body, without files.
    pub fn form_or_json(
        &mut self,
        ty: &Type,
        form: Option<&Entry<'a>>,
        multipart: Option<&Entry<'a>>,
    ) -> Option<Form> {
        let multipart = multipart.map(|entry| {
            let form = self.form_of(ty.clone(), entry.source, &[], &entry.place)?;
            Some(Form {
                media_types: self.part_media_types(ty, entry.source, &[], &entry.place),
                files: Some(Vec::new()),
                or_json: true,
                ..form
            })
        });
        let Some(entry) = form else {
            return multipart?;
        };
        let or_multipart = match multipart {
            Some(form) => Some(Box::new(form?)),
            None => None,
        };
        let form = self.form_of(ty.clone(), entry.source, &[], &entry.place)?;
        Some(Form {
            or_json: true,
            or_multipart,
            ..form
        })
    }

    /// Lowers a multipart form, whose binary fields are files.
    pub fn multipart(&mut self, source: &'a Source, place: &Place, stem: &str) -> Option<Form> {
        let schema = source.schema.as_ref();
        let files = schema.map(|schema| self.find_files(schema, &place.key("schema"), source));
        let mut files = files.unwrap_or_default();
        let whole = match files.is_empty() {
            true => stem.to_owned(),
            false => format!("{stem}Parts"),
        };
        let mut form = self.form(source, schema, &files, place, &whole)?;
        form.media_types = self.part_media_types(&form.ty, source, &files, place);
        if !files.is_empty() {
            let schema_place = place.key("schema");
            form.ty = self.without_files(&form.ty, &mut files, stem, &schema_place)?;
            form.files_name = Some(self.claim_files(&format!("{stem}Files"), schema_place));
        }
        form.files = Some(files);
        Some(form)
    }

    /// The media types of parts that are not files. Reports invalid ones, and those in another charset.
    fn part_media_types(
        &mut self,
        ty: &Type,
        source: &Source,
        files: &[FileField],
        place: &Place,
    ) -> Vec<(String, String)> {
        let fields = self.fields_of_form(ty).declared;
        let mut sent = Vec::new();
        for (name, encoding) in &source.encoding {
            let place = place.key("encoding").key(name).key("contentType");
            let listed = encoding.content_type.as_deref().unwrap_or("*/*");
            for text in listed.split(',').map(str::trim) {
                if MediaType::parse(text).is_none() {
                    self.not_a_media_type(text, &place)
                        .corrected_by(&place, Change::Remove);
                }
            }
            let is_file = files.iter().any(|file| file.name.wire == *name);
            let of_part = MediaType::of_part(listed).filter(|_| !is_file);
            let Some((text, media_type)) = of_part else {
                continue;
            };
            let default = match media_type.family() {
                Family::Json => "application/json",
                Family::Text => "text/plain",
                Family::Bytes if fields.get(name).is_some_and(|types| self.are_base64(types)) => "",
                _ => continue,
            };
            if !media_type.is_utf8() {
                let message = format!("this part is sent as `{default}`, in UTF-8");
                self.diagnose(Code::MediaTypeOfPart, &place, message);
            } else if media_type.essence != default && !media_type.is_range() {
                sent.push((name.clone(), text.to_owned()));
            }
        }
        sent
    }

    /// Claims the names of the struct of files, once for each schema.
    fn claim_files(&mut self, stem: &str, place: Place) -> Name {
        let mut known = self.file_structs.iter();
        if let Some((_, name)) = known.find(|(known, _)| *known == place) {
            return name.clone();
        }
        let name = self.types.claim_with_required(stem);
        self.file_structs.push((place, name.clone()));
        name
    }

    /// The type of the fields other than files. Completes the files by their fields.
    fn without_files(
        &mut self,
        ty: &Type,
        files: &mut [FileField],
        stem: &str,
        place: &Place,
    ) -> Option<Type> {
        let Some(object) = self.types.object(&ty.clone().not_null()) else {
            let what = "a file in a body that is a union";
            self.unsupported(Code::UnsupportedBody, place, what);
            return None;
        };
        let mut object = object.clone();
        if let Type::Named(id) = self.types.resolved(&ty.clone().not_null()) {
            self.types_with_files.insert(*id);
        }
        for file in files.iter_mut() {
            let mut fields = object.fields.iter();
            let Some(field) = fields.find(|field| field.name.wire == file.name.wire) else {
                continue;
            };
            file.required = field.required && !self.can_be_empty(&field.ty);
            file.name = field.name.clone();
            file.description.clone_from(&field.description);
        }
        let is_file = |name: &str| files.iter().any(|file| file.name.wire == name);
        let (taken, fields) = object
            .fields
            .into_iter()
            .partition(|field| is_file(&field.name.wire));
        object.fields = fields;
        if matches!(object.additional, AdditionalProperties::Kept(_)) {
            let taken: Vec<Field> = taken;
            object
                .ignored
                .extend(taken.into_iter().map(|field| field.name.wire));
        }
        let id = self.declare_inline(&format!("{stem}Fields"), place);
        self.complete(id, TypeKind::Struct(object), Annotations::default());
        Some(Type::Named(id))
    }
}
