// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_pets;
mod create_pet;
mod list_keepers;
mod list_keys;
mod list_logs;
mod login;

pub use self::create_pet::*;
pub use self::list_keepers::*;
pub use self::list_keys::*;
pub use self::list_logs::*;
pub use self::list_pets::*;
pub use self::login::*;
