//! Authentication, admission and rejection.

use std::net::{IpAddr, Ipv4Addr};

use generated_server::{
    Admission, Admit, Authenticate, BearerToken, CommonHeaders, CommonHeadersRequired, Error,
    RateLimitRequired, Refusal, Reject, Rejection,
};
use http::request::Parts;
use http::{Extensions, HeaderMap};

use super::errors;
use super::guard::Counted;
use crate::app::App;
use crate::forwarded::client_address;
use crate::keys::Key;
use crate::limits::Reason;
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
                if let Some(context) = parts.extensions.get::<RequestContext>() {
                    // A request has one key.
                    let _ = context.key.set(key.id);
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
            // A request is counted once.
            let _ = counted.0.set(decision);
        }
        let rate_limit = RateLimitRequired {
            limit: decision.limit.into(),
            remaining: decision.remaining.into(),
            reset: decision.reset.try_into().unwrap_or(i64::MAX),
        };
        let rate_limit = rate_limit.into();
        Admission {
            headers: CommonHeadersRequired { rate_limit }.into(),
            refusal: decision.refused.map(|refused| match refused.reason {
                Reason::Spent | Reason::Banned => Refusal::too_many_requests(refused.wait()),
                Reason::Uncounted => Refusal::unavailable(refused.wait()),
            }),
        }
    }
}

impl Reject for App {
    fn error(&self, rejection: &Rejection) -> Error {
        errors::rejected(rejection)
    }
}

impl App {
    /// The address by which a request without a key is counted.
    pub(super) fn address(&self, extensions: &Extensions, headers: &HeaderMap) -> IpAddr {
        let unknown = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
        let context = extensions.get::<RequestContext>();
        let peer = context.map_or(unknown, |context| context.peer.ip());
        client_address(peer, headers, &self.trusted_proxies)
    }
}
