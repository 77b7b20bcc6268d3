//! The types of the crate of types, on which the server and the client depend.
//!
//! In: the API of the crate of types, and that of a crate that depends on it. Out: the latter with the types of the former.
//! Depends on `lowered`, and on `report` and `source` for diagnostics.

use std::collections::HashMap;

use crate::lowered::{Api, Type, TypeDefinition, TypeId, TypeKind};
use crate::report::{Code, Report, listed_briefly, quoted};
use crate::source::Place;

/// The types of an API by their names.
type Known<'a> = HashMap<&'a str, TypeId>;

/// Reports the types of the server that differ from those of the crate of types: a server that lacks operations is lowered on
/// its own, and names can depend on the operations.
pub(crate) fn verify(server: &Api, shared: &Api, report: &mut Report) {
    if have_same_names(server, shared) {
        return;
    }
    let known = known(shared);
    let generated = server.generated_types().map(|id| server.type_of(id));
    let differing = generated.filter(|own| {
        let of_crate = known.get(own.name.rust.as_str());
        of_crate.is_none_or(|id| !is_same(server, own, shared.type_of(*id), &known))
    });
    for definition in differing {
        let message = format!(
            "`types-crate`: the server, which lacks operations of the client, has another type {}",
            quoted(definition.name.plain()),
        );
        report.add_in_text(Code::InvalidSettings, 0..0, message).help(
            "exclude these operations from both crates with `--exclude`, or remove `types-crate`",
        );
    }
}

/// The maximum number of properties that a note names.
const MAX_NAMED: usize = 5;

/// Notes the properties whose defaults the server does not apply, as the client must be able to omit them.
pub(crate) fn note_defaults(shared: &Api, report: &mut Report) {
    let types = shared.generated_types().map(|id| shared.type_of(id));
    let properties = types.flat_map(|definition| {
        let omitted = definition.kind.fields().iter().filter(|field| {
            let is_optional = !field.required && field.tag.is_none();
            is_optional && field.default.is_some()
        });
        omitted.map(|field| {
            quoted(&format!(
                "{}.{}",
                definition.name.plain(),
                field.name.plain()
            ))
        })
    });
    let properties: Vec<String> = properties.collect();
    if properties.is_empty() {
        return;
    }
    let message = format!(
        "the server does not apply the defaults of shared types: {}",
        listed_briefly(properties, MAX_NAMED),
    );
    report.add(Code::UnappliedDefaults, &Place::root(), message);
}

/// Gives a server or a client the types of the crate of types, of which some are aliases.
pub(crate) fn share(api: &mut Api, shared: &Api) {
    if have_same_names(api, shared) {
        api.types.clone_from(&shared.types);
        return;
    }
    let own_ids = known(api);
    let aliases = shared.types.iter().filter_map(|definition| {
        let TypeKind::Alias(Type::Named(kept)) = definition.kind else {
            return None;
        };
        let id = |definition: &TypeDefinition| own_ids.get(definition.name.rust.as_str()).copied();
        Some((id(definition)?, id(shared.type_of(kept))?))
    });
    let aliases: Vec<(TypeId, TypeId)> = aliases.collect();
    for (id, kept) in aliases {
        if let Some(definition) = api.types.get_mut(id.0) {
            definition.kind = TypeKind::Alias(Type::Named(kept));
        }
    }
}

fn names(api: &Api) -> impl Iterator<Item = &str> {
    api.types.iter().map(|one| one.name.rust.as_str())
}

fn have_same_names(one: &Api, other: &Api) -> bool {
    names(one).eq(names(other))
}

fn known(api: &Api) -> Known<'_> {
    names(api).zip((0..).map(TypeId)).collect()
}

/// Returns `true` if a type of an API is that of the crate of types.
fn is_same(api: &Api, own: &TypeDefinition, shared: &TypeDefinition, known: &Known<'_>) -> bool {
    let to_shared = |id: TypeId| known.get(api.type_of(id).name.rust.as_str()).copied();
    let has_all_parts = own
        .kind
        .parts()
        .into_iter()
        .all(|id| to_shared(id).is_some());
    let mut kind = without_tags(&own.kind);
    kind.rename(&|id| to_shared(id).unwrap_or(id));
    has_all_parts && kind == without_tags(&shared.kind)
}

/// A type without the values that discriminate it, which are those of its properties.
fn without_tags(kind: &TypeKind) -> TypeKind {
    let mut kind = kind.clone();
    if let TypeKind::Struct(object) = &mut kind {
        for field in &mut object.fields {
            field.tag = None;
        }
    }
    kind
}
