//! JSON as tables.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use comfy_table::presets::NOTHING;
use comfy_table::{ContentArrangement, LineStyle, Table, TableStyle};

use crate::runtime::client::cli_escape::line;
use crate::runtime::client::cli_json::Tree;

/// The style of tables: a single line below the header.
const LINE_BELOW_NAMES: TableStyle =
    NOTHING.header_separator(LineStyle::none().fill('─').junction('─'));

/// The minimum width of a column.
const NARROW: usize = 8;

/// Formats a value as a table: an object as its fields, a list of objects as rows. Returns `None`
/// for other values.
pub fn table(tree: &Tree, width: u16) -> Option<String> {
    match tree {
        Tree::Object(fields) if !fields.is_empty() => Some(record(fields, width)),
        Tree::List(items) if !items.is_empty() => {
            let items: Vec<&[(String, Tree)]> = items.iter().map(object).collect::<Option<_>>()?;
            Some(rows(&items, width))
        }
        _ => None,
    }
}

fn object(tree: &Tree) -> Option<&[(String, Tree)]> {
    match tree {
        Tree::Object(fields) => Some(fields),
        _ => None,
    }
}

/// Formats objects as rows, or below each other if they have many fields.
fn rows(items: &[&[(String, Tree)]], width: u16) -> String {
    let mut columns: Vec<&str> = Vec::new();
    for (name, _) in items.iter().copied().flatten() {
        if !columns.contains(&name.as_str()) {
            columns.push(name);
        }
    }
    if columns.is_empty() || columns.len() * NARROW > usize::from(width) {
        let records = items.iter().map(|item| record(item, width));
        return records.collect::<Vec<_>>().join("\n\n");
    }
    let mut table = Table::new();
    table
        .load_style(LINE_BELOW_NAMES)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(width)
        .set_header(columns.iter().map(|name| line(name)));
    for item in items {
        let cells = columns.iter().map(|column| {
            let value = item.iter().find(|(name, _)| name == column);
            value.map(|(_, value)| cell(value)).unwrap_or_default()
        });
        table.add_row(cells);
    }
    table.trim_fmt()
}

/// Formats the fields of an object below each other.
fn record(fields: &[(String, Tree)], width: u16) -> String {
    let mut table = Table::new();
    table
        .load_style(NOTHING)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(width);
    for (name, value) in fields {
        table.add_row([line(name), cell(value)]);
    }
    table.trim_fmt()
}

fn cell(tree: &Tree) -> String {
    match tree {
        Tree::Text(text) => line(text),
        Tree::Word(word) if word == "null" => String::new(),
        other => line(&other.compact()),
    }
}
