// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::by_any_text::{
    ByAnyTextFailure, ByAnyTextRequest, ByAnyTextResponse,
};
use crate::operations::by_basic::{ByBasicFailure, ByBasicRequest, ByBasicResponse};
use crate::operations::by_cookie::{ByCookieFailure, ByCookieRequest, ByCookieResponse};
use crate::operations::by_default::{
    ByDefaultFailure, ByDefaultRequest, ByDefaultResponse,
};
use crate::operations::by_digest::{ByDigestFailure, ByDigestRequest, ByDigestResponse};
use crate::operations::by_header::{ByHeaderFailure, ByHeaderRequest, ByHeaderResponse};
use crate::operations::by_oauth::{ByOauthFailure, ByOauthRequest, ByOauthResponse};
use crate::operations::by_open_id::{ByOpenIdFailure, ByOpenIdRequest, ByOpenIdResponse};
use crate::operations::by_query::{ByQueryFailure, ByQueryRequest, ByQueryResponse};
use crate::operations::by_raw_header::{
    ByRawHeaderFailure, ByRawHeaderRequest, ByRawHeaderResponse,
};
use crate::operations::by_same_header::{
    BySameHeaderFailure, BySameHeaderRequest, BySameHeaderResponse,
};
use crate::operations::by_token::{ByTokenFailure, ByTokenRequest, ByTokenResponse};
use crate::operations::either::{EitherFailure, EitherRequest, EitherResponse};
use crate::operations::open::{OpenFailure, OpenRequest, OpenResponse};
use crate::operations::open_too::{OpenTooFailure, OpenTooRequest, OpenTooResponse};
use crate::operations::perhaps::{PerhapsFailure, PerhapsRequest, PerhapsResponse};
use crate::operations::perhaps_either::{
    PerhapsEitherFailure, PerhapsEitherRequest, PerhapsEitherResponse,
};
use crate::operations::together::{TogetherFailure, TogetherRequest, TogetherResponse};
use crate::traits::{Admit, Authenticate};

/// Vault, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Send + Sync + 'static {
    /// `byDefault`.
    ///
    /// `GET /by-default`
    fn by_default(
        &self,
        caller: &Self::Caller,
        request: ByDefaultRequest,
    ) -> impl Future<Output = Result<ByDefaultResponse, ByDefaultFailure>> + Send;

    /// `byHeader`.
    ///
    /// `GET /header`
    fn by_header(
        &self,
        caller: &Self::Caller,
        request: ByHeaderRequest,
    ) -> impl Future<Output = Result<ByHeaderResponse, ByHeaderFailure>> + Send;

    /// `byQuery`.
    ///
    /// `GET /query`
    fn by_query(
        &self,
        caller: &Self::Caller,
        request: ByQueryRequest,
    ) -> impl Future<Output = Result<ByQueryResponse, ByQueryFailure>> + Send;

    /// `byCookie`.
    ///
    /// `GET /cookie`
    fn by_cookie(
        &self,
        caller: &Self::Caller,
        request: ByCookieRequest,
    ) -> impl Future<Output = Result<ByCookieResponse, ByCookieFailure>> + Send;

    /// `byBasic`.
    ///
    /// `GET /basic`
    fn by_basic(
        &self,
        caller: &Self::Caller,
        request: ByBasicRequest,
    ) -> impl Future<Output = Result<ByBasicResponse, ByBasicFailure>> + Send;

    /// `byDigest`.
    ///
    /// `GET /digest`
    fn by_digest(
        &self,
        caller: &Self::Caller,
        request: ByDigestRequest,
    ) -> impl Future<Output = Result<ByDigestResponse, ByDigestFailure>> + Send;

    /// `byOauth`.
    ///
    /// `GET /oauth`
    fn by_oauth(
        &self,
        caller: &Self::Caller,
        request: ByOauthRequest,
    ) -> impl Future<Output = Result<ByOauthResponse, ByOauthFailure>> + Send;

    /// `byOpenId`.
    ///
    /// `GET /open-id`
    fn by_open_id(
        &self,
        caller: &Self::Caller,
        request: ByOpenIdRequest,
    ) -> impl Future<Output = Result<ByOpenIdResponse, ByOpenIdFailure>> + Send;

    /// `byToken`.
    ///
    /// `GET /token`
    fn by_token(
        &self,
        caller: &Self::Caller,
        request: ByTokenRequest,
    ) -> impl Future<Output = Result<ByTokenResponse, ByTokenFailure>> + Send;

    /// `byRawHeader`.
    ///
    /// `GET /raw`
    fn by_raw_header(
        &self,
        caller: &Self::Caller,
        request: ByRawHeaderRequest,
    ) -> impl Future<Output = Result<ByRawHeaderResponse, ByRawHeaderFailure>> + Send;

    /// `open`.
    ///
    /// `GET /open`
    fn open(
        &self,
        request: OpenRequest,
    ) -> impl Future<Output = Result<OpenResponse, OpenFailure>> + Send;

    /// `openToo`.
    ///
    /// `GET /open-too`
    fn open_too(
        &self,
        request: OpenTooRequest,
    ) -> impl Future<Output = Result<OpenTooResponse, OpenTooFailure>> + Send;

    /// `perhaps`.
    ///
    /// `GET /perhaps`
    fn perhaps(
        &self,
        caller: Option<&Self::Caller>,
        request: PerhapsRequest,
    ) -> impl Future<Output = Result<PerhapsResponse, PerhapsFailure>> + Send;

    /// `perhapsEither`.
    ///
    /// `GET /perhaps-either`
    fn perhaps_either(
        &self,
        caller: Option<&Self::Caller>,
        request: PerhapsEitherRequest,
    ) -> impl Future<
        Output = Result<PerhapsEitherResponse, PerhapsEitherFailure>,
    > + Send;

    /// `together`.
    ///
    /// `GET /together`
    fn together(
        &self,
        caller: &Self::Caller,
        request: TogetherRequest,
    ) -> impl Future<Output = Result<TogetherResponse, TogetherFailure>> + Send;

    /// `either`.
    ///
    /// `GET /either`
    fn either(
        &self,
        caller: &Self::Caller,
        request: EitherRequest,
    ) -> impl Future<Output = Result<EitherResponse, EitherFailure>> + Send;

    /// `bySameHeader`.
    ///
    /// `GET /same-header`
    fn by_same_header(
        &self,
        caller: &Self::Caller,
        request: BySameHeaderRequest,
    ) -> impl Future<Output = Result<BySameHeaderResponse, BySameHeaderFailure>> + Send;

    /// `byAnyText`.
    ///
    /// `GET /any-text`
    fn by_any_text(
        &self,
        caller: &Self::Caller,
        request: ByAnyTextRequest,
    ) -> impl Future<Output = Result<ByAnyTextResponse, ByAnyTextFailure>> + Send;
}
