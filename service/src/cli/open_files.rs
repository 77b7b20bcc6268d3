//! How many files the process may have open, and so how many connections.

/// Raises the soft limit to the hard one, which is what a process may do for
/// itself: the usual soft limit of 1,024 is there for programs that call
/// `select`.
#[cfg(unix)]
pub(super) fn raise_limit() {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};

    let raised = getrlimit(Resource::RLIMIT_NOFILE).and_then(|(soft, hard)| {
        setrlimit(Resource::RLIMIT_NOFILE, hard, hard)?;
        Ok((soft, hard))
    });
    match raised {
        Ok((before, now)) => tracing::debug!(before, now, "limit of open files"),
        Err(error) => tracing::warn!(%error, "the limit of open files is as it was"),
    }
}

/// There is no such limit here.
#[cfg(not(unix))]
pub(super) fn raise_limit() {}
