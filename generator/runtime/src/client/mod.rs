//! Clients: calls, errors, retries, pagination, credentials and transports.

mod bodies;
mod calls;
#[cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]
mod cli;
mod credentials;
mod parameters;
mod request_validation;
mod server_urls;
mod transports;
mod types;

#[cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]
#[doc(hidden)]
pub use cli::*;
#[doc(hidden)]
pub use {
    bodies::*, calls::*, credentials::*, parameters::*, request_validation::*, server_urls::*,
    transports::*, types::*,
};

// The public API for programs; the modules are for generated code.
#[cfg(feature = "mock")]
#[doc(inline)]
pub use calls::mock::{Mock, MockRequest};
#[cfg(feature = "base64")]
#[doc(inline)]
pub use credentials::basic::BasicCredential;
#[cfg(feature = "oauth2")]
#[doc(inline)]
pub use credentials::{oauth::OAuthGrant, oauth_endpoint::OAuthError};
#[cfg(feature = "reqwest")]
#[doc(inline)]
pub use transports::transport::ReqwestTransport;
#[doc(inline)]
pub use {
    bodies::request_values::RequestValues,
    bodies::values::{MalformedValue, StreamError, Values},
    calls::builder::BuildError,
    calls::call::{CallBuilder, Operation, Outcome},
    calls::deviation::Deviation,
    calls::failure::{
        Documented, Failure, InvalidRequest, Malformed, RequestViolation, TransportError,
    },
    calls::operation_info::OperationInfo,
    calls::pages::{Items, Paged, Pages},
    calls::raw_response::RawResponse,
    calls::redirects::RedirectPolicy,
    calls::reply::Reply,
    calls::request_url::InvalidBaseUrl,
    calls::retry::RetryPolicy,
    calls::unknown_fields::UnknownField,
    credentials::credential::Secret,
    credentials::credential_provider::{CredentialFuture, CredentialProvider, Lease},
    credentials::undeclared_credential::UndeclaredCredential,
    server_urls::webhook_endpoint::InvalidEndpointUrl,
    transports::transport::{ResponseFuture, Transport, TransportService},
    types::integer_enum::{IntegerEnum, UnknownInteger},
    types::scalar_enum::{ScalarEnum, UnknownScalar},
    types::text_enum::{TextEnum, UnknownValue},
};
