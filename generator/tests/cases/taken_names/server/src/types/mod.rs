// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod a_type;
pub(crate) mod b_type;
pub(crate) mod create_tenant_response;
pub(crate) mod list_pets_response;
pub(crate) mod list_pets_response_pets_item;
pub(crate) mod option_type;
pub(crate) mod option_required;
pub(crate) mod uuid;
pub(crate) mod self_type;
pub(crate) mod uuid_type;
pub(crate) mod uuid_exclamation_mark;
pub(crate) mod list_pets_response_pets_item_type;

pub use a_type::AType;
pub use b_type::BType;
pub use create_tenant_response::CreateTenantResponse;
pub use list_pets_response::{ListPetsResponse, ListPetsResponseRequired};
pub use list_pets_response_pets_item::ListPetsResponsePetsItem;
pub use option_type::{OptionType, OptionTypeRequired};
pub use option_required::OptionRequired;
pub use uuid::Uuid;
pub use self_type::SelfType;
pub use uuid_type::UuidType;
pub use uuid_exclamation_mark::UuidExclamationMark;
pub use list_pets_response_pets_item_type::ListPetsResponsePetsItemType;
