//! Rust identifiers for names of the description: case, keywords, collisions.
//!
//! In: names of the description, and the scope that they share. Out: [`Name`]s, chosen once, with both spellings. No other
//! module handles case. Depends on no other room.

pub mod commands;
mod distinct;
mod identifier;
mod letters;
mod reserved;
mod scope;
mod spellings;
mod words;

use heck::{ToLowerCamelCase, ToSnakeCase};

pub use distinct::Wanted;
use identifier::{camel, identifier};
pub use identifier::{is_attribute, is_identifier};
pub use reserved::{
    Names, OF_CALLS, OF_CLIENT_SCHEMES, OF_FEATURES, OF_LIBRARY, OF_OPERATIONS, OF_REPLIES,
    OF_ROOTS, OF_SCHEMES, OF_STRUCTS, OF_TYPE_SCOPES, OF_WEBHOOK_SCHEMES, OF_WEBHOOK_TYPES,
};
pub use scope::{Scope, Similar, Taken};
use words::Detail;

/// The maximum number of similar names.
const MAX_SIMILAR: usize = 10_000;

/// Compares letters and digits, regardless of case.
fn are_same_letters(one: &str, other: &str) -> bool {
    let letters = |text: &str| {
        let letters = text.chars().filter(|letter| letter.is_alphanumeric());
        letters.flat_map(char::to_lowercase).collect::<String>()
    };
    letters(one) == letters(other)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// `NewPet`, of types and variants.
    Upper,
    /// `new_pet`, of fields, functions and modules.
    Lower,
}

impl Case {
    /// Returns a name in this case. `chosen` is used unchanged if it is an identifier in this case.
    pub fn name(self, wire: &str, chosen: Option<&str>) -> Name {
        let rust = match chosen {
            Some(chosen) if is_identifier(chosen) && self.is_kept_by(chosen) => chosen.to_owned(),
            _ => self.of(chosen.unwrap_or(wire)),
        };
        Name::new(wire, rust)
    }

    fn is_kept_by(self, name: &str) -> bool {
        match self {
            Self::Upper => {
                name.starts_with(|first: char| first.is_ascii_uppercase()) && !name.contains('_')
            }
            Self::Lower => !name.contains(char::is_uppercase),
        }
    }

    /// Appends a number, shortening the name if necessary.
    fn numbered(self, name: &Name, number: u32) -> Name {
        let mut rust = identifier::cut_for_number(name.plain()).to_owned();
        if self == Self::Lower || rust.ends_with(char::is_numeric) {
            rust.push('_');
        }
        Name::new(&name.wire, format!("{rust}{number}"))
    }

    fn of(self, text: &str) -> String {
        self.identifier(&words::words(text, Detail::Plain))
    }

    fn identifier(self, words: &str) -> String {
        let words = spellings::respelled(words, self);
        match self {
            Self::Upper => identifier(&camel(&words), "Value"),
            Self::Lower => identifier(&words.to_snake_case(), "value_"),
        }
    }
}

/// A name in the description and in Rust.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The original spelling.
    pub wire: String,
    /// A valid Rust identifier, raw if necessary.
    pub rust: String,
}

/// Returns the first of `NAME`, `NAME_2`, `NAME_3` and so on that is free.
pub fn numbered(name: String, is_free: impl FnMut(&String) -> bool) -> String {
    let others = (2_u64..).map(|number| format!("{name}_{number}"));
    let mut names = std::iter::once(name.clone()).chain(others);
    names.find(is_free).unwrap_or(name)
}

impl Name {
    /// The name of a type or a variant: see [`Case::name`].
    pub fn upper(wire: &str, chosen: Option<&str>) -> Self {
        Case::Upper.name(wire, chosen)
    }

    /// The name of a field, a function or a module: see [`Case::name`].
    pub fn lower(wire: &str, chosen: Option<&str>) -> Self {
        Case::Lower.name(wire, chosen)
    }

    /// Appends `_` if generated code has a function of that name in the same scope.
    #[must_use]
    pub fn avoiding(mut self, functions: &[&str]) -> Self {
        if functions.contains(&self.rust.as_str()) {
            self.rust.push('_');
        }
        self
    }

    /// Returns a text unless it has the letters and digits of the name: `Pet Id` for `pet_id`.
    pub fn unless_repeated(&self, text: Option<String>) -> Option<String> {
        text.filter(|text| {
            !are_same_letters(self.plain(), text) && !are_same_letters(&self.wire, text)
        })
    }

    /// Returns `true` if both spellings have the same letters and digits.
    pub fn has_same_letters(&self) -> bool {
        are_same_letters(self.plain(), &self.wire)
    }

    fn new(wire: &str, rust: String) -> Self {
        Self {
            wire: wire.to_owned(),
            rust,
        }
    }

    /// Like [`lower`](Self::lower), but in ASCII, for file names.
    pub fn lower_in_ascii(words: &str) -> Self {
        Self::new(words, Self::lower(&letters::ascii(words), None).rust)
    }

    /// Like [`upper`](Self::upper), but in ASCII.
    pub fn upper_in_ascii(words: &str) -> Self {
        Self::new(words, Self::upper(&letters::ascii(words), None).rust)
    }

    /// Returns the module name of a type or an operation, in ASCII.
    ///
    /// A shortened name keeps its number.
    pub fn module(&self) -> Self {
        let module = Self::lower(&letters::ascii(self.plain()), None);
        let is_cut =
            module.rust.len() > identifier::MAX_WORD_LENGTH - identifier::MAX_NUMBER_LENGTH;
        let name = self
            .plain()
            .trim_end_matches(|last: char| last.is_ascii_digit());
        let number = self.plain().strip_prefix(name).unwrap_or_default();
        match number.parse() {
            Ok(number) if is_cut && !module.rust.ends_with(&format!("_{number}")) => {
                Case::Lower.numbered(&module, number)
            }
            _ => module,
        }
    }

