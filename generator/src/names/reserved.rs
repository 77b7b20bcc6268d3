//! Names that generated code uses itself: a list for each scope, one name a line.

use std::sync::LazyLock;

/// The names of a scope.
pub type Names = LazyLock<Vec<&'static str>>;

/// Methods of structs, which a setter would hide.
pub static OF_STRUCTS: Names =
    LazyLock::new(|| include_str!("reserved/of_structs.txt").lines().collect());

/// Methods of replies, which the accessor of a header would conflict with.
pub static OF_REPLIES: Names =
    LazyLock::new(|| include_str!("reserved/of_replies.txt").lines().collect());

/// Methods of calls, which a setter would hide, and local variables in the scope of parameters.
pub static OF_CALLS: Names =
    LazyLock::new(|| include_str!("reserved/of_calls.txt").lines().collect());

/// Names that generated code uses, or that have a meaning in Rust.
pub static OF_TYPE_SCOPES: Names = LazyLock::new(|| {
    include_str!("reserved/of_type_scopes.txt")
        .lines()
        .collect()
});
