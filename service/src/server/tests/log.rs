//! The log.

use std::sync::Mutex;

use parking_lot::MutexGuard;
use tokio::sync::mpsc;
use tracing::subscriber::{DefaultGuard, set_default};

use super::*;
use crate::telemetry::tests::alone;

#[tokio::test]
async fn a_panic_ends_its_connection_and_no_other() {
    let logged = Logged::start();
    let panic = |request: Request| async move {
        assert_ne!(request.uri().path(), "/panic");
        "ok"
    };
    let running = start(Settings::default(), panic).await;
    let mut stream = running.connect().await;
    stream
        .write_all(GET_MORE.replacen('/', "/panic", 1).as_bytes())
        .await
        .unwrap();
    let mut text = String::new();
    let _ = stream.read_to_string(&mut text).await;
    assert_eq!(text, "");
    let lines = logged.lines();
    assert!(
        lines.len() == 1 && !lines[0].contains("status"),
        "{lines:?}"
    );
    assert!(running.send(GET).await.ends_with("ok"));
}

/// Captures the log of this thread while it exists.
struct Logged {
    written: Arc<Mutex<Vec<u8>>>,
    _guard: DefaultGuard,
    _turn: MutexGuard<'static, ()>,
}

impl Logged {
    fn start() -> Self {
        let turn = alone();
        let written = Arc::new(Mutex::new(Vec::new()));
        let writer = Arc::clone(&written);
        let subscriber = tracing_subscriber::fmt()
            .json()
            .flatten_event(true)
            .with_writer(move || TestWriter(Arc::clone(&writer)))
            .finish();
        let _guard = set_default(subscriber);
        Self {
            written,
            _guard,
            _turn: turn,
        }
    }

    /// The lines so far.
    fn lines(&self) -> Vec<String> {
        let text = String::from_utf8(self.written.lock().unwrap().clone()).unwrap();
        text.lines().map(str::to_owned).collect()
    }
}

struct TestWriter(Arc<Mutex<Vec<u8>>>);

impl io::Write for TestWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn a_line_of_the_log_has_the_route_and_not_the_path() {
    let logged = Logged::start();
    let running = start(Settings::default(), ok).await;
    let response = running.send(&GET.replacen('/', "/v1/pets/secret", 1)).await;
    let lines = logged.lines();
    let [line] = &lines[..] else {
        panic!("one request was sent: {lines:?}")
    };
    let id = header(&response, "x-request-id");
    for field in [
        r#""method":"GET""#,
        r#""route":"/v1/pets/{petId}""#,
        r#""status":200"#,
        r#""duration_us":"#,
        &format!(r#""request_id":"{id}""#),
    ] {
        assert!(line.contains(field), "{field} in {line}");
    }
    assert!(!line.contains("secret"), "{line}");
}

#[tokio::test]
async fn log_lines_of_a_request_have_its_identifier() {
    let logged = Logged::start();
    let warn = async || {
        tokio::task::yield_now().await;
        tracing::warn!("odd");
        "ok"
    };
    let running = start(Settings::default(), warn).await;
    let response = running.send(GET).await;
    let lines = logged.lines();
    assert!(lines[0].contains(r#""message":"odd""#), "{lines:?}");
    assert!(lines[0].contains(header(&response, "x-request-id")));
}

#[tokio::test]
async fn an_aborted_request_leaves_a_line() {
    let logged = Logged::start();
    let (entered, mut inside) = mpsc::unbounded_channel();
    let endless = move || {
        entered.send(()).unwrap();
        std::future::pending::<&str>()
    };
    let running = start(Settings::default(), endless).await;
    let mut stream = running.connect().await;
    stream.write_all(GET_MORE.as_bytes()).await.unwrap();
    inside.recv().await.unwrap();
    assert!(logged.lines().is_empty());
    drop(stream);
    let line = async {
        loop {
            if let Some(line) = logged.lines().pop() {
                return line;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let line = timeout(PATIENCE, line).await.unwrap();
    assert!(line.contains(r#""message":"request""#), "{line}");
    assert!(!line.contains("status"), "{line}");
}
