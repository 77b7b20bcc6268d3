//! The tables as Markdown.

use std::fmt::Write as _;

use super::reasons::Reason;
use super::table::{COLUMNS, REASON_COLUMNS, cells, reason_cells};
use super::verdict::Row;

/// The maximum number of compiler messages per description.
const MAX_MESSAGES: usize = 3;

/// Both tables and the compiler messages.
pub(super) fn page(rows: &[Row], reasons: &[Reason]) -> String {
    let mut text = String::from("# Descriptions\n\n");
    table(&mut text, &COLUMNS, rows.iter().map(cells));
    if !reasons.is_empty() {
        text.push_str("\n# Reasons for refusal\n\n");
        table(&mut text, &REASON_COLUMNS, reasons.iter().map(reason_cells));
    }
    messages(&mut text, rows);
    text
}

fn table<const N: usize>(
    text: &mut String,
    columns: &[&str; N],
    lines: impl Iterator<Item = [String; N]>,
) {
    let _ = writeln!(text, "| {} |", columns.join(" | "));
    let _ = writeln!(text, "|{}", " --- |".repeat(N));
    for line in lines {
        let _ = writeln!(text, "| {} |", line.map(|cell| escaped(&cell)).join(" | "));
    }
}

/// Escapes text for a cell.
fn escaped(cell: &str) -> String {
    cell.replace(char::is_control, " ").replace('|', "\\|")
}

fn messages(text: &mut String, rows: &[Row]) {
    for row in rows {
        let compiler_messages = row.compiled.iter().flat_map(|compiled| &compiled.messages);
        let compiler_messages: Vec<_> = compiler_messages.collect();
        if compiler_messages.is_empty() {
            continue;
        }
        let (path, count) = (&row.document.path, compiler_messages.len());
        let _ = writeln!(text, "\n# {path}: {count} compiler messages");
        for message in compiler_messages.iter().take(MAX_MESSAGES) {
            let _ = writeln!(text, "\n```text\n{}\n```", message.trim_end());
        }
    }
}
