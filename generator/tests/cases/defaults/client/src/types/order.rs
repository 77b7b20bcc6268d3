// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, Ipv6Addr};

use serde_json::Value;
use uuid::Uuid;

use crate::runtime::password::Password;
use crate::runtime::{json, object, slot};
use crate::types::{Address, Answer, Contact, OtherSize, Point, Size, Tree};

/// `Order`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    /// `id`.
    pub id: i64,
    /// `counts`.
    ///
    /// Where it is left out, the server takes `[1,2]`.
    pub counts: Option<Vec<i32>>,
    /// `sizes`.
    ///
    /// Where it is left out, the server takes `["small"]`.
    pub sizes: Option<Vec<Size>>,
    /// `matrix`.
    ///
    /// Where it is left out, the server takes `[[0.3,null],[]]`.
    pub matrix: Option<Vec<Vec<Option<f64>>>>,
    /// `labels`.
    ///
    /// Where it is left out, the server takes `{"color":"red"}`.
    pub labels: Option<BTreeMap<String, String>>,
    /// `address`.
    ///
    /// Where it is left out, the server takes
    /// `{"city":"Nowhere","at":{"x":1,"y":1,"z":1},"line":"Somewhere","country":"NL","since":1}`.
    pub address: Option<Address>,
    /// `contact`.
    ///
    /// Where it is left out, the server takes `{"kind":"mail","to":"a@b.example"}`.
    pub contact: Option<Contact>,
    /// `contacts`.
    ///
    /// Where it is left out, the server takes `[{"kind":"phone","number":"1"}]`.
    pub contacts: Option<Vec<Contact>>,
    /// `answer`.
    ///
    /// Where it is left out, the server takes `3`.
    pub answer: Option<Answer>,
    /// `answers`.
    ///
    /// Where it is left out, the server takes
    /// `["yes","no","true",{"x":1,"y":2,"z":5}]`.
    pub answers: Option<Vec<Answer>>,
    /// `anything`.
    ///
    /// Where it is left out, the server takes
    /// `{"a":[1,2.5,null,true,{"b":"c"}],"n":-9223372036854775808,"m":18446744073709551615}`.
    pub anything: Option<Value>,
    /// `pair`.
    ///
    /// Where it is left out, the server takes `["a",1]`.
    pub pair: Option<(String, i64)>,
    /// `owner`.
    ///
    /// Where it is left out, the server takes `f81d4fae-7dec-41d0-8765-00a0c91e6bf6`.
    pub owner: Option<Uuid>,
    /// `hosts`.
    ///
    /// Where it is left out, the server takes `["192.0.2.1"]`.
    pub hosts: Option<Vec<Ipv4Addr>>,
    /// `networks`.
    ///
    /// Where it is left out, the server takes `{"home":"2001:db8::1"}`.
    pub networks: Option<BTreeMap<String, Ipv6Addr>>,
    /// `secret`.
    ///
    /// Where it is left out, the server takes `abc`.
    pub secret: Option<Password>,
    /// `home`.
    ///
    /// Where it is left out, the server takes `https://shop.example/`.
    pub home: Option<String>,
    /// `tree`.
    pub tree: Option<Tree>,
    /// `trees`.
    ///
    /// Where it is left out, the server takes
    /// `[{"name":"a","left":{"name":"b"},"more":1}]`.
    pub trees: Option<Vec<Tree>>,
    /// `maybe`.
    ///
    /// Where it is left out, the server takes `{"x":1,"y":2,"z":5}`.
    pub maybe: Option<Option<Point>>,
    /// `size`.
    ///
    /// Where it is left out, the server takes `large`.
    pub size: Option<OtherSize>,
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
            counts: None,
            sizes: None,
            matrix: None,
            labels: None,
            address: None,
            contact: None,
            contacts: None,
            answer: None,
            answers: None,
            anything: None,
            pair: None,
            owner: None,
            hosts: None,
            networks: None,
            secret: None,
            home: None,
            tree: None,
            trees: None,
            maybe: None,
            size: None,
        }
    }
}

impl Order {
    /// Sets `counts`.
    #[must_use]
    pub fn counts(mut self, counts: impl Into<Option<Vec<i32>>>) -> Self {
        self.counts = counts.into();
        self
    }

    /// Sets `sizes`.
    #[must_use]
    pub fn sizes(mut self, sizes: impl Into<Option<Vec<Size>>>) -> Self {
        self.sizes = sizes.into();
        self
    }

