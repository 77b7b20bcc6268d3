//! The types of the description: structs, enums, unions and aliases, with their JSON encoding.
//!
//! In: the type definitions of the lowered API. Out: their files, items in the files of operations, and the Rust types,
//! that other files use. Depends on `codecs` and `formats`.

mod conversions;
mod customized;
mod defaults;
mod deprecated;
mod discriminator;
mod enums;
mod field_support;
mod files;
mod limits;
mod pattern;
mod record;
mod rust_type;
mod setter;
mod structs;
mod unions;

pub use defaults::{import as import_default, unwrapped as unwrapped_default};
pub use deprecated::{deprecation_text, expected, is_marked, mark, marked};
pub use enums::enums_of;
pub use field_support::{fields_are_nullable, fields_take_optional_text};
pub use files::{TypeWriter, deferred, export_components};
pub use limits::limits_of_files;
pub use pattern::{
    condition_of as pattern_condition, declaration as patterns_declaration, file as patterns_file,
    range_of, text_constraints, used as used_patterns,
};
pub use record::{Presence, Record, RecordField, optional};
pub use rust_type::{import_type, rust_type};
pub use setter::{Argument, Items};
pub use structs::{field_docs, record_field, stored_type};
pub use unions::spelled_out;

use limits::limits;
use proc_macro2::TokenStream;
use quote::quote;

use super::blocks::Member;
use super::docs::{Docs, wire_name};
use super::source_file::{self, SourceFile, ident};
use crate::lowered::{Api, Type, TypeDefinition, TypeId, TypeKind};
pub use crate::side::Side as Crate;

/// The name of the struct of required fields.
fn required_name(definition: &TypeDefinition) -> String {
    format!("{}Required", definition.name.plain())
}

/// Returns `true` if a type has a struct of required fields.
fn has_required(definition: &TypeDefinition) -> bool {
    definition
        .kind
        .fields()
        .iter()
        .any(|field| field.is_given())
}

/// The type with a struct of required fields that an inline type is an alias of.
fn required_of_identical(api: &Api, definition: &TypeDefinition) -> Option<TypeId> {
    match &definition.kind {
        TypeKind::Alias(Type::Named(id)) if definition.is_inline => {
            has_required(api.type_of(*id)).then_some(*id)
        }
        _ => None,
    }
}

/// Writes a type with its encoding. `has_fields` is `true` if a union encodes its fields; `careful` are the names of the schemas
/// that a careful client could have.
fn emit(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    target: Crate,
    has_fields: bool,
    careful: Option<&String>,
) {
    match &definition.kind {
        TypeKind::Struct(object) => structs::emit(file, api, definition, object, target, careful),
        TypeKind::Enum(enumeration) => enums::emit(file, definition, enumeration, target),
        TypeKind::Union(union) => unions::emit(file, api, definition, union, target, has_fields),
        TypeKind::Alias(ty) => alias(file, api, definition, ty),
        TypeKind::Foreign(foreign) => {
            let (docs, name) = (type_docs(definition).outer(), ident(&definition.name.rust));
            let foreign = source_file::path(&foreign.path);
            file.push(quote!(#docs pub type #name = #foreign;));
        }
    }
}

fn alias(file: &mut SourceFile, api: &Api, definition: &TypeDefinition, ty: &Type) {
    import_type(file, api, ty);
    let docs = type_docs(definition);
    let docs = match limits(ty) {
        Some(limits) => docs.paragraph(limits),
        None => docs,
    };
    let docs = docs.outer();
    let name = ident(&definition.name.rust);
    let ty = rust_type(api, ty);
    file.push(quote!(#docs pub type #name = #ty;));
    if let Some(kept) = required_of_identical(api, definition) {
        let [name, required] = [definition, api.type_of(kept)].map(required_name);
        file.import(&api.module_of(kept), &required);
        let docs = Docs::new().paragraph(format!(
            "The required fields of [`{}`].",
            definition.name.plain()
        ));
        let (docs, name, required) = (docs.outer(), ident(&name), ident(&required));
        file.push(quote!(#docs pub type #name = #required;));
    }
}

/// The docs of a type: its description, or its name on the wire if that differs.
fn type_docs(definition: &TypeDefinition) -> Docs {
    let docs = match &definition.description {
        Some(description) => Docs::new().prose(Some(description)),
        None => wire_name(&definition.name),
    };
    match &definition.deprecated {
        Some(deprecated) => docs.paragraph(deprecated::paragraph(deprecated)),
        None => docs,
    }
}

/// The variant of a client for values that its version does not know.
fn unknown_variant(ty: TokenStream) -> Member {
    let docs = Docs::new().paragraph("A value that this version of the crate does not know.");
    Member::new(docs, quote!(Unknown(#ty)))
}
