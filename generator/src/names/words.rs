//! Splits a text into words, including symbols.

use super::letters;

/// The symbols that become words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// Symbols with a meaning in their position.
    Plain,
    /// All symbols, to distinguish texts that differ in nothing else.
    Full,
}

/// Returns the words of a text, with spaces between them, or `_` between separated digits.
pub(super) fn words(text: &str, detail: Detail) -> String {
    let text = letters::composed(text);
    if text.is_empty() {
        return "empty".to_owned();
    }
    let words = spell(&text, detail);
    match words.trim() {
        "" => spell(&text, Detail::Full).trim().to_owned(),
        words => words.to_owned(),
    }
}

/// Operators of two characters.
const OPERATORS: &[(&str, &str)] = &[
    ("<=", "less than or equal"),
    (">=", "greater than or equal"),
    ("!=", "not equal"),
];

fn spell(text: &str, detail: Detail) -> String {
    let mut words = String::new();
    let mut before = None;
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        let operator = OPERATORS
            .iter()
            .find(|(symbols, _)| rest.starts_with(symbols));
        if let Some((symbols, word)) = operator {
            push_word(&mut words, word);
            before = symbols.chars().next_back();
            rest = rest.get(symbols.len()..).unwrap_or_default();
            continue;
        }
        let spelled = text.len() - rest.len();
        rest = rest.get(character.len_utf8()..).unwrap_or_default();
        let symbol = Symbol {
            character,
            before,
            after: rest.chars().next(),
            so_far: text.get(..spelled).unwrap_or_default(),
        };
        symbol.write(&mut words, detail);
        before = Some(character);
    }
    words
}

fn push_word(words: &mut String, word: &str) {
    words.push(' ');
    words.push_str(word);
    words.push(' ');
}

/// A character and its context.
struct Symbol<'a> {
    character: char,
    before: Option<char>,
    after: Option<char>,
    so_far: &'a str,
}

impl Symbol<'_> {
    fn write(&self, words: &mut String, detail: Detail) {
        if self.character.is_alphanumeric() {
            words.push(self.character);
            return;
        }
        let is_spelled = detail == Detail::Full || self.means_something();
        match self.word() {
            Some(word) if is_spelled => push_word(words, word),
            None if is_spelled => push_word(words, &letters::described(self.character)),
            _ if self.keeps_digits_apart() => words.push('_'),
            _ => words.push(' '),
        }
    }

    /// Returns `true` for a symbol that always becomes a word, so that names do not depend on
    /// others.
    fn means_something(&self) -> bool {
        let leads = !self.before.is_some_and(char::is_alphanumeric);
        let follows = |test: fn(char) -> bool| self.after.is_some_and(test);
        match self.character {
            '*' | '%' | '=' | '&' | '@' => true,
            '+' => true,
            '-' if leads => follows(char::is_alphanumeric) && !self.is_inner(),
            '-' => self.is_of_a_time_zone() && follows(|after| after.is_ascii_digit()),
            '$' | '.' | '!' => self.before.is_none() && follows(char::is_alphanumeric),
            '<' | '>' | '«' | '»' => leads,
            '#' => self.after.is_none() && self.before.is_some_and(char::is_alphabetic),
            character => !character.is_ascii() && !character.is_whitespace(),
        }
    }

    fn is_inner(&self) -> bool {
        self.so_far.contains(char::is_alphanumeric)
    }

    fn is_of_a_time_zone(&self) -> bool {
        let so_far = self.so_far.to_ascii_uppercase();
        so_far.ends_with("GMT") || so_far.ends_with("UTC")
    }

    fn keeps_digits_apart(&self) -> bool {
        let is_digit = |character: Option<char>| character.is_some_and(char::is_numeric);
        is_digit(self.before) && is_digit(self.after)
    }

    fn word(&self) -> Option<&'static str> {
        Some(match self.character {
            ' ' => "space",
            '!' if self.before.is_none() => "not",
            '!' => "exclamation mark",
            '"' => "quote",
            '#' if self.before.is_some_and(char::is_alphabetic) => "sharp",
            '#' => "hash",
            '$' => "dollar",
            '%' => "percent",
            '&' => "and",
            '\'' => "apostrophe",
            '(' => "open parenthesis",
            ')' => "close parenthesis",
            '*' => "asterisk",
            '+' => "plus",
            ',' => "comma",
            '-' if self.is_of_a_time_zone() => "minus",
            '-' if self.before.is_some_and(char::is_alphabetic) => "hyphen",
            '-' => "minus",
            '.' => "dot",
            '/' => "slash",
            ':' => "colon",
            ';' => "semicolon",
            '<' => "less than",
            '=' => "equals",
            '>' => "greater than",
            '?' => "question mark",
            '@' => "at",
            '[' => "open bracket",
            '\\' => "backslash",
            ']' => "close bracket",
            '^' => "caret",
            '_' => "underscore",
            '`' => "backtick",
            '{' => "open brace",
            '|' => "pipe",
            '}' => "close brace",
            '~' => "tilde",
            '\t' => "tab",
            '\n' => "line feed",
            '\r' => "carriage return",
            _ => return None,
        })
    }
}

/// Returns the word that distinguishes texts by case.
pub(super) fn case_of(text: &str) -> &'static str {
    let letters = || text.chars().filter(|letter| letter.is_alphabetic());
    if letters().all(char::is_lowercase) {
        "lowercase"
    } else if letters().all(char::is_uppercase) {
        "uppercase"
    } else if letters().next().is_some_and(char::is_uppercase) {
        "capitalized"
    } else {
        "mixed case"
    }
}
