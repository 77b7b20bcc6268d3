//! Operations that share a method and path template, distinguished by parameters.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use crate::emit::docs::{Docs, code};
use crate::emit::each;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Condition, ConditionOn, Operation, SharedPath};

/// An operation and its conditions.
type Conditional<'a> = (&'a Operation, &'a [Condition]);

/// Writes the function and tables that distinguish them, if there are any.
pub fn emit(file: &mut SourceFile, api: &Api) {
    let groups: Vec<Vec<Conditional<'_>>> = api
        .shared_paths
        .iter()
        .map(|shared| group(api, shared))
        .collect();
    if groups.is_empty() {
        return;
    }
    file.import_all("http::request::Parts crate::runtime::server::conditions::Shared");
    let most = Literal::usize_unsuffixed(api.most_path_parameters());
    let has_base_paths = api.has_base_paths_at_run_time();
    let parameter = has_base_paths.then(|| quote!(base_paths: &BasePaths,));
    let argument = has_base_paths.then(|| quote!(base_paths,));
    let arms = groups.iter().enumerate().filter_map(|(number, group)| {
        let first = ident(&group.first()?.0.stem.rust);
        let table = table_name(number);
        Some(quote!(Operation::#first => #table.find(parts)?))
    });
    file.push(quote! {
        /// Returns the operation of a request. Operations that share a method and path template are
        /// distinguished by their required parameters.
        pub(crate) fn find_by_parts<'a>(
            #parameter
            parts: &Parts,
            path: &'a str,
        ) -> Result<(Operation, [&'a str; #most]), Rejection> {
            let (first, parameters) = find(#argument &parts.method, path)?;
            let operation = match first {
                #(#arms,)*
                only => only,
            };
            Ok((operation, parameters))
        }
    });
    for (number, group) in groups.iter().enumerate() {
        let table = table(file, &table_name(number), group);
        file.push(table);
    }
}

fn table_name(number: usize) -> Ident {
    format_ident!("SHARED_{}", number + 1)
}

/// The operations that share a method and a path template.
fn group<'a>(api: &'a Api, shared: &'a SharedPath) -> Vec<Conditional<'a>> {
    let operations = shared.iter().filter_map(|(index, conditions)| {
        let operation = api.operations.get(*index)?;
        Some((operation, conditions.as_slice()))
    });
    operations.collect()
}

/// The table that distinguishes the operations of a group.
fn table(file: &mut SourceFile, name: &Ident, group: &[Conditional<'_>]) -> TokenStream {
    let template = group.first().map_or("", |(first, _)| first.path.as_str());
    let (path, _) = template.split_once(['#', '?']).unwrap_or((template, ""));
    let method = group.first().map_or("", |(first, _)| first.method.as_str());
    let docs = Docs::new()
        .paragraph(format!(
            "The operations of {}.",
            code(&format!("{method} {path}"))
        ))
        .outer();
    let operations = match by_value(file, group) {
        Some(operations) => operations,
        None => by_conditions(file, group),
    };
    quote! {
        #docs
        static #name: Shared<Operation> = #operations;
    }
}

/// The operations by the value of the one parameter that distinguishes all of them, if there is one.
fn by_value(file: &mut SourceFile, group: &[Conditional<'_>]) -> Option<TokenStream> {
    let only = |conditions: &[Condition]| match conditions {
        [only] => Some(only.parameter.clone()),
        _ => None,
    };
    let (_, first) = group.first()?;
    let distinguishing = only(first)?;
    let mut values: Vec<(&str, &Operation)> = Vec::new();
    for (operation, conditions) in group {
        let is_same = only(conditions).as_ref() == Some(&distinguishing);
        let condition = conditions.first().filter(|_| is_same)?;
        values.push((condition.value.as_deref()?, operation));
    }
    values.sort_by_key(|(value, _)| *value);
    let parameter = parameter(file, &distinguishing);
    let entries = values.iter().map(|(value, operation)| {
        let name = ident(&operation.stem.rust);
        quote!((#value, Operation::#name))
    });
    Some(quote!(Shared::ByValue(#parameter, &[#(#entries),*])))
}

fn by_conditions(file: &mut SourceFile, group: &[Conditional<'_>]) -> TokenStream {
    let mut sorted = group.to_vec();
    sorted.sort_by_key(|(_, conditions)| {
        let values = conditions.iter().filter(|one| one.value.is_some()).count();
        std::cmp::Reverse((conditions.len(), values))
    });
    let entries = each(sorted.iter(), |(operation, conditions)| {
        let name = ident(&operation.stem.rust);
        let conditions = conditions.iter().map(|one| condition(file, one));
        let conditions: Vec<TokenStream> = conditions.collect();
        quote!((&[#(#conditions),*], Operation::#name))
    });
    quote!(Shared::ByConditions(&[#(#entries),*]))
}

fn condition(file: &mut SourceFile, one: &Condition) -> TokenStream {
    file.import("crate::runtime::server::conditions", "Condition");
    let parameter = parameter(file, &one.parameter);
    let value = match &one.value {
        Some(value) => quote!(Some(#value)),
        None => quote!(None),
    };
    quote!(Condition { parameter: #parameter, value: #value })
}

fn parameter(file: &mut SourceFile, parameter: &ConditionOn) -> TokenStream {
    file.import("crate::runtime::server::conditions", "Parameter");
    match parameter {
        ConditionOn::Query(name) => quote!(Parameter::Query(#name)),
        ConditionOn::Header(name) => quote!(Parameter::Header(#name)),
    }
}
