//! Decides whether the change of an item is breaking, following the SemVer chapter of the Cargo book and the compiler.

use super::item::{Generics, Kind, Signature};

/// `true` if uses of an item may not compile any more. Types are spelled with full paths and without aliases.
pub fn is_breaking(old: &Kind, new: &Kind) -> bool {
    match (old, new) {
        (
            Kind::Struct {
                generics: old,
                form,
                is_open,
            },
            Kind::Struct {
                generics: new,
                form: new_form,
                is_open: is_still_open,
            },
        ) => requires_more(old, new) || form != new_form || (*is_open && !is_still_open),
        (
            Kind::Enum {
                generics: old,
                is_closed,
            },
            Kind::Enum {
                generics: new,
                is_closed: is_still_closed,
            },
        ) => requires_more(old, new) || (*is_closed && !is_still_closed),
        (
            Kind::Member {
                member: old,
                is_provided,
            },
            Kind::Member {
                member: new,
                is_provided: is_still_provided,
            },
        ) => (*is_provided && !is_still_provided) || old != new,
        (Kind::Function(old), Kind::Function(new)) => is_called_differently(old, new),
        (Kind::Impl { generics: old, .. }, Kind::Impl { generics: new, .. }) => {
            requires_more(old, new)
        }
        // An item and its re-export are the same.
        (Kind::Reexport(_), Kind::Reexport(_)) => true,
        (Kind::Reexport(_), _) | (_, Kind::Reexport(_)) => false,
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
        || requires_more(&old.generics, &new.generics)
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
