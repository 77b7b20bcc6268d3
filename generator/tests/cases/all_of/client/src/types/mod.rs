// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod counts;
mod load;
mod only_described;
mod truck;
mod typed;
mod unit;
mod vehicle;

pub use self::counts::*;
pub use self::load::*;
pub use self::only_described::*;
pub use self::truck::*;
pub use self::typed::*;
pub use self::unit::*;
pub use self::vehicle::*;
