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

use super::cli_call::Sending;
use super::cli_command::{COMPLETIONS, command};
use super::cli_end::{End, Refused, Wrong};
use super::cli_facts::{Command, Program};
use super::cli_given::{Given, Settings};
use super::cli_show::Screen;
use super::cli_tree::Tree;
use super::cli_visible;
use super::decode;

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
        Ok(()) | Err(End::Unread) => ExitCode::SUCCESS,
        Err(End::Words(error)) => {
            // There is nowhere to report this error.
            let _ = error.print();
            ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(USAGE))
        }
        Err(End::Wrong(Wrong(message))) => tell(
            &format!("{message}\n\nFor more information, try '--help'."),
            USAGE,
        ),
        Err(End::Failed(message)) => tell(&message, FAILURE),
        Err(End::Refused(refused)) => tell(&told(&refused), FAILURE),
    }
}

fn tell(message: &str, code: u8) -> ExitCode {
    let message = cli_visible::lines(message);
    let _ = writeln!(stderr(), "error: {message}");
    ExitCode::from(code)
}

/// The maximum number of characters shown of an error response that is not JSON.
const MOST_SHOWN: usize = 4_000;

/// Describes an error response.
fn told(refused: &Refused) -> String {
    let status = refused.status.as_u16().to_string();
    let told = match refused.told.contains(&status) {
        true => refused.told.clone(),
        false => format!("{status}: {}", refused.told),
    };
    let body = match decode::from_bytes::<Tree>(&refused.body) {
        Ok(tree) => tree.pretty(),
        Err(_) => String::from_utf8_lossy(&refused.body)
            .chars()
            .take(MOST_SHOWN)
            .collect(),
    };
    match body.trim() {
        "" => told,
        body => format!("{told}\n{body}"),
    }
}

fn attempt<C>(
    program: &'static Program<C>,
    arguments: impl IntoIterator<Item = OsString>,
) -> Result<(), End> {
    let matches = command(program).try_get_matches_from(arguments)?;
    let (name, own) = matches.subcommand().unwrap_or(("", &matches));
    if name == COMPLETIONS {
        return completions(program, own);
    }
    let (operation, own) = chosen(program, name, own)?;
    let settings = Settings::new(program.base_address, own);
    let client = (program.client)(&settings)?;
    let prepared = (operation.call)(&client, &Given::new(operation.flags, own))?;
    let mut screen = Screen::standard(own.get_flag("json"));
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match prepared.0 {
            Sending::Once(once) => {
                let items = once.items;
                screen.answer(once.send().await?, items).await
            }
            Sending::Pages(mut pages, items) => screen.pages(pages.as_mut(), items).await,
        }
    })
}

/// Returns the command that was named, and its arguments.
fn chosen<'p, 'm, C>(
    program: &'p Program<C>,
    name: &str,
    own: &'m ArgMatches,
) -> Result<(&'p Command<C>, &'m ArgMatches), Wrong> {
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
    let operation = operation.ok_or_else(|| Wrong(format!("unknown command '{name}'")))?;
    Ok((operation, own))
}

fn completions<C>(program: &Program<C>, own: &ArgMatches) -> Result<(), End> {
    let mut written = Vec::new();
    if let Some(shell) = own.get_one::<Shell>("shell") {
        generate(*shell, &mut command(program), program.name, &mut written);
    }
    Ok(stdout().write_all(&written)?)
}
