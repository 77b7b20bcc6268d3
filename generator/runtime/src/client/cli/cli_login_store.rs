//! The file with the tokens of users, which only its owner can read.
#![cfg(all(
    feature = "cli",
    feature = "oauth2",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::runtime::client::cli_error::InvalidArgument;
use crate::runtime::client::cli_stored_login::Login;
use crate::runtime::client::failure::BoxError;
use crate::runtime::decode;
use crate::runtime::encode;

/// The file with the logins of a program.
#[derive(Clone)]
pub(crate) struct Store(PathBuf);

impl Store {
    pub(crate) fn new(program: &str) -> Result<Self, InvalidArgument> {
        let folder = config_folder().ok_or_else(|| {
            InvalidArgument::new("no folder for the tokens: set HOME, or APPDATA on Windows")
        })?;
        Ok(Self(folder.join(program).join("logins.json")))
    }

    pub(crate) fn path(&self) -> String {
        self.0.display().to_string()
    }

    /// Returns a login.
    pub(crate) fn get(&self, key: &str) -> Result<Option<Login>, BoxError> {
        Ok(self.read()?.remove(key).map(Login::from))
    }

    /// Locks the logins. Waits while another process changes them.
    #[allow(
        clippy::incompatible_msrv,
        reason = "clients with OAuth 2.0 and the feature `cli` need Rust 1.89"
    )]
    pub(crate) fn lock(&self) -> Result<Lock, BoxError> {
        let locked = private_file(
            &self.0.with_extension("lock"),
            OpenOptions::new().create(true),
        );
        let locked = locked.and_then(|file| match file.lock() {
            Err(error) if error.kind() != ErrorKind::Unsupported => Err(error),
            _ => Ok(Lock { _file: file }),
        });
        locked.map_err(|error| format!("cannot lock {}: {error}", self.path()).into())
    }

    /// Stores or removes a login.
    pub(crate) fn set(&self, _: &Lock, key: &str, login: Option<Login>) -> Result<(), BoxError> {
        let mut logins = self.read()?;
        logins.remove(key);
        logins.extend(login.map(|login| (key.to_owned(), login.into())));
        let text = encode::to_text(&logins).ok_or("cannot encode the logins")?;
        let written = write_privately(&self.0, text.as_bytes());
        written.map_err(|error| format!("cannot write {}: {error}", self.path()).into())
    }

    fn read(&self) -> Result<BTreeMap<String, BTreeMap<String, String>>, BoxError> {
        let failed = |why: String| format!("cannot read {}: {why}", self.path());
        match fs::read_to_string(&self.0) {
            // The error is not included: it may quote a token.
            Ok(text) => Ok(decode::from_text(&text)
                .map_err(|_| failed("invalid JSON; remove the file and log in again".into()))?),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(BTreeMap::new()),
            Err(error) => Err(failed(error.to_string()).into()),
        }
    }
}

/// The folder of the user's settings.
fn config_folder() -> Option<PathBuf> {
    let folder = |name| env::var_os(name).map(PathBuf::from);
    let folder = |name| folder(name).filter(|folder| folder.is_absolute());
    match cfg!(windows) {
        true => folder("APPDATA"),
        false => folder("XDG_CONFIG_HOME").or_else(|| Some(folder("HOME")?.join(".config"))),
    }
}

/// Permission to change the logins, until it is dropped.
pub(crate) struct Lock {
    _file: File,
}

/// Replaces a file by one that only its owner can read.
fn write_privately(path: &Path, text: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    // A process that was killed may have left the file.
    let _ = fs::remove_file(&new);
    let mut file = private_file(&new, OpenOptions::new().create_new(true))?;
    file.write_all(text)?;
    file.sync_all()?;
    fs::rename(&new, path)
}

/// Opens a file that only its owner can access, and creates its folder with the same restriction.
fn private_file(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    let mut folders = DirBuilder::new();
    folders.recursive(true);
    options.write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
        folders.mode(0o700);
        options.mode(0o600);
    }
    if let Some(folder) = path.parent() {
        folders.create(folder)?;
    }
    options.open(path)
}
