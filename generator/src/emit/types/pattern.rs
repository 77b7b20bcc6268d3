//! Patterns of strings as conditions, and the file of compiled patterns.

use std::collections::BTreeSet;

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

use crate::emit::docs::{Docs, code};
use crate::emit::formats::{self, by_reference};
use crate::emit::source_file::{Imports, SourceFile, ident};
use crate::lowered::{Api, Count, FeatureGate, Matcher, Pattern, RepeatedSet, TextConstraint};

/// The module of the compiled patterns.
const MODULE: &str = "crate::patterns";

/// The condition that a string matches; `None` if all strings do.
pub fn condition_of(
    file: &mut SourceFile,
    pattern: &Pattern,
    value: &TokenStream,
) -> Option<TokenStream> {
    let text = by_reference(value);
    match &pattern.matcher {
        Matcher::Set(set) => set_condition(set, value),
        Matcher::Regex(_) => {
            let constant = constant(file, pattern);
            Some(quote!(#constant.matches(#text)))
        }
        Matcher::Backtracking(_) => {
            let constant = constant(file, pattern);
            Some(quote!(#constant.matches(#text) == Some(true)))
        }
    }
}

/// A minimum and maximum number as literals.
pub fn range_of(count: Count) -> [TokenStream; 2] {
    let literal = |count| Literal::usize_unsuffixed(count).into_token_stream();
    let maximum = count.maximum.map_or_else(|| quote!(usize::MAX), literal);
    [literal(count.minimum.unwrap_or(0)), maximum]
}

/// The constraints of a string.
pub fn text_constraints(file: &mut SourceFile, constraints: &[TextConstraint]) -> Vec<TokenStream> {
    let constraints = constraints.iter().flat_map(|constraint| {
        let constraints = match constraint {
            TextConstraint::Length(count) => {
                let [minimum, maximum] = range_of(*count);
                vec![quote!(TextConstraint::Length(#minimum, #maximum))]
            }
            TextConstraint::Pattern(pattern) => pattern_constraints(file, pattern),
            TextConstraint::Format(format) => return vec![formats::constraint(file, *format)],
        };
        if !constraints.is_empty() {
            file.import("crate::runtime::limits", "TextConstraint");
        }
        constraints
    });
    constraints.collect()
}

/// The constraints of a pattern. A search that gives up has its own.
fn pattern_constraints(file: &mut SourceFile, pattern: &Pattern) -> Vec<TokenStream> {
    let source = &pattern.source;
    let condition = match &pattern.matcher {
        Matcher::Set(set) => set_condition(set, &quote!(text)),
        Matcher::Regex(_) => {
            let constant = constant(file, pattern);
            Some(quote!(#constant.matches(text)))
        }
        Matcher::Backtracking(_) => {
            let constant = constant(file, pattern);
            return vec![
                quote!(TextConstraint::Pattern(|text| #constant.matches(text) != Some(false), #source)),
                quote!(TextConstraint::Search(|text| #constant.matches(text).is_some(), #source)),
            ];
        }
    };
    let constraint =
        condition.map(|condition| quote!(TextConstraint::Pattern(|text| #condition, #source)));
    constraint.into_iter().collect()
}

fn constant(file: &mut SourceFile, pattern: &Pattern) -> TokenStream {
    file.import(MODULE, &pattern.constant);
    ident(&pattern.constant).into_token_stream()
}

fn set_condition(set: &RepeatedSet, value: &TokenStream) -> Option<TokenStream> {
    let excluded = excluded(&set.ranges);
    let characters = match excluded.as_slice() {
        [] => None,
        [one] => Some(quote!(!#value.contains(#one))),
        few if few.len() <= 4 => Some(quote!(!#value.contains([#(#few),*]))),
        _ => {
            let is_of_set = is_of(&set.ranges);
            Some(quote!(#value.chars().all(|character| #is_of_set)))
        }
    };
    let minimum = usize::try_from(set.minimum).ok();
    let maximum = set
        .maximum
        .and_then(|maximum| usize::try_from(maximum).ok());
    let count = count_condition(minimum, maximum, &quote!(#value.chars().count()));
    let conditions: Vec<TokenStream> = [count, characters].into_iter().flatten().collect();
    (!conditions.is_empty()).then(|| quote!(#(#conditions)&&*))
}

/// The condition that a count is in a range.
fn count_condition(
    minimum: Option<usize>,
    maximum: Option<usize>,
    count: &TokenStream,
) -> Option<TokenStream> {
    let minimum = minimum.filter(|minimum| *minimum > 0);
    let [least, most] = [minimum, maximum].map(|bound| bound.map(Literal::usize_unsuffixed));
    Some(match (&least, &most) {
        (None, None) => return None,
        (Some(least), None) => quote!(#count >= #least),
        (None, Some(_)) if maximum == Some(0) => quote!(#count == 0),
        (None, Some(most)) => quote!(#count <= #most),
        (Some(exactly), Some(_)) if minimum == maximum => quote!(#count == #exactly),
        (Some(least), Some(most)) => quote!((#least..=#most).contains(&#count)),
    })
}

/// Returns `true` if a character is in the ranges, which are sorted.
fn is_of(ranges: &[(char, char)]) -> TokenStream {
    let class = match ranges {
        [('0', '9')] => "is_ascii_digit",
        [('A', 'Z')] => "is_ascii_uppercase",
        [('a', 'z')] => "is_ascii_lowercase",
        [('A', 'Z'), ('a', 'z')] => "is_ascii_alphabetic",
        [('0', '9'), ('A', 'Z'), ('a', 'z')] => "is_ascii_alphanumeric",
        [('0', '9'), ('A', 'F'), ('a', 'f')] => "is_ascii_hexdigit",
        _ => {
            let ranges = ranges.iter().map(|(first, last)| match first == last {
                true => quote!(#first),
                false => quote!(#first..=#last),
            });
            return quote!(matches!(character, #(#ranges)|*));
        }
    };
    let class = ident(class);
    quote!(character.#class())
}

/// The characters outside of the ranges, if they are few.
fn excluded(ranges: &[(char, char)]) -> Vec<char> {
    let mut excluded = Vec::new();
    let mut next = Some('\0');
    for (first, last) in ranges {
        let Some(from) = next else { break };
        excluded.extend((from..*first).take(5));
        next = (*last..=char::MAX).nth(1);
    }
    if let Some(from) = next {
        excluded.extend((from..=char::MAX).take(5));
    }
    excluded
}

/// The patterns that the files of a crate use, each with the gate of these files.
pub type Used<'a> = Vec<(&'a Pattern, FeatureGate)>;

/// The patterns that the files of a crate use.
pub fn used<'a>(api: &'a Api, imports: &Imports) -> Used<'a> {
    let names: BTreeSet<&str> = imports.of(MODULE).collect();
    let used = api.patterns.iter();
    let used = used.filter(|pattern| names.contains(pattern.constant.as_str()));
    used.map(|pattern| (pattern, imports.gate(MODULE, &pattern.constant)))
        .collect()
}

/// Declares the file of patterns, if there are any.
pub fn declaration(used: &Used<'_>) -> TokenStream {
    let Some(gate) = gate(used) else {
        return quote!();
    };
    let condition = gate.attribute();
    quote!(#condition mod patterns;)
}

/// The file of the patterns; `None` if there are none.
pub fn file(used: &Used<'_>) -> Option<SourceFile> {
    let docs = Docs::new().paragraph("The patterns of strings.");
    let mut file = SourceFile::new("src/patterns.rs", docs).waiting_for(gate(used)?);
    for (pattern, gate) in used {
        file.gated(gate.clone(), |file| add(file, pattern));
    }
    Some(file)
}

/// The gate of the file; `None` without patterns.
fn gate(used: &Used<'_>) -> Option<FeatureGate> {
    FeatureGate::union(used.iter().map(|(_, gate)| gate.clone()))
}

fn add(file: &mut SourceFile, pattern: &Pattern) {
    let (ty, text) = match &pattern.matcher {
        Matcher::Set(_) => return,
        Matcher::Regex(text) => {
            file.import("crate::runtime::pattern", "Pattern");
            (quote!(Pattern), text)
        }
        Matcher::Backtracking(text) => {
            file.import("crate::runtime::backtracking", "Backtracking");
            (quote!(Backtracking), text)
        }
    };
    let docs = Docs::new().paragraph(code(&pattern.source)).outer();
    let (constant, text) = (ident(&pattern.constant), raw(text));
    file.push(quote! {
        #docs
        pub static #constant: #ty = #ty::new(#text);
    });
}

/// A raw string literal.
fn raw(text: &str) -> TokenStream {
    let hashes = "#".repeat(
        text.split('"')
            .skip(1)
            .map(|part| part.len() - part.trim_start_matches('#').len() + 1)
            .max()
            .unwrap_or_default(),
    );
    let literal: Literal = format!("r{hashes}\"{text}\"{hashes}")
        .parse()
        .unwrap_or_else(|_| Literal::string(text));
    quote!(#literal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_excluded_characters_are_listed() {
        assert_eq!(excluded(&[('\u{1}', char::MAX)]), ['\0']);
        assert_eq!(excluded(&[('\0', '@'), ('B', char::MAX)]), ['A']);
        assert!(excluded(&[('\0', char::MAX)]).is_empty());
        assert!(excluded(&[('a', 'z')]).len() > 4);
    }

    #[test]
    fn literals_cannot_end_early() {
        for (text, expected) in [
            (r"\d", r#"r"\d""#),
            (r#"a"b"#, r##"r#"a"b"#"##),
            (r##"a"#"##, r###"r##"a"#"##"###),
        ] {
            assert_eq!(raw(text).to_string(), expected);
        }
    }
}
