// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::nullable::Nullable;
use crate::runtime::uri::UriText;
use crate::runtime::{json, multiple, object, text_format, unique};
use crate::types::address::Address;
use crate::types::answer::{Answer, AnswerKeyword};
use crate::types::contact::Contact;
use crate::types::mail::Mail;
use crate::types::order_request::OrderRequest;
use crate::types::other_size::OtherSize;
use crate::types::phone::{Phone, PhoneKind};
use crate::types::point::Point;
use crate::types::size::Size;
use crate::types::tree::Tree;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    pub id: i64,
    pub counts: Vec<i32>,
    pub sizes: Vec<Size>,
    pub matrix: Vec<Vec<Option<f64>>>,
    pub labels: BTreeMap<String, String>,
    pub address: Address,
    pub contact: Contact,
    pub contacts: Vec<Contact>,
    pub answer: Answer,
    pub answers: Vec<Answer>,
    pub anything: Value,
    pub home: String,
    pub tree: Option<Tree>,
    pub trees: Vec<Tree>,
    pub maybe: Option<Point>,
    pub size: OtherSize,
}

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    pub id: i64,
}

object::implement! {
    Order from OrderRequired {
        required(id, "id");
        default(counts: Vec<i32> = vec![1, 2], "counts");
        default(sizes: Vec<Size> = vec![Size::Small], "sizes");
        default(matrix: Vec<Vec<Option<f64>>> = vec![vec![Some(0.3), None], Vec::new()], "matrix");
        default(labels: BTreeMap<String, String> = BTreeMap::from([("color".to_owned(), "red".to_owned())]), "labels");
        default(address: Address = Address { city: "Nowhere".to_owned(), at: Point { x: 1, y: 1, z: 1 }, line: Some("Somewhere".to_owned()), country: Some("NL".to_owned()), note: Nullable::Absent, since: 1 }, "address");
        default(contact: Contact = Contact::Mail(Mail { kind: "mail".to_owned(), to: "a@b.example".to_owned() }), "contact");
        default(contacts: Vec<Contact> = Vec::from([Contact::Phone(Phone { kind: PhoneKind::Phone, number: "1".to_owned() })]), "contacts");
        default(answer: Answer = Answer::Integer(3), "answer");
        default(answers: Vec<Answer> = Vec::from([Answer::String("yes".to_owned()), Answer::String("no".to_owned()), Answer::Keyword(AnswerKeyword::True), Answer::Point(Point { x: 1, y: 2, z: 5 })]), "answers");
        default(anything: Value = serde_json::json!({ "a": [1, 2.5, null, true, { "b": "c" }], "n": -9223372036854775808i64, "m": 18446744073709551615u64 }), "anything");
        default(home: String = "https://shop.example/".to_owned(), "home");
        optional(tree: Tree, "tree");
        default(trees: Vec<Tree> = Vec::from([Tree { name: "a".to_owned(), left: Some(Box::new(Tree { name: "b".to_owned(), left: None, additional_properties: BTreeMap::new() })), additional_properties: BTreeMap::from([("more".to_owned(), 1)]) }]), "trees");
        default(maybe: Option<Point> = Some(Point { x: 1, y: 2, z: 5 }), "maybe");
        default(size: OtherSize = Size::Large, "size");
    }, check
}

impl object::Check for Order {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.counts.iter().all(|&item| item >= 0)
                && unique::all_differ(self.counts.iter()),
            "counts",
        )?;
        object::require(
            self
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
        object::require(
            self
                .labels
                .values()
                .all(|item| {
                    item.chars().count() >= 1
                        && item.chars().all(|character| character.is_ascii_lowercase())
                }),
            "labels",
        )?;
        object::require(text_format::is::<UriText>(&self.home), "home")?;
        Ok(())
    }
}

/// The fields of [`Order`] that [`OrderRequest`] lacks.
#[derive(Clone, Debug)]
pub struct OrderMissing {
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
