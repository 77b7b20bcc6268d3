// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Items, MapValues, Schema};
use crate::runtime::uri::UriText;
use crate::runtime::{json, multiple, object, slot, text_format, unique};
use crate::types::{
    AddressRequest, Answer, AnswerKeyword, Contact, Mail, OtherSize, Phone, PhoneKind,
    Point, Size, Tree, ADDRESS_REQUEST_SCHEMA, ANSWER_SCHEMA, CONTACT_SCHEMA,
    OTHER_SIZE_SCHEMA, POINT_SCHEMA, SIZE_SCHEMA, TREE_SCHEMA,
};

/// `Order`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderRequest {
    /// `counts`.
    pub counts: Vec<i32>,
    /// `sizes`.
    pub sizes: Vec<Size>,
    /// `matrix`.
    pub matrix: Vec<Vec<Option<f64>>>,
    /// `labels`.
    pub labels: BTreeMap<String, String>,
    /// `address`.
    pub address: AddressRequest,
    /// `contact`.
    pub contact: Contact,
    /// `contacts`.
    pub contacts: Vec<Contact>,
    /// `answer`.
    pub answer: Answer,
    /// `answers`.
    pub answers: Vec<Answer>,
    /// `anything`.
    pub anything: Value,
    /// `home`.
    pub home: String,
    /// `tree`.
    pub tree: Option<Tree>,
    /// `trees`.
    pub trees: Vec<Tree>,
    /// `maybe`.
    pub maybe: Option<Point>,
    /// `size`.
    pub size: OtherSize,
}

impl Default for OrderRequest {
    fn default() -> Self {
        Self {
            counts: vec![1, 2],
            sizes: vec![Size::Small],
            matrix: vec![vec![Some(0.3), None], Vec::new()],
            labels: BTreeMap::from([("color".to_owned(), "red".to_owned())]),
            address: AddressRequest {
                city: "Nowhere".to_owned(),
                at: Point { x: 1, y: 1, z: 1 },
                line: Some("Somewhere".to_owned()),
                country: Some("NL".to_owned()),
                note: Nullable::Absent,
            },
            contact: Contact::Mail(Mail {
                kind: "mail".to_owned(),
                to: "a@b.example".to_owned(),
            }),
            contacts: Vec::from([
                Contact::Phone(Phone {
                    kind: PhoneKind::Phone,
                    number: "1".to_owned(),
                }),
            ]),
            answer: Answer::Integer(3),
            answers: Vec::from([
                Answer::String("yes".to_owned()),
                Answer::String("no".to_owned()),
                Answer::Keyword(AnswerKeyword::True),
                Answer::Point(Point { x: 1, y: 2, z: 5 }),
            ]),
            anything: serde_json::json!(
                { "a" : [1, 2.5, null, true, { "b" : "c" }], "n" : -
                9223372036854775808i64, "m" : 18446744073709551615u64 }
            ),
            home: "https://shop.example/".to_owned(),
            tree: None,
            trees: Vec::from([
                Tree {
                    name: "a".to_owned(),
                    left: Some(
                        Box::new(Tree {
                            name: "b".to_owned(),
                            left: None,
                            additional_properties: BTreeMap::new(),
                        }),
                    ),
                    additional_properties: BTreeMap::from([("more".to_owned(), 1)]),
                },
            ]),
            maybe: Some(Point { x: 1, y: 2, z: 5 }),
            size: Size::Large,
        }
    }
}

impl OrderRequest {
    /// Sets `counts`.
    #[must_use]
    pub fn counts(mut self, counts: impl IntoIterator<Item = i32>) -> Self {
        self.counts = counts.into_iter().collect();
        self
    }

    /// Sets `sizes`.
    #[must_use]
    pub fn sizes(mut self, sizes: impl IntoIterator<Item = Size>) -> Self {
        self.sizes = sizes.into_iter().collect();
        self
    }

    /// Sets `matrix`.
    #[must_use]
    pub fn matrix(mut self, matrix: impl IntoIterator<Item = Vec<Option<f64>>>) -> Self {
        self.matrix = matrix.into_iter().collect();
        self
    }

    /// Sets `labels`.
    #[must_use]
    pub fn labels(mut self, labels: BTreeMap<String, String>) -> Self {
        self.labels = labels;
        self
    }

    /// Sets `address`.
    #[must_use]
    pub fn address(mut self, address: AddressRequest) -> Self {
        self.address = address;
        self
    }

