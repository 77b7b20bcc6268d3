// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Book`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
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

object::implement! {
    Book from BookRequired {
        required(id, "id");
        nullable(lang: String, "lang");
        required(title, "title");
        required(authors, "authors");
        required(pages, "pages");
        optional(price: f64, "price");
        optional(lent: bool, "lent");
        optional(link: String, "link");
        optional(kind: BookKind, "kind");
        optional(stars: BookStars, "stars");
        required(tags, "tags");
        optional(sequel: Box<Book>, "sequel");
        optional(grid: Vec<Vec<i64>>, "grid");
    }
}

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
