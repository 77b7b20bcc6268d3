//! The command line of the client: a command for each operation, and what it is called.

use indexmap::IndexMap;

use crate::model::{
    Access, Api, Command, CommandGroup, CommandLine, Flag, FlagOf, Location, Operation, Parameter,
};
use crate::names::commands::{Taken, commands, kebab, shouted};
use crate::source::Document;

/// What stands beside the groups and the commands that stand alone.
const BESIDE_GROUPS: &[&str] = &["completions", "help"];

/// What stands beside the commands of a group.
const BESIDE_COMMANDS: &[&str] = &["help"];

/// The flags that every command has.
const OF_ALL: &[&str] = &[
    "all",
    "base-address",
    "body",
    "content-type",
    "help",
    "json",
    "server",
    "timeout",
    "version",
];

/// Names the parts of the command line of an API.
pub fn command_line(api: &Api, document: &Document, program: &str) -> CommandLine {
    let mut flags = Taken::reserved(OF_ALL);
    let credentials = api.used_schemes().into_iter().map(|scheme| {
        let flag = kebab(&scheme.name.wire);
        let flag = flags.take([flag.clone(), format!("{flag}-credential")]);
        let variable = shouted(&[program, &flag]);
        (flag, variable)
    });
    let credentials: Vec<(String, String)> = credentials.collect();
    let of_all: Vec<&str> = credentials.iter().map(|(flag, _)| flag.as_str()).collect();
    let of_all = [OF_ALL, &of_all].concat();
    CommandLine {
        program: program.to_owned(),
        base_address: shouted(&[program, "base-address"]),
        groups: groups(api, document, &of_all),
        credentials,
    }
}

/// The operations by the names of their first tags, and those that stand alone.
fn groups(api: &Api, document: &Document, of_all: &[&str]) -> Vec<CommandGroup> {
    let mut by_name: IndexMap<Option<String>, Vec<(usize, &Operation)>> = IndexMap::new();
    for (index, operation) in api.operations.iter().enumerate() {
        // A tag without letters names nothing.
        let tag = operation.tag.as_deref();
        let tag = tag.filter(|tag| tag.contains(char::is_alphanumeric));
        let group = by_name.entry(tag.map(kebab)).or_default();
        group.push((index, operation));
    }
    // Groups have their names before commands that stand alone, whatever their order is.
    let mut taken = Taken::reserved(BESIDE_GROUPS);
    let names = by_name.keys().map(|name| {
        let name = name.as_ref()?;
        Some(taken.take([name.clone(), format!("{name}-commands")]))
    });
    let names: Vec<Option<String>> = names.collect();
    let mut beside = BESIDE_GROUPS.to_vec();
    beside.extend(names.iter().flatten().map(String::as_str));
    let groups = by_name.iter().zip(&names);
    let groups = groups.map(|((group, operations), name)| {
        let words: Vec<&str> = operations.iter().map(|(_, one)| one.name.plain()).collect();
        let named = match group {
            Some(group) => commands(&words, group, BESIDE_COMMANDS),
            None => commands(&words, "", &beside),
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

/// What a group is about, in the description's words for its tag.
fn described(document: &Document, group: &str) -> Option<String> {
    let tags = document.openapi.tags.iter();
    let mut tags = tags.filter(|tag| kebab(&tag.name) == group);
    tags.find_map(|tag| tag.description.clone())
}

/// The flags of an operation: those of its parameters, and then those of its body.
fn flags(api: &Api, operation: &Operation, of_all: &[&str]) -> Vec<Flag> {
    let mut taken = Taken::reserved(of_all);
    let mut named = |wire: &str, place: &str, of: FlagOf| {
        let name = kebab(wire);
        let name = taken.take([name.clone(), format!("{place}-{name}")]);
        Flag { name, of }
    };
    let parameters = operation.all_parameters().enumerate();
    let mut flags: Vec<Flag> = parameters
        .map(|(index, parameter)| {
            let wire = &parameter.field.name.wire;
            named(wire, place(parameter), FlagOf::Parameter(index))
        })
        .collect();
    let fields = api.object_of_body(operation).into_iter();
    let fields = fields.flat_map(|object| object.fields.iter().enumerate());
    let fields = fields.filter(|(_, field)| field.access != Access::ReadOnly);
    flags
        .extend(fields.map(|(index, field)| named(&field.name.wire, "body", FlagOf::Field(index))));
    let files = operation.sent_files().into_iter().enumerate();
    flags.extend(files.map(|(index, file)| named(&file.name, "file", FlagOf::File(index))));
    flags
}

fn place(parameter: &Parameter) -> &'static str {
    match parameter.location {
        Location::Path => "path",
        Location::Query => "query",
        Location::Header => "header",
        Location::Cookie => "cookie",
    }
}
