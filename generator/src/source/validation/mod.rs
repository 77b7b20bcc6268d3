//! Validates a parsed description against the grammar, and repairs what has one sensible interpretation.
//!
//! In: the value of a bundled description. Out: diagnostics, and an [`Outline`] of its references, schemas and objects.
//! `openapiv3` stops at the first error without a position and drops unknown fields, so everything that it rejects is
//! found here before. Uses `grammar`, `tree`, and `text` for the original spelling of values.

mod checker;
pub(crate) mod deprecations;
mod field_combinations;
mod keyword_types;
mod object_fields;
mod string_values;
mod sunset;
mod version;
mod version_keywords;
mod wrong_type;

pub(super) use checker::{Outline, Reference, check, check_corrected, is_inline, section};
pub(crate) use keyword_types::{applies_to, is_of_one_type, is_of_some_types, type_of_format};
pub(crate) use string_values::count;
pub(super) use sunset::check as check_sunsets;
pub(super) use version::check as check_version;
pub(super) use version_keywords::report_list_of_items;
pub(super) use wrong_type::report_wrong_type;
