//! Requests with missing, invalid and mixed credentials.

use super::outline::{Outline, Scheme};
use serde_json::Value;

use super::lookup::Written;

/// The maximum number of schemes for which every mixture is tried.
const MOST: usize = 3;

/// The credentials that a request is tried with, in place of those it came with.
#[derive(Clone)]
pub struct CredentialCase {
    /// The credential in each part of the request, if there is one.
    carried: Vec<(Carrier, Option<String>)>,
    /// `true` if the description admits it.
    pub is_admitted: bool,
    /// `true` if one of the required credentials has an HTTP challenge.
    pub is_challenged: bool,
}

/// The part of a request that carries a credential.
#[derive(Clone, PartialEq, Eq)]
struct Carrier {
    place: &'static str,
    name: String,
}

/// A credential that an operation may require.
struct Known {
    carrier: Carrier,
    right: String,
    wrong: String,
    /// `true` for HTTP authentication schemes (RFC 9110, section 11), unlike keys and certificates.
    is_of_http: bool,
}

/// The state of a credential in a request.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Absent,
    Wrong,
    Right,
}

const STATES: [State; 3] = [State::Absent, State::Wrong, State::Right];

impl CredentialCase {
    /// The credentials as the program reads it.
    pub fn text(&self) -> String {
        let carried = self.carried.iter().map(|(carrier, text)| {
            let text = text.iter().map(|text| format!("\u{1f}{text}"));
            format!(
                "{}\u{1f}{}{}",
                carrier.place,
                carrier.name,
                text.collect::<String>()
            )
        });
        carried.collect::<Vec<_>>().join("\u{1e}")
    }
}

/// The credential cases of an operation; none if it requires no credential.
pub fn credential_cases(outline: &Outline, written: &Written<'_>) -> Vec<CredentialCase> {
    let ways = written.security();
    let mut names: Vec<&str> = ways.iter().flatten().copied().collect();
    names.sort_unstable();
    names.dedup();
    let known = names.iter().map(|name| known(outline, written, name));
    let Some(known) = known.collect::<Option<Vec<_>>>() else {
        return Vec::new();
    };
    if known.is_empty() {
        return Vec::new();
    }
    let states = mixtures(known.len()).into_iter();
    let states = states.filter(|states| can_be_sent(&known, states));
    states
        .map(|states| {
            let state_of = |name: &str| names.iter().position(|one| *one == name);
            let state_of = |name: &str| state_of(name).and_then(|index| states.get(index));
            let is_right = |name: &str| state_of(name) == Some(&State::Right);
            let is_nobody = states.iter().all(|state| *state == State::Absent);
            CredentialCase {
                is_challenged: known.iter().any(|known| known.is_of_http),
                carried: carried(&known, &states),
                is_admitted: ways.iter().any(|way| match way.is_empty() {
                    true => is_nobody,
                    false => way.iter().all(|name| is_right(name)),
                }),
            }
        })
        .collect()
}

fn known(outline: &Outline, written: &Written<'_>, name: &str) -> Option<Known> {
    let index = outline.schemes.iter().position(|one| one.wire == name)?;
    let node = written.scheme(name)?;
    let (place, carrier, [right, wrong]) = carrier(node, outline.schemes.get(index)?, index)?;
    let ty = node.get("type").and_then(Value::as_str);
    Some(Known {
        is_of_http: !matches!(ty, Some("apiKey" | "mutualTLS")),
        carrier: Carrier {
            place,
            name: carrier,
        },
        right,
        wrong,
    })
}

/// The location of a credential, with a valid and an invalid one.
fn carrier(
    node: &Value,
    scheme: &Scheme,
    index: usize,
) -> Option<(&'static str, String, [String; 2])> {
    let text = |key: &str| node.get(key).and_then(Value::as_str);
    let keys = [secret(index), "wrong".to_owned()];
    let authorization = |word: &str| {
        let texts = keys.clone().map(|key| format!("{word} {key}"));
        ("header", "authorization".to_owned(), texts)
    };
    Some(match (text("type")?, text("in"), text("scheme")) {
        ("apiKey", Some("header"), _) => ("header", text("name")?.to_ascii_lowercase(), keys),
        ("apiKey", Some("query"), _) => ("query", text("name")?.to_owned(), keys),
        ("apiKey", Some("cookie"), _) => ("cookie", text("name")?.to_owned(), keys),
        ("http", _, Some(word)) if word.eq_ignore_ascii_case("basic") => {
            let texts = keys.map(|key| {
                let text = format!("{}:{key}", user(index));
                format!("Basic {}", base64(text.as_bytes()))
            });
            ("header", "authorization".to_owned(), texts)
        }
        ("http", _, Some(word)) => authorization(word),
        ("oauth2" | "openIdConnect", ..) => authorization("Bearer"),
        ("mutualTLS", ..) => ("connection", scheme.wire.clone(), keys),
        _ => return None,
    })
}

