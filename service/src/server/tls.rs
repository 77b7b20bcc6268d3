//! The certificate of the server, reloaded when its files change.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::Context;
use axum_server::tls_rustls::RustlsConfig;

/// TLS 1.2 and 1.3 with a certificate and a key from PEM files.
#[derive(Clone, Debug)]
pub struct Tls {
    certificate: PathBuf,
    key: PathBuf,
    config: RustlsConfig,
    loaded: Modified,
    /// The interval at which the files are checked for changes.
    pub(super) interval: Duration,
}

/// The modification times of the files, if they can be read.
type Modified = [Option<SystemTime>; 2];

impl Tls {
    /// Loads a certificate chain and its unencrypted key.
    pub async fn load(certificate: PathBuf, key: PathBuf) -> anyhow::Result<Self> {
        let loaded = modified(&certificate, &key);
        let config = RustlsConfig::from_pem_file(&certificate, &key).await;
        let config = config.with_context(|| {
            let (certificate, key) = (certificate.display(), key.display());
            format!("cannot use the certificate {certificate} with the key {key}")
        })?;
        Ok(Self {
            certificate,
            key,
            config,
            loaded,
            interval: Duration::from_secs(5),
        })
    }

    pub(super) fn config(&self) -> RustlsConfig {
        self.config.clone()
    }

    /// Reloads the files whenever they change, forever. Unusable ones are logged, and the last certificate
    /// stays in use.
    pub(super) async fn watch(&self) {
        let mut loaded = self.loaded;
        loop {
            tokio::time::sleep(self.interval).await;
            let modified = modified(&self.certificate, &self.key);
            if modified == loaded {
                continue;
            }
            loaded = modified;
            let certificate = self.certificate.display();
            match self
                .config
                .reload_from_pem_file(&self.certificate, &self.key)
                .await
            {
                Ok(()) => tracing::info!(%certificate, "the certificate was reloaded"),
                Err(error) => {
                    tracing::error!(%certificate, %error, "the certificate was not reloaded, and the last one stays in use");
                }
            }
        }
    }
}

fn modified(certificate: &Path, key: &Path) -> Modified {
    [certificate, key].map(|path| fs::metadata(path).and_then(|it| it.modified()).ok())
}
