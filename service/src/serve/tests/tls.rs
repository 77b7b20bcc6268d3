//! TLS, and certificates that change.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;

use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ProtocolVersion, RootCertStore, SupportedProtocolVersion, version};
use tempfile::TempDir;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use super::*;
use crate::serve::tls::Files;

/// A folder with a certificate and its key.
pub(super) struct Certificate {
    folder: TempDir,
    der: CertificateDer<'static>,
}

impl Certificate {
    pub(super) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let der = write(folder.path());
        Self { folder, der }
    }

    pub(super) fn files(&self) -> Files {
        Files {
            certificate: self.folder.path().join("certificate.pem"),
            key: self.folder.path().join("key.pem"),
        }
    }

    pub(super) fn settings(&self) -> Settings {
        Settings {
            tls: Some(Tls::load(self.files()).unwrap()),
            ..Settings::default()
        }
    }

    /// Writes another over it.
    fn renew(&mut self) {
        self.der = write(self.folder.path());
    }

    /// A connection of a client that trusts this certificate alone.
    pub(super) async fn connect(
        &self,
        address: SocketAddr,
        versions: &[&'static SupportedProtocolVersion],
        protocols: &[&[u8]],
    ) -> io::Result<TlsStream<TcpStream>> {
        let mut roots = RootCertStore::empty();
        roots.add(self.der.clone()).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let mut config = ClientConfig::builder_with_provider(provider)
            .with_protocol_versions(versions)
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        config.alpn_protocols = protocols.iter().map(|name| name.to_vec()).collect();
        let stream = TcpStream::connect(address).await?;
        let name = ServerName::try_from("localhost").unwrap();
        TlsConnector::from(Arc::new(config))
            .connect(name, stream)
            .await
    }
}

fn write(folder: &Path) -> CertificateDer<'static> {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    fs::write(folder.join("certificate.pem"), made.cert.pem()).unwrap();
    fs::write(folder.join("key.pem"), made.signing_key.serialize_pem()).unwrap();
    made.cert.der().clone()
}

#[tokio::test]
async fn both_versions_of_tls_are_served() {
    let certificate = Certificate::new();
    let scheme = |request: Request<RequestBody>| async move {
        let origin = request.extensions().get::<Origin>().unwrap();
        format!("{} ok", origin.is_secure)
    };
    let running = start(certificate.settings(), scheme).await;
    for (version, number) in [
        (&version::TLS12, ProtocolVersion::TLSv1_2),
        (&version::TLS13, ProtocolVersion::TLSv1_3),
    ] {
        let address = running.address;
        let mut stream = certificate.connect(address, &[version], &[]).await.unwrap();
        assert_eq!(stream.get_ref().1.protocol_version(), Some(number));
        stream.write_all(GET.as_bytes()).await.unwrap();
        let response = rest(&mut stream).await;
        assert!(response.starts_with("HTTP/1.1 200 "), "{response}");
        assert!(response.ends_with("true ok"), "{response}");
    }
}

#[tokio::test]
async fn the_version_of_http_is_agreed_upon() {
    let certificate = Certificate::new();
    let running = start(certificate.settings(), ok).await;
    for (offered, agreed) in [
        (&[&b"h2"[..], b"http/1.1"][..], Some(&b"h2"[..])),
        (&[b"http/1.1"], Some(b"http/1.1")),
        (&[], None),
    ] {
        let address = running.address;
        let stream = certificate.connect(address, rustls::DEFAULT_VERSIONS, offered);
        let stream = stream.await.unwrap();
        assert_eq!(stream.get_ref().1.alpn_protocol(), agreed);
    }
    let foreign = certificate.connect(running.address, rustls::DEFAULT_VERSIONS, &[b"h3"]);
    assert!(foreign.await.is_err());
}

#[tokio::test]
async fn a_handshake_has_its_time_and_its_place() {
    let certificate = Certificate::new();
    let settings = Settings {
        header_timeout: Duration::from_millis(100),
        max_connections: 1,
        ..certificate.settings()
    };
    let running = start(settings, ok).await;
    let mut silent = running.connect().await;
    let plain = running.send(GET);
    assert_eq!(rest(&mut silent).await, "");
    // What is no TLS is told so by an alert.
    assert!(!plain.await.contains("HTTP"));
    let stream = certificate.connect(running.address, rustls::DEFAULT_VERSIONS, &[]);
    let mut stream = stream.await.unwrap();
    stream.write_all(GET.as_bytes()).await.unwrap();
    assert!(rest(&mut stream).await.ends_with("ok"));
}

#[tokio::test]
async fn a_certificate_that_changes_is_taken_over_and_a_broken_one_is_not() {
    let mut certificate = Certificate::new();
    let settings = certificate.settings();
    let tls = settings.tls.clone().unwrap();
    let running = start(settings, ok).await;
    let watching = tokio::spawn(async move { tls.watch_every(Duration::from_millis(5)).await });
    let address = running.address;
    let connect = async |certificate: &Certificate| {
        let connected = certificate.connect(address, rustls::DEFAULT_VERSIONS, &[]);
        connected.await.is_ok()
    };
    assert!(connect(&certificate).await);

    let files = certificate.files();
    for broken in [
        "",
        "no key",
        &fs::read_to_string(&files.certificate).unwrap(),
    ] {
        fs::write(&files.key, broken).unwrap();
        tokio::time::sleep(Duration::from_millis(30)).await;
        assert!(connect(&certificate).await, "the last one is used on");
    }
    fs::remove_file(&files.key).unwrap();
    tokio::time::sleep(Duration::from_millis(30)).await;
    assert!(connect(&certificate).await);

    certificate.renew();
    let renewed = async {
        while !connect(&certificate).await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, renewed).await.expect("it is taken over");
    watching.abort();
}

#[test]
fn what_cannot_be_used_is_named() {
    let certificate = Certificate::new();
    let refusal = || Tls::load(certificate.files()).unwrap_err().to_string();
    let Files {
        certificate: chain,
        key,
    } = certificate.files();
    let good = fs::read_to_string(&key).unwrap();

    let other = Certificate::new();
    fs::copy(other.files().key, &key).unwrap();
    assert!(refusal().contains("is not that of the first certificate in"));
    let encrypted = good.replace("PRIVATE KEY", "ENCRYPTED PRIVATE KEY");
    for unusable in ["", "text", &encrypted, &good.replace("MIG", "MIH")] {
        fs::write(&key, unusable).unwrap();
        let refusal = refusal();
        let path = key.display().to_string();
        assert!(refusal.starts_with(&path), "{refusal}");
        assert!(refusal.contains("has no usable key"), "{refusal}");
    }
    fs::write(&chain, &good).unwrap();
    fs::write(&key, &good).unwrap();
    let refused = refusal();
    assert!(refused.contains("has no certificate"), "{refused}");
    let secret = good.lines().nth(1).unwrap();
    assert!(!refused.contains(secret), "{refused}");
    fs::remove_file(&chain).unwrap();
    assert!(refusal().contains("cannot read"));
}
