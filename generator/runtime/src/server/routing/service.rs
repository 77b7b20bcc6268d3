//! The settings, the layers and the `tower` service that the servers of all APIs share.

use std::borrow::Cow;
pub use std::convert::Infallible;
pub use std::sync::Arc;

pub use http::request::Parts;
pub use http::{Method, Request, Response};
pub use tower_layer::Layer;
pub use tower_service::Service;

pub use crate::runtime::body::{Body, BoxError, HttpBody};
pub use crate::runtime::server::layers::{Layers, OperationService};
pub use crate::runtime::server::size_limits::SizeLimit;

/// Decodes percent-encoded characters that need no encoding: both paths are equivalent (RFC 3986,
/// section 6.2.2.2).
#[inline]
pub fn normalized(path: &str) -> Cow<'_, str> {
    // A search of a short path is faster byte by byte.
    match path.bytes().any(|byte| byte == b'%') {
        true => Cow::Owned(decoded(path)),
        false => Cow::Borrowed(path),
    }
}

#[cold]
fn decoded(path: &str) -> String {
    let mut parts = path.split('%');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let byte = part
            .get(..2)
            .and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match (byte, part.get(2..)) {
            (Some(byte), Some(rest)) if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) => {
                text.push(char::from(byte));
                text.push_str(rest);
            }
            _ => {
                text.push('%');
                text.push_str(part);
            }
        }
    }
    text
}

