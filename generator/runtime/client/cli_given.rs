//! What a command was given, as the values that its call is made of.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Read};
use std::time::Duration;

use clap::ArgMatches;

use super::cli_command::Json;
use super::cli_end::Wrong;
use super::cli_facts::{Flag, Place};
use super::decode::{self, Decode};
use super::encode;

/// What a command was given.
#[derive(Debug)]
pub struct Given<'m> {
    flags: &'static [Flag],
    matches: &'m ArgMatches,
}

impl<'m> Given<'m> {
    pub(super) const fn new(flags: &'static [Flag], matches: &'m ArgMatches) -> Self {
        Self { flags, matches }
    }

    /// The value of a flag that was given.
    pub fn required<T: Decode>(&self, flag: &'static str) -> Result<T, Wrong> {
        let value = self.optional(flag)?;
        value.ok_or_else(|| Wrong(format!("'--{flag}' is missing")))
    }

    /// The value of a flag, if it was given.
    pub fn optional<T: Decode>(&self, flag: &'static str) -> Result<Option<T>, Wrong> {
        let json = self.known(flag).and_then(|flag| self.json(flag));
        json.map(|json| decode::from_text(&json))
            .transpose()
            .map_err(|fault| Wrong::of_flag(flag, fault))
    }

    /// Whether all pages are asked for.
    pub fn wants_all(&self) -> bool {
        self.matches.get_flag("all")
    }

    /// Whether a body was given, as a whole or by flags.
    pub fn has_body(&self) -> bool {
        let of_body = self.of_body(Flag::is_of_body);
        self.whole_body().is_some() || of_body.is_some() || self.media_type().is_some()
    }

    /// The media type that was named for the body.
    pub fn media_type(&self) -> Option<&str> {
        let name = self.matches.try_get_one::<String>("content-type");
        name.ok().flatten().map(String::as_str)
    }

    /// The same, where nothing else tells it.
    pub fn required_media_type(&self) -> Result<&str, Wrong> {
        let name = self.media_type();
        name.ok_or_else(|| Wrong::new("the body needs '--content-type'"))
    }

    /// A body of JSON, or one that is made of such a value. What flags say goes before what stands
    /// in it.
    pub fn body<T: Decode>(&self) -> Result<T, Wrong> {
        self.refuse(|flag| matches!(flag.place, Place::File(_)))?;
        self.decoded()
    }

    /// A body of JSON, beside which files may be sent.
    pub(super) fn decoded<T: Decode>(&self) -> Result<T, Wrong> {
        let own = self.fields();
        let json = match self.whole_body() {
            None => object(&own),
            Some(_) if own.is_empty() => self.whole_text()?,
            Some(_) => with_fields(&self.whole_text()?, &own)?,
        };
        decode::from_text(&json).map_err(|fault| Wrong(format!("invalid body: {fault}")))
    }

    /// A body of text.
    pub fn text(&self) -> Result<String, Wrong> {
        self.refuse(Flag::is_of_body)?;
        self.whole_text()
    }

    /// A body of bytes.
    pub fn bytes(&self) -> Result<Vec<u8>, Wrong> {
        self.refuse(Flag::is_of_body)?;
        self.whole_bytes()
    }

    fn whole_text(&self) -> Result<String, Wrong> {
        let text = String::from_utf8(self.whole_bytes()?);
        text.map_err(|_| Wrong::of_flag("body", "it is not UTF-8"))
    }

    fn whole_bytes(&self) -> Result<Vec<u8>, Wrong> {
        match self.whole_body() {
            None => Err(Wrong::new("'--body' is missing")),
            Some("-") => {
                let mut bytes = Vec::new();
                let read = io::stdin().lock().read_to_end(&mut bytes);
                read.map_err(|error| Wrong::of_flag("body", error))?;
                Ok(bytes)
            }
            Some(text) => match text.strip_prefix('@') {
                None => Ok(text.as_bytes().to_vec()),
                Some(path) => fs::read(path).map_err(|error| Wrong::of_file("body", path, &error)),
            },
        }
    }

