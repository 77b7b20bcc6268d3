//! Servers with TLS.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::process::Command;
use std::sync::Arc;
use std::thread;

use rustls::crypto::ring;
use rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};

use super::Api;

/// Starts a server for `localhost`, which responds to any request, and returns its port and its certificate.
fn start(responses: &'static [(&str, &str)]) -> (u16, String) {
    let generated =
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(
        generated.signing_key.serialize_der(),
    ));
    let config = ServerConfig::builder_with_provider(ring::default_provider().into())
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![generated.cert.der().clone()], key)
        .expect("a certificate");
    let config = Arc::new(config);
    // The name has an address of each version on some systems.
    let listener = TcpListener::bind("localhost:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    thread::spawn(move || {
        for socket in listener.incoming().flatten() {
            let connection = ServerConnection::new(Arc::clone(&config)).expect("a connection");
            let mut stream = StreamOwned::new(connection, socket);
            let mut head = [0; 1024];
            // A client that does not trust the certificate closes the connection.
            let Ok(length) = stream.read(&mut head) else {
                continue;
            };
            let head = String::from_utf8_lossy(head.get(..length).unwrap_or_default()).into_owned();
            let found = responses
                .iter()
                .find(|(path, _)| head.starts_with(&format!("GET {path} ")));
            let response = found.map_or("HTTP/1.1 404 Not Found\r\n\r\n", |(_, response)| response);
            let _ = stream.write_all(response.as_bytes());
            stream.conn.send_close_notify();
            let _ = stream.flush();
        }
    });
    (port, generated.cert.pem())
}

#[test]
fn certificates_are_verified() {
    let (port, certificate) = start(&[
        (
            "/pet.yaml",
            "HTTP/1.1 200 OK\r\nContent-Length: 13\r\nConnection: close\r\n\r\ntype: string\n",
        ),
        (
            "/plain",
            "HTTP/1.1 301 Moved\r\nLocation: http://localhost/pet.yaml\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
        ),
    ]);
    let api = Api::new();
    api.refer_to(&[
        &format!("https://localhost:{port}/pet.yaml"),
        &format!("https://localhost:{port}/plain"),
    ]);
    let trusted = api.folder.path().join("trusted.pem");
    fs::write(&trusted, certificate).expect("a file");
    let vendor = |file: Option<&std::path::Path>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
        let command = command.args(["vendor", "spec/api.yaml", "--allow-private", "localhost"]);
        let command = command.current_dir(api.folder.path());
        let output = command
            .envs(file.map(|file| ("SSL_CERT_FILE", file)))
            .output();
        let output = output.expect("the program");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        (text(output.stdout), text(output.stderr))
    };
    let (stdout, stderr) = vendor(None);
    assert!(
        stdout.is_empty() && stderr.contains("certificate"),
        "{stdout}{stderr}"
    );
    // Other systems have no such variable.
    if cfg!(target_os = "linux") {
        let (stdout, stderr) = vendor(Some(&trusted));
        assert!(
            stdout.starts_with("added ") && stdout.lines().count() == 1,
            "{stdout}{stderr}"
        );
        let downgrade = "redirect to http://localhost/pet.yaml: `http:` does not protect";
        assert!(stderr.contains(downgrade), "{stderr}");
    }
}
