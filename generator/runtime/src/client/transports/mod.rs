//! Transports, their layers and timers.

pub mod timer;
pub mod timer_in_browser;
pub mod transport;
pub mod transport_by_fetch;
pub mod transport_by_reqwest;
pub mod transport_stack;
pub mod unix_socket;
pub mod url_cache;

#[cfg(test)]
mod url_cache_tests;
