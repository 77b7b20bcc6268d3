//! Calls: their requests, responses, errors, retries and pages.

#[cfg(feature = "tracing")]
pub mod attempt_span;
#[cfg(feature = "blocking")]
pub mod blocking;
pub mod builder;
pub mod call;
pub mod careful_body;
pub mod careful_option;
pub mod custom_headers;
pub mod deviation;
pub mod documented;
pub mod error_message;
pub mod exchange;
pub mod failure;
pub mod header;
#[cfg(feature = "random")]
pub mod idempotency_key;
pub mod link;
#[cfg(feature = "mock")]
pub mod mock;
pub mod operation_info;
pub mod pages;
#[cfg(feature = "random")]
pub mod random;
pub mod raw_response;
pub mod redirects;
pub mod reply;
pub mod request;
pub mod request_url;
pub mod retry;
pub mod structured_header;
pub mod unknown_fields;
pub mod wire;

#[cfg(test)]
mod careful_option_tests;
#[cfg(test)]
mod header_tests;
#[cfg(test)]
mod raw_response_tests;
#[cfg(test)]
mod request_url_tests;
#[cfg(test)]
mod retry_tests;
