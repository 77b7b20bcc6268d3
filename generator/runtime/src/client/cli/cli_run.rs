//! Entry point of a command line: parses the arguments, sends the request and prints the response.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::ffi::OsString;
use std::io::{Write, stderr, stdout};
use std::process::ExitCode;

use clap::ArgMatches;
use clap_complete::{Shell, generate};
use tokio::runtime::Builder;

use crate::runtime::client::cli_arguments::{Arguments, Settings};
use crate::runtime::client::cli_call::Requests;
use crate::runtime::client::cli_error::{CliError, ErrorResponse, InvalidArgument};
use crate::runtime::client::cli_escape;
use crate::runtime::client::cli_json::Tree;
use crate::runtime::client::cli_output::Screen;
use crate::runtime::client::cli_parser::{COMPLETIONS, command};
use crate::runtime::client::cli_spec::{Command, Program};
use crate::runtime::decode;

/// The exit code for an error of the service.
const FAILURE: u8 = 1;

/// The exit code for invalid arguments.
const USAGE: u8 = 2;

/// Runs a command line. Returns 0 on success, 1 if the service returned an error, and 2 for invalid
/// arguments.
pub fn run<C>(
    program: &'static Program<C>,
    arguments: impl IntoIterator<Item = OsString>,
) -> ExitCode {
    match attempt(program, arguments) {
        Ok(()) | Err(CliError::OutputClosed) => ExitCode::SUCCESS,
        Err(CliError::Usage(error)) => {
            // There is nowhere to report this error.
            let _ = error.print();
            ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(USAGE))
        }
        Err(CliError::Argument(InvalidArgument(message))) => fail(
            &format!("{message}\n\nFor more information, try '--help'."),
            USAGE,
        ),
        Err(CliError::Failed(message)) => fail(&message, FAILURE),
        Err(CliError::Response(response)) => fail(&describe(&response), FAILURE),
    }
}

fn fail(message: &str, code: u8) -> ExitCode {
    let message = cli_escape::lines(message);
    let _ = writeln!(stderr(), "error: {message}");
    ExitCode::from(code)
}

/// The maximum number of characters shown of an error response that is not JSON.
const MAX_SHOWN: usize = 4_000;

/// Describes an error response.
fn describe(response: &ErrorResponse) -> String {
    let status = response.status.as_u16().to_string();
    let meaning = match response.meaning.contains(&status) {
        true => response.meaning.clone(),
        false => format!("{status}: {}", response.meaning),
    };
    let body = match decode::from_bytes::<Tree>(&response.body) {
        Ok(tree) => tree.pretty(),
        Err(_) => String::from_utf8_lossy(&response.body)
            .chars()
            .take(MAX_SHOWN)
            .collect(),
    };
    match body.trim() {
        "" => meaning,
        body => format!("{meaning}\n{body}"),
    }
}

fn attempt<C>(
    program: &'static Program<C>,
    arguments: impl IntoIterator<Item = OsString>,
) -> Result<(), CliError> {
    let matches = command(program).try_get_matches_from(arguments)?;
    let (name, own) = matches.subcommand().unwrap_or(("", &matches));
    if name == COMPLETIONS {
        return completions(program, own);
    }
    if let Some(other) = program.others.iter().find(|other| other.name == name) {
        let client = (program.client)(&Settings::new(program.base_url, own))?;
        return (other.run)(&client, own);
    }
    let (operation, own) = chosen(program, name, own)?;
    let settings = Settings::new(program.base_url, own);
    let client = (program.client)(&settings)?;
    let arguments = Arguments::new(operation.flags, own);
    arguments.check()?;
    let headers = settings.headers()?;
    let prepared = (operation.call)(&client, &arguments)?.accepting(arguments.accepted())?;
    let mut screen = Screen::standard(own.get_flag("json"));
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(CliError::runtime)?;
    runtime.block_on(async {
        match prepared.0 {
            Requests::Once(once) => {
                let items = once.items;
                screen.answer(once.send(headers).await?, items).await
            }
            Requests::Pages(call, items) => {
                let mut pages = call.begin(headers);
                screen.pages(pages.as_mut(), items).await
            }
        }
    })
}

/// Returns the command that was named, and its arguments.
fn chosen<'p, 'm, C>(
    program: &'p Program<C>,
    name: &str,
    own: &'m ArgMatches,
) -> Result<(&'p Command<C>, &'m ArgMatches), InvalidArgument> {
    let (group, name, own) = match program.groups.iter().any(|group| group.name == name) {
        false => ("", name, own),
        true => {
            let (inner, own) = own.subcommand().unwrap_or(("", own));
            (name, inner, own)
        }
    };
    let groups = program.groups.iter().filter(|known| known.name == group);
    let mut commands = groups.flat_map(|group| group.commands);
    let operation = commands.find(|command| command.name == name);
    let operation =
        operation.ok_or_else(|| InvalidArgument(format!("unknown command '{name}'")))?;
    Ok((operation, own))
}

fn completions<C>(program: &Program<C>, own: &ArgMatches) -> Result<(), CliError> {
    let mut written = Vec::new();
    if let Some(shell) = own.get_one::<Shell>("shell") {
        generate(*shell, &mut command(program), program.name, &mut written);
    }
    Ok(stdout().write_all(&written)?)
}
