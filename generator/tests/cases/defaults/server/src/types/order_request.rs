// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::multiple_schema::MultipleSchema;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::unique_schema::UniqueSchema;
use crate::runtime::uri::UriText;
use crate::runtime::{json, multiple, object, object_schema, text_format, unique};
use crate::types::address_request::{AddressRequest, ADDRESS_REQUEST_SCHEMA};
use crate::types::answer::{Answer, AnswerKeyword, ANSWER_SCHEMA};
use crate::types::contact::{Contact, CONTACT_SCHEMA};
use crate::types::mail::Mail;
use crate::types::other_size::{OtherSize, OTHER_SIZE_SCHEMA};
use crate::types::phone::{Phone, PhoneKind};
use crate::types::point::{Point, POINT_SCHEMA};
use crate::types::size::{Size, SIZE_SCHEMA};
use crate::types::tree::{Tree, TREE_SCHEMA};

/// `Order`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderRequest {
    pub counts: Vec<i32>,
    pub sizes: Vec<Size>,
    pub matrix: Vec<Vec<Option<f64>>>,
    pub labels: BTreeMap<String, String>,
    pub address: AddressRequest,
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

object::implement! {
    OrderRequest: Default {
        default(counts: Vec<i32> = vec![1, 2], "counts");
        default(sizes: Vec<Size> = vec![Size::Small], "sizes");
        default(matrix: Vec<Vec<Option<f64>>> = vec![vec![Some(0.3), None], Vec::new()], "matrix");
        default(labels: BTreeMap<String, String> = BTreeMap::from([("color".to_owned(), "red".to_owned())]), "labels");
        default(address: AddressRequest = AddressRequest { city: "Nowhere".to_owned(), at: Point { x: 1, y: 1, z: 1 }, line: Some("Somewhere".to_owned()), country: Some("NL".to_owned()), note: Nullable::Absent }, "address");
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
    }, ignored("id"), check
}

impl object::Check for OrderRequest {
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

object_schema::implement! {
    ORDER_REQUEST_SCHEMA {
        optional("counts", Schema::Other(&UniqueSchema(Schema::Array(&Items { schema: Schema::Integer(0, 2147483647), minimum: 0, maximum: usize::MAX }))));
        optional("sizes", Schema::Array(&Items { schema: Schema::Reference(&SIZE_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("matrix", Schema::Array(&Items { schema: Schema::Array(&Items { schema: Schema::Nullable(&Schema::Other(&MultipleSchema("0.1", Schema::Number(NumberBounds::ANY)))), minimum: 0, maximum: usize::MAX }), minimum: 0, maximum: usize::MAX }));
        optional("labels", Schema::Map(&MapValues { schema: Schema::String(&[TextConstraint::Condition(|text| text.chars().count() >= 1 && text.chars().all(|character| character.is_ascii_lowercase()), "expected a string that matches ^[a-z]+$")]), minimum: 0, maximum: usize::MAX }));
        optional("address", Schema::Reference(&ADDRESS_REQUEST_SCHEMA));
        optional("contact", Schema::Reference(&CONTACT_SCHEMA));
        optional("contacts", Schema::Array(&Items { schema: Schema::Reference(&CONTACT_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("answer", Schema::Reference(&ANSWER_SCHEMA));
        optional("answers", Schema::Array(&Items { schema: Schema::Reference(&ANSWER_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("anything", Schema::Any);
        optional("home", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<UriText>(text), <UriText as text_format::TextFormat>::EXPECTED)]));
        optional("tree", Schema::Reference(&TREE_SCHEMA));
        optional("trees", Schema::Array(&Items { schema: Schema::Reference(&TREE_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("maybe", Schema::Nullable(&Schema::Reference(&POINT_SCHEMA)));
        optional("size", Schema::Reference(&OTHER_SIZE_SCHEMA));
        optional("id", Schema::Any);
    }, AdditionalProperties::Any
}
