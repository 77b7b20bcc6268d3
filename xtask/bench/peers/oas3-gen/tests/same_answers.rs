//! The server gives the answers of the interface in the cases that are measured, and in these alone.

use oas3_gen_bench::{CASES, Oas3Gen};

#[test]
fn it_gives_the_same_answers() {
    bench::answer::check::<Oas3Gen>(&CASES);
}
