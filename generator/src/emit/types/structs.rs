//! Structs and their JSON encoding.

use proc_macro2::TokenStream;
use quote::quote;
use serde_json::Value;

use super::deprecated::{is_marked, marked, paragraph};
use super::limits::limits;
use super::record::{Presence, Record, RecordField};
use super::setter::Argument;
use super::{Crate, defaults, import_type, rust_type, type_docs};
use crate::emit::codecs::wrapped_codec;
use crate::emit::docs::{Docs, code, wire_name};
use crate::emit::source_file::SourceFile;
use crate::lowered::{Api, Default, Field, Mismatch, Object, Type, TypeDefinition};

/// Writes the struct and its encoding.
pub fn emit(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    object: &Object,
    target: Crate,
    careful: Option<&String>,
) {
    file.import("crate::runtime", "object");
    for field in object.all_fields() {
        import_type(file, api, &field.ty);
        let default = field.default.as_ref();
        let default = default.filter(|_| has_default(field, target));
        if let Some(value) = field.tag.as_ref().or(default) {
            defaults::import(file, api, value);
        }
    }
    let record = record(api, definition, object, target);
    record.emit_structs(file);
    let is_declared = |field: &&Field| field.mismatch != Mismatch::Additional;
    let declared = object.fields.iter().filter(is_declared);
    let declared: Vec<&str> = declared
        .map(|field| &field.name.wire)
        .chain(&object.ignored)
        .map(String::as_str)
        .collect();
    let fields = record.fields.iter().zip(object.all_fields());
    let rows = fields.map(|(row, field)| {
        let declared = (object.kept() == Some(field)).then_some(declared.as_slice());
        self::row(file, api, row, field, declared)
    });
    let rows: Vec<TokenStream> = rows.collect();
    let rows = record.with_attributes(rows.into_iter());
    record.emit_rows(file, api, true, rows, options(object, careful));
}