    /// Sets `matrix`.
    #[must_use]
    pub fn matrix(mut self, matrix: impl Into<Option<Vec<Vec<Option<f64>>>>>) -> Self {
        self.matrix = matrix.into();
        self
    }

    /// Sets `labels`.
    #[must_use]
    pub fn labels(
        mut self,
        labels: impl Into<Option<BTreeMap<String, String>>>,
    ) -> Self {
        self.labels = labels.into();
        self
    }

    /// Sets `address`.
    #[must_use]
    pub fn address(mut self, address: impl Into<Option<Address>>) -> Self {
        self.address = address.into();
        self
    }

    /// Sets `contact`.
    #[must_use]
    pub fn contact(mut self, contact: impl Into<Option<Contact>>) -> Self {
        self.contact = contact.into();
        self
    }

    /// Sets `contacts`.
    #[must_use]
    pub fn contacts(mut self, contacts: impl Into<Option<Vec<Contact>>>) -> Self {
        self.contacts = contacts.into();
        self
    }

    /// Sets `answer`.
    #[must_use]
    pub fn answer(mut self, answer: impl Into<Option<Answer>>) -> Self {
        self.answer = answer.into();
        self
    }

    /// Sets `answers`.
    #[must_use]
    pub fn answers(mut self, answers: impl Into<Option<Vec<Answer>>>) -> Self {
        self.answers = answers.into();
        self
    }

    /// Sets `anything`.
    #[must_use]
    pub fn anything(mut self, anything: impl Into<Option<Value>>) -> Self {
        self.anything = anything.into();
        self
    }

    /// Sets `pair`.
    #[must_use]
    pub fn pair(mut self, pair: impl Into<Option<(String, i64)>>) -> Self {
        self.pair = pair.into();
        self
    }

    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: impl Into<Option<Uuid>>) -> Self {
        self.owner = owner.into();
        self
    }

    /// Sets `hosts`.
    #[must_use]
    pub fn hosts(mut self, hosts: impl Into<Option<Vec<Ipv4Addr>>>) -> Self {
        self.hosts = hosts.into();
        self
    }

    /// Sets `networks`.
    #[must_use]
    pub fn networks(
        mut self,
        networks: impl Into<Option<BTreeMap<String, Ipv6Addr>>>,
    ) -> Self {
        self.networks = networks.into();
        self
    }

    /// Sets `secret`.
    #[must_use]
    pub fn secret(mut self, secret: impl Into<Option<Password>>) -> Self {
        self.secret = secret.into();
        self
    }

    /// Sets `home`.
    #[must_use]
    pub fn home(mut self, home: impl Into<Option<String>>) -> Self {
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
    pub fn trees(mut self, trees: impl Into<Option<Vec<Tree>>>) -> Self {
        self.trees = trees.into();
        self
    }

    /// Sets `maybe`.
    #[must_use]
    pub fn maybe(mut self, maybe: impl Into<Option<Point>>) -> Self {
        self.maybe = Some(maybe.into());
        self
    }

    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<OtherSize>>) -> Self {
        self.size = size.into();
        self
    }
}

impl json::EncodeFields for Order {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.optional("counts", &self.counts);
        fields.optional("sizes", &self.sizes);
        fields.optional("matrix", &self.matrix);
        fields.optional("labels", &self.labels);
        fields.optional("address", &self.address);
        fields.optional("contact", &self.contact);
        fields.optional("contacts", &self.contacts);
        fields.optional("answer", &self.answer);
        fields.optional("answers", &self.answers);
        fields.optional("anything", &self.anything);
        fields.optional("pair", &self.pair);
        fields.optional("owner", &self.owner);
        fields.optional("hosts", &self.hosts);
        fields.optional("networks", &self.networks);
        fields.optional("secret", &self.secret);
        fields.optional("home", &self.home);
        fields.optional("tree", &self.tree);
        fields.optional("trees", &self.trees);
        fields.optional("maybe", &self.maybe);
        fields.optional("size", &self.size);
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
        Ok(Self {
            id: object::required(slots.id, "id")?,
            counts: slots.counts,
            sizes: slots.sizes,
            matrix: slots.matrix,
            labels: slots.labels,
            address: slots.address,
            contact: slots.contact,
            contacts: slots.contacts,
            answer: slots.answer,
            answers: slots.answers,
            anything: slots.anything,
            pair: slots.pair,
            owner: slots.owner,
            hosts: slots.hosts,
            networks: slots.networks,
            secret: slots.secret,
            home: slots.home,
            tree: slots.tree,
            trees: slots.trees,
            maybe: slots.maybe,
            size: slots.size,
        })
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
