//! A certificate and its key, as files hold them.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use rustls::crypto::ring;
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use sha2::Sha256;

/// The files of a certificate and its key, in PEM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Files {
    /// The certificate, followed by those that lead to one that clients know.
    pub certificate: PathBuf,
    /// The key, which is not encrypted.
    pub key: PathBuf,
}

/// What files hold. It has no `Debug`: one of them is secret.
pub(super) struct Content {
    certificate: Vec<u8>,
    key: Vec<u8>,
}

/// What tells contents apart.
pub(super) type Digest = [u8; 32];

impl Content {
    pub(super) fn digest(&self) -> Digest {
        use sha2::Digest;

        let certificate = Sha256::digest(&self.certificate);
        let hash = Sha256::new_with_prefix(certificate);
        hash.chain_update(&self.key).finalize().into()
    }
}

impl Files {
    pub(super) fn read(&self) -> Result<Content, Error> {
        let read = |path: &Path| {
            fs::read(path).map_err(|error| Error::Unreadable(path.to_owned(), Arc::new(error)))
        };
        Ok(Content {
            certificate: read(&self.certificate)?,
            key: read(&self.key)?,
        })
    }

    /// What a server proves itself by, if the two belong to each other.
    pub(super) fn parse(&self, content: &Content) -> Result<Arc<CertifiedKey>, Error> {
        let chain = CertificateDer::pem_slice_iter(&content.certificate);
        let chain: Result<Vec<_>, pem::Error> = chain.collect();
        let no_certificate = || Error::NoCertificate(self.certificate.clone());
        let chain = chain.map_err(|_| no_certificate())?;
        if chain.is_empty() {
            return Err(no_certificate());
        }
        // What is wrong with a key is not told: it may be a part of it.
        let no_key = || Error::NoKey(self.key.clone());
        let key = PrivateKeyDer::from_pem_slice(&content.key).map_err(|_| no_key())?;
        let certified = CertifiedKey::from_der(chain, key, &ring::default_provider());
        certified.map(Arc::new).map_err(|error| match error {
            rustls::Error::InconsistentKeys(_) => Error::Unmatched(self.clone()),
            rustls::Error::InvalidCertificate(_) => no_certificate(),
            _ => no_key(),
        })
    }

    /// Reads the files again: what tells their content apart, if it is readable,
    /// and what they hold, if that is not what was `seen`.
    pub(super) fn look(&self, seen: Option<Digest>) -> (Option<Digest>, Option<Found>) {
        match self.read() {
            Ok(content) => {
                let digest = Some(content.digest());
                let found = (digest != seen).then(|| self.parse(&content));
                (digest, found)
            }
            // It is told once, and again when they have been readable.
            Err(error) => (None, seen.map(|_| Err(error))),
        }
    }
}

pub(super) type Found = Result<Arc<CertifiedKey>, Error>;

impl fmt::Display for Files {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (certificate, key) = (self.certificate.display(), self.key.display());
        write!(formatter, "{certificate} and {key}")
    }
}

/// The certificate that connections are given now.
#[derive(Debug)]
pub(super) struct Current(RwLock<Arc<CertifiedKey>>);

impl Current {
    pub(super) fn new(certificate: Arc<CertifiedKey>) -> Self {
        Self(RwLock::new(certificate))
    }

    pub(super) fn replace(&self, certificate: Arc<CertifiedKey>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = certificate;
    }
}

impl ResolvesServerCert for Current {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let current = self.0.read().unwrap_or_else(PoisonError::into_inner);
        Some(Arc::clone(&current))
    }
}

/// Why TLS cannot be served.
#[derive(Clone, Debug)]
pub enum Error {
    /// A file cannot be read.
    Unreadable(PathBuf, Arc<io::Error>),
    /// A file has no certificate.
    NoCertificate(PathBuf),
    /// A file has no key that can be used.
    NoKey(PathBuf),
    /// The key is of another certificate.
    Unmatched(Files),
    /// The cryptography is not available.
    Settings(rustls::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(path, error) => {
                write!(formatter, "cannot read {}: {error}", path.display())
            }
            Self::NoCertificate(path) => write!(
                formatter,
                "{} has no certificate: it must hold the certificate in PEM, `BEGIN CERTIFICATE`, and after \
                 it those of its issuers",
                path.display()
            ),
            Self::NoKey(path) => write!(
                formatter,
                "{} has no usable key: it must hold an RSA, ECDSA or Ed25519 key in PEM, `BEGIN PRIVATE KEY`, \
                 that is not encrypted (`openssl pkey -in OLD -out NEW` decrypts one)",
                path.display()
            ),
            Self::Unmatched(Files { certificate, key }) => write!(
                formatter,
                "the key in {} is not that of the first certificate in {}: give the two that were made together",
                key.display(),
                certificate.display()
            ),
            Self::Settings(error) => write!(formatter, "TLS cannot be set up: {error}"),
        }
    }
}

impl std::error::Error for Error {}
