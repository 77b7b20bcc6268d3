// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::nullable::Nullable;
use crate::runtime::uri::UriText;
use crate::runtime::{json, multiple, object, text_format, unique};
use crate::types::{
    Address, Answer, AnswerKeyword, Contact, Mail, OrderRequest, OtherSize, Phone,
    PhoneKind, Point, Size, Tree,
};

/// `Order`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    /// `id`.
    pub id: i64,
    /// `counts`.
    pub counts: Vec<i32>,
    /// `sizes`.
    pub sizes: Vec<Size>,
    /// `matrix`.
    pub matrix: Vec<Vec<Option<f64>>>,
    /// `labels`.
    pub labels: BTreeMap<String, String>,
    /// `address`.
    pub address: Address,
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

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    /// `id`.
    pub id: i64,
}

impl From<OrderRequired> for Order {
    fn from(required: OrderRequired) -> Self {
        Self {
            id: required.id,
            counts: vec![1, 2],
            sizes: vec![Size::Small],
            matrix: vec![vec![Some(0.3), None], Vec::new()],
            labels: BTreeMap::from([("color".to_owned(), "red".to_owned())]),
            address: Address {
                city: "Nowhere".to_owned(),
                at: Point { x: 1, y: 1, z: 1 },
                line: Some("Somewhere".to_owned()),
                country: Some("NL".to_owned()),
                note: Nullable::Absent,
                since: 1,
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

impl Order {
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
    pub fn address(mut self, address: Address) -> Self {
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

impl json::EncodeFields for Order {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
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

impl json::Decode for Order {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut counts: Option<Vec<i32>> = None;
        let mut sizes: Option<Vec<Size>> = None;
        let mut matrix: Option<Vec<Vec<Option<f64>>>> = None;
        let mut labels: Option<BTreeMap<String, String>> = None;
        let mut address: Option<Address> = None;
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
                object::required("id", &mut id),
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
            ],
        )?;
        let Some(id) = id else {
            return Err(object::incomplete());
        };
        let value = Self {
            id,
            counts: counts.unwrap_or_else(|| vec![1, 2]),
            sizes: sizes.unwrap_or_else(|| vec![Size::Small]),
            matrix: matrix.unwrap_or_else(|| vec![vec![Some(0.3), None], Vec::new()]),
            labels: labels
                .unwrap_or_else(|| BTreeMap::from([
                    ("color".to_owned(), "red".to_owned()),
                ])),
            address: address
                .unwrap_or_else(|| Address {
                    city: "Nowhere".to_owned(),
                    at: Point { x: 1, y: 1, z: 1 },
                    line: Some("Somewhere".to_owned()),
                    country: Some("NL".to_owned()),
                    note: Nullable::Absent,
                    since: 1,
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

object::implement!(Order);

/// The fields of [`Order`] that [`OrderRequest`] lacks.
#[derive(Clone, Debug)]
pub struct OrderMissing {
    /// `id`.
    pub id: i64,
}

impl OrderRequest {
    /// Converts to [`Order`] with the `missing` fields; request-only fields are
    /// dropped.
    #[must_use]
    pub fn into_response(self, missing: OrderMissing) -> Order {
        Order {
            id: missing.id,
            counts: self.counts,
            sizes: self.sizes,
            matrix: self.matrix,
            labels: self.labels,
            address: self.address.into(),
            contact: self.contact,
            contacts: self.contacts,
            answer: self.answer,
            answers: self.answers,
            anything: self.anything,
            home: self.home,
            tree: self.tree,
            trees: self.trees,
            maybe: self.maybe,
            size: self.size,
        }
    }
}
