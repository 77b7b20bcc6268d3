//! Addresses with variables in braces (OpenAPI, "Server Object").

/// A part of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Part<'a> {
    Text(&'a str),
    Variable(&'a str),
}

impl<'a> Part<'a> {
    /// The name of the variable, if it is one.
    pub(in crate::lower) fn variable(&self) -> Option<&'a str> {
        match self {
            Self::Text(_) => None,
            Self::Variable(name) => Some(name),
        }
    }

    /// The text, or what stands for the variable.
    pub(in crate::lower) fn filled<'v>(
        &self,
        value: &impl Fn(&'a str) -> Option<&'v str>,
    ) -> Option<&'v str>
    where
        'a: 'v,
    {
        match self {
            Self::Text(text) => Some(text),
            Self::Variable(name) => value(name),
        }
    }
}

/// The parts of an address; `None` if a brace has none that goes with it.
pub(in crate::lower) fn parts(address: &str) -> Option<Vec<Part<'_>>> {
    let mut parts = Vec::new();
    let mut rest = address;
    while let Some((text, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}')?;
        if text.contains('}') || name.contains('{') || name.is_empty() {
            return None;
        }
        if !text.is_empty() {
            parts.push(Part::Text(text));
        }
        parts.push(Part::Variable(name));
        rest = after;
    }
    if !rest.is_empty() {
        parts.push(Part::Text(rest));
    }
    (!rest.contains('}')).then_some(parts)
}

/// The path of an address, without a slash at its end. A variable that an address begins
/// with stands for its host.
pub(in crate::lower) fn path_of(address: &str) -> &str {
    let behind_scheme = address.split_once("://").map(|(_, rest)| rest);
    let from_host = behind_scheme.or_else(|| address.starts_with('{').then_some(address));
    let path = match from_host {
        Some(rest) => rest
            .find('/')
            .and_then(|start| rest.get(start..))
            .unwrap_or_default(),
        None => address,
    };
    path.trim_end_matches('/')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_texts_and_variables() {
        use Part::{Text, Variable};
        for (address, expected) in [
            ("https://a.example", vec![Text("https://a.example")]),
            ("{server}", vec![Variable("server")]),
            (
                "{scheme}://{host}/v1",
                vec![
                    Variable("scheme"),
                    Text("://"),
                    Variable("host"),
                    Text("/v1"),
                ],
            ),
        ] {
            assert_eq!(parts(address), Some(expected), "{address}");
        }
        for wrong in ["{a", "a}", "{a{b}}", "{}", "{a}}"] {
            assert_eq!(parts(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_path_of_an_address() {
        for (address, path) in [
            ("https://a.example/v1", "/v1"),
            ("https://a.example/v1/", "/v1"),
            ("https://a.example", ""),
            ("/api", "/api"),
            ("/", ""),
            ("https://{region}.a.example/v1/", "/v1"),
            ("{scheme}://{host}:{port}", ""),
            ("{server}/api/v1", "/api/v1"),
            ("https://a.example/{version}", "/{version}"),
            ("/{version}", "/{version}"),
        ] {
            assert_eq!(path_of(address), path, "{address}");
        }
    }
}
