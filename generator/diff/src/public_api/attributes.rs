//! The attributes that matter for other crates: `cfg`, `doc(hidden)`, `deprecated`.

use std::collections::BTreeSet;

use syn::{Attribute, Expr, Lit, Meta, Token, punctuated::Punctuated};

/// Cargo features, all of which an item requires.
pub type FeatureSet = BTreeSet<String>;

/// Returns the features that an item requires; `None` for an item that does not exist with all features on a platform
/// with an operating system.
pub fn required_features(attributes: &[Attribute]) -> Option<FeatureSet> {
    let mut conditions = attributes.iter().filter(|one| one.path().is_ident("cfg"));
    conditions.try_fold(FeatureSet::new(), |known, condition| {
        match condition.parse_args::<Meta>() {
            Ok(condition) => Some(&known | &features_of(&condition)?),
            Err(_) => Some(known),
        }
    })
}

/// Returns the features that a condition requires; `None` if it is never true.
fn features_of(condition: &Meta) -> Option<FeatureSet> {
    let always = FeatureSet::new();
    match condition {
        Meta::NameValue(pair) if pair.path.is_ident("feature") => {
            Some(text(&pair.value).into_iter().collect())
        }
        // WebAssembly in a browser is the only platform without an operating system.
        Meta::NameValue(pair) => match text(&pair.value).as_deref() {
            Some("wasm32" | "unknown") => None,
            _ => Some(always),
        },
        Meta::List(list) => {
            let parts = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
            let parts = parts.unwrap_or_default();
            let mut parts = parts.iter().map(features_of);
            if list.path.is_ident("all") {
                parts.try_fold(always, |known, part| Some(&known | &part?))
            } else if list.path.is_ident("not") {
                parts
                    .next()
                    .is_some_and(|part| part.is_none())
                    .then_some(always)
            } else {
                parts.any(|part| part.is_some()).then_some(always)
            }
        }
        Meta::Path(path) => (!path.is_ident("test")).then_some(always),
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

/// `true` for `#[doc(hidden)]`.
pub fn is_hidden(attributes: &[Attribute]) -> bool {
    let mut docs = attributes.iter().filter(|one| one.path().is_ident("doc"));
    docs.any(|doc| {
        doc.parse_args::<Meta>()
            .is_ok_and(|meta| meta.path().is_ident("hidden"))
    })
}

/// Returns the note of `#[deprecated]`, which may be empty.
pub fn deprecation(attributes: &[Attribute]) -> Option<String> {
    let mut attributes = attributes.iter();
    let attribute = attributes.find(|one| one.path().is_ident("deprecated"))?;
    let note = match &attribute.meta {
        Meta::NameValue(pair) => text(&pair.value),
        Meta::List(_) => {
            let pairs = Punctuated::<Meta, Token![,]>::parse_terminated;
            let pairs = attribute.parse_args_with(pairs).unwrap_or_default();
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
    use syn::{ItemStruct, parse_str};

    use super::*;

    #[test]
    fn conditions_require_features() {
        for (conditions, expected) in [
            ("", Some("")),
            (
                "#[cfg(feature = \"a\")] #[cfg(feature = \"b\")]",
                Some("a b"),
            ),
            (
                "#[cfg(all(feature = \"cli\", not(all(target_arch = \"wasm32\", target_os = \"unknown\"))))]",
                Some("cli"),
            ),
            ("#[cfg(not(feature = \"tls\"))]", None),
            ("#[cfg(test)]", None),
        ] {
            let item: ItemStruct = parse_str(&format!("{conditions} struct A;")).expect("an item");
            let features = required_features(&item.attrs);
            let features = features.map(|features| Vec::from_iter(features).join(" "));
            assert_eq!(features.as_deref(), expected, "{conditions}");
        }
    }
}
