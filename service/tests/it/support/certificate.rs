//! Certificates of servers.

use std::fs;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::Path;

/// A self-signed certificate for `localhost`, and its key, as PEM.
pub struct Certificate {
    pub certificate: String,
    key: String,
}

impl Certificate {
    /// Generates a certificate.
    pub fn new() -> Self {
        let generated = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        Self {
            certificate: generated.cert.pem(),
            key: generated.signing_key.serialize_pem(),
        }
    }

    /// Writes the certificate and its key to a folder, owned by a user, and returns both paths.
    pub fn write(&self, folder: &Path, user: Option<u32>) -> [String; 2] {
        [
            ("certificate.pem", &self.certificate),
            ("key.pem", &self.key),
        ]
        .map(|(name, text)| {
            let path = folder.join(name);
            fs::write(&path, text).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
            if user.is_some() {
                chown(&path, user, None).unwrap();
            }
            path.to_str().unwrap().to_owned()
        })
    }
}
