//! Connections to servers that are encrypted, and what they ask of the servers.
#![cfg(unix)]

mod support;

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use support::certificate::Certificate;
use support::process::command;
use support::servers::{Server, free_port};
use tempfile::TempDir;

/// A folder that the user of PostgreSQL may look into, with two certificates, of which the
/// first is that of the servers.
fn folder() -> (TempDir, Certificate) {
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
    let [own, other] = [(); 2].map(|()| Certificate::new());
    fs::write(folder.path().join("own.pem"), &own.certificate).unwrap();
    fs::write(folder.path().join("other.pem"), &other.certificate).unwrap();
    (folder, own)
}

/// What `check` says, with a file of certificates that are trusted, and whether all is well.
fn check(folder: &Path, option: [&str; 2], trusted: &str) -> (String, bool) {
    let listen = ["check", "--listen", "127.0.0.1:0"];
    let mut check = command(folder, &[&listen, &option[..]].concat());
    let checked = check.env("SSL_CERT_FILE", folder.join(trusted)).output();
    let checked = checked.unwrap();
    let said = [checked.stdout, checked.stderr].concat();
    (String::from_utf8(said).unwrap(), checked.status.success())
}

#[test]
fn postgresql_is_asked_for_its_certificate() {
    let (folder, certificate) = folder();
    let folder = folder.path();
    let Some(server) = Server::postgres_with(folder, Some(&certificate)) else {
        return eprintln!("skipped: TEST_POSTGRES_BIN names no server");
    };
    let named = server.url.replace("127.0.0.1", "localhost");
    let with =
        |address: &str, file: &str| format!("{address}?sslmode=verify-full&sslrootcert={file}");
    for (url, trusted, expected) in [
        (with(&named, "own.pem"), "other.pem", None),
        (format!("{named}?sslmode=require"), "own.pem", None),
        (with(&named, "other.pem"), "own.pem", Some("certificate")),
        (
            format!("{named}?sslmode=require"),
            "other.pem",
            Some("certificate"),
        ),
        // The certificate is of another name.
        (with(&server.url, "own.pem"), "own.pem", Some("certificate")),
    ] {
        let (said, is_well) = check(folder, ["--database", &url], trusted);
        assert_eq!(is_well, expected.is_none(), "{url}: {said}");
        assert!(said.contains(expected.unwrap_or_default()), "{url}: {said}");
    }
}

#[test]
fn redis_is_asked_for_its_certificate() {
    let (folder, certificate) = folder();
    let folder = folder.path();
    let port = free_port();
    let Some(_server) = Server::redis_with(folder, Some((port, &certificate))) else {
        return eprintln!("skipped: TEST_REDIS_BIN names no server");
    };
    for (host, trusted, expected) in [
        ("localhost", "own.pem", true),
        ("localhost", "other.pem", false),
        ("127.0.0.1", "own.pem", false),
    ] {
        let url = format!("rediss://{host}:{port}");
        let (said, is_well) = check(folder, ["--rate-limits", &url], trusted);
        assert_eq!(is_well, expected, "{url} {trusted}: {said}");
    }
}
