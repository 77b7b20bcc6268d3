// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `Page`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
use crate::types::Order;

/// `Page`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Page {
    /// `data`.
    pub data: PageData,
    /// `paging`.
    pub paging: Option<PagePaging>,
}

/// The required fields of [`Page`].
#[derive(Debug)]
pub struct PageRequired {
    /// `data`.
    pub data: PageData,
}

impl From<PageRequired> for Page {
    fn from(required: PageRequired) -> Self {
        Self {
            data: required.data,
            paging: None,
        }
    }
}

impl Page {
    /// Sets `paging`.
    #[must_use]
    pub fn paging(mut self, paging: impl Into<Option<PagePaging>>) -> Self {
        self.paging = paging.into();
        self
    }
}

impl json::EncodeFields for Page {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("data", &self.data);
        fields.optional("paging", &self.paging);
    }
}

impl json::Decode for Page {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut data: Option<PageData> = None;
        let mut paging: Option<PagePaging> = None;
        object::read(
            reader,
            &mut [
                object::required("data", &mut data),
                object::optional("paging", &mut paging),
            ],
        )?;
        let Some(data) = data else {
            return Err(object::incomplete());
        };
        Ok(Self { data, paging })
    }
}

object::implement!(Page);

/// `PageData`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PageData {
    /// `orders`.
    pub orders: Option<Vec<Order>>,
}

/// The required fields of [`PageData`].
#[derive(Debug)]
pub struct PageDataRequired {
    /// `orders`.
    pub orders: Option<Vec<Order>>,
}

impl From<PageDataRequired> for PageData {
    fn from(required: PageDataRequired) -> Self {
        Self { orders: required.orders }
    }
}

impl json::EncodeFields for PageData {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("orders", &self.orders);
    }
}

impl json::Decode for PageData {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut orders: Option<Option<Vec<Order>>> = None;
        object::read(reader, &mut [object::required("orders", &mut orders)])?;
        let Some(orders) = orders else {
            return Err(object::incomplete());
        };
        Ok(Self { orders })
    }
}

object::implement!(PageData);

/// `PagePaging`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PagePaging {
    /// `next`.
    pub next: Option<String>,
    /// `cursor`.
    pub cursor: Nullable<i64>,
}

impl PagePaging {
    /// Sets `next`.
    #[must_use]
    pub fn next(mut self, next: impl IntoOptional<String>) -> Self {
        self.next = next.into_optional();
        self
    }

    /// Sets `cursor`.
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<Nullable<i64>>) -> Self {
        self.cursor = cursor.into();
        self
    }
}

impl json::EncodeFields for PagePaging {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("next", &self.next);
        fields.nullable("cursor", &self.cursor);
    }
}

impl json::Decode for PagePaging {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut next: Option<String> = None;
        let mut cursor: Nullable<i64> = Nullable::Absent;
        object::read(
            reader,
            &mut [
                object::optional("next", &mut next),
                object::optional("cursor", &mut cursor),
            ],
        )?;
        Ok(Self { next, cursor })
    }
}

object::implement!(PagePaging);
