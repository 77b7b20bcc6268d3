//! `router.rs`: which operation a method and a path name.

use std::collections::BTreeMap;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Method, Operation, PathSegment};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("Which operation a method and a path name.");
    let mut file = SourceFile::new("src/router.rs", docs);
    file.import("http", "Method");
    file.import("crate::operations", "Operation");
    file.import("crate::runtime::path", "Segments");
    file.push(route_enum(api));
    file.push(route_function(api));
    file.push(lookup(api));
    file
}

/// The paths with parameters behind those without, which come first (OpenAPI,
/// "Path Templating Matching"), and the operations of each by method.
fn paths(api: &Api) -> Vec<BTreeMap<Method, &Operation>> {
    let mut paths: BTreeMap<Vec<PathKey<'_>>, BTreeMap<Method, &Operation>> = BTreeMap::new();
    for operation in &api.operations {
        let key = operation.segments.iter().map(PathKey::of).collect();
        let methods = paths.entry(key).or_default();
        methods.insert(operation.method, operation);
    }
    paths.into_values().collect()
}

/// A segment for ordering and comparing: text comes first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum PathKey<'a> {
    Text(&'a str),
    Parameter,
}

impl<'a> PathKey<'a> {
    fn of(segment: &'a PathSegment) -> Self {
        match segment {
            PathSegment::Text(text) => Self::Text(text),
            PathSegment::Parameter(_) => Self::Parameter,
        }
    }
}

/// Whether a route holds text of the path.
fn borrows(api: &Api) -> bool {
    api.operations
        .iter()
        .any(|operation| !operation.path_parameters.is_empty())
}

fn route_enum(api: &Api) -> TokenStream {
    let lifetime = borrows(api).then(|| quote!(<'a>));
    let variants = api.operations.iter().map(|operation| {
        let name = ident(&operation.stem.rust);
        let docs = Docs::new().paragraph(code(&operation.name.wire)).outer();
        let fields = operation
            .path_parameters
            .iter()
            .map(|parameter| ident(&parameter.name.rust));
        match operation.path_parameters.is_empty() {
            true => quote!(#docs #name),
            false => quote!(#docs #name { #(#fields: &'a str),* }),
        }
    });
    quote! {
        /// What a method and a path name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Route #lifetime {
            #(#variants,)*
            /// The path is known, the method is not: those that are.
            MethodNotAllowed(&'static str),
            /// The path is not known.
            NotFound,
        }
    }
}

fn route_function(api: &Api) -> TokenStream {
    let deepest = api
        .operations
        .iter()
        .map(|operation| operation.segments.len())
        .max();
    let capacity = Literal::usize_unsuffixed(deepest.unwrap_or(0));
    let arms = paths(api).into_iter().map(|methods| path_arm(&methods));
    let signature = match borrows(api) {
        true => quote!(route<'a>(method: &Method, path: &'a str) -> Route<'a>),
        false => quote!(route(method: &Method, path: &str) -> Route),
    };
    quote! {
        /// Finds what a method and a path name. Paths are compared as they are
        /// sent: only parameters are percent-decoded.
        pub(crate) fn #signature {
            match Segments::<#capacity>::of(path).as_slice() {
                #(#arms)*
                _ => Route::NotFound,
            }
        }
    }
}

fn path_arm(methods: &BTreeMap<Method, &Operation>) -> TokenStream {
    let Some(first) = methods.values().next() else {
        return quote!();
    };
    let pattern = first.segments.iter().map(|segment| match segment {
        PathSegment::Text(text) => quote!(#text),
        PathSegment::Parameter(index) => match first.path_parameters.get(*index) {
            Some(parameter) => {
                let name = ident(&parameter.name.rust);
                quote!(#name)
            }
            None => quote!(_),
        },
    });
    let arms = methods.iter().map(|(method, operation)| {
        let method = ident(method.as_str());
        let route = route_value(first, operation);
        quote!(Method::#method => #route,)
    });
    let allow: Vec<&str> = methods.keys().map(|method| method.as_str()).collect();
    let allow = allow.join(", ");
    let given = first.path_parameters.iter().map(|parameter| {
        let name = ident(&parameter.name.rust);
        quote!(!#name.is_empty())
    });
    let guard = (!first.path_parameters.is_empty()).then(|| quote!(if #(#given)&&*));
    quote! {
        [#(#pattern),*] #guard => match *method {
            #(#arms)*
            _ => Route::MethodNotAllowed(#allow),
        },
    }
}

/// The route of an operation, whose parameters are bound under the names that
/// the first operation of the path gives them.
fn route_value(first: &Operation, operation: &Operation) -> TokenStream {
    let name = ident(&operation.stem.rust);
    if operation.path_parameters.is_empty() {
        return quote!(Route::#name);
    }
    let fields = operation
        .path_parameters
        .iter()
        .zip(&first.path_parameters)
        .map(|(own, bound)| {
            let (own, bound) = (ident(&own.name.rust), ident(&bound.name.rust));
            if own == bound {
                quote!(#own)
            } else {
                quote!(#own: #bound)
            }
        });
    quote!(Route::#name { #(#fields),* })
}

fn lookup(api: &Api) -> TokenStream {
    let lifetime = borrows(api).then(|| quote!(<'_>));
    let arms = api.operations.iter().map(|operation| {
        let name = ident(&operation.stem.rust);
        let fields = (!operation.path_parameters.is_empty()).then(|| quote!({ .. }));
        quote!(Self::#name #fields => Some(Operation::#name),)
    });
    quote! {
        impl Route #lifetime {
            /// The operation that is named.
            pub(crate) const fn operation(&self) -> Option<Operation> {
                match self {
                    #(#arms)*
                    Self::MethodNotAllowed(_) | Self::NotFound => None,
                }
            }
        }
    }
}
