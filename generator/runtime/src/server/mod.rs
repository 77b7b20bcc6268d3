//! Servers: rejections, admission, credentials, layers and request bodies.

mod bodies;
mod parameters;
mod responses;
mod routing;
mod security;
mod types;

#[doc(hidden)]
pub use {bodies::*, parameters::*, responses::*, routing::*, security::*, types::*};
