//! The generators with which this one is compared, each at a fixed version.

mod install;
mod openapi_to_rust;

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::suites::Outcome;

/// A generator of Rust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peer {
    /// `oas3-gen`: an axum server, or a reqwest client.
    Oas3Gen,
    /// `openapi-to-rust`: an axum server, or a reqwest client.
    OpenapiToRust,
    /// `cargo-progenitor`: a reqwest client.
    Progenitor,
    /// `openapi-generator`: an axum server (`rust-axum`), or a reqwest client (`rust`).
    OpenapiGenerator,
}

/// The side of a crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The client, which sends requests.
    Client,
    /// The server, which handles requests.
    Server,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Client, Self::Server];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Client => "client",
            Self::Server => "server",
        }
    }
}

impl Peer {
    /// Every peer.
    pub const ALL: [Self; 4] = [
        Self::Oas3Gen,
        Self::OpenapiToRust,
        Self::Progenitor,
        Self::OpenapiGenerator,
    ];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Oas3Gen => "oas3-gen",
            Self::OpenapiToRust => "openapi-to-rust",
            Self::Progenitor => "progenitor",
            Self::OpenapiGenerator => "openapi-generator",
        }
    }

    /// The version that is measured.
    pub const fn version(self) -> &'static str {
        match self {
            Self::Oas3Gen => "0.29.0",
            Self::OpenapiToRust => "0.23.0",
            Self::Progenitor => "0.15.1",
            Self::OpenapiGenerator => "7.26.0",
        }
    }

    /// The program, which is installed if it is missing: a binary, or an archive for Java in the case of
    /// `openapi-generator`.
    ///
    /// # Errors
    ///
    /// When it cannot be installed, for example without a network or Java.
    pub fn installed(self) -> Outcome<PathBuf> {
        install::program(self)
    }

    /// A command that generates the server of a description as a crate with the name of its folder, which
    /// [`Peer::complete`] completes; `None` for a peer that generates no servers.
    ///
    /// # Errors
    ///
    /// When the peer is missing and cannot be installed, or cannot read the description.
    pub fn generate_server(self, spec: &Path, out: &Path) -> Outcome<Option<Command>> {
        match self {
            Self::Oas3Gen => self.oas3_gen("server-mod", spec, out).map(Some),
            Self::OpenapiToRust => openapi_to_rust::server(&self.installed()?, spec, out).map(Some),
            Self::Progenitor => Ok(None),
            Self::OpenapiGenerator => {
                let mut command = self.openapi_generator("rust-axum", spec, out)?;
                // Small values are validated and serialized on the same thread.
                command.args(["--additional-properties", "allowBlockingValidator=true"]);
                command.args([
                    "--additional-properties",
                    "allowBlockingResponseSerialize=true",
                ]);
                Ok(Some(command))
            }
        }
    }

    /// Generates the client, which every peer supports.
    ///
    /// # Errors
    ///
    /// When the peer is missing and cannot be installed.
    pub fn generate_client(self, spec: &Path, out: &Path) -> Outcome<Command> {
        match self {
            Self::Oas3Gen => self.oas3_gen("client-mod", spec, out),
            Self::OpenapiToRust => openapi_to_rust::client(&self.installed()?, spec, out),
            Self::Progenitor => self.progenitor(spec, out),
            Self::OpenapiGenerator => self.openapi_generator("rust", spec, out),
        }
    }

    /// A command that generates a crate; `None` if the peer does not support the description or the side.
    pub fn command(self, side: Side, spec: &Path, out: &Path) -> Option<Command> {
        match side {
            Side::Client => self.generate_client(spec, out).ok(),
            Side::Server => self.generate_server(spec, out).ok().flatten(),
        }
    }

    /// Completes generated files to a crate, if the peer does not.
    ///
    /// # Errors
    ///
    /// When the command wrote no files.
    pub fn complete(self, out: &Path) -> Outcome<()> {
        match self {
            Self::OpenapiToRust => openapi_to_rust::complete(out),
            Self::Oas3Gen | Self::Progenitor | Self::OpenapiGenerator => Ok(()),
        }
    }

    fn oas3_gen(self, mode: &str, spec: &Path, out: &Path) -> Outcome<Command> {
        let mut command = Command::new(self.installed()?);
        command.args(["generate", mode, "--quiet", "--workspace"]);
        command.arg("--input").arg(spec).arg("--output").arg(out);
        Ok(command)
    }

    fn progenitor(self, spec: &Path, out: &Path) -> Outcome<Command> {
        let mut command = Command::new(self.installed()?);
        command.args(["progenitor", "--version", "0.0.0", "--name", &name(out)]);
        command.arg("--input").arg(spec).arg("--output").arg(out);
        Ok(command)
    }

    fn openapi_generator(self, generator: &str, spec: &Path, out: &Path) -> Outcome<Command> {
        let mut command = Command::new("java");
        command.arg("-jar").arg(self.installed()?);
        command.args(["generate", "--generator-name", generator]);
        let name = format!("packageName={}", name(out));
        command.args(["--additional-properties", &name]);
        command.arg("-i").arg(spec).arg("-o").arg(out);
        Ok(command)
    }
}

/// The columns of a table of this generator and its peers: the contenders, and the ratios to each
/// of the peers.
pub const fn columns(ours: &'static str) -> [&'static str; 9] {
    [
        ours,
        "oas3-gen",
        "openapi-to-rust",
        "progenitor",
        "openapi-generator",
        "to oas3-gen",
        "to openapi-to-rust",
        "to progenitor",
        "to openapi-generator",
    ]
}

/// The name of a crate, by its folder.
fn name(out: &Path) -> String {
    let name = out.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
