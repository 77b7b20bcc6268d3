//! References: external files are bundled into one description, and every `$ref` is checked.
//!
//! In: the parsed description and its external files. Out: a description with only local references, and diagnostics
//! for those that lead nowhere. Schemas of JSON Schema files are translated to 2020-12. Uses `validation` to find
//! references, `text` to parse files, and `tree`.

mod bundle;
mod check;
mod identifiers;
mod json_schema;
mod json_schema_file;
mod missing;
mod parsed_files;
mod rebase;
mod rewrite;
mod self_uri;

pub(super) use bundle::bundle;
pub(crate) use check::leads_on;
pub(super) use check::{check, reported_places};
pub(super) use missing::missing_addresses;
pub(super) use rewrite::mapping_places;

/// The number of consecutive references that are followed to find a value.
pub(super) const MAX_CHAIN: usize = 100;
