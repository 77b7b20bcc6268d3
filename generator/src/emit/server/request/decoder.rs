//! Decoders of single parameters.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::each;
use crate::emit::formats;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{
    integer_bounds, integer_step_condition, number_bounds, other_number_rules, rule_table,
};
use crate::model::{Api, Field, Formatted, Number, NumberFormat, Text, Type};

/// The function that decodes a parameter or its items.
pub fn decoder_of(file: &mut SourceFile, api: &Api, field: &Field, ty: &Type) -> TokenStream {
    let ty = api.unaliased(ty);
    let is_parsed =
        matches!(ty, Type::Formatted(formatted) if formatted.constraints == Text::default());
    if !is_parsed {
        file.import("crate::runtime::server", "parameter");
    }
    match ty {
        Type::Boolean => quote!(parameter::boolean),
        Type::Integer(integer) => {
            let (minimum, maximum) = integer_bounds(integer);
            let decoded = quote!(parameter::integer(text, #minimum..=#maximum));
            let expected = || {
                format!(
                    "expected a multiple of {}",
                    integer.multiple_of.unwrap_or(1)
                )
            };
            let rule = integer_step_condition(integer, &quote!(value));
            checked(&decoded, rule.map(|rule| (rule, expected())).as_slice())
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

/// A decoder with additional constraints.
fn checked(decoded: &TokenStream, rules: &[(TokenStream, String)]) -> TokenStream {
    let checks = each(
        rules.iter(),
        |(condition, expected)| quote!(parameter::check(value, #condition, #expected)),
    );
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
    if formatted.constraints == Text::default() {
        return quote!(text_format::parse::<#marker>);
    }
    let text = match rules(file, field, &formatted.constraints) {
        None => quote!(parameter::text(text)?),
        Some(rules) => quote!(parameter::ruled_text(text, #rules)?),
    };
    quote!(|text| text_format::parse::<#marker>(&#text))
}

fn text_decoder(file: &mut SourceFile, field: &Field, text: &Text) -> TokenStream {
    match rules(file, field, text) {
        None => quote!(parameter::text),
        Some(rules) => quote!(|text| parameter::ruled_text(text, #rules)),
    }
}

/// Writes the table of the constraints of a string, and returns its name; `None` if there are none.
fn rules(file: &mut SourceFile, field: &Field, text: &Text) -> Option<Ident> {
    let rules = rule_table(file, text)?;
    file.import("crate::runtime::limits", "TextConstraint");
    let docs = Docs::new()
        .paragraph(format!("The constraints of {}.", code(&field.name.wire)))
        .outer();
    let name = ident(&field.name.constant("RULES"));
    file.push(quote! {
        #docs
        const #name: &[TextConstraint] = #rules;
    });
    Some(name)
}
