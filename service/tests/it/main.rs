//! Tests of the service and of its program.

mod adoption;
mod backup;
mod browser;
mod cli;
mod deploy;
mod documented_statuses;
mod durability;
#[cfg(unix)]
mod encryption;
mod environments;
mod hostile_requests;
mod http2;
#[cfg(unix)]
mod instances;
mod log;
#[cfg(unix)]
mod outages;
mod pages;
mod paging;
mod rate_limits;
mod secrets;
mod seed;
mod support;
mod traces;
mod unban;
mod watch;
