//! The public API of a generated crate, and its changes between two versions of a description.
//!
//! In: the crates of both versions. Out: [`ItemChange`]s. Depends on `openapi-crates` and `syn` only.
//!
//! 1. `outline` generates the files of a crate without function bodies, and parses them.
//! 2. `crate_modules` resolves the names in each module, and finds the public path of each item.
//! 3. `read` and `implementations` read the public items, with types spelled with full paths (`full_paths`).
//! 4. `changes` compares two APIs, `compatibility` decides what is breaking, and `describe_change` describes it.
//!
//! The API is read from the generated code instead of the lowered API: a second definition would have to be kept in step with
//! everything that `emit` writes, and any omission would be an unreported change.

mod attributes;
mod changes;
mod compatibility;
mod crate_modules;
mod describe_change;
mod expanded_aliases;
mod features;
mod full_paths;
mod implementations;
mod item;
mod macros;
mod module;
mod names;
mod outline;
mod read;
mod signature;

pub use changes::{ChangeKind, ItemChange, changes};
pub use item::PublicApi;

use openapi_crates::internals::join;
use openapi_crates::{Crates, GenerateError, Side};

/// Compares the public API of a crate that both versions generate.
///
/// # Errors
///
/// If a file cannot be generated.
pub fn compare(old: &Crates, new: &Crates, side: Side) -> Result<Vec<ItemChange>, GenerateError> {
    if old.api(side).is_none() || new.api(side).is_none() {
        return Ok(Vec::new());
    }
    let [old, new] = outline::differing(old, new, side)?;
    Ok(changes(&old, &new))
}

/// Compares the public API of the server and of the client, each with the crate of types that it depends on. A crate of
/// types alone is one of clients: it keeps unknown values.
///
/// # Errors
///
/// If a file cannot be generated.
pub fn compare_both(old: &Crates, new: &Crates) -> Result<[Vec<ItemChange>; 2], GenerateError> {
    let of = |side: Side| compare(old, new, side);
    let (server, client) = join(|| of(Side::Server), || of(Side::Client));
    let (mut server, mut client, types) = (server?, client?, of(Side::Types)?);
    if new.has(Side::Server) {
        server.extend(types.iter().cloned());
    }
    if new.has(Side::Client) || !new.has(Side::Server) {
        client.extend(types);
    }
    Ok([server, client])
}
