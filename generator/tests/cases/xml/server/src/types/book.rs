// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Book`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::text_enum::{self, TextEnum};
use crate::runtime::uri::UriText;
use crate::runtime::{json, object, text_format};
use crate::types::{Tag, TAG_SCHEMA};

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
        object::read_closed(
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
        let value = Self {
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
        };
        object::check(value.title.chars().count() >= 1, "title")?;
        object::check(value.pages.is_none_or(|value| value >= 1), "pages")?;
        object::check(
            value.link.as_ref().is_none_or(|link| text_format::is::<UriText>(link)),
            "link",
        )?;
        object::check(value.tags.len() <= 3, "tags")?;
        Ok(value)
    }
}

object::implement!(Book);

/// The JSON schema of [`Book`].
pub(crate) static BOOK_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "lang",
            required: false,
            schema: Schema::Nullable(&Schema::String(&[])),
        },
        Field {
            name: "title",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() >= 1,
                        expected: "expected at least 1 character",
                    },
                ],
            ),
        },
        Field {
            name: "authors",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "pages",
            required: true,
            schema: Schema::Nullable(&Schema::Integer(1, i64::MAX)),
        },
        Field {
            name: "price",
            required: false,
            schema: Schema::Number(NumberBounds::ANY),
        },
        Field {
            name: "lent",
            required: false,
            schema: Schema::Boolean,
        },
        Field {
            name: "link",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<UriText>(text),
                        expected: <UriText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "kind",
            required: false,
            schema: Schema::Reference(&BOOK_KIND_SCHEMA),
        },
        Field {
            name: "stars",
            required: false,
            schema: Schema::Reference(&BOOK_STARS_SCHEMA),
        },
        Field {
            name: "tags",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&TAG_SCHEMA),
                    minimum: 0,
                    maximum: 3,
                },
            ),
        },
        Field {
            name: "sequel",
            required: false,
            schema: Schema::Reference(&BOOK_SCHEMA),
        },
        Field {
            name: "grid",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Array(
                        &Items {
                            schema: Schema::Integer(i64::MIN, i64::MAX),
                            minimum: 0,
                            maximum: usize::MAX,
                        },
                    ),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::None,
);

/// `BookKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BookKind {
    /// `novel`.
    Novel,
    /// `comic`.
    Comic,
}

impl BookKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Novel => "novel",
            Self::Comic => "comic",
        }
    }
}

impl TextEnum for BookKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("novel", Self::Novel),
        ("comic", Self::Comic),
    ];
}

text_enum::implement!(BookKind);

/// The JSON schema of [`BookKind`].
pub(crate) static BOOK_KIND_SCHEMA: Schema = Schema::Enum(
    &["novel", "comic"],
    "expected one of `novel`, `comic`",
);

/// `BookStars`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BookStars {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// `3`.
    Value3,
}

impl BookStars {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
            Self::Value3 => 3,
        }
    }
}

impl IntegerEnum for BookStars {
    const VALUES: &'static [(i64, Self)] = &[
        (1, Self::Value1),
        (2, Self::Value2),
        (3, Self::Value3),
    ];
}

integer_enum::implement!(BookStars);

/// The JSON schema of [`BookStars`].
pub(crate) static BOOK_STARS_SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2, 3],
    "expected one of `1`, `2`, `3`",
);
