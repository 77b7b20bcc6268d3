//! Tests that compile generated crates. All but the smallest are ignored by default:
//! `cargo xtask ci` runs them, and so does `cargo test -p openapi-crates --test it -- --ignored`.

mod command_line;
mod command_line_bodies;
mod command_line_media_types;
mod compiles;
mod derives;
mod deviations;
mod evolution;
mod features;
mod library_version;
mod logins;
mod programs;
mod shared_parameters;
mod tag_features;
mod verifiers;
