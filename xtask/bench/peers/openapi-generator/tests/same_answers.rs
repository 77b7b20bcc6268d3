//! The server gives the answers of the interface in the cases that are measured, and in these alone.

use openapi_generator_bench::{CASES, OpenapiGenerator};

#[test]
fn it_gives_the_same_answers() {
    bench::answer::check::<OpenapiGenerator>(&CASES);
}
