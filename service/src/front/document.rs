//! Pages that never change.

use std::io::Read;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use flate2::read::GzDecoder;
use generated_server::Body;
use http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, VARY,
};
use http::{HeaderMap, HeaderValue, Response, StatusCode};
use sha2::{Digest, Sha256};

use super::conditions;

/// A page that is part of the program. It is sent packed to whoever takes it so.
#[derive(Clone)]
pub struct Document {
    media_type: &'static str,
    policy: Option<&'static str>,
    packed: &'static [u8],
    /// Unpacked when the first client asks for it.
    plain: Arc<OnceLock<Bytes>>,
    tag: HeaderValue,
}

impl Document {
    /// A document from its bytes in the gzip format.
    pub fn packed(media_type: &'static str, packed: &'static [u8]) -> Self {
        Self {
            media_type,
            policy: None,
            packed,
            plain: Arc::default(),
            tag: tag(packed),
        }
    }

    /// Allows a browser what the page needs, as a `Content-Security-Policy`;
    /// without it, nothing is allowed.
    pub const fn policy(mut self, policy: &'static str) -> Self {
        self.policy = Some(policy);
        self
    }

    pub(super) fn answer(&self, request: &HeaderMap) -> Response<Body> {
        let mut response = Response::new(Body::empty());
        let headers = response.headers_mut();
        headers.insert(ETAG, self.tag.clone());
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        // It may be kept, and is asked for each time, for a newer program may serve another.
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        if let Some(policy) = self.policy {
            headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
        }
        if conditions::has_it(request, &self.tag) {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.media_type));
        if conditions::takes_gzip(request) {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            *response.body_mut() = Bytes::from_static(self.packed).into();
        } else {
            *response.body_mut() = self.plain().into();
        }
        response
    }

    fn plain(&self) -> Bytes {
        let unpack = || {
            let mut plain = Vec::new();
            // The build has packed it.
            match GzDecoder::new(self.packed).read_to_end(&mut plain) {
                Ok(_) => plain.into(),
                Err(_) => Bytes::new(),
            }
        };
        self.plain.get_or_init(unpack).clone()
    }
}

/// A weak tag, since it is the same whether or not the bytes are sent packed.
fn tag(bytes: &[u8]) -> HeaderValue {
    let hash = Sha256::digest(bytes);
    let digits: String = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::try_from(format!("W/\"{digits}\"")).unwrap_or(HeaderValue::from_static("W/\"\""))
}
