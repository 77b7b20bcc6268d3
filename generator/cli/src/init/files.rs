//! The files of the workspace.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::Context as _;
use openapi_crates::Traits;
use openapi_crates::internals::{Packages, Starter};

use super::{Args, Choices, axum};
use crate::Console;

const CI: &str = include_str!("../../templates/ci.yml");
const README: &str = include_str!("../../templates/README.md");

/// The crates of the workspace, as Rust paths.
pub(super) struct CrateNames {
    server: String,
    client: String,
    service: String,
}

impl CrateNames {
    pub(super) fn new(name: &str) -> Self {
        let name = name.replace('-', "_");
        Self {
            server: format!("{name}_server"),
            client: format!("{name}_client"),
            service: format!("{name}_service"),
        }
    }

    pub(super) fn packages(&self) -> Packages<'_> {
        Packages {
            server: &self.server,
            client: &self.client,
            service: &self.service,
        }
    }
}

/// Writes a file, and its folder.
pub(super) fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let folder = path.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, text))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// Writes a source file, formatted if `rustfmt` is installed. It is edited from then on.
pub(super) fn write_source(folder: &Path, path: &str, text: &str) -> anyhow::Result<()> {
    let formatted = formatted(folder, text);
    write(&folder.join(path), formatted.as_deref().unwrap_or(text))
}

/// Formats a source file with the settings of a folder.
fn formatted(folder: &Path, text: &str) -> Option<String> {
    let mut command = Command::new("rustfmt");
    let command = command.args(["--edition", "2024"]).current_dir(folder);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut rustfmt = command.stderr(Stdio::null()).spawn().ok()?;
    let written = rustfmt.stdin.take()?.write_all(text.as_bytes());
    let output = rustfmt.wait_with_output().ok()?;
    let is_formatted = written.is_ok() && output.status.success() && !output.stdout.is_empty();
    is_formatted.then_some(String::from_utf8(output.stdout).ok()?)
}

/// The text of `codegen.toml`.
pub(super) fn settings(name: &str, spec: &str, choices: &Choices) -> String {
    // A string of JSON is also one of TOML.
    let spec = serde_json::Value::from(spec);
    let mut text = format!(
        "spec = {spec}\nout = \".\"\nname = \"{name}\"\n# Operations without a handler respond with 501.\nstub = true\n"
    );
    if choices.traits == Traits::Tag {
        text.push_str("# The handlers are in a trait for each tag.\ntraits = \"tag\"\n");
    }
    if choices.skips {
        text.push_str("# Operations that need an invalid part are left out.\nallow-skip = true\n");
    }
    text
}

/// Writes all files but the description and its crates, and lists the next commands.
pub(super) fn write_all(
    args: &Args,
    folder: &Path,
    spec: &str,
    starter: Option<Starter>,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let name = &*args.name;
    let has_operations = starter.is_some();
    let starter = starter.unwrap_or_default();
    let mut members = vec![format!("\"{name}-client\""), format!("\"{name}-server\"")];
    let (mut rows, mut commands, mut notes) = (String::new(), String::new(), String::new());
    let exports = exports(&starter.credentials);
    if let Some(library) = &starter.service {
        members.push("\"service\"".to_owned());
        write_source(folder, "service/src/lib.rs", library)?;
        for (module, text) in &starter.handlers {
            write_source(folder, &format!("service/src/api/{module}.rs"), text)?;
        }
        if args.axum {
            axum::write_service(name, folder, spec, &starter)?;
            let _ = writeln!(commands, "cargo run -p {name}-service -- --help");
        } else {
            write(&folder.join("service/Cargo.toml"), &service_manifest(name))?;
            write_source(folder, "service/src/main.rs", &starter.main)?;
        }
        rows.push_str("| `service` | the service: write its handlers |\n");
        let _ = writeln!(commands, "cargo build -p {name}-service");
        let _ = writeln!(commands, "cargo run -p {name}-service &");
        notes.push_str(
            "Handlers that are not written respond with 501. `kill %1` stops the service.\n\n",
        );
        if let Some(tests) = &starter.tests {
            write_source(folder, "service/tests/api.rs", tests)?;
        }
    } else if has_operations {
        writeln!(
            console.err,
            "note: no service was written, since a value of an error body or of a common header is not obvious: implement the \
             traits of `{name}-server`"
        )?;
    }
    if let Some(program) = &starter.program {
        members.push("\"program\"".to_owned());
        write(&folder.join("program/Cargo.toml"), &program_manifest(name))?;
        write_source(folder, "program/src/main.rs", program)?;
        rows.push_str("| `program` | a program that calls the API |\n");
        let _ = writeln!(
            commands,
            "{}=http://127.0.0.1:8080{} cargo run -p {name}-program",
            starter.base_url, starter.base_path
        );
    }
    let members = members.join(", ");
    let manifest = format!("[workspace]\nresolver = \"3\"\nmembers = [{members}]\n");
    write(&folder.join("Cargo.toml"), &manifest)?;
    write(&folder.join(".gitignore"), "/target\n")?;
    let ci = CI.replace("{version}", env!("CARGO_PKG_VERSION"));
    write(&folder.join(".github/workflows/ci.yml"), &ci)?;
    let readme = [
        ("{name}", name),
        ("{spec}", spec),
        ("{rows}", &rows),
        ("{exports}", &exports),
        ("{commands}", &commands),
        ("{notes}", &notes),
    ];
    let readme = readme.iter().fold(README.to_owned(), |text, (key, value)| {
        text.replace(key, value)
    });
    write(&folder.join("README.md"), &readme)?;
    writeln!(
        console.out,
        "{}: a workspace; its README.md lists the next commands",
        folder.display()
    )?;
    if !starter.credentials.is_empty() {
        let variables = starter.credentials.join("`, `");
        writeln!(
            console.out,
            "the service accepts the credentials in `{variables}`, which the programs send"
        )?;
    }
    Ok(())
}

/// The line that sets the credentials, if there are any.
fn exports(variables: &[String]) -> String {
    let values: Vec<String> = variables
        .iter()
        .map(|variable| format!("{variable}=secret"))
        .collect();
    match values.as_slice() {
        [] => String::new(),
        values => format!("export {}\n", values.join(" ")),
    }
}

fn service_manifest(name: &str) -> String {
    format!(
        r#"[package]
name = "{name}-service"
version = "0.1.0"
edition = "2024"
publish = false

[dependencies]
{name}-server = {{ path = "../{name}-server" }}
http = "1"
hyper = {{ version = "1", features = ["http1", "server"] }}
hyper-util = {{ version = "0.1", features = ["service", "tokio"] }}
tokio = {{ version = "1", features = ["macros", "net", "rt-multi-thread", "time"] }}

[dev-dependencies]
{name}-client = {{ path = "../{name}-client", features = ["mock"] }}
tower-service = "0.3"
"#
    )
}

fn program_manifest(name: &str) -> String {
    format!(
        r#"[package]
name = "{name}-program"
version = "0.1.0"
edition = "2024"
publish = false

[dependencies]
{name}-client = {{ path = "../{name}-client" }}
tokio = {{ version = "1", features = ["macros", "rt-multi-thread"] }}
"#
    )
}
