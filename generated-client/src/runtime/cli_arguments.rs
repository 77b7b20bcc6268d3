// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Values of the arguments of a command.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Read};
use std::time::Duration;

use clap::ArgMatches;

use super::cli_error::InvalidArgument;
use super::cli_parser::Json;
use super::cli_spec::{Flag, Place};
use super::decode::{self, Decode};
use super::encode;

/// The arguments of a command.
#[derive(Debug)]
pub struct Arguments<'m> {
    flags: &'static [Flag],
    matches: &'m ArgMatches,
}

impl<'m> Arguments<'m> {
    pub(super) const fn new(flags: &'static [Flag], matches: &'m ArgMatches) -> Self {
        Self { flags, matches }
    }

    /// Returns the value of a required argument.
    pub fn required<T: Decode>(&self, flag: &'static str) -> Result<T, InvalidArgument> {
        let value = self.optional(flag)?;
        value.ok_or_else(|| InvalidArgument(format!("missing '--{flag}'")))
    }

    /// Returns the value of an argument, if given.
    pub fn optional<T: Decode>(&self, flag: &'static str) -> Result<Option<T>, InvalidArgument> {
        let json = self.known(flag).and_then(|flag| self.json(flag));
        json.map(|json| decode::from_text(&json))
            .transpose()
            .map_err(|error| InvalidArgument::for_flag(flag, error))
    }

    /// Returns `true` if all pages are requested.
    pub fn all_pages(&self) -> bool {
        self.matches.get_flag("all")
    }

    /// Returns `true` if a body was given, as a whole or by its fields.
    pub fn has_body(&self) -> bool {
        let of_body = self.of_body(Flag::is_of_body);
        self.whole_body().is_some() || of_body.is_some() || self.media_type().is_some()
    }

    /// Returns the media type given for the body.
    pub fn media_type(&self) -> Option<&str> {
        let name = self.matches.try_get_one::<String>("content-type");
        name.ok().flatten().map(String::as_str)
    }

    /// Returns the media type given for the body, which is required.
    pub fn required_media_type(&self) -> Result<&str, InvalidArgument> {
        let name = self.media_type();
        name.ok_or_else(|| InvalidArgument::new("missing '--content-type' for the body"))
    }

    /// Decodes a JSON body. The options of its fields take precedence over the fields of `--body`.
    pub fn body<T: Decode>(&self) -> Result<T, InvalidArgument> {
        self.refuse(|flag| matches!(flag.place, Place::File(_)))?;
        self.decoded()
    }

    /// Decodes a JSON body with files.
    pub(super) fn decoded<T: Decode>(&self) -> Result<T, InvalidArgument> {
        let own = self.fields();
        let json = match self.whole_body() {
            None => object(&own),
            Some(_) if own.is_empty() => self.whole_text()?,
            Some(_) => with_fields(&self.whole_text()?, &own)?,
        };
        decode::from_text(&json).map_err(|error| InvalidArgument(format!("invalid body: {error}")))
    }

    /// Returns a text body.
    pub fn text(&self) -> Result<String, InvalidArgument> {
        self.refuse(Flag::is_of_body)?;
        self.whole_text()
    }

    /// Returns a binary body.
    pub fn bytes(&self) -> Result<Vec<u8>, InvalidArgument> {
        self.refuse(Flag::is_of_body)?;
        self.whole_bytes()
    }

    fn whole_text(&self) -> Result<String, InvalidArgument> {
        let text = String::from_utf8(self.whole_bytes()?);
        text.map_err(|_| InvalidArgument::for_flag("body", "not UTF-8"))
    }

    fn whole_bytes(&self) -> Result<Vec<u8>, InvalidArgument> {
        match self.whole_body() {
            None => Err(InvalidArgument::new("missing '--body'")),
            Some("-") => {
                let mut bytes = Vec::new();
                let read = io::stdin().lock().read_to_end(&mut bytes);
                read.map_err(|error| InvalidArgument::for_flag("body", error))?;
                Ok(bytes)
            }
            Some(text) => match text.strip_prefix('@') {
                None => Ok(text.as_bytes().to_vec()),
                Some(path) => {
                    fs::read(path).map_err(|error| InvalidArgument::for_file("body", path, &error))
                }
            },
        }
    }

    /// Decodes a stream of values, one JSON value per line.
    pub fn values<T: Decode>(&self) -> Result<Vec<T>, InvalidArgument> {
        let text = self.text()?;
        let lines = text.lines().enumerate();
        let lines = lines.filter(|(_, line)| !line.trim().is_empty());
        let values = lines.map(|(index, line)| {
            let value = decode::from_text(line);
            value.map_err(|error| {
                InvalidArgument(format!("invalid line {} of the body: {error}", index + 1))
            })
        });
        values.collect()
    }

