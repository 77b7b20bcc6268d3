//! Builds and runs a program that decodes JSON values with the types of the generated crates, and encodes them again.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fmt};

use anyhow::{Context as _, bail};
use openapi_crates::{Crate, Generated, RuntimeSource};

use crate::package_variables::remove_package_variables;
use crate::synthesis::Root;

/// The fixed parts of the program.
const PROGRAM: &str = include_str!("../harness/main.rs");

const MANIFEST: &str = include_str!("../harness/Cargo.toml");

/// The folder of this repository.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A side of the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// The server decodes a request, and responds with the same value.
    Server,
    /// The client decodes a response, and sends the same value.
    Client,
}

impl fmt::Display for Side {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Server => "server",
            Self::Client => "client",
        })
    }
}

/// The input of one side.
#[derive(Clone, Debug)]
pub struct Input {
    pub side: Side,
    pub index: usize,
    pub json: String,
}

/// The result for a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// It was decoded, and encoded as this; `None` for types that are only decoded.
    Read(Option<String>),
    /// It was rejected, with this error.
    Refused(String),
    /// The program failed, which is always an error.
    Failed(String),
}

/// The cargo workspace in which programs are built, one after the other.
pub struct Workspace {
    folder: PathBuf,
    /// The target folder.
    build: PathBuf,
    lock: PathBuf,
    /// The source of the library for its crates.
    pub library: RuntimeSource,
}

impl Workspace {
    /// Creates a workspace in a folder, with a target folder, the lock file for its dependencies, and the source of the
    /// library for its crates.
    pub fn new(folder: PathBuf, build: PathBuf, lock: PathBuf, library: RuntimeSource) -> Self {
        Self {
            folder,
            build,
            lock,
            library,
        }
    }

    /// The file for the output of another process.
    pub fn log(&self, name: &str) -> PathBuf {
        self.folder.join(name).with_extension("log")
    }

    /// Builds the program of these crates.
    ///
    /// # Errors
    ///
    /// When it does not compile.
    pub fn build(&self, generated: &Generated, roots: &[Root]) -> anyhow::Result<PathBuf> {
        self.compile(generated, MANIFEST, &program(roots))
    }

    /// Builds a program around these crates.
    ///
    /// # Errors
    ///
    /// When it does not compile.
    pub fn compile(
        &self,
        generated: &Generated,
        own_manifest: &str,
        program: &str,
    ) -> anyhow::Result<PathBuf> {
        let crates = self.folder.join("crates");
        if crates.exists() {
            fs::remove_dir_all(&crates)?;
        }
        for generated_crate in [&generated.server, &generated.client] {
            write(&crates, generated_crate)?;
        }
        fs::create_dir_all(crates.join("harness"))?;
        let own_manifest = own_manifest.replace("ROOT", ROOT);
        fs::write(crates.join("harness/Cargo.toml"), own_manifest)?;
        fs::write(crates.join("harness/main.rs"), program)?;
        let members = r#"["validated-server", "validated-client", "harness"]"#;
        // As in `.ci/run`, whose compiled dependencies the programs use.
        let profile = "[profile.dev]\ncodegen-units = 2\ndebug = false\nincremental = false\n";
        let manifest = format!("[workspace]\nresolver = \"3\"\nmembers = {members}\n\n{profile}");
        fs::write(crates.join("Cargo.toml"), manifest)?;
        fs::copy(&self.lock, crates.join("Cargo.lock"))?;
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
        remove_package_variables(&mut cargo);
        let output = cargo
            .args(["build", "--quiet", "--package", "harness", "--target-dir"])
            .arg(&self.build)
            .current_dir(&crates)
            .env_remove("CARGO_TARGET_DIR")
            .stdin(Stdio::null())
            .output()
            .context("cannot run cargo")?;
        if !output.status.success() {
            bail!("{}", first_error(&String::from_utf8_lossy(&output.stderr)));
        }
        Ok(self.build.join("debug/harness"))
    }

