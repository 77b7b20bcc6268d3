//! The modules of the support code of client crates that are tested separately, as they are copied into the crates, and
//! access to items that are visible only to their siblings.

#[path = "../../runtime/shared/json/any_value.rs"]
pub mod any_value;
#[path = "../../runtime/client/credential/basic.rs"]
pub mod basic;
#[path = "../../runtime/shared/body/body.rs"]
pub mod body;
#[path = "../../runtime/client/credential/credential.rs"]
pub mod credential;
#[path = "../../runtime/client/credential/credential_provider.rs"]
pub mod credential_provider;
#[path = "../../runtime/shared/json/decode.rs"]
pub mod decode;
#[path = "../../runtime/shared/json/decode_error.rs"]
pub mod decode_error;
#[path = "../../runtime/shared/json/encode.rs"]
pub mod encode;
#[path = "../../runtime/shared/json/escape.rs"]
pub mod escape;
#[path = "../../runtime/shared/body/event.rs"]
pub mod event;
#[path = "../../runtime/shared/body/event_object.rs"]
pub mod event_object;
#[path = "../../runtime/client/call/failure.rs"]
pub mod failure;
#[path = "../../runtime/shared/body/framing.rs"]
pub mod framing;
#[path = "../../runtime/client/call/header.rs"]
pub mod header;
#[path = "../../runtime/client/types/integer_enum.rs"]
pub mod integer_enum;
#[path = "../../runtime/shared/types/into_optional.rs"]
pub mod into_optional;
#[path = "../../runtime/shared/json/json.rs"]
pub mod json;
#[path = "../../runtime/client/call/link.rs"]
pub mod link;
#[path = "../../runtime/shared/json/object.rs"]
pub mod object;
#[path = "../../runtime/client/server_url/other_servers.rs"]
pub mod other_servers;
#[path = "../../runtime/client/call/raw_response.rs"]
pub mod raw_response;
#[path = "../../runtime/shared/json/reader.rs"]
pub mod reader;
#[path = "../../runtime/shared/types/record.rs"]
pub mod record;
#[path = "../../runtime/client/call/reply.rs"]
pub mod reply;
#[path = "../../runtime/client/call/request_url.rs"]
pub mod request_url;
#[path = "../../runtime/client/call/retry.rs"]
pub mod retry;
#[path = "../../runtime/shared/validation/scalar.rs"]
pub mod scalar;
#[path = "../../runtime/client/types/scalar_enum.rs"]
pub mod scalar_enum;
#[path = "../../runtime/client/server_url/server_url.rs"]
pub mod server_url;
#[path = "../../runtime/shared/json/slot.rs"]
pub mod slot;
#[path = "../../runtime/client/call/structured_header.rs"]
pub mod structured_header;
#[path = "../../runtime/client/transport/timer.rs"]
pub mod timer;
#[path = "../../runtime/client/transport/timer_in_browser.rs"]
mod timer_in_browser;
#[path = "../../runtime/client/types/tolerance.rs"]
pub mod tolerance;
#[path = "../../runtime/shared/json/transcode.rs"]
pub mod transcode;
#[path = "../../runtime/shared/json/tuple.rs"]
pub mod tuple;
#[path = "../../runtime/client/credential/undeclared_credential.rs"]
pub mod undeclared_credential;
#[path = "../../runtime/client/transport/url_cache.rs"]
pub mod url_cache;
#[path = "../../runtime/client/body/value_reader.rs"]
pub mod value_reader;

/// The items that other modules use of calls, without the transport.
pub mod request {
    use super::request_url::BaseUrl;
    use super::wire::Wire;

    pub struct Shared {
        pub base_url: BaseUrl,
        pub wire: Wire,
    }
}

/// The items that other modules use of a request: a mock that returns prepared responses and records
/// requests.
pub mod exchange {
    use std::collections::VecDeque;
    use std::sync::{Arc, Mutex};

    use http::HeaderMap;

    use super::failure::TransportError;
    use super::raw_response::RawResponse;
    use super::retry::RetryPolicy;
    use super::wire::{Incoming, Outgoing, Wire};

