//! The files of the JSON Schema Test Suite to which schemas refer.

use std::fs;
use std::path::{Path, PathBuf};

use openapi_crates::source::Addresses;

/// The URL of the files in `remotes`.
const REMOTES: &str = "http://localhost:1234/";

/// The files to which schemas refer by a URL.
pub struct Remotes {
    folder: PathBuf,
}

impl Remotes {
    pub fn of(suite: &Path) -> Self {
        let folder = suite.join("remotes");
        Self { folder }
    }

    pub fn addresses(&self) -> Addresses {
        let mut addresses = Addresses::default();
        let mut folders = vec![self.folder.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let name = path.strip_prefix(&self.folder).unwrap().to_str().unwrap();
                let url = format!("{REMOTES}{name}");
                addresses.insert(&url, &url, &format!("remotes/{name}"));
            }
        }
        addresses
    }

    pub fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        let path = path.strip_prefix("remotes/").ok_or("no such file")?;
        fs::read(self.folder.join(path)).map_err(|error| error.to_string())
    }
}
