//! Extensible structs: created from their required fields, completed by setters.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::customized;
use super::deprecated::{expect, mark};
use super::setter::Argument;
use crate::emit::blocks::{Declaration, Member, Rows};
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::lowered::{Api, Customization, Deprecation};

/// An extensible struct.
#[derive(Debug)]
pub struct Record {
    /// Its name.
    pub name: String,
    /// Its doc comment.
    pub docs: Docs,
    /// Its fields.
    pub fields: Vec<RecordField>,
    /// `true` if it is constructed from a struct of its required fields. Otherwise, the
    /// caller adds another constructor.
    pub from_required: bool,
    /// Additional derives and attributes.
    pub customization: Customization,
}

/// A field of a record.
#[derive(Debug)]
pub struct RecordField {
    /// Its name.
    pub name: String,
    /// Its doc comment.
    pub docs: Docs,
    /// The type of its value.
    pub ty: TokenStream,
    /// The argument of its setter.
    pub argument: Argument,
    /// `true` if the value is in a `Box`.
    pub boxed: bool,
    /// `true` if the value may be `null`, which differs from an absent value.
    pub nullable: bool,
    /// Required, optional, or with a default.
    pub presence: Presence,
    /// The deprecation, if it is deprecated.
    pub deprecated: Option<Deprecation>,
}

/// The presence of a field.
#[derive(Debug)]
pub enum Presence {
    /// It must be given.
    Required,
    /// It may be left out.
    Optional,
    /// The default if it is absent.
    Default(TokenStream),
    /// This value, unless another one is decoded; no setter.
    Fixed(TokenStream),
    /// This value, unless another one or none is decoded; no setter.
    OptionalFixed(TokenStream),
}

impl RecordField {
    /// A field that must be given.
    pub fn required(name: &str, docs: Docs, ty: TokenStream) -> Self {
        Self {
            name: name.to_owned(),
            docs,
            ty,
            argument: Argument::Value,
            boxed: false,
            nullable: false,
            presence: Presence::Required,
            deprecated: None,
        }
    }

    /// The identifier of the field.
    pub fn ident(&self) -> Ident {
        ident(&self.name)
    }

    fn is_required(&self) -> bool {
        matches!(self.presence, Presence::Required)
    }

    fn has_setter(&self) -> bool {
        !matches!(
            self.presence,
            Presence::Required | Presence::Fixed(_) | Presence::OptionalFixed(_)
        )
    }

    /// Returns `true` if the field may be absent.
    pub fn is_optional(&self) -> bool {
        matches!(self.presence, Presence::Optional)
    }

    /// Returns `true` if the field is a `Nullable`: absent, `null` or a value.
    pub fn is_tristate(&self) -> bool {
        self.is_optional() && self.nullable
    }

