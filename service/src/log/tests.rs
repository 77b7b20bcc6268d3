use std::io;
use std::sync::{Arc, Mutex};

use tracing::dispatcher::with_default;

use super::*;

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
    let dispatch = dispatch(format, directives.collect(), false, move || writer.clone());
    with_default(&dispatch, || {
        tracing::trace!("own");
        tracing::trace!(target: "service::serve", "own too");
        tracing::warn!(target: "hyper", "warned");
        tracing::info!(target: "hyper::proto", "secret");
        tracing::trace!(target: "h2::codec", "secret");
        tracing::trace!(target: "services", "secret");
    });
    let bytes = log.0.lock().unwrap().clone();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn libraries_are_not_heard_whatever_is_asked_for() {
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

#[tokio::test(start_paused = true)]
async fn what_comes_often_is_told_once_a_second() {
    let seldom = Seldom::new();
    assert_eq!(seldom.pass(), Some(0));
    for _ in 0..5 {
        assert_eq!(seldom.pass(), None);
    }
    tokio::time::advance(std::time::Duration::from_secs(1)).await;
    assert_eq!((seldom.pass(), seldom.pass()), (Some(5), None));
}

#[test]
fn what_waits_is_written_at_the_end() {
    let log = Written::default();
    let (lines, background) = Background::start(log.clone());
    let dispatch = dispatch(Format::Text, vec!["info".parse().unwrap()], false, lines);
    with_default(&dispatch, || {
        for number in 0..1_000 {
            tracing::info!("line {number}.");
        }
    });
    background.end();
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert_eq!(text.lines().count(), 1_000);
    assert!(text.ends_with("line 999.\n"), "{text}");
}
