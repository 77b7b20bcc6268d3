//! A headless browser, controlled by the DevTools protocol over a pair of pipes.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{TIMEOUT, wait_until};

/// A browser that shows one page.
pub struct Browser {
    child: Child,
    /// Dropped to make the browser exit.
    commands: Option<ChildStdin>,
    messages: Receiver<Value>,
    count: u64,
    session: Option<String>,
    /// The received events.
    events: Vec<Value>,
    _profile: TempDir,
}

/// The browser reads commands from file descriptor 3, and writes messages to file descriptor 4.
const PIPES: &str = r#"exec "$0" "$@" 3<&0 4>&1 1>&2"#;

impl Browser {
    /// Starts the browser that `TEST_CHROMIUM` names; prints a message and returns `None` if the variable is not set.
    pub fn start() -> Option<Self> {
        let program = env::var_os("TEST_CHROMIUM").filter(|name| !name.is_empty());
        let Some(program) = program else {
            eprintln!("skipped: TEST_CHROMIUM does not name a browser, such as /usr/bin/chromium");
            return None;
        };
        let profile = tempfile::tempdir().unwrap();
        let mut child = Command::new("sh")
            .args(["-c", PIPES])
            .arg(program)
            .args(["--headless", "--remote-debugging-pipe", "--no-first-run"])
            // The browser shows only pages of this program, and may run as root.
            .args(["--no-sandbox", "--disable-gpu", "--hide-scrollbars"])
            .args(["--disable-background-networking", "--disable-dev-shm-usage"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (sender, messages) = channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || {
            for message in out.split(0).map_while(Result::ok) {
                let _ = sender.send(serde_json::from_slice(&message).unwrap());
            }
        });
        let mut browser = Self {
            commands: child.stdin.take(),
            child,
            messages,
            count: 0,
            session: None,
            events: Vec::new(),
            _profile: profile,
        };
        browser.attach();
        Some(browser)
    }

    fn attach(&mut self) {
        let target = self.call("Target.createTarget", json!({"url": "about:blank"}));
        let target = json!({"targetId": target["targetId"], "flatten": true});
        let attached = self.call("Target.attachToTarget", target);
        self.session = Some(attached["sessionId"].as_str().unwrap().to_owned());
        for domain in ["Log", "Network", "Page", "Runtime"] {
            self.call(&format!("{domain}.enable"), json!({}));
        }
    }

    /// Sends a command, and returns its result.
    #[track_caller]
    pub fn call(&mut self, method: &str, params: Value) -> Value {
        self.count += 1;
        let mut command = json!({"id": self.count, "method": method, "params": params});
        if let Some(session) = &self.session {
            command["sessionId"] = json!(session);
        }
        let pipe = self.commands.as_mut().unwrap();
        pipe.write_all(format!("{command}\0").as_bytes()).unwrap();
        loop {
            let message = self.messages.recv_timeout(TIMEOUT);
            let message = message.unwrap_or_else(|error| panic!("{method}: {error}"));
            if message["id"] != self.count {
                self.events.push(message);
                continue;
            }
            assert!(message.get("error").is_none(), "{method}: {message}");
            return message["result"].clone();
        }
    }

    /// The value of an expression in the page.
    #[track_caller]
    pub fn evaluate(&mut self, expression: &str) -> Value {
        let params = json!({"expression": expression, "returnByValue": true, "awaitPromise": true});
        let result = self.call("Runtime.evaluate", params);
        let failed = result.get("exceptionDetails");
        assert!(failed.is_none(), "{expression}: {result}");
        result["result"]["value"].clone()
    }

    /// Waits until an element exists, and returns its text.
    #[track_caller]
    pub fn text(&mut self, selector: &str) -> String {
        let text = format!("document.querySelector({})?.innerText", json!(selector));
        wait_until(selector, || {
            self.evaluate(&text).as_str().map(str::to_owned)
        })
    }

    /// Clicks on an element, once it exists.
    #[track_caller]
    pub fn click(&mut self, selector: &str) {
        self.text(selector);
        self.evaluate(&format!(
            "document.querySelector({}).click()",
            json!(selector)
        ));
    }

    /// Types a text into a field, once it exists.
    #[track_caller]
    pub fn fill(&mut self, selector: &str, text: &str) {
        self.text(selector);
        self.evaluate(&format!(
            "document.querySelector({}).focus()",
            json!(selector)
        ));
        self.call("Input.insertText", json!({"text": text}));
    }

    /// The parameters of the events of this name so far.
    pub fn events(&self, method: &str) -> Vec<&Value> {
        let events = self.events.iter().filter(|event| event["method"] == method);
        events.map(|event| &event["params"]).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The browser exits when the pipe of commands is closed.
        drop(self.commands.take());
        let exited = || matches!(self.child.try_wait(), Ok(Some(_))).then_some(());
        if !thread::panicking() {
            wait_until("the browser to exit", exited);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
