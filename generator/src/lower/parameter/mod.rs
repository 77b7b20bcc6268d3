//! Parameters.

mod idempotency_key;
mod query_names;
mod style;

use std::collections::HashSet;

use indexmap::IndexMap;
use openapiv3::{
    MediaType, Parameter as Source, ParameterData, ParameterSchemaOrContent, ReferenceOr, Schema,
};
use serde_json::Value;

use crate::lower::deprecation::deprecation_of;
use crate::lower::order::{restored, sorted};
use crate::lower::unused_fields::has_style;
use crate::lower::{Lowering, content};
use crate::model::{
    Access, Array, Coding, Default as DefaultValue, Deprecation, Field, Location, Parameter,
    Security, Text, Type,
};
use crate::names::{self, Name, Scope};
use crate::report::{Code, quoted};
use crate::source::{Change, Place};

/// The parameters of an operation, by where they stand in a request.
#[derive(Default)]
pub(super) struct Parameters {
    pub(super) path: Vec<Parameter>,
    pub(super) others: Vec<Parameter>,
    /// The path parameters that are refused.
    pub(super) refused: Vec<String>,
}

/// A parameter that is found, and where it stands.
struct Declared<'a> {
    parameter: &'a Source,
    place: Place,
    component: Option<&'a str>,
    /// What is said of it where it is referred to.
    description: Option<&'a str>,
}

impl Declared<'_> {
    /// What tells one parameter from another: where it stands, and its name.
    fn key(&self) -> (&'static str, &str) {
        let location = match self.parameter {
            Source::Query { .. } => "query",
            Source::Header { .. } => "header",
            Source::Path { .. } => "path",
            Source::Cookie { .. } => "cookie",
        };
        (location, &self.parameter.parameter_data_ref().name)
    }

    /// In which order names are taken: those of the path are always there.
    fn rank(&self) -> (u8, String) {
        let rank = match self.parameter {
            Source::Path { .. } => 0,
            Source::Query { .. } => 1,
            Source::Header { .. } => 2,
            Source::Cookie { .. } => 3,
        };
        (rank, self.parameter.parameter_data_ref().name.clone())
    }

    /// The same for all that are the same parameter. The names of headers have no case (RFC
    /// 9110, section 5.1).
    fn identity(&self) -> (&'static str, String) {
        let (location, name) = self.key();
        match self.parameter {
            Source::Header { .. } => (location, name.to_ascii_lowercase()),
            _ => (location, name.to_owned()),
        }
    }
}

impl<'a> Lowering<'a> {
    /// The parameters of an operation: its own, and those of its path item that
    /// it does not override, but for those that are the keys of its callers.
    pub(super) fn parameters(
        &mut self,
        shared: &'a [ReferenceOr<Source>],
        shared_place: &Place,
        own: &'a [ReferenceOr<Source>],
        own_place: &Place,
        security: &Security,
        stem: &str,
    ) -> Parameters {
        if self.grow(own.len() + shared.len(), own_place).is_none() {
            return Parameters::default();
        }
        let own = self.declared(own, own_place);
        let shared = self.declared(shared, shared_place);
        let overridden: HashSet<_> = own.iter().map(Declared::identity).collect();
        let inherited: Vec<_> = shared
            .into_iter()
            .filter(|shared| !overridden.contains(&shared.identity()))
            .collect();
        let keys = self.keys(security);
        let mut parameters = Parameters::default();
        let mut scope = Scope::default();
        let mut understood = Vec::new();
        for (index, declared) in sorted(inherited.into_iter().chain(own), Declared::rank) {
            if self.is_owned(declared.parameter, &keys, &declared.place) {
                continue;
            }
            match self.parameter(&declared, stem, &mut scope) {
                Some(parameter) => understood.push((index, parameter)),
                None => {
                    let data = declared.parameter.parameter_data_ref();
                    parameters.refused.push(data.name.clone());
                }
            }
        }
        let (path, others) = restored(understood)
            .into_iter()
            .partition(|parameter| parameter.location == Location::Path);
        (parameters.path, parameters.others) = (path, others);
        self.settle_names_of_fields(&mut parameters.others, &keys, own_place);
        self.refuse_cookies_twice(&parameters.others, &keys, own_place);
        parameters
    }

