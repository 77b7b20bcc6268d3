//! `rejection.rs`: the types of rejected requests and internal errors.

use proc_macro2::TokenStream;
use quote::quote;

use super::operations::enum_name;
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::Api;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("Rejected requests and internal errors.");
    let mut file = SourceFile::new("src/rejection.rs", docs);
    for (module, names) in [
        ("expected", ["Types", "Values"].as_slice()),
        ("reason", &["Limit", "ViolationKind"]),
        ("server::cause", &["Cause"]),
        (
            "server::credential_error",
            &["CredentialError", "CredentialProblem"],
        ),
    ] {
        file.export(&format!("crate::runtime::{module}"), names.iter().copied());
    }
    file.import("crate::runtime::server", "rejected_request");
    file.import("crate::operations", enum_name(api));
    let list = ident(enum_name(api));
    file.push(quote! {
        /// A rejected request.
        pub type RejectedRequest<'a> = rejected_request::RejectedRequest<'a, #list>;

        /// An internal error, as an observer receives it.
        pub type ObservedError<'a> = rejected_request::ObservedError<'a, #list>;
    });
    file
}

/// The setters of a server or receiver for errors, which the library implements.
pub fn setters() -> TokenStream {
    quote! {
        pub fn classify_errors(mut self, classify: impl Fn(&Cause) -> Option<Rejection> + Send + Sync + 'static) -> Self {}
        pub fn observe_errors(mut self, observe: impl Fn(&ObservedError<'_>) + Send + Sync + 'static) -> Self {}
    }
}
