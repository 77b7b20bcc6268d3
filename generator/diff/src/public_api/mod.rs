//! What a generated crate has for those who depend on it, and how it differs between two versions
//! of a description.
//!
//! 1. `source` makes the files of a crate, as the crate is emitted, and parses them; `differing`
//!    finds those that need not be made.
//! 2. `modules` finds what the names of each module lead to, and by which paths others name it.
//! 3. `read` and `implementations` read the items that others can name, with types spelled by full
//!    paths.
//! 4. `changes` compares two surfaces, and judges whether a difference breaks those who depend on
//!    the crate; `words` tells it.
//!
//! Besides `render` and `names`, this is the one room that knows `syn`. What others see of a crate is
//! read off what is emitted, and not told of the model a second time: that would have to be kept in
//! step with everything that `emit` writes, and whatever was forgotten would be a change that nobody
//! is told of.

mod changes;
mod differing;
mod features;
mod gate;
mod implementations;
mod item;
mod judgement;
mod macros;
mod module;
mod modules;
mod names;
mod parts;
mod read;
mod signature;
mod source;
mod spelling;
mod words;

pub use changes::{ChangeKind, ItemChange, changes};
pub use features::Features;
pub use gate::Gate;
pub use item::{Form, Generics, Item, Key, Kind, Member, Signature, Space, Surface};
pub use spelling::short;

use differing::differing;
use generator::Fault;
use generator::internals::at_once;
use generator::{Crates, Side};

/// What differs for those who depend on one of the two crates. Only the files that may differ are
/// made: it is quick where little does. Nothing differs of a crate that is not wanted.
///
/// # Errors
///
/// When a file cannot be made.
pub fn compare(old: &Crates, new: &Crates, side: Side) -> Result<Vec<ItemChange>, Fault> {
    let (Some(before), Some(after)) = (old.api(side), new.api(side)) else {
        return Ok(Vec::new());
    };
    let [old, new] = source::where_they_differ([old, new], &differing(before, after), side)?;
    Ok(changes(&old, &new))
}

/// The same for both crates at once: for those who depend on the server, and on the client.
///
/// # Errors
///
/// When a file cannot be made.
pub fn compare_both(old: &Crates, new: &Crates) -> Result<[Vec<ItemChange>; 2], Fault> {
    let of = |side: Side| compare(old, new, side);
    let (server, client) = at_once(|| of(Side::Server), || of(Side::Client));
    Ok([server?, client?])
}
