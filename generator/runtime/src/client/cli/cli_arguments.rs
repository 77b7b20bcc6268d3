//! Values of the arguments of a command.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::time::Duration;

use clap::ArgMatches;

use crate::runtime::client::cli_decode;
use crate::runtime::client::cli_error::InvalidArgument;
use crate::runtime::client::cli_parser::{Json, is_named};
use crate::runtime::client::cli_spec::{Flag, Kind, Place};
use crate::runtime::client::custom_headers::CustomHeaders;
use crate::runtime::decode::{self, Decode};

/// The arguments of a command.
#[derive(Debug)]
pub struct Arguments<'m> {
    pub(crate) flags: &'static [Flag],
    matches: &'m ArgMatches,
}

impl<'m> Arguments<'m> {
    pub(crate) const fn new(flags: &'static [Flag], matches: &'m ArgMatches) -> Self {
        Self { flags, matches }
    }

    /// Rejects options that do not apply to the media type of the body, and reports missing ones.
    pub(crate) fn check(&self) -> Result<(), InvalidArgument> {
        let Some(media_type) = self.body_type() else {
            return Ok(());
        };
        let limited = self.flags.iter();
        let limited = limited.filter(|flag| !flag.media_types.is_empty());
        let (own, others): (Vec<&Flag>, Vec<&Flag>) =
            limited.partition(|flag| flag.media_types.contains(&media_type));
        if let Some(flag) = others.into_iter().find(|flag| self.is_given(flag)) {
            return Err(InvalidArgument(format!(
                "'--{}' is only for {}, not for {media_type}: choose the media type of the body \
                 with '--content-type'",
                flag.name,
                flag.media_types.join(", ")
            )));
        }
        // A body given as a whole contains its fields.
        let is_whole = self.whole_body().is_some();
        let is_missing = |flag: &&Flag| {
            let is_field = matches!(flag.place, Place::Field(_));
            flag.is_required && !self.is_given(flag) && !(is_field && is_whole)
        };
        let missing = own.into_iter().filter(is_missing);
        let missing: Vec<String> = missing.map(|flag| format!("'--{}'", flag.name)).collect();
        match missing.is_empty() {
            true => Ok(()),
            false => Err(InvalidArgument(format!(
                "missing {} for the media type {media_type}",
                missing.join(", ")
            ))),
        }
    }

    fn is_given(&self, flag: &Flag) -> bool {
        !self.each(flag).is_empty()
    }

    /// Returns the value of a required argument.
    pub fn required<T: Decode>(&self, flag: &'static str) -> Result<T, InvalidArgument> {
        let value = self.optional(flag)?;
        value.ok_or_else(|| InvalidArgument(format!("missing '--{flag}'")))
    }

    /// Returns the value of an argument, if given.
    pub fn optional<T: Decode>(&self, flag: &'static str) -> Result<Option<T>, InvalidArgument> {
        let known = self.flags.iter().find(|known| known.name == flag);
        let json = known.and_then(|flag| self.json(flag));
        json.map(|json| cli_decode::from_text(&json))
            .transpose()
            .map_err(|error| InvalidArgument::for_flag(flag, error))
    }

    /// Returns `true` if all pages are requested.
    pub fn all_pages(&self) -> bool {
        self.matches.get_flag("all")
    }

    /// Returns the media type requested for the response.
    pub(crate) fn accepted(&self) -> Option<String> {
        self.text_at(Place::Accept)
    }

    /// Returns `true` if a body was given, as a whole or by its fields.
    pub fn has_body(&self) -> bool {
        let mut of_body = self.flags.iter().filter(|flag| flag.is_of_body());
        let has_part = of_body.any(|flag| self.is_given(flag));
        has_part || self.whole_body().is_some() || self.media_type().is_some()
    }

    /// Returns the documented media type or range of the body, if there are several: the chosen one or
    /// the default.
    pub fn body_type(&self) -> Option<&'static str> {
        let mut kinds = self.flags.iter().map(|flag| (flag.place, flag.value));
        let names = kinds.find_map(|kind| match kind {
            (Place::ContentType, Kind::MediaType(names)) => Some(names),
            _ => None,
        });
        let names = names?;
        match self.media_type() {
            None => names.first().copied(),
            // A range does not hide a media type in it.
            Some(chosen) => {
                let exact = names.iter().find(|name| name.eq_ignore_ascii_case(&chosen));
                let in_range = || names.iter().find(|name| is_named(name, &chosen));
                exact.or_else(in_range).copied()
            }
        }
    }

    /// Returns the media type given for the body.
    fn media_type(&self) -> Option<String> {
        self.text_at(Place::ContentType)
    }

    /// Returns the media type given for the body, which is required.
    pub fn required_media_type(&self) -> Result<String, InvalidArgument> {
        match self.media_type() {
            None => Err(InvalidArgument::new(
                "missing '--content-type' for the body",
            )),
            Some(name) if name.starts_with("multipart/") && !name.contains("boundary=") => {
                let why = format!("expected the boundary of the body, as in '{name}; boundary=x'");
                Err(InvalidArgument::for_flag("content-type", why))
            }
            Some(name) => Ok(name),
        }
    }

    /// Returns the body given as a whole.
    pub(crate) fn whole_body(&self) -> Option<&str> {
        let body = self.matches.try_get_one::<String>("body");
        body.ok().flatten().map(String::as_str)
    }

    /// Returns the value of an argument as JSON, if given.
    pub(crate) fn json(&self, flag: &Flag) -> Option<String> {
        let values = self.each(flag);
        match flag.is_list {
            _ if values.is_empty() => None,
            true => Some(format!("[{}]", values.join(","))),
            false => values.last().map(|value| (*value).to_owned()),
        }
    }

    /// Returns the values of an argument as JSON.
    pub(crate) fn each(&self, flag: &Flag) -> Vec<&'m str> {
        let values = self.matches.get_many::<Json>(flag.name);
        let values = values.into_iter().flatten();
        values.map(|json| json.0.as_str()).collect()
    }

    /// Returns the text given for the option at a place.
    fn text_at(&self, place: Place) -> Option<String> {
        let flag = self.flags.iter().find(|flag| flag.place == place)?;
        decode::from_text(&self.json(flag)?).ok()
    }
}

/// The settings of the client.
#[derive(Debug)]
pub struct Settings<'m> {
    variable: &'static str,
    matches: &'m ArgMatches,
}

impl<'m> Settings<'m> {
    pub(crate) const fn new(variable: &'static str, matches: &'m ArgMatches) -> Self {
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

    /// Returns the additional headers.
    pub(crate) fn headers(&self) -> Result<CustomHeaders, InvalidArgument> {
        let given = self.matches.get_many::<String>("header");
        let mut headers = CustomHeaders::default();
        for text in given.into_iter().flatten() {
            let Some((name, value)) = text.split_once(':') else {
                return Err(InvalidArgument::for_flag("header", "expected NAME:VALUE"));
            };
            headers.set(name.trim(), value.trim());
        }
        Ok(headers)
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
