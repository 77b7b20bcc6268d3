//! The command line program: `cli.rs`, `main.rs`, and a command in the file of each operation.
//!
//! In: the commands of the lowered API. Out: tables for the library, and the function that makes each
//! call. Depends on `client` for the signatures of its methods.

mod call;
mod command;
mod flag;
mod help;
mod login;
mod program;

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Command, CommandGroup, Operation};

/// The cargo feature of the command line.
pub const FEATURE: &str = "cli";

/// The condition for the feature. An empty program: browsers have no command line.
fn condition() -> TokenStream {
    quote!(#[cfg(all(feature = #FEATURE, not(all(target_arch = "wasm32", target_os = "unknown"))))])
}

/// The file of the program, without the commands, which are in the files of their operations.
pub fn file(api: &Api) -> SourceFile {
    program::file(api).waiting_for(FEATURE)
}

/// The commands of all operations, by the indexes of these.
pub fn commands(api: &Api) -> BTreeMap<usize, (&CommandGroup, &Command)> {
    let groups = api.command_line.groups.iter();
    let commands = groups.flat_map(|group| group.commands.iter().map(move |one| (group, one)));
    commands
        .map(|(group, one)| (one.operation, (group, one)))
        .collect()
}

/// Writes the command of an operation into its file.
pub fn emit(
    file: &mut SourceFile,
    api: &Api,
    group: &CommandGroup,
    command: &Command,
    operation: &Operation,
) {
    let module = command::file(api, group, command, operation).waiting_for(FEATURE);
    file.push_module(condition(), "command", module);
}

/// Declares the module.
pub fn declaration() -> TokenStream {
    let condition = condition();
    quote!(#condition pub mod cli;)
}

/// Mentions the command line in the docs of a crate.
pub fn mentioned(docs: Docs, api: &Api) -> Docs {
    let program = code(&api.command_line.program);
    docs.paragraph(format!(
        "The feature `cli` adds the command line program {program}, with a command for each \
         operation."
    ))
}

/// The program of a crate.
pub fn main(api: &Api, crate_name: &str) -> SourceFile {
    let library = ident(&crate_name.replace('-', "_"));
    let docs = format!(
        "The command line program {}.",
        code(&api.command_line.program)
    );
    let mut file = SourceFile::new("src/main.rs", Docs::new().paragraph(docs));
    file.push(quote! {
        #[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
        fn main() -> std::process::ExitCode {
            #library::cli::run()
        }
    });
    file.push(quote! {
        /// An empty program: browsers have no command line.
        #[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
        fn main() {}
    });
    file
}
