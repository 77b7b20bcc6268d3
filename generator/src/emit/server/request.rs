//! The request of an operation: its struct, and how it is decoded.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::{negotiation, parameters, structured};
use crate::emit::content;
use crate::emit::docs::{Docs, code};
use crate::emit::formats;
use crate::emit::rules;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{
    Crate, Presence, Record, RecordField, body_schema, default_value, holds, import_type,
    integer_bounds, integer_step_holds, is_copied, number_bounds, other_number_rules, record_field,
    rule_table, rust_type,
};
use crate::model::{
    Api, Body, Choice, Content, ContentKind, Field, FileField, Form, Formatted, Input, Number,
    NumberFormat, Operation, Parameter, RuleId, Text, Type,
};

/// Writes the struct and its decoding.
pub fn emit(file: &mut SourceFile, api: &Api, operation: &Operation) {
    for input in operation.inputs() {
        match input {
            Input::Parameter(Parameter { field, .. }) => {
                import_type(file, api, &field.ty);
            }
            Input::Body(body) => content::import_type(file, api, &body.content),
        }
    }
    file.push(record(api, operation).emit());
    negotiation::emit(file, operation);
    decode(file, api, operation);
}

/// The struct of the request.
pub fn record(api: &Api, operation: &Operation) -> Record {
    let fields = operation.inputs().into_iter().map(|input| match input {
        Input::Parameter(Parameter { field, .. }) => record_field(api, field, Crate::Server),
        Input::Body(body) => body_field(api, body),
    });
    Record {
        name: operation.type_name("Request"),
        docs: Docs::new().paragraph(format!("What {} is asked for.", code(&operation.name.wire))),
        fields: fields.chain(negotiation::field(operation)).collect(),
        from_required: true,
    }
}

fn body_field(api: &Api, body: &Body) -> RecordField {
    let docs = content::docs(body);
    if body.required {
        return RecordField::required("body", docs, content::rust_type(api, &body.content));
    }
    let (nullable, ty) = match &body.content.kind {
        ContentKind::Json(Type::Nullable(ty)) => (true, rust_type(api, ty)),
        _ => (false, content::rust_type(api, &body.content)),
    };
    RecordField {
        nullable,
        presence: Presence::Optional,
        ..RecordField::required("body", docs, ty)
    }
}

fn decode(file: &mut SourceFile, api: &Api, operation: &Operation) {
    let name = ident(&operation.type_name("Request"));
    if operation.inputs().is_empty() && operation.negotiation.is_none() {
        file.push(quote! {
            impl #name {
                fn decode() -> Result<Self, Rejection> {
                    Ok(Self::default())
                }
            }
        });
        return;
    }
    let (asynchronous, generics, parameters) = signature(operation);
    let parts = uses_parts(operation).then(|| quote!(parts: &Parts,));
    let steps = steps(file, api, operation);
    let ending = ending(api, operation);
    file.push(quote! {
        impl #name {
            /// Decodes a request, or tells every rule that it breaks.
            #asynchronous fn decode #generics(
                #parts
                #parameters
            ) -> Result<Self, Rejection> {
                #steps
                #ending
            }
        }
    });
}

/// Whether a request has anything that rules are about.
fn can_be_wrong(operation: &Operation) -> bool {
    let mut inputs = operation.inputs().into_iter();
    inputs.any(|input| !matches!(input, Input::Body(body) if is_raw(&body.content)))
}

/// Whether a body is taken as it is: no rule is about it.
fn is_raw(content: &Content) -> bool {
    matches!(content.kind, ContentKind::Bytes | ContentKind::Media)
}

/// Whether decoding looks at more than the path.
pub fn uses_parts(operation: &Operation) -> bool {
    operation.body.is_some() || operation.negotiation.is_some() || !operation.parameters.is_empty()
}

