//! Wire names to Rust identifiers: case, keywords, collisions.
//!
//! A name is chosen once, here, and carries both spellings from then on. No
//! other module knows about case.

mod letters;
mod settle;
mod words;

pub use settle::Wanted;

use std::collections::{BTreeMap, BTreeSet};

use heck::{ToSnakeCase, ToUpperCamelCase};

use words::Detail;

/// How the words of a name are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// `NewPet`, of types and variants.
    Upper,
    /// `new_pet`, of fields, functions and modules.
    Lower,
}

impl Case {
    /// The name of a thing in this case.
    pub fn name(self, wire: &str, chosen: Option<&str>) -> Name {
        match self {
            Self::Upper => Name::upper(wire, chosen),
            Self::Lower => Name::lower(wire, chosen),
        }
    }

    /// Makes an identifier of words.
    fn identifier(self, words: &str) -> String {
        match self {
            Self::Upper => identifier(&camel(words), "Value"),
            Self::Lower => identifier(&words.to_snake_case(), "value_"),
        }
    }
}

/// A thing's name on the wire and in Rust.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// As the description spells it.
    pub wire: String,
    /// As Rust code spells it: a valid identifier, raw where it must be.
    pub rust: String,
}

impl Name {
    /// The name of a type or a variant. `chosen` is taken as it is, if it is an
    /// identifier.
    pub fn upper(wire: &str, chosen: Option<&str>) -> Self {
        Self::new(
            wire,
            chosen
                .and_then(as_it_is)
                .filter(|name| is_upper(name))
                .unwrap_or_else(|| upper_camel(chosen.unwrap_or(wire))),
        )
    }

    /// The name of a field, a function or a module. `chosen` is taken as it is,
    /// if it is an identifier.
    pub fn lower(wire: &str, chosen: Option<&str>) -> Self {
        Self::new(
            wire,
            chosen
                .and_then(as_it_is)
                .filter(|name| is_lower(name))
                .unwrap_or_else(|| snake(chosen.unwrap_or(wire))),
        )
    }

    /// The same with a `_` behind it if generated code has functions of that
    /// name beside it.
    #[must_use]
    pub fn beside(mut self, functions: &[&str]) -> Self {
        if functions.contains(&self.rust.as_str()) {
            self.rust.push('_');
        }
        self
    }

    fn new(wire: &str, rust: String) -> Self {
        Self {
            wire: wire.to_owned(),
            rust,
        }
    }

    /// The same in ASCII, for what names a file as well.
    #[must_use]
    pub fn in_ascii(mut self) -> Self {
        if !self.rust.is_ascii() {
            self.rust = letters::ascii(&self.rust);
        }
        self
    }

    /// The name of the module of a type or an operation: its file has a name in ASCII.
    pub fn module(&self) -> Self {
        Self::lower(&letters::ascii(self.plain()), None)
    }

    /// The Rust spelling without the `r#` of a raw identifier: for file names
    /// and for parts of other names.
    pub fn plain(&self) -> &str {
        self.rust.strip_prefix("r#").unwrap_or(&self.rust)
    }
}

impl Name {
    /// The name of a constant that belongs to the thing: `LIMIT_RULES`.
    pub fn constant(&self, suffix: &str) -> String {
        format!("{}_{suffix}", self.plain().to_uppercase())
    }
}

/// Functions of a struct that a setter would hide.
pub const OF_STRUCTS: &[&str] = &[
    "clone",
    "decode",
    "default",
    "deserialize",
    "encode",
    "eq",
    "finish",
    "fmt",
    "from",
    "into",
    "ne",
    "serialize",
    "set",
    "write",
];

/// Functions of a reply that the accessor of a header would clash with.
pub const OF_REPLIES: &[&str] = &[
    "body",
    "clone",
    "header_map",
    "headers",
    "into_body",
    "map",
    "new",
    "status",
];

