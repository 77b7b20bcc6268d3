//! Parameters.
//!
//! In: the parameter objects of an operation and of its path item. Out: [`Parameters`], each with its name, type and
//! encoding. Depends on schemas, on `security` for credentials, and on `content` for media types.

mod idempotency_key;
pub mod ineffective_fields;
mod query_names;
mod querystring;
pub mod reserved_names;
mod style;
mod unencoded;

pub use style::{Kinds, collection_format, query_style};

use std::collections::HashSet;

use indexmap::IndexMap;
use openapiv3::{
    MediaType, Parameter as Source, ParameterData, ParameterSchemaOrContent, ReferenceOr, Schema,
};
use serde_json::Value;

use crate::lower::Lowering;
use crate::lower::content::Family;
use crate::lower::extensions::deprecation_of;
use crate::lower::name_order::{restored, sorted};
use crate::lower::operation::Found;
use crate::lowered::{
    Array, Coding, Default as DefaultValue, Deprecation, Field, Location, Parameter, SchemaId,
    Security, Type,
};
use crate::names::{self, Name, Scope};
use crate::report::{Code, quoted};
use crate::source::{Change, Place};
use ineffective_fields::has_style;

/// The parameters of an operation.
#[derive(Default)]
pub struct Parameters {
    pub path: Vec<Parameter>,
    pub others: Vec<Parameter>,
    /// The names of parameters with errors.
    pub invalid: Vec<String>,
}

/// A parameter object.
struct Declared<'a> {
    parameter: &'a Source,
    /// The entry of the list.
    entry: Place,
    place: Place,
    component: Option<&'a str>,
    /// The description next to the `$ref`.
    description: Option<&'a str>,
}

impl<'a> Declared<'a> {
    fn data(&self) -> &'a ParameterData {
        self.parameter.parameter_data_ref()
    }

    fn location(&self) -> Location {
        match self.parameter {
            Source::Query { .. } if self.is_querystring() => Location::Querystring,
            Source::Query { .. } => Location::Query,
            Source::Header { .. } => Location::Header,
            Source::Path { .. } => Location::Path,
            Source::Cookie { .. } => Location::Cookie,
        }
    }

    /// The location and name, by which one parameter overrides another. Header names are case-insensitive (RFC 9110,
    /// section 5.1).
    fn identity(&self) -> (Location, String) {
        let name = &self.data().name;
        match self.location() {
            Location::Header => (Location::Header, name.to_ascii_lowercase()),
            location => (location, name.clone()),
        }
    }
}

impl<'a> Lowering<'a> {
    /// Lowers the parameters of an operation and those of its path item that it does not override, without the
    /// credentials of `security`.
    pub fn parameters(&mut self, found: &Found<'a>, security: &Security, stem: &str) -> Parameters {
        let (own, shared) = (&found.operation.parameters, &found.item.parameters);
        if self.grow(own.len() + shared.len(), &found.place).is_none() {
            return Parameters::default();
        }
        let own = self.declared(own, &found.place);
        let mut shared = self.declared(shared, &found.item_place);
        let overridden: HashSet<_> = own.iter().map(Declared::identity).collect();
        shared.retain(|shared| !overridden.contains(&shared.identity()));
        let keys = self.keys(security);
        self.refuse_querystrings(own.iter().chain(&shared), &keys);
        let mut parameters = Parameters::default();
        let mut scope = Scope::default();
        let mut lowered = Vec::new();
        // Path parameters take names first, because they are always required.
        let rank = |declared: &Declared<'_>| (declared.location(), declared.data().name.clone());
        for (index, declared) in sorted(shared.into_iter().chain(own), rank) {
            if self.is_owned(declared.parameter, &keys, &declared.place) {
                continue;
            }
            match self.parameter(&declared, stem, &mut scope) {
                Some(parameter) => lowered.push((index, parameter)),
                None => parameters.invalid.push(declared.data().name.clone()),
            }
        }
        (parameters.path, parameters.others) = restored(lowered)
            .into_iter()
            .partition(|parameter| parameter.location == Location::Path);
        self.resolve_query_names(&mut parameters.others, &keys, &found.place);
        self.refuse_cookies_twice(&parameters.others, &keys, &found.place);
        parameters
    }

