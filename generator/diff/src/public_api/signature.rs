//! Reads parameters, bounds and signatures.

use std::collections::BTreeSet;

use quote::ToTokens;
use syn::{FnArg, GenericParam, ReceiverKind, ReturnType, WherePredicate};

use super::item::{Generics, Signature};
use super::spelling::Spelling;

/// The names of the parameters of types and constants.
pub fn names(generics: &syn::Generics) -> BTreeSet<String> {
    let names = generics
        .params
        .iter()
        .filter_map(|parameter| match parameter {
            GenericParam::Type(parameter) => Some(parameter.ident.to_string()),
            GenericParam::Const(parameter) => Some(parameter.ident.to_string()),
            GenericParam::Lifetime(_) => None,
        });
    names.collect()
}

/// The parameters of an item, with their bounds one by one.
pub fn generics(spelling: &Spelling<'_>, generics: &syn::Generics) -> Generics {
    let mut known = Generics::default();
    for parameter in &generics.params {
        match parameter {
            GenericParam::Type(parameter) => {
                let name = parameter.ident.to_string();
                known
                    .bounds
                    .extend(bounds(spelling, &name, &parameter.bounds));
                known.parameters.push(match &parameter.default {
                    Some((_, ty)) => format!("{name} = {}", spelling.full(ty)),
                    None => name,
                });
            }
            GenericParam::Lifetime(parameter) => {
                let name = spelling.full(&parameter.lifetime);
                known
                    .bounds
                    .extend(bounds(spelling, &name, &parameter.bounds));
                known.parameters.push(name);
            }
            GenericParam::Const(parameter) => {
                let ty = spelling.full(&parameter.ty);
                known
                    .parameters
                    .push(format!("const {}: {ty}", parameter.ident));
            }
        }
    }
    let predicates = generics
        .where_clause
        .iter()
        .flat_map(|clause| &clause.predicates);
    for predicate in predicates {
        match predicate {
            WherePredicate::Lifetime(predicate) => {
                let name = spelling.full(&predicate.lifetime);
                known
                    .bounds
                    .extend(bounds(spelling, &name, &predicate.bounds));
            }
            WherePredicate::Type(predicate) => {
                let lifetimes = predicate.lifetimes.as_ref();
                let lifetimes = lifetimes.map(|lifetimes| spelling.full(lifetimes) + " ");
                let ty = spelling.full(&predicate.bounded_ty);
                let name = lifetimes.unwrap_or_default() + &ty;
                known
                    .bounds
                    .extend(bounds(spelling, &name, &predicate.bounds));
            }
            _ => {}
        }
    }
    known
}

fn bounds(
    spelling: &Spelling<'_>,
    name: &str,
    bounds: impl IntoIterator<Item = impl ToTokens>,
) -> Vec<String> {
    let bounds = bounds.into_iter();
    bounds
        .map(|bound| format!("{name}: {}", spelling.full(&bound)))
        .collect()
}

/// How a function is called.
pub fn signature(spelling: &Spelling<'_>, signature: &syn::Signature) -> Signature {
    let parameters = spelling.parameters | &names(&signature.generics);
    let spelling = Spelling {
        parameters: &parameters,
        ..*spelling
    };
    let mut receiver = None;
    let mut arguments = Vec::new();
    for input in &signature.inputs {
        match input {
            FnArg::Typed(input) => arguments.push(spelling.full(&input.ty)),
            FnArg::Receiver(own) => receiver = Some(taken(&spelling, &own.kind)),
        }
    }
    Signature {
        generics: generics(&spelling, &signature.generics),
        receiver,
        arguments,
        output: match &signature.output {
            ReturnType::Default => "()".to_owned(),
            ReturnType::Type(_, ty) => spelling.full(ty),
        },
        is_async: signature.asyncness.is_some(),
        is_const: signature.constness.is_some(),
    }
}

/// `self` as it is taken. Whether a function changes what it was given is its own affair.
fn taken(spelling: &Spelling<'_>, kind: &ReceiverKind) -> String {
    match kind {
        ReceiverKind::Reference(_, lifetime, change) => {
            let lifetime = lifetime.as_ref();
            let lifetime = lifetime.map(|lifetime| spelling.full(lifetime) + " ");
            let change = change.map(|_| "mut ");
            format!(
                "&{}{}self",
                lifetime.unwrap_or_default(),
                change.unwrap_or_default()
            )
        }
        ReceiverKind::Typed(_, ty) => format!("self: {}", spelling.full(ty)),
        _ => "self".to_owned(),
    }
}