/// Functions of a call that a setter would hide, and variables beside which a
/// parameter stands.
pub const OF_CALLS: &[&str] = &[
    "answer",
    "api",
    "body",
    "body_limit",
    "bytes",
    "caller",
    "clone",
    "cookie",
    "credential",
    "credentials",
    "decode",
    "default",
    "eq",
    "fmt",
    "from",
    "header",
    "header_list",
    "headers",
    "into",
    "json",
    "method",
    "ne",
    "new",
    "parts",
    "query",
    "query_list",
    "retry",
    "send",
    "timeout",
    "violations",
];

/// `newPet` and `new-pet` become `NewPet`.
pub fn upper_camel(text: &str) -> String {
    Case::Upper.identifier(&words::words(text, Detail::Plain))
}

/// `petId` and `X-Pet-Id` become `pet_id` and `x_pet_id`.
pub fn snake(text: &str) -> String {
    Case::Lower.identifier(&words::words(text, Detail::Plain))
}

/// Words in camel case; digits that `_` keeps apart stay apart.
fn camel(words: &str) -> String {
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

fn is_upper(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_uppercase()) && !name.contains('_')
}

fn is_lower(name: &str) -> bool {
    !name.contains(|letter: char| letter.is_uppercase())
}

fn as_it_is(chosen: &str) -> Option<String> {
    let ident = syn::parse_str::<syn::Ident>(chosen).ok()?;
    (ident == chosen && chosen != "gen").then(|| chosen.to_owned())
}

/// Whether a character may stand in an identifier behind its first.
fn continues_an_identifier(character: char) -> bool {
    if character.is_ascii() {
        return character.is_ascii_alphanumeric() || character == '_';
    }
    let probe = format!("x_{character}");
    syn::parse_str::<syn::Ident>(&probe).is_ok_and(|ident| ident == probe)
}

/// Makes an identifier of a word that has its case already.
fn identifier(word: &str, before_digit: &str) -> String {
    let mut word: String = word
        .chars()
        .filter(|c| continues_an_identifier(*c))
        .collect();
    if !word.starts_with(|first: char| first.is_alphabetic()) {
        word.insert_str(0, before_digit);
    }
    word.truncate(word.floor_char_boundary(LONGEST_WORD));
    // `gen` is a keyword since the edition of 2024.
    if syn::parse_str::<syn::Ident>(&word).is_ok() && word != "gen" {
        return word;
    }
    let raw = format!("r#{word}");
    if syn::parse_str::<syn::Ident>(&raw).is_ok() {
        raw
    } else {
        format!("{word}_")
    }
}

/// The most bytes of a name: it is that of a file, too, which may have 255 with what
/// is added to it.
const LONGEST: usize = 200;

/// The most bytes of a name that a description did not choose: words are added to it.
const LONGEST_WORD: usize = 150;

/// The most bytes of a name that is made of others, as that of a type deep in a body.
const LONGEST_STEM: usize = 100;

/// A name that is made of others: its first word and its last ones, if all are too many.
pub fn shortened(stem: &str) -> String {
    if stem.len() <= LONGEST_STEM {
        return stem.to_owned();
    }
    let starts: Vec<usize> = stem
        .char_indices()
        .filter(|(_, letter)| letter.is_uppercase())
        .map(|(index, _)| index)
        .collect();
    let first = match starts.get(1).and_then(|second| stem.get(..*second)) {
        Some(first) if first.len() < LONGEST_STEM / 2 => first,
        _ => "",
    };
    let fits = |start: &&usize| stem.len() - **start + first.len() <= LONGEST_STEM;
    let rest = starts
        .iter()
        .find(fits)
        .and_then(|start| stem.get(*start..));
    match rest {
        Some(rest) => format!("{first}{rest}"),
        None => stem
            .get(..stem.floor_char_boundary(LONGEST_STEM))
            .unwrap_or_default()
            .to_owned(),
    }
}

/// The names that stand beside each other in one place.
#[derive(Debug, Default)]
pub struct Scope {
    taken: BTreeMap<String, String>,
}