    #[derive(Clone)]
    pub struct Exchange {
        pub wire: Wire,
        pub retry: RetryPolicy,
        pub outgoing: Outgoing,
        pub keeps_body: bool,
        pub responses: Arc<Mutex<VecDeque<&'static str>>>,
        pub sent: Arc<Mutex<Vec<HeaderMap>>>,
    }

    impl Exchange {
        pub async fn attempt(&self) -> Result<RawResponse, TransportError> {
            self.sent
                .lock()
                .unwrap()
                .push(self.outgoing.headers.clone());
            let response = self.responses.lock().unwrap().pop_front();
            let response =
                response.ok_or_else(|| TransportError::Connect("no server listens".into()))?;
            Ok(RawResponse::coming(Incoming::breaking(response)))
        }
    }
}

/// The items that other modules use of attempts.
pub mod wire {
    use std::collections::VecDeque;

    use bytes::Bytes;
    use http::{HeaderMap, Method, StatusCode};

    use super::exchange::Exchange;
    use super::failure::TransportError;

    #[derive(Clone)]
    pub struct Wire {
        pub limit: usize,
    }

    #[derive(Clone)]
    pub struct Outgoing {
        pub method: Method,
        pub headers: HeaderMap,
    }

    pub struct Incoming {
        pub head: (StatusCode, HeaderMap),
        pub connection: Option<Exchange>,
        pub parts: VecDeque<Result<Bytes, TransportError>>,
    }

    impl Incoming {
        /// The connection is aborted after this.
        pub fn breaking(text: &'static str) -> Self {
            let broken = TransportError::Broken("the server is gone".into());
            Self {
                head: (StatusCode::OK, HeaderMap::new()),
                connection: None,
                parts: [Ok(Bytes::from(text)), Err(broken)].into(),
            }
        }

        pub async fn next(&mut self) -> Result<Option<Bytes>, TransportError> {
            self.parts.pop_front().transpose()
        }
    }

    impl Incoming {
        pub fn status(&self) -> StatusCode {
            self.head.0
        }

        pub fn headers(&self) -> &HeaderMap {
            &self.head.1
        }
    }
}

/// The items that other modules use of the builder, without the transport.
pub mod builder {
    use super::request_url::{BaseUrl, InvalidBaseUrl};
    use super::wire::Wire;

    #[derive(Debug)]
    pub enum BuildError {
        BaseUrl(InvalidBaseUrl),
        Credential(&'static str),
    }

    impl std::fmt::Display for BuildError {
        fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(formatter, "{self:?}")
        }
    }

    impl std::error::Error for BuildError {}

    pub fn reached(base_url: BaseUrl, _: &Wire) -> Result<BaseUrl, BuildError> {
        Ok(base_url)
    }
}

use std::time::Duration;

use http::Method;

use exchange::Exchange;
use failure::{InvalidRequest, TransportError};
use framing::Framing;
use raw_response::RawResponse;
use request_url::{BaseUrl, Pair, Path};
use retry::RetryPolicy;
use value_reader::ValueReader;

/// The URL of a request.
pub fn join(base: &BaseUrl, path: &str, query: &[(&'static str, String)]) -> String {
    let encoded = |(name, value): &(&'static str, String)| pair(name, request_url::encode(value));
    let query: Vec<Pair> = query.iter().map(encoded).collect();
    base.join(path, &query)
}

/// A name and an encoded value in the query.
pub fn pair(name: &'static str, value: impl ToString) -> Pair {
    Pair {
        parameter: name,
        name: name.into(),
        value: value.to_string(),
    }
}

/// Returns `true` if the base URL needs TLS.
pub fn is_https(base: &BaseUrl) -> bool {
    base.is_https()
}

/// The complete path.
pub fn finish(path: Path) -> Result<String, InvalidRequest> {
    path.finish()
}

/// Reads the events of a new connection.
pub async fn events(connection: Exchange) -> ValueReader {
    let received = connection.attempt().await.unwrap().keep(connection);
    ValueReader::new(&received, Framing::Events)
}

/// The wait before a request is retried.
pub fn wait(
    policy: &RetryPolicy,
    method: &Method,
    outcome: &Result<RawResponse, TransportError>,
    attempt: u32,
    elapsed: Duration,
    jitter: f64,
) -> Option<Duration> {
    policy.wait(method.is_idempotent(), outcome, attempt, elapsed, jitter)
}
