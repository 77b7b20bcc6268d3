// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod order;
pub(crate) mod page;
pub(crate) mod page_data;
pub(crate) mod page_paging;

pub use order::{Order, OrderRequired};
pub use page::{Page, PageRequired};
pub use page_data::{PageData, PageDataRequired};
pub use page_paging::PagePaging;
