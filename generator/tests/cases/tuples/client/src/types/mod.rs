// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod key;
pub(crate) mod signed;
pub(crate) mod level;
pub(crate) mod entry;
pub(crate) mod range;
pub(crate) mod twig;
pub(crate) mod chain;
pub(crate) mod entry_either;
pub(crate) mod twig_request;
pub(crate) mod chain_request;

pub use key::Key;
pub use signed::Signed;
pub use level::Level;
pub use entry::{Entry, EntryRequired};
pub use range::Range;
pub use twig::{Twig, TwigRequired};
pub use chain::Chain;
pub use entry_either::EntryEither;
pub use twig_request::{TwigRequest, TwigRequestRequired};
pub use chain_request::ChainRequest;
