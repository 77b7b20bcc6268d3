// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Photo`.

use crate::runtime::object;
use crate::types::line::Line;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Photo {
    pub title: String,
    pub place: Option<Line>,
    pub sizes: Option<Vec<i64>>,
    pub image: String,
    pub others: Vec<String>,
}

/// The required fields of [`Photo`].
#[derive(Debug)]
pub struct PhotoRequired {
    pub title: String,
    pub image: String,
    pub others: Vec<String>,
}

object::implement! {
    Photo from PhotoRequired {
        required(title, "title");
        optional(place: Line, "place");
        optional(sizes: Vec<i64>, "sizes");
        required(image, "image");
        required(others, "others");
    }
}
