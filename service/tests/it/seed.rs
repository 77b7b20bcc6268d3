//! Adding animals from files.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::support::process::{Process, UNLIMITED, command, create_key, fail, succeed};
use crate::support::request::Request;
use crate::support::test_database::{TestDatabase, rerun_on_postgres};

#[test]
fn all_tests_pass_on_postgresql() {
    rerun_on_postgres(module_path!(), &["sqlite"]);
}

/// Appends the option for a database to a command.
fn with_database<'a>(database: &'a TestDatabase, command: &[&'a str]) -> Vec<&'a str> {
    [command, &["--database", &database.url]].concat()
}

fn seed(database: &TestDatabase, name: &str, content: &str) {
    let folder = database.folder.path();
    fs::write(folder.join(name), content).unwrap();
    let seed = with_database(database, &["seed", name]);
    assert_eq!(succeed(folder, &seed), "");
}

/// Starts a service, and sends a request.
fn get(database: &TestDatabase, target: &str) -> String {
    let folder = database.folder.path();
    let key = create_key(folder, &with_database(database, &["--plan", "free"]));
    let service = Process::start(folder, &with_database(database, &[]));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let request = Request::new("GET", target).key(&key);
    let response = runtime.block_on(request.send(service.address));
    assert_eq!(response.status, 200);
    String::from_utf8(response.body).unwrap()
}

/// Returns the error of an invalid file, from which no animal is added.
fn seed_error(name: &str, content: &str) -> String {
    let database = TestDatabase::new();
    let folder = database.folder.path();
    fs::write(folder.join(name), content).unwrap();
    let message = fail(folder, &with_database(&database, &["seed", name]), 1);
    assert!(!folder.join("test.db").exists());
    message
}

#[test]
fn all_formats_add_animals_in_order() {
    let database = TestDatabase::new();
    let table =
        "\u{feff}status,name,categoryId\r\n,\"Rex, \"\"the\r\n2nd\"\"\",-7\r\nsold,Ünal,2\r\n";
    seed(&database, "table.csv", table);
    seed(&database, "short.CSV", "categoryId,name\n3,\"C\"");
    seed(
        &database,
        "array.json",
        "\n [ {\"name\": \"D\",\n\"categoryId\":4} , {\"name\":\"E\",\"categoryId\":5,\"status\":\"pending\"}]\n",
    );
    seed(
        &database,
        "lines.jsonl",
        "{\"name\":\"F\",\"categoryId\":6}\n\n{\"categoryId\":7,\"name\":\"G\"}",
    );
    seed(&database, "none.json", "[]");
    let expected = [
        r#"{"id":1,"name":"Rex, \"the\r\n2nd\"","categoryId":-7,"status":"available"}"#,
        r#"{"id":2,"name":"Ünal","categoryId":2,"status":"sold"}"#,
        r#"{"id":3,"name":"C","categoryId":3,"status":"available"}"#,
        r#"{"id":4,"name":"D","categoryId":4,"status":"available"}"#,
        r#"{"id":5,"name":"E","categoryId":5,"status":"pending"}"#,
        r#"{"id":6,"name":"F","categoryId":6,"status":"available"}"#,
        r#"{"id":7,"name":"G","categoryId":7,"status":"available"}"#,
    ];
    let listed = get(&database, "/v1/pets?limit=100");
    assert_eq!(listed, format!("[{}]", expected.join(",")));
}

#[test]
fn the_first_error_is_reported_with_its_line() {
    let table = [
        ("name,categoryId,status\nA,1,\nB,one,\n", "line 3"),
        (
            "name,categoryId,status\n\"C\nC\",1,gone\n",
            "/status: expected one of",
        ),
        (
            "name,categoryId\nD,9223372036854775808\n",
            "number too large",
        ),
        ("name,categoryId\nE\n", "found record with 1 fields"),
        ("name,categoryId\nF,1.5\n", "line 2"),
        ("name,categoryId\n\"a\0\",1\n", "/name"),
        ("name\nA\n", "missing field `categoryId`"),
        ("name,categoryId,nmae\nA,1,B\n", "unknown field `nmae`"),
    ];
    for (content, expected) in table {
        let message = seed_error("a.csv", content);
        assert!(message.contains(expected), "{message}");
    }
    let lines = [
        (
            "{\"name\":\"A\",\"categoryId\":1}\n{\"name\":\"B\"}\n",
            "line 2: /categoryId",
        ),
        ("\n{\"name\":\"D\",}\n", "line 2: "),
        ("{\"name\":\"a\\u0000\",\"categoryId\":1}", "line 1: /name"),
    ];
    for (content, expected) in lines {
        let message = seed_error("a.jsonl", content);
        assert!(message.contains(expected), "{message}");
    }
    let message = seed_error("a.json", "[\n{\"name\":\"A\",\"categoryId\":1},\n7]");
    assert!(message.contains("line 3"), "{message}");
}

#[test]
fn many_animals_are_added_while_the_service_runs() {
    let database = TestDatabase::new();
    let folder = database.folder.path();
    let service = Process::start(folder, &with_database(&database, &[]));
    let mut lines = String::new();
    for number in 1..=10_251 {
        writeln!(
            lines,
            r#"{{"name":"animal {number}","categoryId":{number}}}"#
        )
        .unwrap();
    }
    seed(&database, "many.jsonl", &lines);
    drop(service);
    assert_eq!(
        get(&database, "/v1/pets/10251"),
        r#"{"id":10251,"name":"animal 10251","categoryId":10251,"status":"available"}"#
    );
}

#[test]
fn standard_input_is_read() {
    let database = TestDatabase::new();
    let folder = database.folder.path();
    let seed = with_database(&database, &["seed", "-", "--format", "csv"]);
    let mut child = command(folder, &seed)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"name,categoryId\nA,1\n").unwrap();
    drop(input);
    assert!(child.wait().unwrap().success());
    let one = r#"[{"id":1,"name":"A","categoryId":1,"status":"available"}]"#;
    assert_eq!(get(&database, "/v1/pets"), one);
    for unknown in ["-", "animals"] {
        let message = fail(folder, &["seed", unknown], 2);
        assert!(message.contains("--format"), "{message}");
    }
    let message = fail(folder, &["seed", "none.csv"], 1);
    assert!(message.contains("none.csv: No such file"), "{message}");
}

