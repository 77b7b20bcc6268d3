//! Conversions between the request and response versions of a type.

use proc_macro2::TokenStream;
use quote::quote;

use super::Crate;
use super::deprecated::expected;
use super::structs::{is_always_there, is_tristate, record_field};
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{
    Api, Conversion, Converted, Field, Missing, Object, Step, TypeDefinition, TypeId, TypeKind,
    Union,
};

/// The direction of a conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    ToRequest,
    ToResponse,
}

/// The conversion to a type, in a direction that a crate needs: a client converts responses to
/// requests, a server requests to responses, and types for both have both directions.
pub fn of(api: &Api, made: TypeId, target: Crate) -> Option<(Direction, &Conversion)> {
    let directions: &[Direction] = match target {
        Crate::Client => &[Direction::ToRequest],
        Crate::Server => &[Direction::ToResponse],
        Crate::Types => &[Direction::ToRequest, Direction::ToResponse],
    };
    directions.iter().find_map(|direction| {
        let conversions = match direction {
            Direction::ToRequest => &api.conversions.to_requests,
            Direction::ToResponse => &api.conversions.to_responses,
        };
        let conversion = conversions.iter().find(|one| one.to == made)?;
        Some((*direction, conversion))
    })
}

/// Writes the conversion into the file of what it makes.
pub fn emit(
    file: &mut SourceFile,
    api: &Api,
    (direction, conversion): (Direction, &Conversion),
    target: Crate,
) {
    let (from, to) = (api.type_of(conversion.from), api.type_of(conversion.to));
    file.import(&api.module_of(conversion.from), &from.name.rust);
    match (&conversion.parts, &to.kind) {
        (Converted::Fields { known, missing }, TypeKind::Struct(object)) => match missing {
            None => {
                let fields = object.all_fields();
                let value = |field| field_value(api, field, known, &quote!(value), target);
                let expected = expected(&object.fields, target);
                let values = fields.map(value);
                file.push(from_impl(from, to, known.is_empty(), values, expected));
            }
            Some(missing) => {
                file.push(missing_struct(api, from, to, object, missing, target));
                let value = |field: &Field| match missing.has(field) {
                    true => {
                        let name = ident(&field.name.rust);
                        quote!(#name: missing.#name)
                    }
                    false => field_value(api, field, known, &quote!(self), target),
                };
                let method = Method {
                    direction,
                    from,
                    to,
                    missing,
                    expected: expected(&object.fields, target),
                };
                file.push(method.emit(object.all_fields().map(value)));
            }
        },
        (Converted::Variants(steps), TypeKind::Union(union)) => {
            file.push(union_impl(from, to, union, steps, target));
        }
        _ => {}
    }
}

/// A field of the result, with its value.
fn field_value(
    api: &Api,
    field: &Field,
    known: &[(String, Step)],
    source: &TokenStream,
    target: Crate,
) -> TokenStream {
    let name = ident(&field.name.rust);
    let step = known.iter().find(|(wire, _)| *wire == field.name.wire);
    let value = match step {
        Some((_, step)) => stored(field, step, quote!(#source.#name), target),
        None => record_field(api, field, target).initial(),
    };
    quote!(#name: #value)
}

/// The value of a field, converted from that of the source.
fn stored(field: &Field, step: &Step, value: TokenStream, target: Crate) -> TokenStream {
    // The step of a nullable type converts the value of a `Nullable` as well.
    match is_always_there(field, target) || is_tristate(field, target) {
        true => made(step, value),
        false => made(&step.clone().within(Step::Optional), value),
    }
}

/// Applies a conversion step to a value.
fn made(step: &Step, value: TokenStream) -> TokenStream {
    match step {
        Step::Same => value,
        Step::Into => quote!(#value.into()),
        Step::Optional(step) => {
            let function = function(step);
            quote!(#value.map(#function))
        }
        Step::Items(step) => {
            let function = function(step);
            quote!(#value.into_iter().map(#function).collect())
        }
        Step::Values(step) => {
            let made = made(step, quote!(value));
            quote!(#value.into_iter().map(|(name, value)| (name, #made)).collect())
        }
        Step::Boxed(step) => {
            let made = made(step, quote!((*#value)));
            quote!(Box::new(#made))
        }
    }
}

/// A step as a function.
fn function(step: &Step) -> TokenStream {
    match step {
        Step::Into => quote!(Into::into),
        step => {
            let made = made(step, quote!(value));
            quote!(|value| #made)
        }
    }
}

fn from_impl(
    from: &TypeDefinition,
    to: &TypeDefinition,
    is_unused: bool,
    values: impl Iterator<Item = TokenStream>,
    expected: Option<TokenStream>,
) -> TokenStream {
    let (from, to) = (ident(&from.name.rust), ident(&to.name.rust));
    let value = match is_unused {
        true => quote!(_),
        false => quote!(value),
    };
    quote! {
        impl From<#from> for #to {
            #expected
            fn from(#value: #from) -> Self {
                Self { #(#values),* }
            }
        }
    }
}

fn missing_struct(
    api: &Api,
    from: &TypeDefinition,
    to: &TypeDefinition,
    object: &Object,
    missing: &Missing,
    target: Crate,
) -> TokenStream {
    let (name, from, to) = (
        ident(&missing.name.rust),
        from.name.plain(),
        to.name.plain(),
    );
    let docs = Docs::new().paragraph(format!("The fields of [`{to}`] that [`{from}`] lacks."));
    let docs = docs.outer();
    let fields = object.all_fields().filter(|field| missing.has(field));
    let fields = fields.map(|field| {
        let field = record_field(api, field, target);
        let (docs, name, ty) = (field.docs.outer(), ident(&field.name), field.stored());
        quote!(#docs pub #name: #ty)
    });
    quote! {
        #docs
        #[derive(Clone, Debug)]
        pub struct #name { #(#fields),* }
    }
}

/// The conversion that also takes the missing fields.
struct Method<'a> {
    direction: Direction,
    from: &'a TypeDefinition,
    to: &'a TypeDefinition,
    missing: &'a Missing,
    expected: Option<TokenStream>,
}

impl Method<'_> {
    fn emit(self, values: impl Iterator<Item = TokenStream>) -> TokenStream {
        let (name, text) = match self.direction {
            Direction::ToRequest => ("into_request", "response-only fields are dropped"),
            Direction::ToResponse => ("into_response", "request-only fields are dropped"),
        };
        let docs = Docs::new().paragraph(format!(
            "Converts to [`{}`] with the `missing` fields; {text}.",
            self.to.name.plain()
        ));
        let (docs, name, expected) = (docs.outer(), ident(name), self.expected);
        let (from, to, missing) = (
            ident(&self.from.name.rust),
            ident(&self.to.name.rust),
            ident(&self.missing.name.rust),
        );
        quote! {
            impl #from {
                #docs
                #expected
                #[must_use]
                pub fn #name(self, missing: #missing) -> #to {
                    #to { #(#values),* }
                }
            }
        }
    }
}

fn union_impl(
    from: &TypeDefinition,
    to: &TypeDefinition,
    union: &Union,
    steps: &[Step],
    target: Crate,
) -> TokenStream {
    let (from, to) = (ident(&from.name.rust), ident(&to.name.rust));
    let arms = union.variants.iter().zip(steps).map(|(branch, step)| {
        let variant = ident(&branch.name.rust);
        let made = made(step, quote!(value));
        quote!(#from::#variant(value) => Self::#variant(#made),)
    });
    let unknown = target
        .is_tolerant()
        .then(|| quote!(#from::Unknown(value) => Self::Unknown(value),));
    quote! {
        impl From<#from> for #to {
            fn from(value: #from) -> Self {
                match value {
                    #(#arms)*
                    #unknown
                }
            }
        }
    }
}
