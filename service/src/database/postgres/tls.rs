//! The encryption of connections to the server.

use std::path::Path;
use std::sync::Arc;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, ConfigBuilder, RootCertStore, WantsVerifier, crypto};
use rustls_platform_verifier::BuilderVerifierExt;
use tokio_postgres_rustls::MakeRustlsConnect;

use super::Address;
use crate::database::Error;

/// What connects with TLS, where the address asks for it. The certificate of the
/// server is always checked, with its name.
pub(super) fn connector(address: &Address) -> Result<MakeRustlsConnect, Error> {
    let config = match address.root_certificate() {
        Some(file) => builder()?.with_root_certificates(roots(file)?),
        // None is used.
        None if !address.is_encrypted() => {
            builder()?.with_root_certificates(RootCertStore::empty())
        }
        None => builder()?.with_platform_verifier().map_err(failed)?,
    };
    Ok(MakeRustlsConnect::new(config.with_no_client_auth()))
}

fn builder() -> Result<ConfigBuilder<ClientConfig, WantsVerifier>, Error> {
    ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(failed)
}

fn roots(file: &Path) -> Result<RootCertStore, Error> {
    let explain = |error: String| Error::Failed(format!("sslrootcert {}: {error}", file.display()));
    let mut roots = RootCertStore::empty();
    let certificates = CertificateDer::pem_file_iter(file);
    for certificate in certificates.map_err(|error| explain(error.to_string()))? {
        let certificate = certificate.map_err(|error| explain(error.to_string()))?;
        roots
            .add(certificate)
            .map_err(|error| explain(error.to_string()))?;
    }
    match roots.is_empty() {
        true => Err(explain("there is no certificate in it".to_owned())),
        false => Ok(roots),
    }
}

fn failed(error: rustls::Error) -> Error {
    Error::Failed(error.to_string())
}
