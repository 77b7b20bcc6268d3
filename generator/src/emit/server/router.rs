//! `router.rs`: which operation a method and a path name.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Method, Operation, PathSegment};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("Which operation a method and a path name.");
    let mut file = SourceFile::new("src/router.rs", docs);
    file.import("http", "Method");
    file.import("crate::operations", "Operation");
    file.import("crate::runtime::rejection", "Rejection");
    file.import("crate::runtime", "router");
    file.import("crate::runtime::router", "Template");
    let templates = templates(api);
    if templates.keys().any(|segments| !segments.is_empty()) {
        file.import("crate::runtime::router", "Segment");
    }
    file.push(find(api));
    file.push(table(&templates));
    file
}

/// The path templates in the order in which they are tried, which is that of the
/// runtime's table, and the operations of each by method.
type Templates<'a> = BTreeMap<Vec<Segment<'a>>, BTreeMap<Method, &'a Operation>>;

fn templates(api: &Api) -> Templates<'_> {
    let mut templates = Templates::new();
    for operation in &api.operations {
        let segments = operation.segments.iter().map(Segment::of).collect();
        let methods = templates.entry(segments).or_default();
        methods.insert(operation.method, operation);
    }
    templates
}

/// A segment as it is compared: text comes first, and the more of it the earlier.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Segment<'a> {
    Text(&'a str),
    Encoded(&'a str),
    Mixed(Reverse<usize>, &'a [String]),
    Parameter,
}

impl<'a> Segment<'a> {
    fn of(segment: &'a PathSegment) -> Self {
        match segment {
            PathSegment::Text(text) if text.contains('%') => Self::Encoded(text),
            PathSegment::Text(text) => Self::Text(text),
            PathSegment::Parameter(_) => Self::Parameter,
            PathSegment::Mixed { texts, .. } => {
                let length = texts.iter().map(String::len).sum();
                Self::Mixed(Reverse(length), texts)
            }
        }
    }

    fn tokens(&self) -> TokenStream {
        match self {
            Self::Text(text) => quote!(Segment::Text(#text)),
            Self::Encoded(text) => quote!(Segment::Encoded(#text)),
            Self::Mixed(_, texts) => quote!(Segment::Mixed(&[#(#texts),*])),
            Self::Parameter => quote!(Segment::Parameter),
        }
    }
}

fn find(api: &Api) -> TokenStream {
    let most = api
        .operations
        .iter()
        .map(|it| it.path_parameters.len())
        .max();
    let most = Literal::usize_unsuffixed(most.unwrap_or(0));
    quote! {
        /// Finds the operation that a method and a path name, and the texts of its path
        /// parameters in their order. Paths are compared as they are sent: only parameters
        /// are percent-decoded.
        pub(crate) fn find<'a>(
            method: &Method,
            path: &'a str,
        ) -> Result<(Operation, [&'a str; #most]), Rejection> {
            router::find(&TEMPLATES, method, path)
        }
    }
}

fn table(templates: &Templates<'_>) -> TokenStream {
    let count = Literal::usize_unsuffixed(templates.len());
    let templates = templates.iter().map(|(segments, operations)| {
        let segments = segments.iter().map(Segment::tokens);
        let operations = operations.iter().map(|(method, operation)| {
            let (method, name) = (ident(method.as_str()), ident(&operation.stem.rust));
            quote!((Method::#method, Operation::#name))
        });
        quote!(Template { segments: &[#(#segments),*], operations: &[#(#operations),*] })
    });
    quote! {
        /// The path templates, sorted by their segments.
        static TEMPLATES: [Template<Operation>; #count] = [#(#templates),*];
    }
}
