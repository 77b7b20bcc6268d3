//! Parameters.

use openapiv3::{
    HeaderStyle, Parameter as Source, ParameterData, ParameterSchemaOrContent, PathStyle,
    QueryStyle, ReferenceOr,
};

use super::Lowering;
use super::token::is_token;
use crate::model::{Access, Default as DefaultValue, Field, ListStyle, Location, Parameter, Type};
use crate::names::{self, Name, Scope};
use crate::report::quoted;
use crate::source::Place;

/// The parameters of an operation, by where they stand in a request.
#[derive(Default)]
pub(super) struct Parameters {
    pub(super) path: Vec<Field>,
    pub(super) others: Vec<Parameter>,
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

    /// Whether it is the same as another. The names of headers have no case (RFC
    /// 9110, section 5.1).
    fn is_same(&self, other: &Self) -> bool {
        let ((location, name), (other_location, other_name)) = (self.key(), other.key());
        let is_same_name = match self.parameter {
            Source::Header { .. } => name.eq_ignore_ascii_case(other_name),
            _ => name == other_name,
        };
        location == other_location && is_same_name
    }
}

impl<'a> Lowering<'a> {
    /// The parameters of an operation: its own, and those of its path item that
    /// it does not override.
    pub(super) fn parameters(
        &mut self,
        shared: &'a [ReferenceOr<Source>],
        shared_place: &Place,
        own: &'a [ReferenceOr<Source>],
        own_place: &Place,
        stem: &str,
    ) -> Parameters {
        let own = self.declared(own, own_place);
        let shared = self.declared(shared, shared_place);
        let inherited = shared
            .into_iter()
            .filter(|shared| !own.iter().any(|own| own.is_same(shared)))
            .collect::<Vec<_>>();
        let mut parameters = Parameters::default();
        let mut scope = Scope::default();
        for declared in inherited.into_iter().chain(own) {
            self.parameter(&declared, stem, &mut scope, &mut parameters);
        }
        parameters
    }

    /// Finds parameters behind references, and refuses those given twice.
    fn declared(
        &mut self,
        parameters: &'a [ReferenceOr<Source>],
        place: &Place,
    ) -> Vec<Declared<'a>> {
        let mut found: Vec<Declared<'a>> = Vec::new();
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
            if let Some(first) = found.iter().find(|first| first.is_same(&declared)) {
                let (location, name) = declared.key();
                let message = format!(
                    "the {location} parameter {} is declared twice",
                    quoted(name)
                );
                self.report
                    .error(&place, message)
                    .related(&first.place, "first declared here");
                continue;
            }
            found.push(declared);
        }
        found
    }

    fn parameter(
        &mut self,
        declared: &Declared<'a>,
        stem: &str,
        scope: &mut Scope,
        parameters: &mut Parameters,
    ) {
        let (data, place) = (declared.parameter.parameter_data_ref(), &declared.place);
        if self.has_reserved_name(declared.parameter, place) {
            return;
        }
        self.refuse_style(declared.parameter, place);
        let Some(mut field) = self.parameter_field(declared, stem) else {
            return;
        };
        if let Some(description) = declared.description {
            field.description = Some(description.to_owned());
        }
        let (location, _) = declared.key();
        field.name = self.settle(scope, field.name, location, names::OF_CALLS, place);
        let mut push = |location: Location, field: Field, list: Option<ListStyle>| {
            parameters.others.push(Parameter {
                field,
                location,
                list,
            });
        };
        let is_list = self.item_type(&field.ty).is_some();
        let list = is_list.then(|| list_style(declared.parameter));
        match declared.parameter {
            Source::Query { .. } => push(Location::Query, field, list),
            Source::Header { .. } => push(Location::Header, field, list),
            Source::Cookie { .. } => push(Location::Cookie, field, list),
            Source::Path { .. } => {
                if !field.required {
                    self.report
                        .warning(
                            place,
                            format!(
                                "the path parameter {} is always required",
                                quoted(&data.name)
                            ),
                        )
                        .help("add `required: true`");
                    field.required = true;
                }
                parameters.path.push(field);
            }
        }
    }

    fn refuse_style(&mut self, parameter: &Source, place: &Place) {
        let is_default = match parameter {
            Source::Query {
                style,
                allow_reserved,
                allow_empty_value,
                ..
            } => {
                *style != QueryStyle::DeepObject
                    && !allow_reserved
                    && !allow_empty_value.unwrap_or_default()
            }
            Source::Path { style, .. } => *style == PathStyle::Simple,
            Source::Header { .. } | Source::Cookie { .. } => true,
        };
        if !is_default {
            self.unsupported(place, "a style of parameters other than the default");
        }
    }

    fn parameter_field(&mut self, declared: &Declared<'a>, stem: &str) -> Option<Field> {
        let (data, place) = (declared.parameter.parameter_data_ref(), &declared.place);
        let ParameterSchemaOrContent::Schema(schema) = &data.format else {
            self.unsupported(&place.key("content"), "a parameter with `content`");
            return None;
        };
        let schema_place = place.key("schema");
        let stem = match declared.component {
            Some(component) => Name::upper(component, None).plain().to_owned(),
            None => format!("{stem}{}", Name::upper(&data.name, None).plain()),
        };
        let mut used = self.used(schema, &schema_place, &stem)?;
        let mut required = data.required;
        if let Type::Nullable(ty) = used.ty {
            self.warn_of_null(&schema_place);
            used.ty = *ty;
            used.default = used.default.filter(|value| *value != DefaultValue::Null);
            required = false;
        }
        self.refuse_rules(&schema_place, "a parameter");
        self.check_type(declared.parameter, &used.ty, &schema_place)?;
        let chosen = self.rust_name(&data.extensions, place);
        Some(Field {
            name: Name::lower(&data.name, chosen.as_deref()).beside(names::OF_CALLS),
            description: data.description.clone().or(used.description),
            required,
            deprecated: data.deprecated.unwrap_or_default() || used.deprecated,
            ty: used.ty,
            boxed: false,
            access: Access::Both,
            default: used.default,
        })
    }
}

