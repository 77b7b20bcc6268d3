//! Arguments and options.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::help;
use crate::emit::source_file::SourceFile;
use crate::lowered::{Api, ContentKind, FileField, Flag, FlagKind, FlagOf, Format, Operation};

/// The entry of an argument or option.
pub fn flag(
    file: &mut SourceFile,
    api: &Api,
    operation: &Operation,
    flag: &Flag,
) -> Option<TokenStream> {
    file.import("crate::runtime::client::cli_spec", "Flag");
    let name = &flag.name;
    let (kind, is_list, help, place) = match &flag.of {
        FlagOf::ContentType(names) => return Some(quote!(Flag::content_type(&[#(#names),*]))),
        FlagOf::Accept(names) => return Some(quote!(Flag::accept(#name, &[#(#names),*]))),
        FlagOf::Parameter(index) => {
            let field = &operation.all_parameters().nth(*index)?.field;
            let place = flag.positional.as_ref().map(|shown| match shown == name {
                true => quote!(.argument()),
                false => quote!(.argument_named(#shown)),
            });
            let (kind, is_list) = api.flag_kind(&field.ty);
            (value(&kind), is_list, help::field(api, field), place)
        }
        FlagOf::Field(body, index) => {
            let content = operation.sent_bodies().nth(*body)?;
            let field = api.object_of(content)?.fields.get(*index)?;
            let (wire, (kind, is_list)) = (&field.name.wire, api.flag_kind(&field.ty));
            let place = Some(quote!(.field(#wire)));
            (value(&kind), is_list, help::field(api, field), place)
        }
        FlagOf::File(body, index) => {
            let FileField {
                name,
                several,
                media_types,
                ..
            } = file_of(operation, *body, *index)?;
            let wire = &name.wire;
            let help = match several {
                true => "The files to upload",
                false => "The file to upload",
            };
            let place = Some(quote!(.file(#wire)));
            let kind = quote!(Kind::File(#media_types));
            (kind, *several, help.to_owned(), place)
        }
        FlagOf::Part => {
            let help = "A field of the form, or a file if the value is `@FILE`".to_owned();
            (quote!(Kind::Text), true, help, Some(quote!(.part())))
        }
    };
    file.import("crate::runtime::client::cli_spec", "Kind");
    let required = flag.is_required.then(|| quote!(.required()));
    let list = is_list.then(|| quote!(.list()));
    let media_types = &flag.media_types;
    let only = (!media_types.is_empty()).then(|| quote!(.only_for(&[#(#media_types),*])));
    Some(quote!(Flag::new(#name, #kind, #help) #place #required #list #only))
}

fn file_of(operation: &Operation, body: usize, index: usize) -> Option<&FileField> {
    match &operation.sent_bodies().nth(body)?.kind {
        ContentKind::Form(form) => form.files.as_ref()?.get(index),
        _ => None,
    }
}

/// The type of a value.
fn value(kind: &FlagKind) -> TokenStream {
    match kind {
        FlagKind::Boolean => quote!(Kind::Boolean),
        FlagKind::Integer(least, most) => {
            if (*least, *most) == (i64::MIN.into(), i64::MAX.into()) {
                return quote!(Kind::INT64);
            }
            let (least, most) = (
                Literal::i128_unsuffixed(*least),
                Literal::i128_unsuffixed(*most),
            );
            quote!(Kind::Integer(#least, #most))
        }
        FlagKind::Number => quote!(Kind::Number),
        FlagKind::Text => quote!(Kind::Text),
        FlagKind::Format(format) => {
            let name = format_name(*format);
            quote!(Kind::Format(#name))
        }
        FlagKind::OneOf(values) => quote!(Kind::OneOf(&[#(#values),*])),
        FlagKind::OneInteger(values) => quote!(Kind::OneInteger(&[#(#values),*])),
        FlagKind::Any => quote!(Kind::Any),
        FlagKind::Json => quote!(Kind::Json),
    }
}

/// The placeholder in the help, which names the encoding of `byte`.
fn format_name(format: Format) -> &'static str {
    match format {
        Format::Base64 => "base64",
        format => format.name(),
    }
}
