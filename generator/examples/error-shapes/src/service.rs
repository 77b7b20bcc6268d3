//! The implementation. Each operation documents another body of its errors, and so has its own method of `Reject`.

use crate::bookings::{
    BookInGermanFailure, BookInGermanRequest, BookInGermanResponse, BookLikeFastapiFailure,
    BookLikeFastapiRequest, BookLikeFastapiResponse, BookLikeRailsFailure, BookLikeRailsRequest,
    BookLikeRailsResponse,
};
use crate::rejection::RejectedRequest;
use crate::{Admit, Api, Fehler, FieldErrors, HttpValidationError, Reject, fastapi, german, rails};

/// Accepts every valid booking.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bookings;

impl Reject for Bookings {
    fn http_validation_error(&self, request: &RejectedRequest<'_>) -> HttpValidationError {
        fastapi::body(request.rejection)
    }

    fn field_errors(&self, request: &RejectedRequest<'_>) -> FieldErrors {
        rails::body(request.rejection)
    }

    fn fehler(&self, request: &RejectedRequest<'_>) -> Fehler {
        german::body(request.rejection)
    }
}

impl Admit for Bookings {}

impl Api for Bookings {
    async fn book_like_fastapi(
        &self,
        _: BookLikeFastapiRequest,
    ) -> Result<BookLikeFastapiResponse, BookLikeFastapiFailure> {
        Ok(BookLikeFastapiResponse::default())
    }

    async fn book_like_rails(
        &self,
        _: BookLikeRailsRequest,
    ) -> Result<BookLikeRailsResponse, BookLikeRailsFailure> {
        Ok(BookLikeRailsResponse::default())
    }

    async fn book_in_german(
        &self,
        _: BookInGermanRequest,
    ) -> Result<BookInGermanResponse, BookInGermanFailure> {
        Ok(BookInGermanResponse::default())
    }
}
