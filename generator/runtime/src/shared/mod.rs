//! Code that servers and clients share.

#[cfg(any(feature = "client", feature = "server"))]
mod bodies;
mod codecs;
mod formats;
mod json_codec;
mod parameters;
mod types;
mod unions;
mod validation;
#[cfg(feature = "xml")]
mod xml_codec;

#[cfg(any(feature = "client", feature = "server"))]
pub use bodies::*;
pub use codecs::*;
pub use formats::*;
pub use json_codec::*;
pub use parameters::*;
pub use types::*;
pub use unions::*;
pub use validation::*;
#[cfg(feature = "xml")]
pub use xml_codec::*;
