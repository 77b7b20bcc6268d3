// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod a_type;
pub(crate) mod b_type;
pub(crate) mod create_tenant_response;
pub(crate) mod event_type;
pub(crate) mod file_part_type;
pub(crate) mod list_pets_response;
pub(crate) mod list_pets_response_pets_item;
pub(crate) mod option_type;
pub(crate) mod option_required;
pub(crate) mod upload_type;
pub(crate) mod uuid;
pub(crate) mod webhook;
pub(crate) mod self_type;
pub(crate) mod uuid_type;
pub(crate) mod uuid_exclamation_mark;

pub use self::a_type::*;
pub use self::b_type::*;
pub use self::create_tenant_response::*;
pub use self::event_type::*;
pub use self::file_part_type::*;
pub use self::list_pets_response::*;
pub use self::list_pets_response_pets_item::*;
pub use self::option_required::*;
pub use self::option_type::*;
pub use self::self_type::*;
pub use self::upload_type::*;
pub use self::uuid::*;
pub use self::uuid_exclamation_mark::*;
pub use self::uuid_type::*;
pub use self::webhook::*;
