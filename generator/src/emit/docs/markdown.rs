//! Makes Markdown safe for rustdoc, without losing text.

use pulldown_cmark::{Event, Options, Parser, Tag};

use super::code_blocks::{fenced, is_tested};
use super::edits::{apply, edits};
use super::literal::{has_mark, literal, tidy};

/// The maximum number of rounds of edits. An edit can make another one
/// necessary, for example in nested brackets.
const ROUNDS: usize = 16;

/// Escapes prose for rustdoc: no code is a test, no brackets link to an item, HTML is
/// text, and URLs are links. Everything else is unchanged.
pub fn escape(prose: &str) -> String {
    let source = tidy(prose);
    if is_plain(&source) {
        return source;
    }
    match apply_edits(&source) {
        Some(text) if keeps(&source, &text) => text,
        _ => fenced(&trim_lines(&source)),
    }
}

/// Prose as a part of a line.
pub fn inline(prose: &str) -> String {
    let words: Vec<&str> = prose.split_whitespace().collect();
    let line = tidy(&words.join(" "));
    if is_plain(&line) {
        return line;
    }
    let text = escape(&line);
    match is_inline(&text) {
        true => text,
        false => literal(&line),
    }
}

/// Returns `true` for paragraphs without a character that has a meaning in Markdown. Most prose is plain, and parsing takes
/// long.
pub fn is_plain(text: &str) -> bool {
    let has_meaning = |character: char| {
        let is_plain = character.is_alphanumeric() || " \n,.;:'\"()?!/%-".contains(character);
        !is_plain
    };
    let starts_a_block = |line: &str| {
        let is_text = line.is_empty() || line.starts_with(|first: char| first.is_alphabetic());
        !is_text || line.ends_with(' ')
    };
    !text.contains(has_meaning) && !text.contains("://") && !text.lines().any(starts_a_block)
}

/// The extensions of CommonMark that rustdoc has, but for those that only
/// change how a character looks.
pub fn extensions() -> Options {
    Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
}

/// Repeats the edits until none is necessary.
fn apply_edits(source: &str) -> Option<String> {
    let mut text = source.to_owned();
    for _ in 0..ROUNDS {
        let next = trim_lines(&apply(&text, edits(&text)));
        if next == text {
            return (!has_tests(&text)).then_some(text);
        }
        text = next;
    }
    None
}

/// Doc comments have no space at the end of a line.
pub fn trim_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n")
}

/// Returns `true` if rustdoc would find a test: it looks for them without extensions.
pub fn has_tests(text: &str) -> bool {
    Parser::new(text).any(|event| match event {
        Event::Start(Tag::CodeBlock(kind)) => is_tested(&kind),
        _ => false,
    })
}

/// Returns `true` if no text is lost.
pub fn keeps(source: &str, text: &str) -> bool {
    let after = letters(text);
    let mut after = after.chars();
    letters(source)
        .chars()
        .all(|letter| after.any(|candidate| candidate == letter))
}

/// Returns `true` if a text can be part of a line, including its start.
fn is_inline(text: &str) -> bool {
    let is_kept = ["", "x "].into_iter().all(|before| {
        let line = format!("{before}{text}.");
        let blocks = Parser::new_ext(&line, extensions()).filter(is_block);
        blocks.count() == 1
            && letters(&line) == format!("{}{}.", before.trim(), letters(text))
            && edits(&line).is_empty()
    });
    // Wrapped, code in three backticks would be a block.
    let is_one_line = !text.contains('\n') && !text.starts_with("```");
    is_kept && is_one_line && !has_loose_mark(text)
}

/// Returns `true` if plain text holds a mark that could pair up with one after it.
fn has_loose_mark(text: &str) -> bool {
    let mut events = Parser::new_ext(text, extensions()).into_offset_iter();
    events.any(|(event, range)| match event {
        Event::Text(plain) if text.get(range.clone()) == Some(plain.as_ref()) => {
            has_mark(text, range)
        }
        _ => false,
    })
}

fn is_block(event: &Event) -> bool {
    matches!(
        event,
        Event::Rule
            | Event::Start(
                Tag::Paragraph
                    | Tag::Heading { .. }
                    | Tag::BlockQuote(_)
                    | Tag::CodeBlock(_)
                    | Tag::HtmlBlock
                    | Tag::List(_)
                    | Tag::Table(_)
            )
    )
}

/// The visible characters, without whitespace.
pub fn letters(text: &str) -> String {
    let mut out = String::new();
    for event in Parser::new_ext(text, extensions()) {
        match event {
            Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => {
                out.push_str(&text);
            }
            Event::FootnoteReference(label) => out.push_str(&format!("[^{label}]")),
            Event::TaskListMarker(is_done) => out.push_str(if is_done { "x" } else { "" }),
            _ => {}
        }
    }
    out.retain(|character| !character.is_whitespace());
    out
}
