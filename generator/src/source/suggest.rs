//! The nearest of the known words to one that is not known.

use std::fmt::Display;

/// Longer words are not compared: the cost grows with the product of the lengths.
const LONGEST: usize = 100;

/// The candidate that `word` was most likely meant to be; `None` when none is near.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = word.len().max(3) / 3;
    candidates
        .into_iter()
        .filter(|candidate| word.len().max(candidate.len()) <= LONGEST)
        .map(|candidate| (distance(word, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// Letters to change, with a wrong case counted as one change at most.
fn distance(word: &str, candidate: &str) -> usize {
    if word == candidate {
        0
    } else if word.eq_ignore_ascii_case(candidate) {
        1
    } else {
        strsim::osa_distance(word, candidate)
    }
}

/// The help that names what was most likely meant.
pub fn did_you_mean(name: impl Display) -> String {
    format!("did you mean `{name}`?")
}

/// What stands for a word that is none of OpenAPI 3, but of earlier versions, or of another field.
pub(super) fn instead_of(what: &str, word: &str) -> Option<&'static str> {
    Some(match (what, word) {
        ("parameter location", "body") => "OpenAPI 3 has the body in `requestBody`",
        ("parameter location", "formData") => {
            "OpenAPI 3 has the fields of a form in `requestBody`, as `properties` of its schema"
        }
        ("type", "file") => "a file is `type: string` with `format: binary`",
        ("type", "date" | "date-time" | "time" | "uuid" | "uri" | "email" | "byte" | "binary") => {
            "this is a format, of `type: string`"
        }
        ("type", "float" | "double") => "this is a format, of `type: number`",
        ("type", "datetime") => "this is `type: string` with `format: date-time`",
        ("type", "bool") => "did you mean `boolean`?",
        ("type", "int") => "did you mean `integer`?",
        ("type", "str" | "text") => "did you mean `string`?",
        ("type", "list" | "set") => "did you mean `array`?",
        ("type", "map" | "dict" | "dictionary") => {
            "this is `type: object` with a schema as `additionalProperties`"
        }
        ("type", "any") => "a schema without `type` allows values of any",
        ("type of security scheme", "bearer" | "jwt") => {
            "this is `type: http` with `scheme: bearer`"
        }
        ("type of security scheme", "basic") => "this is `type: http` with `scheme: basic`",
        ("type", "int32" | "int64" | "long") => "`type: integer`, with the `format` that is meant",
        _ => return None,
    })
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
