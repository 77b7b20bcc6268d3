//! Compiles the crates of all descriptions that were generated, as one workspace.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context as _, bail};

use super::compiler::{Cargo, Compiled, Crates, Run};
use super::layout::Layout;
use super::progress::Progress;
use super::verdict::{Row, Verdict};
use crate::Console;

/// Compiles what was generated and adds to each row what the compiler said.
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
    // Cargo reads all manifests before it compiles any: a bad one is put aside, and it runs again.
    loop {
        let waiting = rows.iter().filter(|row| row.verdict == Verdict::Generated);
        let names: BTreeSet<_> = waiting.flat_map(|row| crates(&row.document.name)).collect();
        if names.is_empty() {
            return Ok(());
        }
        write_workspace(layout, &names)?;
        let mut progress = Progress::new("compiling", names.len(), console);
        let run = cargo.check(&names, None, &mut progress)?;
        progress.finish();
        match run {
            Run::Finished(crates) => {
                finish(rows, &crates, &cargo);
                return with_webhooks(rows, &cargo, console);
            }
            Run::Refused(words) => put_aside(rows, &words, &cargo)?,
        }
    }
}

/// Compiles those that have webhooks again, with them.
fn with_webhooks(rows: &mut [Row], cargo: &Cargo, console: &mut Console<'_>) -> anyhow::Result<()> {
    let compiled = [Verdict::Compiled, Verdict::Warning];
    let rows = rows.iter_mut();
    let rows = rows.filter(|row| compiled.contains(&row.verdict));
    let rows = rows.filter(|row| has_webhooks(&row.document.name, cargo));
    let rows: Vec<&mut Row> = rows.collect();
    let names = rows.iter().flat_map(|row| crates(&row.document.name));
    let names: BTreeSet<_> = names.collect();
    if names.is_empty() {
        return Ok(());
    }
    let mut progress = Progress::new("compiling webhooks", names.len(), console);
    let run = cargo.check(&names, Some("webhooks"), &mut progress)?;
    progress.finish();
    let said = match run {
        Run::Finished(said) => said,
        Run::Refused(words) => bail!("cargo cannot compile webhooks: {words}"),
    };
    for row in rows {
        let parts = crates(&row.document.name).map(|name| cargo.compiled(&name, &said));
        row.compiled_again(Compiled::both(parts));
    }
    Ok(())
}

fn has_webhooks(name: &str, cargo: &Cargo) -> bool {
    crates(name).iter().all(|name| {
        let manifest = fs::read_to_string(cargo.workspace.join(name).join("Cargo.toml"));
        manifest.is_ok_and(|text| text.contains("\nwebhooks = ["))
    })
}

/// The names of the crates of a description.
fn crates(name: &str) -> [String; 2] {
    ["server", "client"].map(|kind| format!("{name}-{kind}"))
}

fn write_workspace(layout: &Layout, names: &BTreeSet<String>) -> anyhow::Result<()> {
    let members: Vec<_> = names
        .iter()
        .map(|name| format!("    {name:?},\n"))
        .collect();
    let manifest = format!(
        "[workspace]\nresolver = \"3\"\nmembers = [\n{}]\n\n[profile.dev]\ndebug = false\n",
        members.concat()
    );
    let folder = layout.crates();
    fs::write(folder.join("Cargo.toml"), manifest).context("cannot write a manifest")?;
    let lock = folder.join("Cargo.lock");
    if !lock.exists() && layout.lock().exists() {
        fs::copy(layout.lock(), lock).context("cannot copy the lock file")?;
    }
    Ok(())
}

fn finish(rows: &mut [Row], said: &Crates, cargo: &Cargo) {
    for row in rows {
        if row.verdict == Verdict::Generated {
            let parts = crates(&row.document.name).map(|name| cargo.compiled(&name, said));
            row.compiled(Compiled::both(parts));
        }
    }
}

/// Marks the descriptions whose crates cargo refuses; they do not compile.
fn put_aside(rows: &mut [Row], words: &str, cargo: &Cargo) -> anyhow::Result<()> {
    let mut found = false;
    for row in rows {
        let names = crates(&row.document.name);
        let is_named = names.iter().any(|name| cargo.is_named(name, words));
        if row.verdict == Verdict::Generated && is_named {
            row.compiled(Compiled::refused(words));
            found = true;
        }
    }
    if !found {
        bail!("cargo cannot compile the generated crates: {words}");
    }
    Ok(())
}
