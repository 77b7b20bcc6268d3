// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod filter;
pub(crate) mod old;
pub(crate) mod point;
pub(crate) mod shape;
pub(crate) mod thing;
pub(crate) mod shape_circle;
pub(crate) mod shape_square;
pub(crate) mod send_parts_body_parts;
pub(crate) mod send_parts_body_fields;
pub(crate) mod list_things_sort;
pub(crate) mod thing_request;

pub use filter::Filter;
pub use old::Old;
pub use point::{Point, PointRequired};
pub use shape::Shape;
pub use thing::{Thing, ThingRequired, ThingMissing};
pub use shape_circle::{ShapeCircle, ShapeCircleRequired};
pub use shape_square::{ShapeSquare, ShapeSquareRequired};
pub use send_parts_body_parts::{SendPartsBodyParts, SendPartsBodyPartsRequired};
pub use send_parts_body_fields::{SendPartsBodyFields, SendPartsBodyFieldsRequired};
pub use list_things_sort::ListThingsSort;
pub use thing_request::{ThingRequest, ThingRequestRequired};
