//! Rules for the pagination of operations.

use std::str::FromStr;

use serde_json::{Map, Value};

use crate::selection::{Choosable, Selector};

/// The keys of `x-pagination` and of a rule.
pub(crate) const PAGINATION_KEYS: [&str; 5] = ["header", "items", "kind", "next", "parameter"];

/// A rule for the pagination of operations in a client: `x-pagination` outside of the description.
///
/// A rule that names one operation takes precedence over `x-pagination`, which takes precedence over the rules for several
/// operations; the first of several rules wins. As text, a rule is `SELECTOR=KIND,KEY=VALUE,…`.
///
/// ```
/// use openapi_crates::{Options, PaginationRule};
///
/// let pets = PaginationRule::new("listPets", "cursor")?
///     .parameter("after")
///     .next("/meta/nextCursor")
///     .items("/data");
/// assert_eq!(pets, "listPets=cursor,parameter=after,next=/meta/nextCursor,items=/data".parse()?);
/// let options = Options::new("shop").pagination([pets]);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct PaginationRule {
    selector: Selector,
    entries: Map<String, Value>,
}

impl PaginationRule {
    /// A rule for the operations that a selector matches, as those of a [`Selection`](crate::Selection).
    ///
    /// The kinds are `cursor`, `link`, `next-url`, `offset` and `page`.
    ///
    /// # Errors
    ///
    /// If the selector is invalid.
    pub fn new(selector: &str, kind: impl Into<String>) -> Result<Self, String> {
        let rule = Self {
            selector: Selector::parse(selector)?,
            entries: Map::new(),
        };
        Ok(rule.with("kind", kind.into()))
    }

    /// The JSON Pointer of the items in the body; by default, the body is the list.
    pub fn items(self, pointer: impl Into<String>) -> Self {
        self.with("items", pointer.into())
    }

    /// The JSON Pointer of the cursor or URL of the next page in the body.
    pub fn next(self, pointer: impl Into<String>) -> Self {
        self.with("next", pointer.into())
    }

    /// The header with the cursor or URL of the next page.
    pub fn header(self, name: impl Into<String>) -> Self {
        self.with("header", name.into())
    }

    /// The query parameter for the next cursor, page or offset.
    pub fn parameter(self, name: impl Into<String>) -> Self {
        self.with("parameter", name.into())
    }

    /// The place of the rule that errors name: `codegen.toml:7:1`.
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.selector.label = Some(label.into());
        self
    }

    fn with(mut self, key: &str, value: String) -> Self {
        self.entries.insert(key.to_owned(), value.into());
        self
    }

    pub(crate) fn selector(&self) -> &Selector {
        &self.selector
    }

    /// The keys and values of `x-pagination`.
    pub(crate) fn entries(&self) -> &Map<String, Value> {
        &self.entries
    }

    /// The rule as a line below `[pagination]` in a settings file.
    pub(crate) fn setting(&self) -> String {
        let is_bare = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        let selector = &self.selector.text;
        let selector = match selector.chars().all(is_bare) {
            true => selector.clone(),
            false => Value::from(selector.as_str()).to_string(),
        };
        // Strings of JSON are strings of TOML.
        let entries = self.entries.iter();
        let entries: Vec<String> = entries
            .map(|(key, value)| format!("{key} = {value}"))
            .collect();
        format!("{selector} = {{{}}}", entries.join(", "))
    }

    pub(crate) fn matches(&self, operation: &Choosable<'_>) -> bool {
        self.selector.matches(operation)
    }
}

impl FromStr for PaginationRule {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = || format!("expected `SELECTOR=KIND,KEY=VALUE`, found {text:?}");
        let (selector, rest) = text.split_once('=').ok_or_else(expected)?;
        let mut parts = rest.split(',');
        let mut rule = Self::new(selector, parts.next().unwrap_or_default())?;
        for part in parts {
            let (key, value) = part.split_once('=').ok_or_else(expected)?;
            if !PAGINATION_KEYS.contains(&key) {
                let known = PAGINATION_KEYS.join("`, `");
                return Err(format!("unknown key {key:?}, expected one of `{known}`"));
            }
            rule = rule.with(key, value.to_owned());
        }
        Ok(rule)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_texts_are_rejected() {
        for (text, expected) in [
            ("listPets", "SELECTOR=KIND"),
            ("=link", "empty selector"),
            ("listPets=link,items", "KEY=VALUE"),
            (
                "listPets=link,item=/a",
                "unknown key \"item\", expected one of `header`, `items`",
            ),
        ] {
            let error = text.parse::<PaginationRule>().expect_err(text);
            assert!(error.contains(expected), "{error}");
        }
    }
}
