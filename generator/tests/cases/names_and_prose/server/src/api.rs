// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::r#match::{MatchFailure, MatchRequest, MatchResponse};

/// \`\`\` Odd "names" \*/ and prose, version v2: the operations to implement.
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
