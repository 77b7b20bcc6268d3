//! The arguments of a command line, for `clap`.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use clap::builder::{EnumValueParser, PossibleValuesParser, TypedValueParser, ValueParser};
use clap::{Arg, ArgAction, Command, value_parser};
use clap_complete::Shell;

use crate::runtime::client::cli_spec::{self as facts, Flag, Kind, Place, Program};
use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{self, Encode, Writer};
use crate::runtime::media_type::is_within;
use crate::runtime::reader::{self, Reader};

/// The command that generates shell completions.
pub(crate) const COMPLETIONS: &str = "completions";

/// Builds the command line parser.
pub fn command<C>(program: &Program<C>) -> Command {
    let command = Command::new(program.name)
        .version(program.version)
        .about(program.about)
        .subcommand_required(true)
        .arg_required_else_help(true)
        .args(of_all(program));
    let groups = program.groups.iter();
    let groups = groups.filter(|group| !group.commands.is_empty());
    let command = groups.fold(command, |command, group| {
        let commands = group.commands.iter().map(of_operation);
        match group.name {
            "" => command.subcommands(commands),
            name => command.subcommand(
                Command::new(name)
                    .about(group.about)
                    .subcommand_required(true)
                    .arg_required_else_help(true)
                    .subcommands(commands),
            ),
        }
    });
    let others = program.others.iter().map(|other| (other.command)());
    let command = command.subcommands(others);
    let shell = Arg::new("shell")
        .value_name("SHELL")
        .required(true)
        .value_parser(EnumValueParser::<Shell>::new());
    let completions = Command::new(COMPLETIONS).about("Generate shell completions");
    command.subcommand(completions.arg(shell))
}

/// The options of every command.
fn of_all<C>(program: &Program<C>) -> Vec<Arg> {
    let mut all = vec![
        global("json", "Print JSON instead of tables").action(ArgAction::SetTrue),
        global(
            "base-url",
            "The base URL of the API, or of a unix socket: http+unix://%2Frun%2Fapi.sock",
        )
        .value_name("URL")
        .env(program.base_url),
        global("timeout", "The timeout of one attempt, in seconds")
            .value_name("SECONDS")
            .value_parser(value_parser!(u32).range(1..)),
        global(
            "header",
            "An additional header of the request; can be repeated",
        )
        .value_name("NAME:VALUE")
        .action(ArgAction::Append),
    ];
    if program.servers.len() > 1 {
        let first = program.servers.first().copied().unwrap_or_default();
        let help = format!("The server to call [default: {first}]");
        let names = PossibleValuesParser::new(program.servers);
        let server = global("server", "").help(help).value_name("SERVER");
        all.push(server.value_parser(names).conflicts_with("base-url"));
    }
    let credentials = program.credentials.iter();
    all.extend(credentials.map(|credential| {
        global(credential.flag, credential.help)
            .value_name(credential.value)
            .env(credential.variable)
            .hide_env_values(true)
    }));
    all
}

fn global(name: &'static str, help: &'static str) -> Arg {
    let heading = "Global options";
    Arg::new(name)
        .long(name)
        .help(help)
        .global(true)
        .help_heading(heading)
}

fn of_operation<C>(operation: &facts::Command<C>) -> Command {
    let flags = operation.flags.iter();
    let command = Command::new(operation.name)
        .about(operation.about)
        .long_about(operation.long_about)
        .args(flags.map(for_flag));
    let command = match operation.is_paged {
        false => command,
        true => command.arg(
            Arg::new("all")
                .long("all")
                .help("Print the items of all pages")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(operation.flags.iter().filter_map(accepted)),
        ),
    };
    match &operation.body {
        None => command,
        Some(body) => command.arg(whole_body(body, operation.flags)),
    }
}

/// The name of the option for the media type of the response.
fn accepted(flag: &Flag) -> Option<&'static str> {
    (flag.place == Place::Accept).then_some(flag.name)
}

/// The option of the request body as a whole.
fn whole_body(body: &facts::Body, flags: &[Flag]) -> Arg {
    let has_flags = flags.iter().any(Flag::is_of_body);
    Arg::new("body")
        .long("body")
        .value_name("BODY")
        .help(body.help)
        .required(body.is_required && !has_flags)
        .allow_hyphen_values(true)
}

/// Returns `true` if a media type is the named one or within the named range. Multipart bodies have
/// a boundary in addition.
pub(crate) fn is_named(name: &str, media_type: &str) -> bool {
    let is_open = name.contains('*') || name.starts_with("multipart/");
    name.eq_ignore_ascii_case(media_type)
        || is_open && is_within(media_type.as_bytes(), name.as_bytes())
}

/// Returns `true` if every name is a complete media type: no range, and no multipart type, which has
/// a boundary.
fn are_fixed(names: &[&str]) -> bool {
    let is_open = |name: &&str| name.contains('*') || name.starts_with("multipart/");
    !names.iter().any(is_open)
}

