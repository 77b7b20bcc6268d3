//! Descriptions and crates on disk.
//!
//! In: the path of a description, and a folder for the crates. Out: the description with the files that it refers to; the
//! folders of the crates, written or compared. The only module that reads or writes files. Depends on `source`, `report`
//! and the pipeline.
//!
//! ```no_run
//! use openapi_crates::Options;
//! use openapi_crates::disk::Description;
//! use openapi_crates::report::Style;
//!
//! let mut generation = Description::new("shop.yaml").generate(&Options::new("shop"))?;
//! eprint!("{}", generation.diagnostics(Style::Plain));
//! generation.write("crates", &mut std::io::stdout())?;
//! # Ok::<(), openapi_crates::disk::Error>(())
//! ```

mod build_script;
mod description;
mod error;
mod folder;
mod generation;
mod header_path;
#[doc(hidden)]
pub mod input;
mod plan;
#[doc(hidden)]
pub mod sync;
#[doc(hidden)]
pub mod vendored;

pub use description::Description;
#[doc(hidden)]
pub use description::Read;
pub use error::Error;
pub use generation::Generation;
#[doc(hidden)]
pub use header_path::{shown, with_slashes};
