//! `common_headers.rs`: the headers that every reply carries.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::common_headers::{Group, group_record, groups};
use crate::emit::docs::Docs;
use crate::emit::headers;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{Crate, import_type, rust_type};
use crate::model::{Api, CommonHeader};

/// The file; none if there are no such headers.
pub fn file(api: &Api) -> Option<SourceFile> {
    if api.common_headers.is_empty() {
        return None;
    }
    let docs = Docs::new().paragraph("The headers that every reply carries.");
    let mut file = SourceFile::new("src/common_headers.rs", docs);
    if api
        .common_headers
        .iter()
        .any(|header| header.group.is_some())
    {
        file.import("http", "HeaderMap");
    }
    file.import("crate::runtime", "header");
    file.import("crate::runtime::reply", "Reply");
    for header in &api.common_headers {
        import_type(&mut file, api, &header.header.ty);
    }
    let groups = groups(api);
    let accessors: Vec<TokenStream> = groups
        .iter()
        .flat_map(|group| accessors(&mut file, api, group))
        .collect();
    file.push(quote! {
        impl<T> Reply<T> {
            #(#accessors)*
        }
    });
    for group in &groups {
        if let Some(name) = group.name {
            file.push(group_record(api, group, name, Crate::Client).definition());
            let reading = reading(&mut file, api, group);
            file.push(reading);
        }
    }
    Some(file)
}

/// The names that the file exports.
pub fn exported(api: &Api) -> Vec<String> {
    let groups = groups(api);
    let named = groups.iter().filter_map(|group| Some((group, group.name?)));
    named
        .map(|(group, name)| group_record(api, group, name, Crate::Client).name)
        .collect()
}

fn accessors(file: &mut SourceFile, api: &Api, group: &Group<'_>) -> Vec<TokenStream> {
    match group.name {
        Some(name) => {
            let ty = ident(&group_record(api, group, name, Crate::Client).name);
            let name = ident(&name.rust);
            let docs =
                format!(" The headers of [`{ty}`]; `None` if one is absent or cannot be read.");
            vec![quote! {
                #[doc = #docs]
                pub fn #name(&self) -> Option<#ty> {
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
    let docs = Docs::new().prose(header.description.as_deref()).outer();
    let (name, ty) = (ident(&header.name.rust), rust_type(api, &header.ty));
    let value = headers::read(file, api, header, &quote!(self.header_map()));
    quote! {
        #docs
        pub fn #name(&self) -> Option<#ty> {
            #value
        }
    }
}

fn reading(file: &mut SourceFile, api: &Api, group: &Group<'_>) -> TokenStream {
    let Some(name) = group.name else {
        return quote!();
    };
    let ty = ident(&crate::names::upper_camel(name.plain()));
    let fields: Vec<TokenStream> = group
        .headers
        .iter()
        .map(|header| {
            let header = &header.header;
            let name = ident(&header.name.rust);
            let value = headers::read(file, api, header, &quote!(headers));
            if header.required {
                quote!(#name: #value?)
            } else {
                quote!(#name: #value)
            }
        })
        .collect();
    quote! {
        impl #ty {
            fn read(headers: &HeaderMap) -> Option<Self> {
                Some(Self { #(#fields),* })
            }
        }
    }
}
