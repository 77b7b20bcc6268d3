//! The arguments of the command.

use std::path::PathBuf;
use std::time::Duration;

use crate::{EXIT_CODES, generate, today};
use anyhow::{Context as _, bail};
use openapi_crates::Date;

use super::collect::Limits;
use super::layout::address_of;
use super::network::{Rules, bare};

/// The default maximum time of a request, in seconds.
pub const TIMEOUT: u64 = 30;

/// Arguments of the command.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(after_help = EXIT_CODES, long_about = ABOUT)]
pub struct Args {
    /// The description, or its URL with `--into` [default: as for `generate`]
    #[arg(value_name = "FILE|URL")]
    pub spec: Option<String>,

    /// Store the description at URL in this directory
    #[arg(long, value_name = "DIR", requires = "spec")]
    pub into: Option<PathBuf>,

    /// Fetch stored files again, and show how the description changes
    #[arg(long)]
    pub update: bool,

    /// Allow `http:` in addition to `https:`
    #[arg(long)]
    pub allow_http: bool,

    /// Allow connections to this host even if its addresses are private, local or reserved; can be repeated
    #[arg(long, value_name = "HOST")]
    pub allow_private: Vec<String>,

    /// The maximum time of a request, including redirects and the body
    #[arg(long, value_name = "SECONDS", default_value_t = TIMEOUT, value_parser = clap::value_parser!(u64).range(1..))]
    pub timeout: u64,

    /// The file of saved options of `generate`, of which those about input apply [default: codegen.toml next to the description]
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// OpenAPI Overlays to apply to the description, in this order
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub overlay: Vec<PathBuf>,

    /// Allow references to files below this directory [default: the directory of the description]
    #[arg(long, value_name = "DIR")]
    pub refs_below: Option<PathBuf>,

    /// The date of the lock file's entries, such as 2030-12-05 [default: today, in UTC]
    #[arg(long, value_name = "DATE", value_parser = today::parse)]
    pub today: Option<Date>,
}

const ABOUT: &str = "\
Stores the files of other hosts that a description refers to

The files are stored in `vendor/HOST/PATH` next to the description, and listed with their checksums in `vendor.lock`. All other commands
read them from there. Stored files are kept; `--update` fetches them again.";

impl Args {
    /// The URL of the description, if it is not a file.
    pub(super) fn address(&self) -> anyhow::Result<Option<String>> {
        let spec = self.spec.as_deref().filter(|spec| spec.contains("://"));
        match (spec, &self.into) {
            (None, None) => Ok(None),
            (None, Some(_)) => bail!("`--into` requires the URL of a description"),
            (Some(_), None) => bail!(
                "the URL of a description requires `--into DIR`, the directory to store it in"
            ),
            (Some(url), Some(_)) => address_of(url)
                .map(Some)
                .context("expected a URL that begins with `https://`"),
        }
    }

    pub(super) fn rules(&self) -> Rules {
        let hosts = self.allow_private.iter();
        Rules {
            http: self.allow_http,
            private_hosts: hosts.map(|host| bare(host).to_ascii_lowercase()).collect(),
        }
    }

    pub(super) fn limits(&self) -> Limits {
        Limits {
            request_time: Duration::from_secs(self.timeout),
            ..Limits::default()
        }
    }

    /// The options of `codegen` for reading a description.
    pub(super) fn reading(&self, spec: Option<PathBuf>) -> generate::Args {
        generate::Args {
            spec,
            config: self.config.clone(),
            overlay: self.overlay.clone(),
            refs_below: self.refs_below.clone(),
            ..generate::Args::default()
        }
    }
}
