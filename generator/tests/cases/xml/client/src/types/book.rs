// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Book`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
use crate::types::{BookKind, BookStars, Tag};

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
