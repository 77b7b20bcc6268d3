//! Spells types and bounds with full paths to compare them, and with short paths for messages.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::mem;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;

use super::crate_modules::Modules;

/// The keywords in types.
const KEYWORDS: [&str; 11] = [
    "Self", "as", "async", "const", "dyn", "extern", "fn", "for", "impl", "mut", "unsafe",
];

/// The scope of names in a type.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    pub modules: &'a Modules,
    /// The path of the module.
    pub module: &'a str,
    /// The generic parameters, which are not resolved.
    pub parameters: &'a BTreeSet<String>,
}

impl Scope<'_> {
    /// Spells a type, a bound or a list of them with full paths.
    pub fn full(&self, tokens: &impl ToTokens) -> String {
        let mut words = Vec::new();
        flatten(tokens.to_token_stream(), &mut words);
        self.spell(&words)
    }

    fn spell(&self, words: &[Word]) -> String {
        let mut text = String::new();
        let mut rest = words;
        while let Some((word, tail)) = rest.split_first() {
            let (path, after) = path_of(rest);
            let is_inner = text.ends_with("::");
            let is_binding = path.len() == 1
                && after
                    .first()
                    .is_some_and(|next| next.is("=") || next.is(":"));
            if path.is_empty() || is_inner || is_binding {
                append(&mut text, word);
                rest = tail;
            } else {
                let names = path.iter().filter(|word| word.is_name);
                let names: Vec<String> = names.map(|word| word.text.clone()).collect();
                let (named, after) = self.resolve(&names, after);
                append(&mut text, &Word::name(named));
                rest = after;
            }
        }
        text
    }

    /// Returns the full path of a name and the words after it. Private aliases are replaced by their types.
    fn resolve<'w>(&self, names: &[String], after: &'w [Word]) -> (String, &'w [Word]) {
        let path = self.path(names);
        let Some((module, alias)) = self.modules.alias(&path) else {
            return (path, after);
        };
        let (given, after) = generic_arguments(after);
        let given = given.into_iter().map(|words| self.spell(words));
        let parameters = alias.generics.type_params();
        let parameters: Vec<String> = parameters.map(|one| one.ident.to_string()).collect();
        let given: BTreeMap<&str, String> =
            parameters.iter().map(String::as_str).zip(given).collect();
        let inner = Scope {
            modules: self.modules,
            module,
            parameters: &parameters.iter().cloned().collect(),
        };
        let ty = inner.full(&alias.ty);
        (
            replace_paths(&ty, |name| given.get(name).map(String::as_str)),
            after,
        )
    }

    /// Returns the full path of a name.
    pub fn path(&self, names: &[String]) -> String {
        match names {
            [first, ..]
                if self.parameters.contains(first) || KEYWORDS.contains(&first.as_str()) =>
            {
                names.join("::")
            }
            names => {
                let definition = self.modules.definition(self.module, names);
                self.modules.canonical_path(definition)
            }
        }
    }
}

/// A token of a type.
#[derive(Clone, Debug)]
struct Word {
    text: String,
    is_name: bool,
}

impl Word {
    fn name(text: String) -> Self {
        Self {
            text,
            is_name: true,
        }
    }

    fn mark(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            is_name: false,
        }
    }

    fn is(&self, text: &str) -> bool {
        self.text == text
    }
}

fn flatten(tokens: TokenStream, words: &mut Vec<Word>) {
    // The beginning of `::`, `->` or `'a`.
    let mut begun = String::new();
    for tree in tokens {
        match tree {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                words.push(Word::mark(open));
                flatten(group.stream(), words);
                words.push(Word::mark(close));
            }
            TokenTree::Ident(name) => words.push(match mem::take(&mut begun).as_str() {
                "'" => Word::mark(format!("'{name}")),
                _ => Word::name(name.to_string()),
            }),
            TokenTree::Literal(literal) => words.push(Word::mark(literal.to_string())),
            TokenTree::Punct(mark) => {
                begun.push(mark.as_char());
                let goes_on = match begun.as_str() {
                    "'" => true,
                    ":" | "-" => mark.spacing() == proc_macro2::Spacing::Joint,
                    _ => false,
                };
                if !goes_on {
                    words.push(Word::mark(mem::take(&mut begun)));
                }
            }
        }
    }
}

