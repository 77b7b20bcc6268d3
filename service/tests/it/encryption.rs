//! Encrypted connections to servers, and the verification of their certificates.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use crate::support::certificate::Certificate;
use crate::support::process::command;
use crate::support::servers::{Server, free_port};
use tempfile::TempDir;

/// A folder that the user of PostgreSQL may read, with two certificates, the first of which is that of the servers.
fn folder() -> (TempDir, Certificate) {
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
    let [own, other] = [(); 2].map(|()| Certificate::new());
    fs::write(folder.path().join("own.pem"), &own.certificate).unwrap();
    fs::write(folder.path().join("other.pem"), &other.certificate).unwrap();
    (folder, own)
}

/// Runs a command with a file of trusted certificates, and returns its output, and `true` if it succeeded.
fn run(folder: &Path, arguments: &[&str], trusted: &str) -> (String, bool) {
    let mut command = command(folder, arguments);
    let output = command.env("SSL_CERT_FILE", folder.join(trusted)).output();
    let output = output.unwrap();
    let printed = [output.stdout, output.stderr].concat();
    (String::from_utf8(printed).unwrap(), output.status.success())
}

#[test]
fn the_certificate_of_postgresql_is_verified() {
    let (folder, certificate) = folder();
    let folder = folder.path();
    let Some(server) = Server::postgres_with(folder, Some(&certificate)) else {
        return eprintln!("skipped: TEST_POSTGRES_BIN does not name a server");
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
        // The certificate is for another host name.
        (with(&server.url, "own.pem"), "own.pem", Some("certificate")),
    ] {
        let create = ["keys", "create", "--plan", "free", "--database", &url];
        let (output, is_success) = run(folder, &create, trusted);
        assert_eq!(is_success, expected.is_none(), "{url}: {output}");
        assert!(
            output.contains(expected.unwrap_or_default()),
            "{url}: {output}"
        );
    }
}

#[test]
fn the_certificate_of_redis_is_verified() {
    let (folder, certificate) = folder();
    let folder = folder.path();
    let port = free_port();
    let Some(_server) = Server::redis_with(folder, Some((port, &certificate))) else {
        return eprintln!("skipped: TEST_REDIS_BIN does not name a server");
    };
    for (host, trusted, is_trusted) in [
        ("localhost", "own.pem", true),
        ("localhost", "other.pem", false),
        ("127.0.0.1", "own.pem", false),
    ] {
        let url = format!("rediss://{host}:{port}");
        let (printed, _) = run(
            folder,
            &["keys", "unban", "1", "--rate-limits", &url],
            trusted,
        );
        let expected = if is_trusted {
            "is not banned"
        } else {
            "certificate"
        };
        assert!(printed.contains(expected), "{url} {trusted}: {printed}");
    }
}
