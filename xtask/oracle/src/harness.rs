//! Builds and runs a program that decodes JSON values with the types of the generated crates, and encodes them again.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fmt};

use anyhow::{Context as _, bail};
use openapi_crates::{Crate, Generated};

use crate::synthesis::Root;

/// The fixed parts of the program.
const PROGRAM: &str = include_str!("../harness/main.rs");

const MANIFEST: &str = include_str!("../harness/Cargo.toml");

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
pub struct Question {
    pub side: Side,
    pub index: usize,
    pub json: String,
}

/// The result for a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// It was read, and this was written; `None` where a type is only read.
    Read(Option<String>),
    /// It was rejected, with this error.
    Refused(String),
    /// Something else, which is never right.
    Failed(String),
}

/// The folder in which programs are built, one after the other.
pub struct Workshop {
    folder: PathBuf,
    /// The target folder.
    build: PathBuf,
    lock: PathBuf,
}

impl Workshop {
    /// A workshop in this folder, with this target folder, which builds with the versions of a
    /// lock file.
    pub fn new(folder: PathBuf, build: PathBuf, lock: PathBuf) -> Self {
        Self {
            folder,
            build,
            lock,
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
        for one in [&generated.server, &generated.client] {
            write(&crates, one)?;
        }
        fs::create_dir_all(crates.join("harness"))?;
        fs::write(crates.join("harness/Cargo.toml"), own_manifest)?;
        fs::write(crates.join("harness/main.rs"), program)?;
        let members = r#"["validated-server", "validated-client", "harness"]"#;
        let profile = "[profile.dev]\ncodegen-units = 1\ndebug = false\nincremental = false\n";
        let manifest = format!("[workspace]\nresolver = \"3\"\nmembers = {members}\n\n{profile}");
        fs::write(crates.join("Cargo.toml"), manifest)?;
        fs::copy(&self.lock, crates.join("Cargo.lock"))?;
        let output = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()))
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

    /// Runs the program; there is a result for each input, unless it ended early.
    ///
    /// # Errors
    ///
    /// When files cannot be written or read.
    pub fn ask(&self, program: &Path, questions: &[Question]) -> anyhow::Result<Vec<Answer>> {
        let lines = questions
            .iter()
            .map(|question| format!("{}\t{}\t{}\n", question.side, question.index, question.json));
        let (text, fault) = self.run(program, None, lines.collect())?;
        let mut answers: Vec<_> = text.lines().map(understood).collect();
        if answers.len() < questions.len() {
            answers.push(Answer::Failed(fault));
        }
        Ok(answers)
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
        let [input, output] = ["questions", "answers"].map(|name| self.folder.join(name));
        fs::write(&input, lines)?;
        let status = Command::new(program)
            .args(argument)
            .stdin(File::open(&input)?)
            .stdout(File::create(&output)?)
            .stderr(File::create(self.folder.join("errors"))?)
            .status()
            .context("cannot run the program")?;
        let text = fs::read_to_string(&output)?;
        let words = fs::read_to_string(self.folder.join("errors")).unwrap_or_default();
        Ok((
            text,
            format!("the program ended: {status} {}", words.trim()),
        ))
    }
}

fn understood(line: &str) -> Answer {
    let (kind, rest) = line.split_once('\t').unwrap_or((line, ""));
    match kind {
        "echoed" => Answer::Read(Some(rest.to_owned())),
        "read" => Answer::Read(None),
        "refused" => Answer::Refused(rest.to_owned()),
        _ => Answer::Failed(line.to_owned()),
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

/// The first error, with a few lines of where it is.
fn first_error(words: &str) -> String {
    let lines = words.lines().skip_while(|line| !line.starts_with("error"));
    lines.take(12).collect::<Vec<_>>().join("\n")
}

fn program(roots: &[Root]) -> String {
    let mut handlers = String::new();
    let mut calls = String::new();
    for (index, root) in roots.iter().enumerate() {
        let answer = match root.is_split {
            true => "Ok(Default::default())",
            false => "Ok(_request.body.into())",
        };
        handlers.push_str(&format!(
            "    async fn read_zq{index}(&self, _: server::ReadZq{index}Request)
        -> Result<server::ReadZq{index}Response, server::ReadZq{index}Failure> {{
        std::future::pending().await
    }}

    async fn echo_zq{index}(&self, _request: server::EchoZq{index}Request)
        -> Result<server::EchoZq{index}Response, server::EchoZq{index}Failure> {{
        {answer}
    }}

"
        ));
        let sent = match root.is_split {
            true => "{ let _ = reply; Ok(()) }".to_owned(),
            false => format!(
                "client.echo_zq{index}(reply.into_body()).send().await.map(drop).map_err(|failure| \
                 Trouble::Sent(words(&failure)))"
            ),
        };
        calls.push_str(&format!(
            "        {index} => match client.read_zq{index}().send().await {{
            Ok(reply) => {sent},
            Err(failure) => Err(Trouble::Read(words(&failure))),
        }},
"
        ));
    }
    let program = PROGRAM.replace("    // HANDLERS\n", &handlers);
    program.replace("        // CALLS\n", &calls)
}
