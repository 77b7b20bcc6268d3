// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod get_notes;
pub(crate) mod post_notes;
pub(crate) mod put_notes_by_note_id;
pub(crate) mod patch_notes_by_note_id;
pub(crate) mod get_no_tes;
pub(crate) mod get_slash_no_slash_tes;

pub use self::get_no_tes::*;
pub use self::get_notes::*;
pub use self::get_slash_no_slash_tes::*;
pub use self::patch_notes_by_note_id::*;
pub use self::post_notes::*;
pub use self::put_notes_by_note_id::*;
