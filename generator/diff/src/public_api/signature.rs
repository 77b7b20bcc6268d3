//! Reads generic parameters and signatures.

use std::collections::BTreeSet;

use quote::ToTokens;
use syn::{FnArg, GenericParam, ReceiverKind, ReturnType, WherePredicate};

use super::full_paths::Scope;
use super::item::{Generics, Kind, Signature};

/// Returns the names of type and const parameters.
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

/// Reads generic parameters, with their bounds one by one.
pub fn generics(scope: &Scope<'_>, generics: &syn::Generics) -> Generics {
    let mut known = Generics::default();
    for parameter in &generics.params {
        match parameter {
            GenericParam::Type(parameter) => {
                let name = parameter.ident.to_string();
                known.bounds.extend(bounds(scope, &name, &parameter.bounds));
                known.parameters.push(match &parameter.default {
                    Some((_, ty)) => format!("{name} = {}", scope.full(ty)),
                    None => name,
                });
            }
            GenericParam::Lifetime(parameter) => {
                let name = scope.full(&parameter.lifetime);
                known.bounds.extend(bounds(scope, &name, &parameter.bounds));
                known.parameters.push(name);
            }
            GenericParam::Const(parameter) => {
                let ty = scope.full(&parameter.ty);
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
                let name = scope.full(&predicate.lifetime);
                known.bounds.extend(bounds(scope, &name, &predicate.bounds));
            }
            WherePredicate::Type(predicate) => {
                let lifetimes = predicate.lifetimes.as_ref();
                let lifetimes = lifetimes.map(|lifetimes| scope.full(lifetimes) + " ");
                let ty = scope.full(&predicate.bounded_ty);
                let name = lifetimes.unwrap_or_default() + &ty;
                known.bounds.extend(bounds(scope, &name, &predicate.bounds));
            }
            _ => {}
        }
    }
    known
}

fn bounds(
    scope: &Scope<'_>,
    name: &str,
    bounds: impl IntoIterator<Item = impl ToTokens>,
) -> Vec<String> {
    let bounds = bounds.into_iter();
    bounds
        .map(|bound| format!("{name}: {}", scope.full(&bound)))
        .collect()
}

/// Reads a signature.
pub fn signature(scope: &Scope<'_>, signature: &syn::Signature) -> (Kind, Generics) {
    let parameters = scope.parameters | &names(&signature.generics);
    let scope = Scope {
        parameters: &parameters,
        ..*scope
    };
    let mut receiver = None;
    let mut arguments = Vec::new();
    for input in &signature.inputs {
        match input {
            FnArg::Typed(input) => arguments.push(scope.full(&input.ty)),
            FnArg::Receiver(own) => receiver = Some(receiver_type(&scope, &own.kind)),
        }
    }
    let kind = Kind::Function(Signature {
        receiver,
        arguments,
        output: match &signature.output {
            ReturnType::Default => "()".to_owned(),
            ReturnType::Type(_, ty) => scope.full(ty),
        },
        is_async: signature.asyncness.is_some(),
        is_const: signature.constness.is_some(),
    });
    (kind, generics(&scope, &signature.generics))
}

/// Returns the receiver; `mut self` is the same as `self`.
fn receiver_type(scope: &Scope<'_>, kind: &ReceiverKind) -> String {
    match kind {
        ReceiverKind::Reference(_, lifetime, change) => {
            let lifetime = lifetime.as_ref();
            let lifetime = lifetime.map(|lifetime| scope.full(lifetime) + " ");
            let change = change.map(|_| "mut ");
            format!(
                "&{}{}self",
                lifetime.unwrap_or_default(),
                change.unwrap_or_default()
            )
        }
        ReceiverKind::Typed(_, ty) => format!("self: {}", scope.full(ty)),
        _ => "self".to_owned(),
    }
}
