//! Requests with missing, invalid and mixed credentials.

use super::outline::{Outline, Scheme};
use serde_json::Value;

use super::lookup::OriginalOperation;

/// The maximum number of schemes for which every combination is tried.
const MAX_COMBINED: usize = 3;

/// The credentials that replace those of a request.
#[derive(Clone)]
pub struct CredentialCase {
    /// The credential at each location of the request, if there is one.
    credentials: Vec<(Location, Option<String>)>,
    /// `true` if the description admits it.
    pub is_admitted: bool,
    /// `true` if one of the required credentials has an HTTP challenge.
    pub is_challenged: bool,
}

/// The location of a credential in a request.
#[derive(Clone, PartialEq, Eq)]
struct Location {
    kind: &'static str,
    name: String,
}

impl Location {
    fn new(kind: &'static str, name: &str) -> Self {
        Self {
            kind,
            name: name.to_owned(),
        }
    }
}

/// A credential that an operation may require.
struct SchemeCredential {
    location: Location,
    valid: String,
    invalid: String,
    /// `true` for HTTP authentication schemes (RFC 9110, section 11), unlike keys and certificates.
    is_http: bool,
}

/// The state of a credential in a request.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Absent,
    Invalid,
    Valid,
}

const STATES: [State; 3] = [State::Absent, State::Invalid, State::Valid];

impl CredentialCase {
    /// The credentials in the input of the program.
    pub fn text(&self) -> String {
        let credentials = self.credentials.iter().map(|(location, text)| {
            let text = text.iter().map(|text| format!("\u{1f}{text}"));
            format!(
                "{}\u{1f}{}{}",
                location.kind,
                location.name,
                text.collect::<String>()
            )
        });
        credentials.collect::<Vec<_>>().join("\u{1e}")
    }
}

/// The credential cases of an operation; none if it requires no credential.
pub fn credential_cases(
    outline: &Outline,
    original: &OriginalOperation<'_>,
) -> Vec<CredentialCase> {
    let alternatives = original.security();
    let mut names: Vec<&str> = alternatives.iter().flatten().copied().collect();
    names.sort_unstable();
    names.dedup();
    let known = names.iter().map(|name| known(outline, original, name));
    let Some(known) = known.collect::<Option<Vec<_>>>() else {
        return Vec::new();
    };
    if known.is_empty() {
        return Vec::new();
    }
    let states = combinations(known.len()).into_iter();
    let states = states.filter(|states| can_be_sent(&known, states));
    states
        .map(|states| {
            let index_of = |name: &str| names.iter().position(|known| *known == name);
            let state_of = |name: &str| index_of(name).and_then(|index| states.get(index));
            let is_valid = |name: &str| state_of(name) == Some(&State::Valid);
            let is_anonymous = states.iter().all(|state| *state == State::Absent);
            CredentialCase {
                is_challenged: known.iter().any(|known| known.is_http),
                credentials: credentials(&known, &states),
                is_admitted: alternatives
                    .iter()
                    .any(|alternative| match alternative.is_empty() {
                        true => is_anonymous,
                        false => alternative.iter().all(|name| is_valid(name)),
                    }),
            }
        })
        .collect()
}

fn known(
    outline: &Outline,
    original: &OriginalOperation<'_>,
    name: &str,
) -> Option<SchemeCredential> {
    let index = outline
        .schemes
        .iter()
        .position(|scheme| scheme.wire == name)?;
    let node = original.scheme(name)?;
    let (location, [valid, invalid]) = locate(node, outline.schemes.get(index)?, index)?;
    let ty = node.get("type").and_then(Value::as_str);
    Some(SchemeCredential {
        is_http: !matches!(ty, Some("apiKey" | "mutualTLS")),
        location,
        valid,
        invalid,
    })
}

/// The location of a scheme's credential, and a valid and an invalid credential.
fn locate(node: &Value, scheme: &Scheme, index: usize) -> Option<(Location, [String; 2])> {
    let text = |key: &str| node.get(key).and_then(Value::as_str);
    let keys = [secret(index), "wrong".to_owned()];
    let authorization = |word: &str| {
        let texts = keys.clone().map(|key| format!("{word} {key}"));
        (Location::new("header", "authorization"), texts)
    };
    Some(match (text("type")?, text("in"), text("scheme")) {
        ("apiKey", Some("header"), _) => {
            let name = text("name")?.to_ascii_lowercase();
            (Location::new("header", &name), keys)
        }
        ("apiKey", Some("query"), _) => (Location::new("query", text("name")?), keys),
        ("apiKey", Some("cookie"), _) => (Location::new("cookie", text("name")?), keys),
        ("http", _, Some(word)) if word.eq_ignore_ascii_case("basic") => {
            let texts = keys.map(|key| {
                let text = format!("{}:{key}", user(index));
                format!("Basic {}", base64(text.as_bytes()))
            });
            (Location::new("header", "authorization"), texts)
        }
        ("http", _, Some(word)) => authorization(word),
        ("oauth2" | "openIdConnect", ..) => authorization("Bearer"),
        ("mutualTLS", ..) => (Location::new("connection", &scheme.wire), keys),
        _ => return None,
    })
}