/// Splits words after the path that they begin with.
fn path_of(words: &[Word]) -> (&[Word], &[Word]) {
    let is_name = |index: usize| words.get(index).is_some_and(|word| word.is_name);
    let mut length = usize::from(is_name(0));
    while length > 0 && words.get(length).is_some_and(|word| word.is("::")) && is_name(length + 1) {
        length += 2;
    }
    words.split_at(length)
}

/// Returns the generic arguments that words begin with, and the words after them.
fn generic_arguments(words: &[Word]) -> (Vec<&[Word]>, &[Word]) {
    let Some((_, inner)) = words.split_first().filter(|(first, _)| first.is("<")) else {
        return (Vec::new(), words);
    };
    let (mut given, mut depth, mut begin) = (Vec::new(), 0_usize, 0);
    for (index, word) in inner.iter().enumerate() {
        match word.text.as_str() {
            "<" | "(" | "[" => depth += 1,
            ">" if depth == 0 => {
                given.extend(inner.get(begin..index));
                return (given, inner.get(index + 1..).unwrap_or_default());
            }
            ">" | ")" | "]" => depth -= 1,
            "," if depth == 0 => {
                given.extend(inner.get(begin..index));
                begin = index + 1;
            }
            _ => {}
        }
    }
    (given, &[])
}

/// Replaces paths in a text.
pub(super) fn replace_paths<T: AsRef<str>>(
    text: &str,
    other: impl Fn(&str) -> Option<T>,
) -> String {
    let mut out = String::with_capacity(text.len());
    for (run, is_path) in path_segments(text) {
        match is_path.then(|| other(run)).flatten() {
            Some(other) => out.push_str(other.as_ref()),
            None => out.push_str(run),
        }
    }
    out
}

/// Splits a text into paths and the text between them.
pub(super) fn path_segments(text: &str) -> impl Iterator<Item = (&str, bool)> {
    let is_of_path = |letter: char| letter.is_alphanumeric() || "_:#".contains(letter);
    let mut rest = text;
    std::iter::from_fn(move || {
        let is_path = is_of_path(rest.chars().next()?);
        let end = rest.find(|letter| is_of_path(letter) != is_path);
        let (run, tail) = rest.split_at(end.unwrap_or(rest.len()));
        rest = tail;
        Some((run, is_path))
    })
}

/// Appends a word with the spacing of rustfmt.
fn append(text: &mut String, word: &Word) {
    let is_word = |end: char| end.is_alphanumeric() || end == '_';
    let stands_apart = match word.text.as_str() {
        "->" | "=" | "+" => true,
        "(" | "[" | "<" | ">" | "," | "::" | ":" | ";" | ")" | "]" | "" => false,
        other => {
            let begins_word = other.starts_with(|first: char| is_word(first) || first == '\'');
            let after_word = text.ends_with(|end: char| is_word(end) || end == '>');
            after_word && (begins_word || other == "&")
        }
    };
    let name = text.rsplit_once('\'').map(|(_, name)| name);
    let after_lifetime = name.is_some_and(|name| name.chars().all(is_word));
    let opens = ["(", "["].contains(&word.text.as_str());
    let after_mut = text.ends_with(" mut") || text.ends_with("&mut");
    let stands_apart = stands_apart || ((after_lifetime || after_mut) && opens);
    let follows_mark = [",", ";", "=", "+", "->"]
        .iter()
        .any(|mark| text.ends_with(mark))
        || (text.ends_with(':') && !text.ends_with("::"));
    let closes = [")", "]", ">", ",", ";", ""].contains(&word.text.as_str());
    if !text.is_empty() && (stands_apart || follows_mark) && !closes {
        text.push(' ');
    }
    text.push_str(&word.text);
}