    /// Sets `contact`.
    #[must_use]
    pub fn contact(mut self, contact: Contact) -> Self {
        self.contact = contact;
        self
    }

    /// Sets `contacts`.
    #[must_use]
    pub fn contacts(mut self, contacts: impl IntoIterator<Item = Contact>) -> Self {
        self.contacts = contacts.into_iter().collect();
        self
    }

    /// Sets `answer`.
    #[must_use]
    pub fn answer(mut self, answer: Answer) -> Self {
        self.answer = answer;
        self
    }

    /// Sets `answers`.
    #[must_use]
    pub fn answers(mut self, answers: impl IntoIterator<Item = Answer>) -> Self {
        self.answers = answers.into_iter().collect();
        self
    }

    /// Sets `anything`.
    #[must_use]
    pub fn anything(mut self, anything: Value) -> Self {
        self.anything = anything;
        self
    }

    /// Sets `home`.
    #[must_use]
    pub fn home(mut self, home: impl Into<String>) -> Self {
        self.home = home.into();
        self
    }

    /// Sets `tree`.
    #[must_use]
    pub fn tree(mut self, tree: impl Into<Option<Tree>>) -> Self {
        self.tree = tree.into();
        self
    }

    /// Sets `trees`.
    #[must_use]
    pub fn trees(mut self, trees: impl IntoIterator<Item = Tree>) -> Self {
        self.trees = trees.into_iter().collect();
        self
    }

    /// Sets `maybe`.
    #[must_use]
    pub fn maybe(mut self, maybe: impl Into<Option<Point>>) -> Self {
        self.maybe = maybe.into();
        self
    }

    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: OtherSize) -> Self {
        self.size = size;
        self
    }
}

impl json::EncodeFields for OrderRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("counts", &self.counts);
        fields.field("sizes", &self.sizes);
        fields.field("matrix", &self.matrix);
        fields.field("labels", &self.labels);
        fields.field("address", &self.address);
        fields.field("contact", &self.contact);
        fields.field("contacts", &self.contacts);
        fields.field("answer", &self.answer);
        fields.field("answers", &self.answers);
        fields.field("anything", &self.anything);
        fields.field("home", &self.home);
        fields.optional("tree", &self.tree);
        fields.field("trees", &self.trees);
        fields.field("maybe", &self.maybe);
        fields.field("size", &self.size);
    }
}

