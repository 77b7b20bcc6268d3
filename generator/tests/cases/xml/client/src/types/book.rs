// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Book`.

use crate::runtime::integer_enum::{self, UnknownInteger};
use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};
use crate::types::tag::Tag;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Book {
    pub id: i64,
    pub lang: Nullable<String>,
    pub title: String,
    pub authors: Vec<String>,
    pub pages: Option<i64>,
    pub price: Option<f64>,
    pub lent: Option<bool>,
    pub link: Option<String>,
    pub kind: Option<BookKind>,
    pub stars: Option<BookStars>,
    pub tags: Vec<Tag>,
    pub sequel: Option<Box<Book>>,
    pub grid: Option<Vec<Vec<i64>>>,
}

/// The required fields of [`Book`].
#[derive(Debug)]
pub struct BookRequired {
    pub id: i64,
    pub title: String,
    pub authors: Vec<String>,
    pub pages: Option<i64>,
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

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BookKind {
    Novel,
    Comic,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    BookKind {
        Novel = "novel";
        Comic = "comic";
    }
}

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

integer_enum::implement! {
    BookStars {
        Value1 = 1;
        Value2 = 2;
        Value3 = 3;
    }
}
