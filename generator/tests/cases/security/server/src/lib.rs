// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! Vault, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `byDefault` | `GET /by-default` |  |
//! | `byHeader` | `GET /header` |  |
//! | `byQuery` | `GET /query` |  |
//! | `byCookie` | `GET /cookie` |  |
//! | `byBasic` | `GET /basic` |  |
//! | `byDigest` | `GET /digest` |  |
//! | `byOauth` | `GET /oauth` |  |
//! | `byOpenId` | `GET /open-id` |  |
//! | `byToken` | `GET /token` |  |
//! | `byRawHeader` | `GET /raw` |  |
//! | `open` | `GET /open` |  |
//! | `openToo` | `GET /open-too` |  |
//! | `perhaps` | `GET /perhaps` |  |
//! | `perhapsEither` | `GET /perhaps-either` |  |
//! | `together` | `GET /together` |  |
//! | `either` | `GET /either` |  |
//! | `bySameHeader` | `GET /same-header` |  |
//! | `byAnyText` | `GET /any-text` |  |

mod api;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use operations::Operation;
pub use operations::by_any_text::{ByAnyTextFailure, ByAnyTextRequest, ByAnyTextResponse};
pub use operations::by_basic::{ByBasicFailure, ByBasicRequest, ByBasicResponse};
pub use operations::by_cookie::{ByCookieFailure, ByCookieRequest, ByCookieResponse};
pub use operations::by_default::{ByDefaultFailure, ByDefaultRequest, ByDefaultResponse};
pub use operations::by_digest::{ByDigestFailure, ByDigestRequest, ByDigestResponse};
pub use operations::by_header::{ByHeaderFailure, ByHeaderRequest, ByHeaderResponse};
pub use operations::by_oauth::{ByOauthFailure, ByOauthRequest, ByOauthResponse};
pub use operations::by_open_id::{ByOpenIdFailure, ByOpenIdRequest, ByOpenIdResponse};
pub use operations::by_query::{ByQueryFailure, ByQueryRequest, ByQueryResponse};
pub use operations::by_raw_header::{
    ByRawHeaderFailure, ByRawHeaderRequest, ByRawHeaderResponse,
};
pub use operations::by_same_header::{
    BySameHeaderFailure, BySameHeaderRequest, BySameHeaderResponse,
};
pub use operations::by_token::{ByTokenFailure, ByTokenRequest, ByTokenResponse};
pub use operations::either::{EitherFailure, EitherRequest, EitherResponse};
pub use operations::open::{OpenFailure, OpenRequest, OpenResponse};
pub use operations::open_too::{OpenTooFailure, OpenTooRequest, OpenTooResponse};
pub use operations::perhaps::{PerhapsFailure, PerhapsRequest, PerhapsResponse};
pub use operations::perhaps_either::{
    PerhapsEitherFailure, PerhapsEitherRequest, PerhapsEitherResponse,
};
pub use operations::together::{TogetherFailure, TogetherRequest, TogetherResponse};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::api_key::ApiKeyCredential;
pub use runtime::basic::BasicCredential;
pub use runtime::bearer::BearerToken;
pub use runtime::body::{Body, BoxError};
pub use runtime::http_credential::HttpCredential;
pub use runtime::layers::OperationService;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, Authenticate, CommonHeaders};
