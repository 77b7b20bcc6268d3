// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::both::{BothFailure, BothRequest, BothResponse};
use crate::operations::certified::{
    CertifiedFailure, CertifiedRequest, CertifiedResponse,
};
use crate::operations::either::{EitherFailure, EitherRequest, EitherResponse};
use crate::operations::perhaps::{PerhapsFailure, PerhapsRequest, PerhapsResponse};
use crate::traits::{Admit, Authenticate};

/// Vault of certificates, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Send + Sync + 'static {
    /// `certified`.
    ///
    /// `GET /certified`
    fn certified(
        &self,
        caller: &Self::Caller,
        request: CertifiedRequest,
    ) -> impl Future<Output = Result<CertifiedResponse, CertifiedFailure>> + Send;

    /// `either`.
    ///
    /// `GET /either`
    fn either(
        &self,
        caller: &Self::Caller,
        request: EitherRequest,
    ) -> impl Future<Output = Result<EitherResponse, EitherFailure>> + Send;

    /// `both`.
    ///
    /// `GET /both`
    fn both(
        &self,
        caller: &Self::Caller,
        request: BothRequest,
    ) -> impl Future<Output = Result<BothResponse, BothFailure>> + Send;

    /// `perhaps`.
    ///
    /// `GET /perhaps`
    fn perhaps(
        &self,
        caller: Option<&Self::Caller>,
        request: PerhapsRequest,
    ) -> impl Future<Output = Result<PerhapsResponse, PerhapsFailure>> + Send;
}
