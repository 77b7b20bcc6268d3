// @generated from tags.yaml by `cargo xtask codegen`; do not edit.
//! The trait of the tag `opening-hours`.

use crate::operations::read_opening_hours::{
    ReadOpeningHoursFailure, ReadOpeningHoursRequest, ReadOpeningHoursResponse,
};

/// The handlers of the operations with the tag `opening-hours`.
pub trait OpeningHoursApi: Send + Sync + 'static {
    /// `readOpeningHours`.
    ///
    /// `GET /opening-hours`
    fn read_opening_hours(
        &self,
        request: ReadOpeningHoursRequest,
    ) -> impl Future<
        Output = Result<ReadOpeningHoursResponse, ReadOpeningHoursFailure>,
    > + Send;
}
