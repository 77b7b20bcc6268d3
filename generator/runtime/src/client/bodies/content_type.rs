//! Responses with one of several media types.

use http::header::CONTENT_TYPE;

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::failure::{Failure, Malformed};
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::media_type::is_readable;

impl<O: Operation> CallBuilder<O> {
    /// Accepts other media types, for which the response has another type.
    #[doc(hidden)]
    pub fn with_response<P: Operation>(self, media_types: &'static str) -> CallBuilder<P> {
        self.accept(media_types).retyped()
    }
}

impl RawResponse {
    /// Returns the response if its body can be read as one of a media type, or if it has none. Otherwise it is malformed.
    #[doc(hidden)]
    pub fn of<E>(self, range: &'static str) -> Result<Self, Failure<E>> {
        let media_type = self.headers().get(CONTENT_TYPE);
        let is_other =
            media_type.is_some_and(|value| !is_readable(value.as_bytes(), range.as_bytes()));
        match is_other {
            false => Ok(self),
            true => {
                let why = format!("expected the media type {range}");
                Err(Failure::Malformed(Malformed::whole(self, &why)))
            }
        }
    }
}
