//! The program in a separate process.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::{TIMEOUT, wait_until};

/// The options of a key whose rate limits are never exhausted.
pub const UNLIMITED: [&str; 6] = [
    "--plan",
    "enterprise",
    "--per-minute",
    "1000000",
    "--per-day",
    "1000000",
];

/// A command that runs the program in `folder` without the environment of this process. `TEST_PROGRAM` names another
/// one, such as an optimized one for measurements.
pub fn command(folder: &Path, arguments: &[&str]) -> Command {
    let program = std::env::var_os("TEST_PROGRAM");
    let program = program.unwrap_or_else(|| env!("CARGO_BIN_EXE_adoption-store").into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder).env_clear();
    command
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

/// Runs a command that exits by itself and prints little.
#[track_caller]
fn output(mut command: Command) -> Output {
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let deadline = Instant::now() + TIMEOUT;
    while child.try_wait().unwrap().is_none() {
        if Instant::now() > deadline {
            child.kill().unwrap();
            panic!("timed out: {:?}", child.wait_with_output());
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    child.wait_with_output().unwrap()
}

/// Runs a command that must succeed, and returns its output.
#[track_caller]
pub fn succeed(folder: &Path, arguments: &[&str]) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = output(command(folder, arguments));
    assert!(status.success(), "{arguments:?}: {}", text(stderr));
    text(stdout)
}

/// Runs a command that must fail with `code`, and returns its error output.
#[track_caller]
pub fn fail(folder: &Path, arguments: &[&str], code: i32) -> String {
    let output = output(command(folder, arguments));
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    assert_eq!(text(output.stdout), "", "{arguments:?}");
    text(output.stderr)
}

/// Creates a key, and returns it.
#[track_caller]
pub fn create_key(folder: &Path, options: &[&str]) -> String {
    let key = succeed(folder, &[&["keys", "create"], options].concat());
    key.strip_suffix('\n').unwrap().to_owned()
}

/// A running service; it is killed when dropped.
pub struct Process {
    pub address: SocketAddr,
    /// The address of the pages, if they have a separate one.
    pub pages: Option<SocketAddr>,
    child: Child,
    log: Arc<Mutex<String>>,
    reader: Option<JoinHandle<()>>,
}

impl Process {
    /// Starts a service on a free port.
    pub fn start(folder: &Path, options: &[&str]) -> Self {
        let listen = ["serve", "--listen", "127.0.0.1:0"];
        Self::spawn(command(folder, &[&listen, options].concat()))
    }

    /// Runs a command that starts a service, and waits until it listens.
    pub fn spawn(mut command: Command) -> Self {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = out.next().unwrap_or_else(|| Ok(String::new())).unwrap();
        let address = line.strip_prefix("listening on http://");
        let address = address.and_then(|rest| rest.strip_suffix("/v1"));
        let is_separate = command.get_args().any(|option| option == "--admin-listen");
        let pages = is_separate.then(|| out.next().unwrap().unwrap());
        let pages = pages.map(|line| line.replace("pages on http://", "").parse().unwrap());
        let log = Arc::default();
        let reader = collect(child.stderr.take().unwrap(), Arc::clone(&log));
        Self {
            address: address.expect(&line).parse().unwrap(),
            pages,
            child,
            log,
            reader: Some(reader),
        }
    }

    /// Waits for a text in the log.
    #[track_caller]
    pub fn wait_for(&self, text: &str) {
        wait_until(text, || {
            self.log.lock().unwrap().contains(text).then_some(())
        });
    }

    /// The number of lines of the log with a text.
    pub fn count_lines(&self, text: &str) -> usize {
        let log = self.log.lock().unwrap();
        log.lines().filter(|line| line.contains(text)).count()
    }

    /// Kills the process, like `kill -9`.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// The resident memory, in MB.
    #[cfg(target_os = "linux")]
    pub fn memory(&self) -> u64 {
        let id = i32::try_from(self.child.id()).unwrap();
        let process = procfs::process::Process::new(id).unwrap();
        process.stat().unwrap().rss * procfs::page_size() / 1_000_000
    }

    /// Sends a signal, such as `-TERM`.
    pub fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().unwrap();
        assert!(sent.success());
    }

    /// Waits until the process exits, and returns its exit code and its log.
    pub fn wait(mut self) -> (Option<i32>, String) {
        let status = wait_until("the process to exit", || self.child.try_wait().unwrap());
        self.reader.take().unwrap().join().unwrap();
        let log = std::mem::take(&mut *self.log.lock().unwrap());
        (status.code(), log)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The process may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads the log as it is written, so that a full pipe does not block the service.
fn collect(stderr: ChildStderr, log: Arc<Mutex<String>>) -> JoinHandle<()> {
    std::thread::spawn(move || {
        let mut stderr = BufReader::new(stderr);
        let mut line = Vec::new();
        while let Ok(1..) = stderr.read_until(b'\n', &mut line) {
            log.lock()
                .unwrap()
                .push_str(&String::from_utf8_lossy(&line));
            line.clear();
        }
    })
}
