//! See `fuzz::bodies`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::bodies::run(data));