    /// The entry of an optional parameter in the list of its operation or path item.
    pub fn optional_entry(&self, parameter: &Parameter, operation: &Place) -> Option<Place> {
        self.entry(parameter, operation, |found| {
            found.get("required").and_then(Value::as_bool) != Some(true)
        })
    }

    /// The entry of a parameter that satisfies a condition.
    fn entry(
        &self,
        parameter: &Parameter,
        operation: &Place,
        is_wanted: impl Fn(&Value) -> bool,
    ) -> Option<Place> {
        let holders = [Some(operation), operation.parent()].into_iter().flatten();
        let mut entries = holders.flat_map(|holder| {
            let list = holder.key("parameters");
            let count = self.document.raw(&list).and_then(Value::as_array);
            (0..count.map_or(0, Vec::len)).map(move |index| list.index(index))
        });
        entries.find(|entry| {
            let found = self.document.raw(entry);
            let found = found.and_then(|found| match found.get("$ref") {
                None => Some(found),
                Some(target) => self.document.raw(&Place::of_reference(target.as_str()?)?),
            });
            let name = found.and_then(|found| found.get("name")?.as_str());
            name == Some(&parameter.field.name.wire) && found.is_some_and(&is_wanted)
        })
    }

    /// Resolves parameters, and reports duplicates.
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
                entry: place.clone(),
                place: resolved.place,
                component: resolved.component,
                description: resolved.description,
            };
            if let Some(first) = found.get(&declared.identity()) {
                let location = declared.location().as_str();
                let name = quoted(&declared.data().name);
                let message = format!("duplicate {location} parameter {name}");
                self.diagnose(Code::RepeatedParameter, &place, message)
                    .corrected_by(&place, Change::Remove)
                    .related(&first.place, "first declared here");
                continue;
            }
            found.insert(declared.identity(), declared);
        }
        found.into_values().collect()
    }

    fn parameter(
        &mut self,
        declared: &Declared<'a>,
        stem: &str,
        scope: &mut Scope,
    ) -> Option<Parameter> {
        let (data, place) = (declared.data(), &declared.place);
        let (mut field, coding, schema) = self.parameter_field(declared, stem)?;
        let location = match (declared.location(), &coding) {
            // The properties of a form are pairs of the query.
            (Location::Querystring, Coding::Styled { .. }) => Location::Query,
            (location, _) => location,
        };
        if let Some(description) = declared.description {
            field.description = Some(description.to_owned());
        }
        field.name = self.claim_name(
            scope,
            field.name,
            location.as_str(),
            &names::OF_CALLS,
            place,
        );
        if location == Location::Path && !field.required {
            let message = format!("path parameter {} must be required", quoted(&data.name));
            self.diagnose(Code::OptionalPathParameter, place, message)
                .help("add `required: true`");
            field.required = true;
        }
        // The others are unknown fields of a whole query.
        if !declared.is_querystring() {
            self.warn_of_fields(location, &data.format, place);
            self.refuse_reserved(location, place);
        }
        let (unencoded, allow_empty) = match declared.parameter {
            Source::Query {
                allow_reserved,
                allow_empty_value,
                ..
            } => (
                *allow_reserved && has_style(&data.format),
                allow_empty_value.unwrap_or_default(),
            ),
            _ => (declared.is_unencoded(), false),
        };
        if allow_empty && coding != Coding::Single {
            self.warn_of_field("allowEmptyValue", "for an array, an object or JSON", place);
        }
        Some(Parameter {
            allow_empty: allow_empty && field.ty != Type::String(Vec::new()),
            shared: None,
            is_only_sent: false,
            is_idempotency_key: self.is_idempotency_key(declared.parameter, &field.ty, place),
            field,
            schema: Some(schema),
            location,
            coding,
            unencoded,
        })
    }

    fn parameter_field(
        &mut self,
        declared: &Declared<'a>,
        stem: &str,
    ) -> Option<(Field, Coding, SchemaId)> {
        let (data, place) = (declared.data(), &declared.place);
        let (schema, schema_place, is_json) = match declared.is_querystring() {
            true => self.querystring_schema(&data.format, place)?,
            false => self.value_schema(&data.format, place)?,
        };
        let stem = match declared.component {
            Some(component) => Name::upper(component, None).plain().to_owned(),
            None => format!("{stem}{}", Name::upper(&data.name, None).plain()),
        };
        let mut used = self.used(schema, &schema_place, &stem)?;
        let mut required = data.required;
        if let Type::Nullable(ty) = used.ty {
            let is_path = declared.location() == Location::Path;
            let message = match is_path {
                true => "nullable path parameter, read as not nullable: no encoding has a `null`",
                false => "nullable parameter, which becomes optional: no encoding has a `null`",
            };
            self.diagnose(Code::NullParameter, &schema_place, message);
            used.ty = *ty;
            let is_null = |value: &DefaultValue| matches!(value, DefaultValue::Any { value, .. } if value.is_null());
            used.default = used.default.filter(|value| !is_null(value));
            required &= is_path;
        }
        let input = self.input_schema(&schema_place, &stem, Vec::new());
        if !is_json {
            used.ty = self.as_text(used.ty, &schema_place);
            self.report_equal_texts(&used.ty, &schema_place);
        }
        let coding = match is_json {
            true => Coding::Json,
            false if declared.is_querystring() => {
                self.querystring_coding(declared, &used.ty, &schema_place)?
            }
            false if declared.is_unencoded() => {
                self.unencoded_coding(declared, &used.ty, &schema_place)?
            }
            false => self.coding(declared.parameter, &used.ty, &schema_place)?,
        };
        let chosen = self.rust_name(&data.extensions, place);
        let name = Name::lower(&data.name, chosen.as_deref()).avoiding(&names::OF_CALLS);
        let description = data.description.clone().or(used.annotations.description);
        let description = name.unless_repeated(description);
        self.grow_by_text(description.as_deref(), place)?;
        let field = Field {
            description,
            required,
            deprecated: Deprecation::either(
                deprecation_of(data.deprecated.unwrap_or_default(), &data.extensions),
                used.annotations.deprecated,
            ),
            default: used.default,
            ..Field::new(name, used.ty)
        };
        Some((field, coding, input))
    }

    /// The schema of a parameter or header: its own, or that of its only media type. The flag is `true` for JSON.
    pub fn value_schema(
        &mut self,
        format: &'a ParameterSchemaOrContent,
        place: &Place,
    ) -> Option<(&'a ReferenceOr<Schema>, Place, bool)> {
        let content = match format {
            ParameterSchemaOrContent::Schema(schema) => {
                return Some((schema, place.key("schema"), false));
            }
            ParameterSchemaOrContent::Content(content) => content,
        };
        // Another number of media types has been reported.
        let (name, media_type) = content.first().filter(|_| content.len() == 1)?;
        let place = place.key("content").key(name);
        let (MediaType { schema, .. }, place) = self.document.media_type(media_type, &place)?;
        let family = Family::of(name);
        let is_json = family == Some(Family::Json);
        match schema {
            Some(schema) if is_json || family == Some(Family::Text) => {
                Some((schema, place.key("schema"), is_json))
            }
            _ if !is_json => {
                let what = format!("{} outside of a body", quoted(name));
                self.unsupported(Code::UnsupportedParameter, &place, what)
                    .at_key()
                    .corrected_by(&place, Change::Rename("text/plain".to_owned()));
                None
            }
            _ => {
                let message = "missing `schema`";
                self.diagnose(Code::MissingField, &place, message);
                None
            }
        }
    }

    /// The type of a parameter outside of JSON: untyped values are strings, and list items are not `null`.
    fn as_text(&mut self, ty: Type, place: &Place) -> Type {
        let text = Type::String(Vec::new());
        let resolved = self.types.resolved(&ty).clone();
        let Type::Array(array) = resolved else {
            return if resolved == Type::Any { text } else { ty };
        };
        let items = match self.types.resolved(&array.items).clone() {
            Type::Any => text,
            Type::Nullable(items) => {
                let message = "nullable items in a parameter, read as not nullable";
                self.diagnose(Code::NullParameter, place, message);
                *items
            }
            _ => return ty,
        };
        Type::Array(Box::new(Array { items, ..*array }))
    }

    fn report_equal_texts(&mut self, ty: &Type, place: &Place) {
        let item = match self.types.resolved(ty) {
            Type::Array(array) => array.items.clone(),
            _ => ty.clone(),
        };
        if self.has_equal_texts(&item) {
            let what = "a parameter with an enum of values that have the same text, such as `1` and `\"1\"`,";
            self.unsupported(Code::UnsupportedParameter, place, what)
                .read_as_text(place);
        }
    }
}