#[test]
fn a_failure_of_the_database_reports_what_was_added_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    create_key(folder, &["--plan", "free"]);
    let database = rusqlite::Connection::open(folder.join("adoption-store.db")).unwrap();
    let refuse = "CREATE TRIGGER refuse BEFORE INSERT ON animals WHEN NEW.category_id = 5600
        BEGIN SELECT RAISE(ABORT, 'refused'); END";
    database.execute_batch(refuse).unwrap();
    let mut lines = "categoryId,name\n".to_owned();
    for number in 1..=6_000 {
        writeln!(lines, "{number},A").unwrap();
    }
    fs::write(folder.join("a.csv"), lines).unwrap();
    let message = fail(folder, &["seed", "a.csv"], 1);
    assert!(
        message.contains("only the first 5000 animals were added"),
        "{message}"
    );
    assert!(message.contains("refused"), "{message}");
    let count = "SELECT count(*) FROM animals";
    let count: i64 = database.query_row(count, [], |row| row.get(0)).unwrap();
    assert_eq!(count, 5_000);
}

/// Adds animals at a service while `seed` adds `count` others.
async fn add_during_seed(count: usize) {
    let folder = tempfile::tempdir().unwrap();
    let key = create_key(folder.path(), &UNLIMITED);
    let service = Process::start(folder.path(), &[]);
    let mut lines = "categoryId,name\n".to_owned();
    for number in 0..count {
        writeln!(lines, "{number},A").unwrap();
    }
    fs::write(folder.path().join("a.csv"), lines).unwrap();
    let mut seed = command(folder.path(), &["seed", "a.csv"]).spawn().unwrap();
    let (mut slowest, mut created, mut refused) = (Duration::ZERO, 0, 0);
    let add = Request::new("POST", "/v1/pets").key(&key);
    let add = add.json(r#"{"name":"B","categoryId":1}"#);
    while seed.try_wait().unwrap().is_none() {
        let start = Instant::now();
        let response = add.send(service.address).await;
        slowest = slowest.max(start.elapsed());
        match response.status {
            201 => created += 1,
            503 => refused += 1,
            _ => panic!("{response:?}"),
        }
    }
    assert!(seed.wait().unwrap().success());
    println!("{created} creates, {refused} refused; the slowest took {slowest:?}");
    // A single commit may take long on a busy disk.
    assert!(
        created > 100 * refused,
        "{created} created, {refused} refused"
    );
}

#[tokio::test]
async fn others_write_while_animals_are_added_on_sqlite() {
    add_during_seed(50_000).await;
}

#[tokio::test]
#[ignore = "takes minutes"]
async fn others_write_while_a_million_animals_are_added_on_sqlite() {
    add_during_seed(1_000_000).await;
}
