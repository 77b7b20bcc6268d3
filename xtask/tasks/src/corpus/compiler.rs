//! Runs `cargo check` and parses its messages about each crate.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::Context as _;
use serde::Deserialize;

use super::compilation::INDIRECT_DEPENDENCIES;
use super::measure::{self, Measure};
use super::progress::Progress;
use super::verdict::Verdict;

/// The settings of a run of cargo.
pub(super) struct Cargo {
    pub(super) workspace: PathBuf,
    pub(super) build: PathBuf,
    pub(super) measures: PathBuf,
    pub(super) log: PathBuf,
    pub(super) jobs: usize,
    pub(super) limit: Duration,
}

/// The result of a run of cargo.
pub(super) enum Run {
    /// Cargo compiled all crates that it could.
    Finished(Crates),
    /// Cargo compiled nothing; the text is its error.
    Refused(String),
}

/// The messages of cargo by crate name.
pub(super) type Crates = BTreeMap<String, CrateMessages>;

/// The messages of cargo about a crate.
#[derive(Debug, Default)]
pub(super) struct CrateMessages {
    is_compiled: bool,
    /// Warnings and errors, as the compiler shows them.
    messages: Vec<String>,
}

/// The result of compiling the crates of a description.
#[derive(Clone, Debug)]
pub(super) struct Compiled {
    /// The sum of both crates.
    pub(super) seconds: Option<f64>,
    /// The maximum of both crates, in bytes.
    pub(super) peak_memory: Option<u64>,
    pub(super) messages: Vec<String>,
    end: End,
}

/// The end of a compilation, from good to bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    Clean,
    Warned,
    Failed,
    TimedOut,
}

impl Compiled {
    /// Both crates of a description.
    pub(super) fn both([server, client]: [Self; 2]) -> Self {
        Self {
            seconds: server.seconds.zip(client.seconds).map(|(a, b)| a + b),
            peak_memory: server.peak_memory.max(client.peak_memory),
            messages: [server.messages, client.messages].concat(),
            end: server.end.max(client.end),
        }
    }

    /// The result for crates whose manifests cargo rejects.
    pub(super) fn refused(error: &str) -> Self {
        Self {
            seconds: None,
            peak_memory: None,
            messages: vec![error.to_owned()],
            end: End::Failed,
        }
    }

    pub(super) fn verdict(&self) -> Verdict {
        match self.end {
            End::Clean => Verdict::Compiled,
            End::Warned => Verdict::Warning,
            End::Failed => Verdict::DoesNotCompile,
            End::TimedOut => Verdict::TimedOut,
        }
    }
}

impl Cargo {
    /// Compiles crates with their default features and an optional other one. Unchanged crates are not compiled again, but
    /// cargo repeats their warnings.
    pub(super) fn check(
        &self,
        names: &BTreeSet<String>,
        feature: Option<&str>,
        progress: &mut Progress<'_>,
    ) -> anyhow::Result<Run> {
        let mut command = self.command()?;
        command.args(["--package", INDIRECT_DEPENDENCIES]);
        for name in names {
            command.args(["--package", name]);
            if let Some(feature) = feature {
                command.arg(format!("--features={name}/{feature}"));
            }
        }
        let mut child = command.spawn().context("cannot run cargo")?;
        let stdout = child.stdout.take().context("cargo has no output")?;
        let crates = listen(stdout, names, progress)?;
        let status = child.wait().context("cannot wait for cargo")?;
        Ok(match crates {
            Some(crates) => Run::Finished(crates),
            None => {
                let error = fs::read_to_string(&self.log).unwrap_or_default();
                Run::Refused(format!("{status}\n{error}"))
            }
        })
    }

    fn command(&self) -> anyhow::Result<Command> {
        let program = env::current_exe().context("cannot find this program")?;
        let log = File::create(&self.log).context("cannot write a log")?;
        let mut command = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
        command
            .args(["check", "--keep-going", "--quiet"])
            .args(["--message-format", "json", "--jobs", &self.jobs.to_string()])
            .arg("--target-dir")
            .arg(&self.build)
            .current_dir(&self.workspace)
            .envs(measure::environment(&self.measures, self.limit))
            .env("RUSTC_WORKSPACE_WRAPPER", program)
            .env("CARGO_INCREMENTAL", "0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log);
        Ok(command)
    }

    /// The result for one crate.
    pub(super) fn compiled(&self, name: &str, crates: &Crates) -> Compiled {
        let output = crates.get(name);
        let measure = Measure::read(&self.measures, &name.replace('-', "_"));
        let timed_out = measure
            .as_ref()
            .is_some_and(|measure| measure.end == measure::End::TimedOut);
        let end = match output {
            Some(output) if output.is_compiled && output.messages.is_empty() => End::Clean,
            Some(output) if output.is_compiled => End::Warned,
            _ if timed_out => End::TimedOut,
            _ => End::Failed,
        };
        Compiled {
            seconds: measure.as_ref().map(|measure| measure.seconds),
            peak_memory: measure.and_then(|measure| measure.peak_memory),
            messages: output
                .map(|output| output.messages.clone())
                .unwrap_or_default(),
            end,
        }
    }

    /// Returns `true` if an error of cargo names the directory of a crate.
    pub(super) fn is_named(&self, name: &str, error: &str) -> bool {
        let folder = self.workspace.join(name);
        let folder = folder.to_string_lossy();
        let continues = |rest: &str| {
            rest.starts_with(|next: char| next.is_ascii_alphanumeric() || "-_".contains(next))
        };
        error.split(&*folder).skip(1).any(|rest| !continues(rest))
    }
}

/// The relevant fields of a message of cargo.
#[derive(Deserialize)]
struct Message {
    reason: String,
    manifest_path: Option<PathBuf>,
    message: Option<Diagnostic>,
}

#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    message: String,
    rendered: Option<String>,
}

