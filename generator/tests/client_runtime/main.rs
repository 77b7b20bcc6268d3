//! The support code of client crates: module by module with tables of inputs and expected results, and as a whole in
//! the client that is generated from `spec/openapi.yaml`, against servers with invalid responses.

mod attempt_limits;
mod blocking;
mod bodies;
mod command_line;
mod connections;
mod credential_providers;
mod credentials;
mod enums;
mod events;
mod header;
mod mocks;
mod other_servers;
mod pages;
mod request_url;
mod responses;
mod retries;
mod retry;
#[allow(
    dead_code,
    unused_imports,
    unused_macros,
    reason = "a generated crate uses all of it, the tests only parts"
)]
mod runtime;
mod secrets;
mod server_url;
mod test_server;
mod transports;
mod undeclared_credentials;
mod url_cache;
