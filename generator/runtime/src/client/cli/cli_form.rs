//! Forms without declared fields from the arguments of a command.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::fs;
use std::path::Path;

use crate::runtime::client::cli_arguments::Arguments;
use crate::runtime::client::cli_error::InvalidArgument;
use crate::runtime::client::cli_spec::{Flag, Place};
use crate::runtime::client::multipart;
use crate::runtime::decode;
use crate::runtime::encode::{Encode, Writer};
use crate::runtime::field_style::FieldStyles;
use crate::runtime::media::Media;
use crate::runtime::upload::FilePart;

impl Arguments<'_> {
    /// Returns the form of the fields and files given by options, or the body given as a whole.
    pub fn form(&self) -> Result<Media, InvalidArgument> {
        if self.whole_body().is_some() {
            return Ok(Media::new(self.required_media_type()?, self.bytes()?));
        }
        let (mut fields, mut files) = (Fields(Vec::new()), Vec::new());
        for (flag, part) in self.parts() {
            let Some((name, value)) = part.split_once('=') else {
                return Err(InvalidArgument::for_flag(flag.name, "expected NAME=VALUE"));
            };
            match value.strip_prefix('@') {
                None => fields.0.push((name.to_owned(), value.to_owned())),
                Some(path) => files.push((name.to_owned(), file(flag, path)?)),
            }
        }
        if fields.0.is_empty() && files.is_empty() {
            return Err(InvalidArgument::new("missing '--form' or '--body'"));
        }
        let files: Vec<(&str, &FilePart)> = files
            .iter()
            .map(|(name, file)| (name.as_str(), file))
            .collect();
        let form = multipart::whole(FieldStyles::new(&[]), &fields, &files, &[]);
        let (media_type, bytes) = form.map_err(InvalidArgument::new)?;
        let media_type = media_type.to_str().map_err(InvalidArgument::new)?;
        Ok(Media::new(media_type, bytes))
    }

    /// Returns the parts of a form, with their option.
    fn parts(&self) -> Vec<(&'static Flag, String)> {
        let flags = self.flags.iter().filter(|flag| flag.place == Place::Part);
        let parts =
            flags.flat_map(|flag| self.each(flag).into_iter().map(move |json| (flag, json)));
        parts
            .filter_map(|(flag, json)| Some((flag, decode::from_text(json).ok()?)))
            .collect()
    }
}

/// Reads the file of a part.
fn file(flag: &Flag, path: &str) -> Result<FilePart, InvalidArgument> {
    let bytes = fs::read(path);
    let bytes = bytes.map_err(|error| InvalidArgument::for_file(flag.name, path, &error))?;
    let file_name = Path::new(path).file_name().unwrap_or_default();
    Ok(FilePart::new(bytes).file_name(file_name.to_string_lossy()))
}

/// The fields of a form, of which several can have the same name.
struct Fields(Vec<(String, String)>);

impl Encode for Fields {
    fn encode(&self, json: &mut Writer) {
        json.object(&mut |fields| {
            for (name, value) in &self.0 {
                fields.entry(name, value);
            }
        });
    }
}
