//! Letters beyond ASCII: kept where Rust has them without a warning, and otherwise
//! written in ASCII.

use deunicode::{deunicode, deunicode_char};
use unicode_normalization::UnicodeNormalization;
use unicode_security::GeneralSecurityProfile;
use unicode_security::confusable_detection::skeleton;
use unicode_security::mixed_script::is_potential_mixed_script_confusable_char;

/// The text in the form in which Rust compares identifiers (NFC), with letters that
/// an identifier cannot have, or that look like others, written in ASCII.
pub(super) fn composed(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let text: String = text.nfc().collect();
    if are_kept(&text) { text } else { ascii(&text) }
}

/// The text in ASCII.
pub(super) fn ascii(text: &str) -> String {
    deunicode(text)
}

/// The words for a symbol beyond ASCII, or for a character that cannot be seen.
pub(super) fn described(symbol: char) -> String {
    let word = deunicode_char(symbol).unwrap_or_default().trim();
    let is_wordy = |letter: char| letter.is_ascii_alphanumeric() || letter == ' ';
    match word.chars().all(is_wordy) {
        true if !word.is_empty() => word.to_owned(),
        _ => format!("u{:04x}", u32::from(symbol)),
    }
}

/// Whether all letters can stand in an identifier, and none of rustc's lints takes
/// the text for another (`uncommon_codepoints`, `mixed_script_confusables`,
/// `confusable_idents`).
fn are_kept(text: &str) -> bool {
    let beyond: Vec<char> = text
        .chars()
        .filter(|letter| !letter.is_ascii() && is_of_a_word(*letter))
        .collect();
    let is_allowed = |letter: &char| {
        letter.is_alphanumeric() && GeneralSecurityProfile::identifier_allowed(*letter)
    };
    let looks_foreign = |letter: &char| is_potential_mixed_script_confusable_char(*letter);
    let looks_ascii = || skeleton(text).all(|letter| letter.is_ascii());
    beyond.is_empty()
        || (beyond.iter().all(is_allowed) && !beyond.iter().all(looks_foreign) && !looks_ascii())
}

/// A letter, a digit, or a mark on one.
fn is_of_a_word(character: char) -> bool {
    character.is_alphanumeric() || super::identifier::continues_an_identifier(character)
}
