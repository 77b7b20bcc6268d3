//! What sends hooks: a client of whoever receives them.

mod library;
mod sender;

use super::{operation, operations, payload};
use crate::emit::drafts::Drafts;
use crate::model::Api;

/// The source files, without the types and the runtime.
pub fn drafts(api: &Api) -> Drafts<'_> {
    let mut drafts = Drafts::default();
    drafts.add(|| sender::file(api));
    drafts.add(|| operations(api));
    drafts.append(payload::drafts(api));
    drafts.append(operation::drafts(api));
    drafts.add(|| library::file(api));
    drafts
}
