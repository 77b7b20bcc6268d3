//! The command line of the client, in processes of its own.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// The program, which is built by the first that asks for it: it belongs to another crate, whose
/// feature `cli` no test is built with.
fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
        let mut command = Command::new(cargo);
        // Cargo describes the tested package to a test. Build scripts that read these variables
        // would run again, and all that depends on them would be compiled again.
        for (name, _) in std::env::vars_os() {
            let text = name.to_string_lossy();
            if text.starts_with("CARGO_MANIFEST_") || text.starts_with("CARGO_PKG_") {
                command.env_remove(&name);
            }
        }
        let output = command
            .args(["build", "--quiet", "--package", "generated-client"])
            .args(["--features", "cli", "--bin", "adoption"])
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
            .filter_map(|message: serde_json::Value| {
                message["executable"].as_str().map(PathBuf::from)
            })
            .next_back();
        built.expect("cargo built no program")
    })
}

/// How a run ended.
#[derive(Debug, PartialEq, Eq)]
pub struct Ended {
    pub code: i32,
    pub out: String,
    pub error: String,
}

/// A caller of a service.
pub struct Caller {
    pub address: String,
    pub key: String,
}

impl Caller {
    /// A command, without the environment of this process but for the address and the key.
    pub fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(program());
        command
            .args(words)
            .env_clear()
            .env("ADOPTION_BASE_URL", &self.address)
            .env("ADOPTION_API_KEY", &self.key)
            .stdin(Stdio::null());
        command
    }

    /// Runs a command. What it prints never has the key in it.
    #[track_caller]
    pub fn run(&self, words: &[&str]) -> Ended {
        self.ended(self.command(words).output().unwrap())
    }

    /// Runs a command that is given a text.
    #[track_caller]
    pub fn run_with(&self, words: &[&str], text: &str) -> Ended {
        let mut command = self.command(words);
        command.stdin(Stdio::piped());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(text.as_bytes())
            .unwrap();
        self.ended(child.wait_with_output().unwrap())
    }

    /// What a command prints that must be done.
    #[track_caller]
    pub fn done(&self, words: &[&str]) -> String {
        let Ended { code, out, error } = self.run(words);
        assert_eq!((code, error.as_str()), (0, ""), "{words:?}");
        out
    }

    /// What a command says that must end with `code`.
    #[track_caller]
    pub fn refused(&self, words: &[&str], code: i32) -> String {
        let ended = self.run(words);
        assert_eq!((ended.code, ended.out.as_str()), (code, ""), "{words:?}");
        ended.error
    }

    #[track_caller]
    fn ended(&self, output: Output) -> Ended {
        let ended = Ended {
            code: output.status.code().expect("it ends by itself"),
            out: String::from_utf8(output.stdout).unwrap(),
            error: String::from_utf8(output.stderr).unwrap(),
        };
        assert!(!ended.out.contains(&self.key) && !ended.error.contains(&self.key));
        ended
    }
}
