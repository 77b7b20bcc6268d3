//! A server object: its URL, variables and path.

use iri_string::types::IriStr;
use openapiv3::Server as Source;
use serde_json::Value;

use super::url_template::{Part, parts, path_of};
use crate::lower::Lowering;
use crate::lowered::{BasePath, Server, ServerUrl, Variable};
use crate::names::Name;
use crate::report::{Code, quoted};
use crate::source::Place;
use crate::source::upgrade::{NAME, mark};

impl Lowering<'_> {
    /// Lowers a server object, and its path, by default empty unless all variables have a default; `None` if its URL is
    /// relative to an unknown one.
    pub fn server(
        &mut self,
        source: &Source,
        index: usize,
        place: &Place,
    ) -> Option<(Server, BasePath)> {
        let url = self.absolute_url(&source.url, &place.key("url"))?;
        let url = self.server_url(source, &url, place)?;
        let path = match &url {
            ServerUrl::Fixed(url) | ServerUrl::Template(url, _) => path_of(url).to_owned(),
            ServerUrl::Custom(variable) => {
                path_of(variable.default.as_deref().unwrap_or_default()).to_owned()
            }
        };
        let server_path = self.server_path(&url, place);
        let fallback = format!("server {}", index + 1);
        let own_name = source.extensions.get(&mark(NAME));
        let words = match (own_name.and_then(Value::as_str), &source.description) {
            (Some(name), _) => name,
            (None, description) => first_words(description.as_deref().unwrap_or(&fallback)),
        };
        let chosen = self.rust_name(&source.extensions, place);
        let server = Server {
            name: Name::lower(words, chosen.as_deref()),
            description: source.description.clone(),
            url,
            path,
        };
        Some((server, server_path))
    }

    /// Completes a URL without a scheme or path.
    fn absolute_url(&mut self, url: &str, place: &Place) -> Option<String> {
        let completed = match url {
            "" => "/".to_owned(),
            url if url.starts_with("//") => format!("https:{url}"),
            url if url.starts_with(['/', '{']) || url.contains(':') => return Some(url.to_owned()),
            relative => {
                let message = format!("server URL {} is relative", quoted(relative));
                self.diagnose(Code::RelativeServer, place, message)
                    .label("the URL of the description is unknown, so this server is skipped")
                    .help("write an absolute URL: `https://…`");
                return None;
            }
        };
        let message = format!("incomplete server URL, read as {}", quoted(&completed));
        self.diagnose(Code::ServerAddressTakenAs, place, message);
        Some(completed)
    }

    fn server_url(&mut self, source: &Source, url: &str, place: &Place) -> Option<ServerUrl> {
        let Some(parts) = parts(url) else {
            let message = "unpaired brace in a server URL";
            self.diagnose(Code::InvalidServer, &place.key("url"), message);
            return None;
        };
        let mut variables: Vec<Variable> = Vec::new();
        for part in &parts {
            if let Part::Variable(name) = part
                && !variables.iter().any(|known| known.name.wire == *name)
            {
                variables.push(self.variable(source, name, place));
            }
        }
        Some(match variables.as_slice() {
            [] => ServerUrl::Fixed(url.to_owned()),
            [only] if parts.len() == 1 && only.values.is_empty() => ServerUrl::Custom(only.clone()),
            _ => ServerUrl::Template(url.to_owned(), variables),
        })
    }

    fn variable(&mut self, source: &Source, name: &str, place: &Place) -> Variable {
        const NOTE: &str = "clients must set it, because it has no default";
        let mut variable = Variable {
            name: Name::lower(name, None),
            default: None,
            values: Vec::new(),
            description: None,
        };
        let declared = source.variables.as_ref().and_then(|all| all.get(name));
        let Some(declared) = declared else {
            let message = format!("undeclared server variable {}", quoted(name));
            self.diagnose(Code::ServerVariable, &place.key("url"), message)
                .note(NOTE);
            return variable;
        };
        let default = &declared.default;
        let values = &declared.enumeration;
        variable.values.clone_from(values);
        variable.description.clone_from(&declared.description);
        if (values.is_empty() || values.contains(default)) && !default.contains(['{', '}']) {
            variable.default = Some(default.clone());
        } else {
            let place = place.key("variables").key(name).key("default");
            let message = "this default is not a value of the variable";
            self.diagnose(Code::ServerVariable, &place, message)
                .note(NOTE);
        }
        variable
    }

    fn server_path(&mut self, url: &ServerUrl, place: &Place) -> BasePath {
        let (template, variables) = match url {
            ServerUrl::Fixed(url) => (url.as_str(), &[][..]),
            ServerUrl::Template(template, variables) => (template.as_str(), variables.as_slice()),
            ServerUrl::Custom(Variable { name, default, .. }) => {
                let place = place.key("variables").key(&name.wire).key("default");
                let default = default.as_deref().unwrap_or_default();
                if !default.is_empty() {
                    self.check_url(default, &place);
                }
                return BasePath::Fixed(path_of(default).to_owned());
            }
        };
        let parts = parts(template).unwrap_or_default();
        let parts = parts.iter().map(|part| match part {
            Part::Text(text) => Some(*text),
            Part::Variable(name) => {
                let mut variables = variables.iter();
                variables
                    .find(|one| one.name.wire == *name)?
                    .default
                    .as_deref()
            }
        });
        let filled: Option<String> = parts.collect();
        if let Some(filled) = &filled {
            self.check_url(filled, &place.key("url"));
        }
        let filled = filled.as_deref().map(path_of);
        let path = path_of(template);
        match path.contains('{') {
            true => BasePath::AtRunTime {
                default: filled.unwrap_or_default().to_owned(),
            },
            false => BasePath::Fixed(filled.unwrap_or(path).to_owned()),
        }
    }

    fn check_url(&mut self, url: &str, place: &Place) {
        if let Err(message) = check_url(url) {
            self.diagnose(Code::InvalidServer, place, message);
        }
    }
}

