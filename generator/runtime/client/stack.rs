//! The transport of a client, and the layers around it.

use std::fmt;
use std::sync::Arc;

use tower_layer::Layer;

use super::builder::BuildError;
use super::transport::{Transport, TransportService};

/// A transport, and what is put around it.
#[derive(Clone, Default)]
pub struct Stack {
    /// `None` for the HTTP library.
    transport: Option<Arc<dyn Transport>>,
    /// The first is the outermost.
    layers: Vec<Arc<Wrap>>,
}

type Wrap = dyn Fn(Arc<dyn Transport>) -> Arc<dyn Transport> + Send + Sync;

impl Stack {
    /// Takes a transport in place of the HTTP library.
    pub fn set(&mut self, transport: impl Transport + 'static) {
        self.transport = Some(Arc::new(transport));
    }

    /// Puts a layer around the transport, and within those that are there already.
    pub fn add<L>(&mut self, layer: L)
    where
        L: Layer<TransportService> + Send + Sync + 'static,
        L::Service: Transport + 'static,
    {
        let wrap =
            move |inner| -> Arc<dyn Transport> { Arc::new(layer.layer(TransportService(inner))) };
        self.layers.push(Arc::new(wrap));
    }

    /// Whether requests to `https` addresses can be sent: what a given transport does is its own
    /// affair.
    pub(super) fn speaks_tls(&self) -> bool {
        let by_browser = cfg!(all(target_arch = "wasm32", target_os = "unknown"));
        self.transport.is_some() || by_browser || cfg!(feature = "tls")
    }

    /// The transport with its layers.
    pub(super) fn build(self) -> Result<Arc<dyn Transport>, BuildError> {
        let innermost = match self.transport {
            Some(transport) => transport,
            None => library()?,
        };
        let layers = self.layers.iter().rev();
        Ok(layers.fold(innermost, |inner, wrap| wrap(inner)))
    }
}

#[cfg(feature = "reqwest")]
fn library() -> Result<Arc<dyn Transport>, BuildError> {
    use super::transport::ReqwestTransport;

    let library = ReqwestTransport::new().map_err(BuildError::Transport)?;
    Ok(Arc::new(library))
}

#[cfg(not(feature = "reqwest"))]
fn library() -> Result<Arc<dyn Transport>, BuildError> {
    Err(BuildError::WithoutTransport)
}

impl fmt::Debug for Stack {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Stack(..)")
    }
}
