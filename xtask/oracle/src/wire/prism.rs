//! Calls every operation of the mock server Prism with the generated client. Prism validates requests against the
//! description and responds with examples.

use std::fs::{self, File};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use serde_json::Value;

use super::calls::{Call, Plan};
use super::compare::Record;
use super::known_prism_errors::{self, Violation};
use super::lookup::OriginalOperation;
use super::outline::{Operation, Outline};
use super::tally::Tally;
use super::value_generator::{Direction, ValueGenerator};

/// The time limit for Prism to start listening.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// The `type` of Prism's own errors begins with this.
const OWN_ERROR: &str = "https://stoplight.io/prism/errors#";

/// A running mock server.
pub struct Prism {
    process: Child,
    pub address: SocketAddr,
}

impl Prism {
    /// Starts the mock server of a description; its output goes to `log`.
    ///
    /// # Errors
    ///
    /// When it does not start in time; the error contains its last output.
    pub fn start(program: &Path, description: &Path, log: &Path) -> anyhow::Result<Self> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let output = File::create(log)?;
        let process = Command::new(program)
            .args(["mock", "--host", "127.0.0.1", "--port"])
            .arg(address.port().to_string())
            .arg(description)
            .stdin(Stdio::null())
            .stderr(output.try_clone()?)
            .stdout(output)
            .spawn()
            .with_context(|| format!("cannot run {}", program.display()))?;
        let mut prism = Self { process, address };
        let start = Instant::now();
        while !fs::read_to_string(log)?.contains("Prism is listening") {
            if start.elapsed() > START_TIMEOUT || prism.has_ended() {
                bail!("Prism does not start: {}", last_line(log));
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(prism)
    }

    /// Returns `true` if the process has ended.
    pub fn has_ended(&mut self) -> bool {
        !matches!(self.process.try_wait(), Ok(None))
    }
}

/// Returns the last line of the output.
pub fn last_line(log: &Path) -> String {
    let output = fs::read_to_string(log).unwrap_or_default();
    let last = output.lines().rfind(|line| !line.trim().is_empty());
    last.unwrap_or_default().to_owned()
}

impl Drop for Prism {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Reduces the calls to those that differ in their requests.
pub fn retain_requests(outline: &Outline, plan: &mut Plan) {
    let mut kept = Vec::<Call>::new();
    for mut call in plan.calls.drain(..) {
        let is_same =
            |other: &Call| other.operation == call.operation && other.body_index == call.body_index;
        let other = kept.iter().rfind(|other| is_same(other));
        if call.credentials.is_none()
            && other.is_none_or(|other| other.response_index == call.response_index)
        {
            let operation = outline.operations.get(call.operation);
            let template = operation.map_or("", |operation| operation.path.as_str());
            let path = template.split(['?', '#']).next().unwrap_or_default();
            let segments = path.matches('/').count();
            call.values.insert("segments".to_owned(), segments.into());
            kept.push(call);
        }
    }
    plan.calls = kept;
}

/// Counts the results of the calls.
pub fn compare(
    outline: &Outline,
    plan: &Plan,
    whole: &Value,
    generator: &mut ValueGenerator,
    text: &str,
    tally: &mut Tally,
) {
    let mut lines = text.lines();
    for call in &plan.calls {
        let Some(operation) = outline.operations.get(call.operation) else {
            continue;
        };
        let id = operation.id.as_str();
        let Some(record) = lines.next() else {
            tally.differ(id, call, "the program ended before".to_owned());
            return;
        };
        let record = Record::new(record);
        let result = verdict(operation, call, whole, generator, &record);
        if !matches!(result, Verdict::NotCalled(..)) {
            tally.calls += 1;
            tally.called.insert(call.operation);
        }
        match result {
            Verdict::Agreement => {}
            Verdict::NotCalled(reason, details) => tally.skip(reason, id, &details),
            Verdict::KnownErrors(reasons) => {
                let request = record.get("request").unwrap_or_default();
                reasons
                    .into_iter()
                    .for_each(|reason| tally.skip(reason, id, request));
            }
            Verdict::Difference(details) => {
                tally.differed += 1;
                tally.differ(id, call, details);
            }
        }
    }
}

/// The result of a call.
enum Verdict {
    /// Prism accepted the request, and the client the response.
    Agreement,
    /// No request was sent: the reason and its details.
    NotCalled(&'static str, String),
    /// Known errors of Prism explain the result.
    KnownErrors(Vec<&'static str>),
    /// Prism rejected the request, or the client the response.
    Difference(String),
}

fn verdict(
    operation: &Operation,
    call: &Call,
    whole: &Value,
    generator: &mut ValueGenerator,
    record: &Record<'_>,
) -> Verdict {
    for (name, reason) in [
        ("unread", "a value that its own type does not read"),
        ("unsent", "a value that its place cannot have"),
        ("unreached", "Prism closed the connection"),
    ] {
        if let Some(details) = record.get(name) {
            return Verdict::NotCalled(reason, details.to_owned());
        }
    }
    let request = record.get("request").unwrap_or("no request");
    let body = record.get("body").unwrap_or_default();
    let reported = reported(record, body);
    let violations = reported.iter().filter_map(Violation::of_request);
    let sent_body = record.get("request body").unwrap_or_default();
    let sent_body = serde_json::from_str(sent_body).ok();
    let reasons: Option<Vec<_>> = violations
        .map(|violation| {
            known_prism_errors::reason(&violation, operation, call, sent_body.as_ref())
        })
        .collect();
    let has_200 = operation
        .responses
        .iter()
        .any(|response| response.status == Some(200));
    match (reasons, record.get("failed")) {
        (None, _) => Verdict::Difference(format!("{}: {request}", Value::from(reported))),
        (Some(reasons), _) if !reasons.is_empty() => Verdict::KnownErrors(reasons),
        _ if body.contains(OWN_ERROR) => match known_prism_errors::reason_of_error(body, operation)
        {
            Some(reason) => Verdict::KnownErrors(vec![reason]),
            None => Verdict::Difference(format!("{body}: {request}")),
        },
        (_, None) => Verdict::Agreement,
        (_, Some(_)) if record.get("status").is_some() && body.is_empty() => {
            Verdict::KnownErrors(vec!["Prism responds without a body if it has no example"])
        }
        (_, Some(_)) if body.starts_with("<xml>") => {
            Verdict::KnownErrors(vec!["Prism names every root element `xml`"])
        }
        (_, Some(details)) if details.starts_with("undocumented status 200") && !has_200 => {
            Verdict::KnownErrors(vec!["Prism responds with an undocumented 200"])
        }
        (_, Some(details)) => match is_valid(operation, whole, generator, record) {
            Some(false) => Verdict::KnownErrors(vec!["an invalid example"]),
            _ => Verdict::Difference(format!("the client failed: {details}: {body}: {request}")),
        },
    }
}

/// Returns the violations that Prism reports: in a header if the description has a response for invalid requests,
/// otherwise in the body.
fn reported(record: &Record<'_>, body: &str) -> Vec<Value> {
    let problem = || {
        let problem: Value = serde_json::from_str(body).ok()?;
        problem.get("validation").cloned()
    };
    let header = record.get("violations").map(serde_json::from_str);
    let violations = header.and_then(Result::ok).or_else(problem);
    let violations = violations.as_ref().and_then(Value::as_array);
    violations.cloned().unwrap_or_default()
}

/// Returns `true` if the body of a response is valid against its schema; `None` if there is none.
fn is_valid(
    operation: &Operation,
    whole: &Value,
    generator: &mut ValueGenerator,
    record: &Record<'_>,
) -> Option<bool> {
    let status: u16 = record.get("status")?.parse().ok()?;
    let body = serde_json::from_str(record.get("body")?).ok()?;
    let mut responses = operation.responses.iter();
    let response = responses.find(|response| response.status == Some(status))?;
    let original = OriginalOperation::find(whole, &operation.method, &operation.path)?;
    let schema =
        original.response_body(response.key.as_deref()?, response.body.as_ref()?.first())?;
    let prepared = generator.prepare(&schema, Direction::Response).ok()?;
    Some(prepared.allows(&body))
}
