//! Serializes documents as YAML or JSON, and mutates the text.

use serde_json::Value;

use crate::choices::Choices;

/// Serializes a document, sometimes with damage.
pub fn serialize(root: &Value, choices: &mut Choices<'_>) -> Vec<u8> {
    let text = match choices.below(3) {
        0 => root.to_string(),
        1 => format!("{root:#}"),
        _ => serde_yaml::to_string(root).unwrap_or_default(),
    };
    let mut bytes = text.into_bytes();
    if choices.once_in(8) {
        damage(&mut bytes, choices);
    }
    bytes
}

fn damage(bytes: &mut Vec<u8>, choices: &mut Choices<'_>) {
    let index = choices.below(bytes.len() + 1);
    let line = line_at(bytes, index);
    match choices.below(6) {
        0 => bytes.truncate(index),
        // The same line twice is a repeated key.
        1 => {
            let copy = bytes.get(line.clone()).unwrap_or_default().to_vec();
            bytes.splice(line.start..line.start, copy);
        }
        2 => {
            bytes.drain(line);
        }
        3 => {
            bytes.splice(index..index, choices.bytes(4).to_vec());
        }
        4 => {
            let text = choices.word(&[
                "\u{feff}", "---\n", "&a ", "*a", "<<: *a\n", "!!x ", "\t", "? ", "|+\n",
            ]);
            bytes.splice(index..index, text.bytes());
        }
        _ => {
            let crlf = String::from_utf8_lossy(bytes).replace('\n', "\r\n");
            *bytes = crlf.into_bytes();
        }
    }
}

/// The line that contains a byte, including its line terminator.
fn line_at(bytes: &[u8], index: usize) -> std::ops::Range<usize> {
    let (before, after) = bytes.split_at(index);
    let start = before
        .iter()
        .rposition(|byte| *byte == b'\n')
        .map_or(0, |end| end + 1);
    let end = after
        .iter()
        .position(|byte| *byte == b'\n')
        .map_or(bytes.len(), |end| index + end + 1);
    start..end
}
