// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod codes;
pub(crate) mod even;
pub(crate) mod maybe;
pub(crate) mod optional;
pub(crate) mod order;
pub(crate) mod priority;
pub(crate) mod in_quotes;
pub(crate) mod same;
pub(crate) mod switch;
pub(crate) mod tenths;
pub(crate) mod thing;
pub(crate) mod versions;
pub(crate) mod thing_kind;
pub(crate) mod thing_done;
pub(crate) mod thing_level;
pub(crate) mod thing_steps_item;
pub(crate) mod thing_stages_item;
pub(crate) mod add_thing_offset;
pub(crate) mod add_thing_ratio;

pub use codes::Codes;
pub use even::Even;
pub use maybe::Maybe;
pub use optional::Optional;
pub use order::Order;
pub use priority::Priority;
pub use in_quotes::InQuotes;
pub use same::Same;
pub use switch::Switch;
pub use tenths::Tenths;
pub use thing::{Thing, ThingRequired};
pub use versions::Versions;
pub use thing_kind::ThingKind;
pub use thing_done::ThingDone;
pub use thing_level::ThingLevel;
pub use thing_steps_item::ThingStepsItem;
pub use thing_stages_item::ThingStagesItem;
pub use add_thing_offset::AddThingOffset;
pub use add_thing_ratio::AddThingRatio;
