//! Changes to a description: overlays of the user, and corrections that the generator chooses for errors.
//!
//! In: a parsed description and changes. Out: the changed description, with the origins of its nodes. Uses `tree`,
//! `grammar` and `repairs` to find what can be corrected, and `text` and `validation` to read overlays.

mod candidates;
mod correction;
mod overlay;

pub(crate) use candidates::Candidates;
pub(super) use correction::apply as apply_corrections;
pub use correction::{Change, Correction, is_annotation};
pub(super) use overlay::apply as apply_overlays;
pub(super) use overlay::text as overlaid_text;
