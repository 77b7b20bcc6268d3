//! `router.rs`: which operation a method and a path name.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::base_paths;
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Method, Operation, PathSegment, Servers};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("Which operation a method and a path name.");
    let mut file = SourceFile::new("src/router.rs", docs);
    file.import("http", "Method");
    file.import("crate::operations", "Operation");
    file.import("crate::runtime::rejection", "Rejection");
    file.import("crate::runtime::router", "Template");
    let tables = tables(api);
    if tables.iter().any(Table::has_segments) {
        file.import("crate::runtime::router", "Segment");
    }
    let find = find(&mut file, api, &tables);
    file.push(find);
    base_paths::emit(&mut file, api);
    for table in &tables {
        file.push(table.tokens());
    }
    file
}

/// The path templates that are found in the same way.
struct Table<'a> {
    /// The servers whose base path is known only at run time.
    below: Option<&'a Servers>,
    name: Ident,
    templates: Templates<'a>,
}

/// Path templates in the order in which they are tried, which is that of the runtime's
/// table, and the operations of each by method.
type Templates<'a> = BTreeMap<Vec<Segment<'a>>, BTreeMap<Method, &'a Operation>>;

/// The table of the paths that are known, and one for each base path that is not.
fn tables(api: &Api) -> Vec<Table<'_>> {
    let known = Table {
        below: None,
        name: format_ident!("TEMPLATES"),
        templates: templates(api, |servers| servers.at_run_time().is_none()),
    };
    let others = api.base_paths_at_run_time().map(|servers| Table {
        below: Some(servers),
        name: format_ident!("{}_TEMPLATES", servers.name.plain().to_uppercase()),
        templates: templates(api, |other| other == servers),
    });
    let has_any = |table: &Table<'_>| !table.templates.is_empty();
    let mut tables: Vec<Table<'_>> = others.filter(has_any).collect();
    if has_any(&known) || tables.is_empty() {
        tables.insert(0, known);
    }
    tables
}

fn templates(api: &Api, is_in: impl Fn(&Servers) -> bool) -> Templates<'_> {
    let mut templates = Templates::new();
    let operations = api.operations.iter();
    for operation in operations.filter(|operation| is_in(api.servers_of(operation))) {
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

fn find(file: &mut SourceFile, api: &Api, tables: &[Table<'_>]) -> TokenStream {
    let most = api
        .operations
        .iter()
        .map(|it| it.path_parameters.len())
        .max();
    let most = Literal::usize_unsuffixed(most.unwrap_or(0));
    if tables.len() > 1 {
        file.import("crate::runtime::base_path", "or_else");
    }
    let found = tables
        .iter()
        .map(|table| table.search(file))
        .reduce(|found, other| quote!(or_else(#found, || #other)));
    let base_paths = api
        .has_base_paths_at_run_time()
        .then(|| quote!(base_paths: &BasePaths,));
    quote! {
        /// Finds the operation that a method and a path name, and the texts of its path
        /// parameters in their order. Paths are compared as they are sent: only parameters
        /// are percent-decoded.
        pub(crate) fn find<'a>(
            #base_paths
            method: &Method,
            path: &'a str,
        ) -> Result<(Operation, [&'a str; #most]), Rejection> {
            #found
        }
    }
}

impl Table<'_> {
    fn has_segments(&self) -> bool {
        self.templates.keys().any(|segments| !segments.is_empty())
    }

    /// The expression that searches it.
    fn search(&self, file: &mut SourceFile) -> TokenStream {
        let table = &self.name;
        match self.below {
            None => {
                file.import("crate::runtime", "router");
                quote!(router::find(&#table, method, path))
            }
            Some(servers) => {
                file.import("crate::runtime::base_path", "find_below");
                let name = ident(&servers.name.rust);
                quote!(find_below(&base_paths.#name, &#table, method, path))
            }
        }
    }

    fn tokens(&self) -> TokenStream {
        let (name, count) = (&self.name, Literal::usize_unsuffixed(self.templates.len()));
        let docs = match self.below {
            None => "The path templates, sorted by their segments.".to_owned(),
            Some(servers) => format!(
                "The path templates below that of {}, sorted by their segments.",
                code(servers.name.plain())
            ),
        };
        let docs = Docs::new().paragraph(docs).outer();
        let templates = self.templates.iter().map(|(segments, operations)| {
            let segments = segments.iter().map(Segment::tokens);
            let operations = operations.iter().map(|(method, operation)| {
                let (method, name) = (ident(method.as_str()), ident(&operation.stem.rust));
                quote!((Method::#method, Operation::#name))
            });
            quote!(Template { segments: &[#(#segments),*], operations: &[#(#operations),*] })
        });
        quote! {
            #docs
            static #name: [Template<Operation>; #count] = [#(#templates),*];
        }
    }
}
