//! Responses and rejections.

pub mod cause;
pub mod failure;
pub mod header;
pub mod integer_headers;
pub mod negotiation;
pub mod open_status;
pub mod problem;
pub mod rejected_request;
pub mod rejection;
pub mod response;
pub mod structured_header;
pub mod values;
#[cfg(feature = "xml")]
pub mod xml_alternative;

#[cfg(test)]
mod integer_headers_tests;
#[cfg(test)]
mod negotiation_tests;
#[cfg(test)]
mod rejection_tests;
#[cfg(test)]
mod response_tests;
