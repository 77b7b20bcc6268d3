//! Equality of array items (`uniqueItems`).

use crate::runtime::decode;
use crate::runtime::duplicates::repeated;
use crate::runtime::encode::{self, Encode};
use crate::runtime::tree::Tree;

/// Returns `true` if no two items are the same JSON value.
pub fn all_differ<T: Encode>(items: impl IntoIterator<Item = T>) -> bool {
    let trees = items.into_iter().filter_map(|item| {
        let json = encode::to_bytes(&item)?;
        decode::from_bytes::<Tree>(&json).ok()
    });
    differ(&trees.map(|tree| text(&tree)).collect::<Vec<_>>())
}

/// Returns `true` if no two items of a received array are the same.
pub fn all_trees_differ(items: &[Tree]) -> bool {
    differ(&items.iter().map(text).collect::<Vec<_>>())
}

fn differ(texts: &[String]) -> bool {
    repeated(texts.iter().map(String::as_str).collect()).is_empty()
}

/// A canonical text: fields sorted, and `1.0` as `1`.
fn text(tree: &Tree) -> String {
    let mut text = String::new();
    write_tree(tree, &mut text);
    text
}

fn write_tree(tree: &Tree, text: &mut String) {
    match tree {
        Tree::Null => text.push_str("null"),
        Tree::Boolean(value) => text.push_str(&value.to_string()),
        Tree::Integer(integer) => text.push_str(&integer.to_string()),
        Tree::Number(number) => write_number(*number, text),
        Tree::Vast => text.push_str("vast"),
        Tree::String(value) => write_text(value, text),
        Tree::Array(items) => {
            text.push('[');
            for item in items {
                write_tree(item, text);
                text.push(',');
            }
            text.push(']');
        }
        Tree::Object(object) => {
            let mut fields: Vec<&(String, Tree)> = object.iter().collect();
            fields.sort_unstable_by_key(|(name, _)| name);
            text.push('{');
            for (name, value) in fields {
                write_text(name, text);
                write_tree(value, text);
                text.push(',');
            }
            text.push('}');
        }
    }
}

/// Writes an integral number as an integer, and a zero without a sign.
fn write_number(number: f64, text: &mut String) {
    text.push_str(&format!("{}", number + 0.0));
}

/// Writes a text preceded by its length, so that texts stay separate.
fn write_text(value: &str, text: &mut String) {
    text.push_str(&format!("{}:{value}", value.len()));
}