impl Scope {
    /// A scope in which these words are taken by the generated code itself.
    pub fn with_reserved<'a>(words: impl IntoIterator<Item = &'a str>) -> Self {
        let taken = words
            .into_iter()
            .map(|word| (word.to_owned(), String::new()))
            .collect();
        Self { taken }
    }

    /// The names that things of the description have.
    pub fn names(&self) -> BTreeSet<String> {
        let taken = self.taken.iter().filter(|(_, wire)| !wire.is_empty());
        taken.map(|(name, _)| name.clone()).collect()
    }

    /// Takes a name. The error is what has it already.
    pub fn claim(&mut self, name: &Name) -> Result<(), Taken> {
        self.check(name)?;
        self.taken.insert(name.rust.clone(), name.wire.clone());
        Ok(())
    }

    /// Takes some names, or none of them.
    pub fn claim_all(&mut self, names: &[Name]) -> Result<(), Taken> {
        names.iter().try_for_each(|name| self.check(name))?;
        names.iter().try_for_each(|name| self.claim(name))
    }

    /// Whether a name is free. The error is what has it already.
    pub fn check(&self, name: &Name) -> Result<(), Taken> {
        if name.rust.len() > LONGEST {
            return Err(Taken::TooLong);
        }
        match self.taken.get(&name.rust) {
            None => Ok(()),
            Some(wire) if wire.is_empty() => Err(Taken::ByGeneratedCode),
            Some(wire) => Err(Taken::By(wire.clone())),
        }
    }
}

/// How many things may be called alike.
const MOST_SIMILAR: usize = 10_000;

impl Name {
    /// The name, and what the thing is called where that is taken: by another word
    /// behind it, and then by numbers.
    pub fn or_similar(&self, word: &str) -> impl Iterator<Item = Self> {
        let numbers = (2..MOST_SIMILAR).map(|number| number.to_string());
        let plain = self.plain().trim_end_matches('_').to_owned();
        let further = std::iter::once(word.to_owned()).chain(numbers);
        let full = upper_camel(&words::words(&self.wire, Detail::Full));
        [self.rust.clone(), full]
            .into_iter()
            .chain(further.map(move |suffix| format!("{plain}{suffix}")))
            .map(|rust| Self {
                wire: self.wire.clone(),
                rust,
            })
    }
}

/// Who has a name that something else asks for.
#[derive(Debug, PartialEq, Eq)]
pub enum Taken {
    /// Another thing of the description, by its wire name.
    By(String),
    /// A name that generated code uses itself, or that means something in Rust.
    ByGeneratedCode,
    /// Nothing; but no file can have so long a name.
    TooLong,
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
    }

    #[test]
    fn what_is_made_of_many_names_is_shortened() {
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
    fn a_setter_hides_no_function() {
        assert_eq!(Name::lower("from", None).beside(OF_STRUCTS).rust, "from_");
        assert_eq!(Name::lower("query", None).beside(OF_CALLS).rust, "query_");
        assert_eq!(Name::lower("query", None).beside(OF_STRUCTS).rust, "query");
    }

    #[test]
    fn a_name_is_taken_once() {
        let mut scope = Scope::with_reserved(["Option"]);
        assert_eq!(
            scope.claim(&Name::upper("option", None)),
            Err(Taken::ByGeneratedCode)
        );
        let (longest, longer) = ("a".repeat(LONGEST), "a".repeat(LONGEST + 1));
        let chosen = |name: &str| Name::lower("name", Some(name));
        assert_eq!(scope.claim(&chosen(&longest)), Ok(()));
        assert_eq!(scope.claim(&chosen(&longer)), Err(Taken::TooLong));
        assert_eq!(scope.claim(&Name::lower(&longer, None)), Ok(()));
        assert_eq!(scope.claim(&Name::upper("a-b", None)), Ok(()));
        assert_eq!(
            scope.claim(&Name::upper("a_b", None)),
            Err(Taken::By("a-b".into()))
        );
    }
}
