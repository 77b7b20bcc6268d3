//! Words whose inner capitals start no other word: `GitHub`, and the plural of an abbreviation, `URLs`.

use super::Case;

/// Names that are one word. Those of companies and products are left out unless APIs often name things after them.
const WORDS: [&str; 23] = [
    "DevOps",
    "DynamoDB",
    "GitHub",
    "GitLab",
    "GraphQL",
    "IPv4",
    "IPv6",
    "LinkedIn",
    "MongoDB",
    "MySQL",
    "NoSQL",
    "OAuth",
    "OpenAPI",
    "OpenID",
    "PayPal",
    "PostGIS",
    "PostgreSQL",
    "TikTok",
    "WhatsApp",
    "YouTube",
    "iOS",
    "iPv4",
    "iPv6",
];

/// Returns a text with only the first letter of plural abbreviations as a capital, `webUrls`, and in lower case also of
/// the words of the list, `listGithubRepos`: in camel case they stay as they are written.
pub(super) fn respelled(text: &str, case: Case) -> String {
    let mut respelled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let before = respelled.chars().next_back();
        let length = match case {
            Case::Upper => plural(before, rest),
            Case::Lower => word(before, rest).or_else(|| plural(before, rest)),
        };
        let (one, others) = rest.split_at(length.unwrap_or(first.len_utf8()));
        match length {
            Some(_) => push_capitalized(&mut respelled, one),
            None => respelled.push_str(one),
        }
        rest = others;
    }
    respelled
}

fn push_capitalized(text: &mut String, word: &str) {
    let mut letters = word.chars();
    text.extend(letters.next().map(|first| first.to_ascii_uppercase()));
    text.push_str(&letters.as_str().to_ascii_lowercase());
}

/// Returns the length of a word of the list that a text begins with.
fn word(before: Option<char>, text: &str) -> Option<usize> {
    let found = WORDS.into_iter().find(|word| text.starts_with(word))?;
    let starts = match found.starts_with(char::is_uppercase) {
        true => !before.is_some_and(char::is_uppercase),
        false => !before.is_some_and(char::is_alphanumeric),
    };
    let after = text.get(found.len()..)?.chars().next();
    let ends = !after.is_some_and(char::is_lowercase);
    (starts && ends).then_some(found.len())
}

/// Returns the length of several capitals and an `s` that a text begins with.
fn plural(before: Option<char>, text: &str) -> Option<usize> {
    let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
    let mut after = text.get(letters..)?.chars();
    let is_plural = letters > 1 && after.next() == Some('s');
    let ends = !after.next().is_some_and(char::is_lowercase);
    let starts = !before.is_some_and(char::is_uppercase);
    (is_plural && starts && ends).then_some(letters + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_capitals_of_a_word_are_lowercase() {
        for (text, expected) in [
            ("listOAuth2Applications", "listOauth2Applications"),
            ("list GitHub repos", "list Github repos"),
            ("IPv6", "Ipv6"),
            ("iPv4Address", "Ipv4Address"),
            ("iOSVersion", "IosVersion"),
            ("radiOS", "radiOS"),
            ("XOAuth", "XOAuth"),
            ("OAuthority", "OAuthority"),
            ("webURLs", "webUrls"),
            ("listDVRs", "listDvrs"),
            ("URLsOfIDs", "UrlsOfIds"),
            ("IDstring", "IDstring"),
            ("Is", "Is"),
            ("größe", "größe"),
            ("", ""),
        ] {
            assert_eq!(respelled(text, Case::Lower), expected, "{text}");
        }
        assert_eq!(respelled("GitHubURLs", Case::Upper), "GitHubUrls");
    }
}
