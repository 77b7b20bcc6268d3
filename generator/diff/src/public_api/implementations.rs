//! Reads what the blocks of a crate implement: the methods of types, and traits.

use std::collections::BTreeSet;

use syn::punctuated::Punctuated;
use syn::{Attribute, ImplItem, ItemImpl, Path, Token, Type};

use super::gate::gate;
use super::item::{Generics, Key, Kind, Space};
use super::modules::Named;
use super::read::{Draft, Place, Reader, is_public};
use super::signature::{generics, names, signature};
use super::spelling::{Spelling, runs};

/// A trait that is implemented for a type.
struct Implemented {
    of: String,
    for_type: String,
    generics: Generics,
    /// The item that the type is, if it is one.
    owner: Option<Key>,
}

impl Reader<'_> {
    pub(super) fn implementation(&mut self, place: Place<'_>, item: &ItemImpl) {
        let Some(own) = gate(&item.attrs) else {
            return;
        };
        let parameters = names(&item.generics);
        let spelling = Spelling {
            modules: self.modules,
            module: place.module,
            parameters: &parameters,
        };
        let for_type = spelling.full(&item.self_ty);
        let generics = generics(&spelling, &item.generics);
        let named = self.named(&spelling, &item.self_ty);
        let owner = named.map(|named| Key::new(&named.path, Space::Type));
        let mut gate = &own | place.gate;
        gate.extend(named.into_iter().flat_map(|named| named.gate.clone()));
        let of = item.trait_.as_ref().map(|(of, _)| spelling.full(of));
        let draft = Draft {
            place,
            key: Key::new(&for_type, Space::Type),
            gate,
            parameters,
        };
        match (of, owner) {
            (None, None) => {}
            (None, Some(owner)) => self.members(&draft, &owner, &generics, item),
            (Some(of), owner) => {
                let implemented = Implemented {
                    of,
                    for_type,
                    generics,
                    owner,
                };
                self.implemented(draft, &implemented, item);
            }
        }
    }

    /// What others name the type of a block by, if it is one of the crate.
    fn named(&self, spelling: &Spelling<'_>, ty: &Type) -> Option<&Named> {
        let Type::Path(path) = ty else { return None };
        let names = path.path.segments.iter();
        let names: Vec<String> = names.map(|segment| segment.ident.to_string()).collect();
        let definition = self.modules.definition(spelling.module, &names);
        self.modules.named(&definition).first()
    }

    /// The methods and constants of a type.
    fn members(&mut self, draft: &Draft<'_>, owner: &Key, known: &Generics, item: &ItemImpl) {
        for member in &item.items {
            let spelling = draft.spelling(self.modules);
            let (visibility, name, attributes, kind) = match member {
                ImplItem::Fn(item) => {
                    let mut signature = signature(&spelling, &item.sig);
                    signature.generics = known.with(signature.generics);
                    let kind = Kind::Function(signature);
                    (&item.vis, &item.sig.ident, &item.attrs, kind)
                }
                ImplItem::Const(item) => {
                    let kind = Kind::Constant(spelling.full(&item.ty));
                    (&item.vis, &item.ident, &item.attrs, kind)
                }
                _ => continue,
            };
            if is_public(visibility) {
                let key = draft.part(&name.to_string(), Space::Value);
                self.add_part(draft, owner, key, attributes, kind);
            }
        }
    }

    /// A trait that is implemented, and the types that are associated by it.
    fn implemented(&mut self, mut draft: Draft<'_>, implemented: &Implemented, item: &ItemImpl) {
        let Implemented {
            of,
            for_type,
            generics,
            owner,
        } = implemented;
        if !self.are_known(for_type) || !(is_ours(of) || is_ours(for_type)) {
            return;
        }
        draft.key = Key::new(format!("impl {of} for {for_type}"), Space::Impl);
        let owner = match (self.are_known(of), owner) {
            (true, owner) => {
                let kind = Kind::Impl {
                    generics: generics.clone(),
                    of: of.clone(),
                    for_type: for_type.clone(),
                };
                self.add(&draft, owner.as_ref(), &item.attrs, kind);
                draft.key.clone()
            }
            // A trait of the support code counts by the types that it tells of those of the crate.
            (false, Some(owner)) if !self.modules.is_known(base(of)) => owner.clone(),
            (false, _) => return,
        };
        for member in &item.items {
            if let ImplItem::Type(member) = member {
                let path = format!("<{for_type} as {of}>::{}", member.ident);
                let kind = Kind::Assigned {
                    generics: generics.clone(),
                    ty: draft.spelling(self.modules).full(&member.ty),
                };
                let key = Key::new(path, Space::Type);
                self.add_part(&draft, &owner, key, &member.attrs, kind);
            }
        }
    }

    /// Whether others can name all that a type is made of.
    fn are_known(&self, text: &str) -> bool {
        let mut paths = runs(text).filter(|(_, is_path)| *is_path);
        paths.all(|(path, _)| self.modules.is_known(path))
    }

    /// The traits that an item has by `#[derive(…)]`.
    pub(super) fn derived(
        &mut self,
        owner: &Draft<'_>,
        name: &str,
        attributes: &[Attribute],
        parameters: &syn::Generics,
    ) {
        let path = self
            .modules
            .known_as(format!("{}::{name}", owner.place.module));
        let derives = attributes
            .iter()
            .filter(|one| one.path().is_ident("derive"));
        let derives = derives.flat_map(|derive| {
            let paths = derive.parse_args_with(Punctuated::<Path, Token![,]>::parse_terminated);
            paths.unwrap_or_default()
        });
        for derived in derives {
            let spelling = owner.spelling(self.modules);
            let of = spelling.full(&derived);
            let mut known = generics(&spelling, parameters);
            let types = owner.parameters.iter();
            known
                .bounds
                .extend(types.map(|name| format!("{name}: {of}")));
            let for_type = known.given_to(&path);
            let draft = Draft {
                place: owner.place,
                key: Key::new(format!("impl {of} for {for_type}"), Space::Impl),
                gate: owner.gate.clone(),
                parameters: BTreeSet::new(),
            };
            let kind = Kind::Impl {
                generics: known,
                of,
                for_type,
            };
            self.add(&draft, Some(&owner.key), &[], kind);
        }
    }
}

/// Whether a type has to do with the crate.
fn is_ours(text: &str) -> bool {
    text.contains("crate::")
}

/// A path without what it is given.
fn base(text: &str) -> &str {
    text.split('<').next().unwrap_or(text)
}
