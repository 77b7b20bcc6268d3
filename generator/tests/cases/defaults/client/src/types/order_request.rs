// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::address_request::AddressRequest;
use crate::types::answer::Answer;
use crate::types::contact::Contact;
use crate::types::order::Order;
use crate::types::other_size::OtherSize;
use crate::types::point::Point;
use crate::types::size::Size;
use crate::types::tree::Tree;

/// `Order`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OrderRequest {
    /// The server defaults to `[1,2]`.
    pub counts: Option<Vec<i32>>,
    /// The server defaults to `["small"]`.
    pub sizes: Option<Vec<Size>>,
    /// The server defaults to `[[0.3,null],[]]`.
    pub matrix: Option<Vec<Vec<Option<f64>>>>,
    /// The server defaults to `{"color":"red"}`.
    pub labels: Option<BTreeMap<String, String>>,
    /// The server defaults to
    /// `{"city":"Nowhere","at":{"x":1,"y":1,"z":1},"line":"Somewhere","country":"NL"}`.
    pub address: Option<AddressRequest>,
    /// The server defaults to `{"kind":"mail","to":"a@b.example"}`.
    pub contact: Option<Contact>,
    /// The server defaults to `[{"kind":"phone","number":"1"}]`.
    pub contacts: Option<Vec<Contact>>,
    /// The server defaults to `3`.
    pub answer: Option<Answer>,
    /// The server defaults to `["yes","no","true",{"x":1,"y":2,"z":5}]`.
    pub answers: Option<Vec<Answer>>,
    /// The server defaults to
    /// `{"a":[1,2.5,null,true,{"b":"c"}],"n":-9223372036854775808,"m":18446744073709551615}`.
    pub anything: Option<Value>,
    /// The server defaults to `https://shop.example/`.
    pub home: Option<String>,
    pub tree: Option<Tree>,
    /// The server defaults to `[{"name":"a","left":{"name":"b"},"more":1}]`.
    pub trees: Option<Vec<Tree>>,
    /// The server defaults to `{"x":1,"y":2,"z":5}`.
    pub maybe: Nullable<Point>,
    /// The server defaults to `large`.
    pub size: Option<OtherSize>,
}

object::implement! {
    OrderRequest {
        optional(counts: Vec<i32>, "counts");
        optional(sizes: Vec<Size>, "sizes");
        optional(matrix: Vec<Vec<Option<f64>>>, "matrix");
        optional(labels: BTreeMap<String, String>, "labels");
        optional(address: AddressRequest, "address");
        optional(contact: Contact, "contact");
        optional(contacts: Vec<Contact>, "contacts");
        optional(answer: Answer, "answer");
        optional(answers: Vec<Answer>, "answers");
        optional(anything: Value, "anything");
        optional(home: String, "home");
        optional(tree: Tree, "tree");
        optional(trees: Vec<Tree>, "trees");
        nullable(maybe: Point, "maybe");
        optional(size: OtherSize, "size");
    }, ignored("id")
}

impl From<Order> for OrderRequest {
    fn from(value: Order) -> Self {
        Self {
            counts: value.counts,
            sizes: value.sizes,
            matrix: value.matrix,
            labels: value.labels,
            address: value.address.map(Into::into),
            contact: value.contact,
            contacts: value.contacts,
            answer: value.answer,
            answers: value.answers,
            anything: value.anything,
            home: value.home,
            tree: value.tree,
            trees: value.trees,
            maybe: value.maybe,
            size: value.size,
        }
    }
}
