//! A list of animals, read and written as JSON in three ways.

use generated_server::runtime::{decode, encode};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::by_hand::types;
use crate::generated;

/// The number of animals in a list.
pub const ANIMALS: i64 = 100;

/// The animals as JSON.
pub fn text() -> Vec<u8> {
    write_by_serde(derived_animals())
}

/// The animals in the type of the generated crate.
pub fn generated_animals() -> Vec<generated_server::Pet> {
    (1..=ANIMALS).map(generated::pet).collect()
}

/// The animals in the type that derives serde.
pub fn derived_animals() -> Vec<types::Pet> {
    (1..=ANIMALS).map(types::prepared_pet).collect()
}

/// Reads as the generated server reads a body.
pub fn read(text: Vec<u8>) -> Vec<generated_server::Pet> {
    decode::from_bytes(&text).expect("the text is a list of animals")
}

/// Writes as the generated server writes a body.
pub fn write(animals: Vec<generated_server::Pet>) -> Vec<u8> {
    encode::to_bytes(&animals).expect("animals have only finite numbers")
}

/// Reads with serde.
pub fn read_by_serde<T: DeserializeOwned>(text: Vec<u8>) -> Vec<T> {
    serde_json::from_slice(&text).expect("the text is a list of animals")
}

/// Writes with serde.
pub fn write_by_serde<T: Serialize>(animals: Vec<T>) -> Vec<u8> {
    serde_json::to_vec(&animals).expect("animals can be serialized")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_reads_and_writes_the_same() {
        assert_eq!(write(generated_animals()), text());
        assert_eq!(write_by_serde(generated_animals()), text());
        assert_eq!(read(text()), generated_animals());
        assert_eq!(
            read_by_serde::<generated_server::Pet>(text()),
            generated_animals()
        );
        assert_eq!(read_by_serde::<types::Pet>(text()), derived_animals());
    }
}
