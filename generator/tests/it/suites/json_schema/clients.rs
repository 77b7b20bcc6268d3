//! Instances in calls of clients that validate them.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::process::Command;

use openapi_crates::Crate;

use super::crates::{Crates, Reaction};
use super::position::property;
use crate::support::{DEPENDENCIES, Workspace};

const SOURCE: &str = include_str!("../../../suites/programs/clients.rs");

const MANIFEST: &str = r#"[package]
name = "PROGRAM"
edition = "2024"

[dependencies]
dependencies = { path = "../dependencies" }
serde = "1"
serde_json = "1"
"#;

/// Decodes each instance into the type of the client, and calls the operation.
pub fn call(clients: &Crates) -> Vec<Reaction> {
    let workspace = Workspace::open();
    let name = &clients.program;
    let mut manifest = MANIFEST.replace("PROGRAM", name);
    let (mut modules, mut list) = (String::new(), String::new());
    for (index, client) in clients.packages().enumerate() {
        workspace.add(client);
        let package = &client.name;
        writeln!(
            manifest,
            "client_{index} = {{ package = \"{package}\", path = \"../{package}\", default-features = false, features = [\"mock\"] }}"
        )
        .unwrap();
        modules.push_str(&module(index, client));
        write!(list, "{index}: calls_{index} ").unwrap();
    }
    let source = SOURCE.replace("CLIENTS", &list);
    workspace.add_by_hand(
        name,
        &manifest,
        "src/main.rs",
        &format!("{source}{modules}"),
    );
    let built = workspace.cargo("build", &[name, DEPENDENCIES], &[]);
    let errors = String::from_utf8_lossy(&built.stderr);
    assert!(built.status.success(), "{errors}");
    let instances = clients.instances();
    let input = workspace.folder().join(name).with_extension("instances");
    let lines = instances.iter().map(|instance| {
        let json = property(instance.test.data.get()).replace(['\n', '\t'], " ");
        format!("{}\t{}\t{json}\n", instance.package, instance.number)
    });
    fs::write(&input, lines.collect::<String>()).unwrap();
    let mut program = Command::new(workspace.program(name));
    let output = program.stdin(File::open(&input).unwrap()).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let mut reactions: Vec<_> = text.lines().map(parse).collect();
    let crash = Reaction::Failed(format!("the program ended: {}", output.status));
    reactions.resize(instances.len(), crash);
    reactions
}

/// The calls of a client: a list of its operations with their numbers.
fn module(index: usize, client: &Crate) -> String {
    let operations = client.files.keys().filter_map(|path| {
        let number = path.strip_prefix("src/operations/g")?.strip_suffix(".rs")?;
        Some(format!("{number}: g{number} "))
    });
    let operations: String = operations.collect();
    format!("clients! {{ calls_{index}: client_{index} {{ {operations}}} }}\n")
}

fn parse(line: &str) -> Reaction {
    match line.split_once('\t') {
        Some(("accepted", _)) => Reaction::Accepted,
        Some(("rejected", reason)) => Reaction::Rejected(reason.to_owned()),
        Some(("changed", _)) => Reaction::Changed,
        Some(("missing", _)) => Reaction::Missing,
        _ => Reaction::Failed(line.to_owned()),
    }
}
