//! Operation IDs for operations without one.

use crate::lower::name_order::{restored, sorted};
use crate::lowered::Method;
use crate::names::{self, Case, Name, Scope};

/// Returns an operation ID: the method and the path, with the symbols of the path or a number if
/// it is taken.
pub fn id(method: &Method, path: &str, taken: &mut Scope) -> String {
    let [plain, full] = [false, true].map(|with_symbols| {
        let words = words(method, path, with_symbols);
        Name::lower_in_ascii(&words)
    });
    let name = taken.free(Case::Lower, [plain.clone(), full], &plain);
    name.plain().to_owned()
}

/// Returns the operation IDs of all operations without one.
pub(crate) fn ids<'a>(
    others: impl IntoIterator<Item = &'a str>,
    unnamed: impl IntoIterator<Item = (&'a Method, &'a str)>,
) -> Vec<String> {
    let mut taken = Scope::with_reserved(names::OF_OPERATIONS.iter().copied());
    for id in others {
        // Another check reports duplicates.
        let _ = taken.claim(&Name::lower_in_ascii(id));
    }
    let unnamed = sorted(unnamed, |(method, path)| (*path, method.as_str()));
    let ids = unnamed.into_iter().map(|(index, (method, path))| {
        let id = id(method, path, &mut taken);
        let _ = taken.claim(&Name::lower(&id, None));
        (index, id)
    });
    restored(ids.collect())
}

/// Describes an operation: `GET /pets/{petId}` is `get pets by petId`.
fn words(method: &Method, path: &str, with_symbols: bool) -> String {
    let mut words = method.as_str().to_lowercase();
    let segments = path.split('/').filter(|segment| !segment.is_empty());
    for segment in segments {
        let segment = segment.replace('{', " by ").replace('}', " ");
        let segment = match with_symbols {
            true => spelled(&segment),
            false => segment.replace(|letter: char| !letter.is_alphanumeric(), " "),
        };
        for word in segment.split_whitespace() {
            words.push(' ');
            words.push_str(word);
        }
    }
    match path.trim_matches('/') {
        "" => words + " root",
        _ => words,
    }
}

/// Spells the symbols in a segment.
fn spelled(segment: &str) -> String {
    let symbols = [
        ("-", " hyphen "),
        (".", " dot "),
        ("_", " underscore "),
        ("~", " tilde "),
        (":", " colon "),
        ("@", " at "),
    ];
    let spelled = symbols
        .into_iter()
        .fold(segment.to_owned(), |text, (symbol, word)| {
            text.replace(symbol, word)
        });
    format!("slash {spelled}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_contain_the_method_and_the_path() {
        let cases = [
            (Method::Get, "/", "get_root"),
            (Method::Get, "/pets", "get_pets"),
            (Method::Get, "/pets/", "get_pets"),
            (Method::Get, "/pets/{petId}", "get_pets_by_pet_id"),
            (
                Method::Delete,
                "/pets/{petId}/toys/{toy-id}",
                "delete_pets_by_pet_id_toys_by_toy_id",
            ),
            (Method::Put, "/files/{name}.json", "put_files_by_name_json"),
            (
                Method::Post,
                "/v1/api-keys:rotate",
                "post_v1_api_keys_rotate",
            ),
        ];
        for (method, path, expected) in cases {
            assert_eq!(id(&method, path, &mut Scope::with_reserved([])), expected);
        }
    }

    #[test]
    fn no_two_are_the_same() {
        let mut scope = Scope::with_reserved([]);
        let ids = ["/a-b", "/a/b", "/a_b", "/{a}/b", "/by/a/b", "/a__b"].map(|path| {
            let id = id(&Method::Get, path, &mut scope);
            assert_eq!(scope.claim(&Name::lower(&id, None)), Ok(()), "{id}");
            id
        });
        assert_eq!(ids.first().map(String::as_str), Some("get_a_b"));
        assert_eq!(ids.get(1).map(String::as_str), Some("get_slash_a_slash_b"));
    }

    #[test]
    fn long_ones_are_numbered_where_the_path_is_cut_off() {
        let mut scope = Scope::with_reserved([]);
        let mut ids = Vec::new();
        for count in 100..103 {
            let id = id(&Method::Get, &"/a".repeat(count), &mut scope);
            assert_eq!(scope.claim(&Name::lower(&id, None)), Ok(()), "{id}");
            ids.push(id);
        }
        let third = ids.last().map(String::as_str).unwrap_or_default();
        assert!(
            third.starts_with("get_a_a_") && third.ends_with("_a_2"),
            "{ids:?}"
        );
    }
}
