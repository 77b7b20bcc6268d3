//! The library of servers, module by module, with tables of inputs and expected results.

mod decoding;
mod enums;
mod or_additional;
mod runtime;
#[path = "../../src/test_support.rs"]
#[allow(dead_code, reason = "unit tests use the rest")]
mod test_support;
mod union;
