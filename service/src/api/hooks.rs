//! Who calls, and whether a request is let in.

use std::net::{IpAddr, Ipv4Addr};

use generated_server::{
    Admission, Admit, Authenticate, BearerToken, CommonHeaders, CommonHeadersRequired, Error,
    RateLimit, RateLimitRequired, Refusal, Reject, Rejection,
};
use http::request::Parts;
use http::{Extensions, HeaderMap};

use super::errors;
use super::guard::Counted;
use crate::app::App;
use crate::forwarded::client_address;
use crate::keys::Key;
use crate::limits::{Decision, Reason, Refused};
use crate::server::RequestContext;

impl Authenticate for App {
    type Caller = Key;

    async fn api_key(
        &self,
        token: BearerToken<'_>,
        _: &'static [&'static str],
        parts: &Parts,
    ) -> Result<Key, Refusal> {
        match self.keys.verify(token.as_str()).await {
            Ok(Some(key)) => {
                if let Some(origin) = parts.extensions.get::<RequestContext>() {
                    // A request has one key.
                    let _ = origin.key.set(key.id);
                }
                Ok(key)
            }
            Ok(None) => Err(Refusal::unauthorized()),
            Err(error) => Err(errors::refusal(&error)),
        }
    }
}

impl Admit for App {
    async fn admit(&self, caller: Option<&Key>, parts: &Parts) -> Admission<CommonHeaders> {
        let decision = match caller {
            Some(key) => self.limits.admit_key(key.id, key.rates).await,
            None => {
                let address = self.address(&parts.extensions, &parts.headers);
                self.limits.admit_address(address, self.anonymous).await
            }
        };
        self.note(caller.map(|key| key.plan), &decision);
        if let Some(counted) = parts.extensions.get::<Counted>() {
            counted.note(decision);
        }
        Admission {
            headers: common_headers(&decision),
            refusal: decision.refused.map(|refused| refusal(&refused)),
        }
    }
}

impl Reject for App {
    fn error(&self, rejection: &Rejection) -> Error {
        errors::rejected(rejection)
    }
}

impl App {
    /// The address that a request without a key is counted for.
    pub(super) fn address(&self, extensions: &Extensions, headers: &HeaderMap) -> IpAddr {
        let unknown = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
        let peer = extensions
            .get::<RequestContext>()
            .map_or(unknown, |origin| origin.peer.ip());
        client_address(peer, headers, &self.trusted_proxies)
    }
}

fn refusal(refused: &Refused) -> Refusal {
    match refused.reason {
        Reason::Spent | Reason::Banned => Refusal::too_many_requests(refused.wait()),
        Reason::Uncounted => Refusal::unavailable(refused.wait()),
    }
}

fn common_headers(decision: &Decision) -> CommonHeaders {
    let rate_limit = RateLimit::from(RateLimitRequired {
        limit: decision.limit.into(),
        remaining: decision.remaining.into(),
        reset: decision.reset.try_into().unwrap_or(i64::MAX),
    });
    CommonHeaders::from(CommonHeadersRequired { rate_limit })
}
