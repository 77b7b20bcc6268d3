//! Base URLs other than that of the client.

pub mod other_servers;
pub mod server_url;
pub mod webhook_endpoint;

#[cfg(test)]
mod other_servers_tests;
#[cfg(test)]
mod server_url_tests;
