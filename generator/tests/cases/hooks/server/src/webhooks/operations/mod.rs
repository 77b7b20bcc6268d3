// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

pub(crate) mod to;
pub(crate) mod get_verify;
pub(crate) mod value_verify;
pub(crate) mod head_verify;
pub(crate) mod receive;
pub(crate) mod media;
pub(crate) mod stream;
pub(crate) mod twice;
pub(crate) mod twice_b;
pub(crate) mod shared_call;
pub(crate) mod make_a_post_to_fixed;
pub(crate) mod make_a_delete_to_fixed;
