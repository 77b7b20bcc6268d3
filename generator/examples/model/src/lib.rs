//! What the programs have in common.

use std::env;

use anyhow::Context as _;
use openapi_crates::disk::Description;
use openapi_crates::model::Model;
use openapi_crates::report::Style;
use openapi_crates::{Options, Side};

/// Reads the model of the description that the first argument names.
///
/// # Errors
///
/// When the description cannot be read, or has errors.
pub fn model(side: Side) -> anyhow::Result<Model> {
    let path = env::args().nth(1).context("name a description")?;
    let generation = Description::new(path).generate(&Options::new("api"))?;
    eprint!("{}", generation.diagnostics(Style::Plain));
    Ok(generation.model(side)?)
}

/// Joins texts.
pub fn joined(parts: impl Iterator<Item = String>, separator: &str) -> String {
    parts.collect::<Vec<_>>().join(separator)
}
