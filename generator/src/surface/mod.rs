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

use crate::fault::Fault;
use crate::files::{Crates, Side};
use crate::source::at_once;
use differing::differing;
use parts::Parts;

/// What differs for those who depend on one of the two crates. Only the files that may differ are
/// made: it is quick where little does.
///
/// # Errors
///
/// When a file cannot be made.
pub fn compare(old: &Crates, new: &Crates, side: Side) -> Result<Vec<ItemChange>, Fault> {
    compare_parts([old, new], &differing(&old.api, &new.api), side)
}

/// The same for both crates at once: for those who depend on the server, and on the client.
///
/// # Errors
///
/// When a file cannot be made.
pub fn compare_both(old: &Crates, new: &Crates) -> Result<[Vec<ItemChange>; 2], Fault> {
    let parts = &differing(&old.api, &new.api);
    let of = |side: Side| compare_parts([old, new], parts, side);
    let (server, client) = at_once(|| of(Side::Server), || of(Side::Client));
    Ok([server?, client?])
}

fn compare_parts(
    crates: [&Crates; 2],
    parts: &[Parts; 2],
    side: Side,
) -> Result<Vec<ItemChange>, Fault> {
    let [old, new] = source::where_they_differ(crates, parts, side)?;
    Ok(changes(&old, &new))
}
