//! Animals from files.

mod support;

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Stdio;

use support::place::{Place, run_again_on_postgres};
use support::process::{Process, command, create_key, fail, succeed};
use support::request::Request;

#[test]
fn everything_holds_on_postgresql() {
    run_again_on_postgres(&["sqlite"]);
}

/// A folder whose file of options names the database.
fn place() -> Place {
    let place = Place::new();
    let options = format!("database = '{}'\n", place.url);
    fs::write(place.folder.path().join("adoption-store.toml"), options).unwrap();
    place
}

fn seed(folder: &Path, name: &str, content: &str) {
    fs::write(folder.join(name), content).unwrap();
    assert_eq!(succeed(folder, &["seed", name]), "");
}

/// The animals that a service tells of, as it does.
fn animals(folder: &Path) -> String {
    let key = create_key(folder, &["--plan", "free"]);
    let service = Process::start(folder, &[]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let list = Request::new("GET", "/v1/pets?limit=100").key(&key);
    let answer = runtime.block_on(list.send(service.address));
    assert_eq!(answer.status, 200);
    String::from_utf8(answer.body).unwrap()
}

/// What is said of a file with the name of its format, by which nothing is written.
fn refused(name: &str, content: &str) -> String {
    let place = place();
    let folder = place.folder.path();
    fs::write(folder.join(name), content).unwrap();
    let message = fail(folder, &["seed", name], 1);
    assert!(message.ends_with("nothing was written\n"), "{message}");
    // The tables are not made, either.
    assert!(!folder.join("test.db").exists());
    assert!(fail(folder, &["keys", "list"], 1).contains("`serve`"));
    message
}

#[test]
fn all_formats_add_animals_in_their_order() {
    let place = place();
    let folder = place.folder.path();
    let table =
        "\u{feff}status,name,categoryId\r\n,\"Rex, \"\"the\r\n2nd\"\"\",-7\r\nsold,Ünal,2\r\n";
    seed(folder, "table.csv", table);
    seed(folder, "short.CSV", "categoryId,name\n3,\"C\"");
    seed(
        folder,
        "array.json",
        "\n [ {\"name\": \"D\",\n\"categoryId\":4} , {\"name\":\"E\",\"categoryId\":5,\"status\":\"pending\"}]\n",
    );
    seed(
        folder,
        "lines.jsonl",
        "{\"name\":\"F\",\"categoryId\":6}\n\n{\"categoryId\":7,\"name\":\"G\"}",
    );
    seed(folder, "none.json", "[]");
    seed(folder, "nothing.json", "");
    let expected = [
        r#"{"id":1,"name":"Rex, \"the\r\n2nd\"","categoryId":-7,"status":"available"}"#,
        r#"{"id":2,"name":"Ünal","categoryId":2,"status":"sold"}"#,
        r#"{"id":3,"name":"C","categoryId":3,"status":"available"}"#,
        r#"{"id":4,"name":"D","categoryId":4,"status":"available"}"#,
        r#"{"id":5,"name":"E","categoryId":5,"status":"pending"}"#,
        r#"{"id":6,"name":"F","categoryId":6,"status":"available"}"#,
        r#"{"id":7,"name":"G","categoryId":7,"status":"available"}"#,
    ];
    assert_eq!(animals(folder), format!("[{}]", expected.join(",")));
}

#[test]
fn what_is_wrong_in_a_table_is_told_with_line_and_column() {
    let message = refused(
        "a.csv",
        "name,categoryId,status\nA,1,\nB,one,\n\"C\nC\",1,gone\nD,9223372036854775808,\nE\nF,1.5,\nG,1,Sold\n",
    );
    let lines: Vec<_> = message.lines().collect();
    let expected = [
        "error: a.csv:3: categoryId: ",
        "a.csv:4: status: ",
        "a.csv:6: categoryId: ",
        "a.csv:7: expected 3 fields, not 1",
        "a.csv:8: categoryId: ",
        "a.csv:9: status: ",
        "nothing was written",
    ];
    assert_eq!(lines.len(), expected.len(), "{message}");
    for (line, expected) in lines.iter().zip(expected) {
        assert!(line.starts_with(expected), "{line}\n{expected}");
    }
    for (table, line) in [
        ("\u{feff}\"name\",categoryId\nA,1\nB,\"2", 3),
        ("categoryId,name\n1,\"A \"\"\"\n2,\"B\n3,C\n", 3),
        ("categoryId,name\r\n1,\"A\nA\"\r\n2,\"B\"\"\r\n", 4),
    ] {
        let message = refused("a.csv", table);
        let expected = format!("a.csv:{line}: a quote is not closed\nnothing was written");
        assert!(message.contains(&expected), "{message}");
    }
    let message = refused("a.csv", "name,categoryId\nA\"A,1\n\"B\"\"\" ,2\n\"C\"C,3\n");
    let stray = "a.csv:3: more follows the quote that closes a field\nnothing was written";
    assert!(message.contains(stray), "{message}");
    for header in [
        "",
        "name\n",
        "name,categoryId,nmae\n",
        "name,name,categoryId\n",
    ] {
        let message = refused("a.csv", header);
        assert!(
            message.starts_with("error: a.csv:1: expected the names of the columns"),
            "{message}"
        );
    }
}

#[test]
fn what_is_wrong_in_json_is_told_with_line_and_field() {
    let message = refused(
        "a.jsonl",
        "{\"name\":\"A\",\"categoryId\":1}\n{\"name\":\"B\"}\n{\"name\":\"C\",\"categoryId\":\"1\"}\n\
         {\"name\":\"D\",}\n7\n{\"name\":\"a\\u0000\",\"categoryId\":1}\n{\"name\":\"A\",\"name\":\"B\",\"categoryId\":1}\n",
    );
    let lines: Vec<_> = message.lines().collect();
    let expected = [
        "error: a.jsonl:2: /categoryId: is missing",
        "a.jsonl:3: /categoryId: ",
        "a.jsonl:4:13: ",
        "a.jsonl:5: ",
        "a.jsonl:6: /name: ",
        "a.jsonl:7: /name: ",
        "nothing was written",
    ];
    assert_eq!(lines.len(), expected.len(), "{message}");
    for (line, expected) in lines.iter().zip(expected) {
        assert!(line.starts_with(expected), "{line}\n{expected}");
    }
    let array = "[\n{\"name\":\"A\",\n\"categoryId\":1},\n{\n\"name\":\"B\"},\n7\n,\n{\"name\":\"C\",\"categoryId\":1,\n\
                 \"status\":null}\n";
    let message = refused("a.json", array);
    let lines: Vec<_> = message.lines().collect();
    let expected = [
        "error: a.json:4: /categoryId: is missing",
        "a.json:6: ",
        "a.json:8: /status: ",
        "a.json:10:0: EOF while parsing a list",
        "nothing was written",
    ];
    assert_eq!(lines.len(), expected.len(), "{message}");
    for (line, expected) in lines.iter().zip(expected) {
        assert!(line.starts_with(expected), "{line}\n{expected}");
    }
}

#[test]
fn of_many_faults_some_are_told() {
    let mut lines = "name,categoryId\n".to_owned();
    for _ in 0..30 {
        lines.push_str("A,x\n");
    }
    let message = refused("a.csv", &lines);
    assert_eq!(message.lines().count(), 22, "{message}");
    assert!(message.contains("and 10 more"), "{message}");
}

#[test]
fn more_animals_than_a_batch_are_added_while_the_service_runs() {
    let place = place();
    let folder = place.folder.path();
    let key = create_key(folder, &["--plan", "free"]);
    let service = Process::start(folder, &[]);
    let mut lines = String::new();
    for number in 1..=10_251 {
        writeln!(
            lines,
            r#"{{"name":"animal {number}","categoryId":{number}}}"#
        )
        .unwrap();
    }
    seed(folder, "many.jsonl", &lines);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let last = Request::new("GET", "/v1/pets/10251").key(&key);
    let answer = runtime.block_on(last.send(service.address));
    let body = String::from_utf8(answer.body).unwrap();
    assert_eq!(
        body,
        r#"{"id":10251,"name":"animal 10251","categoryId":10251,"status":"available"}"#
    );
}

#[test]
fn standard_input_is_read_in_a_format_that_is_named() {
    let place = place();
    let folder = place.folder.path();
    let mut from_input = command(folder, &["seed", "-", "--format", "csv"]);
    let mut child = from_input.stdin(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"name,categoryId\nA,1\n").unwrap();
    drop(input);
    assert!(child.wait().unwrap().success());
    let one = r#"[{"id":1,"name":"A","categoryId":1,"status":"available"}]"#;
    assert_eq!(animals(folder), one);
    let message = fail(folder, &["seed", "-"], 2);
    assert!(message.contains("--format"), "{message}");
    let message = fail(folder, &["seed", "animals"], 2);
    assert!(message.contains("--format"), "{message}");
    let message = fail(folder, &["seed", "none.csv"], 1);
    assert!(message.contains("cannot read none.csv"), "{message}");
}

#[test]
fn what_a_database_took_before_it_failed_is_told_on_sqlite() {
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
        message.contains("refused\nthe first 5000 animals"),
        "{message}"
    );
    let count = "SELECT count(*) FROM animals";
    let count: i64 = database.query_row(count, [], |row| row.get(0)).unwrap();
    assert_eq!(count, 5000);
}
