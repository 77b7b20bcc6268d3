//! The support code of client crates: file by file as tables of inputs and what they give, and as a
//! whole, in the client that is generated from `spec/openapi.yaml`, against servers that misbehave.

mod answers;
mod blocking;
mod bodies;
mod bounds;
mod command_line;
mod connections;
mod credential_providers;
mod credentials;
mod enums;
mod events;
mod header;
mod misbehaving;
mod mocks;
mod other_servers;
mod pages;
mod request_url;
mod retries;
mod retry;
#[allow(
    dead_code,
    unused_imports,
    unused_macros,
    reason = "a generated crate calls all of it, a test what it is about"
)]
mod runtime;
mod secrets;
mod server_url;
mod transports;
mod undeclared_credentials;
mod url_cache;
