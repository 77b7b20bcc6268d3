//! The names of the client's command line, which has a command for each operation.

use indexmap::IndexMap;

use super::body_flags::body_flags;
use super::tags::{described, group_of};
use crate::lowered::{
    Api, Command, CommandGroup, CommandLine, ContentKind, Flag, FlagOf, Location, LoginCommands,
    Operation, Parameter,
};
use crate::names::commands::{Taken, commands, kebab, shouted};
use crate::source::Document;

/// Names that groups and top-level commands cannot have.
const RESERVED_TOP: &[&str] = &["completions", "help"];

/// Names that commands of a group cannot have.
const RESERVED_COMMANDS: &[&str] = &["help"];

/// The flags of every command.
const COMMON_FLAGS: &[&str] = &[
    "all",
    "base-url",
    "body",
    "content-type",
    "header",
    "help",
    "json",
    "server",
    "timeout",
    "version",
];

/// The flags of `login`.
const LOGIN_FLAGS: &[&str] = &[
    "authorization-url",
    "client-credentials",
    "client-id",
    "client-secret",
    "device",
    "device-authorization-url",
    "port",
    "scheme",
    "scope",
    "token-url",
];

/// Chooses the names of the command line of an API.
pub fn command_line(api: &Api, document: &Document, program: &str) -> CommandLine {
    let has_login = !api.oauth_schemes().is_empty();
    let of_login = if has_login { LOGIN_FLAGS } else { &[] };
    let mut flags = Taken::reserved(&[COMMON_FLAGS, of_login].concat());
    let credentials = api.used_schemes().into_iter().map(|scheme| {
        let flag = kebab(&scheme.name.wire);
        let flag = flags.take([flag.clone(), format!("{flag}-credential")]);
        let variable = shouted(&[program, &flag]);
        (flag, variable)
    });
    let credentials: Vec<(String, String)> = credentials.collect();
    let of_all: Vec<&str> = credentials.iter().map(|(flag, _)| flag.as_str()).collect();
    let of_all = [COMMON_FLAGS, &of_all].concat();
    let groups = groups(api, document, &of_all);
    CommandLine {
        program: program.to_owned(),
        base_url: shouted(&[program, "base-url"]),
        login: has_login.then(|| login(&groups, program)),
        groups,
        credentials,
    }
}

/// The commands for OAuth 2.0. Operations take names before them.
fn login(groups: &[CommandGroup], program: &str) -> LoginCommands {
    let names = groups.iter().flat_map(|group| match &group.name {
        Some(name) => vec![name.as_str()],
        None => group.commands.iter().map(|one| one.name.as_str()).collect(),
    });
    let names: Vec<&str> = names.chain(RESERVED_TOP.iter().copied()).collect();
    let is_free = |name: &&str| !names.contains(name);
    let mut pairs = [["login", "logout"], ["oauth-login", "oauth-logout"]].into_iter();
    let pair = pairs.find(|pair| pair.iter().all(is_free));
    let [login, logout] = pair.unwrap_or(["oauth2-login", "oauth2-logout"]);
    LoginCommands {
        login: login.to_owned(),
        logout: logout.to_owned(),
        client_id: shouted(&[program, "client-id"]),
        client_secret: shouted(&[program, "client-secret"]),
    }
}

/// The commands, grouped by the first tag of their operations.
fn groups(api: &Api, document: &Document, of_all: &[&str]) -> Vec<CommandGroup> {
    let mut by_name: IndexMap<Option<String>, Vec<(usize, &Operation)>> = IndexMap::new();
    for (index, operation) in api.operations.iter().enumerate() {
        let group = by_name.entry(group_of(operation)).or_default();
        group.push((index, operation));
    }
    // Groups take names before top-level commands.
    let mut taken = Taken::reserved(RESERVED_TOP);
    let names = by_name.keys().map(|name| {
        let name = name.as_ref()?;
        Some(taken.take([name.clone(), format!("{name}-commands")]))
    });
    let names: Vec<Option<String>> = names.collect();
    let mut reserved = RESERVED_TOP.to_vec();
    reserved.extend(names.iter().flatten().map(String::as_str));
    let groups = by_name.iter().zip(&names);
    let groups = groups.map(|((group, operations), name)| {
        let words: Vec<&str> = operations.iter().map(|(_, one)| one.name.plain()).collect();
        let named = match group {
            Some(group) => commands(&words, group, RESERVED_COMMANDS),
            None => commands(&words, "", &reserved),
        };
        let operations = operations.iter().zip(named);
        CommandGroup {
            name: name.clone(),
            description: group.as_ref().and_then(|group| described(document, group)),
            commands: operations
                .map(|((index, operation), name)| Command {
                    operation: *index,
                    name,
                    flags: flags(api, operation, of_all),
                })
                .collect(),
        }
    });
    groups.collect()
}