/// Returns the parser for one of some media types.
fn media_type_parser(names: &'static [&'static str]) -> ValueParser {
    if are_fixed(names) {
        let parser = PossibleValuesParser::new(names);
        return parser.map(|text| Json::text(&text)).into();
    }
    ValueParser::from(
        move |text: &str| match names.iter().any(|name| is_named(name, text)) {
            true => Ok(Json::text(text)),
            false => Err(format!("expected one of {}", names.join(", "))),
        },
    )
}

fn for_flag(flag: &Flag) -> Arg {
    let arg = Arg::new(flag.name)
        .help(help(flag))
        .value_name(value_name(flag))
        .value_parser(parser(flag.value))
        .allow_negative_numbers(matches!(
            flag.value,
            Kind::Integer(..) | Kind::Number | Kind::Any
        ));
    let arg = match flag.place {
        Place::Argument(_) => arg,
        // `clap` does not recognize an exponent with a sign as part of a negative number.
        _ => arg
            .long(flag.name)
            .allow_hyphen_values(matches!(flag.value, Kind::Number)),
    };
    let arg = match flag.is_list {
        true => arg.action(ArgAction::Append),
        false => arg,
    };
    match flag.place {
        Place::Part => arg.conflicts_with("body"),
        // It depends on the media type of the body.
        _ if !flag.media_types.is_empty() => arg,
        // A body given as a whole contains its fields.
        Place::Field(_) if flag.is_required => arg.required_unless_present("body"),
        _ => arg.required(flag.is_required),
    }
}

/// The help text, with the media types of the bodies unless it applies to all, and with those that
/// `clap` does not list.
fn help(flag: &Flag) -> String {
    let mut parts = vec![flag.help.to_owned()];
    match flag.value {
        Kind::MediaType(names) if !are_fixed(names) => {
            parts.push(format!("[media types: {}]", names.join(", ")));
        }
        _ => {}
    }
    if !flag.media_types.is_empty() {
        parts.push(format!("[only for {}]", flag.media_types.join(", ")));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

/// The placeholder of the value in the help.
fn value_name(flag: &Flag) -> String {
    let name = match (flag.place, flag.value) {
        (Place::Argument(placeholder), _) => placeholder,
        (Place::Part, _) => "NAME=VALUE",
        (_, Kind::Text) => "TEXT",
        (_, Kind::Any) => "JSON|TEXT",
        (_, Kind::Format(format)) => format,
        (_, Kind::OneOf(_) | Kind::OneInteger(_)) => "VALUE",
        (_, Kind::Boolean) => "BOOLEAN",
        (_, Kind::Integer(..)) => "INTEGER",
        (_, Kind::Number) => "NUMBER",
        (_, Kind::Json) => "JSON",
        (_, Kind::MediaType(_)) => "MEDIA-TYPE",
        (_, Kind::File(_)) => "FILE",
    };
    name.replace('-', "_").to_ascii_uppercase()
}

/// A value as JSON text.
#[derive(Clone, Debug)]
pub(crate) struct Json(pub(crate) String);

impl Json {
    fn text(text: &str) -> Self {
        Self(encode::to_text(text).unwrap_or_default())
    }
}

/// Rejects numbers that no type can represent.
impl Decode for Json {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let value = reader.ahead()?;
        if value.clone().kind()? == reader::Kind::Number {
            f64::decode(&mut value.clone())?;
        }
        Ok(Self(value.text().to_owned()))
    }
}

impl Encode for Json {
    fn encode(&self, json: &mut Writer) {
        json.raw(&self.0);
    }
}

/// Returns the parser that converts an argument to JSON.
fn parser(kind: Kind) -> ValueParser {
    match kind {
        Kind::OneOf(texts) => PossibleValuesParser::new(texts)
            .map(|text| Json::text(&text))
            .into(),
        Kind::MediaType(names) => media_type_parser(names),
        Kind::OneInteger(texts) => PossibleValuesParser::new(texts).map(Json).into(),
        Kind::Boolean => PossibleValuesParser::new(["true", "false"])
            .map(Json)
            .into(),
        kind => ValueParser::from(move |text: &str| json(kind, text)),
    }
}

/// Converts an argument to JSON, or returns what was expected.
fn json(kind: Kind, text: &str) -> Result<Json, String> {
    match kind {
        Kind::Integer(least, most) => match text.parse::<i128>() {
            Ok(value) if (least..=most).contains(&value) => Ok(Json(value.to_string())),
            _ => Err(format!("expected an integer from {least} to {most}")),
        },
        Kind::Number => match decode::from_text::<f64>(text) {
            Ok(_) => Ok(Json(text.to_owned())),
            Err(error) => Err(error.to_string()),
        },
        Kind::Json => {
            let json = decode::from_text(text);
            json.map_err(|error| format!("expected JSON: {error}"))
        }
        Kind::Any => match decode::from_text(text) {
            Ok(json) => Ok(json),
            // It is JSON with values that no type can represent.
            Err(error) if Reader::check(text).is_ok() => {
                Err(format!("expected JSON or text: {error}"))
            }
            Err(_) => Ok(Json::text(text)),
        },
        _ => Ok(Json::text(text)),
    }
}
