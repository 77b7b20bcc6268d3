// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

pub(crate) mod to;
pub(crate) mod get_verify;
pub(crate) mod verify;
pub(crate) mod head_verify;
pub(crate) mod receive;
pub(crate) mod media;
pub(crate) mod stream;
pub(crate) mod moved;
pub(crate) mod twice;
pub(crate) mod twice_b;
pub(crate) mod shared_call;
pub(crate) mod make_a_post_to_fixed;
pub(crate) mod make_a_delete_to_fixed;

pub use self::get_verify::*;
pub use self::head_verify::*;
pub use self::make_a_delete_to_fixed::*;
pub use self::make_a_post_to_fixed::*;
pub use self::media::*;
pub use self::moved::*;
pub use self::receive::*;
pub use self::shared_call::*;
pub use self::stream::*;
pub use self::to::*;
pub use self::twice::*;
pub use self::twice_b::*;
pub use self::verify::*;
