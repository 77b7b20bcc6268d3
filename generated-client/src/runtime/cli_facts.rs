// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! What a command line is made of: facts that stand in tables.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use super::cli_call::Prepared;
use super::cli_end::Wrong;
use super::cli_given::{Given, Settings};

/// A command line. `C` is the client that makes its calls.
#[derive(Debug)]
pub struct Program<C: 'static> {
    /// Its name.
    pub name: &'static str,
    /// The version of the crate.
    pub version: &'static str,
    /// What it is for.
    pub about: &'static str,
    /// The environment variable of the base address.
    pub base_address: &'static str,
    /// The servers that it can be told by their names; the first counts where none is.
    pub servers: &'static [&'static str],
    /// What proves who calls.
    pub credentials: &'static [Credential],
    /// The commands.
    pub groups: &'static [Group<C>],
    /// Builds the client.
    pub client: fn(&Settings) -> Result<C, Wrong>,
}

/// What proves who calls.
#[derive(Debug)]
pub struct Credential {
    /// The flag.
    pub flag: &'static str,
    /// The environment variable.
    pub variable: &'static str,
    /// What stands for the value in the help.
    pub value: &'static str,
    /// What it is.
    pub help: &'static str,
}

/// Commands that stand beside each other.
#[derive(Debug)]
pub struct Group<C: 'static> {
    /// What they stand behind; nothing, if they stand alone.
    pub name: &'static str,
    /// What they are about.
    pub about: &'static str,
    /// The commands.
    pub commands: &'static [Command<C>],
}

/// The command of an operation.
#[derive(Debug)]
pub struct Command<C> {
    /// Its name.
    pub name: &'static str,
    /// What it does, in a line.
    pub about: &'static str,
    /// What it does, with the method and the path.
    pub long_about: &'static str,
    /// Its arguments and flags.
    pub flags: &'static [Flag],
    /// The body that it sends, if it sends one.
    pub body: Option<Body>,
    /// Whether its answers are pages.
    pub is_paged: bool,
    /// Makes the call.
    pub call: fn(&C, &Given) -> Result<Prepared, Wrong>,
}

/// A body.
#[derive(Clone, Copy, Debug)]
pub struct Body {
    /// What it is.
    pub help: &'static str,
    /// Whether it must be given, by `--body` or by flags.
    pub is_required: bool,
    /// The media types and ranges that it may have, the first unless another is named.
    pub media_types: &'static [&'static str],
}

/// An argument, or a flag.
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    /// Its name.
    pub name: &'static str,
    /// What its value is.
    pub value: Kind,
    /// What it is for.
    pub help: &'static str,
    /// What becomes of it.
    pub place: Place,
    /// Whether it must be given.
    pub is_required: bool,
    /// Whether it may be given several times.
    pub is_list: bool,
}

/// What becomes of the value of a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// It is a parameter, and an argument without a name.
    Argument,
    /// It is a parameter.
    Parameter,
    /// It is this field of the body.
    Field(&'static str),
    /// It is a file that is sent as this field of the body.
    File(&'static str),
}

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// A text.
    Text,
    /// A text of a format.
    Format(&'static str),
    /// One of these texts.
    OneOf(&'static [&'static str]),
    /// One of these integers.
    OneInteger(&'static [&'static str]),
    /// `true` or `false`.
    Boolean,
    /// An integer between two.
    Integer(i128, i128),
    /// A number.
    Number,
    /// JSON, or else a text.
    Any,
    /// JSON.
    Json,
    /// The path of a file of one of these media types, with commas between them; of any, if it is
    /// empty.
    File(&'static str),
}

impl Kind {
    /// An integer of 64 bits.
    pub const INT64: Self = Self::Integer(i64::MIN as i128, i64::MAX as i128);
}

impl Flag {
    /// A flag of a parameter that may be left out.
    pub const fn new(name: &'static str, value: Kind, help: &'static str) -> Self {
        Self {
            name,
            value,
            help,
            place: Place::Parameter,
            is_required: false,
            is_list: false,
        }
    }

    /// The same, where it must be given.
    #[must_use]
    pub const fn required(mut self) -> Self {
        self.is_required = true;
        self
    }

    /// The same, where it may be given several times.
    #[must_use]
    pub const fn list(mut self) -> Self {
        self.is_list = true;
        self
    }

    /// The same without its name.
    #[must_use]
    pub const fn argument(mut self) -> Self {
        self.place = Place::Argument;
        self
    }

    /// The same as a field of the body.
    #[must_use]
    pub const fn field(mut self, name: &'static str) -> Self {
        self.place = Place::Field(name);
        self
    }

    /// The same as a file that goes with the body.
    #[must_use]
    pub const fn file(mut self, name: &'static str) -> Self {
        self.place = Place::File(name);
        self
    }

    /// Whether it is of the body.
    pub const fn is_of_body(&self) -> bool {
        matches!(self.place, Place::Field(_) | Place::File(_))
    }
}