/// The valid credential of a scheme.
pub fn secret(index: usize) -> String {
    format!("secret-{index}")
}

/// The user name of a scheme.
pub fn user(index: usize) -> String {
    format!("user-{index}")
}

/// The combinations of the states of several credentials: all if there are few; otherwise those with at most one that
/// differs from the others.
fn combinations(count: usize) -> Vec<Vec<State>> {
    if count <= MAX_COMBINED {
        let mut all = vec![Vec::new()];
        for _ in 0..count {
            let longer = all.iter().flat_map(|states: &Vec<State>| {
                let with = |state| states.iter().copied().chain([state]).collect();
                STATES.map(with)
            });
            all = longer.collect();
        }
        return all;
    }
    let equal = STATES.map(|state| vec![state; count]);
    let one_different = (0..count).flat_map(|index| {
        let others = |state, other| {
            let mut states = vec![state; count];
            states.splice(index..=index, [other]);
            states
        };
        [
            others(State::Valid, State::Absent),
            others(State::Valid, State::Invalid),
            others(State::Absent, State::Valid),
        ]
    });
    equal.into_iter().chain(one_different).collect()
}

/// Returns `true` unless a part of the request would contain two credentials.
fn can_be_sent(known: &[SchemeCredential], states: &[State]) -> bool {
    let sent = known.iter().zip(states);
    let sent = sent.filter(|(_, state)| **state != State::Absent);
    let locations: Vec<_> = sent.map(|(known, _)| &known.location).collect();
    let mut all = locations.iter().enumerate();
    !all.any(|(index, location)| {
        locations
            .iter()
            .skip(index + 1)
            .any(|other| other == location)
    })
}

fn credentials(known: &[SchemeCredential], states: &[State]) -> Vec<(Location, Option<String>)> {
    let mut credentials: Vec<(Location, Option<String>)> = Vec::new();
    for (known, state) in known.iter().zip(states) {
        let text = match state {
            State::Absent => None,
            State::Invalid => Some(known.invalid.clone()),
            State::Valid => Some(known.valid.clone()),
        };
        let mut others = credentials.iter_mut();
        match others.find(|(location, _)| *location == known.location) {
            Some((_, present)) => *present = present.take().or(text),
            None => credentials.push((known.location.clone(), text)),
        }
    }
    credentials
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for index in 0..4 {
            let sextet = bits >> (18 - 6 * index) & 63;
            let letter = LETTERS
                .get(sextet as usize)
                .filter(|_| index <= chunk.len());
            text.push(letter.map_or('=', |letter| char::from(*letter)));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// The credential cases of an operation with this security: the sent credentials, and `true` if they are
    /// admitted.
    fn credential_cases_of(security: &Value) -> Vec<(String, bool)> {
        let whole = json!({
            "paths": {"/a": {"get": {"security": security}}},
            "components": {"securitySchemes": {
                "key": {"type": "apiKey", "in": "header", "name": "X-Key"},
                "token": {"type": "http", "scheme": "bearer"},
                "login": {"type": "http", "scheme": "Basic"},
            }},
        });
        let schemes = ["key", "token", "login"].map(|name| Scheme {
            name: name.to_owned(),
            wire: name.to_owned(),
            is_used: true,
            members: 1,
            credential: crate::wire::outline::Credential::Key,
        });
        let outline = Outline {
            schemes: schemes.into(),
            ..Outline::default()
        };
        let original = OriginalOperation::find(&whole, "GET", "/a").unwrap();
        let credential_cases = credential_cases(&outline, &original).into_iter();
        credential_cases
            .map(|case| {
                let text = case.text().replace('\u{1f}', " ").replace('\u{1e}', "; ");
                (text, case.is_admitted)
            })
            .collect()
    }

    fn admitted(security: &Value) -> Vec<String> {
        let credential_cases = credential_cases_of(security).into_iter();
        credential_cases
            .filter_map(|(text, is_admitted)| is_admitted.then_some(text))
            .collect()
    }

    #[test]
    fn all_credentials_of_an_alternative_are_required() {
        let security = json!([{"key": [], "token": []}]);
        assert_eq!(credential_cases_of(&security).len(), 9);
        assert_eq!(
            admitted(&security),
            ["header x-key secret-0; header authorization bearer secret-1"]
        );
    }

    #[test]
    fn one_alternative_suffices_and_requests_without_credentials_are_rejected() {
        let security = json!([{"token": []}, {"login": []}, {}]);
        // Both use the same header.
        assert_eq!(credential_cases_of(&security).len(), 5);
        assert_eq!(
            admitted(&security),
            [
                "header authorization",
                "header authorization bearer secret-1",
                "header authorization Basic dXNlci0yOnNlY3JldC0y",
            ]
        );
    }

    #[test]
    fn operations_without_security_have_no_credential_cases() {
        assert_eq!(credential_cases_of(&json!([])), []);
        assert_eq!(credential_cases_of(&json!([{}])), []);
    }
}
