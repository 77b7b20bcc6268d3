//! Arguments and options.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::help;
use crate::emit::source_file::SourceFile;
use crate::model::{
    Api, EnumKind, Enumeration, Flag, FlagOf, Format, Location, Operation, Parameter, Type,
    TypeKind,
};

/// The entry of an argument or option.
pub fn flag(
    file: &mut SourceFile,
    api: &Api,
    operation: &Operation,
    flag: &Flag,
) -> Option<TokenStream> {
    file.import_all("crate::runtime::cli_spec::Flag crate::runtime::cli_spec::Kind");
    let name = &flag.name;
    let (field, place, is_needed) = match flag.of {
        FlagOf::Parameter(index) => {
            let parameter = operation.all_parameters().nth(index)?;
            let place = is_argument(api, parameter).then(|| quote!(.argument()));
            (&parameter.field, place, true)
        }
        FlagOf::Field(index) => {
            let field = api.object_of_body(operation)?.fields.get(index)?;
            let wire = &field.name.wire;
            let place = quote!(.field(#wire));
            (field, Some(place), is_body_needed(operation))
        }
        FlagOf::File(index) => return file_flag(operation, name, index),
    };
    let text = help::field(api, field);
    let (kind, is_list) = kind(api, &field.ty);
    let required = (field.required && is_needed).then(|| quote!(.required()));
    let list = is_list.then(|| quote!(.list()));
    Some(quote!(Flag::new(#name, #kind, #text) #place #required #list))
}

/// Returns `true` if an operation cannot be called without a body.
fn is_body_needed(operation: &Operation) -> bool {
    operation.body.as_ref().is_some_and(|body| body.required)
}

/// Returns `true` if a parameter is a positional argument: a single path parameter.
pub fn is_argument(api: &Api, parameter: &Parameter) -> bool {
    parameter.location == Location::Path && api.is_scalar(&parameter.field.ty)
}

fn file_flag(operation: &Operation, name: &str, index: usize) -> Option<TokenStream> {
    let file = *operation.sent_files().get(index)?;
    let (wire, media_types) = (&file.name, &file.media_types);
    let help = match file.several {
        true => "The files to upload",
        false => "The file to upload",
    };
    // Another body may not have it.
    let is_needed = file.required && is_body_needed(operation) && operation.other_bodies.is_empty();
    let required = is_needed.then(|| quote!(.required()));
    let list = file.several.then(|| quote!(.list()));
    Some(quote!(Flag::new(#name, Kind::File(#media_types), #help).file(#wire) #required #list))
}

/// The type of a value, and `true` if it can be repeated.
fn kind(api: &Api, ty: &Type) -> (TokenStream, bool) {
    match api.unaliased(ty) {
        Type::Nullable(ty) => kind(api, ty),
        Type::Array(array) => match kind(api, &array.items) {
            (_, true) => (quote!(Kind::Json), true),
            (items, false) => (items, true),
        },
        ty => (kind_of_one(api, ty), false),
    }
}

fn kind_of_one(api: &Api, ty: &Type) -> TokenStream {
    match ty {
        Type::Boolean => quote!(Kind::Boolean),
        Type::Integer(integer) => {
            let (least, most) = (integer.minimum, integer.maximum);
            if (least, most) == (i64::MIN.into(), i64::MAX.into()) {
                return quote!(Kind::INT64);
            }
            let (least, most) = (
                Literal::i128_unsuffixed(least),
                Literal::i128_unsuffixed(most),
            );
            quote!(Kind::Integer(#least, #most))
        }
        Type::Number(_) => quote!(Kind::Number),
        Type::String(_) => quote!(Kind::Text),
        Type::Formatted(formatted) => {
            let name = format_name(formatted.format);
            quote!(Kind::Format(#name))
        }
        Type::Named(id) => match &api.type_of(*id).kind {
            TypeKind::Enum(enumeration) => kind_of_enum(enumeration),
            TypeKind::Union(_) => quote!(Kind::Any),
            TypeKind::Struct(_) | TypeKind::Foreign(_) | TypeKind::Alias(_) => quote!(Kind::Json),
        },
        Type::Any => quote!(Kind::Any),
        Type::Null | Type::Array(_) | Type::Tuple(_) | Type::Map(_) | Type::Nullable(_) => {
            quote!(Kind::Json)
        }
    }
}

fn kind_of_enum(enumeration: &Enumeration) -> TokenStream {
    let values = enumeration.values.iter().map(|value| value.value.text());
    match enumeration.kind {
        EnumKind::Text => quote!(Kind::OneOf(&[#(#values),*])),
        EnumKind::Integer => quote!(Kind::OneInteger(&[#(#values),*])),
        EnumKind::Mixed => quote!(Kind::Any),
    }
}

fn format_name(format: Format) -> &'static str {
    match format {
        Format::DateTimeByJiff | Format::DateTimeByChrono | Format::DateTimeByTime => "date-time",
        Format::DateByJiff | Format::DateByChrono | Format::DateByTime => "date",
        Format::TimeByJiff => "time",
        Format::DurationByJiff => "duration",
        Format::Uuid => "uuid",
        Format::Base64 => "base64",
        Format::Base64Url => "base64url",
        Format::Decimal => "decimal",
        Format::Ipv4 => "ipv4",
        Format::Ipv6 => "ipv6",
        Format::Password => "password",
        Format::Uri => "uri",
    }
}
