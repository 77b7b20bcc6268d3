//! The server sends the responses of the interface in exactly the measured cases.

use openapi_generator_bench::{CASES, OpenapiGenerator};

#[test]
fn it_sends_the_same_responses() {
    bench::response::check::<OpenapiGenerator>(&CASES);
}
