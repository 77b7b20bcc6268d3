//! Enums of responses: a variant for each.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::payload;
use super::status::{status_code, status_type};
use crate::emit::blocks::{Declaration, Member};
use crate::emit::content;
use crate::emit::docs::Docs;
use crate::emit::each;
use crate::emit::response_docs::response_docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::Crate;
use crate::lowered::{Api, Response, Shape};

/// The variants of an enum, and the arms that encode them.
pub struct Variants {
    members: Vec<Member>,
    arms: Vec<TokenStream>,
    /// `true` if an arm writes a response.
    write: bool,
}

impl Variants {
    /// The variants of responses.
    pub fn of(file: &mut SourceFile, api: &Api, responses: &[&Response]) -> Self {
        let members = responses.iter();
        let members = members.map(|response| variant(file, api, response));
        Self {
            write: !responses.is_empty(),
            members: members.collect(),
            arms: each(responses, |response| arm(file, api, response)),
        }
    }

    /// Adds a variant that writes no response.
    pub fn add(&mut self, member: Member, arm: TokenStream) {
        self.members.push(member);
        self.arms.push(arm);
    }

    /// The function that completes a response, after its visibility and `fn`.
    pub fn encode(&self) -> TokenStream {
        let arms = &self.arms;
        let into = match self.write {
            true => quote!(into),
            false => quote!(_),
        };
        quote! {
            encode(self, #into: &mut Response<Body>) -> Result<(), Rejection> {
                match self { #(#arms)* }
            }
        }
    }

    /// The enum.
    pub fn declaration(self, name: &Ident, docs: Docs) -> Declaration {
        Declaration {
            docs,
            attributes: vec![
                quote!(#[derive(Clone, Debug, PartialEq)]),
                quote!(#[non_exhaustive]),
            ],
            head: quote!(pub enum #name),
            members: self.members,
        }
    }
}

fn variant(file: &mut SourceFile, api: &Api, response: &Response) -> Member {
    let docs = response_docs(response);
    let name = ident(&response.name.rust);
    let status = status_type(file, api, response);
    let content = content_type(file, api, response);
    let fields: Vec<TokenStream> = status.into_iter().chain(content).collect();
    match fields.is_empty() {
        true => Member::new(docs, quote!(#name)),
        false => Member::new(docs, quote!(#name(#(#fields),*))),
    }
}

/// Imports and returns the type of the body and headers of a response.
pub fn content_type(file: &mut SourceFile, api: &Api, response: &Response) -> Option<TokenStream> {
    match &response.shape {
        Shape::Empty => None,
        Shape::Body(body) => {
            content::import_type(file, api, body, Crate::Server);
            Some(content::rust_type(api, body))
        }
        Shape::Payload(index) => {
            payload::import(file, api, *index);
            let name = ident(&api.payloads.get(*index)?.name.rust);
            Some(quote!(#name))
        }
    }
}

fn arm(file: &mut SourceFile, api: &Api, response: &Response) -> TokenStream {
    let name = ident(&response.name.rust);
    let chosen = response.statuses.one().is_none().then(|| quote!(status));
    let status = status_code(file, response, &quote!(status));
    let fields = |content: TokenStream| {
        let fields: Vec<TokenStream> = chosen.iter().cloned().chain([content]).collect();
        quote!((#(#fields),*))
    };
    match &response.shape {
        Shape::Empty => {
            file.import("crate::runtime::server", "response");
            let fields = chosen.map(|chosen| quote!((#chosen)));
            quote! {
                Self::#name #fields => {
                    response::empty(into, #status);
                    Ok(())
                }
            }
        }
        Shape::Body(body) => {
            let fields = fields(quote!(body));
            match content::response(file, api, body, &status, &quote!(body)) {
                (response, true) => quote!(Self::#name #fields => #response,),
                (response, false) => quote! {
                    Self::#name #fields => {
                        #response;
                        Ok(())
                    }
                },
            }
        }
        Shape::Payload(_) => {
            let fields = fields(quote!(payload));
            quote!(Self::#name #fields => payload.encode(into, #status),)
        }
    }
}
