//! TLS, and certificates that change.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ProtocolVersion, RootCertStore, SupportedProtocolVersion, version};
use tempfile::TempDir;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use super::*;

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

    fn files(&self) -> [PathBuf; 2] {
        ["certificate.pem", "key.pem"].map(|name| self.folder.path().join(name))
    }

    async fn load(&self) -> anyhow::Result<Tls> {
        let [certificate, key] = self.files();
        Tls::load(certificate, key).await
    }

    pub(super) async fn settings(&self) -> Settings {
        Settings {
            tls: Some(self.load().await.unwrap()),
            ..Settings::default()
        }
    }

    /// Replaces it by another one.
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
async fn tls_1_2_and_1_3_are_served() {
    let certificate = Certificate::new();
    let running = start(certificate.settings().await, ok).await;
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
        assert!(response.ends_with("ok"), "{response}");
    }
}

#[tokio::test]
async fn alpn_selects_the_version_of_http() {
    let certificate = Certificate::new();
    let running = start(certificate.settings().await, ok).await;
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
async fn a_handshake_has_a_timeout() {
    let certificate = Certificate::new();
    let settings = Settings {
        limits: Limits {
            header_timeout: Duration::from_millis(100),
            ..Limits::default()
        },
        ..certificate.settings().await
    };
    let running = start(settings, ok).await;
    let mut silent = running.connect().await;
    let plain = running.send(GET);
    assert_eq!(rest(&mut silent).await, "");
    // Bytes that are not TLS are answered by an alert.
    assert!(!plain.await.contains("HTTP"));
    let stream = certificate.connect(running.address, rustls::DEFAULT_VERSIONS, &[]);
    let mut stream = stream.await.unwrap();
    stream.write_all(GET.as_bytes()).await.unwrap();
    assert!(rest(&mut stream).await.ends_with("ok"));
}

#[tokio::test]
async fn a_changed_certificate_is_reloaded_and_a_broken_one_is_not() {
    let mut certificate = Certificate::new();
    let mut settings = certificate.settings().await;
    settings.tls.as_mut().unwrap().interval = Duration::from_millis(5);
    let running = start(settings, ok).await;
    let address = running.address;
    let connect = async |certificate: &Certificate| {
        let connected = certificate.connect(address, rustls::DEFAULT_VERSIONS, &[]);
        connected.await.is_ok()
    };
    assert!(connect(&certificate).await);

    let [chain, key] = certificate.files();
    for broken in ["", "no key", &fs::read_to_string(chain).unwrap()] {
        fs::write(&key, broken).unwrap();
        tokio::time::sleep(Duration::from_millis(30)).await;
        assert!(connect(&certificate).await, "the last one is used on");
    }
    fs::remove_file(&key).unwrap();
    tokio::time::sleep(Duration::from_millis(30)).await;
    assert!(connect(&certificate).await);

    certificate.renew();
    let renewed = async {
        while !connect(&certificate).await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, renewed).await.expect("it is taken over");
}

#[tokio::test]
async fn unusable_files_are_named() {
    let certificate = Certificate::new();
    let [chain, key] = certificate.files();
    let good = fs::read_to_string(&key).unwrap();
    let another = fs::read_to_string(&Certificate::new().files()[1]).unwrap();
    let encrypted = good.replace("PRIVATE KEY", "ENCRYPTED PRIVATE KEY");
    let secret = good.lines().nth(1).unwrap();
    let refusal = async || format!("{:#}", certificate.load().await.unwrap_err());
    for unusable in [
        "",
        "text",
        &encrypted,
        &good.replace("MIG", "MIH"),
        &another,
    ] {
        fs::write(&key, unusable).unwrap();
        let refusal = refusal().await;
        assert!(refusal.contains(key.to_str().unwrap()), "{refusal}");
        assert!(!refusal.contains(secret), "{refusal}");
    }
    for path in [&chain, &key] {
        fs::write(path, &good).unwrap();
    }
    let refused = refusal().await;
    assert!(refused.contains(chain.to_str().unwrap()), "{refused}");
    assert!(!refused.contains(secret), "{refused}");
}
