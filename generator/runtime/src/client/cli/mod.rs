//! The command line program of a client.

pub mod cli_arguments;
pub mod cli_body;
pub mod cli_call;
pub mod cli_decode;
pub mod cli_error;
pub mod cli_escape;
#[cfg(feature = "multipart-client")]
pub mod cli_form;
pub mod cli_json;
pub mod cli_login;
pub mod cli_login_flow;
pub mod cli_login_store;
pub mod cli_output;
pub mod cli_pages;
pub mod cli_parser;
pub mod cli_run;
pub mod cli_spec;
pub mod cli_stored_login;
pub mod cli_table;
#[cfg(feature = "multipart-client")]
pub mod cli_upload;
