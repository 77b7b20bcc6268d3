//! From the text of a description to a JSON value, and from places in the value back to lines and columns.
//!
//! In: the text of a file, and the files that it refers to. Out: a [`serde_json::Value`] with its keys in order, or
//! diagnostics. Nothing here knows OpenAPI. Uses `tree` for places and `report` for diagnostics.
//!
//! Neither the YAML nor the JSON parser keeps positions. The few that a report shows are found by a second scan.

mod addresses;
mod external_files;
mod limits;
mod locate;
mod parse;
mod positions;
mod source;
mod syntax_error;
mod value_visitor;

pub use addresses::{Addresses, normalized_address};
pub(super) use addresses::{Target, resolve_address, resolve_uri};
pub(super) use external_files::{Far, resolve_path};
pub use external_files::{Unread, mentioned};
pub use limits::LARGEST;
pub use locate::locate;
pub(super) use parse::parse;
pub use positions::Location;
pub(crate) use positions::Positions;
pub use source::Source;