/// Shortens the paths in a type: `Option<Vec<String>>`.
pub fn short(full: &str) -> String {
    let mut text = String::with_capacity(full.len());
    for (run, is_path) in path_segments(full) {
        // The colon of a bound is not part of the name.
        let name = run.strip_suffix(':').filter(|name| !name.ends_with(':'));
        match name.filter(|_| is_path) {
            Some(name) => text.extend([&shortened(name), ":"]),
            None => text.push_str(&shortened(run)),
        }
    }
    text
}

/// Shortens a path to the form that other crates use.
fn shortened(path: &str) -> Cow<'_, str> {
    let last = path.rsplit("::").next().unwrap_or(path);
    match path.split_once("::") {
        // The root of the crate or `webhooks` re-exports the types of the library.
        Some(("crate", rest)) if rest.starts_with("runtime::") => Cow::Borrowed(last),
        Some(("crate", rest)) => Cow::Borrowed(rest),
        // Associated items are shown with their type.
        Some((first, _)) if first.is_empty() || first.starts_with(char::is_uppercase) => {
            Cow::Borrowed(path)
        }
        Some(_) => Cow::Borrowed(last),
        None => Cow::Borrowed(path),
    }
}

#[cfg(test)]
mod tests {
    use syn::{Type, parse_str};

    use super::super::module::Parsed;
    use super::*;

    fn spelled(text: &str) -> String {
        let library = "mod a; pub use a::Pet; use http::Method; use std::fmt;";
        let files = [
            ("src/lib.rs", library),
            ("src/a.rs", "pub struct Pet; pub struct Hidden;"),
        ];
        let files = files.map(|(path, text)| {
            let file = syn::parse_file(text).expect("a file");
            (path.to_owned(), Parsed::new(file))
        });
        let modules = Modules::new(BTreeMap::from(files));
        let spelling = Scope {
            modules: &modules,
            module: "crate",
            parameters: &BTreeSet::from(["T".to_owned()]),
        };
        spelling.full(&parse_str::<Type>(text).expect("a type"))
    }

    #[test]
    fn types_are_spelled_by_the_paths_by_which_others_name_them() {
        for (text, full, shown) in [
            (
                "Option<Vec<a::Pet>>",
                "std::option::Option<std::vec::Vec<crate::Pet>>",
                "Option<Vec<Pet>>",
            ),
            ("crate::a::Hidden", "crate::a::Hidden", "a::Hidden"),
            ("&'static [T]", "&'static [T]", "&'static [T]"),
            (
                "&'static mut [u8; 4]",
                "&'static mut [u8; 4]",
                "&'static mut [u8; 4]",
            ),
            (
                "<T as fmt::Debug>::Item",
                "<T as std::fmt::Debug>::Item",
                "<T as Debug>::Item",
            ),
            (
                "(T::Item, Self::Caller, &T)",
                "(T::Item, Self::Caller, &T)",
                "(T::Item, Self::Caller, &T)",
            ),
            (
                "Box<dyn for<'a> Fn(&'a Method) -> std::io::Result<()> + Send + 'static>",
                "std::boxed::Box<dyn for<'a> std::ops::Fn(&'a http::Method) -> std::io::Result<()> + std::marker::Send + 'static>",
                "Box<dyn for<'a> Fn(&'a Method) -> Result<()> + Send + 'static>",
            ),
            (
                "impl Iterator<Item = T> + ?Sized",
                "impl std::iter::Iterator<Item = T> + ?std::marker::Sized",
                "impl Iterator<Item = T> + ?Sized",
            ),
        ] {
            let spelled = spelled(text);
            assert_eq!(spelled, full);
            assert_eq!(short(&spelled), shown);
        }
    }
}
