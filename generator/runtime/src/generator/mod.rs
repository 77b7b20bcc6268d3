//! Code that the generator shares with the crates that it generates.
#![allow(
    clippy::duplicate_mod,
    reason = "the generator compiles these files without the features of servers and clients"
)]

pub mod sources;

#[path = "../shared/validation/exact_number.rs"]
pub mod exact_number;
#[path = "../shared/bodies/media_type.rs"]
pub mod media_type;
#[path = "../server/routing/segment_key.rs"]
pub mod segment_key;
#[path = "../shared/xml_codec/xml_name.rs"]
pub mod xml_name;
