//! Commands that upload files.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::fs;
use std::path::Path;

use crate::runtime::client::cli_arguments::Arguments;
use crate::runtime::client::cli_error::InvalidArgument;
use crate::runtime::client::cli_spec::{Flag, Kind, Place};
use crate::runtime::client::file_media_type;
use crate::runtime::decode::{self, Decode};
use crate::runtime::file_field::FileField;
use crate::runtime::upload::{FilePart, Files, Upload, from_named};

impl Arguments<'_> {
    /// Returns the fields of a body, with the files.
    pub fn upload<T: Decode, F: Files>(&self) -> Result<Upload<T, F>, InvalidArgument> {
        let fields = self.body()?;
        let files = self.files().into_iter();
        let files = files.map(|(flag, field, path)| {
            let part = part(flag, Path::new(&path))?;
            Ok((field.to_owned(), part))
        });
        let files = files.collect::<Result<Vec<_>, InvalidArgument>>()?;
        match from_named(&files) {
            Some(files) => Ok(Upload::new(fields, files)),
            None => {
                let is_missing = |field: &&FileField| {
                    field.required && files.iter().all(|(name, _)| name != field.name)
                };
                let missing = F::FIELDS.iter().find(is_missing);
                let flag = missing.and_then(|field| self.file_flag(field.name));
                let name = flag.map_or("body", |flag| flag.name);
                Err(InvalidArgument::new(format!("missing '--{name}'")))
            }
        }
    }

    /// Returns the option of a file field.
    fn file_flag(&self, field: &str) -> Option<&'static Flag> {
        let mut flags = self.flags.iter();
        flags.find(|flag| matches!(flag.place, Place::File(name) if name == field))
    }

    /// Returns the options, fields and paths of the files of a body.
    fn files(&self) -> Vec<(&'static Flag, &'static str, String)> {
        let flags = self.flags.iter();
        let flags = flags.filter_map(|flag| match flag.place {
            Place::File(name) => Some((flag, name)),
            _ => None,
        });
        let files = flags.flat_map(|(flag, name)| {
            let paths = self.each(flag).into_iter();
            let paths = paths.filter_map(|json| decode::from_text::<String>(json).ok());
            paths.map(move |path| (flag, name, path))
        });
        files.collect()
    }
}

/// Reads the file of an option, which must have a media type that the field allows.
fn part(flag: &Flag, path: &Path) -> Result<FilePart, InvalidArgument> {
    let bytes = fs::read(path);
    let bytes = bytes
        .map_err(|error| InvalidArgument::for_file(flag.name, &path.to_string_lossy(), &error))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let file = FilePart::new(bytes).file_name(name.clone());
    let allowed = match flag.value {
        Kind::File(allowed) if !allowed.is_empty() => allowed,
        _ => return Ok(file),
    };
    match file_media_type::by_name(allowed, &name) {
        Some(media_type) => Ok(file.media_type(media_type)),
        None => {
            let why = format!("expected {name:?} to have the media type {allowed}");
            Err(InvalidArgument::for_flag(flag.name, why))
        }
    }
}
