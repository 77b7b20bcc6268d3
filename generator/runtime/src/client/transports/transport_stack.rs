//! The transport of a client and its layers.

use std::ffi::OsString;
use std::fmt;
use std::sync::Arc;

use tower_layer::Layer;

use crate::runtime::client::builder::BuildError;
use crate::runtime::client::transport::{Transport, TransportService};

/// A transport and its layers.
#[derive(Clone, Default)]
pub struct Stack {
    /// `None` for the default, `reqwest`.
    transport: Option<Arc<dyn Transport>>,
    /// The unix socket that the default transport connects to, if any.
    socket: Option<OsString>,
    /// The first layer is the outermost.
    layers: Vec<Arc<Wrap>>,
}

type Wrap = dyn Fn(Arc<dyn Transport>) -> Arc<dyn Transport> + Send + Sync;

impl Stack {
    /// Replaces the default transport.
    pub fn set(&mut self, transport: impl Transport + 'static) {
        self.transport = Some(Arc::new(transport));
    }

    /// Connects to a unix socket.
    pub(crate) fn connect_to(&mut self, socket: Option<OsString>) {
        self.socket = socket;
    }

    /// Adds a layer inside of those added before.
    pub fn add<L>(&mut self, layer: L)
    where
        L: Layer<TransportService> + Send + Sync + 'static,
        L::Service: Transport + 'static,
    {
        let wrap =
            move |inner| -> Arc<dyn Transport> { Arc::new(layer.layer(TransportService(inner))) };
        self.layers.push(Arc::new(wrap));
    }

    /// Returns `true` if `https` URLs are supported. A custom transport decides itself.
    pub(crate) fn speaks_tls(&self) -> bool {
        let by_browser = cfg!(all(target_arch = "wasm32", target_os = "unknown"));
        self.transport.is_some() || by_browser || cfg!(feature = "tls")
    }

    /// Returns `true` if layers or a custom transport see the extensions of requests.
    pub(crate) fn is_observed(&self) -> bool {
        self.transport.is_some() || !self.layers.is_empty()
    }

    /// Returns `true` if all requests are sent through a unix socket.
    pub(crate) fn is_unix_socket(&self) -> bool {
        self.socket.is_some()
    }

    /// Builds the transport with its layers.
    pub(crate) fn build(self) -> Result<Arc<dyn Transport>, BuildError> {
        let innermost = match (self.transport, self.socket) {
            (Some(_), Some(_)) => return Err(BuildError::UnixSocket),
            (Some(transport), None) => transport,
            (None, socket) => library(socket)?,
        };
        let layers = self.layers.iter().rev();
        Ok(layers.fold(innermost, |inner, wrap| wrap(inner)))
    }
}

#[cfg(feature = "reqwest")]
fn library(socket: Option<OsString>) -> Result<Arc<dyn Transport>, BuildError> {
    use crate::runtime::client::transport::ReqwestTransport;

    if cfg!(not(unix)) && socket.is_some() {
        return Err(BuildError::UnixSocket);
    }
    let library = ReqwestTransport::new(socket).map_err(BuildError::Transport)?;
    Ok(Arc::new(library))
}

#[cfg(not(feature = "reqwest"))]
fn library(_: Option<OsString>) -> Result<Arc<dyn Transport>, BuildError> {
    Err(BuildError::WithoutTransport)
}

impl fmt::Debug for Stack {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Stack(..)")
    }
}
