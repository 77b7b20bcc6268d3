//! Tests of the diagnostics and of the generated code.

mod careful;
#[cfg(feature = "disk")]
mod changes;
mod classes_json;
mod embedded_description;
mod explanations;
mod generated;
mod golden;
mod hostile;
mod identical_types;
mod json_schema;
mod library_facade;
mod lint;
mod loosened_bases;
mod model;
mod module_headers;
mod pagination_rules;
mod refusals;
mod reserved_names;
mod runtime_source;
mod suites;
mod sunset;
mod support;
#[cfg(feature = "disk")]
mod sync;
mod type_rules;
mod unused_types;
mod versions;