    /// Returns the options, fields and paths of the files of a body.
    pub fn files(&self) -> Vec<(&'static Flag, &'static str, String)> {
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

    /// Rejects options that do not apply to the body.
    fn refuse(&self, is_refused: fn(&Flag) -> bool) -> Result<(), InvalidArgument> {
        match self.of_body(is_refused) {
            None => Ok(()),
            Some(flag) => Err(InvalidArgument(format!(
                "'--{}' is not supported for this media type: choose another with '--content-type'",
                flag.name
            ))),
        }
    }

    /// Returns the first matching option that was given.
    fn of_body(&self, is_wanted: fn(&Flag) -> bool) -> Option<&'static Flag> {
        let mut flags = self.flags.iter();
        flags.find(|flag| is_wanted(flag) && !self.each(flag).is_empty())
    }

    fn known(&self, name: &str) -> Option<&'static Flag> {
        self.flags.iter().find(|flag| flag.name == name)
    }

    fn whole_body(&self) -> Option<&str> {
        let body = self.matches.try_get_one::<String>("body");
        body.ok().flatten().map(String::as_str)
    }

    /// Returns the fields of the body given by options, as JSON.
    fn fields(&self) -> Vec<(&'static str, String)> {
        let flags = self.flags.iter();
        let fields = flags.filter_map(|flag| match flag.place {
            Place::Field(name) => Some((name, self.json(flag)?)),
            _ => None,
        });
        fields.collect()
    }

    /// Returns the value of an argument as JSON, if given.
    fn json(&self, flag: &Flag) -> Option<String> {
        let values = self.each(flag);
        match flag.is_list {
            _ if values.is_empty() => None,
            true => Some(format!("[{}]", values.join(","))),
            false => values.last().map(|value| (*value).to_owned()),
        }
    }

    fn each(&self, flag: &Flag) -> Vec<&'m str> {
        let values = self.matches.get_many::<Json>(flag.name);
        let values = values.into_iter().flatten();
        values.map(|json| json.0.as_str()).collect()
    }
}

fn object(fields: &[(&str, String)]) -> String {
    let fields = fields.iter().map(|(name, json)| {
        let name = encode::to_text(*name).unwrap_or_default();
        format!("{name}:{json}")
    });
    format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
}

/// Replaces some fields of an object.
fn with_fields(json: &str, fields: &[(&str, String)]) -> Result<String, InvalidArgument> {
    let wrong = |why: &dyn std::fmt::Display| InvalidArgument(format!("invalid body: {why}"));
    let whole: Json = decode::from_text(json).map_err(|error| wrong(&error))?;
    if !whole.0.starts_with('{') {
        return Err(wrong(&"expected an object for the fields given by options"));
    }
    let object = decode::from_text(json);
    let mut object: BTreeMap<String, Json> = object.map_err(|error| wrong(&error))?;
    let given = fields.iter();
    object.extend(given.map(|(name, json)| ((*name).to_owned(), Json(json.clone()))));
    Ok(encode::to_text(&object).unwrap_or_default())
}

/// The settings of the client.
#[derive(Debug)]
pub struct Settings<'m> {
    variable: &'static str,
    matches: &'m ArgMatches,
}

impl<'m> Settings<'m> {
    pub(super) const fn new(variable: &'static str, matches: &'m ArgMatches) -> Self {
        Self { variable, matches }
    }

    /// Returns the base URL, if given.
    pub fn base_url(&self) -> Option<&'m str> {
        self.text("base-url")
    }

    /// Returns the base URL, which is required.
    pub fn required_base_url(&self) -> Result<&'m str, InvalidArgument> {
        let variable = self.variable;
        let missing = || {
            InvalidArgument(format!(
                "missing base URL: set it with \
                 '--base-url' or {variable}"
            ))
        };
        self.base_url().ok_or_else(missing)
    }

    /// Returns the server name, if given.
    pub fn server(&self) -> Option<&'m str> {
        self.text("server")
    }

    /// Returns the timeout of one attempt, if given.
    pub fn timeout(&self) -> Option<Duration> {
        let seconds: Option<&u32> = self.matches.get_one("timeout");
        seconds.map(|seconds| Duration::from_secs((*seconds).into()))
    }

    /// Returns a credential, if given.
    pub fn credential(&self, flag: &str) -> Option<&'m str> {
        self.text(flag)
    }

    /// Returns a user name and a password, if given.
    pub fn login(&self, flag: &str) -> Result<Option<(&'m str, &'m str)>, InvalidArgument> {
        let given = self.text(flag);
        let login = given.map(|text| text.split_once(':'));
        match login {
            Some(None) => Err(InvalidArgument(format!(
                "expected USER:PASSWORD for '--{flag}'"
            ))),
            login => Ok(login.flatten()),
        }
    }

    /// Parses an option, if given; `form` is the expected syntax.
    pub fn parsed<T>(
        &self,
        flag: &str,
        form: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, InvalidArgument> {
        match self.text(flag).map(read) {
            Some(None) => Err(InvalidArgument(format!("expected {form} for '--{flag}'"))),
            read => Ok(read.flatten()),
        }
    }

    fn text(&self, name: &str) -> Option<&'m str> {
        let text = self.matches.try_get_one::<String>(name);
        text.ok().flatten().map(String::as_str)
    }
}
