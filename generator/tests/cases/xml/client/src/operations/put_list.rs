// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `putList`: `PUT /lists`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, json, object};
use crate::xml;

impl Client {
    /// `putList`.
    ///
    /// `PUT /lists`
    pub fn put_list(&self, body: PutListBodyXml) -> Call<PutList> {
        Call::new(&self.shared, Method::PUT, "/lists")
            .xml("application/xml", &xml::PUT_LIST_BODY_XML_DOCUMENT, &body)
    }
}

impl Client {
    /// `putList`.
    ///
    /// `PUT /lists`
    ///
    /// Like [`Client::put_list`], with a `text/csv; charset=utf-8` body.
    pub fn put_list_as_csv(&self, body: String) -> Call<PutList> {
        Call::new(&self.shared, Method::PUT, "/lists")
            .whole("text/csv; charset=utf-8", body)
    }
}

/// The operation `putList`.
#[derive(Debug)]
pub enum PutList {}

impl Operation for PutList {
    type Success = Reply<()>;

    type Failure = PutListFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `putList`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutListFailure {}

impl Documented for PutListFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PutListFailure);

/// `PutListBodyXml`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutListBodyXml {
    /// `names`.
    pub names: Vec<String>,
}

/// The required fields of [`PutListBodyXml`].
#[derive(Debug)]
pub struct PutListBodyXmlRequired {
    /// `names`.
    pub names: Vec<String>,
}

impl From<PutListBodyXmlRequired> for PutListBodyXml {
    fn from(required: PutListBodyXmlRequired) -> Self {
        Self { names: required.names }
    }
}

impl json::EncodeFields for PutListBodyXml {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("names", &self.names);
    }
}

impl json::Decode for PutListBodyXml {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut names: Option<Vec<String>> = None;
        object::read(reader, &mut [object::required("names", &mut names)])?;
        let Some(names) = names else {
            return Err(object::incomplete());
        };
        Ok(Self { names })
    }
}

object::implement!(PutListBodyXml);
