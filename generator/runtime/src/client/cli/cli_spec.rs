//! Tables that describe a command line.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use clap::ArgMatches;

use crate::runtime::client::cli_arguments::{Arguments, Settings};
use crate::runtime::client::cli_call::PreparedCall;
use crate::runtime::client::cli_error::{CliError, InvalidArgument};

/// A command line. `C` is the type of the client.
#[derive(Debug)]
pub struct Program<C: 'static> {
    /// The name of the executable.
    pub name: &'static str,
    /// The version of the crate.
    pub version: &'static str,
    /// The one-line description.
    pub about: &'static str,
    /// The environment variable of the base URL.
    pub base_url: &'static str,
    /// The names of the servers; the first is the default.
    pub servers: &'static [&'static str],
    /// The credentials.
    pub credentials: &'static [Credential],
    /// The commands.
    pub groups: &'static [Group<C>],
    /// The commands that are not operations.
    pub others: &'static [OtherCommand<C>],
    /// Builds the client.
    pub client: fn(&Settings) -> Result<C, InvalidArgument>,
}

/// The option of a credential.
#[derive(Debug)]
pub struct Credential {
    /// The name of the option.
    pub flag: &'static str,
    /// The environment variable.
    pub variable: &'static str,
    /// The placeholder of the value in the help.
    pub value: &'static str,
    /// The help text.
    pub help: &'static str,
}

/// A group of commands.
#[derive(Debug)]
pub struct Group<C: 'static> {
    /// The name of the group; empty for top-level commands.
    pub name: &'static str,
    /// The one-line description.
    pub about: &'static str,
    /// The commands, in the order of the description.
    pub commands: &'static [Command<C>],
}

/// The command of an operation.
#[derive(Debug)]
pub struct Command<C> {
    /// The name on the command line.
    pub name: &'static str,
    /// The one-line description.
    pub about: &'static str,
    /// The full description, with method and path.
    pub long_about: &'static str,
    /// The arguments and options.
    pub flags: &'static [Flag],
    /// The request body, if any.
    pub body: Option<Body>,
    /// `true` if the responses are pages.
    pub is_paged: bool,
    /// Prepares the call.
    pub call: fn(&C, &Arguments) -> Result<PreparedCall, InvalidArgument>,
}

/// A command that is not an operation.
#[derive(Debug)]
pub struct OtherCommand<C> {
    /// The name on the command line.
    pub name: &'static str,
    /// Returns its definition.
    pub command: fn() -> clap::Command,
    /// Runs it.
    pub run: fn(&C, &ArgMatches) -> Result<(), CliError>,
}

/// A request body.
#[derive(Clone, Copy, Debug)]
pub struct Body {
    /// The help text.
    pub help: &'static str,
    /// `true` if it is required, by `--body` or by the options of its fields.
    pub is_required: bool,
}

/// An argument or option.
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    /// The name without dashes.
    pub name: &'static str,
    /// The type of its value.
    pub value: Kind,
    /// The help text.
    pub help: &'static str,
    /// The use of the value.
    pub place: Place,
    /// `true` if it is required.
    pub is_required: bool,
    /// `true` if it can be repeated.
    pub is_list: bool,
    /// The media types of the bodies to which it applies; empty for all.
    pub media_types: &'static [&'static str],
}

/// The use of the value of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A parameter, given as a positional argument with this placeholder.
    Argument(&'static str),
    /// A parameter, given as an option.
    Parameter,
    /// This field of the body.
    Field(&'static str),
    /// A file, uploaded as this field of the body.
    File(&'static str),
    /// Any field or file of a form.
    Part,
    /// The media type of the body.
    ContentType,
    /// The media type of the response.
    Accept,
}

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Any string.
    Text,
    /// A string of a format.
    Format(&'static str),
    /// One of these strings.
    OneOf(&'static [&'static str]),
    /// One of these integers.
    OneInteger(&'static [&'static str]),
    /// `true` or `false`.
    Boolean,
    /// An integer in a range.
    Integer(i128, i128),
    /// A number.
    Number,
    /// JSON, or a string if it is not JSON.
    Any,
    /// JSON.
    Json,
    /// One of these media types and ranges; the first is the default.
    MediaType(&'static [&'static str]),
    /// The path of a file with one of these media types, separated by commas; any if empty.
    File(&'static str),
}

impl Kind {
    /// An integer of 64 bits.
    pub const INT64: Self = Self::Integer(i64::MIN as i128, i64::MAX as i128);
}

impl Flag {
    /// Creates an optional parameter.
    pub const fn new(name: &'static str, value: Kind, help: &'static str) -> Self {
        Self {
            name,
            value,
            help,
            place: Place::Parameter,
            is_required: false,
            is_list: false,
            media_types: &[],
        }
    }

    /// Creates the option for the media type of the body.
    pub const fn content_type(media_types: &'static [&'static str]) -> Self {
        let help = "The media type of the body; the first one by default";
        let mut flag = Self::new("content-type", Kind::MediaType(media_types), help);
        flag.place = Place::ContentType;
        flag
    }

    /// Creates the option for the media type of the response.
    pub const fn accept(name: &'static str, media_types: &'static [&'static str]) -> Self {
        let help = "The media type of the response; the first one by default";
        let mut flag = Self::new(name, Kind::MediaType(media_types), help);
        flag.place = Place::Accept;
        flag
    }

    /// Makes it required.
    #[must_use]
    pub const fn required(mut self) -> Self {
        self.is_required = true;
        self
    }

    /// Makes it repeatable.
    #[must_use]
    pub const fn list(mut self) -> Self {
        self.is_list = true;
        self
    }

    /// Makes it a positional argument.
    #[must_use]
    pub const fn argument(self) -> Self {
        let name = self.name;
        self.argument_named(name)
    }

    /// Makes it a positional argument with another placeholder than its name.
    #[must_use]
    pub const fn argument_named(mut self, placeholder: &'static str) -> Self {
        self.place = Place::Argument(placeholder);
        self
    }

    /// Makes it a field of the body.
    #[must_use]
    pub const fn field(mut self, name: &'static str) -> Self {
        self.place = Place::Field(name);
        self
    }

    /// Makes it a file of the body.
    #[must_use]
    pub const fn file(mut self, name: &'static str) -> Self {
        self.place = Place::File(name);
        self
    }

    /// Makes it any field or file of a form.
    #[must_use]
    pub const fn part(mut self) -> Self {
        self.place = Place::Part;
        self
    }

    /// Limits it to bodies of some media types.
    #[must_use]
    pub const fn only_for(mut self, media_types: &'static [&'static str]) -> Self {
        self.media_types = media_types;
        self
    }

    /// Returns `true` if it is part of the body.
    pub const fn is_of_body(&self) -> bool {
        matches!(self.place, Place::Field(_) | Place::File(_) | Place::Part)
    }
}
