//! The selection of operations.

/// A selection of operations.
///
/// | selector | selects |
/// | --- | --- |
/// | `createPet`, `operation:createPet` | the operation with this `operationId` |
/// | `tag:pets` | the operations with this tag |
/// | `path:/pets/{petId}` | the operations of this path template |
/// | `get:/pets` | the operation with this method and path |
/// | `webhook:newPet` | the webhook with this name |
///
/// In each of them, `*` matches any text, including slashes. Matching is case-sensitive, except for methods. A callback is
/// selected with its operation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    include: Vec<Selector>,
    exclude: Vec<Selector>,
}

/// A pattern that matches operations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Selector {
    /// The original text.
    pub(crate) text: String,
    /// The place of the rule with the selector, which messages begin with.
    pub(crate) label: Option<String>,
    kind: Kind,
    /// The pattern, in which `*` matches any text.
    pattern: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Id,
    Tag,
    /// The path, and an optional method.
    Path(Option<String>),
    Webhook,
}

/// The methods of the operations that a path item has fixed fields for.
pub const METHODS: [&str; 9] = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
];

/// An operation to match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choosable<'d> {
    /// `true` for the operation of a webhook.
    pub(crate) is_webhook: bool,
    /// The path template, or the name of the webhook.
    pub(crate) key: &'d str,
    /// The method as it is sent.
    pub(crate) method: &'d str,
    /// The `operationId`.
    pub(crate) id: Option<&'d str>,
    /// The tags.
    pub(crate) tags: &'d [String],
}

impl Selection {
    /// Selects the operations that match a selector. Without any, all are selected.
    ///
    /// # Errors
    ///
    /// If the selector is invalid.
    pub fn include(&mut self, selector: &str) -> Result<(), String> {
        self.include.push(Selector::parse(selector)?);
        Ok(())
    }

    /// Excludes the operations that match a selector. Takes precedence over [`include`](Self::include).
    ///
    /// # Errors
    ///
    /// If the selector is invalid.
    pub fn exclude(&mut self, selector: &str) -> Result<(), String> {
        self.exclude.push(Selector::parse(selector)?);
        Ok(())
    }

    /// Selects the operations that any of these selectors matches.
    pub(crate) fn of<'s>(selectors: impl IntoIterator<Item = &'s Selector>) -> Self {
        Self {
            include: selectors.into_iter().cloned().collect(),
            exclude: Vec::new(),
        }
    }

    /// `true` if all operations are selected.
    pub fn is_all(&self) -> bool {
        self.include.is_empty() && self.exclude.is_empty()
    }

    pub(crate) fn selectors(&self) -> impl Iterator<Item = &Selector> {
        self.include.iter().chain(&self.exclude)
    }

    pub(crate) fn chooses(&self, operation: &Choosable<'_>) -> bool {
        let any = |selectors: &[Selector]| selectors.iter().any(|one| one.matches(operation));
        (self.include.is_empty() || any(&self.include)) && !any(&self.exclude)
    }
}

impl Selector {
    /// The text of a selector for one operation.
    pub(crate) fn naming(operation: &Choosable<'_>) -> String {
        match operation.id {
            Some(id) if id.contains(':') => format!("operation:{id}"),
            Some(id) if !id.starts_with('/') => id.to_owned(),
            _ => format!(
                "{}:{}",
                operation.method.to_ascii_lowercase(),
                operation.key
            ),
        }
    }

    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let (kind, pattern) = match text.split_once(':') {
            Some((word, rest)) => match known(word, rest) {
                Some(kind) => (kind, rest),
                None => (Kind::Id, text),
            },
            None => (Kind::Id, text),
        };
        if pattern.is_empty() {
            return Err(format!("empty selector {text:?}"));
        }
        if matches!(kind, Kind::Path(_)) && !pattern.starts_with(['/', '*']) {
            return Err(format!(
                "a path begins with a slash, for example `path:/pets/*`, found {text:?}"
            ));
        }
        if text.starts_with('/') {
            return Err(format!("to select a path, write `path:{text}`"));
        }
        Ok(Self {
            text: text.to_owned(),
            label: None,
            kind,
            pattern: pattern.to_owned(),
        })
    }

    /// Returns `true` if the selector names one operation.
    pub(crate) fn is_exact(&self) -> bool {
        matches!(self.kind, Kind::Id | Kind::Path(Some(_))) && !self.pattern.contains('*')
    }

    /// The place of the rule with the selector and a colon, for the start of a message.
    pub(crate) fn label_prefix(&self) -> String {
        self.label
            .iter()
            .map(|label| format!("{label}: "))
            .collect()
    }

    pub(crate) fn matches(&self, operation: &Choosable<'_>) -> bool {
        match &self.kind {
            Kind::Id => operation.id.is_some_and(|id| is_like(id, &self.pattern)),
            Kind::Tag => operation.tags.iter().any(|tag| is_like(tag, &self.pattern)),
            Kind::Path(method) => {
                !operation.is_webhook
                    && method
                        .as_ref()
                        .is_none_or(|method| method.eq_ignore_ascii_case(operation.method))
                    && is_like(operation.key, &self.pattern)
            }
            Kind::Webhook => operation.is_webhook && is_like(operation.key, &self.pattern),
        }
    }

    /// Returns the selectors of this kind that match an operation, for suggestions.
    pub(crate) fn alike(&self, operation: &Choosable<'_>) -> Vec<String> {
        let key = operation.key;
        match self.kind {
            Kind::Id => operation.id.map(str::to_owned).into_iter().collect(),
            Kind::Tag => operation
                .tags
                .iter()
                .map(|tag| format!("tag:{tag}"))
                .collect(),
            Kind::Path(None) if !operation.is_webhook => vec![format!("path:{key}")],
            Kind::Path(Some(_)) if !operation.is_webhook => {
                vec![format!("{}:{key}", operation.method.to_ascii_lowercase())]
            }
            Kind::Webhook if operation.is_webhook => vec![format!("webhook:{key}")],
            Kind::Path(_) | Kind::Webhook => Vec::new(),
        }
    }
}

