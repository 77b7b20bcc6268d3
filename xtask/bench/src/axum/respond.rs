//! Responses to rejected requests.

use axum::Json;
use axum::response::{IntoResponse, Response};

use crate::by_hand::failure::Failure;
use crate::by_hand::headers;

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (status, challenge) = (self.status, self.challenge);
        let mut response = (status, Json(self.into_error())).into_response();
        headers::add_error_headers(response.headers_mut(), status, challenge);
        response
    }
}
