//! Responses with one of several media types.

use http::header::CONTENT_TYPE;

use super::call::{Call, Operation};
use super::failure::{Failure, Malformed};
use super::media_type::{essence, is_within};
use super::raw_response::RawResponse;

impl<O: Operation> Call<O> {
    /// Accepts other media types, for which the response has another type.
    #[doc(hidden)]
    pub fn with_response<P: Operation>(self, media_types: &'static str) -> Call<P> {
        self.accept(media_types).retyped()
    }
}

impl RawResponse {
    /// Returns the response if it has a matching media type, or none. Otherwise it is malformed.
    pub fn of<E>(self, range: &'static str) -> Result<Self, Failure<E>> {
        let media_type = self.headers().get(CONTENT_TYPE);
        let is_other =
            media_type.is_some_and(|value| !is_within(essence(value.as_bytes()), range.as_bytes()));
        match is_other {
            false => Ok(self),
            true => {
                let why = format!("expected the media type {range}");
                Err(Failure::Malformed(Malformed::whole(self, &why)))
            }
        }
    }
}
