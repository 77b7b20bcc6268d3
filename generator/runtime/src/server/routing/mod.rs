//! From a request to its operation.

pub mod base_path;
pub mod conditions;
pub mod dispatch;
pub mod layers;
pub mod operation_list;
pub mod receiver;
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
mod router_tests;
