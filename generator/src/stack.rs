//! Threads with enough stack for deeply nested values; WebAssembly has only one thread.

use std::panic::resume_unwind;
use std::thread::{Builder, Scope, scope};

/// The stack size in bytes. Unused pages take no memory. `openapiv3` needs about 40 KiB per level in an unoptimized
/// build, and chains of references can be thousands of schemas long.
const STACK_SIZE: usize = 256 << 20;

/// `true` if threads can be spawned. Otherwise, the linker and the host set the stack size.
pub(crate) const HAS_THREADS: bool = !cfg!(target_family = "wasm");

/// Runs a function on a thread with enough stack for the deepest nesting, or in place if there are no threads.
///
/// `None` if there is not enough memory. A panic is propagated.
pub fn with_large_stack<T: Send>(run: impl FnOnce() -> T + Send) -> Option<T> {
    if !HAS_THREADS {
        return Some(run());
    }
    scope(|scope| {
        let thread = Builder::new().stack_size(STACK_SIZE);
        let outcome = thread.spawn_scoped(scope, run).ok()?.join();
        Some(outcome.unwrap_or_else(|panic| resume_unwind(panic)))
    })
}

/// Runs two functions concurrently, or in sequence if no thread can be spawned. A panic is propagated.
pub fn join<A: Send, B>(one: impl Fn() -> A + Sync, other: impl FnOnce() -> B) -> (A, B) {
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

/// Spawns a function on a thread with enough stack; `None` if there is not enough memory.
pub(crate) fn spawn_with_room<'s>(
    scope: &'s Scope<'s, '_>,
    run: impl FnOnce() + Send + 's,
) -> Option<()> {
    let thread = Builder::new().stack_size(STACK_SIZE);
    thread.spawn_scoped(scope, run).ok().map(drop)
}
