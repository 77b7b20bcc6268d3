//! Reads `impl` blocks and derives.

use std::collections::BTreeSet;

use syn::punctuated::Punctuated;
use syn::{Attribute, Ident, ImplItem, ItemImpl, Path, Token, Type};

use super::attributes::required_features;
use super::crate_modules::PublicPath;
use super::full_paths::{Scope, path_segments};
use super::item::{Generics, Key, Kind, Space};
use super::read::{Draft, Place, Reader, is_public};
use super::signature::{generics, names, signature};

/// The implementation of a trait.
struct Implemented {
    of: String,
    for_type: String,
    generics: Generics,
    owner: Option<Key>,
}

impl Reader<'_> {
    pub(super) fn implementation(&mut self, place: Place<'_>, item: &ItemImpl) {
        let Some(own) = required_features(&item.attrs) else {
            return;
        };
        let parameters = names(&item.generics);
        let scope = Scope {
            modules: self.modules,
            module: place.module,
            parameters: &parameters,
        };
        let for_type = scope.full(&item.self_ty);
        let generics = generics(&scope, &item.generics);
        let public = self.public_path(&scope, &item.self_ty);
        let owner = public.map(|public| Key::new(&public.path, Space::Type));
        let mut features = &own | place.features;
        features.extend(
            public
                .into_iter()
                .flat_map(|public| public.features.clone()),
        );
        let of = item.trait_.as_ref().map(|(of, _)| scope.full(of));
        let draft = Draft {
            place,
            key: Key::new(&for_type, Space::Type),
            features,
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

    /// Returns the public path of a type of this crate.
    fn public_path(&self, scope: &Scope<'_>, ty: &Type) -> Option<&PublicPath> {
        let Type::Path(path) = ty else { return None };
        let names = path.path.segments.iter();
        let names: Vec<String> = names.map(|segment| segment.ident.to_string()).collect();
        let definition = self.modules.definition(scope.module, &names);
        self.modules.public_paths(&definition).first()
    }

    /// Reads the methods and constants of a type.
    fn members(&mut self, draft: &Draft<'_>, owner: &Key, known: &Generics, item: &ItemImpl) {
        for member in &item.items {
            let scope = draft.scope(self.modules);
            let (visibility, name, attributes, (kind, generics)) = match member {
                ImplItem::Fn(item) => {
                    let (kind, generics) = signature(&scope, &item.sig);
                    let declaration = (kind, known.with(generics));
                    (&item.vis, &item.sig.ident, &item.attrs, declaration)
                }
                ImplItem::Const(item) => {
                    let kind = Kind::Constant(scope.full(&item.ty));
                    (
                        &item.vis,
                        &item.ident,
                        &item.attrs,
                        (kind, Generics::default()),
                    )
                }
                _ => continue,
            };
            if is_public(visibility) {
                let key = draft.part(&name.to_string(), Space::Value);
                self.add_part(draft, owner, key, attributes, (kind, generics));
            }
        }
    }

    /// Reads the implementation of a trait, with its associated types.
    fn implemented(&mut self, mut draft: Draft<'_>, implemented: &Implemented, item: &ItemImpl) {
        let Implemented {
            of,
            for_type,
            generics,
            owner,
        } = implemented;
        if !self.are_public(for_type) || !(is_ours(of) || is_ours(for_type)) {
            return;
        }
        draft.key = Key::new(format!("impl {of} for {for_type}"), Space::Impl);
        let owner = match (self.are_public(of), owner) {
            (true, owner) => {
                let kind = Kind::Impl {
                    of: of.clone(),
                    for_type: for_type.clone(),
                };
                self.add(
                    &draft,
                    owner.as_ref(),
                    &item.attrs,
                    (kind, generics.clone()),
                );
                draft.key.clone()
            }
            // A trait of the library only matters for its associated types.
            (false, Some(owner)) if !self.modules.is_public(base(of)) => owner.clone(),
            (false, _) => return,
        };
        for member in &item.items {
            if let ImplItem::Type(member) = member {
                let path = format!("<{for_type} as {of}>::{}", member.ident);
                let kind = Kind::Assigned(draft.scope(self.modules).full(&member.ty));
                let key = Key::new(path, Space::Type);
                let declaration = (kind, generics.clone());
                self.add_part(&draft, &owner, key, &member.attrs, declaration);
            }
        }
    }

    /// `true` if all parts of a type are public.
    fn are_public(&self, text: &str) -> bool {
        let mut paths = path_segments(text).filter(|(_, is_path)| *is_path);
        paths.all(|(path, _)| self.modules.is_public(path))
    }

    /// Reads `#[derive(…)]`.
    pub(super) fn derives(
        &mut self,
        owner: &Draft<'_>,
        name: &Ident,
        attributes: &[Attribute],
        parameters: &syn::Generics,
    ) {
        let path = self
            .modules
            .canonical_path(format!("{}::{name}", owner.place.module));
        let derives = attributes
            .iter()
            .filter(|one| one.path().is_ident("derive"));
        let derives = derives.flat_map(|derive| {
            let paths = derive.parse_args_with(Punctuated::<Path, Token![,]>::parse_terminated);
            paths.unwrap_or_default()
        });
        for derived in derives {
            let scope = owner.scope(self.modules);
            let of = scope.full(&derived);
            let mut known = generics(&scope, parameters);
            let types = owner.parameters.iter();
            known
                .bounds
                .extend(types.map(|name| format!("{name}: {of}")));
            let for_type = known.given_to(&path);
            let draft = Draft {
                place: owner.place,
                key: Key::new(format!("impl {of} for {for_type}"), Space::Impl),
                features: owner.features.clone(),
                parameters: BTreeSet::new(),
            };
            let kind = Kind::Impl { of, for_type };
            self.add(&draft, Some(&owner.key), &[], (kind, known));
        }
    }
}

/// `true` for a type that contains one of this crate.
fn is_ours(text: &str) -> bool {
    text.contains("crate::")
}

/// Returns a path without generic arguments.
fn base(text: &str) -> &str {
    text.split('<').next().unwrap_or(text)
}
