// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Book`.

use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::uri::UriText;
use crate::runtime::{integer_enum, json, object, object_schema, text_enum, text_format};
use crate::types::tag::{Tag, TAG_SCHEMA};

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
    }, closed, check
}

impl object::Check for Book {
    fn check(&self) -> json::Result<()> {
        object::require(self.title.chars().count() >= 1, "title")?;
        object::require(self.pages.is_none_or(|value| value >= 1), "pages")?;
        object::require(
            self.link.as_ref().is_none_or(|link| text_format::is::<UriText>(link)),
            "link",
        )?;
        object::require(self.tags.len() <= 3, "tags")?;
        Ok(())
    }
}

object_schema::implement! {
    BOOK_SCHEMA {
        required("id", Schema::Integer(i64::MIN, i64::MAX));
        optional("lang", Schema::Nullable(&Schema::String(&[])));
        required("title", Schema::String(&[TextConstraint::Length(1, usize::MAX)]));
        required("authors", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
        required("pages", Schema::Nullable(&Schema::Integer(1, i64::MAX)));
        optional("price", Schema::Number(NumberBounds::ANY));
        optional("lent", Schema::Boolean);
        optional("link", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<UriText>(text), <UriText as text_format::TextFormat>::EXPECTED)]));
        optional("kind", Schema::Reference(&BOOK_KIND_SCHEMA));
        optional("stars", Schema::Reference(&BOOK_STARS_SCHEMA));
        required("tags", Schema::Array(&Items { schema: Schema::Reference(&TAG_SCHEMA), minimum: 0, maximum: 3 }));
        optional("sequel", Schema::Reference(&BOOK_SCHEMA));
        optional("grid", Schema::Array(&Items { schema: Schema::Array(&Items { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: usize::MAX }), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::None
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BookKind {
    Novel,
    Comic,
}

text_enum::implement! {
    BookKind {
        Novel = "novel";
        Comic = "comic";
    }
}

pub(crate) static BOOK_KIND_SCHEMA: Schema = Schema::Enum(
    &["novel", "comic"],
    "expected one of `novel`, `comic`",
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BookStars {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// `3`.
    Value3,
}

integer_enum::implement! {
    BookStars {
        Value1 = 1;
        Value2 = 2;
        Value3 = 3;
    }
}

pub(crate) static BOOK_STARS_SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2, 3],
    "expected one of `1`, `2`, `3`",
);
