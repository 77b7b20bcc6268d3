//! The support code of the other side, which the module `webhooks` needs.

use std::collections::BTreeSet;

use quote::quote;

use crate::emit::docs::Docs;
use crate::emit::formats::Used;
use crate::emit::runtime::{self, Part};
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::Crate;
use crate::model::{Api, Pattern};

/// What types need: a crate has those of its own side.
const OF_TYPES: [&str; 4] = ["integer_enum", "null", "scalar_enum", "text_enum"];

/// The parts that the hooks of a crate need.
fn parts(hooks: &Api, target: Crate, patterns: &[&Pattern], formats: &Used) -> Vec<Part> {
    let parts = match target {
        Crate::Client => runtime::server(hooks, patterns, formats),
        Crate::Server => runtime::client(hooks, patterns, formats),
    };
    let parts = parts.into_iter();
    parts
        .filter(|part| is_shared(part) || !OF_TYPES.contains(&part.module))
        .collect()
}

fn is_shared(part: &Part) -> bool {
    part.folder == "shared"
}

/// The modules of the runtime that hooks have for themselves.
pub fn own_modules(hooks: &Api, target: Crate) -> BTreeSet<&'static str> {
    let parts = parts(hooks, target, &[], &Used::default()).into_iter();
    parts
        .filter(|part| !is_shared(part))
        .map(|part| part.module)
        .collect()
}

/// The support code of hooks.
pub struct OfHooks {
    /// What the crate has besides.
    shared: Vec<&'static str>,
    /// What of that the crate has for them alone.
    pub added: Vec<&'static str>,
    /// What is theirs alone, and of the other side.
    pub own: Vec<Part>,
}

/// Adds to the parts of a crate those that hooks share with it, and gives the others.
pub fn embed(
    hooks: &Api,
    target: Crate,
    patterns: &[&Pattern],
    formats: &Used,
    of_crate: &mut Vec<Part>,
) -> OfHooks {
    let parts = parts(hooks, target, patterns, formats).into_iter();
    let (shared, own): (Vec<Part>, Vec<Part>) = parts.partition(is_shared);
    let modules = shared.iter().map(|part| part.module).collect();
    let is_new = |part: &Part| of_crate.iter().all(|known| known.module != part.module);
    let added: Vec<Part> = shared.into_iter().filter(is_new).collect();
    of_crate.extend(&added);
    of_crate.sort_by_key(|part| part.module);
    OfHooks {
        shared: modules,
        added: added.iter().map(|part| part.module).collect(),
        own,
    }
}

impl OfHooks {
    /// The module that lists it.
    pub fn module(&self) -> SourceFile {
        let docs = Docs::new().paragraph("Support code for webhooks and callbacks.");
        let mut file = SourceFile::new("src/runtime/webhooks/mod.rs", docs);
        for part in &self.own {
            let module = ident(part.module);
            file.push(quote!(pub mod #module;));
        }
        let shared = self.shared.iter().map(|module| ident(module));
        file.push(quote!(pub use super::{#(#shared),*};));
        file
    }
}
