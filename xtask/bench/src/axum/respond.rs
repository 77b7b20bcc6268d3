//! What is refused, as a response.

use axum::Json;
use axum::response::{IntoResponse, Response};
use http::HeaderValue;
use http::header::WWW_AUTHENTICATE;

use crate::by_hand::failure::Failure;

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (status, challenge) = (self.status, self.challenge);
        let mut response = (status, Json(self.into_error())).into_response();
        if let Some(challenge) = challenge {
            response
                .headers_mut()
                .insert(WWW_AUTHENTICATE, HeaderValue::from_static(challenge));
        }
        response
    }
}