/// The headers that the other parts of a description say (OpenAPI, "Parameter
/// Object").
const SAID_ELSEWHERE: [&str; 3] = ["accept", "content-type", "authorization"];

/// The headers that belong to the connection or to the cookies, and carry nothing else.
pub(super) const OF_THE_TRANSPORT: [&str; 9] = [
    "connection",
    "content-length",
    "cookie",
    "host",
    "keep-alive",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
];

impl Lowering<'_> {
    /// Tells of a header or a cookie whose name cannot be that of a parameter.
    fn has_reserved_name(&mut self, parameter: &Source, place: &Place) -> bool {
        let name = &parameter.parameter_data_ref().name;
        let lower = name.to_ascii_lowercase();
        let kind = match parameter {
            Source::Header { .. } => "header",
            Source::Cookie { .. } => "cookie",
            Source::Query { .. } | Source::Path { .. } => return false,
        };
        if !is_token(name) {
            let message = format!("{} is not the name of a {kind}", quoted(name));
            self.report.error(&place.key("name"), message);
            return true;
        }
        if kind == "cookie" {
            return false;
        }
        if SAID_ELSEWHERE.contains(&lower.as_str()) {
            let message = format!("the header parameter {} is ignored", quoted(name));
            self.report.warning(place, message).help(
                "media types and security schemes say what `Accept`, `Content-Type` and `Authorization` are",
            );
            return true;
        }
        if OF_THE_TRANSPORT.contains(&lower.as_str()) {
            let what = format!("the header {} as a parameter", quoted(name));
            self.unsupported(&place.key("name"), what);
            return true;
        }
        false
    }

    fn warn_of_null(&mut self, place: &Place) {
        self.report.warning(
            place,
            "a parameter cannot be `null`; this one is read as one that may be left out",
        );
    }

    /// Refuses what no parameter of this place and style can carry.
    fn check_type(&mut self, parameter: &Source, ty: &Type, place: &Place) -> Option<()> {
        let item = self.item_type(ty);
        let is_list = item.is_some();
        let what = match parameter {
            Source::Path { .. } => Some("an array as a path parameter"),
            Source::Cookie { .. } => Some("an array as a cookie parameter"),
            Source::Query { .. } | Source::Header { .. } => None,
        };
        if let Some(what) = what.filter(|_| is_list) {
            self.unsupported(place, what);
            return None;
        }
        let item = item.unwrap_or_else(|| ty.clone());
        if !self.is_scalar(&item) {
            self.unsupported(
                place,
                "a parameter that is neither a single value nor an array of them",
            );
            return None;
        }
        if self.has_equal_texts(&item) {
            self.unsupported(
                place,
                "a parameter whose enum has a text and another value written like it",
            );
        }
        if let Source::Query { style, .. } = parameter
            && !is_list
            && !matches!(style, QueryStyle::Form | QueryStyle::DeepObject)
        {
            self.unsupported(place, "a single value in a style of arrays");
        }
        if is_list
            && let Source::Query {
                style: QueryStyle::SpaceDelimited | QueryStyle::PipeDelimited,
                parameter_data:
                    ParameterData {
                        explode: Some(true),
                        ..
                    },
                ..
            } = parameter
        {
            self.unsupported(place, "`explode` in a style with delimiters");
        }
        Some(())
    }

    /// The type of the items of an array, behind aliases.
    fn item_type(&self, ty: &Type) -> Option<Type> {
        match self.types.resolved(ty) {
            Type::Array(array) => Some(array.items.clone()),
            _ => None,
        }
    }
}

/// How the items of a list stand in a parameter (OpenAPI, "Style Values").
fn list_style(parameter: &Source) -> ListStyle {
    let explode = parameter.parameter_data_ref().explode;
    match parameter {
        Source::Query { style, .. } => match style {
            QueryStyle::SpaceDelimited => ListStyle::Spaces,
            QueryStyle::PipeDelimited => ListStyle::Pipes,
            QueryStyle::Form | QueryStyle::DeepObject => match explode {
                Some(false) => ListStyle::Commas,
                Some(true) | None => ListStyle::Repeated,
            },
        },
        Source::Header {
            style: HeaderStyle::Simple,
            ..
        }
        | Source::Path { .. }
        | Source::Cookie { .. } => ListStyle::Commas,
    }
}