fn signature(operation: &Operation) -> (TokenStream, TokenStream, TokenStream) {
    let names = operation
        .path_parameters
        .iter()
        .map(|parameter| ident(&parameter.field.name.rust));
    let names = quote!(#(#names: &str,)*);
    match operation.body {
        Some(_) => (
            quote!(async),
            quote!(<B: http_body::Body>),
            quote!(#names body: B, body_limit: usize,),
        ),
        None => (quote!(), quote!(), names),
    }
}

fn steps(file: &mut SourceFile, api: &Api, operation: &Operation) -> TokenStream {
    let read = operation.body.as_ref().map(|body| {
        file.import("crate::runtime", "body");
        let mut variants = body.content.variants().into_iter();
        if variants.any(|content| content.kind == ContentKind::Media) {
            file.import("crate::runtime", "media_body");
        }
        read_step(body)
    });
    let path: Vec<TokenStream> = operation
        .path_parameters
        .iter()
        .map(|parameter| path_step(file, api, parameter))
        .collect();
    let others = parameters::steps(file, api, operation);
    let body = operation
        .body
        .as_ref()
        .map(|body| body_step(file, api, body));
    let unknown = not_found(operation);
    let accept = negotiation::step(file, operation);
    let violations = can_be_wrong(operation).then(|| {
        file.import("crate::runtime::violation", "Violations");
        quote!(let mut violations = Violations::new();)
    });
    quote! {
        #accept
        #read
        #violations
        #(#path)*
        #unknown
        #others
        #body
    }
}

fn read_step(body: &Body) -> TokenStream {
    let accepted = &body.content.accepted;
    let read = match (accepted.as_str(), body.required) {
        ("application/json", true) => quote!(read_json(parts, body, body_limit)),
        ("application/json", false) => quote!(read_optional_json(parts, body, body_limit)),
        (accepted, true) => quote!(read(parts, body, body_limit, #accepted)),
        (accepted, false) => quote!(read_optional(parts, body, body_limit, #accepted)),
    };
    match body.content.kind {
        // Bytes are not decoded: no rule is about them.
        ContentKind::Bytes => quote!(let body = body::#read.await?;),
        ContentKind::Media if body.required => quote! {
            let body = body::#read.await?;
            let body = media_body::received(parts, body);
        },
        ContentKind::Media => quote! {
            let body = body::#read.await?;
            let body = body.map(|body| media_body::received(parts, body));
        },
        ContentKind::Json(_)
        | ContentKind::Text(_)
        | ContentKind::Form(_)
        | ContentKind::Choice(_) => {
            quote!(let bytes = body::#read.await?;)
        }
    }
}

/// What decodes the bytes of the body, if there are any.
fn decoded(body: &Body, decoded: impl FnOnce(TokenStream) -> TokenStream) -> TokenStream {
    match body.required {
        true => decoded(quote!(&bytes)),
        false => {
            let decoded = decoded(quote!(bytes));
            // The files of a body share its memory.
            match body.content.variants().into_iter().any(has_parts) {
                true => quote!(bytes.as_ref().and_then(|bytes| #decoded)),
                false => quote!(bytes.as_deref().and_then(|bytes| #decoded)),
            }
        }
    }
}

fn has_parts(content: &Content) -> bool {
    matches!(&content.kind, ContentKind::Form(form) if form.files.is_some())
}

fn body_step(file: &mut SourceFile, api: &Api, body: &Body) -> TokenStream {
    match &body.content.kind {
        ContentKind::Json(ty) => json_step(file, api, body, &body.content, ty, ""),
        ContentKind::Form(form) => form_step(file, api, body, form, ""),
        ContentKind::Text(text) => text_step(file, body, text, ""),
        ContentKind::Bytes | ContentKind::Media => quote!(),
        ContentKind::Choice(several) => choice_step(file, api, body, several),
    }
}

/// Decodes the body that its media type tells.
fn choice_step(file: &mut SourceFile, api: &Api, body: &Body, choice: &Choice) -> TokenStream {
    file.import("crate::runtime", "choice");
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
            ContentKind::Json(ty) => {
                json_step(file, api, body, &variant.content, ty, variant.name.plain())
            }
            ContentKind::Form(form) => form_step(file, api, body, form, variant.name.plain()),
            ContentKind::Text(text) => text_step(file, body, text, variant.name.plain()),
            ContentKind::Media if body.required => {
                quote!(let body = Some(media_body::received(parts, bytes));)
            }
            ContentKind::Media => {
                quote!(let body = bytes.map(|bytes| media_body::received(parts, bytes));)
            }
            _ if body.required => quote!(let body = Some(bytes);),
            _ => quote!(let body = bytes;),
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
        let body = match choice::which(parts, &[#(#accepted),*]) { #(#arms)* };
    }
}

fn text_step(file: &mut SourceFile, body: &Body, text: &Text, variant: &str) -> TokenStream {
    let rules = match rule_table(file, text) {
        None => quote!(&[]),
        Some(rules) => {
            file.import("crate::runtime::schema", "TextRule");
            let name = match variant {
                "" => "BODY_RULES".to_owned(),
                variant => format!("BODY_RULES_OF_{}", variant.to_uppercase()),
            };
            let name = ident(&name);
            file.push(quote! {
                /// What the body must hold to.
                const #name: &[TextRule] = #rules;
            });
            quote!(#name)
        }
    };
    let decoded = decoded(
        body,
        |bytes| quote!(body::decode_text(parts, #bytes, #rules, &mut violations)),
    );
    quote!(let body = #decoded;)
}

/// Decodes a form, and JSON where that is read as well.
fn form_step(
    file: &mut SourceFile,
    api: &Api,
    body: &Body,
    form: &Form,
    variant: &str,
) -> TokenStream {
    let styles = content::field_styles(file, form);
    if let Some(files) = &form.files {
        return parts_step(file, api, body, form, files, variant);
    }
    file.import("crate::runtime", "form");
    let decode = |bytes: TokenStream, schema: &TokenStream, holds: &TokenStream| quote!(form::decode(#bytes, #schema, #styles, #holds, &mut violations));
    if !form.or_json {
        return value_step(file, api, body, &form.ty, variant, None, decode);
    }
    let decode = |bytes: TokenStream, schema: &TokenStream, holds: &TokenStream| {
        quote! {
            form::decode_or_json(parts, #bytes, #schema, #styles, #holds, &mut violations)
        }
    };
    value_step(file, api, body, &form.ty, variant, None, decode)
}

/// Decodes a body whose fields are parts.
fn parts_step(
    file: &mut SourceFile,
    api: &Api,
    body: &Body,
    form: &Form,
    files: &[FileField],
    variant: &str,
) -> TokenStream {
    file.import("crate::runtime", "multipart");
    let styles = content::field_styles(file, form);
    if files.is_empty() {
        let decode = |bytes: TokenStream, schema: &TokenStream, holds: &TokenStream| quote!(multipart::decode(parts, #bytes, #schema, #styles, #holds, &mut violations));
        return value_step(file, api, body, &form.ty, variant, None, decode);
    }
    file.import("crate::runtime::multipart", "FileField");
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
    let table = match variant {
        "" => "FILES".to_owned(),
        variant => format!("FILES_OF_{}", variant.to_uppercase()),
    };
    let table = ident(&table);
    file.push(quote! {
        /// The fields of the body that take files.
        const #table: &[FileField] = &[#(#rows),*];
    });
    let decode = |bytes: TokenStream, schema: &TokenStream, holds: &TokenStream| {
        quote! {
            multipart::decode_upload(
                parts, #bytes, #schema, #styles, #table, #holds, &mut violations,
            )
        }
    };
    let content = Content {
        kind: ContentKind::Form(Box::new(form.clone())),
        ..body.content.clone()
    };
    content::import_type(file, api, &content);
    let whole = content::rust_type(api, &content);
    value_step(file, api, body, &form.ty, variant, Some(whole), decode)
}

fn json_step(
    file: &mut SourceFile,
    api: &Api,
    body: &Body,
    content: &Content,
    json: &Type,
    variant: &str,
) -> TokenStream {
    let (function, rule) = decode_function(file, api, content.rule);
    let decode = |bytes: TokenStream, schema: &TokenStream, holds: &TokenStream| quote!(#function(#bytes, #schema, #rule #holds, &mut violations));
    value_step(file, api, body, json, variant, None, decode)
}

/// Decodes a value by a function of the bytes, the table of the type, and what else must hold.
/// `whole` is what is decoded, if the value is a part of it.
fn value_step(
    file: &mut SourceFile,
    api: &Api,
    body: &Body,
    json: &Type,
    variant: &str,
    whole: Option<TokenStream>,
    decode: impl Fn(TokenStream, &TokenStream, &TokenStream) -> TokenStream,
) -> TokenStream {
    let ty = rust_type(api, json);
    let whole = whole.unwrap_or_else(|| ty.clone());
    if !variant.is_empty() {
        import_type(file, api, json);
    }
    let schema = body_schema(file, api, json);
    let condition = holds(file, api, json, &quote!(body));
    if let Some(codec) = formats::imported_codec(file, api, json) {
        let holds = match condition {
            None => quote!(|_| true),
            Some(condition) => quote!(|coded::Decoded(body): &coded::Decoded<#codec>| #condition),
        };
        let decoded = decoded(body, |bytes| decode(bytes, &schema, &holds));
        return quote! {
            let body: Option<coded::Decoded<#codec>> = #decoded;
            let body = body.map(|body| body.0);
        };
    }
    let holds = match condition {
        None => quote!(|_| true),
        Some(condition) if is_copied(api, json) => quote!(|&body: &#ty| #condition),
        Some(condition) => quote!(|body: &#ty| #condition),
    };
    let decoded = decoded(body, |bytes| decode(bytes, &schema, &holds));
    quote!(let body: Option<#whole> = #decoded;)
}

/// The function that decodes a body of JSON, and its rules where it has any.
fn decode_function(
    file: &mut SourceFile,
    api: &Api,
    rule: Option<RuleId>,
) -> (TokenStream, TokenStream) {
    match rule {
        None => (quote!(body::decode_json), quote!()),
        Some(id) => {
            file.import("crate::runtime", "rule");
            let constant = rules::constant(file, api, id);
            (quote!(rule::decode_json), quote!(#constant,))
        }
    }
}

/// A path whose parameters name nothing is 404 where the operation documents it.
fn not_found(operation: &Operation) -> TokenStream {
    if operation.path_parameters.is_empty() || !operation.documents(404) {
        return quote!();
    }
    let names: Vec<Ident> = operation
        .path_parameters
        .iter()
        .map(|parameter| ident(&parameter.field.name.rust))
        .collect();
    let (left, right) = tuple(&names);
    quote! {
        let #left = #right else {
            return Err(Rejection::NotFound);
        };
    }
}

/// `Some(a)` and `a`, or `(Some(a), Some(b))` and `(a, b)`.
fn tuple(names: &[Ident]) -> (TokenStream, TokenStream) {
    match names {
        [name] => (quote!(Some(#name)), quote!(#name)),
        names => (quote!((#(Some(#names)),*)), quote!((#(#names),*))),
    }
}

fn path_step(file: &mut SourceFile, api: &Api, parameter: &Parameter) -> TokenStream {
    if parameter.is_structured() {
        return structured::step(file, api, parameter);
    }
    file.import("crate::runtime", "path");
    let field = &parameter.field;
    let (name, wire) = (ident(&field.name.rust), &field.name.wire);
    let decoder = decoder_of(file, api, field, &field.ty);
    quote! {
        let #name = path::parameter(#wire, #name, &mut violations)
            .required(&mut violations, #decoder);
    }
}

/// The function that decodes a text to a type, for a parameter or its items.
pub(super) fn decoder_of(
    file: &mut SourceFile,
    api: &Api,
    field: &Field,
    ty: &Type,
) -> TokenStream {
    let ty = api.unaliased(ty);
    let is_parsed = matches!(ty, Type::Formatted(formatted) if formatted.rules == Text::default());
    if !is_parsed {
        file.import("crate::runtime", "parameter");
    }
    match ty {
        Type::Boolean => quote!(parameter::boolean),
        Type::Integer(integer) => {
            let (minimum, maximum) = integer_bounds(integer);
            let decoded = quote!(parameter::integer(text, #minimum..=#maximum));
            let words = || {
                format!(
                    "expected a multiple of {}",
                    integer.multiple_of.unwrap_or(1)
                )
            };
            let rule = integer_step_holds(integer, &quote!(value));
            checked(&decoded, rule.map(|rule| (rule, words())).as_slice())
        }
        Type::Number(number) => number_decoder(file, number),
        Type::String(text) => text_decoder(file, field, text),
        Type::Formatted(formatted) => format_decoder(file, field, formatted),
        Type::Named(_) => quote!(parameter::choice),
        Type::Any
        | Type::Null
        | Type::Array(_)
        | Type::Tuple(_)
        | Type::Map(_)
        | Type::Nullable(_) => quote!(parameter::text),
    }
}

fn number_decoder(file: &mut SourceFile, number: &Number) -> TokenStream {
    let (minimum, maximum) = number_bounds(number);
    let decoded = match number.format {
        NumberFormat::Double => quote!(parameter::number(text, #minimum..=#maximum)),
        NumberFormat::Float => quote!(parameter::float(text, #minimum..=#maximum)),
    };
    let rules = other_number_rules(file, number, &quote!(value));
    checked(&decoded, &rules)
}

/// The decoder of a value that holds to some more rules.
fn checked(decoded: &TokenStream, rules: &[(TokenStream, String)]) -> TokenStream {
    let checks: Vec<TokenStream> = rules
        .iter()
        .map(|(condition, words)| quote!(parameter::check(value, #condition, #words)))
        .collect();
    match checks.split_last() {
        None => quote!(|text| #decoded),
        Some((last, others)) => quote! {
            |text| {
                let value = #decoded?;
                #(let value = #others?;)*
                #last
            }
        },
    }
}

fn format_decoder(file: &mut SourceFile, field: &Field, formatted: &Formatted) -> TokenStream {
    let marker = formats::marker(file, formatted.format);
    if formatted.rules == Text::default() {
        return quote!(codec::parse::<#marker>);
    }
    let ruled = text_decoder(file, field, &formatted.rules);
    quote!(|text| codec::parse::<#marker>(&(#ruled)(text)?))
}

/// The rules of a text become a table of their own.
fn text_decoder(file: &mut SourceFile, field: &Field, text: &Text) -> TokenStream {
    let Some(rules) = rule_table(file, text) else {
        return quote!(parameter::text);
    };
    file.import("crate::runtime::schema", "TextRule");
    let docs = Docs::new()
        .paragraph(format!("What {} must hold to.", code(&field.name.wire)))
        .outer();
    let name = ident(&field.name.constant("RULES"));
    file.push(quote! {
        #docs
        const #name: &[TextRule] = #rules;
    });
    quote!(|text| parameter::ruled_text(text, #name))
}

fn ending(api: &Api, operation: &Operation) -> TokenStream {
    let settled = operation.documents(404);
    let path = operation.path_parameters.iter().filter(|_| !settled);
    let others = operation.parameters.iter();
    let others = others.filter(|parameter| parameter.field.required);
    let fields = path.chain(others);
    let fields = fields.map(|parameter| ident(&parameter.field.name.rust));
    let is_decoded = |body: &&Body| body.required && !is_raw(&body.content);
    let body = operation.body.as_ref().filter(is_decoded);
    let body = body.map(|_| ident("body"));
    let open: Vec<Ident> = fields.chain(body).collect();
    let check = match open.as_slice() {
        [] if !can_be_wrong(operation) => quote!(),
        [] => quote!(violations.into_result()?;),
        names => quote! {
            let (#(Some(#names),)* true) = (#(#names,)* violations.is_empty()) else {
                return Err(violations.into());
            };
        },
    };
    let values = operation
        .inputs()
        .into_iter()
        .map(|input| value(api, input))
        .chain(negotiation::value(operation));
    quote!(#check Ok(Self { #(#values),* }))
}

fn value(api: &Api, input: Input<'_>) -> TokenStream {
    match input {
        Input::Body(_) => quote!(body),
        Input::Parameter(Parameter { field, .. }) => {
            let name = ident(&field.name.rust);
            match &field.default {
                Some(default) if !field.required => {
                    let default = default_value(api, default);
                    quote!(#name: #name.unwrap_or(#default))
                }
                _ => quote!(#name),
            }
        }
    }
}
