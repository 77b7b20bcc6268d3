//! Clients: calls, errors, retries, pagination, credentials and transports.

mod bodies;
mod calls;
mod cli;
mod credentials;
mod parameters;
mod request_validation;
mod server_urls;
mod transports;
mod types;

#[doc(hidden)]
pub use {
    bodies::*, calls::*, cli::*, credentials::*, parameters::*, request_validation::*,
    server_urls::*, transports::*, types::*,
};
