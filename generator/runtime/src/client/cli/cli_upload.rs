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
use crate::runtime::decode::{self, Decode};
use crate::runtime::upload::{FilePart, Upload};

impl Arguments<'_> {
    /// Returns the fields of a body, with the files.
    pub fn upload<T: Decode>(&self) -> Result<Upload<T>, InvalidArgument> {
        let upload = Upload::new(self.body()?);
        let mut files = self.files().into_iter();
        files.try_fold(upload, |upload, (flag, field, path)| {
            Ok(upload.file(part(flag, field, Path::new(&path))?))
        })
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
fn part(flag: &Flag, field: &'static str, path: &Path) -> Result<FilePart, InvalidArgument> {
    let bytes = fs::read(path);
    let bytes = bytes
        .map_err(|error| InvalidArgument::for_file(flag.name, &path.to_string_lossy(), &error))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let file = FilePart::new(field, bytes).file_name(name.clone());
    let allowed = match flag.value {
        Kind::File(allowed) if !allowed.is_empty() => allowed,
        _ => return Ok(file),
    };
    match media_type(allowed, path) {
        Some(media_type) => Ok(file.media_type(media_type)),
        None => {
            let why = format!("expected {name:?} to have the media type {allowed}");
            Err(InvalidArgument::for_flag(flag.name, why))
        }
    }
}

/// Subtypes that differ from the file extension.
const SUBTYPES: [(&str, &str); 9] = [
    ("htm", "html"),
    ("ico", "vnd.microsoft.icon"),
    ("jpg", "jpeg"),
    ("js", "javascript"),
    ("md", "markdown"),
    ("mp3", "mpeg"),
    ("svg", "svg+xml"),
    ("tif", "tiff"),
    ("txt", "plain"),
];

/// Returns the media type of a file: the only allowed one, or by its extension.
fn media_type(allowed: &str, path: &Path) -> Option<String> {
    let ranges: Vec<&str> = allowed.split(',').map(str::trim).collect();
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    let ending = ending.to_ascii_lowercase();
    let known = SUBTYPES.iter().find(|(known, _)| *known == ending);
    let subtype = known.map_or(ending.as_str(), |(_, subtype)| subtype);
    let is_told = |range: &&&str| {
        let named = range.split_once('/').map_or("", |(_, named)| named);
        let named = named.strip_prefix("x-").unwrap_or(named);
        named == subtype || named.split('+').next() == Some(subtype)
    };
    let any = ["*/*", "application/octet-stream"];
    match (ranges.as_slice(), ranges.iter().find(is_told)) {
        ([only], _) if !only.contains('*') => Some((*only).to_owned()),
        (_, Some(meaning)) => Some((*meaning).to_owned()),
        (all, None) if all.iter().any(|range| any.contains(range)) => {
            Some("application/octet-stream".to_owned())
        }
        ([only], None) => {
            let kind = only.strip_suffix("/*")?;
            let is_of_name = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
            let is_name = !subtype.is_empty() && subtype.bytes().all(is_of_name);
            is_name.then(|| format!("{kind}/{subtype}"))
        }
        _ => None,
    }
}
