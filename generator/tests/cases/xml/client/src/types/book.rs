// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Book`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, object};
use crate::types::Tag;

/// `Book`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Book {
    /// `id`.
    pub id: i64,
    /// `lang`.
    pub lang: Nullable<String>,
    /// `title`.
    pub title: String,
    /// `authors`.
    pub authors: Vec<String>,
    /// `pages`.
    pub pages: Option<i64>,
    /// `price`.
    pub price: Option<f64>,
    /// `lent`.
    pub lent: Option<bool>,
    /// `link`.
    pub link: Option<String>,
    /// `kind`.
    pub kind: Option<BookKind>,
    /// `stars`.
    pub stars: Option<BookStars>,
    /// `tags`.
    pub tags: Vec<Tag>,
    /// `sequel`.
    pub sequel: Option<Box<Book>>,
    /// `grid`.
    pub grid: Option<Vec<Vec<i64>>>,
}

/// The required fields of [`Book`].
#[derive(Debug)]
pub struct BookRequired {
    /// `id`.
    pub id: i64,
    /// `title`.
    pub title: String,
    /// `authors`.
    pub authors: Vec<String>,
    /// `pages`.
    pub pages: Option<i64>,
    /// `tags`.
    pub tags: Vec<Tag>,
}

impl From<BookRequired> for Book {
    fn from(required: BookRequired) -> Self {
        Self {
            id: required.id,
            lang: Nullable::Absent,
            title: required.title,
            authors: required.authors,
            pages: required.pages,
            price: None,
            lent: None,
            link: None,
            kind: None,
            stars: None,
            tags: required.tags,
            sequel: None,
            grid: None,
        }
    }
}

impl Book {
    /// Sets `lang`.
    #[must_use]
    pub fn lang(mut self, lang: impl Into<Nullable<String>>) -> Self {
        self.lang = lang.into();
        self
    }

    /// Sets `price`.
    #[must_use]
    pub fn price(mut self, price: impl Into<Option<f64>>) -> Self {
        self.price = price.into();
        self
    }

    /// Sets `lent`.
    #[must_use]
    pub fn lent(mut self, lent: impl Into<Option<bool>>) -> Self {
        self.lent = lent.into();
        self
    }

    /// Sets `link`.
    #[must_use]
    pub fn link(mut self, link: impl IntoOptional<String>) -> Self {
        self.link = link.into_optional();
        self
    }

    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<BookKind>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Sets `stars`.
    #[must_use]
    pub fn stars(mut self, stars: impl Into<Option<BookStars>>) -> Self {
        self.stars = stars.into();
        self
    }

    /// Sets `sequel`.
    #[must_use]
    pub fn sequel(mut self, sequel: impl Into<Option<Book>>) -> Self {
        self.sequel = sequel.into().map(Box::new);
        self
    }

    /// Sets `grid`.
    #[must_use]
    pub fn grid(mut self, grid: impl IntoIterator<Item = Vec<i64>>) -> Self {
        self.grid = Some(grid.into_iter().collect());
        self
    }
}

impl json::EncodeFields for Book {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.nullable("lang", &self.lang);
        fields.field("title", &self.title);
        fields.field("authors", &self.authors);
        fields.field("pages", &self.pages);
        fields.optional("price", &self.price);
        fields.optional("lent", &self.lent);
        fields.optional("link", &self.link);
        fields.optional("kind", &self.kind);
        fields.optional("stars", &self.stars);
        fields.field("tags", &self.tags);
        fields.optional("sequel", &self.sequel);
        fields.optional("grid", &self.grid);
    }
}

impl json::Decode for Book {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut lang: Nullable<String> = Nullable::Absent;
        let mut title: Option<String> = None;
        let mut authors: Option<Vec<String>> = None;
        let mut pages: Option<Option<i64>> = None;
        let mut price: Option<f64> = None;
        let mut lent: Option<bool> = None;
        let mut link: Option<String> = None;
        let mut kind: Option<BookKind> = None;
        let mut stars: Option<BookStars> = None;
        let mut tags: Option<Vec<Tag>> = None;
        let mut sequel: Option<Box<Book>> = None;
        let mut grid: Option<Vec<Vec<i64>>> = None;
        object::read(
            reader,
            &mut [
                object::required("id", &mut id),
                object::optional("lang", &mut lang),
                object::required("title", &mut title),
                object::required("authors", &mut authors),
                object::required("pages", &mut pages),
                object::optional("price", &mut price),
                object::optional("lent", &mut lent),
                object::optional("link", &mut link),
                object::optional("kind", &mut kind),
                object::optional("stars", &mut stars),
                object::required("tags", &mut tags),
                object::optional("sequel", &mut sequel),
                object::optional("grid", &mut grid),
            ],
        )?;
        let (Some(id), Some(title), Some(authors), Some(pages), Some(tags)) = (
            id,
            title,
            authors,
            pages,
            tags,
        ) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            id,
            lang,
            title,
            authors,
            pages,
            price,
            lent,
            link,
            kind,
            stars,
            tags,
            sequel,
            grid,
        })
    }
}

object::implement!(Book);

/// `BookKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BookKind {
    /// `novel`.
    Novel,
    /// `comic`.
    Comic,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl BookKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Novel => "novel",
            Self::Comic => "comic",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for BookKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("novel", Self::Novel),
        ("comic", Self::Comic),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(BookKind);

/// `BookStars`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BookStars {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// `3`.
    Value3,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl BookStars {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
            Self::Value3 => 3,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for BookStars {
    const VALUES: &'static [(i64, Self)] = &[
        (1, Self::Value1),
        (2, Self::Value2),
        (3, Self::Value3),
    ];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(BookStars);
