//! From a request to its operation.

pub mod base_path;
pub mod conditions;
pub mod dispatch;
pub mod error_policy;
pub mod head;
pub mod layers;
pub mod operation_list;
pub mod options;
pub mod receiver;
pub mod request_context;
pub mod router;
pub mod segment_key;
pub mod service;
pub mod tower;

#[cfg(test)]
mod base_path_tests;
#[cfg(test)]
mod conditions_tests;
#[cfg(test)]
mod layers_tests;
#[cfg(test)]
mod methods_tests;
#[cfg(test)]
mod request_context_tests;
#[cfg(test)]
mod router_tests;