/// The flags of an operation: the media types, parameters, the fields and files of the bodies.
fn flags(api: &Api, operation: &Operation, of_all: &[&str]) -> Vec<Flag> {
    let mut taken = Taken::reserved(of_all);
    let accepted = accepted(api, operation, &mut taken);
    let mut shown = Taken::default();
    let parameters = operation.all_parameters().enumerate();
    let mut flags: Vec<Flag> = parameters
        .map(|(index, parameter)| {
            let (name, location) = (kebab(&parameter.field.name.wire), &parameter.location);
            let is_positional = is_positional(api, parameter);
            Flag {
                positional: is_positional.then(|| shown.take([name.clone()])),
                name: taken.take([name.clone(), format!("{}-{name}", location.as_str())]),
                of: FlagOf::Parameter(index),
                is_required: parameter.field.required,
                media_types: Vec::new(),
            }
        })
        .collect();
    flags.extend(content_type(operation));
    flags.extend(of_bodies(api, operation, &mut taken));
    flags.extend(accepted);
    flags
}

/// Returns `true` for a positional argument: a single path parameter.
fn is_positional(api: &Api, parameter: &Parameter) -> bool {
    parameter.location == Location::Path && api.is_scalar(&parameter.field.ty)
}

/// A flag for the media type, which all bodies have.
fn media_type_flag(name: String, of: FlagOf) -> Flag {
    Flag {
        name,
        positional: None,
        of,
        is_required: false,
        media_types: Vec::new(),
    }
}

/// The flag for the media type of the response, if it can be chosen.
fn accepted(api: &Api, operation: &Operation, taken: &mut Taken) -> Option<Flag> {
    let offered = api.offered_media_types(operation);
    (offered.len() > 1).then(|| {
        let name = taken.take(["accept".to_owned(), "accept-media-type".to_owned()]);
        media_type_flag(name, FlagOf::Accept(offered))
    })
}

/// The flag for the media type of the body, unless it is known.
fn content_type(operation: &Operation) -> Option<Flag> {
    let bodies = operation.named_bodies();
    let is_open = match bodies.as_slice() {
        [(_, _, only)] => only.kind == ContentKind::TypedBytes,
        several => several.len() > 1,
    };
    let names = bodies.iter().map(|(_, name, _)| (*name).to_owned());
    let of = FlagOf::ContentType(names.collect());
    is_open.then(|| media_type_flag("content-type".to_owned(), of))
}

/// The flags for the fields and files of the bodies.
fn of_bodies(api: &Api, operation: &Operation, taken: &mut Taken) -> Vec<Flag> {
    let bodies = operation.named_bodies().len();
    let is_needed = operation.body.as_ref().is_some_and(|body| body.required);
    let flags = body_flags(api, operation).into_iter().map(|flag| {
        let place = match flag.of {
            FlagOf::File(..) => "file",
            _ => "body",
        };
        let name = kebab(flag.wire);
        let media_types = match flag.media_types.len() == bodies {
            true => Vec::new(),
            false => flag.media_types.into_iter().map(str::to_owned).collect(),
        };
        Flag {
            name: taken.take([name.clone(), format!("{place}-{name}")]),
            positional: None,
            of: flag.of,
            is_required: flag.is_required && is_needed,
            media_types,
        }
    });
    flags.collect()
}