/// Reads the messages of cargo; `None` if it ended without a build.
fn listen(
    stdout: impl Read,
    names: &BTreeSet<String>,
    progress: &mut Progress<'_>,
) -> anyhow::Result<Option<Crates>> {
    let mut crates = Crates::new();
    let mut finished = false;
    for line in BufReader::new(stdout).lines() {
        let line = line.context("cannot read the output of cargo")?;
        let Ok(message) = serde_json::from_str::<Message>(&line) else {
            continue;
        };
        finished |= message.reason == "build-finished";
        let path = message.manifest_path.as_deref();
        if let Some(name) = path.and_then(crate_of).filter(|name| names.contains(name)) {
            let output = crates.entry(name.clone()).or_default();
            // A crate with a program has two artifacts.
            if message.reason == "compiler-artifact" && !output.is_compiled {
                output.is_compiled = true;
                progress.step(&name, "compiled");
            }
            output.messages.extend(message.message.and_then(text));
        }
    }
    Ok(finished.then_some(crates))
}

fn crate_of(manifest: &Path) -> Option<String> {
    Some(manifest.parent()?.file_name()?.to_str()?.to_owned())
}

/// A rendered warning or error, except for the summary of their number.
fn text(diagnostic: Diagnostic) -> Option<String> {
    let message = &diagnostic.message;
    let is_count = message.starts_with("aborting due to ") || message.ends_with(" emitted");
    let is_problem = ["warning", "error"].contains(&&*diagnostic.level)
        || diagnostic.level.starts_with("error:");
    (is_problem && !is_count).then(|| diagnostic.rendered.unwrap_or(diagnostic.message))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MESSAGES: &str = r#"
{"reason":"compiler-artifact","manifest_path":"/w/other/Cargo.toml"}
{"reason":"compiler-artifact","manifest_path":"/w/clean/Cargo.toml"}
{"reason":"compiler-message","manifest_path":"/w/warned/Cargo.toml","message":{"level":"warning","message":"unused","rendered":"warning: unused"}}
{"reason":"compiler-message","manifest_path":"/w/warned/Cargo.toml","message":{"level":"warning","message":"1 warning emitted","rendered":"warning: 1 warning emitted"}}
{"reason":"compiler-artifact","manifest_path":"/w/warned/Cargo.toml"}
{"reason":"compiler-message","manifest_path":"/w/failed/Cargo.toml","message":{"level":"error","message":"no","rendered":null}}
{"reason":"build-finished","success":false}
not a message
"#;

    fn cargo() -> Cargo {
        let folder = PathBuf::from("/w");
        Cargo {
            workspace: folder.clone(),
            build: folder.clone(),
            measures: folder.clone(),
            log: folder,
            jobs: 1,
            limit: Duration::from_secs(1),
        }
    }

    fn listen_to(messages: &str) -> Option<Crates> {
        let names = ["clean", "warned", "failed", "silent"].map(str::to_owned);
        let (mut out, mut err) = (std::io::sink(), std::io::sink());
        let mut console = openapi_crates_cli::Console {
            out: &mut out,
            err: &mut err,
            colored: false,
            program: openapi_crates_cli::Program::Xtask,
        };
        let mut progress = Progress::new("compiling", names.len(), &mut console);
        listen(messages.as_bytes(), &names.into(), &mut progress).expect("messages")
    }

    #[test]
    fn cargo_messages_are_parsed() {
        let crates = listen_to(MESSAGES).expect("a build");
        for (name, verdict, messages) in [
            ("clean", Verdict::Compiled, &[][..]),
            ("warned", Verdict::Warning, &["warning: unused"]),
            ("failed", Verdict::DoesNotCompile, &["no"]),
            ("silent", Verdict::DoesNotCompile, &[]),
        ] {
            let compiled = cargo().compiled(name, &crates);
            assert_eq!(compiled.verdict(), verdict, "{name}");
            assert_eq!(compiled.messages, messages, "{name}");
        }
        let [clean, failed] = ["clean", "failed"].map(|name| cargo().compiled(name, &crates));
        assert_eq!(
            Compiled::both([clean, failed]).verdict(),
            Verdict::DoesNotCompile
        );
    }

    #[test]
    fn a_run_without_a_build_is_not_a_failed_build() {
        assert!(listen_to("").is_none());
    }

    #[test]
    fn a_manifest_is_named_by_its_whole_path() {
        let error = "failed to load manifest for workspace member `/w/a-server`";
        assert!(cargo().is_named("a-server", error));
        assert!(!cargo().is_named("a", error) && !cargo().is_named("server", error));
    }
}
