//! `adoption-store check`.

mod certificate;
mod finding;

use std::path::Path;

use anyhow::bail;

use self::finding::Finding;
use super::connections::ConnectionOptions;
use super::listeners;
use super::serve::Options;
use crate::database::{Database, DatabaseUrl, Tables};

/// Tries all that `serve` would rely on, and tells of each.
pub(super) fn run(options: &Options, file: Option<&Path>) -> anyhow::Result<()> {
    let findings = super::block_on(async { Ok(look(options, file).await) })?;
    let mut bad = 0;
    for finding in &findings {
        println!("{finding}");
        bad += usize::from(finding.is_bad());
    }
    match bad {
        0 => Ok(()),
        1 => bail!("`serve` would fail for the reason above"),
        _ => bail!("`serve` would fail for the {bad} reasons above"),
    }
}

async fn look(options: &Options, file: Option<&Path>) -> Vec<Finding> {
    let read = file.map(|file| Finding::new("options", file.display(), Ok::<_, String>("read")));
    let url = &options.database.url;
    let counting = &options.counting;
    // The first is held while the second is tried: they may be the same.
    let interface = listeners::bind("listen", options.listen).await;
    let pages = match options.admin_listen {
        Some(address) => Some((address, listeners::bind("admin-listen", address).await)),
        None => None,
    };
    let mut findings = Vec::from_iter(read);
    findings.push(Finding::new("database", url, database(url).await));
    findings.push(Finding::new(
        "rate limits",
        counting.counter(),
        counting.try_out().await,
    ));
    findings.extend(certificate(&options.connections).await);
    findings.push(Finding::new(
        "address",
        options.listen,
        free(interface.as_ref()),
    ));
    let pages = pages.iter();
    findings
        .extend(pages.map(|(address, bound)| Finding::new("pages", address, free(bound.as_ref()))));
    findings
}

async fn database(url: &DatabaseUrl) -> anyhow::Result<String> {
    Ok(match Database::look(url).await? {
        Tables::None => "there are no tables yet, which `serve` makes".to_owned(),
        Tables::Old(version) => {
            format!("the tables are of version {version}, which `serve` renews")
        }
        Tables::Current(version) => format!("the tables are of version {version}"),
    })
}

async fn certificate(options: &ConnectionOptions) -> Option<Finding> {
    let file = options.certificate()?;
    let shown = file.display().to_string();
    let loaded = options.tls().await;
    let dates = loaded.and_then(|_| certificate::look(file));
    Some(Finding::new("certificate", shown, dates))
}

fn free<T>(bound: Result<&T, &anyhow::Error>) -> Result<&'static str, String> {
    match bound {
        Ok(_) => Ok("free"),
        Err(error) => Err(format!("{error:#}")),
    }
}
