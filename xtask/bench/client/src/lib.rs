//! Clients of one interface: the generated one, and a handwritten one on the same HTTP library.
//!
//! Both send the same requests and decode the same responses, which a test of this package
//! verifies.

pub mod by_hand;
pub mod call;
pub mod contender;
pub mod generated;
pub mod recorded;
pub mod server;

pub use call::Call;
pub use contender::{Contender, Prepared};