    /// The field in a struct.
    fn member(&self) -> Member {
        let (name, ty) = (self.ident(), self.stored());
        Member::new(self.docs.clone(), quote!(pub #name: #ty))
    }

    /// The type of the field in the struct.
    pub fn stored(&self) -> TokenStream {
        match self.presence {
            Presence::Optional | Presence::OptionalFixed(_) => {
                optional(&self.ty, self.nullable, self.boxed)
            }
            Presence::Required | Presence::Default(_) | Presence::Fixed(_) => {
                given(&self.ty, self.nullable, self.boxed)
            }
        }
    }

    /// Returns `true` if the field is, where it is not given, as its type is by default.
    fn is_blank(&self) -> bool {
        match &self.presence {
            Presence::Required | Presence::Fixed(_) | Presence::OptionalFixed(_) => false,
            Presence::Optional => true,
            Presence::Default(value) => {
                ["None", "false", "0", "Vec :: new ()"].contains(&value.to_string().as_str())
            }
        }
    }

    /// The kind of its row in macros.
    pub fn kind(&self) -> TokenStream {
        match &self.presence {
            Presence::Required => quote!(required),
            Presence::Optional if self.nullable => quote!(nullable),
            Presence::Optional => quote!(optional),
            Presence::Default(_) => quote!(default),
            Presence::Fixed(_) => quote!(fixed),
            Presence::OptionalFixed(_) => quote!(optional_fixed),
        }
    }

    /// The type and the default in its row; nothing for a required field.
    pub fn row_type(&self) -> TokenStream {
        let ty = self.argument.spelled(&self.ty);
        match &self.presence {
            Presence::Required => quote!(),
            Presence::Optional => {
                let ty = given(&ty, false, self.boxed);
                quote!(: #ty)
            }
            Presence::Default(value) | Presence::Fixed(value) | Presence::OptionalFixed(value) => {
                let ty = given(&ty, self.nullable, self.boxed);
                quote!(: #ty = #value)
            }
        }
    }

    /// The type of the argument of its setter.
    fn argument_type(&self) -> TokenStream {
        let ty = self.argument.spelled(&self.ty);
        match (self.is_optional(), self.nullable) {
            (true, true) => quote!(impl Into<Nullable<#ty>>),
            (true, false) => self.argument.of_optional(&ty),
            (false, true) => self.argument.of_nullable(&ty),
            (false, false) => self.argument.of_required(&ty),
        }
    }

    /// Imports what the setter needs.
    fn import_setter(&self, file: &mut SourceFile, api: &Api) {
        self.argument.import(file, api);
        if self.takes_optional_text() {
            file.library("into_optional");
        }
    }

    /// Returns `true` if the setter takes a string or an `Option` of it.
    pub fn takes_optional_text(&self) -> bool {
        self.argument.takes_text() && self.has_setter() && self.nullable != self.is_optional()
    }

    /// The value of the field if it is absent.
    pub fn initial(&self) -> TokenStream {
        match &self.presence {
            Presence::Required => quote!(),
            Presence::Optional if self.nullable => quote!(Nullable::Absent),
            Presence::Optional => quote!(None),
            Presence::Default(value) | Presence::Fixed(value) => value.clone(),
            Presence::OptionalFixed(value) => quote!(Some(#value)),
        }
    }
}

/// The type of a value that may be absent.
pub fn optional(ty: &TokenStream, nullable: bool, boxed: bool) -> TokenStream {
    let ty = given(ty, false, boxed);
    match nullable {
        true => quote!(Nullable<#ty>),
        false => quote!(Option<#ty>),
    }
}

/// The type of a value that may be `null`, or is held by a pointer.
pub fn given(ty: &TokenStream, nullable: bool, boxed: bool) -> TokenStream {
    match (nullable, boxed) {
        (false, false) => quote!(#ty),
        (false, true) => quote!(Box<#ty>),
        (true, false) => quote!(Option<#ty>),
        (true, true) => quote!(Option<Box<#ty>>),
    }
}

impl Record {
    /// Writes the struct, its construction and its setters.
    pub fn emit(&self, file: &mut SourceFile, api: &Api) {
        self.emit_structs(file);
        let optional = self.fields.iter().any(RecordField::has_setter);
        if optional || self.is_made_from_required() {
            let rows = self.fields.iter().map(|field| {
                let (kind, name, ty) = (field.kind(), field.ident(), field.row_type());
                quote!(#kind(#name #ty))
            });
            let rows = self.with_attributes(rows);
            file.import("crate::runtime", "record");
            self.emit_rows(file, api, false, rows, quote!());
        }
    }

    /// Writes the struct and that of its required fields.
    pub fn emit_structs(&self, file: &mut SourceFile) {
        let definition = self.definition(file);
        if !self.is_made_from_required() {
            return file.push_block(definition);
        }
        // A literal of the type does not compile outside of the crate.
        let created = format!("Created from [`{}`].", self.required_name());
        file.push_block(Declaration {
            docs: definition.docs.paragraph(created),
            ..definition
        });
        file.push_block(self.required_struct());
    }

    /// Adds the attributes of setters to the rows of all fields.
    pub fn with_attributes(&self, rows: impl Iterator<Item = TokenStream>) -> Vec<TokenStream> {
        let rows = self.fields.iter().zip(rows).map(|(field, row)| {
            let mark = mark(field.deprecated.as_ref()).filter(|_| field.has_setter());
            let expected = mark.as_ref().map(|_| expect());
            quote!(#mark #expected #row)
        });
        rows.collect()
    }

    /// Writes the macro with a row for each field: construction, setters, and JSON if it is an object.
    pub fn emit_rows(
        &self,
        file: &mut SourceFile,
        api: &Api,
        is_json: bool,
        rows: Vec<TokenStream>,
        tail: TokenStream,
    ) {
        for field in self.fields.iter().filter(|field| field.has_setter()) {
            field.import_setter(file, api);
        }
        let (name, expected) = (ident(&self.name), self.expected());
        let (origin, construction) = self.construction();
        file.push_block(Rows {
            module: match is_json {
                true => "object",
                false => "record",
            },
            head: quote!(#expected #name #origin),
            rows,
            tail,
            outline: self.outline(construction, is_json),
        });
    }

    /// The construction after the name in the macro, and the implementation that it stands for.
    fn construction(&self) -> (TokenStream, TokenStream) {
        let (name, required) = (ident(&self.name), self.required_name());
        match (self.is_made_from_required(), self.has_own_default()) {
            (true, _) => (
                quote!(from #required),
                quote!(impl From<#required> for #name { fn from(required: #required) -> Self {} }),
            ),
            (false, true) => (
                quote!(: Default),
                quote!(impl Default for #name { fn default() -> Self {} }),
            ),
            (false, false) => (quote!(), quote!()),
        }
    }

    /// The public items that the macro defines.
    fn outline(&self, construction: TokenStream, is_json: bool) -> TokenStream {
        let name = ident(&self.name);
        let optional = self.fields.iter().filter(|field| field.has_setter());
        let setters = optional.map(|field| {
            let (mark, name, argument) = (
                mark(field.deprecated.as_ref()),
                field.ident(),
                field.argument_type(),
            );
            quote!(#mark #[must_use] pub fn #name(mut self, #name: #argument) -> Self {})
        });
        let traits = is_json.then(|| quote!(object::implement_traits!(#name);));
        quote!(#construction impl #name { #(#setters)* } #traits)
    }

    /// The names to export.
    pub fn exported(&self) -> Vec<String> {
        let required = self
            .is_made_from_required()
            .then(|| self.required_name().to_string());
        [self.name.clone()].into_iter().chain(required).collect()
    }

    /// The struct alone.
    pub fn definition(&self, file: &mut SourceFile) -> Declaration {
        if self.fields.iter().any(RecordField::is_tristate) {
            file.import("crate::runtime::nullable", "Nullable");
        }
        let name = ident(&self.name);
        let derives = match self.is_blank() {
            true => ["Clone", "Debug", "PartialEq", "Default"].as_slice(),
            false => &["Clone", "Debug", "PartialEq"],
        };
        let mut attributes = customized::attributes(derives, &self.customization);
        attributes.push(quote!(#[non_exhaustive]));
        let members = self.fields.iter().map(|field| Member {
            attributes: mark(field.deprecated.as_ref()).into_iter().collect(),
            ..field.member()
        });
        let mut members: Vec<Member> = members.collect();
        let names = self
            .fields
            .iter()
            .map(|field| field.name.strip_prefix("r#").unwrap_or(&field.name));
        customized::add_to_members(&mut members, names, &self.customization);
        Declaration {
            docs: self.docs.clone(),
            attributes,
            head: quote!(pub struct #name),
            members,
        }
    }

    fn has_required(&self) -> bool {
        self.fields.iter().any(RecordField::is_required)
    }

    /// Returns `true` if every field may be left out, and is as its type is by default then.
    fn is_blank(&self) -> bool {
        self.fields.iter().all(RecordField::is_blank)
    }

    fn required_name(&self) -> Ident {
        suffixed(&self.name, "Required")
    }

    fn is_made_from_required(&self) -> bool {
        self.has_required() && self.from_required
    }

    /// Returns `true` if `Default` cannot be derived.
    fn has_own_default(&self) -> bool {
        !self.has_required() && !self.is_blank()
    }

    /// The struct of the required fields.
    fn required_struct(&self) -> Declaration {
        let (name, required) = (ident(&self.name), self.required_name());
        let needed = self.fields.iter().filter(|field| field.is_required());
        Declaration {
            docs: Docs::new().paragraph(format!("The required fields of [`{name}`].")),
            attributes: vec![quote!(#[derive(Debug)])],
            head: quote!(pub struct #required),
            // These are not marked, as they are required.
            members: needed.map(RecordField::member).collect(),
        }
    }

    /// The attribute of a function that uses all fields.
    pub fn expected(&self) -> Option<TokenStream> {
        let any = self.fields.iter().any(|field| field.deprecated.is_some());
        any.then(expect)
    }
}
