// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod counts;
pub(crate) mod load;
pub(crate) mod only_described;
pub(crate) mod truck;
pub(crate) mod typed;
pub(crate) mod unit;
pub(crate) mod vehicle;
pub(crate) mod vehicle_color;
pub(crate) mod vehicle_owner;
pub(crate) mod vehicle_trailer;
pub(crate) mod add_vehicle_created_body;

pub use counts::Counts;
pub use load::Load;
pub use only_described::OnlyDescribed;
pub use truck::{Truck, TruckRequired};
pub use typed::{Typed, TypedRequired};
pub use unit::Unit;
pub use vehicle::{Vehicle, VehicleRequired};
pub use vehicle_color::VehicleColor;
pub use vehicle_owner::VehicleOwner;
pub use vehicle_trailer::{VehicleTrailer, VehicleTrailerRequired};
pub use add_vehicle_created_body::{AddVehicleCreatedBody, AddVehicleCreatedBodyRequired};
