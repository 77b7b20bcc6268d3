//! What `check` tells of a configuration.

mod support;

use std::fs;
use std::net::TcpListener;
use std::path::Path;

use rcgen::{CertificateParams, KeyPair, date_time_ymd};
use support::process::{Process, command, succeed};

/// The lines of a report, of which those of addresses are the same everywhere, and whether all is well.
fn check(folder: &Path, options: &[&str]) -> (Vec<String>, String, Option<i32>) {
    let arguments = [&["check", "--listen", "127.0.0.1:0"], options].concat();
    let output = command(folder, &arguments).output().unwrap();
    let report = String::from_utf8(output.stdout).unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    let lines = report.lines().map(str::to_owned).collect();
    (lines, message, output.status.code())
}

/// The names and lengths of all files.
fn files(folder: &Path) -> Vec<(String, u64)> {
    let entry = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        (name, entry.metadata().unwrap().len())
    };
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(entry).collect();
    files.sort();
    files
}

#[test]
fn all_is_well_and_nothing_is_made_or_changed() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (lines, _, code) = check(folder, &["--admin-listen", "127.0.0.1:0"]);
    let expected = [
        "ok   database     sqlite://adoption-store.db: there are no tables yet, which `serve` makes",
        "ok   rate limits  memory: requests are counted by the process",
        "ok   address      127.0.0.1:0: free",
        "ok   pages        127.0.0.1:0: free",
    ];
    assert_eq!(lines, expected);
    assert_eq!(code, Some(0));
    assert_eq!(files(folder), []);

    succeed(folder, &["keys", "create", "--plan", "free"]);
    let before = files(folder);
    let (lines, _, code) = check(folder, &[]);
    assert!(lines[0].ends_with("adoption-store.db: the tables are of version 1"));
    assert_eq!(code, Some(0));
    assert_eq!(files(folder), before);

    let _service = Process::start(folder, &[]);
    let (lines, _, code) = check(folder, &[]);
    assert!(lines[0].ends_with("version 1"), "{lines:?}");
    assert_eq!(code, Some(0));
}

#[test]
fn all_findings_are_told_at_once_without_passwords() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    // Nothing listens at the port 1.
    let options = "database = 'postgres://me:secret@127.0.0.1:1/a?password=secret'\n\
        rate-limits = 'redis://:secret@127.0.0.1:1'\n\
        tls-certificate = 'none.pem'\ntls-key = 'none.pem'\n";
    fs::write(folder.join("adoption-store.toml"), options).unwrap();
    let (lines, message, code) = check(folder, &["--admin-listen", &taken]);
    let begins = [
        "ok   options      adoption-store.toml: read".to_owned(),
        "bad  database     postgres://me@127.0.0.1:1/a: ".to_owned(),
        "bad  rate limits  127.0.0.1:1: ".to_owned(),
        "bad  certificate  none.pem: cannot read none.pem".to_owned(),
        "ok   address      127.0.0.1:0: free".to_owned(),
        format!("bad  pages        {taken}: cannot listen on {taken}: "),
    ];
    assert_eq!(lines.len(), begins.len(), "{lines:?}");
    for (line, begin) in lines.iter().zip(begins) {
        assert!(line.starts_with(&begin), "{line}");
    }
    assert!(lines[5].contains("--admin-listen"), "{lines:?}");
    assert_eq!(
        message,
        "error: `serve` would fail for the 4 reasons above\n"
    );
    assert_eq!(code, Some(1));
    assert!(!lines.concat().contains("secret"));
}

#[test]
fn databases_that_serve_would_refuse_are_bad() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let of = |url: &str| {
        let (lines, _, code) = check(folder, &["--database", url]);
        assert_eq!(code, Some(1), "{lines:?}");
        lines[0].clone()
    };
    let line = of("sqlite://none/a.db");
    assert!(
        line.starts_with("bad  database     sqlite://none/a.db: "),
        "{line}"
    );
    fs::write(
        folder.join("text.db"),
        "this is no database, as everybody sees who reads it",
    )
    .unwrap();
    assert!(of("sqlite://text.db").contains("not a database"));
    let newer = rusqlite::Connection::open(folder.join("newer.db")).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    assert!(of("sqlite://newer.db").contains("use the newer one"));
    fs::create_dir(folder.join("folder")).unwrap();
    assert!(of("sqlite://folder").contains("is no file"));
    let other = rusqlite::Connection::open(folder.join("other.db")).unwrap();
    other.execute_batch("CREATE TABLE animals (a)").unwrap();
    assert!(of("sqlite://other.db").contains("of another program"));
}

#[test]
fn a_certificate_has_its_time() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let key = KeyPair::generate().unwrap();
    fs::write(folder.join("key.pem"), key.serialize_pem()).unwrap();
    let certificate = |begin: i32, end: i32| {
        let mut parameters = CertificateParams::new(["localhost".to_owned()]).unwrap();
        parameters.not_before = date_time_ymd(begin, 1, 1);
        parameters.not_after = date_time_ymd(end, 1, 1);
        let certificate = parameters.self_signed(&key).unwrap();
        fs::write(folder.join("certificate.pem"), certificate.pem()).unwrap();
        let tls = [
            "--tls-certificate",
            "certificate.pem",
            "--tls-key",
            "key.pem",
        ];
        let (lines, _, code) = check(folder, &tls);
        (lines[2].clone(), code)
    };
    let (line, code) = certificate(2020, 2120);
    let good = "ok   certificate  certificate.pem: it fits its key, and is valid until 2120-01-01T00:00:00Z";
    assert_eq!((line.as_str(), code), (good, Some(0)));
    let (line, code) = certificate(2020, 2021);
    assert!(
        line.ends_with("was valid until 2021-01-01T00:00:00Z: renew it"),
        "{line}"
    );
    assert_eq!(code, Some(1));
    let (line, code) = certificate(2110, 2120);
    assert!(
        line.ends_with("is not valid before 2110-01-01T00:00:00Z"),
        "{line}"
    );
    assert_eq!(code, Some(1));
}
