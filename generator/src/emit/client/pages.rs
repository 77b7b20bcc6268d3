//! The pagination of an operation.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{import_type, rust_type};
use crate::lowered::{Api, Operation, PageKind, PageStep, Pagination, StepPresence};

/// Implements `Paged`.
pub fn emit(file: &mut SourceFile, api: &Api, operation: &Operation, pagination: &Pagination) {
    let Pagination { kind, items, item } = pagination;
    for name in ["Paged", "Paging"] {
        file.import("crate::runtime::client::pages", name);
    }
    import_type(file, api, item);
    let marker = ident(&operation.stem.rust);
    let item = rust_type(api, item);
    let paging = paging(kind);
    let next = next(kind).map(|field| {
        let (mark, steps) = (mark(field), steps(field, Access::Borrowed));
        quote! {
            #mark
            fn next(page: &Self::Success) -> Option<String> {
                Some(page.body() #steps.to_string())
            }
        }
    });
    let mark = mark(items);
    let count = is_counted(kind).then(|| {
        let steps = steps(items, Access::Borrowed);
        quote! {
            #mark
            fn count(page: &Self::Success) -> Option<usize> {
                Some(page.body() #steps.len())
            }
        }
    });
    let owned = owned(items);
    file.push(quote! {
        impl Paged for #marker {
            type Item = #item;

            const PAGING: Paging = #paging;

            #next

            #count

            #mark
            fn items(page: Self::Success) -> Option<Vec<Self::Item>> {
                #owned
            }
        }
    });
}

/// The pagination scheme.
fn paging(kind: &PageKind) -> TokenStream {
    match kind {
        PageKind::Link => quote!(Paging::Link),
        PageKind::NextUrl(_) => quote!(Paging::NextUrl),
        PageKind::HeaderUrl(header) => quote!(Paging::HeaderUrl { header: #header }),
        PageKind::Cursor { parameter, .. } => quote!(Paging::Cursor { parameter: #parameter }),
        PageKind::HeaderCursor { header, parameter } => {
            quote!(Paging::HeaderCursor { header: #header, parameter: #parameter })
        }
        PageKind::Page { parameter, first } => {
            let first = Literal::u64_unsuffixed(*first);
            quote!(Paging::Page { parameter: #parameter, first: #first })
        }
        PageKind::Offset { parameter, first } => {
            let first = Literal::u64_unsuffixed(*first);
            quote!(Paging::Offset { parameter: #parameter, first: #first })
        }
    }
}

/// The path of the field with the next page.
fn next(kind: &PageKind) -> Option<&[PageStep]> {
    match kind {
        PageKind::NextUrl(field) | PageKind::Cursor { field, .. } => Some(field),
        _ => None,
    }
}

/// Returns `true` if the scheme counts the items of a page.
fn is_counted(kind: &PageKind) -> bool {
    matches!(kind, PageKind::Page { .. } | PageKind::Offset { .. })
}

/// The path to a field, which returns early if one is absent.
fn steps(steps: &[PageStep], access: Access) -> TokenStream {
    let steps = steps.iter().map(|step| match access.option(step) {
        None => name(step),
        Some(option) => quote!(#option?),
    });
    steps.collect()
}

/// The items of a page.
fn owned(items: &[PageStep]) -> TokenStream {
    let last = items.split_last();
    let last = last.and_then(|(last, before)| Some((before, Access::Owned.option(last)?)));
    match last {
        Some((before, last)) => {
            let before = steps(before, Access::Owned);
            quote!(page.into_body() #before #last)
        }
        None => {
            let items = steps(items, Access::Owned);
            quote!(Some(page.into_body() #items))
        }
    }
}

/// The access to the fields of a page.
#[derive(Clone, Copy)]
enum Access {
    Borrowed,
    Owned,
}

impl Access {
    /// A field as an `Option`; `None` if it always has a value.
    fn option(self, step: &PageStep) -> Option<TokenStream> {
        let method = match (step.presence, self) {
            (StepPresence::Required, _) => return None,
            (_, Self::Borrowed) => quote!(.as_ref()),
            (StepPresence::Option, Self::Owned) => quote!(),
            (StepPresence::Nullable, Self::Owned) => quote!(.into_value()),
        };
        let name = name(step);
        Some(quote!(#name #method))
    }
}

/// The access to a field.
fn name(step: &PageStep) -> TokenStream {
    let name = ident(&step.field);
    quote!(.#name)
}

/// The attribute of a function that uses deprecated fields.
fn mark(steps: &[PageStep]) -> Option<TokenStream> {
    let is_deprecated = steps.iter().any(|step| step.deprecated);
    is_deprecated.then(|| quote!(#[expect(deprecated)]))
}
