//! Parameters of requests.

pub mod cookies;
pub mod list_parameter;
pub mod parameter;
pub mod path;
pub mod query;
pub mod query_list;
pub mod request_header;
pub mod string_schema;
pub mod string_to_json;
pub mod structured;

#[cfg(test)]
mod lists_tests;
#[cfg(test)]
mod parameter_tests;
#[cfg(test)]
mod path_tests;
#[cfg(test)]
mod query_tests;
#[cfg(test)]
mod structured_tests;
