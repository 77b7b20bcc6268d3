//! The server sends the responses of the interface in exactly the measured cases.

use oas3_gen_bench::{CASES, Oas3Gen};

#[test]
fn it_sends_the_same_responses() {
    bench::response::check::<Oas3Gen>(&CASES);
}
