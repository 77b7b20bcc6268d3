// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `addPlain`: `POST /plain`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, json, object};

impl Client {
    /// `addPlain`.
    ///
    /// `POST /plain`
    pub fn add_plain(&self) -> Call<AddPlain> {
        Call::new(&self.shared, Method::POST, "/plain")
    }
}

impl Call<AddPlain> {
    /// The body.
    pub fn body(self, body: AddPlainBody) -> Self {
        self.json(&body)
    }
}

/// The operation `addPlain`.
#[derive(Debug)]
pub enum AddPlain {}

impl Operation for AddPlain {
    type Success = Reply<()>;

    type Failure = AddPlainFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addPlain`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddPlainFailure {}

impl Documented for AddPlainFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddPlainFailure);

/// `AddPlainBody`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddPlainBody {
    /// `name`.
    pub name: Option<String>,
}

impl AddPlainBody {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
        self
    }
}

impl json::EncodeFields for AddPlainBody {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("name", &self.name);
    }
}

impl json::Decode for AddPlainBody {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        object::read(reader, &mut [object::optional("name", &mut name)])?;
        Ok(Self { name })
    }
}

object::implement!(AddPlainBody);
