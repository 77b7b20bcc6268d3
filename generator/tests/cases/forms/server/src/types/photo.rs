// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Photo`.

use crate::runtime::{json, object};
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
    pub others: Vec<String>,
}

/// The required fields of [`Photo`].
#[derive(Debug)]
pub struct PhotoRequired {
    /// `title`.
    pub title: String,
    /// `image`.
    pub image: String,
    /// `others`.
    pub others: Vec<String>,
}

impl From<PhotoRequired> for Photo {
    fn from(required: PhotoRequired) -> Self {
        Self {
            title: required.title,
            place: None,
            sizes: None,
            image: required.image,
            others: required.others,
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
    pub fn sizes(mut self, sizes: impl IntoIterator<Item = i64>) -> Self {
        self.sizes = Some(sizes.into_iter().collect());
        self
    }
}

impl json::EncodeFields for Photo {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("title", &self.title);
        fields.optional("place", &self.place);
        fields.optional("sizes", &self.sizes);
        fields.field("image", &self.image);
        fields.field("others", &self.others);
    }
}

impl json::Decode for Photo {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut title: Option<String> = None;
        let mut place: Option<Line> = None;
        let mut sizes: Option<Vec<i64>> = None;
        let mut image: Option<String> = None;
        let mut others: Option<Vec<String>> = None;
        object::read(
            reader,
            &mut [
                object::required("title", &mut title),
                object::optional("place", &mut place),
                object::optional("sizes", &mut sizes),
                object::required("image", &mut image),
                object::required("others", &mut others),
            ],
        )?;
        let (Some(title), Some(image), Some(others)) = (title, image, others) else {
            return Err(object::incomplete());
        };
        let value = Self {
            title,
            place,
            sizes,
            image,
            others,
        };
        object::check(value.title.chars().count() <= 8, "title")?;
        Ok(value)
    }
}

object::implement!(Photo);
