// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::read_meter::{
    ReadMeterFailure, ReadMeterRequest, ReadMeterResponse,
};
use crate::traits::Admit;

/// Meters, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `readMeter`.
    ///
    /// `POST /meters/{meter}`
    fn read_meter(
        &self,
        request: ReadMeterRequest,
    ) -> impl Future<Output = Result<ReadMeterResponse, ReadMeterFailure>> + Send;
}
