// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod event;
pub(crate) mod measure;
pub(crate) mod event_event;
pub(crate) mod event_data;

pub use event::{Event, EventRequired};
pub use measure::{Measure, MeasureRequired};
pub use event_event::EventEvent;
pub use event_data::{EventData, EventDataRequired};
