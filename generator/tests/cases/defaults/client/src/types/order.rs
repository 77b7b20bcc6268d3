// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
use crate::types::{Address, Answer, Contact, OtherSize, Point, Size, Tree};

/// `Order`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    /// `id`.
    pub id: i64,
    /// `counts`.
    ///
    /// The server defaults to `[1,2]`.
    pub counts: Option<Vec<i32>>,
    /// `sizes`.
    ///
    /// The server defaults to `["small"]`.
    pub sizes: Option<Vec<Size>>,
    /// `matrix`.
    ///
    /// The server defaults to `[[0.3,null],[]]`.
    pub matrix: Option<Vec<Vec<Option<f64>>>>,
    /// `labels`.
    ///
    /// The server defaults to `{"color":"red"}`.
    pub labels: Option<BTreeMap<String, String>>,
    /// `address`.
    ///
    /// The server defaults to
    /// `{"city":"Nowhere","at":{"x":1,"y":1,"z":1},"line":"Somewhere","country":"NL","since":1}`.
    pub address: Option<Address>,
    /// `contact`.
    ///
    /// The server defaults to `{"kind":"mail","to":"a@b.example"}`.
    pub contact: Option<Contact>,
    /// `contacts`.
    ///
    /// The server defaults to `[{"kind":"phone","number":"1"}]`.
    pub contacts: Option<Vec<Contact>>,
    /// `answer`.
    ///
    /// The server defaults to `3`.
    pub answer: Option<Answer>,
    /// `answers`.
    ///
    /// The server defaults to `["yes","no","true",{"x":1,"y":2,"z":5}]`.
    pub answers: Option<Vec<Answer>>,
    /// `anything`.
    ///
    /// The server defaults to
    /// `{"a":[1,2.5,null,true,{"b":"c"}],"n":-9223372036854775808,"m":18446744073709551615}`.
    pub anything: Option<Value>,
    /// `home`.
    ///
    /// The server defaults to `https://shop.example/`.
    pub home: Option<String>,
    /// `tree`.
    pub tree: Option<Tree>,
    /// `trees`.
    ///
    /// The server defaults to `[{"name":"a","left":{"name":"b"},"more":1}]`.
    pub trees: Option<Vec<Tree>>,
    /// `maybe`.
    ///
    /// The server defaults to `{"x":1,"y":2,"z":5}`.
    pub maybe: Nullable<Point>,
    /// `size`.
    ///
    /// The server defaults to `large`.
    pub size: Option<OtherSize>,
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
            home: None,
            tree: None,
            trees: None,
            maybe: Nullable::Absent,
            size: None,
        }
    }
}

impl Order {
    /// Sets `counts`.
    #[must_use]
    pub fn counts(mut self, counts: impl IntoIterator<Item = i32>) -> Self {
        self.counts = Some(counts.into_iter().collect());
        self
    }

    /// Sets `sizes`.
    #[must_use]
    pub fn sizes(mut self, sizes: impl IntoIterator<Item = Size>) -> Self {
        self.sizes = Some(sizes.into_iter().collect());
        self
    }

    /// Sets `matrix`.
    #[must_use]
    pub fn matrix(mut self, matrix: impl IntoIterator<Item = Vec<Option<f64>>>) -> Self {
        self.matrix = Some(matrix.into_iter().collect());
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
    pub fn contacts(mut self, contacts: impl IntoIterator<Item = Contact>) -> Self {
        self.contacts = Some(contacts.into_iter().collect());
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
    pub fn answers(mut self, answers: impl IntoIterator<Item = Answer>) -> Self {
        self.answers = Some(answers.into_iter().collect());
        self
    }

    /// Sets `anything`.
    #[must_use]
    pub fn anything(mut self, anything: impl Into<Option<Value>>) -> Self {
        self.anything = anything.into();
        self
    }

    /// Sets `home`.
    #[must_use]
    pub fn home(mut self, home: impl IntoOptional<String>) -> Self {
        self.home = home.into_optional();
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
        self.trees = Some(trees.into_iter().collect());
        self
    }

    /// Sets `maybe`.
    #[must_use]
    pub fn maybe(mut self, maybe: impl Into<Nullable<Point>>) -> Self {
        self.maybe = maybe.into();
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
        fields.optional("home", &self.home);
        fields.optional("tree", &self.tree);
        fields.optional("trees", &self.trees);
        fields.nullable("maybe", &self.maybe);
        fields.optional("size", &self.size);
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
        let mut maybe: Nullable<Point> = Nullable::Absent;
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
        Ok(Self {
            id,
            counts,
            sizes,
            matrix,
            labels,
            address,
            contact,
            contacts,
            answer,
            answers,
            anything,
            home,
            tree,
            trees,
            maybe,
            size,
        })
    }
}

object::implement!(Order);
