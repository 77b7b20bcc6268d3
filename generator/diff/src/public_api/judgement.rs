//! Whether an item that is another now breaks those who use it.

use super::item::{Generics, Kind, Signature};

/// Whether those who used an item cannot use what it is now as they did. Both are spelled by the
/// types themselves.
pub fn breaks(old: &Kind, new: &Kind) -> bool {
    match (old, new) {
        (
            Kind::Struct {
                generics,
                form,
                is_open,
            },
            Kind::Struct {
                generics: new_generics,
                form: new_form,
                is_open: new_is_open,
            },
        ) => {
            let made_otherwise = *is_open && !new_is_open;
            asks_more(generics, new_generics) || form != new_form || made_otherwise
        }
        (
            Kind::Enum {
                generics,
                is_closed,
            },
            Kind::Enum {
                generics: new_generics,
                is_closed: new_is_closed,
            },
        ) => asks_more(generics, new_generics) || (*is_closed && !new_is_closed),
        (
            Kind::Member {
                member,
                is_provided,
            },
            Kind::Member {
                member: new_member,
                is_provided: new_is_provided,
            },
        ) => (*is_provided && !new_is_provided) || member != new_member,
        (Kind::Function(old), Kind::Function(new)) => is_called_otherwise(old, new),
        (Kind::Impl { generics, .. }, Kind::Impl { generics: new, .. }) => asks_more(generics, new),
        // The same item, which moved.
        (Kind::Reexport(_), Kind::Reexport(_)) => true,
        (Kind::Reexport(_), _) | (_, Kind::Reexport(_)) => false,
        (old, new) => old != new,
    }
}

/// Whether parameters are others, or must hold to more.
fn asks_more(old: &Generics, new: &Generics) -> bool {
    old.parameters != new.parameters || !new.bounds.is_subset(&old.bounds)
}

fn is_called_otherwise(old: &Signature, new: &Signature) -> bool {
    let takes_all = old.arguments.len() == new.arguments.len()
        && old
            .arguments
            .iter()
            .zip(&new.arguments)
            .all(|(old, new)| takes(old, new));
    !takes_all
        || old.receiver != new.receiver
        || old.output != new.output
        || old.is_async != new.is_async
        || (old.is_const && !new.is_const)
        || asks_more(&old.generics, &new.generics)
}

/// Whether an argument takes whatever it took before.
fn takes(old: &str, new: &str) -> bool {
    const STRING: &str = "std::string::String";
    let into = |ty: &str| format!("impl std::convert::Into<{ty}>");
    let is_wider = || match new {
        "impl std::convert::AsRef<str>" => {
            ["&str", STRING].contains(&old) || old == format!("&{STRING}")
        }
        _ if new == into(STRING) => old == "&str",
        _ => false,
    };
    let option = || format!("std::option::Option<{old}>");
    old == new || new == into(old) || new == into(&option()) || is_wider()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_may_take_more() {
        for (old, new, takes_all) in [
            ("i64", "i64", true),
            ("i64", "u32", false),
            (
                "i64",
                "impl std::convert::Into<std::option::Option<i64>>",
                true,
            ),
            (
                "impl std::convert::Into<std::option::Option<i64>>",
                "i64",
                false,
            ),
            ("&str", "impl std::convert::Into<std::string::String>", true),
            ("std::string::String", "impl std::convert::AsRef<str>", true),
            (
                "impl std::convert::AsRef<str>",
                "std::string::String",
                false,
            ),
        ] {
            assert_eq!(takes(old, new), takes_all, "{old} -> {new}");
        }
    }
}
