use std::io;
use std::sync::{Arc, LazyLock, Mutex};

use parking_lot::MutexGuard;
use tracing::Dispatch;
use tracing::subscriber::{NoSubscriber, with_default};

use super::*;

/// Waits until no other test has a subscriber: which events and spans are disabled depends on all subscribers of the process.
pub(crate) fn alone() -> MutexGuard<'static, ()> {
    // While the subscriber of one thread is the only one, another thread that logs first disables an event for all.
    static OTHER: LazyLock<Dispatch> = LazyLock::new(|| Dispatch::new(NoSubscriber::new()));
    static TURN: parking_lot::Mutex<()> = parking_lot::Mutex::new(());
    LazyLock::force(&OTHER);
    TURN.lock()
}

#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl io::Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn written(format: Format, directives: &[&str]) -> String {
    let log = Written::default();
    let writer = log.clone();
    let directives = directives.iter().map(|text| text.parse().unwrap());
    let layer = log_layer(format, directives.collect(), false, move || writer.clone());
    let subscriber = tracing_subscriber::registry().with(layer);
    let _turn = alone();
    with_default(subscriber, || {
        tracing::trace!("own");
        tracing::trace!(target: "service::server", "own too");
        tracing::warn!(target: "hyper", "warned");
        tracing::info!(target: "hyper::proto", "secret");
        tracing::trace!(target: "h2::codec", "secret");
        tracing::trace!(target: "services", "secret");
        let span = statement_span("sqlite", "secret");
        assert!(span.is_disabled());
        span.in_scope(|| tracing::trace!("in a span"));
    });
    let bytes = log.0.lock().unwrap().clone();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn libraries_log_warnings_only() {
    for format in [Format::Text, Format::Json] {
        for directives in [
            &["trace"][..],
            &["trace", "h2=trace", "hyper=trace", "services=trace"],
        ] {
            let log = written(format, directives);
            assert!(log.contains("own too") && log.contains("warned"), "{log}");
            assert!(!log.contains("secret"), "{log}");
        }
    }
    assert!(!written(Format::Text, &["info"]).contains("own"));
}

#[test]
fn a_line_of_a_library_is_written_once_a_minute() {
    let log = Written::default();
    let writer = log.clone();
    let directives = vec!["info".parse().unwrap()];
    let layer = log_layer(Format::Text, directives, false, move || writer.clone());
    let subscriber = tracing_subscriber::registry().with(layer);
    let _turn = alone();
    with_default(subscriber, || {
        for number in 0..10 {
            tracing::warn!(target: "h2", number, "too many resets");
            tracing::warn!(target: "hyper", number, "another kind");
            tracing::warn!(number, "own");
        }
    });
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    let count = |text| log.matches(text).count();
    let found = ["too many resets", "another kind", "own"].map(count);
    assert_eq!(found, [1, 1, 10], "{log}");
}

#[tokio::test(start_paused = true)]
async fn repeated_lines_are_logged_once_a_second() {
    let throttle = Throttle::new();
    assert_eq!(throttle.pass(), Some(0));
    for _ in 0..5 {
        assert_eq!(throttle.pass(), None);
    }
    tokio::time::advance(std::time::Duration::from_secs(1)).await;
    assert_eq!((throttle.pass(), throttle.pass()), (Some(5), None));
}
