//! The server that is generated from `wire.yaml`.
#![allow(
    clippy::all,
    missing_docs,
    reason = "the crates of the tests are looked at"
)]

include!(concat!(env!("OUT_DIR"), "/src/lib.rs"));