/// The credential that is right for a scheme.
pub fn secret(index: usize) -> String {
    format!("secret-{index}")
}

/// The user who has it.
pub fn user(index: usize) -> String {
    format!("user-{index}")
}

/// The mixtures of several credentials: all of a few; of many, each one missing or wrong.
fn mixtures(count: usize) -> Vec<Vec<State>> {
    if count <= MOST {
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
    let alike = STATES.map(|state| vec![state; count]);
    let but_one = (0..count).flat_map(|index| {
        let others = |state, other| {
            let mut states = vec![state; count];
            states.splice(index..=index, [other]);
            states
        };
        [
            others(State::Right, State::Absent),
            others(State::Right, State::Wrong),
            others(State::Absent, State::Right),
        ]
    });
    alike.into_iter().chain(but_one).collect()
}

/// Returns `true` unless a part of the request would contain two credentials.
fn can_be_sent(known: &[Known], states: &[State]) -> bool {
    let sent = known.iter().zip(states);
    let sent = sent.filter(|(_, state)| **state != State::Absent);
    let carriers: Vec<_> = sent.map(|(known, _)| &known.carrier).collect();
    let mut all = carriers.iter().enumerate();
    !all.any(|(index, carrier)| {
        carriers
            .iter()
            .skip(index + 1)
            .any(|other| other == carrier)
    })
}

fn carried(known: &[Known], states: &[State]) -> Vec<(Carrier, Option<String>)> {
    let mut carried: Vec<(Carrier, Option<String>)> = Vec::new();
    for (known, state) in known.iter().zip(states) {
        let text = match state {
            State::Absent => None,
            State::Wrong => Some(known.wrong.clone()),
            State::Right => Some(known.right.clone()),
        };
        let mut others = carried.iter_mut();
        match others.find(|(carrier, _)| *carrier == known.carrier) {
            Some((_, there)) => *there = there.take().or(text),
            None => carried.push((known.carrier.clone(), text)),
        }
    }
    carried
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
        let written = Written::find(&whole, "GET", "/a").unwrap();
        let credential_cases = credential_cases(&outline, &written).into_iter();
        credential_cases
            .map(|credentials| {
                let text = credentials
                    .text()
                    .replace('\u{1f}', " ")
                    .replace('\u{1e}', "; ");
                (text, credentials.is_admitted)
            })
            .collect()
    }

    fn let_in(security: &Value) -> Vec<String> {
        let credential_cases = credential_cases_of(security).into_iter();
        credential_cases
            .filter_map(|(text, is_admitted)| is_admitted.then_some(text))
            .collect()
    }

    #[test]
    fn all_credentials_of_a_way_are_needed() {
        let security = json!([{"key": [], "token": []}]);
        assert_eq!(credential_cases_of(&security).len(), 9);
        assert_eq!(
            let_in(&security),
            ["header x-key secret-0; header authorization bearer secret-1"]
        );
    }

    #[test]
    fn one_alternative_suffices_and_requests_without_credentials_are_rejected() {
        let security = json!([{"token": []}, {"login": []}, {}]);
        // One header carries either.
        assert_eq!(credential_cases_of(&security).len(), 5);
        assert_eq!(
            let_in(&security),
            [
                "header authorization",
                "header authorization bearer secret-1",
                "header authorization Basic dXNlci0yOnNlY3JldC0y",
            ]
        );
    }

    #[test]
    fn who_asks_for_nothing_has_no_doors() {
        assert_eq!(credential_cases_of(&json!([])), []);
        assert_eq!(credential_cases_of(&json!([{}])), []);
    }
}
