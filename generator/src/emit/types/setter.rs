//! Setters. They accept `&str` for strings, and arrays and iterators for lists.

use proc_macro2::TokenStream;
use quote::quote;

use super::deprecated::{expect, mark};
use super::record::RecordField;
use super::{import_type, rust_type};
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Field, Type};

/// The argument of a setter.
#[derive(Debug)]
pub enum Argument {
    /// A value of the type.
    Value,
    /// Text that is converted to the type.
    Text,
    /// The items of a list.
    Items(Items),
}

impl Argument {
    /// The argument for a type.
    pub fn of(api: &Api, ty: &Type) -> Self {
        match api.unaliased(ty) {
            Type::String(_) => Self::Text,
            _ => Items::of(api, ty).map_or(Self::Value, Self::Items),
        }
    }
}

/// The items of a list: an array, a `Vec`, or an iterator.
#[derive(Debug)]
pub struct Items {
    /// The type of the argument.
    pub ty: TokenStream,
    /// The method calls that convert it to a `Vec`.
    pub collect: TokenStream,
    /// The type of an item.
    item: Type,
}

impl Items {
    /// The items of a type, if it is a list.
    pub fn of(api: &Api, ty: &Type) -> Option<Self> {
        let Type::Array(array) = api.unaliased(ty) else {
            return None;
        };
        let item = rust_type(api, &array.items);
        let (ty, collect) = match api.unaliased(&array.items) {
            Type::String(_) => (
                quote!(impl IntoIterator<Item = impl Into<#item>>),
                quote!(.into_iter().map(Into::into).collect()),
            ),
            _ => (
                quote!(impl IntoIterator<Item = #item>),
                quote!(.into_iter().collect()),
            ),
        };
        let item = array.items.clone();
        Some(Self { ty, collect, item })
    }

    /// Imports the type of an item, which the name of a list may hide.
    pub fn import(&self, file: &mut SourceFile, api: &Api) {
        import_type(file, api, &self.item);
    }

    /// The statement that collects the items in the variable of a field.
    pub fn collected(&self, api: &Api, field: &Field) -> TokenStream {
        let (name, ty, collect) = (
            ident(&field.name.rust),
            rust_type(api, &field.ty),
            &self.collect,
        );
        quote!(let #name: #ty = #name #collect;)
    }
}

/// The setter of a field.
pub fn emit(file: &mut SourceFile, api: &Api, field: &RecordField) -> TokenStream {
    let shown = field.name.strip_prefix("r#").unwrap_or(&field.name);
    let docs = Docs::new().paragraph(format!("Sets `{shown}`.")).outer();
    let name = field.ident();
    let (taken, value) = taken(file, api, field);
    let mark = mark(field.deprecated.as_ref());
    let expected = field.deprecated.as_ref().map(|_| expect());
    quote! {
        #docs
        #mark
        #expected
        #[must_use]
        pub fn #name(mut self, #name: #taken) -> Self {
            self.#name = #value;
            self
        }
    }
}

/// The type that a setter takes, and the value that it stores.
fn taken(file: &mut SourceFile, api: &Api, field: &RecordField) -> (TokenStream, TokenStream) {
    let (name, ty) = (field.ident(), &field.ty);
    if let (Argument::Items(items), false) = (&field.argument, field.nullable) {
        items.import(file, api);
    }
    let boxed = field.boxed.then(|| quote!(.map(Box::new)));
    match (&field.argument, field.is_optional(), field.nullable) {
        (_, true, true) => (
            quote!(impl Into<Nullable<#ty>>),
            quote!(#name.into() #boxed),
        ),
        (Argument::Items(Items { ty, collect, .. }), true, false) => {
            (ty.clone(), quote!(Some(#name #collect)))
        }
        (Argument::Items(Items { ty, collect, .. }), false, false) => {
            (ty.clone(), quote!(#name #collect))
        }
        (Argument::Text, false, false) => (quote!(impl Into<#ty>), quote!(#name.into())),
        (Argument::Text, ..) => {
            file.import("crate::runtime::into_optional", "IntoOptional");
            (
                quote!(impl IntoOptional<#ty>),
                quote!(#name.into_optional()),
            )
        }
        (_, false, false) if field.boxed => (quote!(#ty), quote!(Box::new(#name))),
        (_, false, false) => (quote!(#ty), quote!(#name)),
        _ => (quote!(impl Into<Option<#ty>>), quote!(#name.into() #boxed)),
    }
}
