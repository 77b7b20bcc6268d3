//! Bodies whose media type matches a range.

use http::HeaderValue;
use http::header::CONTENT_TYPE;

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::failure::{Failure, InvalidRequest};
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::media::Media;
use crate::runtime::media_type::is_within;

impl<O: Operation> CallBuilder<O> {
    /// Sets a body whose media type must match a range.
    #[doc(hidden)]
    pub fn media_body(self, range: &'static str, body: Media) -> Self {
        let Media {
            media_type, bytes, ..
        } = body;
        let is_allowed = is_within(media_type.as_bytes(), range.as_bytes());
        let allowed = HeaderValue::try_from(media_type)
            .ok()
            .filter(|_| is_allowed);
        match allowed {
            Some(media_type) => self.bytes_of(media_type, bytes),
            None => {
                let none = HeaderValue::from_static("application/octet-stream");
                self.body_of(none, Err(InvalidRequest::MediaType(range)))
            }
        }
    }
}

impl RawResponse {
    /// Reads a success response with any body and its media type.
    #[doc(hidden)]
    pub fn media<E>(self) -> Result<Reply<Media>, Failure<E>> {
        Ok(self.into_media())
    }

    /// Reads an error response with any body and its media type.
    #[doc(hidden)]
    pub fn media_failure<E>(self, failure: impl FnOnce(Reply<Media>) -> E) -> Failure<E> {
        Failure::Operation(failure(self.into_media()))
    }

    fn into_media(self) -> Reply<Media> {
        let media_type = self.headers().get(CONTENT_TYPE);
        let media_type = media_type.and_then(|value| value.to_str().ok());
        let media = Media::new(media_type.unwrap_or_default(), self.take_bytes());
        Reply::new(media, self)
    }
}