/// Checks that a URL is absolute or a path, and that the path of an operation can be added to it.
fn check_url(url: &str) -> Result<(), String> {
    let absolute = match url.strip_prefix('/') {
        Some(path) if !path.starts_with('/') => format!("https://server.invalid{url}"),
        _ => url.to_owned(),
    };
    // Characters that have to be percent-encoded are reported by the path.
    let absolute = absolute.replace([' ', '"', '<', '>', '\\', '^', '`', '{', '|', '}'], "-");
    let Ok(parsed) = IriStr::new(&absolute) else {
        return Err(format!("{} is not an absolute URL or path", quoted(url)));
    };
    let scheme = parsed.scheme_str().to_ascii_lowercase();
    if !matches!(scheme.as_str(), "http" | "https" | "ws" | "wss") {
        return Err(format!("unsupported URL scheme {}", quoted(&scheme)));
    }
    if parsed.authority_str().is_none_or(str::is_empty) {
        return Err(format!("{} is not an absolute URL or path", quoted(url)));
    }
    match (parsed.query_str(), parsed.fragment()) {
        (None, None) => Ok(()),
        _ => Err("server URL with a query or fragment".to_owned()),
    }
}

/// The words before the first punctuation: `Production` of `Production (EU)`.
fn first_words(text: &str) -> &str {
    let ends = |character: char| !(character.is_alphanumeric() || " -_".contains(character));
    text.trim().split(ends).next().unwrap_or_default().trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_can_be_added_to_server_urls() {
        for good in ["https://a.example", "http://a.example:80/v1/", "/", "/api"] {
            assert_eq!(check_url(good), Ok(()), "{good}");
        }
        for bad in [
            "a.example/v1",
            "//a.example/v1",
            "https://a.example/v1?x=1",
            "/v1#x",
            "mailto:a@a.example",
            "https://",
            "",
        ] {
            assert!(check_url(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_server_is_named_after_its_first_words() {
        assert_eq!(first_words("Production (EU)."), "Production");
        assert_eq!(first_words("Main test server: slow"), "Main test server");
    }
}
