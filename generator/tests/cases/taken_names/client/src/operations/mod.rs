// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_pets;
pub(crate) mod option;
pub(crate) mod add_letter;
pub(crate) mod create_tenant;
pub(crate) mod value_operation_list;
pub(crate) mod replace_file;
pub(crate) mod operations;
pub(crate) mod mock;
pub(crate) mod dispatch;
pub(crate) mod value_router;

pub use self::add_letter::*;
pub use self::create_tenant::*;
pub use self::dispatch::*;
pub use self::list_pets::*;
pub use self::mock::*;
pub use self::operations::*;
pub use self::option::*;
pub use self::replace_file::*;
pub use self::value_operation_list::*;
pub use self::value_router::*;