    /// The entry of an optional parameter in the list of an operation, or in that of its path.
    pub(super) fn optional_entry(&self, parameter: &Parameter, operation: &Place) -> Option<Place> {
        let holders = [Some(operation), operation.parent()].into_iter().flatten();
        let mut entries = holders.flat_map(|holder| {
            let list = holder.key("parameters");
            let count = self.document.raw(&list).and_then(Value::as_array);
            (0..count.map_or(0, Vec::len)).map(move |index| list.index(index))
        });
        entries.find(|entry| {
            let found = self
                .document
                .raw(entry)
                .and_then(|found| self.entry_itself(found));
            let name = found.and_then(|found| found.get("name")?.as_str());
            let is_required = found.and_then(|found| found.get("required")?.as_bool());
            name == Some(&parameter.field.name.wire) && is_required != Some(true)
        })
    }

    /// What a value stands for that may be a reference.
    fn entry_itself(&self, value: &'a Value) -> Option<&'a Value> {
        match value.get("$ref") {
            None => Some(value),
            Some(reference) => self
                .document
                .raw(&Place::of_reference(reference.as_str()?)?),
        }
    }

    /// Finds parameters behind references, and refuses those given twice.
    fn declared(
        &mut self,
        parameters: &'a [ReferenceOr<Source>],
        place: &Place,
    ) -> Vec<Declared<'a>> {
        let mut found: IndexMap<_, Declared<'a>> = IndexMap::new();
        for (index, parameter) in parameters.iter().enumerate() {
            let place = place.key("parameters").index(index);
            let Some(resolved) = self.document.resolve(parameter, &place) else {
                continue;
            };
            let declared = Declared {
                parameter: resolved.item,
                place: resolved.place,
                component: resolved.component,
                description: resolved.description,
            };
            let identity = declared.identity();
            if let Some(first) = found.get(&identity) {
                let (location, name) = declared.key();
                let message = format!(
                    "the {location} parameter {} is declared twice",
                    quoted(name)
                );
                self.report
                    .add(Code::RepeatedParameter, &place, message)
                    .corrected_by(&place, Change::Remove)
                    .related(&first.place, "first declared here");
                continue;
            }
            found.insert(identity, declared);
        }
        found.into_values().collect()
    }

    fn parameter(
        &mut self,
        declared: &Declared<'a>,
        stem: &str,
        scope: &mut Scope,
    ) -> Option<Parameter> {
        let (data, place) = (declared.parameter.parameter_data_ref(), &declared.place);
        let (mut field, coding) = self.parameter_field(declared, stem)?;
        if let Some(description) = declared.description {
            field.description = Some(description.to_owned());
        }
        let (location, _) = declared.key();
        field.name = self.settle(scope, field.name, location, names::OF_CALLS, place);
        let location = match declared.parameter {
            Source::Query { .. } => Location::Query,
            Source::Header { .. } => Location::Header,
            Source::Cookie { .. } => Location::Cookie,
            Source::Path { .. } => {
                if !field.required {
                    self.require(&mut field, data, place);
                }
                Location::Path
            }
        };
        self.warn_of_fields(location == Location::Query, &data.format, place);
        let (reserved, empty) = allowed(declared.parameter);
        if empty && coding != Coding::Single {
            self.warn_of_field("allowEmptyValue", "of a list, an object or JSON", place);
        }
        let is_idempotency_key = self.is_idempotency_key(declared.parameter, &field.ty, place);
        Some(Parameter {
            allow_empty: empty && field.ty != Type::String(Text::default()),
            field,
            location,
            coding,
            allow_reserved: reserved,
            is_idempotency_key,
        })
    }

    /// A path parameter is always there.
    fn require(&mut self, field: &mut Field, data: &ParameterData, place: &Place) {
        let message = format!(
            "the path parameter {} is always required",
            quoted(&data.name)
        );
        self.report
            .add(Code::OptionalPathParameter, place, message)
            .help("add `required: true`");
        field.required = true;
    }

