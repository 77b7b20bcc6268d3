// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! Bodies with one of several media types.

use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{byte_body, response};
use crate::types::seen::Seen;

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum GetPictureOkBody {
    /// `application/json`.
    Json(Seen),
    /// `image/png`.
    Png(ByteStream),
}

impl From<Seen> for GetPictureOkBody {
    fn from(body: Seen) -> Self {
        Self::Json(body)
    }
}

impl From<ByteStream> for GetPictureOkBody {
    fn from(body: ByteStream) -> Self {
        Self::Png(body)
    }
}

impl GetPictureOkBody {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        match self {
            Self::Json(body) => response::json(into, status, &body),
            Self::Png(body) => {
                byte_body::respond(into, status, "image/png", body);
                Ok(())
            }
        }
    }
}
