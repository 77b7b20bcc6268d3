//! Which operations are generated: what the caller may choose.

/// Some of the operations of a description, said of by selectors.
///
/// | selector | chooses |
/// | --- | --- |
/// | `createPet`, `operation:createPet` | the operation of this `operationId` |
/// | `tag:pets` | the operations with this tag |
/// | `path:/pets/{petId}` | the operations of this path, as the description spells it |
/// | `get:/pets` | the one with this method |
/// | `webhook:newPet` | the webhook of this name |
///
/// In each of them, `*` stands for any text, also for none and for one with slashes. Letters are the
/// same in the same case alone, but for those of a method. A callback comes with its operation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    include: Vec<Selector>,
    exclude: Vec<Selector>,
}

/// What says of operations that they are meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Selector {
    /// What was given.
    pub(crate) written: String,
    kind: Kind,
    /// What that is to be like, with `*` for any text.
    pattern: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Id,
    Tag,
    /// The path, and the method if it is given, in lower case.
    Path(Option<&'static str>),
    Webhook,
}

/// The methods that a path item has operations for.
pub const METHODS: [&str; 8] = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
];

/// What is known of an operation that may be chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choosable<'d> {
    /// Whether it is one of a webhook.
    pub(crate) is_webhook: bool,
    /// Its path template, or the name of the webhook.
    pub(crate) key: &'d str,
    /// Its method, in lower case.
    pub(crate) method: &'d str,
    /// Its `operationId`.
    pub(crate) id: Option<&'d str>,
    /// Its tags.
    pub(crate) tags: &'d [String],
}

impl Selection {
    /// Chooses the operations of a selector. Without any, all are chosen.
    ///
    /// # Errors
    ///
    /// When the selector is none.
    pub fn include(&mut self, selector: &str) -> Result<(), String> {
        self.include.push(Selector::parse(selector)?);
        Ok(())
    }

    /// Leaves out the operations of a selector, though another includes them.
    ///
    /// # Errors
    ///
    /// When the selector is none.
    pub fn exclude(&mut self, selector: &str) -> Result<(), String> {
        self.exclude.push(Selector::parse(selector)?);
        Ok(())
    }

    /// Whether everything is chosen.
    pub fn is_all(&self) -> bool {
        self.include.is_empty() && self.exclude.is_empty()
    }

    /// All selectors.
    pub(crate) fn selectors(&self) -> impl Iterator<Item = &Selector> {
        self.include.iter().chain(&self.exclude)
    }

    pub(crate) fn chooses(&self, operation: &Choosable<'_>) -> bool {
        let any = |selectors: &[Selector]| selectors.iter().any(|one| one.matches(operation));
        (self.include.is_empty() || any(&self.include)) && !any(&self.exclude)
    }
}

impl Selector {
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let (kind, pattern) = match text.split_once(':') {
            Some((word, rest)) => match known(word) {
                Some(kind) => (kind, rest),
                None => (Kind::Id, text),
            },
            None => (Kind::Id, text),
        };
        if pattern.is_empty() {
            return Err(format!("nothing is selected by {text:?}"));
        }
        if matches!(kind, Kind::Path(_)) && !pattern.starts_with(['/', '*']) {
            return Err(format!(
                "a path begins with a slash, as in `path:/pets/*`: {text:?}"
            ));
        }
        if text.starts_with('/') {
            return Err(format!("a path is selected by `path:{text}`: {text:?}"));
        }
        Ok(Self {
            written: text.to_owned(),
            kind,
            pattern: pattern.to_owned(),
        })
    }

    pub(crate) fn matches(&self, operation: &Choosable<'_>) -> bool {
        match self.kind {
            Kind::Id => operation.id.is_some_and(|id| is_like(id, &self.pattern)),
            Kind::Tag => operation.tags.iter().any(|tag| is_like(tag, &self.pattern)),
            Kind::Path(method) => {
                !operation.is_webhook
                    && method.is_none_or(|method| method == operation.method)
                    && is_like(operation.key, &self.pattern)
            }
            Kind::Webhook => operation.is_webhook && is_like(operation.key, &self.pattern),
        }
    }

    /// The selectors of the same kind that name an operation.
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
                vec![format!("{}:{key}", operation.method)]
            }
            Kind::Webhook if operation.is_webhook => vec![format!("webhook:{key}")],
            Kind::Path(_) | Kind::Webhook => Vec::new(),
        }
    }
}

/// What a selector begins with.
fn known(word: &str) -> Option<Kind> {
    Some(match word {
        "operation" => Kind::Id,
        "tag" => Kind::Tag,
        "path" => Kind::Path(None),
        "webhook" => Kind::Webhook,
        word => {
            let mut methods = METHODS.into_iter();
            Kind::Path(Some(
                methods.find(|method| method.eq_ignore_ascii_case(word))?,
            ))
        }
    })
}

/// Whether a text is like a pattern, in which `*` stands for any text.
fn is_like(text: &str, pattern: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('*') else {
        return text == pattern;
    };
    let Some(mut text) = text.strip_prefix(first) else {
        return false;
    };
    // The earliest place of each part leaves the most for those behind it.
    let mut parts: Vec<&str> = rest.split('*').collect();
    let last = parts.pop().unwrap_or_default();
    for part in parts {
        match text.split_once(part) {
            Some((_, behind)) => text = behind,
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
            method: "get",
            id: Some("getPet"),
            tags,
        }
    }

    fn tags() -> [String; 2] {
        ["pets", "read"].map(str::to_owned)
    }

    #[test]
    fn operations_are_selected_by_what_they_are() {
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
    fn what_is_excluded_is_not_chosen() {
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
    fn what_is_no_selector_is_refused() {
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
