// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, Ipv6Addr};

use serde_json::Value;
use uuid::Uuid;

use crate::runtime::password::Password;
use crate::runtime::uri::UriText;
use crate::runtime::{codec, json, multiple, object, slot, unique};
use crate::types::{
    Address, Answer, AnswerValue, Contact, Mail, OrderRequest, OtherSize, Phone,
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
    /// `pair`.
    pub pair: (String, i64),
    /// `owner`.
    pub owner: Uuid,
    /// `hosts`.
    pub hosts: Vec<Ipv4Addr>,
    /// `networks`.
    pub networks: BTreeMap<String, Ipv6Addr>,
    /// `secret`.
    pub secret: Password,
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

/// What a [`Order`] cannot be without.
#[derive(Clone, Debug)]
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
                note: None,
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
                Answer::Name(AnswerValue::True),
                Answer::Point(Point { x: 1, y: 2, z: 5 }),
            ]),
            anything: serde_json::json!(
                { "a" : [1, 2.5, null, true, { "b" : "c" }], "n" : -
                9223372036854775808i64, "m" : 18446744073709551615u64 }
            ),
            pair: ("a".to_owned(), 1),
            owner: Uuid::from_u128(0xf81d4fae7dec41d0876500a0c91e6bf6),
            hosts: vec![Ipv4Addr::new(192, 0, 2, 1)],
            networks: BTreeMap::from([
                ("home".to_owned(), Ipv6Addr::new(8193, 3512, 0, 0, 0, 0, 0, 1)),
            ]),
            secret: "abc".into(),
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
    pub fn counts(mut self, counts: Vec<i32>) -> Self {
        self.counts = counts;
        self
    }

    /// Sets `sizes`.
    #[must_use]
    pub fn sizes(mut self, sizes: Vec<Size>) -> Self {
        self.sizes = sizes;
        self
    }

    /// Sets `matrix`.
    #[must_use]
    pub fn matrix(mut self, matrix: Vec<Vec<Option<f64>>>) -> Self {
        self.matrix = matrix;
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
    pub fn contacts(mut self, contacts: Vec<Contact>) -> Self {
        self.contacts = contacts;
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
    pub fn answers(mut self, answers: Vec<Answer>) -> Self {
        self.answers = answers;
        self
    }

    /// Sets `anything`.
    #[must_use]
    pub fn anything(mut self, anything: Value) -> Self {
        self.anything = anything;
        self
    }

    /// Sets `pair`.
    #[must_use]
    pub fn pair(mut self, pair: (String, i64)) -> Self {
        self.pair = pair;
        self
    }

    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: Uuid) -> Self {
        self.owner = owner;
        self
    }

    /// Sets `hosts`.
    #[must_use]
    pub fn hosts(mut self, hosts: Vec<Ipv4Addr>) -> Self {
        self.hosts = hosts;
        self
    }

    /// Sets `networks`.
    #[must_use]
    pub fn networks(mut self, networks: BTreeMap<String, Ipv6Addr>) -> Self {
        self.networks = networks;
        self
    }

    /// Sets `secret`.
    #[must_use]
    pub fn secret(mut self, secret: Password) -> Self {
        self.secret = secret;
        self
    }

    /// Sets `home`.
    #[must_use]
    pub fn home(mut self, home: String) -> Self {
        self.home = home;
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
    pub fn trees(mut self, trees: Vec<Tree>) -> Self {
        self.trees = trees;
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
        fields.field("pair", &self.pair);
        fields.field("owner", &self.owner);
        fields.field("hosts", &self.hosts);
        fields.field("networks", &self.networks);
        fields.field("secret", &self.secret);
        fields.field("home", &self.home);
        fields.optional("tree", &self.tree);
        fields.field("trees", &self.trees);
        fields.field("maybe", &self.maybe);
        fields.field("size", &self.size);
    }
}

impl object::Object for Order {
    const FIELDS: &'static [&'static str] = &[
        "id",
        "counts",
        "sizes",
        "matrix",
        "labels",
        "address",
        "contact",
        "contacts",
        "answer",
        "answers",
        "anything",
        "pair",
        "owner",
        "hosts",
        "networks",
        "secret",
        "home",
        "tree",
        "trees",
        "maybe",
        "size",
    ];

    type Slots = OrderSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
            id: object::required(slots.id, "id")?,
            counts: slots.counts.unwrap_or_else(|| vec![1, 2]),
            sizes: slots.sizes.unwrap_or_else(|| vec![Size::Small]),
            matrix: slots
                .matrix
                .unwrap_or_else(|| vec![vec![Some(0.3), None], Vec::new()]),
            labels: slots
                .labels
                .unwrap_or_else(|| BTreeMap::from([
                    ("color".to_owned(), "red".to_owned()),
                ])),
            address: slots
                .address
                .unwrap_or_else(|| Address {
                    city: "Nowhere".to_owned(),
                    at: Point { x: 1, y: 1, z: 1 },
                    line: Some("Somewhere".to_owned()),
                    country: Some("NL".to_owned()),
                    note: None,
                    since: 1,
                }),
            contact: slots
                .contact
                .unwrap_or_else(|| Contact::Mail(Mail {
                    kind: "mail".to_owned(),
                    to: "a@b.example".to_owned(),
                })),
            contacts: slots
                .contacts
                .unwrap_or_else(|| Vec::from([
                    Contact::Phone(Phone {
                        kind: PhoneKind::Phone,
                        number: "1".to_owned(),
                    }),
                ])),
            answer: slots.answer.unwrap_or_else(|| Answer::Integer(3)),
            answers: slots
                .answers
                .unwrap_or_else(|| Vec::from([
                    Answer::String("yes".to_owned()),
                    Answer::String("no".to_owned()),
                    Answer::Name(AnswerValue::True),
                    Answer::Point(Point { x: 1, y: 2, z: 5 }),
                ])),
            anything: slots
                .anything
                .unwrap_or_else(|| {
                    serde_json::json!(
                        { "a" : [1, 2.5, null, true, { "b" : "c" }], "n" : -
                        9223372036854775808i64, "m" : 18446744073709551615u64 }
                    )
                }),
            pair: slots.pair.unwrap_or_else(|| ("a".to_owned(), 1)),
            owner: slots
                .owner
                .unwrap_or(Uuid::from_u128(0xf81d4fae7dec41d0876500a0c91e6bf6)),
            hosts: slots.hosts.unwrap_or_else(|| vec![Ipv4Addr::new(192, 0, 2, 1)]),
            networks: slots
                .networks
                .unwrap_or_else(|| BTreeMap::from([
                    ("home".to_owned(), Ipv6Addr::new(8193, 3512, 0, 0, 0, 0, 0, 1)),
                ])),
            secret: slots.secret.unwrap_or("abc".into()),
            home: slots.home.unwrap_or("https://shop.example/".to_owned()),
            tree: slots.tree,
            trees: slots
                .trees
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
            maybe: slots.maybe.unwrap_or_else(|| Some(Point { x: 1, y: 2, z: 5 })),
            size: slots.size.unwrap_or(Size::Large),
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
                        && item.chars().all(|character| matches!(character, 'a'..= 'z'))
                }),
            "labels",
        )?;
        object::check(value.secret.as_str().chars().count() >= 3, "secret")?;
        object::check(codec::is::<UriText>(&value.home), "home")?;
        Ok(value)
    }
}