    fn parameter_field(&mut self, declared: &Declared<'a>, stem: &str) -> Option<(Field, Coding)> {
        let (data, place) = (declared.parameter.parameter_data_ref(), &declared.place);
        let (schema, schema_place) = self.parameter_schema(data, place)?;
        let stem = match declared.component {
            Some(component) => Name::upper(component, None).plain().to_owned(),
            None => format!("{stem}{}", Name::upper(&data.name, None).plain()),
        };
        let mut used = self.used(schema, &schema_place, &stem)?;
        let mut required = data.required;
        let is_json = matches!(data.format, ParameterSchemaOrContent::Content(_));
        if let Type::Nullable(ty) = used.ty {
            self.warn_of_null(&schema_place);
            used.ty = *ty;
            let is_null = |value: &DefaultValue| matches!(value, DefaultValue::Any { value, .. } if value.is_null());
            used.default = used.default.filter(|value| !is_null(value));
            required = false;
        }
        self.report_unenforced(&schema_place, "a parameter");
        if !is_json {
            used.ty = self.as_text(used.ty, &schema_place);
            self.refuse_equal_texts(&used.ty, &schema_place);
        }
        let coding = self.coding(declared.parameter, &used.ty, &schema_place)?;
        let chosen = self.rust_name(&data.extensions, place);
        let description = data.description.clone().or(used.description);
        self.grow_by_text(description.as_deref(), place)?;
        let field = Field {
            name: Name::lower(&data.name, chosen.as_deref()).beside(names::OF_CALLS),
            description,
            required,
            deprecated: Deprecation::either(
                deprecation_of(data.deprecated.unwrap_or_default(), &data.extensions),
                used.deprecated,
            ),
            ty: used.ty,
            boxed: false,
            access: Access::Both,
            default: used.default,
        };
        Some((field, coding))
    }

    /// The schema of a parameter, by itself or of its `content`.
    pub(super) fn parameter_schema(
        &mut self,
        data: &'a ParameterData,
        place: &Place,
    ) -> Option<(&'a ReferenceOr<Schema>, Place)> {
        match &data.format {
            ParameterSchemaOrContent::Schema(schema) => Some((schema, place.key("schema"))),
            ParameterSchemaOrContent::Content(content) => {
                let place = place.key("content");
                match content::as_text(content) {
                    Some((name, schema)) => Some((schema, place.key(name).key("schema"))),
                    None => self.json_schema(content, &place),
                }
            }
        }
    }

    /// The schema of the one media type of a parameter or a header, which is JSON.
    pub(super) fn json_schema(
        &mut self,
        content: &'a indexmap::IndexMap<String, MediaType>,
        place: &Place,
    ) -> Option<(&'a ReferenceOr<Schema>, Place)> {
        let mut media_types = content.iter();
        // That there is more than one, or none, has been told.
        let (Some((name, media_type)), None) = (media_types.next(), media_types.next()) else {
            return None;
        };
        let place = place.key(name);
        let essence = name.split(';').next().unwrap_or_default().trim();
        if essence != "application/json" && !essence.ends_with("+json") {
            let what = format!("{} outside of a body", quoted(name));
            self.unsupported(Code::UnsupportedParameter, &place, what)
                .at_key()
                .corrected_by(&place, Change::Rename("text/plain".to_owned()));
            return None;
        }
        match &media_type.schema {
            Some(schema) => Some((schema, place.key("schema"))),
            None => {
                self.report
                    .add(Code::MissingField, &place, "the schema is missing");
                None
            }
        }
    }

    fn warn_of_null(&mut self, place: &Place) {
        self.report.add(
            Code::NullParameter,
            place,
            "a parameter cannot be `null`; this one is read as one that may be left out",
        );
    }

    /// A value of no type is a text, and so are the items of a list.
    fn as_text(&mut self, ty: Type, place: &Place) -> Type {
        let text = Type::String(Text::default());
        match (self.types.resolved(&ty).clone(), ty) {
            (Type::Any, _) => text,
            (Type::Array(array), ty) => match self.types.resolved(&array.items).clone() {
                Type::Any => Type::Array(Box::new(Array {
                    items: text,
                    ..*array
                })),
                Type::Nullable(items) => {
                    let message = "no item of a parameter is `null`";
                    self.report.add(Code::NullParameter, place, message);
                    Type::Array(Box::new(Array {
                        items: *items,
                        ..*array
                    }))
                }
                _ => ty,
            },
            (_, ty) => ty,
        }
    }

    fn refuse_equal_texts(&mut self, ty: &Type, place: &Place) {
        let item = match self.types.resolved(ty) {
            Type::Array(array) => array.items.clone(),
            _ => ty.clone(),
        };
        if self.has_equal_texts(&item) {
            self.unsupported(
                Code::UnsupportedParameter,
                place,
                "a parameter whose enum has a text and another value written like it",
            )
            .read_as_text(place);
        }
    }
}

/// What `allowReserved` and `allowEmptyValue` say. The former goes with a style.
fn allowed(parameter: &Source) -> (bool, bool) {
    match parameter {
        Source::Query {
            allow_reserved,
            allow_empty_value,
            parameter_data,
            ..
        } => (
            *allow_reserved && has_style(&parameter_data.format),
            allow_empty_value.unwrap_or_default(),
        ),
        Source::Path { .. } | Source::Header { .. } | Source::Cookie { .. } => (false, false),
    }
}
