// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `verify`: `PUT`, the webhook `verify`.

use http::Method;
use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::parameter_style::Style;
use crate::runtime::text_format;
use crate::runtime::upload::Upload;
use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::color::Color;
use crate::types::error_b::ErrorB;
use crate::types::verify_operation_api::VerifyOperationApi;
use crate::types::verify_operation_body_fields::VerifyOperationBodyFields;
use crate::types::verify_operation_deep::VerifyOperationDeep;
use crate::webhooks::sender::WebhookEndpoint;

/// The required inputs of `verify`.
#[derive(Clone, Debug)]
pub struct VerifyOperationRequired {
    pub color: Color,
    /// The body.
    pub body: Upload<VerifyOperationBodyFields>,
}

impl WebhookEndpoint {
    /// `verify`.
    ///
    /// `PUT`, the webhook `verify`
    pub fn verify(&self, required: VerifyOperationRequired) -> Call<VerifyOperation> {
        let VerifyOperationRequired { color, body } = required;
        Call::new(&self.shared, Method::PUT, "")
            .credentials(&[&[self.basic.as_ref()], &[self.hook_key.as_ref()]])
            .query("color", color)
            .upload(FieldStyles::new(&[]), &body, &body.fields)
    }
}

impl Call<VerifyOperation> {
    pub fn deep(self, deep: VerifyOperationDeep) -> Self {
        self.query_styled("deep", Style::Deep, &deep)
    }

    pub fn x_list(self, x_list: impl IntoIterator<Item = Color>) -> Self {
        let x_list: Vec<Color> = x_list.into_iter().collect();
        self.header_list("x-list", x_list)
    }

    pub fn code(self, code: impl AsRef<str>) -> Self {
        self.query("code", code.as_ref())
    }

    pub fn at(self, at: Zoned) -> Self {
        self.query("at", text_format::text::<DateTimeText>(&at))
    }

    pub fn api_(self, api_: VerifyOperationApi) -> Self {
        self.query("api", api_)
    }

    pub fn c(self, c: i64) -> Self {
        self.cookie("c", c)
    }
}

/// The webhook `verify`.
#[derive(Debug)]
pub enum VerifyOperation {}

impl Operation for VerifyOperation {
    type Success = Reply<ErrorB>;

    type Failure = VerifyOperationFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200..=399 => received.json(),
            400.. => Err(received.json_failure(VerifyOperationFailure::Default)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `verify`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum VerifyOperationFailure {
    /// `default`: any.
    Default(Reply<ErrorB>),
}

documented::implement! {
    VerifyOperationFailure {
        Default: "any";
    }
}
