//! Calls of operations.

use std::fmt::Display;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
pub use http::HeaderValue;
use http::Method;

use crate::runtime::client::body_source::BodySource;
use crate::runtime::client::credential::Credential;
use crate::runtime::client::failure::{Failure, InvalidRequest};
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::request::{Request, Shared, encoded};
use crate::runtime::client::request_url::{BaseUrl, ListStyle, Path, text};
use crate::runtime::client::retry::RetryPolicy;
use crate::runtime::encode::Encode;

/// An operation: the types of its responses.
pub trait Operation: 'static {
    /// The result of a success.
    type Success: 'static;
    /// The documented errors.
    type Failure: 'static;
    /// Its id, path and tags.
    #[doc(hidden)]
    const INFO: OperationInfo;
    /// The status of the documented success, if there is only one.
    #[doc(hidden)]
    const STATUS: u16 = 200;
    /// The statuses and media types of streamed success responses; the first matching status
    /// applies. The media type is empty if the response is not streamed.
    #[doc(hidden)]
    const STREAMED: &'static [Streamed] = &[];

    /// Decodes a response by its status.
    #[doc(hidden)]
    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>>;
}

/// Statuses, and a media type or range.
pub type Streamed = (RangeInclusive<u16>, &'static str);

/// The result of a call.
pub type Outcome<O> = Result<<O as Operation>::Success, Failure<<O as Operation>::Failure>>;

/// Defines the calls of a client. The type belongs to the crate of the operations, which adds setters to it.
#[doc(hidden)]
#[macro_export]
macro_rules! define_call {
    ($call:ident) => {
        /// A call of an operation. It does nothing until it is sent with [`send`](Self::send).
        #[derive(Debug)]
        #[must_use = "a call does nothing until it is sent"]
        pub struct $call<O>(pub(crate) $crate::runtime::client::call::CallBuilder<O>);

        impl<O: $crate::runtime::client::call::Operation> $call<O> {
            /// Sets the timeout of one attempt.
            pub fn timeout(self, timeout: ::std::time::Duration) -> Self {
                Self(self.0.timeout(timeout))
            }

            /// Sets the overall deadline, including retries and the waits between them. A call that exceeds
            /// it fails with `TransportError::Deadline`.
            pub fn deadline(self, deadline: ::std::time::Duration) -> Self {
                Self(self.0.deadline(deadline))
            }

            /// Sets the retry policy. The retry budget remains shared by all calls of the client.
            pub fn retry(self, policy: $crate::runtime::client::retry::RetryPolicy) -> Self {
                Self(self.0.retry(policy))
            }

            /// Sets a header, in place of one that the client sets for all calls, or of `Accept`. The name is
            /// case-insensitive.
            ///
            /// The call fails with `InvalidRequest::Header` if the name or value is invalid, or if the
            /// description sets the header: by a parameter, the body or a credential.
            pub fn header(
                self,
                name: impl AsRef<str>,
                value: impl TryInto<$crate::runtime::client::call::HeaderValue>,
            ) -> Self {
                Self(self.0.header(name, value))
            }

            /// Adds a value to the extensions of the request, for layers and transports.
            pub fn extension(self, value: impl Clone + Send + Sync + 'static) -> Self {
                Self(self.0.extension(value))
            }

            /// Keeps the body of a success after it was decoded, for `Reply::received` and
            /// `Reply::unknown_fields`. The body of an error is always kept.
            pub fn keep_body(self) -> Self {
                Self(self.0.keep_body())
            }

            /// Sends the request.
            pub async fn send(
                self,
            ) -> Result<O::Success, $crate::runtime::client::failure::Failure<O::Failure>> {
                self.0.send().await
            }
        }

        impl<O> From<$call<O>> for $crate::runtime::client::call::CallBuilder<O> {
            fn from(call: $call<O>) -> Self {
                call.0
            }
        }
    };
}

pub use define_call as implement;

/// Builds and sends the request of a call.
#[derive(Debug)]
#[must_use = "a call does nothing until it is sent"]
pub struct CallBuilder<O> {
    pub(crate) request: Request,
    operation: PhantomData<fn() -> O>,
}

impl<O: Operation> CallBuilder<O> {
    /// Creates a call without parameters or body.
    #[doc(hidden)]
    pub fn new(shared: &Shared, method: Method, path: impl Into<Path>) -> Self {
        Self {
            request: Request::new(shared, method, path.into()),
            operation: PhantomData,
        }
    }

    /// Adds a parameter of the client.
    #[doc(hidden)]
    pub fn with(self, add: impl FnOnce(Self) -> Self) -> Self {
        add(self)
    }

    /// Sends the call to another base URL than that of the API.
    #[doc(hidden)]
    pub fn served_by(mut self, base_url: &BaseUrl) -> Self {
        self.request.shared.base_url = base_url.clone();
        self
    }

    /// Adds a credential, if it is set.
    #[doc(hidden)]
    pub fn credential(self, credential: Option<&Credential>) -> Self {
        self.credentials(&[&[credential]])
    }

    /// Adds the first alternative of which all credentials are set.
    #[doc(hidden)]
    pub fn credentials(mut self, alternatives: &[&[Option<&Credential>]]) -> Self {
        self.request.set_credentials(alternatives);
        self
    }

    /// Sets a query parameter.
    #[doc(hidden)]
    pub fn query(mut self, name: &'static str, value: impl Display) -> Self {
        self.request.set_query_text(name, &value, encoded);
        self
    }

    /// Sets a list in the query. An empty list is omitted.
    #[doc(hidden)]
    pub fn query_list<T: Display>(
        mut self,
        name: &'static str,
        style: ListStyle,
        items: impl IntoIterator<Item = T>,
    ) -> Self {
        self.request
            .set_query_list(name, style, texts(items).as_deref(), encoded);
        self
    }

    /// Sets a header parameter. The name must be in lower case.
    #[doc(hidden)]
    pub fn header_parameter(mut self, name: &'static str, value: impl Display) -> Self {
        self.request.set_header_text(name, &value);
        self
    }

    /// Sets a list in a header. An empty list is omitted.
    #[doc(hidden)]
    pub fn header_list<T: Display>(
        mut self,
        name: &'static str,
        items: impl IntoIterator<Item = T>,
    ) -> Self {
        self.request.set_header_list(name, texts(items).as_deref());
        self
    }

    /// Sets a cookie.
    #[doc(hidden)]
    pub fn cookie(mut self, name: &'static str, value: impl Display) -> Self {
        self.request.set_cookie_text(name, &value);
        self
    }

    /// Sets the accepted media types.
    #[doc(hidden)]
    pub fn accept(mut self, media_types: &'static str) -> Self {
        self.request.accept(media_types);
        self
    }

    /// Sets a JSON body.
    #[doc(hidden)]
    pub fn json(self, body: &dyn Encode) -> Self {
        self.json_as("application/json", body)
    }

    /// Sets a JSON body with another media type.
    #[doc(hidden)]
    pub fn json_as(mut self, media_type: &'static str, body: &dyn Encode) -> Self {
        self.request.set_json(media_type, body);
        self
    }

    /// Sets a body without encoding it.
    #[doc(hidden)]
    pub fn whole(self, media_type: &'static str, body: impl Into<Bytes>) -> Self {
        self.body_of(HeaderValue::from_static(media_type), Ok(body.into()))
    }

    /// Sets a body, or the error of its encoding.
    #[doc(hidden)]
    pub fn body_of(mut self, media_type: HeaderValue, body: Result<Bytes, InvalidRequest>) -> Self {
        self.request.set_body(media_type, body);
        self
    }

    /// Sets a body that is created for each attempt.
    #[doc(hidden)]
    pub fn body_from(mut self, media_type: HeaderValue, body: impl BodySource + 'static) -> Self {
        self.request.set_source(media_type, Arc::new(body));
        self
    }

    /// Changes the operation of the call.
    #[doc(hidden)]
    pub fn retyped<P: Operation>(self) -> CallBuilder<P> {
        CallBuilder {
            request: self.request,
            operation: PhantomData,
        }
    }

    /// Sets the timeout of one attempt.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.request.shared.timeout = timeout;
        self
    }

    /// Sets the overall deadline, including retries and the waits between them.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.request.shared.deadline = Some(deadline);
        self
    }

    /// Sets the retry policy.
    pub fn retry(mut self, policy: RetryPolicy) -> Self {
        self.request.shared.retry = policy;
        self
    }

    /// Sets a header, in place of one that the client sets for all calls, or of `Accept`.
    pub fn header(mut self, name: impl AsRef<str>, value: impl TryInto<HeaderValue>) -> Self {
        self.request.custom().headers.set(name, value);
        self
    }

    /// Adds a value to the extensions of the request, for layers and transports.
    pub fn extension(mut self, value: impl Clone + Send + Sync + 'static) -> Self {
        self.request.custom().extensions.insert(value);
        self
    }

    /// Keeps the body of a success after it was decoded.
    pub fn keep_body(mut self) -> Self {
        self.request.shared.keeps_body = true;
        self
    }

    /// Sends the request.
    pub async fn send(self) -> Result<O::Success, Failure<O::Failure>> {
        let connection = self.request.connection(&O::INFO, O::STREAMED);
        let connection = connection.map_err(Failure::Invalid)?;
        if let Some(outcome) = connection.answered::<O>() {
            return outcome;
        }
        let received = connection.exchange().await.map_err(Failure::Transport)?;
        O::read(received.keep(connection))
    }
}

/// Formats the items of a list; `None` if one has no text.
pub(crate) fn texts<T: Display>(items: impl IntoIterator<Item = T>) -> Option<Vec<String>> {
    items.into_iter().map(|item| text(&item)).collect()
}
