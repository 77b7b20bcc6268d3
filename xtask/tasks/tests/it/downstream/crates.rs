//! The crates of all cases, and the output of the compiler for them.

use std::path::Path;

use openapi_crates::source::Source;
use openapi_crates::{Crates, GenerateError, Options, Side, understand};

use super::cases::{CALLER, Case, Lines, SHOP};

use crate::workspace::{Compilation, NOT_COMPILED, Workspace};

const SERVE: &str = include_str!("crates/serve.rs");

/// The same package as in the tests of the generator, whose target directory these tests share.
const DEPENDENCIES: &str =
    include_str!("../../../../../generator/tests/programs/dependencies.toml");
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The output of the compiler.
#[derive(Debug)]
pub struct Compiled {
    checked: Compilation,
    built: Compilation,
}

/// Generates and compiles the crates of all cases: builds those of programs that are run, and checks the others.
pub fn compile(cases: &[Case]) -> Compiled {
    let mut workspace = Workspace::new("downstream");
    workspace.write(
        "dependencies/Cargo.toml",
        &DEPENDENCIES.replace("ROOT", ROOT),
    );
    workspace.write("dependencies/src/lib.rs", "");
    for case in cases {
        add(&mut workspace, case);
    }
    let runs = |case: &&Case| case.ends.is_some();
    add_program(&mut workspace, cases.iter().filter(runs));
    let (running, others): (Vec<&Case>, Vec<&Case>) = cases.iter().partition(runs);
    let callers = cases.iter().skip(1).map(|case| case.crate_name("caller"));
    let names = callers.chain(others.iter().map(|case| case.crate_name("shop")));
    let checked = workspace.cargo("check", &names.collect::<Vec<_>>());
    let first = cases.iter().take(1).map(|case| case.crate_name("caller"));
    let names = first.chain(running.iter().map(|case| case.crate_name("shop")));
    let names: Vec<String> = names.chain(["shops".to_owned()]).collect();
    let built = workspace.cargo("build", &names);
    let errors_of_shops = errors_of_shops(&built, &running);
    assert!(
        errors_of_shops.is_empty(),
        "compiler errors in new implementations:\n{errors_of_shops}"
    );
    Compiled { checked, built }
}

impl Compiled {
    /// The errors of a crate, or the reason why they are unknown.
    pub fn errors(&self, name: &str) -> Vec<String> {
        let errors = self.checked.error_texts(name);
        match errors.as_slice() {
            [only] if only == NOT_COMPILED => self.built.error_texts(name),
            _ => errors,
        }
    }

    /// The lines of a crate with compiler errors.
    pub fn lines(&self, name: &str) -> Lines {
        let errors = [&self.checked, &self.built].map(|compilation| compilation.errors(name));
        let lines = errors.into_iter().flatten().flat_map(|error| &error.lines);
        lines.map(|(_, line)| *line).collect()
    }

    /// Returns the executable of a crate.
    pub fn program(&self, name: &str) -> &Path {
        self.built
            .program(name)
            .unwrap_or_else(|| panic!("no executable of {name}"))
    }
}

/// The compiler errors in the implementations of the new descriptions.
fn errors_of_shops(built: &Compilation, cases: &[&Case]) -> String {
    let errors = cases.iter().flat_map(|case| built.errors(&shop_name(case)));
    let texts: Vec<&str> = errors.map(|error| error.text.as_str()).collect();
    texts.join("\n")
}

/// The crates generated from the description of a case.
pub fn understood(case: &Case) -> Crates {
    let source = Source::new("openapi.yaml".to_owned(), case.description.clone());
    let understood = understand(&source, &options(&case.crate_name("")));
    let report = || {
        understood
            .report
            .render(&source, openapi_crates::report::Style::Plain)
    };
    match understood.crates {
        Some(ref crates) if !understood.report.has_errors() => {}
        _ => panic!("{} is refused:\n{}", case.name, report()),
    }
    understood.crates.expect("crates")
}

/// The generator options of all descriptions.
pub fn options(name: &str) -> Options {
    let name = name.trim_end_matches('-').to_owned();
    Options::new(name).spec_path("openapi.yaml")
}

fn add(workspace: &mut Workspace, case: &Case) {
    let crates = understood(case);
    for side in [Side::Client, Side::Server] {
        let name = crates.name(side);
        let write = |path: String, text: String| {
            workspace.write(&format!("{name}/{path}"), &text);
            Ok::<_, GenerateError>(())
        };
        crates.write(side, write).expect("a crate");
    }
    let (client, server) = (crates.name(Side::Client), crates.name(Side::Server));
    let client = format!(
        "client = {{ package = \"{client}\", path = \"../{client}\", default-features = false, features = [\"reqwest\"] }}\n\
         dependencies = {{ path = \"../dependencies\" }}\n\
         tokio = {{ version = \"1\", features = [\"macros\", \"rt\"] }}\n"
    );
    let server =
        format!("http = \"1\"\nserver = {{ package = \"{server}\", path = \"../{server}\" }}\n");
    add_crate(
        workspace,
        &case.crate_name("caller"),
        &client,
        "main.rs",
        CALLER,
    );
    add_crate(workspace, &case.crate_name("shop"), &server, "lib.rs", SHOP);
    if case.has_own_shop() {
        add_crate(
            workspace,
            &case.crate_name("changed"),
            &server,
            "lib.rs",
            &case.shop,
        );
    }
}

/// Adds the program that serves the implementations of cases.
fn add_program<'c>(workspace: &mut Workspace, cases: impl Iterator<Item = &'c Case>) {
    let shops: Vec<String> = cases.map(shop_name).collect();
    let own = shops
        .iter()
        .map(|name| format!("{name} = {{ path = \"../{name}\" }}\n"));
    let others = "dependencies = { path = \"../dependencies\" }\n\
        hyper = { version = \"1\", features = [\"http1\", \"server\"] }\n\
        hyper-util = { version = \"0.1\", features = [\"service\", \"tokio\"] }\n\
        tokio = { version = \"1\", features = [\"macros\", \"net\", \"rt-multi-thread\"] }\n";
    let names: Vec<String> = shops.iter().map(|name| name.replace('-', "_")).collect();
    let text = SERVE.replace("SHOPS", &names.join(" "));
    add_crate(
        workspace,
        "shops",
        &(own.collect::<String>() + others),
        "main.rs",
        &text,
    );
}

/// The crate of the implementation that a case serves.
pub fn shop_name(case: &Case) -> String {
    case.crate_name(if case.has_own_shop() {
        "changed"
    } else {
        "shop"
    })
}

fn add_crate(workspace: &mut Workspace, name: &str, dependencies: &str, file: &str, text: &str) {
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{dependencies}"
    );
    for (path, text) in [("Cargo.toml", &*manifest), (&format!("src/{file}"), text)] {
        workspace.write(&format!("{name}/{path}"), text);
    }
}