/// Parses the prefix of a selector, which may be any method of a path.
fn known(word: &str, rest: &str) -> Option<Kind> {
    Some(match word {
        "operation" => Kind::Id,
        "tag" => Kind::Tag,
        "path" => Kind::Path(None),
        "webhook" => Kind::Webhook,
        word => {
            let mut methods = METHODS.into_iter();
            let is_method = methods.any(|method| method.eq_ignore_ascii_case(word));
            (is_method || rest.starts_with('/')).then(|| Kind::Path(Some(word.to_owned())))?
        }
    })
}

/// `true` if a text matches a pattern, in which `*` matches any text.
pub(crate) fn is_like(text: &str, pattern: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('*') else {
        return text == pattern;
    };
    let Some(mut text) = text.strip_prefix(first) else {
        return false;
    };
    // The earliest match of each part leaves the most text for the next ones.
    let mut parts: Vec<&str> = rest.split('*').collect();
    let last = parts.pop().unwrap_or_default();
    for part in parts {
        match text.split_once(part) {
            Some((_, after)) => text = after,
            None => return false,
        }
    }
    text.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pet(tags: &[String]) -> Choosable<'_> {
        Choosable {
            is_webhook: false,
            key: "/pets/{petId}",
            method: "GET",
            id: Some("getPet"),
            tags,
        }
    }

    fn tags() -> [String; 2] {
        ["pets", "read"].map(str::to_owned)
    }

    #[test]
    fn operations_are_selected_by_their_properties() {
        let tags = tags();
        let webhook = Choosable {
            is_webhook: true,
            key: "/pets/1",
            ..pet(&tags)
        };
        for (selector, of_pet, of_webhook) in [
            ("getPet", true, true),
            ("operation:get*", true, true),
            ("getpet", false, false),
            ("tag:read", true, true),
            ("tag:rea", false, false),
            ("path:/pets/{petId}", true, false),
            ("path:/pets/*", true, false),
            ("path:/pets", false, false),
            ("GET:/pets/*", true, false),
            ("put:*", false, false),
            ("COPY:/pets/*", false, false),
            ("webhook:*1", false, true),
        ] {
            let selector = Selector::parse(selector).expect(selector);
            let found = (selector.matches(&pet(&tags)), selector.matches(&webhook));
            assert_eq!(found, (of_pet, of_webhook), "{selector:?}");
        }
    }

    #[test]
    fn a_star_stands_for_any_text() {
        for (text, pattern, expected) in [
            ("abcabc", "a*c", true),
            ("abcabc", "*", true),
            ("abcabc", "*bc", true),
            ("abcabc", "ab*bc", true),
            ("abc", "ab*bc", false),
            ("abcabc", "*a*a*", true),
            ("abcabc", "*a*a*a*", false),
            ("", "*", true),
            ("a", "", false),
        ] {
            assert_eq!(is_like(text, pattern), expected, "{text} {pattern}");
        }
    }

    #[test]
    fn excluded_operations_are_not_selected() {
        let (tags, mut selection) = (tags(), Selection::default());
        let pet = pet(&tags);
        assert!(selection.chooses(&pet) && selection.is_all());
        selection.include("tag:other").expect("a selector");
        assert!(!selection.chooses(&pet));
        selection.include("getPet").expect("a selector");
        assert!(selection.chooses(&pet) && !selection.is_all());
        selection.exclude("tag:read").expect("a selector");
        assert!(!selection.chooses(&pet));
    }

    #[test]
    fn invalid_selectors_are_rejected() {
        for selector in ["", "tag:", "path:pets", "get:pets", "/pets"] {
            assert!(Selector::parse(selector).is_err(), "{selector}");
        }
        // An operationId may have a colon.
        assert_eq!(
            Selector::parse("pets:get").map(|one| one.kind),
            Ok(Kind::Id)
        );
    }
}
