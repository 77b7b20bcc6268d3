//! What sends hooks: a client of whoever receives them.

mod library;
mod sender;

use super::{operation, operations, payload};
use crate::emit::source_file::SourceFile;
use crate::model::Api;

/// The source files, without the types and the runtime.
pub fn files(api: &Api) -> Vec<SourceFile> {
    let mut files = vec![sender::file(api), operations(api)];
    files.extend(payload::files(api));
    files.extend(operation::files(api));
    files.push(library::file(api));
    files
}
