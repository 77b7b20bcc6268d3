//! Room for recursion into deeply nested values.

use std::panic::resume_unwind;
use std::thread::{Builder, Scope, scope};

/// Bytes of stack, of which those that are not used take no memory. `openapiv3` needs about 40 KiB
/// for each level in an unoptimised build, and schemas may lead on to others many thousand times.
const ROOM: usize = 256 << 20;

/// Runs a function on a stack that suffices for the deepest nesting that is read.
///
/// The caller's own stack may be too small: threads have 2 MiB by default. `None` when there is no
/// memory for one; a panic of the function goes on in the caller.
pub fn with_room<T: Send>(run: impl FnOnce() -> T + Send) -> Option<T> {
    scope(|scope| {
        let thread = Builder::new().stack_size(ROOM).spawn_scoped(scope, run);
        let outcome = thread.ok()?.join();
        Some(outcome.unwrap_or_else(|panic| resume_unwind(panic)))
    })
}

/// Runs two functions at once, or one after the other where there is no memory for both; a panic of either goes on in
/// the caller.
pub fn at_once<A: Send, B>(one: impl Fn() -> A + Sync, other: impl FnOnce() -> B) -> (A, B) {
    scope(|scope| {
        let thread = Builder::new().spawn_scoped(scope, &one);
        let second = other();
        let first = match thread {
            Ok(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
            Err(_) => one(),
        };
        (first, second)
    })
}

/// Runs a function on such a stack, beside the caller. `None` when there is no memory for one.
pub(crate) fn spawn_with_room<'s>(
    scope: &'s Scope<'s, '_>,
    run: impl FnOnce() + Send + 's,
) -> Option<()> {
    let thread = Builder::new().stack_size(ROOM).spawn_scoped(scope, run);
    thread.ok().map(drop)
}
