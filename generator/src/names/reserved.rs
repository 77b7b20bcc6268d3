//! Names that generated code uses itself: a list for each scope, one name a line. Tests compare the lists with the
//! code, except for `of_structs`, which is kept by hand.

use std::sync::LazyLock;

/// The names of a scope.
pub type Names = LazyLock<Vec<&'static str>>;

macro_rules! lists {
    ($($(#[$docs:meta])* $name:ident $file:literal,)+) => {
        $(
            $(#[$docs])*
            pub static $name: Names =
                LazyLock::new(|| include_str!(concat!("reserved/", $file, ".txt")).lines().collect());
        )+
    };
}

lists! {
    /// Methods of structs, which a setter would hide.
    OF_STRUCTS "of_structs",
    /// Methods of replies, which the accessor of a header would conflict with.
    OF_REPLIES "of_replies",
    /// Methods of calls, which a setter would hide, and local variables in the scope of parameters.
    OF_CALLS "of_calls",
    /// Functions and variables of the pipeline of a server.
    OF_SCHEMES "of_schemes",
    /// Methods and fields of the client and its builder.
    OF_CLIENT_SCHEMES "of_client_schemes",
    /// Both for webhooks: of their pipeline and their sender.
    OF_WEBHOOK_SCHEMES "of_webhook_schemes",
    /// Modules and crates that are in scope next to the modules of operations, and methods of the client.
    OF_OPERATIONS "of_operations",
    /// Cargo features of crates, next to those of tags.
    OF_FEATURES "of_features",
    /// Modules at the roots of crates, next to those of tags.
    OF_ROOTS "of_roots",
    /// Types of the module `webhooks`, which types of webhooks would conflict with.
    OF_WEBHOOK_TYPES "of_webhook_types",
    /// Public names of the library, which types of a description never have, so that no addition to it takes a name away.
    OF_LIBRARY "of_library",
    /// Names that generated code uses, or that have a meaning in Rust.
    OF_TYPE_SCOPES "of_type_scopes",
}
