//! `cli/` and `main.rs`: the command line, with a command for each operation.

mod call;
mod command;
mod flag;
mod program;
mod words;

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::drafts::Drafts;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::Api;

/// The cargo feature that the command line waits for.
pub const FEATURE: &str = "cli";

/// What stands above an item that waits for it. Browsers have no command line.
fn condition() -> TokenStream {
    quote!(#[cfg(all(feature = #FEATURE, not(all(target_arch = "wasm32", target_os = "unknown"))))])
}

/// The source files.
pub fn drafts(api: &Api) -> Drafts<'_> {
    let mut drafts = Drafts::default();
    drafts.add(|| program::file(api).waiting_for(FEATURE));
    for group in &api.command_line.groups {
        for command in &group.commands {
            let Some(operation) = api.operations.get(command.operation) else {
                continue;
            };
            drafts.add_some(move || {
                Some(command::file(api, group, command, operation).waiting_for(FEATURE))
            });
        }
    }
    drafts
}

/// Declares the module.
pub fn declaration() -> TokenStream {
    let condition = condition();
    quote!(#condition pub mod cli;)
}

/// What a crate says of its command line.
pub fn told(docs: Docs, api: &Api) -> Docs {
    let program = code(&api.command_line.program);
    docs.paragraph(format!(
        "The command line {program}, which has a command for each operation, is there by the \
         feature `cli`."
    ))
}

/// The program of a crate of this name.
pub fn main(api: &Api, crate_name: &str) -> SourceFile {
    let library = ident(&crate_name.replace('-', "_"));
    let docs = format!("The command line {}.", code(&api.command_line.program));
    let mut file = SourceFile::new("src/main.rs", Docs::new().paragraph(docs));
    file.push(quote! {
        #[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
        fn main() -> std::process::ExitCode {
            #library::cli::run()
        }
    });
    file.push(quote! {
        /// Browsers have no command line.
        #[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
        fn main() {}
    });
    file
}
