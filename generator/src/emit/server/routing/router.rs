//! `router.rs`: matches the method and path of a request to an operation.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use openapi_crates_runtime::generator::segment_key;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::path_tree::{Template, Tree};
use super::{base_paths, shared_paths};
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Method, Operation, PathSegment, Servers};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("Matches the method and path of a request to an operation.");
    let mut file = SourceFile::new("src/router.rs", docs);
    file.import_all(
        "http::Method crate::operations::Operation crate::runtime::server::rejection::Rejection \
         crate::runtime::server::router::Branch crate::runtime::server::router::Segment",
    );
    let tables = tables(api);
    let find = find(&mut file, api, &tables);
    file.push(find);
    shared_paths::emit(&mut file, api);
    base_paths::emit(&mut file, api);
    for table in &tables {
        table.emit(&mut file);
    }
    file
}

/// A table of path templates.
struct Table<'a> {
    below: Below<'a>,
    name: Ident,
    templates: Templates<'a>,
}

/// The prefix of the paths of a table.
enum Below<'a> {
    /// A fixed path, which may be empty.
    Path(&'a str),
    /// The base path of servers, which is set at run time.
    AtRunTime(&'a Servers),
}

/// Path templates in the order in which they are tried, as in the table of the runtime, and the
/// operations of each by method.
type Templates<'a> = BTreeMap<Vec<Segment<'a>>, BTreeMap<&'a Method, &'a Operation>>;

/// The table for fixed base paths, and one for each base path that is set at run time.
fn tables(api: &Api) -> Vec<Table<'_>> {
    let is_known = |servers: &Servers| servers.at_run_time().is_none();
    let base_path = common_base_path(api, is_known);
    let known = Table {
        below: Below::Path(base_path),
        name: format_ident!("PATHS"),
        templates: templates(api, base_path, is_known),
    };
    let others = api.base_paths_at_run_time().map(|servers| Table {
        below: Below::AtRunTime(servers),
        name: ident(&servers.name.constant("PATHS")),
        templates: templates(api, "", |other| other == servers),
    });
    let has_any = |table: &Table<'_>| !table.templates.is_empty();
    let mut tables: Vec<Table<'_>> = others.filter(has_any).collect();
    if has_any(&known) || tables.is_empty() {
        tables.insert(0, known);
    }
    tables
}

/// The common base path of the operations of some servers. It is compared as it is sent, and
/// therefore empty if it has percent-encoded characters.
fn common_base_path(api: &Api, is_in: impl Fn(&Servers) -> bool) -> &str {
    let operations = api.operations.iter();
    let servers = operations.map(|operation| api.servers_of(operation));
    let mut paths = servers
        .filter(|servers| is_in(servers))
        .map(|servers| servers.base_path.fixed());
    let first = paths.next().unwrap_or_default();
    let is_common = paths.all(|path| path == first) && !first.contains('%');
    if is_common { first } else { "" }
}

/// The templates after a base path, of the operations of some servers.
fn templates<'a>(api: &'a Api, base_path: &str, is_in: impl Fn(&Servers) -> bool) -> Templates<'a> {
    let mut templates = Templates::new();
    let known = base_path.split('/').skip(1).count();
    let operations = api.operations.iter();
    for operation in operations.filter(|operation| is_in(api.servers_of(operation))) {
        let segments = operation.segments.iter().skip(known);
        let segments = segments.map(Segment::of).collect();
        let methods = templates.entry(segments).or_default();
        // If there are several, the first represents them.
        methods.entry(&operation.method).or_insert(operation);
    }
    templates
}

/// A segment in order of precedence: literals first, and longer ones before shorter ones.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub enum Segment<'a> {
    /// With the key by which literals are sorted.
    Text(u64, &'a str),
    Encoded(&'a str),
    Mixed(Reverse<usize>, &'a [String]),
    Parameter,
}

impl<'a> Segment<'a> {
    fn of(segment: &'a PathSegment) -> Self {
        match segment {
            PathSegment::Text(text) if text.contains('%') => Self::Encoded(text),
            PathSegment::Text(text) => Self::Text(segment_key::of(text), text),
            PathSegment::Parameter(_) => Self::Parameter,
            PathSegment::Mixed { texts, .. } => {
                let length = texts.iter().map(String::len).sum();
                Self::Mixed(Reverse(length), texts)
            }
        }
    }

    /// The segment of the runtime.
    pub fn tokens(&self) -> TokenStream {
        match self {
            Self::Text(_, text) => quote!(Segment::text(#text)),
            Self::Encoded(text) => quote!(Segment::Encoded(#text)),
            Self::Mixed(_, texts) => quote!(Segment::Mixed(&[#(#texts),*])),
            Self::Parameter => quote!(Segment::Parameter),
        }
    }
}

fn find(file: &mut SourceFile, api: &Api, tables: &[Table<'_>]) -> TokenStream {
    let most = Literal::usize_unsuffixed(api.most_path_parameters());
    if tables.len() > 1 {
        file.import("crate::runtime::server::base_path", "or_else");
    }
    let found = tables
        .iter()
        .map(|table| table.search(file))
        .reduce(|found, other| quote!(or_else(#found, || #other)));
    let base_paths = api
        .has_base_paths_at_run_time()
        .then(|| quote!(base_paths: &BasePaths,));
    quote! {
        /// Returns the operation that matches a method and path, and its path parameters in order.
        /// Literal segments are compared as they are in a normalized path.
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
    /// The expression that searches the table.
    fn search(&self, file: &mut SourceFile) -> TokenStream {
        file.import("crate::runtime::server", "router");
        let table = &self.name;
        match self.below {
            Below::Path("") => quote!(router::find(&#table, method, path)),
            Below::Path(path) => quote!(router::find_below(#path, &#table, method, path)),
            Below::AtRunTime(servers) => {
                let name = ident(&servers.name.rust);
                quote!(router::find_below(base_paths.#name.as_str(), &#table, method, path))
            }
        }
    }

    fn emit(&self, file: &mut SourceFile) {
        let below = match self.below {
            Below::Path("") => String::new(),
            Below::Path(path) => format!(" after {}", code(path)),
            Below::AtRunTime(servers) => {
                format!(" after the base path of {}", code(servers.name.plain()))
            }
        };
        let docs = format!("The path templates{below}, sorted by segment.");
        let templates: Vec<Template<'_>> = self
            .templates
            .iter()
            .map(|(segments, operations)| (segments.as_slice(), operations))
            .collect();
        Tree::of(&self.name).emit(file, &docs, &templates);
    }
}
