//! How long a certificate is valid.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, ensure};
use jiff::Timestamp;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use x509_cert::Certificate;
use x509_cert::der::Decode;

/// Tells until when the first certificate of a file is valid, unless it is not
/// valid now. The others are looked at by clients, who may not need them.
pub(super) fn look(file: &Path) -> anyhow::Result<String> {
    let der = CertificateDer::from_pem_file(file).context("the certificate cannot be read")?;
    let certificate = Certificate::from_der(&der).context("the certificate cannot be read")?;
    let validity = &certificate.tbs_certificate.validity;
    let begin = time(validity.not_before.to_unix_duration())?;
    let end = time(validity.not_after.to_unix_duration())?;
    let now = Timestamp::now();
    ensure!(begin <= now, "the certificate is not valid before {begin}");
    ensure!(
        now <= end,
        "the certificate was valid until {end}: renew it"
    );
    Ok(format!("it fits its key, and is valid until {end}"))
}

fn time(since_1970: Duration) -> anyhow::Result<Timestamp> {
    let seconds = i64::try_from(since_1970.as_secs())?;
    Ok(Timestamp::from_second(seconds)?)
}
