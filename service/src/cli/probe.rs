//! `adoption-store probe`.

use std::time::Duration;

use anyhow::ensure;
use clap::Args;
use reqwest::blocking::Client;
use reqwest::redirect::Policy;
use reqwest::{StatusCode, Url};

use crate::telemetry;

/// The timeout.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Args)]
pub(super) struct Options {
    /// The URL of the page, such as http://127.0.0.1:9090/readyz.
    #[arg(value_parser = page)]
    url: Url,
}

fn page(text: &str) -> Result<Url, &'static str> {
    let url = text.parse().ok().filter(|url: &Url| url.scheme() == "http");
    url.ok_or("expected http:// and a host")
}

/// Fails unless the status of the page is 200.
pub(super) fn run(Options { url }: &Options) -> anyhow::Result<()> {
    telemetry::install_crypto();
    let client = Client::builder().timeout(PATIENCE).no_proxy();
    // Nothing is encrypted, and the machine may have no certificates.
    let client = client.redirect(Policy::none()).tls_certs_only([]).build()?;
    let status = client.get(url.clone()).send()?.status();
    ensure!(status == StatusCode::OK, "unexpected response: {status}");
    Ok(())
}
