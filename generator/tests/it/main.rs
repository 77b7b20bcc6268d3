//! Tests of what the generator reports and generates.

mod account;
mod explanations;
mod generated;
mod golden;
mod hostile;
mod lint;
mod refusals;
mod sunset;
mod support;
