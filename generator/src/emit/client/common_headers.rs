//! `common_headers.rs`: the common headers of all responses.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::common_headers::{Group, group_record, groups};
use crate::emit::docs::Docs;
use crate::emit::each;
use crate::emit::headers;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{Crate, expected, import_type, mark, marked, optional, rust_type};
use crate::lowered::{Api, CommonHeader, HeaderGroup, Type};

/// The file; none if there are no such headers.
pub fn file(api: &Api) -> Option<SourceFile> {
    if api.common_headers.is_empty() {
        return None;
    }
    let docs = Docs::new().paragraph("The common headers of all responses.");
    let mut file = SourceFile::new("src/common_headers.rs", docs);
    if api
        .common_headers
        .iter()
        .any(|header| header.group.is_some())
    {
        file.import("http", "HeaderMap");
    }
    if headers::are_read_by_header(api.common_headers.iter().map(|common| &common.header)) {
        file.import("crate::runtime::client", "header");
    }
    file.import_all(
        "crate::runtime::client::reply::Reply crate::runtime::client::reply::WithHeaders",
    );
    for header in &api.common_headers {
        import_type(&mut file, api, &header.header.field.ty);
    }
    let groups = groups(api);
    let accessors: Vec<_> = groups
        .iter()
        .flat_map(|group| accessors(&mut file, api, group))
        .collect();
    // With a default for each method, a further header is no breaking change.
    file.push(quote! {
        /// The common headers of a response. Import it to call its methods.
        pub trait CommonHeaders: WithHeaders {
            #(#accessors)*
        }

        impl<T> CommonHeaders for Reply<T> {}
    });
    for group in &groups {
        if let Some(shown_as) = group.shown_as {
            let record = group_record(api, group, shown_as, Crate::Client);
            let definition = record.definition(&mut file);
            file.push_block(definition);
            let reading = reading(&mut file, api, group, shown_as);
            file.push(reading);
        }
    }
    Some(file)
}

/// The name of the trait.
const TRAIT: &str = "CommonHeaders";

/// The names that the file exports.
pub fn exported(api: &Api) -> Vec<String> {
    if api.common_headers.is_empty() {
        return Vec::new();
    }
    let groups = groups(api).into_iter();
    let named = groups.filter_map(|group| group.shown_as);
    let types = named.map(|group| group.type_name.rust.clone());
    [TRAIT.to_owned()].into_iter().chain(types).collect()
}

fn accessors(file: &mut SourceFile, api: &Api, group: &Group<'_>) -> Vec<TokenStream> {
    match group.shown_as {
        Some(shown_as) => {
            let name = ident(&shown_as.name.rust);
            let ty = ident(&shown_as.type_name.rust);
            let docs =
                format!(" Returns the [`{ty}`] headers; `None` if one is absent or invalid.");
            vec![quote! {
                #[doc = #docs]
                fn #name(&self) -> Option<#ty> {
                    #ty::read(self.header_map())
                }
            }]
        }
        None => group
            .headers
            .iter()
            .map(|header| accessor(file, api, header))
            .collect(),
    }
}

fn accessor(file: &mut SourceFile, api: &Api, header: &CommonHeader) -> TokenStream {
    let header = &header.header;
    let field = &header.field;
    let docs = Docs::new().prose(field.description.as_deref()).outer();
    let name = ident(&field.name.rust);
    let ty = match &field.ty {
        Type::Nullable(ty) => optional(&rust_type(api, ty), true, false),
        ty => optional(&rust_type(api, ty), false, false),
    };
    let value = headers::read_optional(file, api, header, &quote!(self.header_map()));
    let mark = mark(marked(field, Crate::Client));
    quote! {
        #docs
        #mark
        fn #name(&self) -> #ty {
            #value
        }
    }
}

fn reading(
    file: &mut SourceFile,
    api: &Api,
    group: &Group<'_>,
    shown_as: &HeaderGroup,
) -> TokenStream {
    let ty = ident(&shown_as.type_name.rust);
    let fields = each(group.headers.iter(), |header| {
        let header = &header.header;
        let name = ident(&header.field.name.rust);
        if header.field.required {
            let value = headers::read(file, api, header, &quote!(headers));
            quote!(#name: #value?)
        } else {
            let value = headers::read_optional(file, api, header, &quote!(headers));
            quote!(#name: #value)
        }
    });
    let fields_read = group.headers.iter().map(|header| &header.header.field);
    let expected = expected(fields_read, Crate::Client);
    quote! {
        impl #ty {
            #expected
            fn read(headers: &HeaderMap) -> Option<Self> {
                Some(Self { #(#fields),* })
            }
        }
    }
}
