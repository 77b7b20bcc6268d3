//! Feature gates as `cfg` predicates.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;

use crate::lowered::FeatureGate;

impl FeatureGate {
    /// The attribute `cfg`, unless the gate requires nothing.
    pub fn attribute(&self) -> Option<TokenStream> {
        self.predicate().map(|predicate| quote!(#[cfg(#predicate)]))
    }

    /// The attribute that allows dead code if the gate is closed, unless the gate requires nothing.
    pub fn allows_unused(&self) -> Option<TokenStream> {
        self.predicate()
            .map(|predicate| quote!(#[cfg_attr(not(#predicate), allow(dead_code))]))
    }

    /// The predicate, unless the gate requires nothing.
    fn predicate(&self) -> Option<TokenStream> {
        let (common, others) = self.factored();
        let any = any(others.into_iter().filter_map(|one| all(features(&one))));
        all(features(&common).into_iter().chain(any).collect())
    }
}

fn features(names: &BTreeSet<&str>) -> Vec<TokenStream> {
    let names = names.iter();
    names.map(|name| quote!(feature = #name)).collect()
}

fn all(predicates: Vec<TokenStream>) -> Option<TokenStream> {
    combined(predicates, &quote!(all))
}

fn any(predicates: impl Iterator<Item = TokenStream>) -> Option<TokenStream> {
    combined(predicates.collect(), &quote!(any))
}

fn combined(predicates: Vec<TokenStream>, by: &TokenStream) -> Option<TokenStream> {
    match predicates.as_slice() {
        [] => None,
        [only] => Some(only.clone()),
        several => Some(quote!(#by(#(#several),*))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(gate: &FeatureGate, expected: &str) {
        let attribute = gate.attribute().map(|one| one.to_string().replace(' ', ""));
        assert_eq!(attribute.unwrap_or_default(), expected);
    }

    #[test]
    fn conditions_are_as_short_as_possible() {
        let any = FeatureGate::any(["a".to_owned(), "b".to_owned()]);
        check(&FeatureGate::ALWAYS, "");
        check(&FeatureGate::feature("a"), r#"#[cfg(feature="a")]"#);
        check(&any, r#"#[cfg(any(feature="a",feature="b"))]"#);
        let beta = any.and(&FeatureGate::feature("beta"));
        check(
            &beta,
            r#"#[cfg(all(feature="beta",any(feature="a",feature="b")))]"#,
        );
        let alternatives = beta.or(&FeatureGate::feature("c"));
        check(
            &alternatives,
            r#"#[cfg(any(all(feature="a",feature="beta"),all(feature="b",feature="beta"),feature="c"))]"#,
        );
    }
}
