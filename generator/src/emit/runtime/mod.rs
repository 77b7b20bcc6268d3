//! The library of generated crates: a dependency, or a copy of its sources.
//!
//! In: the modules and names that the emitted files import. Out: the modules of `generator/runtime` that these need,
//! found by following the paths in the files themselves, the external crates and cargo features that they need, and the
//! public names that a crate re-exports. Depends on `lowered` only.

mod catalog;
mod exports;
mod uses;

use std::collections::{BTreeMap, BTreeSet};

use quote::quote;

use catalog::{Part, part};
pub use exports::{Export, export, export_of_types};
use openapi_crates_runtime::VERSION;
pub use uses::{forms, forms_of, has_pages, has_undeclared, takes_files};

use super::deferred_files::{DeferredFiles, Writer};
use super::docs::Docs;
use super::source_file::{Imports, SourceFile, ident, path};
use super::types::Crate;
use super::webhooks;
use crate::crates;
use crate::generate_error::GenerateError;
use crate::options::RuntimeSource;

/// The name of the library.
pub const LIBRARY: &str = "openapi-crates-runtime";

/// The parts of the library that a crate uses.
pub struct Runtime {
    /// By path.
    parts: BTreeMap<&'static str, &'static Part>,
    /// The paths of parts that only webhooks need.
    gated: BTreeSet<&'static str>,
}

impl Runtime {
    /// Selects the parts that the files of a crate need.
    pub fn select(imports: &Imports) -> Self {
        let always = closure(imports.parts(true));
        let parts = closure(imports.parts(false));
        let gated = parts.keys().filter(|path| !always.contains_key(*path));
        Self {
            gated: gated.copied().collect(),
            parts,
        }
    }

    /// The parts without and with webhooks.
    fn by_gate(&self) -> [Vec<&'static Part>; 2] {
        let parts = self.parts.iter();
        let (gated, always) = parts.partition::<Vec<_>, _>(|(path, _)| self.gated.contains(*path));
        [always, gated].map(|parts| parts.into_iter().map(|(_, part)| *part).collect())
    }

    /// Returns the external crates that the parts use, without and with webhooks.
    pub fn crates(&self) -> [Vec<crates::Crate>; 2] {
        self.by_gate().map(|parts| {
            let crates = parts.into_iter().flat_map(|part| &part.crates);
            crates.copied().collect()
        })
    }

    /// Returns the cargo features of the library that the parts depend on, without and with webhooks.
    pub fn features(&self, target: Crate) -> [BTreeSet<&'static str>; 2] {
        let side = |of: Crate| match target {
            // The types of clients do not need their other modules.
            Crate::Types => "types",
            Crate::Server | Crate::Client => of.module(),
        };
        let [always, mut gated] = self.by_gate().map(|parts| {
            let sides = parts.iter().filter_map(|part| part.target.map(side));
            let features = parts.iter().filter_map(|part| part.feature);
            sides.chain(features).collect::<BTreeSet<_>>()
        });
        gated.retain(|feature| !always.contains(feature));
        [always, gated]
    }

    /// Writes the modules and the parts.
    pub fn write<E: From<GenerateError>>(
        &self,
        target: Crate,
        writer: &mut Writer<'_, E>,
    ) -> Result<(), E> {
        let mut modules = DeferredFiles::default();
        modules.add(|| self.module(target));
        for side in [Crate::Server, Crate::Client] {
            modules.add_some(move || self.module_of(side));
        }
        writer.write_all(modules)?;
        for part in self.parts.values() {
            let file = part.path.replace("::", "/");
            writer.write_text(format!("src/runtime/{file}.rs"), part.text)?;
        }
        Ok(())
    }

    fn module(&self, target: Crate) -> SourceFile {
        let docs = Docs::new().paragraph(format!(
            "The sources of the library `{LIBRARY}` that this crate uses."
        ));
        let mut file = SourceFile::new("src/runtime/mod.rs", docs);
        for side in [Crate::Server, Crate::Client] {
            let mut parts = self.of(Some(side)).peekable();
            if parts.peek().is_some() {
                let is_gated = parts.all(|part| self.gated.contains(part.path.as_str()));
                let name = ident(side.name());
                let feature = is_gated.then_some(webhooks::FEATURE);
                file.gated(feature, |file| file.push(quote!(pub mod #name;)));
            }
        }
        self.declare_parts(&mut file, None);
        let side = ident(target.module());
        file.push(quote!(pub use self::#side::tolerance::TOLERANCE;));
        file
    }

    /// The module of the parts for one crate.
    fn module_of(&self, side: Crate) -> Option<SourceFile> {
        self.of(Some(side)).next()?;
        let docs = Docs::new().paragraph(format!("The library of {}s.", side.name()));
        let path = format!("src/runtime/{}/mod.rs", side.name());
        let mut file = SourceFile::new(path, docs);
        self.declare_parts(&mut file, Some(side));
        Some(file)
    }

    fn of(&self, target: Option<Crate>) -> impl Iterator<Item = &'static Part> {
        let parts = self.parts.values().copied();
        parts.filter(move |part| part.target == target)
    }

    fn declare_parts(&self, file: &mut SourceFile, target: Option<Crate>) {
        let (gated, always): (Vec<_>, Vec<_>) = self
            .of(target)
            .partition(|part| self.gated.contains(part.path.as_str()));
        for (feature, parts) in [(None, always), (Some(webhooks::FEATURE), gated)] {
            for part in parts {
                let name = part.path.rsplit("::").next().map(ident);
                file.gated(feature, |file| file.push(quote!(pub mod #name;)));
            }
        }
    }
}

/// Declares the module `runtime` in the root of a crate: the copy, or the library itself.
pub fn declare(root: &mut SourceFile, target: Crate, source: &RuntimeSource) {
    root.library(&format!("{}::tolerance", target.module()));
    if source.is_copy() {
        root.push(quote! {
            #[doc(hidden)]
            pub mod runtime;
        });
        return;
    }
    let (library, side) = (path(&LIBRARY.replace('-', "_")), ident(target.module()));
    root.push(quote! {
        ::#library::generated_for!(#VERSION);

        #[doc(hidden)]
        pub mod runtime {
            #![doc = " The library, and how this crate reads JSON."]

            pub use ::#library::#side::tolerance::TOLERANCE;
            pub use ::#library::*;
        }
    });
}

/// Follows the paths in the parts, starting with some of them. Unknown names are ignored.
fn closure(mut waiting: Vec<String>) -> BTreeMap<&'static str, &'static Part> {
    let mut found = BTreeMap::new();
    while let Some(path) = waiting.pop() {
        if let Some(part) = part(&path).filter(|part| !found.contains_key(part.path.as_str())) {
            found.insert(part.path.as_str(), part);
            waiting.extend(part.modules.iter().cloned());
        }
    }
    found
}
