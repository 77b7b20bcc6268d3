//! Extensible structs: created from their required fields, completed by setters.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::deprecated::{expect, mark};
use super::setter::{self, Argument};
use crate::emit::docs::Docs;
use crate::emit::each;
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::model::{Api, Deprecation};

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

    /// Returns `true` if the field may be absent.
    pub fn is_optional(&self) -> bool {
        matches!(self.presence, Presence::Optional)
    }

    /// Returns `true` if the field is a `Nullable`: absent, `null` or a value.
    pub fn is_tristate(&self) -> bool {
        self.is_optional() && self.nullable
    }

    /// The type of the field in the struct.
    pub fn stored(&self) -> TokenStream {
        match self.presence {
            Presence::Optional => optional(&self.ty, self.nullable, self.boxed),
            Presence::Required | Presence::Default(_) => given(&self.ty, self.nullable, self.boxed),
        }
    }

    /// Returns `true` if the field is, where it is not given, as its type is by default.
    fn is_blank(&self) -> bool {
        match &self.presence {
            Presence::Required => false,
            Presence::Optional => true,
            Presence::Default(value) => {
                ["None", "false", "0"].contains(&value.to_string().as_str())
            }
        }
    }

    /// The value of the field if it is absent.
    pub fn initial(&self) -> TokenStream {
        match &self.presence {
            Presence::Required => quote!(),
            Presence::Optional if self.nullable => quote!(Nullable::Absent),
            Presence::Optional => quote!(None),
            Presence::Default(value) => value.clone(),
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
        let definition = self.definition(file);
        let making = self.making();
        let setters = self.setters(file, api);
        file.push(quote!(#definition #making #setters));
    }

    /// The names to export.
    pub fn exported(&self) -> Vec<String> {
        let required =
            (self.has_required() && self.from_required).then(|| self.required_name().to_string());
        [self.name.clone()].into_iter().chain(required).collect()
    }

    /// The struct alone.
    pub fn definition(&self, file: &mut SourceFile) -> TokenStream {
        if self.fields.iter().any(RecordField::is_tristate) {
            file.import("crate::runtime::nullable", "Nullable");
        }
        let docs = self.docs.outer();
        let name = ident(&self.name);
        let derive_default = (self.is_blank()).then(|| quote!(, Default));
        let fields = self.fields.iter().map(|field| {
            let (docs, name, ty) = (field.docs.outer(), field.ident(), field.stored());
            let mark = mark(field.deprecated.as_ref());
            quote!(#docs #mark pub #name: #ty)
        });
        quote! {
            #docs
            #[derive(Clone, Debug, PartialEq #derive_default)]
            #[non_exhaustive]
            pub struct #name { #(#fields),* }
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

    fn making(&self) -> TokenStream {
        match self.has_required() {
            _ if self.is_blank() => quote!(),
            false => self.default(),
            true if self.from_required => self.made_from_required(),
            true => quote!(),
        }
    }

    fn made_from_required(&self) -> TokenStream {
        let (name, required) = (ident(&self.name), self.required_name());
        let docs = Docs::new()
            .paragraph(format!("The required fields of [`{name}`]."))
            .outer();
        let expected = self.expected();
        // These are not marked, as they are required.
        let needed = self
            .fields
            .iter()
            .filter(|field| field.is_required())
            .map(|field| {
                let (docs, name, ty) = (field.docs.outer(), field.ident(), field.stored());
                quote!(#docs pub #name: #ty)
            });
        let values = self.values();
        quote! {
            #docs
            #[derive(Debug)]
            pub struct #required { #(#needed),* }

            impl From<#required> for #name {
                #expected
                fn from(required: #required) -> Self {
                    Self { #(#values),* }
                }
            }
        }
    }

    fn default(&self) -> TokenStream {
        let (name, expected) = (ident(&self.name), self.expected());
        let values = self.values();
        quote! {
            impl Default for #name {
                #expected
                fn default() -> Self {
                    Self { #(#values),* }
                }
            }
        }
    }

    /// The fields with their values: those in `required`, and defaults.
    fn values(&self) -> impl Iterator<Item = TokenStream> {
        self.fields.iter().map(|field| {
            let (name, initial) = (field.ident(), field.initial());
            match field.is_required() {
                true => quote!(#name: required.#name),
                false => quote!(#name: #initial),
            }
        })
    }

    /// The attribute of a function that uses all fields.
    pub fn expected(&self) -> Option<TokenStream> {
        let any = self.fields.iter().any(|field| field.deprecated.is_some());
        any.then(expect)
    }

    fn setters(&self, file: &mut SourceFile, api: &Api) -> TokenStream {
        let setters = each(
            self.fields.iter().filter(|field| !field.is_required()),
            |field| setter::emit(file, api, field),
        );
        if setters.is_empty() {
            return quote!();
        }
        let name = ident(&self.name);
        quote!(impl #name { #(#setters)* })
    }
}
