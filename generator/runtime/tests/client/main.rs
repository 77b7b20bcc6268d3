//! The library of clients: module by module with tables of inputs and expected results, and as a whole in
//! the client that is generated from `spec/openapi.yaml`, against servers with invalid responses.

mod attempt_limits;
mod blocking;
mod bodies;
mod command_line;
mod connections;
mod credential_providers;
mod enums;
mod headers;
mod mocks;
mod pages;
mod redirects;
mod responses;
mod retries;
mod runtime;
mod secrets;
mod spans;
mod test_server;
mod transports;
