//! The support code that generated crates contain.
//!
//! In: the modules and names that the emitted files import. Out: the files of `generator/runtime`
//! that these need, found by following the paths in the files themselves, the external crates that
//! they use, and the public names that a crate re-exports. Depends on the model only.

mod catalog;
mod exports;
mod uses;

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenStream;
use quote::quote;

pub use catalog::Part;
pub use exports::{Export, export, export_of_types, names as library_names};
pub use uses::has_undeclared;

use super::deferred_files::{DeferredFiles, Writer};
use super::docs::Docs;
use super::formats;
use super::source_file::{Imports, SourceFile, ident};
use super::types::Crate;
use super::webhooks;
use crate::crates;
use crate::generate_error::GenerateError;
use crate::model::Api;

/// The modules of types, of which the module `webhooks` shares those of its crate.
const OF_TYPES: [&str; 4] = ["integer_enum", "scalar_enum", "text_enum", "tolerance"];

/// The support code of a crate.
pub struct Runtime {
    /// The parts of the crate, by module.
    own: BTreeMap<&'static str, &'static Part>,
    /// The modules in `own` that only webhooks need.
    gated: BTreeSet<&'static str>,
    /// The parts of the other side, which only webhooks need.
    webhooks: BTreeMap<&'static str, &'static Part>,
}

/// Returns `true` if the module `webhooks` has its own copy of a module of the support code.
pub fn is_of_webhooks(target: Crate, module: &str) -> bool {
    let mut parts = catalog::parts().iter();
    !OF_TYPES.contains(&module)
        && parts.any(|part| part.module == module && part.target == Some(target.other()))
}

impl Runtime {
    /// Selects the parts that the files of a crate need.
    pub fn select(api: &Api, target: Crate, imports: &Imports) -> Self {
        let roots = |root: &'static str, always| imports.modules(root, always).collect();
        let always = closure(api, target, roots("crate::runtime", true));
        let mut own = closure(api, target, roots("crate::runtime", false));
        let mut webhooks = BTreeMap::new();
        if !api.webhooks.operations.is_empty() {
            let root = "crate::runtime::webhooks";
            webhooks = closure(api, target.other(), roots(root, false));
            webhooks.retain(|module, part| {
                let is_own = is_of_webhooks(target, module);
                if !is_own {
                    own.append(&mut closure(api, target, vec![part.module]));
                }
                is_own
            });
        }
        let gated = own.keys().filter(|module| !always.contains_key(*module));
        let gated = gated.copied().collect();
        Self {
            own,
            gated,
            webhooks,
        }
    }

    /// Returns the external crates that the parts use, without and with webhooks.
    pub fn crates(&self) -> [Vec<crates::Crate>; 2] {
        let is_gated = |part: &&Part| self.gated.contains(part.module);
        let (gated, always): (Vec<&Part>, Vec<&Part>) =
            self.own.values().copied().partition(is_gated);
        let gated = gated.into_iter().chain(self.webhooks.values().copied());
        [
            always
                .iter()
                .flat_map(|part| &part.crates)
                .copied()
                .collect(),
            gated.flat_map(|part| &part.crates).copied().collect(),
        ]
    }

    /// Writes the modules and the parts.
    pub fn write<E: From<GenerateError>>(
        &self,
        api: &Api,
        writer: &mut Writer<'_, E>,
    ) -> Result<(), E> {
        let mut modules = DeferredFiles::default();
        modules.add(|| self.module(api));
        modules.add_some(|| (!self.webhooks.is_empty()).then(|| self.webhooks_module()));
        writer.write_all(modules)?;
        let folders = [
            ("src/runtime/webhooks", &self.webhooks),
            ("src/runtime", &self.own),
        ];
        for (folder, parts) in folders {
            for part in parts.values() {
                writer.write_text(format!("{folder}/{}.rs", part.module), part.text)?;
            }
        }
        Ok(())
    }

    fn module(&self, api: &Api) -> SourceFile {
        let docs = Docs::new().paragraph("Support code, identical in all generated crates.");
        let mut file = SourceFile::new("src/runtime/mod.rs", docs);
        let (gated, always): (Vec<&str>, Vec<&str>) = self
            .own
            .keys()
            .partition(|module| self.gated.contains(*module));
        for (feature, modules) in [(None, always), (Some(webhooks::FEATURE), gated)] {
            for module in modules {
                let module = ident(module);
                file.gated(feature, |file| file.push(quote!(pub mod #module;)));
            }
        }
        file.push(webhooks::declaration(api));
        file
    }

    fn webhooks_module(&self) -> SourceFile {
        let docs = Docs::new().paragraph("Support code for webhooks and callbacks.");
        let mut file = SourceFile::new("src/runtime/webhooks/mod.rs", docs);
        let used = self.webhooks.values().flat_map(|part| &part.modules);
        let shared: BTreeSet<&&str> = used
            .filter(|module| self.own.contains_key(**module))
            .collect();
        let shared = shared
            .into_iter()
            .filter(|module| !self.webhooks.contains_key(**module));
        let shared = shared.map(|module| ident(module));
        let modules = self.webhooks.keys().map(|module| ident(module));
        let modules: TokenStream = modules.map(|module| quote!(pub mod #module;)).collect();
        file.push(modules);
        file.push(quote!(pub use super::{#(#shared),*};));
        file
    }
}

/// Follows the paths in the parts, starting with some modules. Unknown names are ignored.
fn closure(
    api: &Api,
    target: Crate,
    mut waiting: Vec<&str>,
) -> BTreeMap<&'static str, &'static Part> {
    let mut found = BTreeMap::new();
    while let Some(module) = waiting.pop() {
        let is_wanted = |part: &&Part| {
            let is_there = part.target.is_none_or(|other| other == target);
            part.module == module && is_there && formats::is_chosen(api, part)
        };
        let part = catalog::parts().iter().find(is_wanted);
        if let Some(part) = part.filter(|part| !found.contains_key(part.module)) {
            found.insert(part.module, part);
            waiting.extend(&part.modules);
        }
    }
    found
}