    /// Returns the Rust spelling without `r#`, for file names and parts of other names.
    pub fn plain(&self) -> &str {
        self.rust.strip_prefix("r#").unwrap_or(&self.rust)
    }

    /// Returns the names with these suffixes: `Pet` and `PetRequired`.
    pub fn suffixed(&self, suffixes: &[&str]) -> Vec<Self> {
        let suffixed = suffixes.iter().map(|suffix| Self {
            wire: self.wire.clone(),
            rust: format!("{}{suffix}", self.plain()),
        });
        suffixed.collect()
    }

    /// Returns the name of an associated constant: `LIMIT_RULES`.
    pub fn constant(&self, suffix: &str) -> String {
        format!("{}_{suffix}", self.plain().to_uppercase())
    }

    /// Returns the name and similar ones: with a word, and then with numbers.
    pub fn or_similar(&self, word: &str) -> impl Iterator<Item = Self> {
        (0..MAX_SIMILAR).map(move |index| self.similar(word, index))
    }

    /// Returns the similar name with an index from 0.
    fn similar(&self, word: &str, index: usize) -> Self {
        let plain = || identifier::cut_for_number(self.plain());
        let rust = match index {
            0 => self.rust.clone(),
            1 => upper_camel(&words::words(&self.wire, Detail::Full)),
            2 => format!("{}{word}", plain()),
            _ => format!("{}{}", plain(), index - 1),
        };
        Self {
            wire: self.wire.clone(),
            rust,
        }
    }
}

/// `newPet` and `new-pet` become `NewPet`.
pub fn upper_camel(text: &str) -> String {
    Case::Upper.of(text)
}

/// `new_pet` and `new pet` become `newPet`.
pub fn lower_camel(text: &str) -> String {
    text.to_lower_camel_case()
}

/// `listPets` becomes `list pets`.
pub fn in_words(text: &str) -> String {
    text.to_snake_case().replace('_', " ")
}

/// The maximum length of a composed name in bytes.
const MAX_STEM_LENGTH: usize = 100;

/// Shortens a composed name to its first word and its last ones.
pub fn shortened(stem: &str) -> String {
    if stem.len() <= MAX_STEM_LENGTH {
        return stem.to_owned();
    }
    let starts: Vec<usize> = stem
        .char_indices()
        .filter(|(_, letter)| letter.is_uppercase())
        .map(|(index, _)| index)
        .collect();
    let first = match starts.get(1).and_then(|second| stem.get(..*second)) {
        Some(first) if first.len() < MAX_STEM_LENGTH / 2 => first,
        _ => "",
    };
    let fits = |start: &&usize| stem.len() - **start + first.len() <= MAX_STEM_LENGTH;
    let rest = starts
        .iter()
        .find(fits)
        .and_then(|start| stem.get(*start..));
    match rest {
        Some(rest) => format!("{first}{rest}"),
        None => stem
            .get(..stem.floor_char_boundary(MAX_STEM_LENGTH))
            .unwrap_or_default()
            .to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_lower(wire: &str, rust: &str) {
        assert_eq!(Name::lower(wire, None).rust, rust);
    }

    #[test]
    fn lower_names() {
        check_lower("petId", "pet_id");
        check_lower("X-RateLimit-Limit", "x_rate_limit_limit");
        check_lower("type", "r#type");
        check_lower("self", "self_");
        check_lower("2fa", "value_2fa");
        check_lower("*", "asterisk");
        check_lower("größe", "größe");
        check_lower("m²", "m2");
        check_lower("²", "value_2");
        check_lower("gen", "r#gen");
        check_lower("listOAuth2Applications", "list_oauth2_applications");
        check_lower("webURLs", "web_urls");
    }

    #[test]
    fn long_combined_names_are_shortened() {
        assert_eq!(shortened("PetOwnerName"), "PetOwnerName");
        let long = format!("Pet{}", "OwnerName".repeat(20));
        let short = shortened(&long);
        assert!(short.len() <= 100 && short.starts_with("Pet"), "{short}");
        assert_eq!(shortened(&"a".repeat(300)).len(), 100);
        assert_eq!(shortened(&"A".repeat(300)).len(), 100);
    }

    #[test]
    fn upper_names() {
        assert_eq!(Name::upper("newPet", None).rust, "NewPet");
        assert_eq!(Name::upper("self", None).rust, "Self_");
        assert_eq!(Name::upper("pet", Some("HTTPPet")).rust, "HTTPPet");
        assert_eq!(Name::upper("pet", Some("Pet // c")).rust, "PetC");
        assert_eq!(
            Name::upper("pet", Some("not an identifier")).rust,
            "NotAnIdentifier"
        );
    }

    #[test]
    fn a_constant_is_named_after_the_words_of_a_name() {
        assert_eq!(Name::lower("petId", None).constant("RULES"), "PET_ID_RULES");
    }

    #[test]
    fn a_setter_hides_no_function() {
        assert_eq!(
            Name::lower("from", None).avoiding(&OF_STRUCTS).rust,
            "from_"
        );
        assert_eq!(
            Name::lower("query", None).avoiding(&OF_CALLS).rust,
            "query_"
        );
        assert_eq!(
            Name::lower("query", None).avoiding(&OF_STRUCTS).rust,
            "query"
        );
    }
}
