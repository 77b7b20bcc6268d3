//! Decides whether the change of an item is breaking, following the SemVer chapter of the Cargo book and the compiler.

use super::item::{Declaration, Generics, Kind, Signature};

/// `true` if uses of an item may not compile any more. Types are spelled with full paths and without aliases.
pub fn is_breaking(old: &Declaration, new: &Declaration) -> bool {
    match (&old.kind, &new.kind) {
        (Kind::Reexport(old), Kind::Reexport(new)) => return old != new,
        // An item and its re-export are the same.
        (Kind::Reexport(_), _) | (_, Kind::Reexport(_)) => return false,
        _ => {}
    }
    if old.is_provided.is_some() {
        // Members of traits are called by some crates, and implemented by others.
        let is_same = old.kind == new.kind && old.generics == new.generics;
        return !is_same || old.is_provided > new.is_provided;
    }
    requires_more(&old.generics, &new.generics)
        || match (&old.kind, &new.kind) {
            (
                Kind::Struct { form: old, is_open },
                Kind::Struct {
                    form: new,
                    is_open: is_still_open,
                },
            ) => old != new || is_open > is_still_open,
            (
                Kind::Enum { is_closed },
                Kind::Enum {
                    is_closed: is_still_closed,
                },
            ) => is_closed > is_still_closed,
            (Kind::Function(old), Kind::Function(new)) => is_called_differently(old, new),
            (Kind::Impl { .. }, Kind::Impl { .. }) => false,
            (old, new) => old != new,
        }
}

/// `true` if parameters changed or have more bounds.
fn requires_more(old: &Generics, new: &Generics) -> bool {
    old.parameters != new.parameters || !new.bounds.is_subset(&old.bounds)
}

fn is_called_differently(old: &Signature, new: &Signature) -> bool {
    let mut arguments = old.arguments.iter().zip(&new.arguments);
    old.arguments.len() != new.arguments.len()
        || !arguments.all(|(old, new)| accepts(new, old))
        || old.receiver != new.receiver
        || old.output != new.output
        || old.is_async != new.is_async
        || (old.is_const && !new.is_const)
}

/// `true` if an argument of type `new` accepts every value of type `old`.
fn accepts(new: &str, old: &str) -> bool {
    const STRING: &str = "std::string::String";
    let into = |ty: &str| format!("impl std::convert::Into<{ty}>");
    let is_str = old == "&str";
    old == new
        || new == into(old)
        || new == into(&format!("std::option::Option<{old}>"))
        || is_str && new == into(STRING)
        || new == "impl std::convert::AsRef<str>"
            && (is_str || old.trim_start_matches('&') == STRING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_may_accept_more() {
        let option = "impl std::convert::Into<std::option::Option<i64>>";
        let as_ref = "impl std::convert::AsRef<str>";
        for (old, new, expected) in [
            ("i64", "i64", true),
            ("i64", "u32", false),
            ("i64", option, true),
            (option, "i64", false),
            ("&str", "impl std::convert::Into<std::string::String>", true),
            ("std::string::String", as_ref, true),
            (as_ref, "std::string::String", false),
        ] {
            assert_eq!(accepts(new, old), expected, "{old} -> {new}");
        }
    }
}
