// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod export_format;
pub(crate) mod get_file_extension;

pub use export_format::ExportFormat;
pub use get_file_extension::GetFileExtension;
