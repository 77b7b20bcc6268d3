//! What Rust takes for an identifier, and words made one.

use heck::ToUpperCamelCase;

/// The most bytes of a name that a description did not choose: words are added to it.
pub(super) const LONGEST_WORD: usize = 150;

/// The most bytes of a number behind a name, and of what keeps it apart.
pub(super) const LONGEST_NUMBER: usize = 11;

/// As much of a name as leaves room for a number.
pub(super) fn cut_for_number(name: &str) -> &str {
    let end = name.floor_char_boundary(LONGEST_WORD - LONGEST_NUMBER);
    name.get(..end).unwrap_or(name).trim_end_matches('_')
}

/// Words in camel case; digits that `_` keeps apart stay apart.
pub(super) fn camel(words: &str) -> String {
    let is_digit = |found: Option<char>| found.is_some_and(char::is_numeric);
    words.split(' ').fold(String::new(), |mut name, word| {
        for (index, part) in word.split('_').enumerate() {
            let part = part.to_upper_camel_case();
            let follows = index > 0 || !name.is_empty();
            if follows && is_digit(name.chars().next_back()) && is_digit(part.chars().next()) {
                name.push('_');
            }
            name.push_str(&part);
        }
        name
    })
}

/// Whether a text is an identifier as it is, raw or not.
///
/// `gen` is a keyword since the edition of 2024.
pub fn is_identifier(text: &str) -> bool {
    syn::parse_str::<syn::Ident>(text).is_ok_and(|ident| ident == text) && text != "gen"
}

/// Whether a character may stand in an identifier behind its first.
pub(super) fn continues_an_identifier(character: char) -> bool {
    if character.is_ascii() {
        return character.is_ascii_alphanumeric() || character == '_';
    }
    is_identifier(&format!("x_{character}"))
}

/// Makes an identifier of a word that has its case already.
pub(super) fn identifier(word: &str, before_digit: &str) -> String {
    let mut word: String = word
        .chars()
        .filter(|c| continues_an_identifier(*c))
        .collect();
    if !word.starts_with(|first: char| first.is_alphabetic()) {
        word.insert_str(0, before_digit);
    }
    if word.len() > LONGEST_WORD {
        word.truncate(word.floor_char_boundary(LONGEST_WORD));
        word.truncate(word.trim_end_matches('_').len());
    }
    if is_identifier(&word) {
        return word;
    }
    let raw = format!("r#{word}");
    if is_identifier(&raw) {
        raw
    } else {
        format!("{word}_")
    }
}
