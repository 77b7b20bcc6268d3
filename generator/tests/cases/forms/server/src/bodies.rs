// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! Bodies with one of several media types.

use crate::operations::change_order::ChangeOrderBodyForm;
use crate::operations::change_photo::{
    ChangePhotoBodyJson, ChangePhotoBodyMultipartFields,
};
use crate::runtime::upload::Upload;
use crate::types::order::Order;

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum ChangeOrderBody {
    /// `application/json`.
    Json(Order),
    /// `application/x-www-form-urlencoded`.
    Form(ChangeOrderBodyForm),
}

impl From<Order> for ChangeOrderBody {
    fn from(body: Order) -> Self {
        Self::Json(body)
    }
}

impl From<ChangeOrderBodyForm> for ChangeOrderBody {
    fn from(body: ChangeOrderBodyForm) -> Self {
        Self::Form(body)
    }
}

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum ChangePhotoBody {
    /// `application/json`.
    Json(ChangePhotoBodyJson),
    /// `multipart/form-data`.
    Multipart(Upload<ChangePhotoBodyMultipartFields>),
}

impl From<ChangePhotoBodyJson> for ChangePhotoBody {
    fn from(body: ChangePhotoBodyJson) -> Self {
        Self::Json(body)
    }
}

impl From<Upload<ChangePhotoBodyMultipartFields>> for ChangePhotoBody {
    fn from(body: Upload<ChangePhotoBodyMultipartFields>) -> Self {
        Self::Multipart(body)
    }
}
