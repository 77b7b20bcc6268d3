//! Room for recursion into deeply nested values.

use std::panic::resume_unwind;
use std::thread::{Builder, ScopedJoinHandle, scope};

/// Bytes of stack, of which those that are not used take no memory. `openapiv3` needs about 40 KiB
/// for each level in an unoptimised build, and schemas may lead on to others many thousand times.
const ROOM: usize = 256 << 20;

/// Runs a function on a stack that suffices for the deepest nesting that is read.
///
/// The caller's own stack may be too small: threads have 2 MiB by default. `None` when there is no
/// memory for one; a panic of the function goes on in the caller.
pub(crate) fn with_room<T: Send>(run: impl FnOnce() -> T + Send) -> Option<T> {
    scope(|scope| {
        let thread = Builder::new().stack_size(ROOM).spawn_scoped(scope, run);
        Some(joined(thread.ok()?))
    })
}

/// Runs a function here, where there is room, and on up to `count - 1` such stacks besides: fewer
/// where there is no memory for them.
pub(crate) fn with_room_each<T: Send>(count: usize, run: impl Fn() -> T + Sync) -> Vec<T> {
    scope(|scope| {
        let spawn = |_| Builder::new().stack_size(ROOM).spawn_scoped(scope, &run);
        let others: Vec<_> = (1..count).map_while(|number| spawn(number).ok()).collect();
        let here = run();
        [here]
            .into_iter()
            .chain(others.into_iter().map(joined))
            .collect()
    })
}

fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| resume_unwind(panic))
}
