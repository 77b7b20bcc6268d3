//! The server on hyper with TLS, and a client that trusts the certificate of the server.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use generated_client::{Client, Environment, NewPetRequired, ReqwestTransport};
use generated_server::Server;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use rcgen::CertifiedKey;
use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::PrivateKeyDer;
use store::{API_KEY, Store};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

type Result<T, E = Box<dyn Error + Send + Sync>> = std::result::Result<T, E>;

#[tokio::main]
async fn main() -> Result<()> {
    // A program in production reads its certificate from files, with `rustls::pki_types::pem::PemObject`.
    let CertifiedKey { cert, signing_key } =
        rcgen::generate_simple_self_signed(["localhost".to_owned()])?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let url = format!("https://localhost:{}/v1", listener.local_addr()?.port());
    let key = PrivateKeyDer::Pkcs8(signing_key.serialize_der().into());
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], key)?;
    tokio::spawn(serve(listener, config));

    let client = client(url, reqwest::Certificate::from_pem(cert.pem().as_bytes())?)?;
    let (name, category_id) = ("Mia".to_owned(), 2);
    let new_pet = NewPetRequired { name, category_id };
    let pet = client.create_pet(new_pet.into()).send().await?;
    println!("{}: {}", pet.id, pet.name);
    Ok(())
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

/// A client that trusts `authority`, and no other authority.
fn client(url: String, authority: reqwest::Certificate) -> Result<Client> {
    // reqwest uses the provider of the process.
    let _ = ring::default_provider().install_default();
    let library = reqwest::Client::builder()
        .tls_certs_only([authority])
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
    use super::*;

    #[test]
    fn the_client_trusts_the_server() {
        main().unwrap();
    }

    #[tokio::test]
    async fn another_certificate_is_not_trusted() {
        let own = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let other = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let key = PrivateKeyDer::Pkcs8(own.signing_key.serialize_der().into());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![own.cert.der().clone()], key)
            .unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(serve(listener, config));
        let url = format!("https://localhost:{port}/v1");
        let other = reqwest::Certificate::from_pem(other.cert.pem().as_bytes()).unwrap();
        let client = client(url, other).unwrap();
        let call = client
            .list_pets()
            .retry(generated_client::RetryPolicy::none());
        let failure = call.send().await.unwrap_err();
        assert!(failure.to_string().contains("certificate"), "{failure}");
    }
}
