use std::future::{pending, ready};

use super::*;

#[test]
fn the_store_that_is_away_is_named() {
    for (database, limits, status, body) in [
        (
            true,
            true,
            200,
            r#"{"status":"ready","stores":{"database":"ready","limits":"ready"}}"#,
        ),
        (
            false,
            true,
            503,
            r#"{"status":"away","stores":{"database":"away","limits":"ready"}}"#,
        ),
        (
            true,
            false,
            503,
            r#"{"status":"away","stores":{"database":"ready","limits":"away"}}"#,
        ),
    ] {
        let response = Stores { database, limits }.told();
        assert_eq!(response.status(), status);
        let text = response.body().whole().unwrap();
        assert_eq!(str::from_utf8(text).unwrap(), format!("{body}\n"));
    }
}

#[tokio::test(start_paused = true)]
async fn a_store_that_fails_or_says_nothing_is_away() {
    assert!(answers("a", ready(Ok(()))).await);
    let away = Error::Unavailable("it is locked".to_owned());
    assert!(!answers("a", ready(Err(away))).await);
    let before = Instant::now();
    assert!(!answers("a", pending()).await);
    assert_eq!(before.elapsed().as_secs(), PATIENCE.as_secs());
}