    /// Runs the program on inputs, and returns an outcome for each, unless it ends early.
    ///
    /// # Errors
    ///
    /// When files cannot be written or read.
    pub fn decode_all(&self, program: &Path, inputs: &[Input]) -> anyhow::Result<Vec<Outcome>> {
        let lines = inputs
            .iter()
            .map(|input| format!("{}\t{}\t{}\n", input.side, input.index, input.json));
        let (text, error) = self.run(program, None, lines.collect())?;
        let mut outcomes: Vec<_> = text.lines().map(parse_outcome).collect();
        if outcomes.len() < inputs.len() {
            outcomes.push(Outcome::Failed(error));
        }
        Ok(outcomes)
    }

    /// Runs a program with an argument and input lines; returns its output and how it ended.
    ///
    /// # Errors
    ///
    /// When files cannot be written or read.
    pub fn run(
        &self,
        program: &Path,
        argument: Option<&str>,
        lines: String,
    ) -> anyhow::Result<(String, String)> {
        let [input, output] = ["input", "output"].map(|name| self.folder.join(name));
        fs::write(&input, lines)?;
        let status = Command::new(program)
            .args(argument)
            .stdin(File::open(&input)?)
            .stdout(File::create(&output)?)
            .stderr(File::create(self.folder.join("errors"))?)
            .status()
            .context("cannot run the program")?;
        let text = fs::read_to_string(&output)?;
        let errors = fs::read_to_string(self.folder.join("errors")).unwrap_or_default();
        Ok((
            text,
            format!("the program ended: {status} {}", errors.trim()),
        ))
    }
}

fn parse_outcome(line: &str) -> Outcome {
    let (kind, rest) = line.split_once('\t').unwrap_or((line, ""));
    match kind {
        "echoed" => Outcome::Read(Some(rest.to_owned())),
        "read" => Outcome::Read(None),
        "refused" => Outcome::Refused(rest.to_owned()),
        _ => Outcome::Failed(line.to_owned()),
    }
}

fn write(folder: &Path, generated: &Crate) -> anyhow::Result<()> {
    for (path, text) in &generated.files {
        let path = folder.join(&generated.name).join(path);
        fs::create_dir_all(path.parent().context("a file without a folder")?)?;
        fs::write(path, text)?;
    }
    Ok(())
}

/// The first compiler error, with the start of its span.
fn first_error(errors: &str) -> String {
    let lines = errors.lines().skip_while(|line| !line.starts_with("error"));
    lines.take(12).collect::<Vec<_>>().join("\n")
}

fn program(roots: &[Root]) -> String {
    let mut handlers = String::new();
    let mut calls = String::new();
    for (index, root) in roots.iter().enumerate() {
        let response = match root.is_split {
            true => "Ok(Default::default())",
            false => "Ok(_request.body.into())",
        };
        handlers.push_str(&format!(
            "    async fn read_zq{index}(&self, _: server::operations::ReadZq{index}Request)
        -> Result<server::operations::ReadZq{index}Response, server::operations::ReadZq{index}Failure> {{
        std::future::pending().await
    }}

    async fn echo_zq{index}(&self, _request: server::operations::EchoZq{index}Request)
        -> Result<server::operations::EchoZq{index}Response, server::operations::EchoZq{index}Failure> {{
        {response}
    }}

"
        ));
        let sent = match root.is_split {
            true => "{ let _ = reply; Ok(()) }".to_owned(),
            false => format!(
                "client.echo_zq{index}(reply.into_body()).send().await.map(drop).map_err(|failure| \
                 CallError::Sent(error_chain(&failure)))"
            ),
        };
        calls.push_str(&format!(
            "        {index} => match client.read_zq{index}().send().await {{
            Ok(reply) => {sent},
            Err(failure) => Err(CallError::Read(error_chain(&failure))),
        }},
"
        ));
    }
    let program = PROGRAM.replace("    // HANDLERS\n", &handlers);
    program.replace("        // CALLS\n", &calls)
}
