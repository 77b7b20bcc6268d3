use std::future::{pending, ready};

use super::*;

#[test]
fn the_unavailable_store_is_named() {
    for (stores, expected) in [
        ([true, true], ["ready", "ready", "ready"]),
        ([false, true], ["unavailable", "unavailable", "ready"]),
        ([true, false], ["unavailable", "ready", "unavailable"]),
    ] {
        let (status, body) = report(stores);
        assert_eq!(status == StatusCode::OK, expected[0] == "ready");
        let words = [
            &body["status"],
            &body["stores"]["database"],
            &body["stores"]["limits"],
        ];
        assert_eq!(words, expected);
    }
}

#[tokio::test(start_paused = true)]
async fn failing_and_unresponsive_stores_are_unavailable() {
    assert!(responds("a", ready(Ok(()))).await);
    let unavailable = Error::Unavailable("it is locked".to_owned());
    assert!(!responds("a", ready(Err(unavailable))).await);
    let before = Instant::now();
    assert!(!responds("a", pending()).await);
    assert_eq!(before.elapsed(), STORE_TIMEOUT);
}
