//! Rust identifiers.

use heck::ToUpperCamelCase;

/// The maximum length in bytes of a name that the description did not choose.
pub(super) const MAX_WORD_LENGTH: usize = 150;

/// The maximum length in bytes of a number suffix.
pub(super) const MAX_NUMBER_LENGTH: usize = 11;

/// The length of the longest keywords, such as `continue`.
const MAX_KEYWORD_LENGTH: usize = 8;

/// Shortens a name to make room for a number.
pub(super) fn cut_for_number(name: &str) -> &str {
    let end = name.floor_char_boundary(MAX_WORD_LENGTH - MAX_NUMBER_LENGTH);
    name.get(..end).unwrap_or(name).trim_end_matches('_')
}

/// Converts words to camel case; digits separated by `_` stay separated.
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

/// Returns `true` for an identifier, raw or not.
///
/// `gen` is a keyword since edition 2024.
pub fn is_identifier(text: &str) -> bool {
    if text.len() > MAX_KEYWORD_LENGTH && is_ascii_word(text) {
        return true;
    }
    syn::parse_str::<syn::Ident>(text).is_ok_and(|ident| ident == text) && text != "gen"
}

/// Returns `true` for an outer attribute: `#[serde(default)]`.
pub fn is_attribute(text: &str) -> bool {
    let parser = syn::Attribute::parse_outer;
    syn::parse::Parser::parse_str(parser, text).is_ok_and(|attributes| attributes.len() == 1)
}

/// Returns `true` for an ASCII identifier or keyword.
fn is_ascii_word(text: &str) -> bool {
    let continues = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    text.bytes().all(continues) && !text.starts_with(|first: char| first.is_ascii_digit())
}

/// Returns `true` for a character that can continue an identifier.
pub(super) fn continues_an_identifier(character: char) -> bool {
    if character.is_ascii() {
        return character.is_ascii_alphanumeric() || character == '_';
    }
    is_identifier(&format!("x_{character}"))
}

/// Converts a word in the right case to an identifier.
pub(super) fn identifier(word: &str, before_digit: &str) -> String {
    let mut word: String = word
        .chars()
        .filter(|c| continues_an_identifier(*c))
        .collect();
    if !word.starts_with(|first: char| first.is_alphabetic()) {
        word.insert_str(0, before_digit);
    }
    if word.len() > MAX_WORD_LENGTH {
        word.truncate(word.floor_char_boundary(MAX_WORD_LENGTH));
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
