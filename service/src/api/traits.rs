//! Authentication, admission and rejection.

use std::net::{IpAddr, Ipv4Addr};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use generated_server::rejection::RejectedRequest;
use generated_server::types::{CommonHeadersRequired, RateLimitRequired};
use generated_server::{
    Admission, Admit, Authenticate, BearerToken, CommonHeaders, Error, Place, Reject, Rejection,
    Violation,
};
use http::request::Parts;
use http::{Extensions, HeaderMap};

use super::errors;
use crate::app::App;
use crate::forwarded::client_address;
use crate::keys::Key;
use crate::limits::{Reason, Refused};
use crate::server::{InvalidHead, RequestContext};

impl Authenticate for App {
    type Caller = Key;

    async fn api_key(&self, token: BearerToken<'_>, parts: &Parts) -> Result<Key, Rejection> {
        // Such a request is rejected regardless of its key.
        if parts.extensions.get::<InvalidHead>().is_some() {
            return Err(Rejection::unauthorized());
        }
        // The locks of the service tolerate a panic of their holder.
        let verified = AssertUnwindSafe(self.keys.verify(token.as_str()));
        let panicked = |_| Rejection::internal("the verification of a key panicked");
        let key = verified.catch_unwind().await.map_err(panicked)??;
        let key = key.ok_or_else(Rejection::unauthorized)?;
        if let Some(context) = parts.extensions.get::<Arc<RequestContext>>() {
            // A request has one key.
            let _ = context.key.set(key.id);
        }
        Ok(key)
    }
}

impl Admit for App {
    async fn admit(&self, caller: Option<&Key>, parts: &Parts) -> Admission<CommonHeaders> {
        let decision = match caller {
            Some(key) => self.count_key(key).await,
            None => {
                let address = self.address(&parts.extensions, &parts.headers);
                self.count(address).await
            }
        };
        let context = parts.extensions.get::<Arc<RequestContext>>();
        if let (Some(refused), Some(context)) = (decision.refused, context) {
            // A request is counted once.
            let _ = context.refused.set(refused);
        }
        let invalid = parts.extensions.get::<InvalidHead>();
        let invalid = invalid.map(|InvalidHead { header, error }| {
            Violation::custom(Place::Header(header), *error).into()
        });
        let rate_limit = RateLimitRequired {
            limit: decision.limit.into(),
            remaining: decision.remaining.into(),
            reset: decision.reset.try_into().unwrap_or(i64::MAX),
        };
        let rate_limit = rate_limit.into();
        Admission {
            headers: CommonHeadersRequired { rate_limit }.into(),
            refusal: decision.refused.map(refusal).or(invalid),
        }
    }
}

/// The response to a refused request.
fn refusal(refused: Refused) -> Rejection {
    let wait = Duration::from_secs(refused.retry_after);
    match refused.reason {
        Reason::Spent | Reason::Banned => Rejection::TooManyRequests(wait),
        Reason::Uncounted => Rejection::Unavailable(wait),
    }
}

impl Reject for App {
    fn error(&self, request: &RejectedRequest<'_>) -> Error {
        let context = request.parts.extensions.get::<Arc<RequestContext>>();
        let message = match context.and_then(|context| context.refused.get()) {
            Some(refused) if refused.reason == Reason::Banned => {
                format!("temporarily banned; retry after {} s", refused.retry_after)
            }
            _ => request.rejection.message(),
        };
        errors::error(request.status, message)
    }
}

impl App {
    /// The address by which a request without a key is counted.
    fn address(&self, extensions: &Extensions, headers: &HeaderMap) -> IpAddr {
        let unknown = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
        let context = extensions.get::<Arc<RequestContext>>();
        let peer = context.map_or(unknown, |context| context.peer.ip());
        client_address(peer, headers, &self.trusted_proxies)
    }
}
