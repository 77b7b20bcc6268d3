//! The handwritten types.

use serde::{Deserialize, Serialize};

/// An animal.
#[derive(Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Animal {
    /// Its identifier.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// Its category.
    pub category_id: i64,
    /// Its status.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<AnimalStatus>,
}

/// The availability of an animal.
#[derive(Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum AnimalStatus {
    /// It is available.
    Available,
    /// It is reserved.
    Pending,
    /// It is sold.
    Sold,
}

/// The number of received bytes.
#[derive(Debug, Deserialize, Serialize)]
pub struct Arrived {
    /// Their count.
    pub count: u64,
}

/// An animal that moves.
#[derive(Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Move {
    /// The identifier of the animal.
    pub animal_id: i64,
    /// The destination.
    pub to: String,
}
