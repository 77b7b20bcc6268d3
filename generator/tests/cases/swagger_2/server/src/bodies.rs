// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! Bodies with one of several media types.

use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::byte_body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::rejection::Rejection;

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum GetPhotoOkBody {
    /// `image/jpeg`.
    Jpeg(ByteStream),
    /// `image/png`.
    Png(ByteStream),
}

impl GetPhotoOkBody {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        match self {
            Self::Jpeg(body) => {
                byte_body::respond(into, status, "image/jpeg", body);
                Ok(())
            }
            Self::Png(body) => {
                byte_body::respond(into, status, "image/png", body);
                Ok(())
            }
        }
    }
}
