// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod get_file_extension;
pub(crate) mod export_format;

pub use get_file_extension::GetFileExtension;
pub use export_format::ExportFormat;
