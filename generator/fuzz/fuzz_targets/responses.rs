//! See `fuzz::responses`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::responses::run(data));
