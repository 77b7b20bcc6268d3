//! Decoding of request bodies.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::codecs;
use crate::emit::constraints;
use crate::emit::content;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{
    Crate, body_schema, condition_of, import_type, is_copied, rule_table, rust_type,
};
use crate::emit::{value_streams, xml};
use crate::model::{
    Api, Body, ConstraintId, Content, ContentKind, ContentUnion, FileField, Form, Operation, Text,
    Type, ValueStream,
};
use crate::names::Name;

/// Decodes a stream of values.
pub fn values_read(
    file: &mut SourceFile,
    api: &Api,
    values: &ValueStream,
    variant: Option<&Name>,
    bytes: &TokenStream,
) -> TokenStream {
    value_streams::import_type(file, api, values, Crate::Server);
    file.import("crate::runtime::server", "request_body");
    let schema = body_schema(file, api, &values.ty, &table_name("BODY", variant));
    let (check, inner) = match constraints_of(file, api, &values.ty, "value") {
        (check, None) => (check, quote!()),
        (check, Some(codec)) => (check, quote!(.map(|value: codec::Decoded<#codec>| value.0))),
    };
    let [framing, decode] = value_streams::requested(
        file,
        values,
        |bytes| quote!(request_body::decode_json(#bytes, #schema, #check, violations)#inner),
    );
    quote!(RequestValues::new(#bytes, #framing, #decode))
}

/// Decodes the bytes of the body, or its parts, in this variable, if there is one.
fn decoded(
    body: &Body,
    variable: &str,
    decoded: impl FnOnce(TokenStream) -> TokenStream,
) -> TokenStream {
    let variable = ident(variable);
    match body.required {
        true => decoded(quote!(&#variable)),
        false => {
            let value = decoded(quote!(#variable));
            let borrowed = match variable == "bytes" {
                true => quote!(as_deref),
                false => quote!(as_ref),
            };
            quote!(#variable.#borrowed().and_then(|#variable| #value))
        }
    }
}

/// The steps that decode a body.
pub fn body_step(
    file: &mut SourceFile,
    api: &Api,
    operation: &Operation,
    body: &Body,
) -> TokenStream {
    match &body.content.kind {
        ContentKind::Json(ty) | ContentKind::Xml(ty, _) => {
            json_step(file, api, body, &body.content, ty, None)
        }
        ContentKind::Form(form) if operation.spools_body() => {
            parts_step(file, api, body, form, None, true)
        }
        ContentKind::Form(form) => form_step(file, api, body, &body.content, form, None),
        ContentKind::Text(text) => text_step(file, body, text, None),
        ContentKind::Bytes | ContentKind::TypedBytes => quote!(),
        ContentKind::Stream(values) => {
            let read = values_read(file, api, values, None, &quote!(bytes));
            match (body.required, operation.streams_body()) {
                (true, false) => quote!(let body = #read;),
                (true, true) => quote!(let body = Some(#read);),
                (false, _) => quote!(let body = bytes.map(|bytes| #read);),
            }
        }
        ContentKind::Union(several) => choice_step(file, api, body, several),
    }
}

/// Selects the body by its media type.
fn choice_step(
    file: &mut SourceFile,
    api: &Api,
    body: &Body,
    choice: &ContentUnion,
) -> TokenStream {
    file.import("crate::runtime::server", "content_type");
    let name = ident(&choice.name.rust);
    let count = choice.variants.len();
    let accepted = choice
        .variants
        .iter()
        .map(|variant| &variant.content.accepted);
    let accepted: Vec<&String> = accepted.collect();
    let arms = choice.variants.iter().enumerate().map(|(index, variant)| {
        let name_of = ident(&variant.name.rust);
        let decoded = match &variant.content.kind {
            ContentKind::Json(ty) | ContentKind::Xml(ty, _) => {
                json_step(file, api, body, &variant.content, ty, Some(&variant.name))
            }
            ContentKind::Form(form) => {
                let content = &variant.content;
                form_step(file, api, body, content, form, Some(&variant.name))
            }
            ContentKind::Text(text) => text_step(file, body, text, Some(&variant.name)),
            ContentKind::TypedBytes if body.required => quote! {
                let body = request_body::given(parts, bytes, &mut violations);
                let body = body.map(|bytes| media_body::received(parts, bytes));
            },
            ContentKind::TypedBytes => {
                quote!(let body = bytes.map(|bytes| media_body::received(parts, bytes));)
            }
            ContentKind::Stream(values) => {
                let name = Some(&variant.name);
                let read = values_read(file, api, values, name, &quote!(bytes));
                match body.required {
                    true => quote! {
                        let body = request_body::given(parts, bytes, &mut violations);
                        let body = body.map(|bytes| #read);
                    },
                    false => quote!(let body = bytes.map(|bytes| #read);),
                }
            }
            _ if body.required => quote! {
                let body = request_body::given(parts, bytes, &mut violations).map(Into::into);
            },
            _ => quote!(let body = bytes.map(Into::into);),
        };
        let pattern = match index + 1 == count {
            true => quote!(_),
            false => {
                let index = Literal::usize_unsuffixed(index);
                quote!(#index)
            }
        };
        quote! {
            #pattern => {
                #decoded
                body.map(#name::#name_of)
            }
        }
    });
    let arms: Vec<TokenStream> = arms.collect();
    quote! {
        let body = match content_type::select(parts, &[#(#accepted),*]) { #(#arms)* };
    }
}

/// The name of a table for a body, or for one of several.
fn table_name(table: &str, variant: Option<&Name>) -> String {
    variant.map_or_else(|| table.to_owned(), |variant| variant.constant_of(table))
}

fn text_step(
    file: &mut SourceFile,
    body: &Body,
    text: &Text,
    variant: Option<&Name>,
) -> TokenStream {
    let rules = match rule_table(file, text) {
        None => quote!(&[]),
        Some(rules) => {
            file.import("crate::runtime::limits", "TextConstraint");
            let name = ident(&table_name("BODY_RULES", variant));
            file.push(quote! {
                /// The constraints of the body.
                const #name: &[TextConstraint] = #rules;
            });
            quote!(#name)
        }
    };
    file.import("crate::runtime::server", "text_body");
    let decoded = decoded(
        body,
        "bytes",
        |bytes| quote!(text_body::decode(parts, #bytes, #rules, &mut violations)),
    );
    quote!(let body = #decoded;)
}

/// Decodes a form, or JSON if that is an alternative.
fn form_step(
    file: &mut SourceFile,
    api: &Api,
    body: &Body,
    content: &Content,
    form: &Form,
    variant: Option<&Name>,
) -> TokenStream {
    let styles = content::field_styles(file, form);
    if form.files.is_some() {
        return parts_step(file, api, body, form, variant, false);
    }
    file.import("crate::runtime::server", "form");
    let decode = |bytes: TokenStream, schema: &TokenStream, check: &TokenStream| quote!(form::decode(#bytes, #schema, #styles, #check, &mut violations));
    if !form.or_json {
        return value_step(file, api, body, &form.ty, variant, None, decode);
    }
    let document = document(file, api, content);
    let decode = |bytes: TokenStream, schema: &TokenStream, check: &TokenStream| {
        as_json(document.as_ref(), bytes, |bytes| {
            quote! {
                form::decode_or_json(parts, #bytes, #schema, #styles, #check, &mut violations)
            }
        })
    };
    value_step(file, api, body, &form.ty, variant, None, decode)
}

/// Decodes a multipart body. `is_split` if its parts are in the variable `upload`.
fn parts_step(
    file: &mut SourceFile,
    api: &Api,
    body: &Body,
    form: &Form,
    variant: Option<&Name>,
    is_split: bool,
) -> TokenStream {
    file.import("crate::runtime::server", "multipart");
    let styles = content::field_styles(file, form);
    let files = form.files.as_deref().unwrap_or_default();
    if files.is_empty() {
        let decode = |bytes: TokenStream, schema: &TokenStream, check: &TokenStream| {
            let found = quote!(&multipart::split(parts, #bytes, &[]));
            quote!(multipart::decode(#found, #schema, #styles, #check, &mut violations))
        };
        return value_step(file, api, body, &form.ty, variant, None, decode);
    }
    file.import("crate::runtime::server::multipart", "FileField");
    let rows = files.iter().map(|field| {
        let FileField {
            name,
            required,
            several,
            media_types,
        } = field;
        quote! {
            FileField {
                name: #name,
                required: #required,
                several: #several,
                media_types: #media_types,
            }
        }
    });
    let table = ident(&table_name("FILES", variant));
    file.push(quote! {
        /// The file fields of the body.
        const #table: &[FileField] = &[#(#rows),*];
    });
    let decode = |bytes: TokenStream, schema: &TokenStream, check: &TokenStream| {
        let parts = match is_split {
            true => bytes,
            false => quote!(&multipart::split(parts, #bytes, #table)),
        };
        quote! {
            multipart::decode_upload(#parts, #schema, #styles, #table, #check, &mut violations)
        }
    };
    let content = Content {
        kind: ContentKind::Form(Box::new(form.clone())),
        ..body.content.clone()
    };
    content::import_type(file, api, &content, Crate::Server);
    let whole = content::rust_type(api, &content);
    value_step(
        file,
        api,
        body,
        &form.ty,
        variant,
        Some((whole, is_split)),
        decode,
    )
}

fn json_step(
    file: &mut SourceFile,
    api: &Api,
    body: &Body,
    content: &Content,
    json: &Type,
    variant: Option<&Name>,
) -> TokenStream {
    let (function, rule) = decode_function(file, api, content.constraint);
    let document = document(file, api, content);
    let decode = |bytes: TokenStream, schema: &TokenStream, check: &TokenStream| {
        as_json(
            document.as_ref(),
            bytes,
            |bytes| quote!(#function(#bytes, #schema, #rule #check, &mut violations)),
        )
    };
    value_step(file, api, body, json, variant, None, decode)
}

/// The XML document of a body, if it can be XML.
fn document(file: &mut SourceFile, api: &Api, content: &Content) -> Option<TokenStream> {
    let id = xml::document_of(content)?;
    file.import("crate::runtime::server", "xml_body");
    Some(xml::constant(file, api, id))
}

/// Converts a body from XML to JSON before it is decoded, if it can be XML.
fn as_json(
    document: Option<&TokenStream>,
    bytes: TokenStream,
    decode: impl FnOnce(TokenStream) -> TokenStream,
) -> TokenStream {
    let Some(document) = document else {
        return decode(bytes);
    };
    let decoded = decode(quote!(&json));
    quote! {
        xml_body::json(parts, #bytes, #document, &mut violations)
            .and_then(|json| #decoded)
    }
}

/// Decodes a value with a function of the bytes, the schema, and the remaining constraints. `whole` is the
/// decoded type, if the value is a part of it, and whether its parts were split before.
fn value_step(
    file: &mut SourceFile,
    api: &Api,
    body: &Body,
    json: &Type,
    variant: Option<&Name>,
    whole: Option<(TokenStream, bool)>,
    decode: impl Fn(TokenStream, &TokenStream, &TokenStream) -> TokenStream,
) -> TokenStream {
    let (whole, is_split) = whole.unwrap_or_else(|| (rust_type(api, json), false));
    let variable = if is_split { "upload" } else { "bytes" };
    if variant.is_some() {
        import_type(file, api, json);
    }
    let schema = body_schema(file, api, json, &table_name("BODY", variant));
    let (check, codec) = constraints_of(file, api, json, "body");
    let decoded = decoded(body, variable, |bytes| decode(bytes, &schema, &check));
    match codec {
        None => quote!(let body: Option<#whole> = #decoded;),
        Some(codec) => quote! {
            let body: Option<codec::Decoded<#codec>> = #decoded;
            let body = body.map(|body| body.0);
        },
    }
}

/// The closure that checks the remaining constraints of a decoded value, and the codec of its type.
fn constraints_of(
    file: &mut SourceFile,
    api: &Api,
    json: &Type,
    name: &str,
) -> (TokenStream, Option<TokenStream>) {
    let (name, ty) = (ident(name), rust_type(api, json));
    let condition = condition_of(file, api, json, &quote!(#name));
    let codec = codecs::imported_codec(file, api, json);
    let check = match (condition, &codec) {
        (None, _) => quote!(|_| true),
        (Some(condition), Some(codec)) => {
            quote!(|codec::Decoded(#name): &codec::Decoded<#codec>| #condition)
        }
        (Some(condition), None) if is_copied(api, json) => quote!(|&#name: &#ty| #condition),
        (Some(condition), None) => quote!(|#name: &#ty| #condition),
    };
    (check, codec)
}

/// The function that decodes a JSON body, and its constraint, if it has one.
fn decode_function(
    file: &mut SourceFile,
    api: &Api,
    rule: Option<ConstraintId>,
) -> (TokenStream, TokenStream) {
    match rule {
        None => (quote!(request_body::decode_json), quote!()),
        Some(id) => {
            file.import("crate::runtime::server", "constrained_body");
            let constant = constraints::constant(file, api, id);
            (quote!(constrained_body::decode_json), quote!(#constant,))
        }
    }
}