object::implement!(Order);

/// The fields of a [`Order`] read so far.
#[derive(Default)]
pub struct OrderSlots {
    id: Option<i64>,
    counts: Option<Vec<i32>>,
    sizes: Option<Vec<Size>>,
    matrix: Option<Vec<Vec<Option<f64>>>>,
    labels: Option<BTreeMap<String, String>>,
    address: Option<Address>,
    contact: Option<Contact>,
    contacts: Option<Vec<Contact>>,
    answer: Option<Answer>,
    answers: Option<Vec<Answer>>,
    anything: Option<Value>,
    pair: Option<(String, i64)>,
    owner: Option<Uuid>,
    hosts: Option<Vec<Ipv4Addr>>,
    networks: Option<BTreeMap<String, Ipv6Addr>>,
    secret: Option<Password>,
    home: Option<String>,
    tree: Option<Tree>,
    trees: Option<Vec<Tree>>,
    maybe: Option<Option<Point>>,
    size: Option<OtherSize>,
}

impl slot::Slots for OrderSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.id,
            1 => &mut self.counts,
            2 => &mut self.sizes,
            3 => &mut self.matrix,
            4 => &mut self.labels,
            5 => &mut self.address,
            6 => &mut self.contact,
            7 => &mut self.contacts,
            8 => &mut self.answer,
            9 => &mut self.answers,
            10 => &mut self.anything,
            11 => &mut self.pair,
            12 => &mut self.owner,
            13 => &mut self.hosts,
            14 => &mut self.networks,
            15 => &mut self.secret,
            16 => &mut self.home,
            17 => &mut self.tree,
            18 => &mut self.trees,
            19 => &mut self.maybe,
            20 => &mut self.size,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a [`Order`] has that no [`OrderRequest`] tells.
#[derive(Clone, Debug)]
pub struct OrderMissing {
    /// `id`.
    pub id: i64,
}

impl OrderRequest {
    /// The [`Order`] of the same values, and of those that are `missing`; what only
    /// requests have is left out.
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
            pair: self.pair,
            owner: self.owner,
            hosts: self.hosts,
            networks: self.networks,
            secret: self.secret,
            home: self.home,
            tree: self.tree,
            trees: self.trees,
            maybe: self.maybe,
            size: self.size,
        }
    }
}
