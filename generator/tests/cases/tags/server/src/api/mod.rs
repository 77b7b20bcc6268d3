// @generated from tags.yaml by `cargo xtask codegen`; do not edit.
//! The traits to implement, one module for each tag.

use crate::traits::{Admit, Authenticate};

pub(crate) mod opening_hours;
pub(crate) mod pets;

/// A trait for each tag, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
///
/// The handlers are in a supertrait for each tag. A type that implements all
/// supertraits implements this trait, too.
pub trait Api: Admit + Authenticate + OpeningHoursApi + PetsApi + Send + Sync + 'static {}

impl<A> Api for A
where
    A: Admit + Authenticate + OpeningHoursApi + PetsApi + Send + Sync + 'static,
{}

pub use self::opening_hours::*;
pub use self::pets::*;
