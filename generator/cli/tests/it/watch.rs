//! `watch`: the crates follow the description, however it is saved.

use std::fs;
use std::io::{BufRead as _, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The timeout of an event, even on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(60);

fn description(id: &str) -> String {
    format!(
        "openapi: 3.0.3\ninfo: {{title: Small, version: 1.0.0}}\npaths:\n  /ping:\n    get:\n      operationId: {id}\n      \
         responses: {{'200': {{$ref: 'parts/shared.yaml#/fine'}}}}\n"
    )
}

/// The running program; it is killed when dropped.
struct Watch {
    child: Child,
    /// The results of the crates, and the errors: the order of the two streams is undefined.
    out: Receiver<String>,
    err: Receiver<String>,
    printed: String,
}

impl Drop for Watch {
    fn drop(&mut self) {
        // The program may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Watch {
    fn start(folder: &Path, args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
        let command = command.current_dir(folder).arg("watch").args(args);
        let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program");
        Self {
            out: lines(child.stdout.take().expect("a pipe")),
            err: lines(child.stderr.take().expect("a pipe")),
            printed: String::new(),
            child,
        }
    }

    /// Waits for a line on the standard output with this text.
    #[track_caller]
    fn expect(&mut self, text: &str) {
        wait(&self.out, text, &mut self.printed);
    }

    /// Waits for a line on the standard error with this text.
    #[track_caller]
    fn expect_error(&mut self, text: &str) {
        wait(&self.err, text, &mut self.printed);
    }
}

/// The lines of a stream, as they arrive.
fn lines(stream: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            // The test may be over.
            let _ = sender.send(line);
        }
    });
    lines
}

#[track_caller]
fn wait(lines: &Receiver<String>, text: &str, printed: &mut String) {
    let end = Instant::now() + TIMEOUT;
    loop {
        let left = end.saturating_duration_since(Instant::now());
        let Ok(line) = lines.recv_timeout(left) else {
            panic!("{text:?} is not printed:\n{printed}");
        };
        *printed += &format!("{line}\n");
        if line.contains(text) {
            return;
        }
    }
}

fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("parts")).expect("a folder");
    save(&folder, "shop.yaml", &description("ping"));
    save(&folder, "parts/shared.yaml", "fine: {description: Fine.}\n");
    folder
}

fn save(folder: &TempDir, path: &str, text: &str) {
    fs::write(folder.path().join(path), text).expect("a file");
}

/// Saves like editors that keep the old file until the new one is complete.
fn save_by_renaming(folder: &TempDir, path: &str, text: &str) {
    save(folder, ".saved~", text);
    fs::rename(folder.path().join(".saved~"), folder.path().join(path)).expect("a file");
}

const ARGS: [&str; 4] = ["--spec", "shop.yaml", "--out", "out"];

fn operation(folder: &TempDir, id: &str) -> bool {
    let client = folder.path().join("out/generated-client/src/operations");
    client.join(format!("{id}.rs")).is_file()
}

#[test]
fn the_crates_follow_the_description() {
    let folder = folder();
    let mut watch = Watch::start(folder.path(), &ARGS);
    watch.expect("written in ");
    watch.expect("watching 2 files; Ctrl-C ends");
    assert!(operation(&folder, "ping"));

    save(&folder, "shop.yaml", &description("pong"));
    watch.expect("written in ");
    assert!(operation(&folder, "pong") && !operation(&folder, "ping"));

    // A file that replaces the description is watched as well, repeatedly.
    for id in ["first", "second"] {
        save_by_renaming(&folder, "shop.yaml", &description(id));
        watch.expect("written in ");
        assert!(operation(&folder, id));
    }

    save(
        &folder,
        "shop.yaml",
        &description("second").replace("operationId", "operationID"),
    );
    watch.expect_error("unknown field `operationID`");
    watch.expect("written in ");
    save(&folder, "shop.yaml", "openapi: 3.0.3\npaths: [");
    watch.expect_error("error[");
    watch.expect("refused in ");
    assert!(operation(&folder, "get_ping"));

    save_by_renaming(&folder, "shop.yaml", &description("fixed"));
    watch.expect("written in ");
    assert!(operation(&folder, "fixed"));

    fs::remove_file(folder.path().join("shop.yaml")).expect("a file");
    watch.expect_error("error: cannot read shop.yaml");
    save(&folder, "shop.yaml", &description("fixed"));
    watch.expect("no changes, in ");
}

#[test]
fn files_that_are_referred_to_and_settings_are_watched() {
    let folder = folder();
    let mut watch = Watch::start(folder.path(), &ARGS);
    watch.expect("watching 2 files");
    save_by_renaming(
        &folder,
        "parts/shared.yaml",
        "fine: {description: Very fine.}\n",
    );
    watch.expect("written in ");
    save(
        &folder,
        "parts/shared.yaml",
        "fine: {description: Very fine.} # printed\n",
    );
    watch.expect("no changes, in ");
    // Nothing else is printed.
    let before = watch.printed.lines().rev().nth(1).unwrap_or_default();
    assert!(before.contains(" in "), "{}", watch.printed);

    save(&folder, "codegen.toml", "client = true\nname = 'shop'\n");
    watch.expect("written in ");
    assert!(folder.path().join("out/shop-client").is_dir());
    assert!(!folder.path().join("out/shop-server").exists());

    // A missing file is watched, even if its folder is missing too.
    save(
        &folder,
        "shop.yaml",
        &description("ping").replace("parts/", "more/"),
    );
    watch.expect("refused in ");
    fs::create_dir(folder.path().join("more")).expect("a folder");
    save(&folder, "more/shared.yaml", "fine: {description: More.}\n");
    watch.expect("no changes, in ");
}

#[cfg(unix)]
#[test]
fn a_signal_stops_the_program() {
    // An interrupt is ignored where the tests themselves run in the background.
    let folder = folder();
    let mut watch = Watch::start(folder.path(), &ARGS);
    watch.expect("watching 2 files");
    let id = watch.child.id().to_string();
    let sent = Command::new("kill")
        .args(["-TERM", &id])
        .status()
        .expect("kill");
    assert!(sent.success());
    assert!(!watch.child.wait().expect("an end").success());
    assert!(operation(&folder, "ping"));
}

#[test]
fn options_that_write_nothing_are_refused() {
    let folder = folder();
    let mut watch = Watch::start(folder.path(), &[&ARGS[..], &["--check"]].concat());
    watch.expect_error("error: `watch` does not support");
    assert_eq!(watch.child.wait().expect("an end").code(), Some(2));
}
