//! The command line of the client, run in separate processes.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

#[path = "../../../../xtask/tasks/src/package_variables.rs"]
mod package_variables;

use package_variables::remove_package_variables;

/// Returns the path of the program, which the first call builds: it belongs to another package.
fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
        let mut command = Command::new(cargo);
        remove_package_variables(&mut command);
        let output = command
            // With `--workspace --examples`, the features are those of the workspace's tests, among them `cli`: their compiled
            // dependencies are used again.
            .args(["build", "--quiet", "--workspace", "--examples"])
            .args(["--bin", "adoption"])
            .args(["--message-format", "json"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{errors}");
        let messages = String::from_utf8(output.stdout).unwrap();
        let messages = messages
            .lines()
            .map(|line| serde_json::from_str(line).unwrap());
        let built = messages
            .filter(|message: &serde_json::Value| message["target"]["name"] == "adoption")
            .find_map(|message| message["executable"].as_str().map(PathBuf::from));
        built.expect("cargo reported no executable")
    })
}

/// The exit code and the output of a finished command.
#[derive(Debug, PartialEq, Eq)]
pub struct Outcome {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

/// A caller of a service.
pub struct Caller {
    pub address: String,
    pub key: String,
}

impl Caller {
    /// A command whose environment has only the address and the key.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(program());
        command
            .args(arguments)
            .env_clear()
            .env("ADOPTION_BASE_URL", &self.address)
            .env("ADOPTION_API_KEY", &self.key)
            .stdin(Stdio::null());
        command
    }

    /// Runs a command, and checks that its output does not contain the key.
    #[track_caller]
    pub fn run(&self, arguments: &[&str]) -> Outcome {
        self.check(self.command(arguments).output().unwrap())
    }

    /// Runs a command with a text as its standard input.
    #[track_caller]
    pub fn run_with(&self, arguments: &[&str], text: &str) -> Outcome {
        let mut command = self.command(arguments);
        command.stdin(Stdio::piped());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(text.as_bytes())
            .unwrap();
        self.check(child.wait_with_output().unwrap())
    }

    /// Runs a command that must succeed, and returns its output.
    #[track_caller]
    pub fn succeed(&self, arguments: &[&str]) -> String {
        let Outcome {
            code,
            stdout,
            stderr,
        } = self.run(arguments);
        assert_eq!((code, stderr.as_str()), (0, ""), "{arguments:?}");
        stdout
    }

    /// Runs a command that must fail with `code`, and returns its error output.
    #[track_caller]
    pub fn fail(&self, arguments: &[&str], code: i32) -> String {
        let outcome = self.run(arguments);
        assert_eq!(
            (outcome.code, outcome.stdout.as_str()),
            (code, ""),
            "{arguments:?}"
        );
        outcome.stderr
    }

    #[track_caller]
    fn check(&self, output: Output) -> Outcome {
        let outcome = Outcome {
            code: output.status.code().expect("terminated by a signal"),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        };
        assert!(!outcome.stdout.contains(&self.key) && !outcome.stderr.contains(&self.key));
        outcome
    }
}
