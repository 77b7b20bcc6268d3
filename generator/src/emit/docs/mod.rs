//! Doc comments from the prose of the description.
//!
//! In: Markdown of the description, and texts of the generator. Out: doc comments that rustdoc accepts without
//! warnings, with the text unchanged. Depends on no other part of `emit`.

mod code;
mod code_blocks;
mod edits;
mod headings;
mod literal;
mod markdown;

pub use code::code;
pub use literal::visible;

use proc_macro2::TokenStream;
use quote::quote;

use crate::names::Name;

/// Doc comments, line by line.
#[derive(Clone, Debug, Default)]
pub struct Docs {
    lines: Vec<String>,
}

impl Docs {
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a paragraph of Markdown.
    pub fn paragraph(mut self, text: impl AsRef<str>) -> Self {
        self.separate();
        self.lines.extend(wrap(text.as_ref()));
        self
    }

    /// Adds unchanged lines, such as a table.
    pub fn verbatim(mut self, text: &str) -> Self {
        self.separate();
        self.lines.extend(text.lines().map(str::to_owned));
        self
    }

    /// Adds prose of the description, if there is any.
    pub fn prose(self, text: Option<&str>) -> Self {
        let text = markdown::escape(text.unwrap_or_default());
        match text.is_empty() {
            true => self,
            false => self.verbatim(&text),
        }
    }

    /// A text that must stay in one line, such as a title.
    pub fn one_line(text: &str) -> String {
        markdown::inline(text)
    }

    /// The lines as Markdown.
    pub fn markdown(&self) -> String {
        self.lines.join("\n")
    }

    fn separate(&mut self) {
        if !self.lines.is_empty() {
            self.lines.push(String::new());
        }
    }

    /// Doc comments of the item that follows: one attribute, which is rendered as a line for each of its lines.
    pub fn outer(&self) -> TokenStream {
        self.joined()
            .map(|lines| quote!(#[doc = #lines]))
            .unwrap_or_default()
    }

    /// Inner doc comments, of the enclosing item.
    pub fn inner(&self) -> TokenStream {
        self.joined()
            .map(|lines| quote!(#![doc = #lines]))
            .unwrap_or_default()
    }

    fn joined(&self) -> Option<String> {
        self.doc_lines()
            .reduce(|all, line| all + LINE_BREAK + &line)
    }

    /// The lines after `///`.
    pub fn doc_lines(&self) -> impl Iterator<Item = String> {
        self.lines.iter().map(|line| doc_line(line))
    }
}

/// Separates the lines in the attribute of a doc comment. No line contains it, as control characters are replaced.
pub const LINE_BREAK: &str = "\u{1}";

/// The line width of paragraphs.
const WIDTH: usize = 80;

fn wrap(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if fits(line, word) || opens_block(word) => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

fn fits(line: &str, word: &str) -> bool {
    line.chars().count() + word.chars().count() < WIDTH
}

/// Returns `true` if a line that starts with the word could be something else than the
/// next line of a paragraph, such as an item of a list.
fn opens_block(word: &str) -> bool {
    let is_rule = word.chars().all(|character| "*_".contains(character));
    let number = word.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let is_item = number.len() < word.len() && number.starts_with(['.', ')']);
    is_rule
        || is_item
        || word.starts_with("```")
        || word.starts_with(['<', '#', '>', '=', '~', '|', ':', '+', '-'])
}

fn doc_line(line: &str) -> String {
    let line = literal::visible(line.trim_end());
    if line.is_empty() {
        String::new()
    } else {
        format!(" {line}")
    }
}

/// A text as the end of a sentence, with the full stop unless it has an end of its own.
pub fn ended(text: &str) -> String {
    let clause = clause(text);
    match clause.ends_with(['?', '!', '…', ':']) {
        true => clause,
        false => format!("{clause}."),
    }
}

/// The first paragraph of a text, without a full stop.
fn clause(text: &str) -> String {
    let text = first_paragraph(text);
    markdown::inline(text.trim_end_matches('.'))
}

/// The first paragraph of a text, in one line (CommonMark: a line break within a paragraph is a space).
pub fn first_paragraph(text: &str) -> String {
    let mut lines = text.trim().lines().map(str::trim);
    let first = lines.next().unwrap_or_default();
    let is_same = |line: &&str| {
        let word = line.split_whitespace().next();
        word.is_some_and(|word| !opens_block(word))
    };
    let paragraph = std::iter::once(first).chain(lines.take_while(is_same));
    paragraph.collect::<Vec<_>>().join(" ")
}

/// The name on the wire, unless it has the same letters as the Rust name.
pub fn wire_name(name: &Name) -> Docs {
    match name.has_same_letters() {
        true => Docs::new(),
        false => Docs::new().paragraph(format!("{}.", code(&name.wire))),
    }
}

#[cfg(test)]
mod tests;
