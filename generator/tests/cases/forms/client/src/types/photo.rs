// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Photo`.

use crate::runtime::{json, object, slot};
use crate::types::Line;

/// `Photo`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Photo {
    /// `title`.
    pub title: String,
    /// `place`.
    pub place: Option<Line>,
    /// `sizes`.
    pub sizes: Option<Vec<i64>>,
    /// `image`.
    pub image: String,
    /// `others`.
    pub others: Option<Vec<String>>,
}

/// What a [`Photo`] cannot be without.
#[derive(Clone, Debug)]
pub struct PhotoRequired {
    /// `title`.
    pub title: String,
    /// `image`.
    pub image: String,
}

impl From<PhotoRequired> for Photo {
    fn from(required: PhotoRequired) -> Self {
        Self {
            title: required.title,
            place: None,
            sizes: None,
            image: required.image,
            others: None,
        }
    }
}

impl Photo {
    /// Sets `place`.
    #[must_use]
    pub fn place(mut self, place: impl Into<Option<Line>>) -> Self {
        self.place = place.into();
        self
    }

    /// Sets `sizes`.
    #[must_use]
    pub fn sizes(mut self, sizes: impl Into<Option<Vec<i64>>>) -> Self {
        self.sizes = sizes.into();
        self
    }

    /// Sets `others`.
    #[must_use]
    pub fn others(mut self, others: impl Into<Option<Vec<String>>>) -> Self {
        self.others = others.into();
        self
    }
}

impl json::EncodeFields for Photo {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("title", &self.title);
        fields.optional("place", &self.place);
        fields.optional("sizes", &self.sizes);
        fields.field("image", &self.image);
        fields.optional("others", &self.others);
    }
}

impl object::Object for Photo {
    const FIELDS: &'static [&'static str] = &[
        "title",
        "place",
        "sizes",
        "image",
        "others",
    ];

    type Slots = PhotoSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            title: object::required(slots.title, "title")?,
            place: slots.place,
            sizes: slots.sizes,
            image: object::required(slots.image, "image")?,
            others: slots.others,
        })
    }
}

object::implement!(Photo);

/// The fields of a [`Photo`] read so far.
#[derive(Default)]
pub struct PhotoSlots {
    title: Option<String>,
    place: Option<Line>,
    sizes: Option<Vec<i64>>,
    image: Option<String>,
    others: Option<Vec<String>>,
}

impl slot::Slots for PhotoSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.title,
            1 => &mut self.place,
            2 => &mut self.sizes,
            3 => &mut self.image,
            4 => &mut self.others,
            _ => return None,
        };
        Some(slot)
    }
}
