// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The XML representation of bodies.

use crate::runtime::xml::{
    AdditionalProperties, Document, Field, FieldRepresentation, Name, Shape,
};

/// The XML representation of `Book`.
pub static BOOK: Shape = Shape::Object(
    &[
        Field("id", Name::Plain("id"), FieldRepresentation::Attribute(&Shape::Number)),
        Field(
            "lang",
            Name::Within {
                namespace: "http://www.w3.org/XML/1998/namespace",
                prefix: "xml",
                local: "lang",
            },
            FieldRepresentation::Attribute(&Shape::Text),
        ),
        Field(
            "title",
            Name::Within {
                namespace: "http://purl.org/dc/elements/1.1/",
                prefix: "dc",
                local: "title",
            },
            FieldRepresentation::Element(&Shape::Text),
        ),
        Field(
            "authors",
            Name::Plain("author"),
            FieldRepresentation::ItemsOrEmpty(&Shape::Text),
        ),
        Field(
            "pages",
            Name::Plain("pages"),
            FieldRepresentation::Element(&Shape::Number),
        ),
        Field(
            "price",
            Name::Plain("price"),
            FieldRepresentation::Element(&Shape::Number),
        ),
        Field(
            "lent",
            Name::Plain("lent"),
            FieldRepresentation::Element(&Shape::Boolean),
        ),
        Field("link", Name::Plain("link"), FieldRepresentation::Element(&Shape::Text)),
        Field("kind", Name::Plain("kind"), FieldRepresentation::Element(&Shape::Text)),
        Field(
            "stars",
            Name::Plain("stars"),
            FieldRepresentation::Element(&Shape::Number),
        ),
        Field(
            "tags",
            Name::Plain("tags"),
            FieldRepresentation::Element(&Shape::List(Name::Plain("tag"), &TAG)),
        ),
        Field(
            "sequel",
            Name::Within {
                namespace: "urn:example:books",
                prefix: "",
                local: "book",
            },
            FieldRepresentation::Element(&BOOK),
        ),
        Field(
            "grid",
            Name::Plain("rows"),
            FieldRepresentation::Element(
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
    &[Field("name", Name::Plain("name"), FieldRepresentation::Attribute(&Shape::Text))],
    AdditionalProperties::Ignored,
);

/// The XML representation of `Problem`.
pub static PROBLEM: Shape = Shape::Object(
    &[
        Field("type", Name::Plain("type"), FieldRepresentation::Element(&Shape::Text)),
        Field("title", Name::Plain("title"), FieldRepresentation::Element(&Shape::Text)),
        Field(
            "status",
            Name::Plain("status"),
            FieldRepresentation::Element(&Shape::Number),
        ),
    ],
    AdditionalProperties::Ignored,
);

/// The XML representation of `Shelf`.
pub static SHELF: Shape = Shape::Object(
    &[
        Field("name", Name::Plain("name"), FieldRepresentation::Element(&Shape::Text)),
        Field("owner", Name::Plain("keeper"), FieldRepresentation::Element(&OWNER)),
        Field(
            "counts",
            Name::Plain("counts"),
            FieldRepresentation::Element(
                &Shape::Object(&[], AdditionalProperties::Elements(&Shape::Number)),
            ),
        ),
        Field(
            "notes",
            Name::Plain("notes"),
            FieldRepresentation::Element(
                &Shape::Object(&[], AdditionalProperties::Items(&Shape::Text)),
            ),
        ),
    ],
    AdditionalProperties::Ignored,
);

/// The XML representation of `Owner`.
pub static OWNER: Shape = Shape::Object(
    &[Field("id", Name::Plain("id"), FieldRepresentation::Element(&Shape::Number))],
    AdditionalProperties::Elements(&Shape::Text),
);

/// The XML representation of `PutListBodyXml`.
pub static PUT_LIST_BODY_XML: Shape = Shape::Object(
    &[
        Field(
            "names",
            Name::Plain("names"),
            FieldRepresentation::ItemsOrEmpty(&Shape::Text),
        ),
    ],
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

/// The element `Shelf`.
pub static SHELF_DOCUMENT: Document = Document {
    name: Some(Name::Plain("Shelf")),
    shape: &SHELF,
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
