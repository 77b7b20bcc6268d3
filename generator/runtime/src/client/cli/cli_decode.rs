//! Decoding arguments: unknown fields are rejected.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use crate::runtime::client::tolerance::TOLERANCE;
use crate::runtime::decode::Decode;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::reader::Reader;

/// Decodes a complete JSON text, and rejects unknown fields.
pub fn from_text<T: Decode>(text: &str) -> Result<T, DecodeError> {
    let mut reader = Reader::with(text, TOLERANCE).rejecting_unknown(unknown);
    let value = T::decode(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// The error for an unknown field, with the known name that is most similar.
fn unknown(name: &str, known: &[&str]) -> DecodeError {
    DecodeError::new(match nearest(name, known) {
        None => "is unknown".to_owned(),
        Some(known) => format!("is unknown, did you mean `{known}`?"),
    })
}

/// Longer names are not compared, because the cost grows with the product of the lengths.
const MAX_LENGTH: usize = 100;

fn nearest<'k>(name: &str, known: &[&'k str]) -> Option<&'k str> {
    let most = name.len().max(3) / 3;
    let known = known
        .iter()
        .filter(|known| known.len().max(name.len()) <= MAX_LENGTH);
    let known = known.map(|known| (distance(&plain(name), &plain(known)), *known));
    let near = known.filter(|(distance, _)| *distance <= most);
    near.min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

/// A name in lower case without separators: `categoryId` and `category_id` are alike.
fn plain(name: &str) -> Vec<char> {
    let letters = name.chars().filter(|letter| !"-_ ".contains(*letter));
    letters.flat_map(char::to_lowercase).collect()
}

/// The number of characters to insert, remove, replace or swap with the next one.
fn distance(one: &[char], other: &[char]) -> usize {
    let cell = |row: &[usize], at: usize| row.get(at).copied().unwrap_or_default();
    let (mut earlier, mut last) = (Vec::new(), (0..=other.len()).collect::<Vec<_>>());
    for (i, letter) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, expected) in other.iter().enumerate() {
            let edited = (cell(&last, j + 1) + 1).min(cell(&row, j) + 1);
            let replaced = cell(&last, j) + usize::from(letter != expected);
            let is_swapped = i > 0
                && j > 0
                && one.get(i - 1) == Some(expected)
                && other.get(j - 1) == Some(letter);
            let swapped = match is_swapped {
                true => cell(&earlier, j - 1) + 1,
                false => replaced,
            };
            row.push(edited.min(replaced).min(swapped));
        }
        earlier = std::mem::replace(&mut last, row);
    }
    cell(&last, other.len())
}
