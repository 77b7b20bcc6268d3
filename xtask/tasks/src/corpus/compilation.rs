//! Compiles all generated crates as one workspace.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context as _, bail};

use super::compiler::{Cargo, Compiled, Crates, Run};
use super::layout::Layout;
use super::progress::Progress;
use super::verdict::{Row, Verdict};
use openapi_crates_cli::Console;

/// Compiles the generated crates, and adds the result to each row.
pub(super) fn all(
    args: &super::Args,
    rows: &mut [Row],
    layout: &Layout,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let cargo = Cargo {
        workspace: layout.crates(),
        build: layout.build(),
        measures: layout.compiler_measures(),
        log: layout.logs().join("cargo.log"),
        jobs: args.jobs(),
        limit: args.limit(),
    };
    // Cargo reads all manifests before it compiles a crate. If one is invalid, its description is excluded and cargo
    // runs again.
    loop {
        let waiting = rows.iter().filter(|row| row.verdict == Verdict::Generated);
        let names: BTreeSet<_> = waiting.flat_map(|row| crates(&row.document.name)).collect();
        if names.is_empty() {
            return Ok(());
        }
        write_workspace(layout, &names)?;
        let mut progress = Progress::new("compiling", names.len(), console);
        let run = cargo.check(&names, None, &mut progress)?;
        match run {
            Run::Finished(crates) => {
                finish(rows, &crates, &cargo);
                let mut features = FEATURES.iter();
                return features
                    .try_for_each(|feature| with_feature(*feature, rows, &cargo, console));
            }
            Run::Refused(error) => mark_refused(rows, &error, &cargo)?,
        }
    }
}

/// A package that enables features of indirect dependencies: most of them are then compiled already in the target directory of
/// tests.
pub(super) const INDIRECT_DEPENDENCIES: &str = "features";
const INDIRECT_MANIFEST: &str =
    include_str!("../../../../generator/tests/programs/indirect_dependencies.toml");

/// The features that are compiled in addition, with the titles of their progress.
const FEATURES: [(&str, &str); 2] = [
    ("webhooks", "compiling webhooks"),
    ("cli", "compiling command lines"),
];

/// Compiles the crates that have a feature again, with that feature.
fn with_feature(
    (feature, title): (&str, &'static str),
    rows: &mut [Row],
    cargo: &Cargo,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let compiled = [Verdict::Compiled, Verdict::Warning];
    let rows = rows.iter_mut();
    let rows = rows.filter(|row| compiled.contains(&row.verdict));
    let rows = rows.map(|row| {
        let names = crates(&row.document.name).into_iter();
        let names = names.filter(|name| has_feature(name, feature, cargo));
        let names: Vec<String> = names.collect();
        (row, names)
    });
    let rows: Vec<(&mut Row, Vec<String>)> = rows.collect();
    let names = rows.iter().flat_map(|(_, names)| names.clone());
    let names: BTreeSet<_> = names.collect();
    if names.is_empty() {
        return Ok(());
    }
    let mut progress = Progress::new(title, names.len(), console);
    let run = cargo.check(&names, Some(feature), &mut progress)?;
    let messages = match run {
        Run::Finished(messages) => messages,
        Run::Refused(error) => bail!("cargo cannot compile {feature}: {error}"),
    };
    for (row, names) in rows {
        for name in names {
            row.add_compiled_feature(cargo.compiled(&name, &messages));
        }
    }
    Ok(())
}

fn has_feature(name: &str, feature: &str, cargo: &Cargo) -> bool {
    let manifest = fs::read_to_string(cargo.workspace.join(name).join("Cargo.toml"));
    manifest.is_ok_and(|text| text.contains(&format!("\n{feature} = [")))
}

/// The names of the crates of a description.
fn crates(name: &str) -> [String; 2] {
    ["server", "client"].map(|kind| format!("{name}-{kind}"))
}

fn write_workspace(layout: &Layout, names: &BTreeSet<String>) -> anyhow::Result<()> {
    let members: Vec<_> = names
        .iter()
        .map(String::as_str)
        .chain([INDIRECT_DEPENDENCIES])
        .map(|name| format!("    {name:?},\n"))
        .collect();
    let manifest = format!(
        "[workspace]\nresolver = \"3\"\nmembers = [\n{}]\n\n[profile.dev]\ndebug = false\n",
        members.concat()
    );
    let folder = layout.crates();
    fs::write(folder.join("Cargo.toml"), manifest).context("cannot write a manifest")?;
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let manifest = INDIRECT_MANIFEST.replace("ROOT", root);
    let features = folder.join(INDIRECT_DEPENDENCIES);
    fs::create_dir_all(features.join("src"))
        .and_then(|()| fs::write(features.join("src/lib.rs"), ""))
        .and_then(|()| fs::write(features.join("Cargo.toml"), manifest))
        .context("cannot write a manifest")?;
    let lock = folder.join("Cargo.lock");
    if !lock.exists() && layout.lock().exists() {
        fs::copy(layout.lock(), lock).context("cannot copy the lock file")?;
    }
    Ok(())
}

fn finish(rows: &mut [Row], messages: &Crates, cargo: &Cargo) {
    for row in rows {
        if row.verdict == Verdict::Generated {
            let parts = crates(&row.document.name).map(|name| cargo.compiled(&name, messages));
            row.compiled(Compiled::both(parts));
        }
    }
}

/// Marks the descriptions whose manifests cargo rejects as not compiling.
fn mark_refused(rows: &mut [Row], error: &str, cargo: &Cargo) -> anyhow::Result<()> {
    let mut found = false;
    for row in rows {
        let names = crates(&row.document.name);
        let is_named = names.iter().any(|name| cargo.is_named(name, error));
        if row.verdict == Verdict::Generated && is_named {
            row.compiled(Compiled::refused(error));
            found = true;
        }
    }
    if !found {
        bail!("cargo cannot compile the generated crates: {error}");
    }
    Ok(())
}
