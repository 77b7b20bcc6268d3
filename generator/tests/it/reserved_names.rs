//! The lists of reserved names contain the names that the library and generated files define or import, and no others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use openapi_crates::report::Code;
use openapi_crates::source::Source;
use openapi_crates::{Features, Generated, TypeChoices, generate};
use openapi_crates_runtime::generator::sources::FILES;
use proc_macro2::{TokenStream, TokenTree};
use syn::{Fields, ImplItem, Item, Type, UseTree, Visibility};

use crate::support::{all_cases, case, generated, generated_with, options};

type Names = BTreeSet<String>;

fn words(text: &str) -> Names {
    text.split_whitespace().map(str::to_owned).collect()
}

/// Returns the names of a list, one a line.
fn list(name: &str) -> Names {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/names/reserved");
    words(&fs::read_to_string(folder.join(name)).unwrap())
}

#[track_caller]
fn check(name: &str, expected: &Names) {
    let listed = list(name);
    let (missing, stale): (Vec<_>, Vec<_>) = (
        expected.difference(&listed).collect(),
        listed.difference(expected).collect(),
    );
    assert!(
        missing.is_empty() && stale.is_empty(),
        "`src/names/reserved/{name}`: add {missing:?}, and remove {stale:?}"
    );
}

/// Returns the items of a file, which the description may not have.
fn items(files: &BTreeMap<String, String>, path: &str) -> Vec<Item> {
    let text = files.get(path).map_or("", String::as_str);
    syn::parse_file(text).unwrap().items
}

/// The crates of all cases, and those with other types of formats.
static ALL: LazyLock<Vec<Generated>> = LazyLock::new(|| {
    let cases = all_cases().into_iter();
    let by_default = cases.map(|(name, text)| generated(&name, &text));
    let by_library = ["jiff", "time"].map(|library| {
        let mut types = TypeChoices::default();
        for choice in [
            format!("date-time={library}"),
            format!("date={library}"),
            "time=jiff".to_owned(),
        ] {
            types.choose(&choice).unwrap();
        }
        generated_with(&case("formats"), &options("formats").types(types))
    });
    let shared = ["a", "b"].map(|name| name.parse().unwrap());
    let shared = generated_with(SHARED, &options("shared").shared_parameters(shared));
    by_default.chain(by_library).chain([shared]).collect()
});

/// A description with parameters that a client requires.
const SHARED: &str = "
openapi: 3.1.0
info: {title: Shared, version: 1.0.0}
paths:
  /a:
    get:
      operationId: a
      parameters:
        - {name: a, in: query, required: true, schema: {type: string}}
        - {name: b, in: query, required: true, schema: {type: string}}
      responses: {'204': {description: Done.}}
";

/// Returns the items of the files of the library in a folder, recursively.
fn library_items(folder: &str) -> Vec<Item> {
    let files = FILES.iter().filter(|(path, _)| path.starts_with(folder));
    let items = files.flat_map(|(_, text)| syn::parse_file(text).unwrap().items);
    let items: Vec<Item> = items.collect();
    assert!(!items.is_empty());
    items
}

/// Returns the methods of a type, without those of traits.
fn methods(items: &[Item], name: &str) -> Names {
    let mut found = Names::new();
    for item in items {
        if let Item::Impl(block) = item
            && block.trait_.is_none()
            && let Type::Path(target) = &*block.self_ty
            && target.path.segments.last().unwrap().ident == name
        {
            found.extend(block.items.iter().filter_map(|item| match item {
                ImplItem::Fn(function) => Some(function.sig.ident.to_string()),
                _ => None,
            }));
        }
    }
    found
}

fn fields(items: &[Item], name: &str) -> Names {
    let structs = items.iter().filter_map(|item| match item {
        Item::Struct(item) if item.ident == name => Some(&item.fields),
        _ => None,
    });
    let fields = structs.flat_map(Fields::iter);
    fields
        .filter_map(|field| Some(field.ident.as_ref()?.to_string()))
        .collect()
}

fn functions(items: &[Item]) -> Names {
    let functions = items.iter().filter_map(|item| match item {
        Item::Fn(function) => Some(function.sig.ident.to_string()),
        _ => None,
    });
    functions.collect()
}

/// Returns the imported names, without those that `is_wanted` rejects by their path.
fn imported(tree: &UseTree, path: &str, is_wanted: &dyn Fn(&str) -> bool, names: &mut Names) {
    match tree {
        UseTree::Path(inner) => {
            let path = format!("{path}{}::", inner.ident);
            imported(&inner.tree, &path, is_wanted, names);
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                imported(tree, path, is_wanted, names);
            }
        }
        UseTree::Name(name) if is_wanted(path) => {
            names.insert(name.ident.to_string());
        }
        UseTree::Rename(rename) if is_wanted(path) => {
            names.insert(rename.rename.to_string());
        }
        UseTree::Name(_) | UseTree::Rename(_) | UseTree::Glob(_) => {}
    }
}

