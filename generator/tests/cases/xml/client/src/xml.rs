// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The XML representation of bodies.

use crate::runtime::xml::{AdditionalProperties, Document, Field, Held, Name, Shape};

/// The XML representation of `Book`.
pub static BOOK: Shape = Shape::Object(
    &[
        Field("id", Name::Plain("id"), Held::Attribute(&Shape::Number)),
        Field(
            "lang",
            Name::Within {
                namespace: "http://www.w3.org/XML/1998/namespace",
                prefix: "xml",
                local: "lang",
            },
            Held::Attribute(&Shape::Text),
        ),
        Field(
            "title",
            Name::Within {
                namespace: "http://purl.org/dc/elements/1.1/",
                prefix: "dc",
                local: "title",
            },
            Held::Element(&Shape::Text),
        ),
        Field("authors", Name::Plain("author"), Held::ItemsOrEmpty(&Shape::Text)),
        Field("pages", Name::Plain("pages"), Held::Element(&Shape::Number)),
        Field("price", Name::Plain("price"), Held::Element(&Shape::Number)),
        Field("lent", Name::Plain("lent"), Held::Element(&Shape::Boolean)),
        Field("link", Name::Plain("link"), Held::Element(&Shape::Text)),
        Field("kind", Name::Plain("kind"), Held::Element(&Shape::Text)),
        Field("stars", Name::Plain("stars"), Held::Element(&Shape::Number)),
        Field(
            "tags",
            Name::Plain("tags"),
            Held::Element(&Shape::List(Name::Plain("tag"), &TAG)),
        ),
        Field(
            "sequel",
            Name::Within {
                namespace: "urn:example:books",
                prefix: "",
                local: "book",
            },
            Held::Element(&BOOK),
        ),
        Field(
            "grid",
            Name::Plain("rows"),
            Held::Element(
                &Shape::List(
                    Name::Plain("row"),
                    &Shape::List(Name::Plain("cell"), &Shape::Number),
                ),
            ),
        ),
    ],
    AdditionalProperties::Refused,
);

/// The XML representation of `Tag`.
pub static TAG: Shape = Shape::Object(
    &[Field("name", Name::Plain("name"), Held::Attribute(&Shape::Text))],
    AdditionalProperties::Ignored,
);

/// The XML representation of `Problem`.
pub static PROBLEM: Shape = Shape::Object(
    &[
        Field("type", Name::Plain("type"), Held::Element(&Shape::Text)),
        Field("title", Name::Plain("title"), Held::Element(&Shape::Text)),
        Field("status", Name::Plain("status"), Held::Element(&Shape::Number)),
    ],
    AdditionalProperties::Ignored,
);

/// The XML representation of `PutListBodyXml`.
pub static PUT_LIST_BODY_XML: Shape = Shape::Object(
    &[Field("names", Name::Plain("names"), Held::ItemsOrEmpty(&Shape::Text))],
    AdditionalProperties::Ignored,
);

/// The element `book`.
pub static BOOK_DOCUMENT: Document = Document {
    name: Some(Name::Within {
        namespace: "urn:example:books",
        prefix: "",
        local: "book",
    }),
    shape: &BOOK,
};

/// The element `problem`.
pub static PROBLEM_DOCUMENT: Document = Document {
    name: Some(Name::Within {
        namespace: "urn:ietf:rfc:7807",
        prefix: "",
        local: "problem",
    }),
    shape: &PROBLEM,
};

/// The element `books`.
pub static BOOKS_DOCUMENT: Document = Document {
    name: Some(Name::Plain("books")),
    shape: &Shape::List(
        Name::Within {
            namespace: "urn:example:books",
            prefix: "",
            local: "book",
        },
        &BOOK,
    ),
};

/// An element of any name.
pub static PUT_LIST_BODY_XML_DOCUMENT: Document = Document {
    name: None,
    shape: &PUT_LIST_BODY_XML,
};
