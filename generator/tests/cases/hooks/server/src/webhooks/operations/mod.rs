// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

mod to;
mod get_verify;
mod value_verify;
mod head_verify;
mod receive;
mod media;
mod stream;
mod twice;
mod twice_b;
mod shared_call;
mod make_a_post_to_fixed;
mod make_a_delete_to_fixed;

pub use self::get_verify::*;
pub use self::head_verify::*;
pub use self::make_a_delete_to_fixed::*;
pub use self::make_a_post_to_fixed::*;
pub use self::media::*;
pub use self::receive::*;
pub use self::shared_call::*;
pub use self::stream::*;
pub use self::to::*;
pub use self::twice::*;
pub use self::twice_b::*;
pub use self::value_verify::*;
