//! `router.rs`: which operation a method and a path name.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, TokenStream};
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
    let is_plain = |segment: &PathSegment| match segment {
        PathSegment::Text(text) => !text.contains('%'),
        PathSegment::Parameter(_) => true,
        PathSegment::Mixed { .. } => false,
    };
    let mut segments = api
        .operations
        .iter()
        .flat_map(|operation| &operation.segments);
    if !segments.all(is_plain) {
        file.import("crate::runtime", "path");
    }
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

/// A segment for ordering and comparing: text comes first, and the more of it the
/// earlier.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum PathKey<'a> {
    Text(&'a str),
    Mixed(Reverse<usize>, &'a [String]),
    Parameter,
}

impl<'a> PathKey<'a> {
    fn of(segment: &'a PathSegment) -> Self {
        match segment {
            PathSegment::Text(text) => Self::Text(text),
            PathSegment::Parameter(_) => Self::Parameter,
            PathSegment::Mixed { texts, .. } => {
                let length = texts.iter().map(String::len).sum();
                Self::Mixed(Reverse(length), texts)
            }
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
            .map(|parameter| ident(&parameter.field.name.rust));
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
    let Pattern { segments, guards } = pattern(first);
    let arms = methods.iter().map(|(method, operation)| {
        let method = ident(method.as_str());
        let route = route_value(first, operation);
        quote!(Method::#method => #route,)
    });
    let allow: Vec<&str> = methods.keys().map(|method| method.as_str()).collect();
    let allow = allow.join(", ");
    let guard = (!guards.is_empty()).then(|| quote!(if #(#guards)&&*));
    quote! {
        [#(#segments),*] #guard => match *method {
            #(#arms)*
            _ => Route::MethodNotAllowed(#allow),
        },
    }
}

/// What the segments of a path are matched with.
#[derive(Default)]
struct Pattern {
    segments: Vec<TokenStream>,
    guards: Vec<TokenStream>,
}

fn pattern(operation: &Operation) -> Pattern {
    let mut pattern = Pattern::default();
    let name_of = |index: &usize| match operation.path_parameters.get(*index) {
        Some(parameter) => ident(&parameter.field.name.rust),
        None => ident("_unknown"),
    };
    for (position, segment) in operation.segments.iter().enumerate() {
        let bound = unused(operation, format!("segment_{position}"));
        match segment {
            PathSegment::Text(text) if !text.contains('%') => pattern.segments.push(quote!(#text)),
            PathSegment::Text(text) => {
                pattern.segments.push(quote!(#bound));
                pattern.guards.push(quote!(path::is(#bound, #text)));
            }
            PathSegment::Parameter(index) => {
                let name = name_of(index);
                pattern.segments.push(quote!(#name));
                pattern.guards.push(quote!(!#name.is_empty()));
            }
            PathSegment::Mixed { texts, parameters } => {
                let names = parameters.iter().map(name_of);
                pattern.segments.push(quote!(#bound));
                pattern.guards.push(quote! {
                    let Some([#(#names),*]) = path::between(#bound, [#(#texts),*])
                });
            }
        }
    }
    pattern
}

/// A name that no path parameter has.
fn unused(operation: &Operation, mut name: String) -> Ident {
    let mut names = operation.path_parameters.iter();
    while names.any(|parameter| parameter.field.name.rust == name) {
        name.push('_');
        names = operation.path_parameters.iter();
    }
    ident(&name)
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
            let (own, bound) = (ident(&own.field.name.rust), ident(&bound.field.name.rust));
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
