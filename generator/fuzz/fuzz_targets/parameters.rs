//! See `fuzz::parameters`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::parameters::run(data));