/// Implements construction, settings, layers and the traits of a server with the fields `api`, `limits`, `errors` and
/// `layers`. A row is a setting: `body_limit`, `memory_limit` if bodies are streamed or written to files as well, `stream_limit` and
/// `upload_limit`. The option after the rows is the field of base paths, if they are set at run time.
///
/// The calling file imports `Api` and `Operation`, and defines `Server::handle`.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_service {
    (@setter $server:ident body_limit) => {
        $crate::runtime::server::service::implement! {
            @limit $server body_limit body body_limit_of Body
            "Sets the maximum size of a body in bytes: 64 KiB by default."
        }
    };
    (@setter $server:ident memory_limit) => {
        $crate::runtime::server::service::implement! {
            @limit $server body_limit body body_limit_of Body
            "Sets the maximum size of a body in memory in bytes: 64 KiB by default. It includes streams that a handler \
             collects, and the fields of uploads; files that do not fit are written to a temporary file."
        }
    };
    (@setter $server:ident stream_limit) => {
        $crate::runtime::server::service::implement! {
            @limit $server stream_limit stream stream_limit_of Stream
            "Sets the maximum size of a streamed body in bytes: 1 GiB by default. If a body does not declare its length, \
             exceeding the limit is an error of the stream."
        }
    };
    (@setter $server:ident upload_limit) => {
        $crate::runtime::server::service::implement! {
            @limit $server upload_limit upload upload_limit_of Upload
            "Sets the maximum size of a body with files in bytes: 128 MiB by default. At most \
             [`body_limit`](Self::body_limit) of it is held in memory."
        }
    };
    (
        @limit $server:ident $setter:ident $field:ident $setter_of:ident $kind:ident $docs:literal
    ) => {
        impl<A: Api> $server<A> {
            #[doc = $docs]
            #[must_use]
            pub fn $setter(mut self, bytes: usize) -> Self {
                self.limits.$field = bytes;
                self.layered()
            }

            #[doc = concat!(
                "Sets the [`", stringify!($setter), "`](Self::", stringify!($setter), ") of one operation, in place \
                 of that of all operations and of the description.",
            )]
            #[must_use]
            pub fn $setter_of(mut self, operation: Operation, bytes: usize) -> Self {
                let kind = $crate::runtime::server::service::SizeLimit::$kind;
                self.limits.set(operation, kind, bytes);
                self.layered()
            }
        }
    };
    (
        @layer $(#[$docs:meta])*
        $server:ident $setter:ident($($parameter:ident: $type:ty)?) $operation:expr
    ) => {
        impl<A: Api> $server<A> {
            $(#[$docs])*
            #[must_use]
            pub fn $setter<L, R>(mut self, $($parameter: $type,)? layer: L) -> Self
            where
                L: $crate::runtime::server::service::Layer<
                        $crate::runtime::server::service::OperationService,
                        Service: $crate::runtime::server::service::Service<
                            $crate::runtime::server::service::Request<$crate::runtime::server::service::Body>,
                            Response = $crate::runtime::server::service::Response<R>,
                            Error = $crate::runtime::server::service::Infallible,
                            Future: Send,
                        > + Clone + Send + Sync + 'static,
                    > + Send + Sync + 'static,
                R: $crate::runtime::server::service::HttpBody<
                        Error: Into<$crate::runtime::server::service::BoxError>,
                    > + Send + 'static,
            {
                self.layers.add($operation, layer);
                self.layered()
            }
        }
    };
    (@find $server:ident $method:ident $path:ident) => {
        Operation::find($method, $path)
    };
    (@find $server:ident $method:ident $path:ident $base_paths:ident) => {
        $server.find($method, $path)
    };
    ($server:ident { $($setter:ident;)* } $(, $base_paths:ident)?) => {
        impl<A> Clone for $server<A> {
            fn clone(&self) -> Self {
                Self {
                    api: $crate::runtime::server::service::Arc::clone(&self.api),
                    limits: self.limits.clone(),
                    errors: self.errors.clone(),
                    layers: self.layers.clone(),
                    $($base_paths: self.$base_paths.clone(),)?
                }
            }
        }

        impl<A: Api> $server<A> {
            /// Creates a server for an implementation.
            pub fn new(api: impl Into<$crate::runtime::server::service::Arc<A>>) -> Self {
                Self {
                    api: api.into(),
                    limits: Default::default(),
                    errors: Default::default(),
                    layers: Default::default(),
                    $($base_paths: Default::default(),)?
                }
            }

            $crate::runtime::server::error_policy::implement!(Operation, server => server.layered());

            /// Applies the layers to the current settings.
            fn layered(mut self) -> Self {
                let (finder, bare) = (self.bare(), self.bare());
                self.layers.apply(
                    move |request| finder.operation(request.method(), request.uri().path()),
                    $crate::runtime::server::service::OperationService::new(move |request| {
                        let bare = bare.clone();
                        async move { bare.handle(request).await }
                    }),
                );
                self
            }

            /// Returns the server without layers.
            fn bare(&self) -> Self {
                Self {
                    layers: Default::default(),
                    ..self.clone()
                }
            }

            /// Returns the operation that matches a method and path.
            fn operation(
                &self,
                method: &$crate::runtime::server::service::Method,
                path: &str,
            ) -> Option<Operation> {
                $crate::runtime::server::service::implement!(@find self method path $($base_paths)?)
            }

            /// Returns the layered service and the operation of a request, if there are layers.
            fn layered_operation(
                &self,
                parts: &$crate::runtime::server::service::Parts,
            ) -> Option<(&$crate::runtime::server::service::OperationService, Operation)> {
                let service = self.layers.service()?;
                let operation = self.operation(&parts.method, parts.uri.path())?;
                Some((service, operation))
            }
        }

        $crate::runtime::server::service::implement! {
            @layer
            /// Adds a layer around one operation: outside of its other layers, and inside of those of
            /// all operations. It runs after routing and before authentication, and cannot redirect
            /// a request to another operation.
            $server layer_operation(operation: Operation) Some(operation)
        }

        $crate::runtime::server::service::implement! {
            @layer
            /// Adds a layer around all operations, outside of their other layers. The [`Operation`] is
            /// an extension of the request. Requests that match no operation bypass it: to see
            /// these, add a layer around the server.
            $server layer() None
        }

        $($crate::runtime::server::service::implement!(@setter $server $setter);)*

        $crate::runtime::server::tower::implement! {
            $server, Api, server, request => server.handle(request)
        }
    };
}

pub use implement_service as implement;
