// @generated from github.json by `openapi-crates generate`; do not edit.
//! The operations, one module each.

pub(crate) mod repos_get;
pub(crate) mod issues_list_for_repo;
pub(crate) mod issues_create;
pub(crate) mod issues_get;
pub(crate) mod issues_list_comments;
pub(crate) mod repos_list_for_user;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::{tags::issues::*, tags::repos::*};

crate::runtime::client::call::implement!(Call);

crate::runtime::client::pages::implement!(Call);

#[cfg(feature = "blocking")]
crate::runtime::client::blocking::implement!(Call);
