// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod chain;
pub(crate) mod entry;
pub(crate) mod key;
pub(crate) mod level;
pub(crate) mod range;
pub(crate) mod signed;
pub(crate) mod twig;
pub(crate) mod entry_either;
pub(crate) mod chain_request;
pub(crate) mod twig_request;

pub use chain::Chain;
pub use entry::{Entry, EntryRequired};
pub use key::Key;
pub use level::Level;
pub use range::Range;
pub use signed::Signed;
pub use twig::{Twig, TwigRequired};
pub use entry_either::EntryEither;
pub use chain_request::ChainRequest;
pub use twig_request::{TwigRequest, TwigRequestRequired};
