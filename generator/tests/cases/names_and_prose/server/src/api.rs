// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::r#match::{MatchFailure, MatchRequest, MatchResponse};
use crate::traits::Admit;

/// \`\`\` Odd "names" \*/ and prose, version v2: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// Ends with a backslash \
    ///
    /// */ #\[doc = "x"] `` ` ``
    ///
    /// `GET /type/{type}`
    fn r#match(
        &self,
        request: MatchRequest,
    ) -> impl Future<Output = Result<MatchResponse, MatchFailure>> + Send;
}
