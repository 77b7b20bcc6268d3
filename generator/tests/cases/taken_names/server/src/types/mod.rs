// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod a_type;
mod b_type;
mod create_tenant_response;
mod list_pets_response;
mod list_pets_response_pets_item;
mod option_type;
mod option_required;
mod uuid;
mod self_type;
mod uuid_type;
mod uuid_exclamation_mark;

pub use self::a_type::*;
pub use self::b_type::*;
pub use self::create_tenant_response::*;
pub use self::list_pets_response::*;
pub use self::list_pets_response_pets_item::*;
pub use self::option_required::*;
pub use self::option_type::*;
pub use self::self_type::*;
pub use self::uuid::*;
pub use self::uuid_exclamation_mark::*;
pub use self::uuid_type::*;
