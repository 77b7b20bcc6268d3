//! Commands that send files.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::fs;
use std::path::Path;

use super::cli_end::Wrong;
use super::cli_given::Given;
use super::decode::Decode;
use super::upload::{FilePart, Upload};

impl Given<'_> {
    /// A body of fields, and the files that go with them.
    pub fn upload<T: Decode>(&self) -> Result<Upload<T>, Wrong> {
        let upload = Upload::new(self.decoded()?);
        let mut files = self.files().into_iter();
        files.try_fold(upload, |upload, (flag, field, path)| {
            let bytes =
                fs::read(&path).map_err(|error| Wrong::of_file(flag.name, &path, &error))?;
            let name = Path::new(&path).file_name().unwrap_or_default();
            let file = FilePart::new(field, bytes).file_name(name.to_string_lossy());
            Ok(upload.file(file))
        })
    }
}
