//! Suggestions for misspelled names.

use std::fmt::Display;

/// Longer words are not compared, because the cost grows with the product of the lengths.
const MAX_LENGTH: usize = 100;

/// Returns the candidate that is most similar to `word`; `None` if none is similar.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = word.len().max(3) / 3;
    candidates
        .into_iter()
        .filter(|candidate| word.len().max(candidate.len()) <= MAX_LENGTH)
        .map(|candidate| (distance(word, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// The number of edits, of which a different case counts as at most one.
fn distance(word: &str, candidate: &str) -> usize {
    if word == candidate {
        0
    } else if word.eq_ignore_ascii_case(candidate) {
        1
    } else {
        strsim::osa_distance(word, candidate)
    }
}

/// Formats a suggestion as a help text.
pub fn did_you_mean(name: impl Display) -> String {
    format!("did you mean `{name}`?")
}
#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn the_nearest_word_wins() {
        let cases = [
            ("sumary", Some("summary")),
            ("Tags", Some("tags")),
            ("SUMMARY", Some("summary")),
            ("get", Some("get")),
            ("requestBdoy", Some("requestBody")),
            ("xyz", None),
            ("", None),
        ];
        for (word, expected) in cases {
            let words = ["summary", "tags", "get", "requestBody"];
            assert_eq!(nearest(word, words), expected, "{word}");
        }
    }
}
