//! The server on hyper with TLS, and a client that trusts the certificate of the server.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use generated_client::types::NewPetRequired;
use generated_client::{Client, Environment, ReqwestTransport};
use generated_server::Server;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use rcgen::{CertifiedKey, KeyPair};
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ClientConfig, RootCertStore, ServerConfig};
use store::{API_KEY, Store};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

type Result<T, E = Box<dyn Error + Send + Sync>> = std::result::Result<T, E>;

#[tokio::main]
async fn main() -> Result<()> {
    // In production, the certificate and its key are read from files, with `rustls::pki_types::pem::PemObject`.
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()])?;
    let url = start(&made).await?;
    let client = client(url, made.cert.pem().as_bytes())?;
    let (name, category_id) = ("Mia".to_owned(), 2);
    let new_pet = NewPetRequired { name, category_id };
    let pet = client.create_pet(new_pet.into()).send().await?;
    println!("{}: {}", pet.id, pet.name);
    Ok(())
}

/// Starts the server, and returns its URL.
async fn start(made: &CertifiedKey<KeyPair>) -> Result<String> {
    let key = PrivateKeyDer::Pkcs8(made.signing_key.serialize_der().into());
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let port = listener.local_addr()?.port();
    tokio::spawn(serve(listener, config));
    Ok(format!("https://localhost:{port}/v1"))
}

/// Serves the store to each connection.
async fn serve(listener: TcpListener, config: ServerConfig) {
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let service = TowerToHyperService::new(Server::new(Store::default()));
    loop {
        // A failed `accept` must not stop the server.
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let (handshake, service) = (acceptor.accept(stream), service.clone());
        tokio::spawn(async move {
            if let Ok(stream) = handshake.await {
                let connection =
                    http1::Builder::new().serve_connection(TokioIo::new(stream), service);
                // The client may disconnect at any time.
                let _ = connection.await;
            }
        });
    }
}

/// A client that trusts one certificate authority.
fn client(url: String, pem: &[u8]) -> Result<Client> {
    let mut trusted = RootCertStore::empty();
    trusted.add(CertificateDer::from_pem_slice(pem)?)?;
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_root_certificates(trusted)
        .with_no_client_auth();
    let library = reqwest::Client::builder()
        .tls_backend_preconfigured(config)
        .redirect(reqwest::redirect::Policy::none())
        .build()?;
    let client = Client::builder(Environment::at(url))
        .api_key(API_KEY)
        .transport(ReqwestTransport::from(library))
        .build()?;
    Ok(client)
}

#[cfg(test)]
mod tests {
    use generated_client::{Failure, RetryPolicy, TransportError};

    use super::*;

    #[test]
    fn the_client_trusts_the_server() {
        main().unwrap();
    }

    #[tokio::test]
    async fn another_certificate_is_not_trusted() {
        let made = || rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let url = start(&made()).await.unwrap();
        let client = client(url, made().cert.pem().as_bytes()).unwrap();
        let call = client.list_pets().retry(RetryPolicy::none());
        match call.send().await {
            Err(Failure::Transport(TransportError::Connect(_))) => {}
            other => panic!("{other:?}"),
        }
    }
}
