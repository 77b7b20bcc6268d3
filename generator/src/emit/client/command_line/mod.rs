//! `cli/` and `main.rs`: the command line program, with a command for each operation.
//!
//! In: the commands of the model. Out: tables for the support code, and the function that makes each
//! call. Depends on `client` for the signatures of its methods.

mod call;
mod command;
mod flag;
mod help;
mod login;
mod program;

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::deferred_files::DeferredFiles;
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::Api;

/// The cargo feature of the command line.
pub const FEATURE: &str = "cli";

/// The condition for the feature. An empty program: browsers have no command line.
fn condition() -> TokenStream {
    quote!(#[cfg(all(feature = #FEATURE, not(all(target_arch = "wasm32", target_os = "unknown"))))])
}

/// The source files.
pub fn deferred(api: &Api) -> DeferredFiles<'_> {
    let mut deferred = DeferredFiles::default();
    deferred.add(|| program::file(api).waiting_for(FEATURE));
    for group in &api.command_line.groups {
        for command in &group.commands {
            let Some(operation) = api.operations.get(command.operation) else {
                continue;
            };
            deferred.add_some(move || {
                Some(command::file(api, group, command, operation).waiting_for(FEATURE))
            });
        }
    }
    deferred
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