/// The row of a field in the macro that implements the encoding.
fn row(
    file: &mut SourceFile,
    api: &Api,
    row: &RecordField,
    field: &Field,
    declared: Option<&[&str]>,
) -> TokenStream {
    let (kind, name, ty) = (row.kind(), row.ident(), row.row_type());
    // The codec of a `Nullable` is that of its value.
    let coded = match row.is_tristate() {
        true => value_type(field).0,
        false => &field.ty,
    };
    let wrapper = match field.mismatch {
        Mismatch::Error => None,
        Mismatch::Ignored => Some(("lenient", "Lenient")),
        Mismatch::Additional => Some(("or_additional", "OrAdditional")),
    };
    // Additional properties take what deviates.
    let is_careful = field.careful && field.mismatch != Mismatch::Additional;
    let wrappers = is_careful.then_some(("careful", "Careful")).into_iter();
    let wrappers = wrappers.chain(wrapper).filter(|_| field.tag.is_none());
    let codec = wrapped_codec(file, api, wrappers, (coded, field.boxed));
    if codec.is_some() {
        file.library("codec");
    }
    let codec = codec.map(|codec| quote!(, #codec));
    if let Some(declared) = declared {
        let ty = row.stored();
        return quote!(additional(#name: #ty, [#(#declared),*] #codec));
    }
    let wire = &field.name.wire;
    let escaped = escaped(wire);
    let escape = (escaped != *wire).then(|| quote!(as #escaped));
    quote!(#kind(#name #ty, #wire #escape #codec))
}

/// The options after the rows.
fn options(object: &Object, careful: Option<&String>) -> TokenStream {
    let ignored = object.ignored.as_slice();
    let ignored = (!ignored.is_empty()).then(|| quote!(, ignored(#(#ignored),*)));
    let careful = careful.map(|names| quote!(, careful(#names)));
    quote!(#ignored #careful)
}

fn record(api: &Api, definition: &TypeDefinition, object: &Object, target: Crate) -> Record {
    let own = object
        .fields
        .iter()
        .map(|field| record_field(api, field, target));
    let kept = object.kept().map(|field| RecordField {
        docs: Docs::new().paragraph("The additional properties."),
        presence: Presence::Default(quote!(BTreeMap::new())),
        ..record_field(api, field, target)
    });
    Record {
        name: definition.name.rust.clone(),
        docs: type_docs(definition),
        fields: own.chain(kept).collect(),
        from_required: true,
        customization: definition.customization.clone(),
    }
}

/// The field of a struct.
pub fn record_field(api: &Api, field: &Field, target: Crate) -> RecordField {
    let (ty, nullable) = value_type(field);
    RecordField {
        name: field.name.rust.clone(),
        docs: field_docs(api, field, target),
        ty: rust_type(api, ty),
        argument: match field.boxed {
            true => Argument::Value,
            false => Argument::of(api, ty),
        },
        boxed: field.boxed,
        nullable,
        presence: presence(api, field, target),
        deprecated: marked(field, target).cloned(),
    }
}

/// The type of a field in its struct.
pub fn stored_type(api: &Api, field: &Field, target: Crate) -> TokenStream {
    record_field(api, field, target).stored()
}

/// The type of a field without `null`, and `true` if it is nullable.
pub fn value_type(field: &Field) -> (&Type, bool) {
    match &field.ty {
        Type::Nullable(ty) => (ty, true),
        ty => (ty, false),
    }
}

/// Returns `true` if the field is a `Nullable`: absent, `null` or a value.
pub fn is_tristate(field: &Field, target: Crate) -> bool {
    value_type(field).1 && !is_always_there(field, target)
}

/// The server applies defaults; the client omits the field.
fn presence(api: &Api, field: &Field, target: Crate) -> Presence {
    if let Some(tag) = &field.tag {
        let value = defaults::given(api, field, tag);
        return match field.required {
            true => Presence::Fixed(value),
            false => Presence::OptionalFixed(value),
        };
    }
    match &field.default {
        _ if field.required => Presence::Required,
        Some(value) if has_default(field, target) => {
            Presence::Default(defaults::given(api, field, value))
        }
        _ => Presence::Optional,
    }
}

/// Returns `true` if the code applies the default of a field.
fn has_default(field: &Field, target: Crate) -> bool {
    let is_optional = !field.required && field.tag.is_none();
    !target.is_tolerant() && is_optional && field.default.is_some()
}

/// Returns `true` if the struct has a value of the field: one that was given, or its default.
pub fn is_always_there(field: &Field, target: Crate) -> bool {
    field.required || has_default(field, target)
}

/// The docs of a field: its description, or its name on the wire if that differs.
pub fn field_docs(api: &Api, field: &Field, target: Crate) -> Docs {
    let docs = match &field.description {
        Some(description) => Docs::new().prose(Some(description)),
        None => wire_name(&field.name),
    };
    let docs = match &field.deprecated {
        // rustdoc shows the attribute.
        Some(_) if !field.required && is_marked(field, target) => docs,
        Some(deprecated) => docs.paragraph(paragraph(deprecated)),
        None => docs,
    };
    if let Some(tag) = &field.tag {
        let value = code(&text_of(api, tag));
        return docs.paragraph(format!("{value} in this type."));
    }
    let sent = (target.is_tolerant() && !field.required).then_some(&field.default);
    let default = sent.and_then(Option::as_ref).map(|default| {
        let value = code(&text_of(api, default));
        match target {
            Crate::Types => format!("Absent means {value}."),
            Crate::Server | Crate::Client => format!("The server defaults to {value}."),
        }
    });
    let notes: Vec<String> = limits(&field.ty).into_iter().chain(default).collect();
    match notes.is_empty() {
        true => docs,
        false => docs.paragraph(notes.join(" ")),
    }
}

fn text_of(api: &Api, value: &Default) -> String {
    match value.json(api) {
        Value::String(text) => text,
        value => value.to_string(),
    }
}

/// Escapes the name of a field for JSON.
pub fn escaped(name: &str) -> String {
    let json = Value::from(name).to_string();
    let between = json.get(1..json.len() - 1);
    between.unwrap_or_default().to_owned()
}
