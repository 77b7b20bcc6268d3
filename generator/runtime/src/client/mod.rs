//! Clients: calls, errors, retries, pagination, credentials and transports.

mod bodies;
mod calls;
#[cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]
mod cli;
mod credentials;
mod parameters;
mod request_validation;
mod server_urls;
mod transports;
mod types;

#[cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]
#[doc(hidden)]
pub use cli::*;
#[doc(hidden)]
pub use {
    bodies::*, calls::*, credentials::*, parameters::*, request_validation::*, server_urls::*,
    transports::*, types::*,
};
