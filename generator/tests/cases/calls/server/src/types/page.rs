// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `Page`.

use crate::runtime::{json, object};
use crate::types::{PageData, PagePaging};

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