    /// The values of a body, each a line of JSON.
    pub fn values<T: Decode>(&self) -> Result<Vec<T>, Wrong> {
        let text = self.text()?;
        let lines = text.lines().enumerate();
        let lines = lines.filter(|(_, line)| !line.trim().is_empty());
        let values = lines.map(|(index, line)| {
            let value = decode::from_text(line);
            value.map_err(|fault| Wrong(format!("invalid line {} of the body: {fault}", index + 1)))
        });
        values.collect()
    }

    /// The names and the paths of the files that go with a body.
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

    /// Refuses flags that the body has no place for.
    fn refuse(&self, is_refused: fn(&Flag) -> bool) -> Result<(), Wrong> {
        match self.of_body(is_refused) {
            None => Ok(()),
            Some(flag) => Err(Wrong(format!(
                "'--{}' has no place in a body of this media type: another is chosen by '--content-type'",
                flag.name
            ))),
        }
    }

    /// The first of some flags that was given.
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

    /// The fields of the body that were given by flags, as JSON.
    fn fields(&self) -> Vec<(&'static str, String)> {
        let flags = self.flags.iter();
        let fields = flags.filter_map(|flag| match flag.place {
            Place::Field(name) => Some((name, self.json(flag)?)),
            _ => None,
        });
        fields.collect()
    }

    /// The value of a flag as JSON, if it was given.
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

/// An object with other values of some fields.
fn with_fields(json: &str, fields: &[(&str, String)]) -> Result<String, Wrong> {
    let wrong = |why: &dyn std::fmt::Display| Wrong(format!("invalid body: {why}"));
    let whole: Json = decode::from_text(json).map_err(|fault| wrong(&fault))?;
    if !whole.0.starts_with('{') {
        return Err(wrong(&"expected an object, to which the flags add fields"));
    }
    let object = decode::from_text(json);
    let mut object: BTreeMap<String, Json> = object.map_err(|fault| wrong(&fault))?;
    let given = fields.iter();
    object.extend(given.map(|(name, json)| ((*name).to_owned(), Json(json.clone()))));
    Ok(encode::to_text(&object).unwrap_or_default())
}

/// What a client is built of.
#[derive(Debug)]
pub struct Settings<'m> {
    variable: &'static str,
    matches: &'m ArgMatches,
}

impl<'m> Settings<'m> {
    pub(super) const fn new(variable: &'static str, matches: &'m ArgMatches) -> Self {
        Self { variable, matches }
    }

    /// The base address, if it was given.
    pub fn base_address(&self) -> Option<&'m str> {
        self.text("base-address")
    }

    /// The same, where the description tells none.
    pub fn required_base_address(&self) -> Result<&'m str, Wrong> {
        let variable = self.variable;
        let missing = || {
            Wrong(format!(
                "the description does not tell where the API is served: give the address by \
                 '--base-address' or by {variable}"
            ))
        };
        self.base_address().ok_or_else(missing)
    }

    /// The server that was named.
    pub fn server(&self) -> Option<&'m str> {
        self.text("server")
    }

    /// The time for one attempt of a call.
    pub fn timeout(&self) -> Option<Duration> {
        let seconds: Option<&u32> = self.matches.get_one("timeout");
        seconds.map(|seconds| Duration::from_secs((*seconds).into()))
    }

    /// A credential, if it was given.
    pub fn credential(&self, flag: &str) -> Option<&'m str> {
        self.text(flag)
    }

    /// A user name and a password, if they were given.
    pub fn login(&self, flag: &str) -> Result<Option<(&'m str, &'m str)>, Wrong> {
        let given = self.text(flag);
        let login = given.map(|text| text.split_once(':'));
        match login {
            Some(None) => Err(Wrong(format!("'--{flag}' is no USER:PASSWORD"))),
            login => Ok(login.flatten()),
        }
    }

    /// What is read of a text, if one was given; `form` says how it is written.
    pub fn parsed<T>(
        &self,
        flag: &str,
        form: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, Wrong> {
        match self.text(flag).map(read) {
            Some(None) => Err(Wrong(format!("'--{flag}' is no {form}"))),
            read => Ok(read.flatten()),
        }
    }

    fn text(&self, name: &str) -> Option<&'m str> {
        let text = self.matches.try_get_one::<String>(name);
        text.ok().flatten().map(String::as_str)
    }
}
