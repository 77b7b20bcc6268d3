//! Decoding of request bodies.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::codecs;
use crate::emit::content;
use crate::emit::schemas;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{Crate, import_type, rust_type};
use crate::emit::{value_streams, xml};
use crate::lowered::{
    Api, Body, Content, ContentKind, ContentUnion, Form, Operation, Type, ValueStream,
};

/// Decodes a stream of values.
pub fn values_read(
    file: &mut SourceFile,
    api: &Api,
    content: &Content,
    values: &ValueStream,
    bytes: &TokenStream,
) -> TokenStream {
    value_streams::import_type(file, api, values, Crate::Server);
    file.import("crate::runtime::server", "request_body");
    let schema = schemas::reference(file, api, content.schema);
    let inner = codecs::imported_codec(file, api, &values.ty)
        .map(|codec| quote!(.map(|value: codec::Decoded<#codec>| value.0)));
    let [framing, decode] = value_streams::requested(
        file,
        values,
        |bytes| quote!(request_body::decode_json(#bytes, #schema, violations)#inner),
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
            json_step(file, api, body, &body.content, ty, false)
        }
        ContentKind::Form(form) if operation.spools_body() => {
            parts_step(file, api, body, &body.content, form, false, true)
        }
        ContentKind::Form(form) => form_step(file, api, body, &body.content, form, false),
        ContentKind::Text => text_step(file, api, body, &body.content),
        ContentKind::Bytes | ContentKind::TypedBytes => quote!(),
        ContentKind::Stream(values) => {
            let read = values_read(file, api, &body.content, values, &quote!(bytes));
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
                json_step(file, api, body, &variant.content, ty, true)
            }
            ContentKind::Form(form) => {
                let content = &variant.content;
                form_step(file, api, body, content, form, true)
            }
            ContentKind::Text => text_step(file, api, body, &variant.content),
            ContentKind::TypedBytes if body.required => quote! {
                let body = request_body::given(parts, bytes, &mut violations);
                let body = body.map(|bytes| media_body::received(parts, bytes));
            },
            ContentKind::TypedBytes => {
                quote!(let body = bytes.map(|bytes| media_body::received(parts, bytes));)
            }
            ContentKind::Stream(values) => {
                let content = &variant.content;
                let read = values_read(file, api, content, values, &quote!(bytes));
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

fn text_step(file: &mut SourceFile, api: &Api, body: &Body, content: &Content) -> TokenStream {
    let schema = schemas::reference(file, api, content.schema);
    file.import("crate::runtime::server", "text_body");
    let decoded = decoded(
        body,
        "bytes",
        |bytes| quote!(text_body::decode(parts, #bytes, #schema, &mut violations)),
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
    is_variant: bool,
) -> TokenStream {
    if form.files.is_some() && !form.or_json {
        return parts_step(file, api, body, content, form, is_variant, false);
    }
    let value = Value {
        content,
        ty: &form.ty,
        is_variant,
        is_spooled: false,
        whole: None,
    };
    if !form.or_json {
        file.import("crate::runtime::server", "form");
        let styles = content::field_styles(file, form);
        return value_step(
            file,
            api,
            body,
            &value,
            |bytes, schema| quote!(form::decode(#bytes, #schema, #styles, &mut violations)),
        );
    }
    let document = document(file, api, content);
    let of_form = form.files.is_none().then(|| {
        file.import("crate::runtime::server", "form");
        content::field_styles(file, form)
    });
    let of_parts = form.multipart().map(|form| {
        file.import("crate::runtime::server", "multipart");
        content::field_styles(file, form)
    });
    value_step(file, api, body, &value, |bytes, schema| {
        as_json(document.as_ref(), bytes, |bytes| {
            form_or_json(&bytes, schema, of_form.as_ref(), of_parts.as_ref())
        })
    })
}

/// Decodes JSON, or a form with the same schema in one or both of its encodings.
fn form_or_json(
    bytes: &TokenStream,
    schema: &TokenStream,
    of_form: Option<&TokenStream>,
    of_parts: Option<&TokenStream>,
) -> TokenStream {
    let otherwise = |violations: TokenStream| match of_form {
        Some(styles) => {
            quote!(form::decode_or_json(parts, #bytes, #schema, #styles, #violations))
        }
        None => quote!(request_body::decode_json(#bytes, #schema, #violations)),
    };
    let Some(styles) = of_parts else {
        return otherwise(quote!(&mut violations));
    };
    let otherwise = otherwise(quote!(violations));
    quote! {
        multipart::decode_or(
            parts, #bytes, #schema, #styles, &mut violations, |violations| #otherwise,
        )
    }
}

/// Decodes a multipart body. `is_spooled` if its parts are in the variable `upload`.
fn parts_step(
    file: &mut SourceFile,
    api: &Api,
    body: &Body,
    content: &Content,
    form: &Form,
    is_variant: bool,
    is_spooled: bool,
) -> TokenStream {
    file.import("crate::runtime::server", "multipart");
    let styles = content::field_styles(file, form);
    let files = form.files.as_deref().unwrap_or_default();
    let mut value = Value {
        content,
        ty: &form.ty,
        is_variant,
        is_spooled: false,
        whole: None,
    };
    if files.is_empty() {
        return value_step(file, api, body, &value, |bytes, schema| {
            let found = quote!(&multipart::split(parts, #bytes, &[]));
            quote!(multipart::decode(#found, #schema, #styles, &mut violations))
        });
    }
    let names = content::files_type(form);
    let content = Content {
        kind: ContentKind::Form(Box::new(form.clone())),
        ..content.clone()
    };
    content::import_type(file, api, &content, Crate::Server);
    value.whole = Some(content::rust_type(api, &content));
    value.is_spooled = is_spooled;
    value_step(file, api, body, &value, |bytes, schema| {
        let parts = match is_spooled {
            true => bytes,
            false => quote!(&multipart::split_upload::<#names>(parts, #bytes)),
        };
        quote!(multipart::decode_upload(#parts, #schema, #styles, &mut violations))
    })
}

fn json_step(
    file: &mut SourceFile,
    api: &Api,
    body: &Body,
    content: &Content,
    json: &Type,
    is_variant: bool,
) -> TokenStream {
    let document = document(file, api, content);
    let decode = |bytes: TokenStream, schema: &TokenStream| {
        as_json(
            document.as_ref(),
            bytes,
            |bytes| quote!(request_body::decode_json(#bytes, #schema, &mut violations)),
        )
    };
    let value = Value {
        content,
        ty: json,
        is_variant,
        is_spooled: false,
        whole: None,
    };
    value_step(file, api, body, &value, decode)
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

/// A value in a body.
struct Value<'a> {
    content: &'a Content,
    ty: &'a Type,
    /// `true` if the media type selects the body.
    is_variant: bool,
    /// `true` if the parts of the body are in the variable `upload`.
    is_spooled: bool,
    /// The decoded type, if the value is a part of it.
    whole: Option<TokenStream>,
}

/// Decodes a value with a function of the bytes and the schema.
fn value_step(
    file: &mut SourceFile,
    api: &Api,
    body: &Body,
    value: &Value<'_>,
    decode: impl Fn(TokenStream, &TokenStream) -> TokenStream,
) -> TokenStream {
    let json = value.ty;
    let whole = value.whole.clone();
    let whole = whole.unwrap_or_else(|| rust_type(api, json));
    let variable = match value.is_spooled {
        true => "upload",
        false => "bytes",
    };
    if value.is_variant {
        import_type(file, api, json);
    }
    let schema = schemas::reference(file, api, value.content.schema);
    let decoded = decoded(body, variable, |bytes| decode(bytes, &schema));
    match codecs::imported_codec(file, api, json) {
        None => quote!(let body: Option<#whole> = #decoded;),
        Some(codec) => quote! {
            let body: Option<codec::Decoded<#codec>> = #decoded;
            let body = body.map(|body| body.0);
        },
    }
}
