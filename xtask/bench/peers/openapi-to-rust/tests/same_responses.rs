//! The server sends the responses of the interface in exactly the measured cases.

use openapi_to_rust_bench::{CASES, OpenapiToRust};

#[test]
fn it_sends_the_same_responses() {
    bench::response::check::<OpenapiToRust>(&CASES);
}
