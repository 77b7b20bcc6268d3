use std::time::Duration;

use http::{Method, StatusCode};

use super::*;

#[track_caller]
fn assert_lines(metrics: &Metrics, lines: &[&str]) {
    let text = metrics.text().unwrap();
    for line in lines {
        assert!(
            text.lines().any(|other| other == *line),
            "{line} in\n{text}"
        );
    }
}

#[test]
fn requests_are_counted_by_operation_and_status() {
    let metrics = Metrics::new();
    let answer = |method: &Method, route, status| {
        let request = metrics.requests().begin();
        request.answered(known(method), route, status, Duration::from_millis(3));
    };
    let pets = Some("/v1/pets");
    answer(&Method::GET, pets, StatusCode::OK);
    answer(&Method::GET, pets, StatusCode::OK);
    answer(&Method::GET, pets, StatusCode::UNAUTHORIZED);
    answer(
        &Method::from_bytes(b"BREW").unwrap(),
        None,
        StatusCode::NOT_FOUND,
    );
    drop(metrics.requests().begin());
    let under_way = metrics.requests().begin();
    assert_lines(
        &metrics,
        &[
            r#"http_server_requests_total{method="GET",route="/v1/pets",status="200"} 2"#,
            r#"http_server_requests_total{method="GET",route="/v1/pets",status="401"} 1"#,
            r#"http_server_requests_total{method="_OTHER",route="-",status="404"} 1"#,
            r#"http_server_request_duration_seconds_count{method="GET",route="/v1/pets"} 3"#,
            r#"http_server_request_duration_seconds_sum{method="GET",route="/v1/pets"} 0.009"#,
            r#"http_server_request_duration_seconds_bucket{le="0.0025",method="GET",route="/v1/pets"} 0"#,
            r#"http_server_request_duration_seconds_bucket{le="0.005",method="GET",route="/v1/pets"} 3"#,
            r#"http_server_request_duration_seconds_bucket{le="+Inf",method="GET",route="/v1/pets"} 3"#,
            "http_server_active_requests 1",
            "http_server_aborted_requests_total 1",
        ],
    );
    drop(under_way);
    assert_lines(&metrics, &["http_server_active_requests 0"]);
}

#[test]
fn statements_are_timed_by_their_kind() {
    let metrics = Metrics::new();
    let database = metrics.database();
    let get = "SELECT id FROM animals WHERE id = $1";
    drop(database.time("sqlite", get));
    database.warn_from(Duration::ZERO);
    drop(database.time("sqlite", get));
    let list = "SELECT id\n    FROM animals";
    database.time("sqlite", list).end::<_, ()>(Ok(())).unwrap();
    for change in ["UPDATE api_keys SET x = 1", "INSERT INTO bans VALUES (1)"] {
        let failed = database.time("sqlite", change).end::<(), _>(Err(()));
        assert!(failed.is_err());
    }
    database.pool(Pool {
        size: 5,
        idle: 3,
        waiting: 2,
    });
    assert_lines(
        &metrics,
        &[
            r#"database_statement_duration_seconds_count{statement="SELECT animals"} 3"#,
            r#"database_statement_duration_seconds_count{statement="UPDATE api_keys"} 1"#,
            r#"database_slow_statements_total{statement="SELECT animals"} 2"#,
            r#"database_statement_failures_total{statement="INSERT bans"} 1"#,
            r#"database_connections{state="idle"} 3"#,
            r#"database_connections{state="used"} 2"#,
            "database_waiting 2",
        ],
    );
}

#[test]
fn limits_bans_and_connections_are_counted() {
    let metrics = Metrics::new();
    metrics.limits().refused(Some("free"), "spent");
    metrics.limits().refused(None, "spent");
    metrics.limits().refused(Some("free"), "banned");
    metrics.limits().banned();
    metrics.limits().not_written();
    let open = metrics.connections().accepted();
    drop(metrics.connections().accepted());
    metrics.connections().ended("idle");
    assert_lines(
        &metrics,
        &[
            r#"rate_limit_refusals_total{plan="free",reason="spent"} 1"#,
            r#"rate_limit_refusals_total{plan="anonymous",reason="spent"} 1"#,
            r#"rate_limit_refusals_total{plan="free",reason="banned"} 1"#,
            "rate_limit_bans_total 1",
            "rate_limit_day_count_write_failures_total 1",
            "http_server_open_connections 1",
            "http_server_connections_total 2",
            r#"http_server_ended_connections_total{reason="idle"} 1"#,
        ],
    );
    drop(open);
}

#[test]
fn the_process_and_the_program_are_told_of() {
    let text = Metrics::new().text().unwrap();
    assert!(
        text.contains("adoption_store_build_info{version=\""),
        "{text}"
    );
    assert!(text.contains("\nlog_dropped_lines_total "), "{text}");
    assert!(text.ends_with("# EOF\n"), "{text}");
    let value = |name: &str| -> f64 {
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        line.unwrap_or_else(|| panic!("{name} in\n{text}"))
            .parse()
            .unwrap()
    };
    assert!(value("process_start_time_seconds ") > 1.7e9);
    #[cfg(target_os = "linux")]
    {
        assert!(value("process_cpu_seconds_total ") > 0.0);
        assert!(value("process_resident_memory_bytes ") > 1e6);
        assert!(value("process_open_fds ") <= value("process_max_fds "));
    }
}

#[test]
fn keys_beyond_the_table_share_a_value() {
    let table = table::Table::new(1000);
    let found: Vec<_> = (0..100)
        .map(|key| *table.find(key, |key| key * 2))
        .collect();
    let own = found
        .iter()
        .filter(|(key, value)| *key < 1000 && *value == key * 2);
    assert_eq!(own.count(), 64);
    assert_eq!(found[64..], [(1000, 2000); 36]);
    assert_eq!(table.find(5, |_| 0), &(5, 10));
}
