//! Tests of the service and of its program.

mod adoption;
#[cfg(target_os = "linux")]
mod attacks;
mod backup;
mod browser;
mod cli;
mod deploy;
mod documented_statuses;
#[cfg(unix)]
mod drain;
mod durability;
#[cfg(unix)]
mod encryption;
mod environments;
#[cfg(unix)]
mod freezes;
mod guesses;
mod hostile_requests;
mod http2;
#[cfg(unix)]
mod instances;
mod log;
#[cfg(unix)]
mod lost_files;
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
