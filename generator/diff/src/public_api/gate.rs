//! What an item waits for.

use std::collections::BTreeSet;

use syn::{Attribute, Expr, Lit, Meta, Token, punctuated::Punctuated};

/// The cargo features that an item waits for, all of them together.
pub type Gate = BTreeSet<String>;

/// What the attributes of an item ask for; `None` if it is never there by all features together,
/// on a platform with an operating system.
pub fn gate(attributes: &[Attribute]) -> Option<Gate> {
    let conditions = attributes.iter().filter(|one| one.path().is_ident("cfg"));
    let mut gate = Gate::new();
    for condition in conditions {
        match condition.parse_args::<Meta>().map(|meta| asked(&meta)) {
            Ok(Asked::Never) => return None,
            Ok(Asked::Of(features)) => gate.extend(features),
            // What is not understood holds nothing back: rather one item too many is compared.
            Err(_) => {}
        }
    }
    Some(gate)
}

/// What a condition asks for.
enum Asked {
    Never,
    Of(Gate),
}

fn asked(meta: &Meta) -> Asked {
    let always = || Asked::Of(Gate::new());
    match meta {
        Meta::NameValue(pair) if pair.path.is_ident("feature") => {
            Asked::Of(text(&pair.value).into_iter().collect())
        }
        // WebAssembly in a browser is the one platform without an operating system.
        Meta::NameValue(pair) => match text(&pair.value).as_deref() {
            Some("wasm32" | "unknown") => Asked::Never,
            _ => always(),
        },
        Meta::List(list) => {
            let parts = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
            let parts = parts.unwrap_or_default();
            let mut parts = parts.iter().map(asked);
            match &list.path {
                path if path.is_ident("all") => parts.fold(always(), both),
                path if path.is_ident("not") => match parts.next() {
                    Some(Asked::Never) => always(),
                    _ => Asked::Never,
                },
                _ if parts.all(|part| matches!(part, Asked::Never)) => Asked::Never,
                _ => always(),
            }
        }
        Meta::Path(path) if path.is_ident("test") => Asked::Never,
        Meta::Path(_) => always(),
    }
}

fn both(first: Asked, second: Asked) -> Asked {
    match (first, second) {
        (Asked::Of(first), Asked::Of(second)) => Asked::Of(&first | &second),
        _ => Asked::Never,
    }
}

fn text(value: &Expr) -> Option<String> {
    match value {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

/// Whether the docs leave an item out.
pub fn is_hidden(attributes: &[Attribute]) -> bool {
    let mut docs = attributes.iter().filter(|one| one.path().is_ident("doc"));
    docs.any(|one| {
        one.parse_args::<Meta>()
            .is_ok_and(|meta| meta.path().is_ident("hidden"))
    })
}

/// What an item is deprecated with, if it is: the words of its mark.
pub fn deprecation(attributes: &[Attribute]) -> Option<String> {
    let mut marks = attributes.iter();
    let mark = marks.find(|one| one.path().is_ident("deprecated"))?;
    let note = match &mark.meta {
        Meta::NameValue(pair) => text(&pair.value),
        Meta::List(_) => {
            let pairs = Punctuated::<Meta, Token![,]>::parse_terminated;
            let pairs = mark.parse_args_with(pairs).unwrap_or_default();
            pairs.iter().find_map(|pair| match pair {
                Meta::NameValue(pair) if pair.path.is_ident("note") => text(&pair.value),
                _ => None,
            })
        }
        Meta::Path(_) => None,
    };
    Some(note.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use syn::{ItemStruct, parse_quote};

    use super::*;

    #[test]
    fn conditions_are_the_features_that_they_ask_for() {
        let of = |item: ItemStruct| gate(&item.attrs).map(|gate| Vec::from_iter(gate).join(" "));
        let both = parse_quote!(
            #[cfg(all(
                feature = "cli",
                not(all(target_arch = "wasm32", target_os = "unknown"))
            ))]
            struct A;
        );
        assert_eq!(of(both).as_deref(), Some("cli"));
        assert_eq!(
            of(parse_quote!(
                #[cfg(not(feature = "tls"))]
                struct A;
            )),
            None
        );
        assert_eq!(
            of(parse_quote!(
                #[cfg(test)]
                struct A;
            )),
            None
        );
        assert_eq!(
            of(parse_quote!(
                #[cfg(feature = "a")]
                #[cfg(feature = "b")]
                struct A;
            ))
            .as_deref(),
            Some("a b")
        );
        assert_eq!(
            of(parse_quote!(
                struct A;
            ))
            .as_deref(),
            Some("")
        );
    }
}
