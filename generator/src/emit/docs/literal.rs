//! Escaping of Markdown.

use std::ops::Range;

/// Prose as lines without tabs and without hidden characters, and without the
/// blank lines and the indentation that surround all of it.
pub fn tidy(text: &str) -> String {
    // A line of ASCII characters has nothing to replace.
    if text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) {
        return text.trim().to_owned();
    }
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let lines: Vec<String> = text
        .split('\n')
        .map(|line| visible(&expand_tabs(line)))
        .collect();
    let shared = lines.iter().filter_map(|line| indentation(line)).min();
    let lines: Vec<&str> = lines
        .iter()
        .map(|line| line.get(shared.unwrap_or(0)..).unwrap_or_default())
        .skip_while(|line| indentation(line).is_none())
        .collect();
    lines.join("\n").trim_end().to_owned()
}

/// Returns the number of leading spaces of a line that is not blank.
fn indentation(line: &str) -> Option<usize> {
    line.find(|character: char| !character.is_whitespace())
        .map(|_| line.len() - line.trim_start_matches(' ').len())
}

/// Tabs as spaces, with the stops that Markdown has.
fn expand_tabs(line: &str) -> String {
    let mut out = String::new();
    let mut column = 0;
    for character in line.chars() {
        let width = if character == '\t' { 4 - column % 4 } else { 1 };
        match character {
            '\t' => out.extend(std::iter::repeat_n(' ', width)),
            _ => out.push(character),
        }
        column += width;
    }
    out
}

/// Shows control characters and those that change the reading order.
pub fn visible(text: &str) -> String {
    text.chars()
        .map(|character| match character {
            '\u{202a}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{61c}'
            | '\u{2028}'
            | '\u{2029}' => '\u{fffd}',
            character if character.is_control() => ' ',
            character => character,
        })
        .collect()
}

/// Markdown that shows a line as it is; addresses in it become links.
pub fn literal(line: &str) -> String {
    let mut out = String::new();
    let mut done = 0;
    for address in addresses(line) {
        escape(line, done..address.start, &mut out);
        out.push_str(&linked(line.get(address.clone()).unwrap_or_default()));
        done = address.end;
    }
    escape(line, done..line.len(), &mut out);
    out
}

/// An address as a link.
pub fn linked(address: &str) -> String {
    format!("<{address}>")
}

fn escape(line: &str, part: Range<usize>, out: &mut String) {
    for (index, character) in characters(line, part) {
        let (before, after) = line.split_at(index);
        if needs_escape(before, character, after) {
            out.push('\\');
        }
        out.push(character);
    }
}

/// The characters of a part, with their positions in the line.
fn characters(line: &str, part: Range<usize>) -> impl Iterator<Item = (usize, char)> {
    let text = line.get(part.clone()).unwrap_or_default();
    let characters = text.char_indices();
    characters.map(move |(index, character)| (part.start + index, character))
}

/// Returns `true` if a part of a line has marks that are not escaped.
pub fn has_mark(line: &str, part: Range<usize>) -> bool {
    let start = part.start;
    characters(line, part).any(|(index, character)| {
        let (before, after) = line.split_at(index);
        let is_escaped = index == start && before.ends_with('\\');
        !is_escaped && needs_escape(before, character, after)
    })
}

fn needs_escape(before: &str, character: char, after: &str) -> bool {
    let previous = before.chars().next_back();
    let next = after.chars().nth(1);
    let is_word = |near: Option<char>| near.is_some_and(char::is_alphanumeric);
    match character {
        '\\' | '`' | '*' | '[' | '~' => true,
        '<' => next.is_none_or(|next| next.is_alphabetic() || "/!?".contains(next)),
        '_' => !(is_word(previous) && is_word(next)),
        '&' => is_word(next) || next == Some('#'),
        '#' | '+' | '-' | '=' | '>' | ':' => before.trim().is_empty(),
        '.' | ')' => is_number(before.trim()) && next.is_none_or(char::is_whitespace),
        _ => false,
    }
}

/// Returns `true` if a text numbers an item of a list (CommonMark, "List items": at most nine digits).
fn is_number(text: &str) -> bool {
    (1..=9).contains(&text.len()) && text.chars().all(|character| character.is_ascii_digit())
}

/// Finds bare URLs, which rustdoc warns about.
pub fn addresses(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut done = 0;
    while let Some(start) = next_address(text, done) {
        let length = address_length(text.get(start..).unwrap_or_default());
        let address = start..start + length;
        done = address.end.max(start + "http://".len());
        if text
            .get(address.clone())
            .is_some_and(|text| text.contains('.'))
        {
            found.push(address);
        }
    }
    found
}

fn next_address(text: &str, from: usize) -> Option<usize> {
    let rest = text.get(from..)?;
    let is_scheme = |rest: &str| rest.starts_with("http://") || rest.starts_with("https://");
    let mut starts = rest.match_indices("http").map(|(start, _)| start);
    let start = starts.find(|start| rest.get(*start..).is_some_and(is_scheme))?;
    Some(from + start)
}

fn address_length(text: &str) -> usize {
    let ends = |character: char| character.is_whitespace() || "<>()[]{}\"'`\\|".contains(character);
    let whole = text.split(ends).next().unwrap_or_default();
    whole
        .trim_end_matches(['.', ',', ';', ':', '!', '?', '*', '_', '~'])
        .len()
}
