//! The fuzz targets: each is a module with a function `run`, which panics if an invariant is violated.

pub mod bodies;
pub mod choices;
mod items;
mod mutation;
pub mod names;
mod options;
pub mod outcome;
pub mod parameters;
pub mod pipeline;
pub mod responses;
pub mod routing;
pub mod seeds;
pub mod wire;
