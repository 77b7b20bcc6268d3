//! Servers: rejections, admission, credentials, layers and request bodies.

mod bodies;
mod parameters;
mod responses;
mod routing;
mod security;
mod types;

#[doc(hidden)]
pub use {bodies::*, parameters::*, responses::*, routing::*, security::*, types::*};

// The public API for programs; the modules are for generated code.
#[cfg(feature = "base64")]
#[doc(inline)]
pub use security::basic::BasicCredential;
#[doc(inline)]
pub use {
    bodies::request_values::{InvalidValue, RequestValueError, RequestValues},
    responses::cause::Cause,
    responses::rejected_request::{ObservedError, RejectedRequest},
    responses::rejection::Rejection,
    responses::values::Values,
    routing::layers::OperationService,
    security::admission::Admission,
    security::api_key::ApiKeyCredential,
    security::bearer::BearerToken,
    security::credential_error::{CredentialError, CredentialProblem},
    security::http_credential::HttpCredential,
    security::peer_address::PeerAddress,
    security::peer_certificates::PeerCertificates,
    types::integer_enum::{IntegerEnum, UnknownInteger},
    types::scalar_enum::{ScalarEnum, UnknownScalar},
    types::text_enum::{TextEnum, UnknownValue},
};
