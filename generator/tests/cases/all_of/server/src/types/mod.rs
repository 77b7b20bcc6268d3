// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod counts;
pub(crate) mod load;
pub(crate) mod only_described;
pub(crate) mod truck;
pub(crate) mod typed;
pub(crate) mod unit;
pub(crate) mod vehicle;

pub use self::counts::*;
pub use self::load::*;
pub use self::only_described::*;
pub use self::truck::*;
pub use self::typed::*;
pub use self::unit::*;
pub use self::vehicle::*;
