// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_pets;
pub(crate) mod create_pet;
pub(crate) mod list_keepers;
pub(crate) mod list_keys;
pub(crate) mod list_logs;
pub(crate) mod login;

pub use self::create_pet::*;
pub use self::list_keepers::*;
pub use self::list_keys::*;
pub use self::list_logs::*;
pub use self::list_pets::*;
pub use self::login::*;