fn identifiers(tokens: TokenStream, names: &mut Names) {
    for tree in tokens {
        match tree {
            TokenTree::Ident(name) => {
                names.insert(name.to_string());
            }
            TokenTree::Group(group) => identifiers(group.stream(), names),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// Returns all identifiers in generated files other than those of the library.
fn generated_identifiers() -> Names {
    let mut names = Names::new();
    for files in ALL
        .iter()
        .flat_map(|one| [&one.server.files, &one.client.files])
    {
        for (path, text) in files {
            if path.ends_with(".rs") && !path.starts_with("src/runtime/") {
                identifiers(text.parse().unwrap(), &mut names);
            }
        }
    }
    names
}

/// A description with a bearer token, keys and an OAuth 2.0 scheme, in all combinations that differ in the
/// server, and with operations with servers of their own, errors and webhooks.
const SCHEMES: &str = "
openapi: 3.1.0
info: {title: Schemes, version: 1.0.0}
servers: [{url: 'https://a.example'}]
security: [{s0: []}, {s1: []}]
paths:
  /a: {get: {operationId: a, parameters: [{name: s0_p, in: query, schema: {type: string}}], responses: {'204': {$ref: '#/components/responses/Done'}}}}
  /b: {get: {operationId: b, security: [], responses: {'204': {$ref: '#/components/responses/Done'}}}}
  /c: {get: {operationId: c, security: [{s0: [all], s1: []}, {}], responses: {'204': {$ref: '#/components/responses/Done'}}}}
  /d:
    servers: [{url: 'https://b.example/d'}]
    get: {operationId: d, security: [{s2: []}], responses: {'204': {$ref: '#/components/responses/Done'}}}
webhooks:
  e: {post: {security: [{s0: []}, {s0: [all], s1: []}], responses: {'204': {description: Done.}}}}
components:
  headers: {Rate: {required: true, schema: {type: integer}}}
  responses: {Done: {description: Done., headers: {Rate: {$ref: '#/components/headers/Rate'}}}}
  securitySchemes:
    s0: {type: http, scheme: bearer}
    s1: {type: apiKey, in: header, name: key}
    s2: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://c.example', scopes: {}}}}
";

/// Returns the names in a pipeline next to those of the schemes.
fn of_pipeline(pipeline: &[Item]) -> Names {
    let mut names = functions(pipeline);
    // The variables of a function for several schemes are named after them.
    for item in pipeline {
        if let Item::Fn(function) = item
            && function.sig.ident == "s0_and_s1"
        {
            let parameters = function.sig.inputs.iter();
            names.extend(parameters.filter_map(|parameter| match parameter {
                syn::FnArg::Typed(typed) => match &*typed.pat {
                    syn::Pat::Ident(name) => Some(name.ident.to_string()),
                    _ => None,
                },
                syn::FnArg::Receiver(_) => None,
            }));
        }
    }
    without_schemes(names)
}

/// Returns the names in a client or sender, and its builder, next to those of the schemes.
fn of_builder(client: &[Item], types: [&str; 2]) -> Names {
    let mut names = methods(client, types[1]);
    names.extend(functions_of_macros(&["define_settings"]));
    names.extend(types.iter().flat_map(|name| fields(client, name)));
    // Of the trait that builders derive.
    names.insert("clone".to_owned());
    without_schemes(names)
}

fn without_schemes(mut names: Names) -> Names {
    names.retain(|name| !name.starts_with(['s']) || !name[1..].starts_with(['0', '1', '2']));
    names
}

#[test]
fn schemes_have_no_name_of_the_pipeline_or_the_builder() {
    let shared = ["s0_p".parse().unwrap()];
    let options = options("schemes").shared_parameters(shared);
    let Generated { server, client, .. } = generated_with(SCHEMES, &options);
    let pipeline = of_pipeline(&items(&server.files, "src/pipeline.rs"));
    check("of_schemes.txt", &pipeline);
    let client_items = items(&client.files, "src/client.rs");
    let builder = of_builder(&client_items, ["Client", "ClientBuilder"]);
    check("of_client_schemes.txt", &builder);
    let mut sender = items(&server.files, "src/webhooks/sender.rs");
    sender.retain(|item| !matches!(item, Item::Impl(block) if block.trait_.is_some()));
    let mut names = of_pipeline(&items(&client.files, "src/webhooks/pipeline.rs"));
    names.extend(of_builder(&sender, ["Sender", "SenderBuilder"]));
    names.extend(
        fields(&sender, "WebhookEndpoint")
            .into_iter()
            .filter(|name| !name.starts_with("s0") && !name.starts_with("s1")),
    );
    check("of_webhook_schemes.txt", &names);
}

#[test]
fn operations_have_no_name_of_what_is_next_to_their_modules() {
    // The module file, and the trait that clients derive.
    let mut names = words("r#mod clone");
    for Generated { server, client, .. } in &*ALL {
        for files in [&server.files, &client.files] {
            for path in ["src/operations/mod.rs", "src/webhooks/operations/mod.rs"] {
                for item in items(files, path) {
                    let Item::Use(item) = item else { continue };
                    if let UseTree::Path(path) = &item.tree
                        && path.ident != "crate"
                        && path.ident != "self"
                    {
                        names.insert(path.ident.to_string());
                    }
                    if item.vis == Visibility::Inherited {
                        imported(&item.tree, "", &|_| true, &mut names);
                    }
                }
            }
        }
        let client = items(&client.files, "src/client.rs");
        names.extend(methods(&client, "Client"));
    }
    // Parameters of a client avoid the names of operations.
    names.retain(|name| !name.starts_with("with_"));
    // Others are types, which modules do not conflict with, and a macro.
    names.retain(|name| name.starts_with(|first: char| first.is_ascii_lowercase()));
    names.remove("extension_method");
    check("of_operations.txt", &names);
}

#[test]
fn types_of_webhooks_have_no_name_of_their_module() {
    let mut names = words("Webhook");
    for Generated { server, client, .. } in &*ALL {
        for files in [&server.files, &client.files] {
            for item in items(files, "src/webhooks/mod.rs") {
                if let Item::Use(item) = item {
                    let is_own = |path: &str| path == "receiver::" || path == "sender::";
                    imported(&item.tree, "", &is_own, &mut names);
                }
            }
        }
    }
    // It is imported by the operations of the server, and never the name of a type.
    assert!(names.remove("WebhookEndpoint"));
    check("of_webhook_types.txt", &names);
}

/// Names with a meaning in Rust.
const OF_RUST: &str = "\
    AsMut AsRef Box Clone Copy Debug Default DoubleEndedIterator Drop Eq Err ExactSizeIterator Extend Fn FnMut FnOnce \
    From FromIterator Future Into IntoIterator Iterator None Ok Option Ord PartialEq PartialOrd Result Self Self_ Send \
    Sized Some String Sync ToOwned ToString TryFrom TryInto Unpin Vec";

/// The types of other crates, which generated files qualify if a type of the description has the same name.
const QUALIFIED: &str = "\
    Bytes Date DateTime Decimal FixedOffset Ipv4Addr Ipv6Addr NaiveDate OffsetDateTime SpanFieldwise Time Uuid Zoned";

#[test]
fn no_type_has_the_name_of_an_import_of_generated_files() {
    let mut names = words(OF_RUST);
    let (library, qualified): (Names, Names) = (list("of_library.txt"), words(QUALIFIED));
    for files in ALL
        .iter()
        .flat_map(|one| [&one.server.files, &one.client.files])
    {
        // Other files name no types of the description, or all of them.
        for path in files.keys().filter(|path| path.contains("/operations/")) {
            for item in items(files, path) {
                if let Item::Use(item) = item
                    && item.vis == Visibility::Inherited
                {
                    let is_of_library = |path: &str| {
                        let mut parts = path.split("::");
                        match parts.next() {
                            Some("crate") => parts.next() == Some("runtime"),
                            // The names of a crate of types are those of the description.
                            first => first.is_none_or(|first| !first.ends_with("_types")),
                        }
                    };
                    imported(&item.tree, "", &is_of_library, &mut names);
                }
            }
        }
    }
    assert!(names.contains("Parts"));
    names.retain(|name| name.starts_with(|first: char| first.is_ascii_uppercase()));
    let listed = list("of_type_scopes.txt");
    let is_free = |name: &&String| {
        !listed.contains(*name) && !library.contains(*name) && !qualified.contains(*name)
    };
    let missing: Vec<&String> = names.iter().filter(is_free).collect();
    let used = generated_identifiers();
    let is_stale = |name: &&String| !names.contains(*name) && !used.contains(*name);
    let stale: Vec<&String> = listed.iter().filter(is_stale).collect();
    assert!(
        missing.is_empty() && stale.is_empty(),
        "`src/names/reserved/of_type_scopes.txt`: add {missing:?} (or to `QUALIFIED` if it is), and remove {stale:?}"
    );
}

/// The exports of the library are reserved, and cases have all of them.
#[test]
fn each_reserved_name_of_the_library_is_exported() {
    let mut exported = Names::new();
    for Generated { server, client, .. } in &*ALL {
        for files in [&server.files, &client.files] {
            for path in ["src/lib.rs", "src/webhooks/mod.rs"] {
                for item in items(files, path) {
                    if let Item::Use(item) = item {
                        let is_runtime = |path: &str| path.contains("runtime::");
                        imported(&item.tree, "", &is_runtime, &mut exported);
                    }
                }
            }
        }
    }
    check("of_library.txt", &exported);
}

#[test]
fn no_module_of_a_tag_has_the_name_of_another_module() {
    let mut modules = Names::new();
    for Generated { server, client, .. } in &*ALL {
        for files in [&server.files, &client.files] {
            let items = items(files, "src/lib.rs").into_iter();
            modules.extend(items.filter_map(|item| match item {
                Item::Mod(module) => Some(module.ident.to_string()),
                _ => None,
            }));
        }
    }
    check("of_roots.txt", &modules);
}

/// Returns the functions that some macros of the library define.
fn functions_of_macros(macros: &[&str]) -> Names {
    let mut found = Names::new();
    for item in library_items("client/calls/") {
        if let Item::Macro(item) = item
            && item
                .ident
                .as_ref()
                .is_some_and(|name| macros.iter().any(|known| name == known))
        {
            functions_in(item.mac.tokens, &mut found);
        }
    }
    found
}

/// Finds the names after `fn`.
fn functions_in(tokens: TokenStream, names: &mut Names) {
    let mut is_after_fn = false;
    for tree in tokens {
        let is_fn = matches!(&tree, TokenTree::Ident(word) if word == "fn");
        match tree {
            TokenTree::Ident(name) if is_after_fn => {
                names.insert(name.to_string());
            }
            TokenTree::Group(group) => functions_in(group.stream(), names),
            _ => {}
        }
        is_after_fn = is_fn;
    }
}

#[test]
fn no_setter_hides_a_function_of_calls() {
    let methods = functions_of_macros(&["define_call", "define_pages", "define_blocking"]);
    assert!(methods.contains("send"));
    let listed = list("of_calls.txt");
    let missing: Vec<&String> = methods.difference(&listed).collect();
    // The others are variables, and methods of traits, which also the setters of requests would hide.
    let mut used = generated_identifiers();
    used.extend(words("eq fmt ne"));
    let is_stale = |name: &&String| !methods.contains(*name) && !used.contains(*name);
    let stale: Vec<&String> = listed.iter().filter(is_stale).collect();
    assert!(
        missing.is_empty() && stale.is_empty(),
        "`src/names/reserved/of_calls.txt`: add {missing:?}, and remove {stale:?}"
    );
}

#[test]
fn no_header_hides_a_function_of_replies() {
    let mut methods = methods(&library_items("client/"), "Reply");
    assert!(methods.contains("header_map"));
    // Of the traits that replies implement.
    methods.extend(words("clone"));
    check("of_replies.txt", &methods);
}

/// Returns the diagnostics of names in a description with this schema.
fn reasons(name: &str, schema: &str) -> Vec<String> {
    let text = format!(
        "{{openapi: 3.0.3, info: {{title: T, version: '1'}}, paths: {{}}, components: {{schemas: {{{name}: {schema}}}}}}}"
    );
    let report = generate(&Source::new("api.yaml", text), &options("names")).report;
    let mut found: Vec<_> = report.diagnostics().iter().collect();
    found.retain(|found| matches!(found.code(), Code::ReservedTypeName | Code::NameNotFree));
    let texts = found
        .iter()
        .map(|found| format!("{} {}", found.code(), found.message()));
    texts.collect()
}

#[test]
fn the_name_of_a_schema_with_a_reserved_name_is_reported() {
    let expected = "N0901 `FilePart` is a reserved name: the type is called `FilePartType`";
    assert_eq!(reasons("filePart", "{type: string}"), [expected]);
    let chosen = "{type: string, x-rust-name: FilePart}";
    let expected = "E0906 `part` is reserved for generated code";
    assert_eq!(reasons("part", chosen), [expected]);
    assert_eq!(reasons("Webhook", "{type: string}"), Vec::<String>::new());
}

#[test]
fn a_tag_with_the_name_of_another_feature_is_reported() {
    let text = "{openapi: 3.0.3, info: {title: T, version: '1'}, paths: {/a: {get: {operationId: a, \
                tags: [Mock, pets], responses: {'204': {description: Done.}}}}}}";
    let options = options("names").features(Features::Tag);
    let report = generate(&Source::new("api.yaml", text.to_owned()), &options).report;
    let found = report.diagnostics().iter();
    let found = found.filter(|found| found.code() == Code::ReservedFeatureName);
    let messages: Vec<&str> = found.map(|found| found.message()).collect();
    let expected =
        "`mock` is a reserved name: the feature of the tag `Mock` is called `mock-operations`";
    assert_eq!(messages, [expected]);
}
