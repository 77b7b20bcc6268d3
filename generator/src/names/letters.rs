//! Non-ASCII letters.

use deunicode::{deunicode, deunicode_char};
use unicode_normalization::UnicodeNormalization;
use unicode_security::GeneralSecurityProfile;
use unicode_security::confusable_detection::skeleton;
use unicode_security::mixed_script::is_potential_mixed_script_confusable_char;

/// Normalizes a text to NFC, as Rust does, or transliterates letters that are not allowed or are
/// confusable.
pub(super) fn composed(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let text: String = text.nfc().collect();
    if are_kept(&text) { text } else { ascii(&text) }
}

pub(super) fn ascii(text: &str) -> String {
    deunicode(text)
}

/// Describes a symbol or an invisible character.
pub(super) fn described(symbol: char) -> String {
    let word = deunicode_char(symbol).unwrap_or_default().trim();
    let is_wordy = |letter: char| letter.is_ascii_alphanumeric() || letter == ' ';
    match word.chars().all(is_wordy) {
        true if !word.is_empty() => word.to_owned(),
        _ => format!("u{:04x}", u32::from(symbol)),
    }
}

/// Returns `true` if no letter triggers a lint of rustc (`uncommon_codepoints`,
/// `mixed_script_confusables`, `confusable_idents`).
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

/// Returns `true` for letters, digits and combining marks.
fn is_of_a_word(character: char) -> bool {
    character.is_alphanumeric() || super::identifier::continues_an_identifier(character)
}
