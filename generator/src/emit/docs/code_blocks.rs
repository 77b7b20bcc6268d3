//! Code blocks: none may be a test, and each ends where its prose ends.

use std::iter;
use std::ops::Range;

use pulldown_cmark::CodeBlockKind;

use super::edits::Edit;

/// The labels that stay: languages that rustdoc knows to be no Rust.
const LABELS: &str = "\
    bash console css csv curl diff go graphql html http ini java javascript js json kotlin \
    markdown md php powershell python ruby sh shell sql swift text toml ts typescript xml yaml";

/// Returns `true` if rustdoc might compile a block.
pub fn is_tested(kind: &CodeBlockKind) -> bool {
    match kind {
        CodeBlockKind::Fenced(info) => LABELS.split_whitespace().all(|label| label != &**info),
        CodeBlockKind::Indented => true,
    }
}

/// Gives a fenced block a harmless label, and an end if nothing else ends it.
pub fn fenced_block(source: &str, block: Range<usize>, is_outermost: bool) -> Vec<Edit> {
    let text = source.get(block.clone()).unwrap_or_default();
    let first = text.lines().next().unwrap_or_default();
    let fence = fence_of(first);
    let info = first.strip_prefix(fence).unwrap_or_default();
    let mut edits = Vec::new();
    if info != label(info) {
        let range = block.start + fence.len()..block.start + first.len();
        edits.push(Edit::replace(range, label(info)));
    }
    if is_outermost && !is_closed(text, fence) {
        let line_end = if text.ends_with('\n') { "" } else { "\n" };
        edits.push(Edit::insert(block.end, format!("{line_end}{fence}\n")));
    }
    edits
}

fn label(info: &str) -> &'static str {
    let word = info
        .split(|character: char| !character.is_ascii_alphanumeric())
        .find(|word| !word.is_empty())
        .unwrap_or_default()
        .to_ascii_lowercase();
    LABELS
        .split_whitespace()
        .find(|label| *label == word)
        .unwrap_or("text")
}

fn fence_of(line: &str) -> &str {
    let mark = line.chars().next().unwrap_or('`');
    let length = line.len() - line.trim_start_matches(mark).len();
    line.get(..length).unwrap_or_default()
}

fn is_closed(block: &str, fence: &str) -> bool {
    let last = block.lines().skip(1).last().unwrap_or_default().trim();
    last.starts_with(fence) && fence_of(last) == last
}

/// Gives an indented block fences.
pub fn indented_block(source: &str, block: Range<usize>, code: &str) -> Edit {
    let line_start = source
        .get(..block.start)
        .and_then(|before| before.rfind('\n'))
        .map_or(0, |end| end + 1);
    let raw = source.get(line_start..block.start).unwrap_or_default();
    let prefix = raw.strip_suffix("    ").unwrap_or(raw.trim_end());
    let inner = continued(prefix);
    let body: Vec<String> = fenced(code)
        .lines()
        .map(|line| format!("{inner}{line}"))
        .collect();
    let body = body.join("\n");
    let body = body.strip_prefix(inner.as_str()).unwrap_or(&body);
    Edit::replace(line_start..block.end, format!("{prefix}{body}\n"))
}

/// The prefix of the second line of a block whose first line starts with
/// `prefix`: quote markers are repeated, list markers are not.
fn continued(prefix: &str) -> String {
    prefix
        .chars()
        .map(|character| if character == '>' { '>' } else { ' ' })
        .collect()
}

/// A text as a block of its own.
pub fn fenced(text: &str) -> String {
    let text = text.trim_end();
    let longest = text
        .split(|character| character != '`')
        .map(str::len)
        .max()
        .unwrap_or(0);
    let fence: String = iter::repeat_n('`', (longest + 1).max(3)).collect();
    match text.is_empty() {
        true => String::new(),
        false => format!("{fence}text\n{text}\n{fence}"),
    }
}
