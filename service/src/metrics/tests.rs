use super::*;

#[track_caller]
fn value(text: &str, name: &str) -> f64 {
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let value = line.unwrap_or_else(|| panic!("{name} in\n{text}"));
    value.parse().unwrap()
}

#[test]
fn statements_are_measured_by_kind() {
    METRICS.log_statements_from(Duration::ZERO);
    let list = "SELECT id\n    FROM dogs";
    for sql in ["SELECT id FROM dogs WHERE id = $1", list] {
        Timing::statement("sqlite", sql)
            .end::<_, ()>(Ok(()))
            .unwrap();
    }
    for sql in ["UPDATE cats SET x = 1", "INSERT INTO cats VALUES (1)"] {
        let failed = Timing::statement("sqlite", sql).end::<(), _>(Err(()));
        assert!(failed.is_err());
    }
    METRICS.log_statements_from(Duration::MAX);
    let pool = Pool {
        size: 5,
        idle: 3,
        waiting: 2,
    };
    let text = METRICS.text(pool).unwrap();
    for (name, count) in [
        (
            r#"database_statement_duration_seconds_count{statement="SELECT dogs"}"#,
            2.0,
        ),
        (
            r#"database_slow_statements_total{statement="SELECT dogs"}"#,
            2.0,
        ),
        (
            r#"database_statement_failures_total{statement="UPDATE cats"}"#,
            1.0,
        ),
        (
            r#"database_statement_failures_total{statement="INSERT cats"}"#,
            1.0,
        ),
        (r#"database_connections{state="idle"}"#, 3.0),
        (r#"database_connections{state="used"}"#, 2.0),
        ("database_waiting", 2.0),
    ] {
        assert_eq!(value(&text, name), count, "{name}");
    }
}

#[test]
fn the_process_and_the_program_are_described() {
    let text = Metrics::new().text(Pool::default()).unwrap();
    assert!(
        text.contains("adoption_store_build_info{version=\""),
        "{text}"
    );
    assert!(text.ends_with("# EOF\n"), "{text}");
    assert_eq!(value(&text, "log_dropped_lines_total"), 0.0);
    assert!(value(&text, "process_start_time_seconds") > 1.7e9);
    #[cfg(target_os = "linux")]
    {
        assert!(value(&text, "process_cpu_seconds_total") >= 0.0);
        assert!(value(&text, "process_resident_memory_bytes") > 1e6);
        assert!(value(&text, "process_open_fds") <= value(&text, "process_max_fds"));
    }
}
