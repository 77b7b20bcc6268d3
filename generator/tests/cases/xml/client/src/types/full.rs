// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Full`.

use crate::runtime::{json, object};

/// `Full`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Full {
    /// `state`.
    pub state: String,
    /// `books`.
    pub books: Vec<String>,
}

/// The required fields of [`Full`].
#[derive(Debug)]
pub struct FullRequired {
    /// `state`.
    pub state: String,
    /// `books`.
    pub books: Vec<String>,
}

impl From<FullRequired> for Full {
    fn from(required: FullRequired) -> Self {
        Self {
            state: required.state,
            books: required.books,
        }
    }
}

impl json::EncodeFields for Full {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("state", &self.state);
        fields.field("books", &self.books);
    }
}

impl json::Decode for Full {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut state: Option<String> = None;
        let mut books: Option<Vec<String>> = None;
        object::read(
            reader,
            &mut [
                object::required("state", &mut state),
                object::required("books", &mut books),
            ],
        )?;
        let (Some(state), Some(books)) = (state, books) else {
            return Err(object::incomplete());
        };
        Ok(Self { state, books })
    }
}

object::implement!(Full);
