//! Commands that send files.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::fs;
use std::path::Path;

use super::cli_end::Wrong;
use super::cli_facts::Kind;
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
            let path = Path::new(&path);
            let name = path.file_name().unwrap_or_default();
            let file = FilePart::new(field, bytes).file_name(name.to_string_lossy());
            let allowed = match flag.value {
                Kind::File(allowed) if !allowed.is_empty() => allowed,
                _ => return Ok(upload.file(file)),
            };
            let media_type = media_type(allowed, path);
            let media_type = media_type.ok_or_else(|| {
                let name = name.to_string_lossy();
                Wrong::of_flag(flag.name, format_args!("the name {name:?} is of none of {allowed}"))
            })?;
            Ok(upload.file(file.media_type(media_type)))
        })
    }
}

/// Subtypes that are not called as the names of files end.
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

/// The media type of a file: the only one that is allowed, or the one that its name tells.
fn media_type(allowed: &str, path: &Path) -> Option<String> {
    let ranges: Vec<&str> = allowed.split(',').map(str::trim).collect();
    if let [only] = ranges.as_slice()
        && !only.contains('*')
    {
        return Some((*only).to_owned());
    }
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    let ending = ending.to_ascii_lowercase();
    let known = SUBTYPES.iter().find(|(known, _)| *known == ending);
    let subtype = known.map_or(ending.as_str(), |(_, subtype)| subtype);
    let told = ranges.iter().find_map(|range| match range.split_once('/')? {
        ("*", _) => None,
        (kind, "*") if !subtype.is_empty() => Some(format!("{kind}/{subtype}")),
        (_, named) => {
            let bare = named.strip_prefix("x-").unwrap_or(named);
            let is_same = bare == subtype || bare.split('+').next() == Some(subtype);
            is_same.then(|| (*range).to_owned())
        }
    });
    let any = ["*/*", "application/octet-stream"];
    let is_any = || ranges.iter().any(|range| any.contains(range));
    told.or_else(|| is_any().then(|| "application/octet-stream".to_owned()))
}
