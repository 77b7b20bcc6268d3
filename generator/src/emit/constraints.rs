//! Tables of the constraints that no type expresses.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use serde_json::Value;

use super::docs::{Docs, code};
use super::source_file::{SourceFile, ident};
use super::types::{limit_literals, number_rules, pattern_condition, rule_table};
use crate::emit::each;
use crate::model::{Api, Bounds, Constraint, ConstraintId, Pattern, ValueType};

/// The file of constraints of bodies; `None` if there are none.
pub fn file(api: &Api) -> Option<SourceFile> {
    let docs = Docs::new().paragraph("Constraints of bodies that no type expresses.");
    let mut file = SourceFile::new("src/constraints.rs", docs);
    let used = api.used_constraints();
    for id in &used {
        let Some(named) = api.constraints.get(id.0) else {
            continue;
        };
        file.import("crate::runtime::constraint", "Constraint");
        let docs = Docs::new()
            .paragraph(format!("The constraint of {}.", code(&named.subject)))
            .outer();
        let constant = ident(&named.constant);
        let rule = rule(&mut file, api, &named.constraint);
        file.push(quote! {
            #docs
            pub static #constant: Constraint = #rule;
        });
    }
    (!used.is_empty()).then_some(file)
}

/// The constant of a rule, in the file of an operation.
pub fn constant(file: &mut SourceFile, api: &Api, id: ConstraintId) -> TokenStream {
    let named = api.constraints.get(id.0);
    let constant = named.map_or("RULE", |named| named.constant.as_str());
    file.import("crate", "constraints");
    let constant = ident(constant);
    quote!(&constraints::#constant)
}

fn rule(file: &mut SourceFile, api: &Api, source: &Constraint) -> TokenStream {
    let mut inner = |source: &Constraint| rule(file, api, source);
    match source {
        Constraint::Any => quote!(Constraint::Any),
        Constraint::Never => quote!(Constraint::Never),
        Constraint::Unique => quote!(Constraint::Unique),
        Constraint::Items(first, items) => {
            let (first, items) = (Literal::usize_unsuffixed(*first), inner(items));
            quote!(Constraint::Items(#first, &#items))
        }
        Constraint::Contains(wanted, count) => {
            let (wanted, [minimum, maximum]) =
                (inner(wanted), limit_literals(count.minimum, count.maximum));
            quote!(Constraint::Contains(&#wanted, #minimum, #maximum))
        }
        Constraint::Names(names) => {
            let names = inner(names);
            quote!(Constraint::Names(&#names))
        }
        Constraint::Not(excluded, expected) => {
            let excluded = inner(excluded);
            quote!(Constraint::Not(&#excluded, #expected))
        }
        Constraint::Nullable(plain) => {
            let plain = inner(plain);
            quote!(Constraint::Nullable(&#plain))
        }
        Constraint::If(rules) => {
            let rules = rules.iter().map(inner);
            quote!(Constraint::If(&[#(#rules),*]))
        }
        Constraint::ItemCount(count) => {
            let [minimum, maximum] = limit_literals(count.minimum, count.maximum);
            quote!(Constraint::ItemCount(#minimum, #maximum))
        }
        Constraint::FieldCount(count) => {
            let [minimum, maximum] = limit_literals(count.minimum, count.maximum);
            quote!(Constraint::FieldCount(#minimum, #maximum))
        }
        Constraint::MultipleOf(step) => quote!(Constraint::MultipleOf(#step)),
        Constraint::Required(names) => quote!(Constraint::Required(&[#(#names),*])),
        Constraint::Reference(id) => reference(api, *id),
        Constraint::Types(types) => types_rule(file, types),
        Constraint::Values(values) => values_rule(file, values),
        Constraint::Bounds(bounds) => bounds_rule(file, *bounds),
        Constraint::Text(text) => match rule_table(file, text) {
            None => quote!(Constraint::Any),
            Some(rules) => {
                file.import("crate::runtime::limits", "TextConstraint");
                quote!(Constraint::Text(#rules))
            }
        },
        Constraint::OtherFields(known, others) => {
            let (names, others) = (&known.names, inner(others));
            let patterns = known.patterns.iter().map(|one| matches(file, one));
            let patterns: Vec<TokenStream> = patterns.collect();
            quote!(Constraint::OtherFields(&[#(#names),*], &[#(#patterns),*], &#others))
        }
        source => list_rule(file, api, source),
    }
}

/// A constraint made of others.
fn list_rule(file: &mut SourceFile, api: &Api, source: &Constraint) -> TokenStream {
    let all = |file: &mut SourceFile, rules: &[Constraint]| {
        let rules = each(rules.iter(), |one| rule(file, api, one));
        quote!(&[#(#rules),*])
    };
    let by_name = |file: &mut SourceFile, rules: &[(String, Constraint)]| {
        let rules = each(rules.iter(), |(name, one)| {
            let one = rule(file, api, one);
            quote!((#name, #one))
        });
        quote!(&[#(#rules),*])
    };
    match source {
        Constraint::Positions(rules) => {
            let rules = all(file, rules);
            quote!(Constraint::Positions(#rules))
        }
        Constraint::All(rules) => {
            let rules = all(file, rules);
            quote!(Constraint::All(#rules))
        }
        Constraint::Some(rules, expected) => {
            let (rules, expected) = (all(file, rules), expected.as_deref().unwrap_or_default());
            quote!(Constraint::Some(#rules, #expected))
        }
        Constraint::One(rules, expected) => {
            let (rules, expected) = (all(file, rules), expected.as_deref().unwrap_or_default());
            quote!(Constraint::One(#rules, #expected))
        }
        Constraint::Fields(fields) => {
            let fields = by_name(file, fields);
            quote!(Constraint::Fields(#fields))
        }
        Constraint::ByTag(field, rules) => {
            let rules = by_name(file, rules);
            quote!(Constraint::ByTag(#field, #rules))
        }
        Constraint::PatternFields(fields) => {
            let fields = each(fields.iter(), |(pattern, one)| {
                let (matches, one) = (matches(file, pattern), rule(file, api, one));
                quote!((#matches, #one))
            });
            quote!(Constraint::PatternFields(&[#(#fields),*]))
        }
        _ => quote!(Constraint::Any),
    }
}

fn reference(api: &Api, id: ConstraintId) -> TokenStream {
    let named = api.constraints.get(id.0);
    let constant = ident(named.map_or("RULE", |named| named.constant.as_str()));
    quote!(Constraint::Reference(&#constant))
}

fn matches(file: &mut SourceFile, pattern: &Pattern) -> TokenStream {
    match pattern_condition(file, pattern, &quote!(name)) {
        None => quote!(|_| true),
        Some(condition) => quote!(|name| #condition),
    }
}

fn types_rule(file: &mut SourceFile, types: &[ValueType]) -> TokenStream {
    file.import("crate::runtime::constant", "Kind");
    let kinds = types.iter().map(|ty| {
        let kind = format_ident!("{ty:?}");
        quote!(Kind::#kind)
    });
    quote!(Constraint::Types(&[#(#kinds),*]))
}

fn values_rule(file: &mut SourceFile, values: &[Value]) -> TokenStream {
    file.import("crate::runtime::constant", "Constant");
    let texts: Vec<String> = values.iter().map(|value| format!("`{value}`")).collect();
    let expected = match texts.as_slice() {
        [only] => format!("expected {only}"),
        texts => format!("expected one of {}", texts.join(", ")),
    };
    let constants = values.iter().map(constant_of);
    quote!(Constraint::Values(&[#(#constants),*], #expected))
}

fn constant_of(value: &Value) -> TokenStream {
    match value {
        Value::Null => quote!(Constant::Null),
        Value::Bool(value) => quote!(Constant::Boolean(#value)),
        Value::String(text) => quote!(Constant::Text(#text)),
        Value::Number(number) => match (number.as_i128(), number.as_f64()) {
            (Some(integer), _) => {
                let integer = Literal::i128_unsuffixed(integer);
                quote!(Constant::Integer(#integer))
            }
            (None, number) => {
                let number = Literal::f64_unsuffixed(number.unwrap_or_default());
                quote!(Constant::Number(#number))
            }
        },
        Value::Array(items) => {
            let items = items.iter().map(constant_of);
            quote!(Constant::Array(&[#(#items),*]))
        }
        Value::Object(object) => {
            let fields = object.iter().map(|(name, value)| {
                let value = constant_of(value);
                quote!((#name, #value))
            });
            quote!(Constant::Object(&[#(#fields),*]))
        }
    }
}

fn bounds_rule(file: &mut SourceFile, bounds: Bounds) -> TokenStream {
    let rows = [
        ("minimum", bounds.minimum),
        ("maximum", bounds.maximum),
        ("above", bounds.above),
        ("below", bounds.below),
    ];
    let rules = number_rules(file, rows);
    quote!(Constraint::Number(#rules))
}
