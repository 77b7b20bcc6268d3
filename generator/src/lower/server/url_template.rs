//! Templates of server URLs (OpenAPI, "Server Object").

/// A part of a URL template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    Text(&'a str),
    Variable(&'a str),
}

/// Splits a URL template; `None` for an unpaired brace.
pub fn parts(url: &str) -> Option<Vec<Part<'_>>> {
    let mut parts = Vec::new();
    let mut rest = url;
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

/// The path of a URL, without a trailing slash. A variable at the start is the host.
pub fn path_of(url: &str) -> &str {
    let from_host = match url.split_once("://") {
        Some((_, rest)) => Some(rest),
        None => Some(url).filter(|url| url.starts_with('{')),
    };
    let path = match from_host {
        Some(rest) => rest.find('/').map_or("", |start| rest.split_at(start).1),
        None => url,
    };
    path.trim_end_matches('/')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn url_templates_have_texts_and_variables() {
        use Part::{Text, Variable};
        for (url, expected) in [
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
            assert_eq!(parts(url), Some(expected), "{url}");
        }
        for invalid in ["{a", "a}", "{a{b}}", "{}", "{a}}"] {
            assert_eq!(parts(invalid), None, "{invalid}");
        }
    }

    #[test]
    fn the_path_of_a_url() {
        for (url, path) in [
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
            assert_eq!(path_of(url), path, "{url}");
        }
    }
}
