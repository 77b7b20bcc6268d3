//! Names of security schemes that the client uses itself, and the server does not.

use std::sync::Arc;

use crate::lowered::Api;
use crate::names::{self, Case, Name, Scope};

/// Renames the security schemes whose setters would have the names of other methods of the builder.
pub(crate) fn rename_schemes(api: &mut Arc<Api>) {
    let is_reserved = |name: &str| names::OF_CLIENT_SCHEMES.contains(&name);
    if !api.schemes.iter().any(|one| is_reserved(&one.name.rust)) {
        return;
    }
    let schemes = &mut Arc::make_mut(api).schemes;
    let known = schemes.iter().map(|one| one.name.rust.clone());
    let known: Vec<String> = known.filter(|name| !is_reserved(name)).collect();
    let reserved = names::OF_CLIENT_SCHEMES.iter().copied();
    let mut scope = Scope::with_reserved(reserved.chain(known.iter().map(String::as_str)));
    for scheme in schemes.iter_mut().filter(|one| is_reserved(&one.name.rust)) {
        let name = scope.claim_similar(Case::Lower, scheme.name.clone(), "scheme", &[]);
        // A chosen name is not free.
        scheme.name = name.unwrap_or_else(|_| {
            let rust = format!("{}_scheme", scheme.name.plain());
            let longer = Name {
                rust,
                ..scheme.name.clone()
            };
            scope.free(Case::Lower, [longer.clone()], &longer)
        });
    }
}
