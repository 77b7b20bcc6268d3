//! Setters. They accept `&str` for strings, and arrays and iterators for lists.

use proc_macro2::TokenStream;
use quote::quote;

use super::{import_type, rust_type};
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Field, Type};

/// The argument of a setter.
#[derive(Debug)]
pub enum Argument {
    /// A value of the type.
    Value,
    /// Text that is converted to the type.
    Text,
    /// The items of a list.
    Items(Box<Items>),
}

impl Argument {
    /// The argument for a type.
    pub fn of(api: &Api, ty: &Type) -> Self {
        match api.unaliased(ty) {
            Type::String(_) => Self::Text,
            _ => Items::of(api, ty).map_or(Self::Value, |items| Self::Items(Box::new(items))),
        }
    }

    /// The argument for the type of a text.
    pub fn of_text(ty: &TokenStream) -> Self {
        match ty.to_string().as_str() {
            "String" => Self::Text,
            _ => Self::Value,
        }
    }

    /// The type by which macros recognize the kind of argument.
    pub fn spelled(&self, ty: &TokenStream) -> TokenStream {
        match self {
            Self::Value => ty.clone(),
            Self::Text => quote!(String),
            Self::Items(items) => {
                let item = &items.item_type;
                quote!(Vec<#item>)
            }
        }
    }

    /// Returns `true` if `&str` is accepted.
    pub fn takes_text(&self) -> bool {
        matches!(self, Self::Text)
    }

    /// The type of the argument for an optional field.
    pub fn of_optional(&self, ty: &TokenStream) -> TokenStream {
        match self {
            Self::Value => quote!(impl Into<Option<#ty>>),
            Self::Text => quote!(impl crate::runtime::into_optional::IntoOptional<#ty>),
            Self::Items(items) => items.ty.clone(),
        }
    }

    /// The type of the argument for a field that may be `null`, but not absent.
    pub fn of_nullable(&self, ty: &TokenStream) -> TokenStream {
        match self {
            Self::Text => quote!(impl crate::runtime::into_optional::IntoOptional<#ty>),
            Self::Value | Self::Items(_) => quote!(impl Into<Option<#ty>>),
        }
    }

    /// The type of the argument for a field that always has a value.
    pub fn of_required(&self, ty: &TokenStream) -> TokenStream {
        match self {
            Self::Value => ty.clone(),
            Self::Text => quote!(impl Into<#ty>),
            Self::Items(items) => items.ty.clone(),
        }
    }

    /// Imports the type of an item, which the name of a list may hide.
    pub fn import(&self, file: &mut SourceFile, api: &Api) {
        if let Self::Items(items) = self {
            items.import(file, api);
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
    /// The type of an item to import, unless it is a string.
    item: Option<Type>,
    /// The tokens of the type of an item.
    item_type: TokenStream,
}

impl Items {
    /// The items of a type, if it is a list.
    pub fn of(api: &Api, ty: &Type) -> Option<Self> {
        let Type::Array(array) = api.unaliased(ty) else {
            return None;
        };
        Some(match api.unaliased(&array.items) {
            Type::String(_) => Self {
                ty: quote!(impl IntoIterator<Item = impl Into<String>>),
                collect: quote!(.into_iter().map(Into::into).collect()),
                item: None,
                item_type: quote!(String),
            },
            _ => {
                let item = rust_type(api, &array.items);
                Self {
                    ty: quote!(impl IntoIterator<Item = #item>),
                    collect: quote!(.into_iter().collect()),
                    item: Some(array.items.clone()),
                    item_type: item,
                }
            }
        })
    }

    /// The items of a type that is imported.
    pub fn of_type(item: TokenStream) -> Self {
        Self {
            ty: quote!(impl IntoIterator<Item = #item>),
            collect: quote!(.into_iter().collect()),
            item: None,
            item_type: item,
        }
    }

    /// Imports the type of an item, which the name of a list may hide.
    pub fn import(&self, file: &mut SourceFile, api: &Api) {
        if let Some(item) = &self.item {
            import_type(file, api, item);
        }
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