impl json::Decode for OrderRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut counts: Option<Vec<i32>> = None;
        let mut sizes: Option<Vec<Size>> = None;
        let mut matrix: Option<Vec<Vec<Option<f64>>>> = None;
        let mut labels: Option<BTreeMap<String, String>> = None;
        let mut address: Option<AddressRequest> = None;
        let mut contact: Option<Contact> = None;
        let mut contacts: Option<Vec<Contact>> = None;
        let mut answer: Option<Answer> = None;
        let mut answers: Option<Vec<Answer>> = None;
        let mut anything: Option<Value> = None;
        let mut home: Option<String> = None;
        let mut tree: Option<Tree> = None;
        let mut trees: Option<Vec<Tree>> = None;
        let mut maybe: Option<Option<Point>> = None;
        let mut size: Option<OtherSize> = None;
        object::read(
            reader,
            &mut [
                object::optional("counts", &mut counts),
                object::optional("sizes", &mut sizes),
                object::optional("matrix", &mut matrix),
                object::optional("labels", &mut labels),
                object::optional("address", &mut address),
                object::optional("contact", &mut contact),
                object::optional("contacts", &mut contacts),
                object::optional("answer", &mut answer),
                object::optional("answers", &mut answers),
                object::optional("anything", &mut anything),
                object::optional("home", &mut home),
                object::optional("tree", &mut tree),
                object::optional("trees", &mut trees),
                object::optional("maybe", &mut maybe),
                object::optional("size", &mut size),
                object::optional("id", &mut slot::Passed),
            ],
        )?;
        let value = Self {
            counts: counts.unwrap_or_else(|| vec![1, 2]),
            sizes: sizes.unwrap_or_else(|| vec![Size::Small]),
            matrix: matrix.unwrap_or_else(|| vec![vec![Some(0.3), None], Vec::new()]),
            labels: labels
                .unwrap_or_else(|| BTreeMap::from([
                    ("color".to_owned(), "red".to_owned()),
                ])),
            address: address
                .unwrap_or_else(|| AddressRequest {
                    city: "Nowhere".to_owned(),
                    at: Point { x: 1, y: 1, z: 1 },
                    line: Some("Somewhere".to_owned()),
                    country: Some("NL".to_owned()),
                    note: Nullable::Absent,
                }),
            contact: contact
                .unwrap_or_else(|| Contact::Mail(Mail {
                    kind: "mail".to_owned(),
                    to: "a@b.example".to_owned(),
                })),
            contacts: contacts
                .unwrap_or_else(|| Vec::from([
                    Contact::Phone(Phone {
                        kind: PhoneKind::Phone,
                        number: "1".to_owned(),
                    }),
                ])),
            answer: answer.unwrap_or_else(|| Answer::Integer(3)),
            answers: answers
                .unwrap_or_else(|| Vec::from([
                    Answer::String("yes".to_owned()),
                    Answer::String("no".to_owned()),
                    Answer::Keyword(AnswerKeyword::True),
                    Answer::Point(Point { x: 1, y: 2, z: 5 }),
                ])),
            anything: anything
                .unwrap_or_else(|| {
                    serde_json::json!(
                        { "a" : [1, 2.5, null, true, { "b" : "c" }], "n" : -
                        9223372036854775808i64, "m" : 18446744073709551615u64 }
                    )
                }),
            home: home.unwrap_or("https://shop.example/".to_owned()),
            tree,
            trees: trees
                .unwrap_or_else(|| Vec::from([
                    Tree {
                        name: "a".to_owned(),
                        left: Some(
                            Box::new(Tree {
                                name: "b".to_owned(),
                                left: None,
                                additional_properties: BTreeMap::new(),
                            }),
                        ),
                        additional_properties: BTreeMap::from([("more".to_owned(), 1)]),
                    },
                ])),
            maybe: maybe.unwrap_or_else(|| Some(Point { x: 1, y: 2, z: 5 })),
            size: size.unwrap_or(Size::Large),
        };
        object::check(
            value.counts.iter().all(|&item| item >= 0)
                && unique::all_differ(value.counts.iter()),
            "counts",
        )?;
        object::check(
            value
                .matrix
                .iter()
                .all(|item| {
                    item
                        .iter()
                        .all(|&item| {
                            item.is_none_or(|value| multiple::is_multiple(value, "0.1"))
                        })
                }),
            "matrix",
        )?;
        object::check(
            value
                .labels
                .values()
                .all(|item| {
                    item.chars().count() >= 1
                        && item.chars().all(|character| character.is_ascii_lowercase())
                }),
            "labels",
        )?;
        object::check(text_format::is::<UriText>(&value.home), "home")?;
        Ok(value)
    }
}

object::implement!(OrderRequest);

/// The JSON schema of [`OrderRequest`].
pub(crate) static ORDER_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "counts",
            required: false,
            schema: Schema::Unique(
                &Schema::Array(
                    &Items {
                        schema: Schema::Integer(0, 2147483647),
                        minimum: 0,
                        maximum: usize::MAX,
                    },
                ),
            ),
        },
        Field {
            name: "sizes",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&SIZE_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "matrix",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Array(
                        &Items {
                            schema: Schema::Nullable(
                                &Schema::MultipleOf(
                                    "0.1",
                                    &Schema::Number(NumberBounds::ANY),
                                ),
                            ),
                            minimum: 0,
                            maximum: usize::MAX,
                        },
                    ),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "labels",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::String(
                        &[
                            TextConstraint {
                                holds: |text| {
                                    text.chars().count() >= 1
                                        && text
                                            .chars()
                                            .all(|character| character.is_ascii_lowercase())
                                },
                                expected: "expected a string that matches ^[a-z]+$",
                            },
                        ],
                    ),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "address",
            required: false,
            schema: Schema::Reference(&ADDRESS_REQUEST_SCHEMA),
        },
        Field {
            name: "contact",
            required: false,
            schema: Schema::Reference(&CONTACT_SCHEMA),
        },
        Field {
            name: "contacts",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&CONTACT_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "answer",
            required: false,
            schema: Schema::Reference(&ANSWER_SCHEMA),
        },
        Field {
            name: "answers",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&ANSWER_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "anything",
            required: false,
            schema: Schema::Any,
        },
        Field {
            name: "home",
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
            name: "tree",
            required: false,
            schema: Schema::Reference(&TREE_SCHEMA),
        },
        Field {
            name: "trees",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&TREE_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "maybe",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&POINT_SCHEMA)),
        },
        Field {
            name: "size",
            required: false,
            schema: Schema::Reference(&OTHER_SIZE_SCHEMA),
        },
        Field {
            name: "id",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
