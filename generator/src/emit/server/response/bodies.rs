//! `bodies.rs`: the bodies with one of several media types.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::content;
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{self, Crate};
use crate::lowered::{Api, Content, ContentKind, ContentUnion, ContentVariant};

/// The file, if there are any.
pub fn file(api: &Api) -> Option<SourceFile> {
    let (sent, answered) = (
        choices(api.request_contents()),
        choices(api.response_contents()),
    );
    if sent.is_empty() && answered.is_empty() {
        return None;
    }
    let docs = Docs::new().paragraph("Bodies with one of several media types.");
    let mut file = SourceFile::new("src/bodies.rs", docs);
    for choice in sent.iter().chain(&answered) {
        definition(&mut file, api, choice);
    }
    if !answered.is_empty() {
        file.import_all(
            "http::Response http::StatusCode crate::runtime::body::Body \
             crate::runtime::server::rejection::Rejection",
        );
    }
    for choice in answered {
        encoding(&mut file, api, choice);
    }
    Some(file)
}

/// Returns `true` if there is the file.
pub fn has_any(api: &Api) -> bool {
    let mut contents = api.request_contents().chain(api.response_contents());
    contents.any(|content| content.union().is_some())
}

/// The bodies with several media types, each once.
fn choices<'a>(contents: impl Iterator<Item = &'a Content>) -> Vec<&'a ContentUnion> {
    let mut choices: Vec<&ContentUnion> = Vec::new();
    for choice in contents.filter_map(Content::union) {
        if choices.iter().all(|known| known.name != choice.name) {
            choices.push(choice);
        }
    }
    choices
}

/// The variants with a unique type, and these types.
pub fn convertible<'a>(
    api: &Api,
    choice: &'a ContentUnion,
) -> Vec<(&'a ContentVariant, TokenStream)> {
    let types = choice.variants.iter();
    let types: Vec<(&ContentVariant, TokenStream)> = types
        .map(|variant| (variant, content::rust_type(api, &variant.content)))
        .collect();
    let texts = types.iter();
    let texts: Vec<String> = texts
        .map(|(variant, ty)| spelled_out(api, variant, ty))
        .collect();
    let is_own = |text: &String| texts.iter().filter(|known| *known == text).count() == 1;
    let types = types.into_iter().zip(&texts);
    types
        .filter(|(_, text)| is_own(text))
        .map(|(one, _)| one)
        .collect()
}

/// The type of a body without aliases.
fn spelled_out(api: &Api, variant: &ContentVariant, ty: &TokenStream) -> String {
    match &variant.content.kind {
        ContentKind::Json(ty) | ContentKind::Xml(ty, _) => types::spelled_out(api, ty),
        ContentKind::Form(form) => types::spelled_out(api, &form.ty),
        ContentKind::Stream(stream) => format!("stream {}", types::spelled_out(api, &stream.ty)),
        _ => ty.to_string(),
    }
}

fn definition(file: &mut SourceFile, api: &Api, choice: &ContentUnion) {
    let name = ident(&choice.name.rust);
    let variants = choice.variants.iter().map(|variant| {
        content::import_type(file, api, &variant.content, Crate::Server);
        let docs = format!("{}.", code(&variant.content.media_type));
        let docs = Docs::new().paragraph(docs).outer();
        let (name, ty) = (
            ident(&variant.name.rust),
            content::rust_type(api, &variant.content),
        );
        quote!(#docs #name(#ty))
    });
    let variants: Vec<TokenStream> = variants.collect();
    let conversions = convertible(api, choice).into_iter().map(|(variant, ty)| {
        let variant = ident(&variant.name.rust);
        quote! {
            impl From<#ty> for #name {
                fn from(body: #ty) -> Self {
                    Self::#variant(body)
                }
            }
        }
    });
    let conversions: Vec<TokenStream> = conversions.collect();
    file.push(quote! {
        /// A body, by its media type.
        #[derive(Clone, Debug, PartialEq)]
        pub enum #name { #(#variants),* }

        #(#conversions)*
    });
}

fn encoding(file: &mut SourceFile, api: &Api, choice: &ContentUnion) {
    let name = ident(&choice.name.rust);
    let arms = choice.variants.iter().map(|variant| {
        let content = &variant.content;
        let (status, body) = (quote!(status), quote!(body));
        let (response, can_fail) = content::response(file, api, content, &status, &body);
        let response = match can_fail {
            true => response,
            false => quote!({
                #response;
                Ok(())
            }),
        };
        let variant = ident(&variant.name.rust);
        quote!(Self::#variant(body) => #response,)
    });
    let arms: Vec<TokenStream> = arms.collect();
    file.push(quote! {
        impl #name {
            pub(crate) fn encode(
                self,
                into: &mut Response<Body>,
                status: StatusCode,
            ) -> Result<(), Rejection> {
                match self { #(#arms)* }
            }
        }
    });
}
