//! Where the API is served.

use openapiv3::Server as Source;
use url::Url;

use super::Lowering;
use super::path::is_path;
use crate::model::{Server, Variable};
use crate::names::{Name, Scope};
use crate::report::quoted;
use crate::source::Place;

impl Lowering<'_> {
    /// The servers of the document. Those of paths and operations are refused.
    pub(super) fn servers(&mut self) -> Vec<Server> {
        let place = Place::root().key("servers");
        let mut scope = Scope::with_reserved(["at"]);
        let mut servers = Vec::new();
        for (index, source) in self.document.openapi.servers.iter().enumerate() {
            let place = place.index(index);
            if let Some(mut server) = self.server(source, index, &place) {
                server.name = self.settle(&mut scope, server.name, "server", &[], &place);
                servers.push(server);
            }
        }
        servers
    }

    fn server(&mut self, source: &Source, index: usize, place: &Place) -> Option<Server> {
        let variable = self.variable(source, place)?;
        let fallback = format!("server {}", index + 1);
        let words = source.description.as_deref().unwrap_or(&fallback);
        let chosen = self.rust_name(&source.extensions, place);
        Some(Server {
            name: Name::lower(first_words(words), chosen.as_deref()),
            description: source.description.clone(),
            url: source.url.clone(),
            variable,
        })
    }

    /// The one variable that stands for the whole address; `Some(None)` if the
    /// address has none.
    fn variable(&mut self, source: &Source, place: &Place) -> Option<Option<Variable>> {
        if !source.url.contains('{') {
            self.check_address(&source.url, &place.key("url"));
            return Some(None);
        }
        let name = source
            .url
            .strip_prefix('{')
            .and_then(|url| url.strip_suffix('}'));
        let found = name.and_then(|name| Some((name, source.variables.as_ref()?.get(name)?)));
        match found {
            Some((name, variable)) if variable.enumeration.is_empty() => {
                let place = place.key("variables").key(name).key("default");
                self.check_address(&variable.default, &place);
                Some(Some(Variable {
                    name: Name::lower(name, None),
                    default: variable.default.clone(),
                    description: variable.description.clone(),
                }))
            }
            _ => {
                self.unsupported(
                    &place.key("url"),
                    "an address with variables, unless one stands for it all,",
                );
                None
            }
        }
    }

    /// Refuses an address to which no path of an operation can be added.
    fn check_address(&mut self, address: &str, place: &Place) {
        if let Err(message) = check_address(address) {
            self.report.error(place, message);
        }
    }

    /// The path that all servers have in common: it stands before every path.
    pub(super) fn base_path(&mut self, servers: &[Server]) -> String {
        let mut paths = servers.iter().map(|server| {
            path_of(
                server
                    .variable
                    .as_ref()
                    .map_or(&server.url, |variable| &variable.default),
            )
        });
        let Some(first) = paths.next() else {
            return String::new();
        };
        if paths.any(|path| path != first) {
            self.unsupported(
                &Place::root().key("servers"),
                "servers with different paths",
            );
        }
        if !is_path(first) || first.contains(['{', '}']) {
            self.unsupported(
                &Place::root().key("servers"),
                "a character that the path of a server must percent-encode",
            );
        }
        first.to_owned()
    }
}

/// Whether paths can be added to an address: it is a whole one, or the path of one.
fn check_address(address: &str) -> Result<(), String> {
    // A path is seen as one of some server.
    let whole = match address.strip_prefix('/') {
        Some(path) if !path.starts_with('/') => format!("https://server.invalid{address}"),
        _ => address.to_owned(),
    };
    let url = match Url::parse(&whole) {
        Ok(url) if matches!(url.scheme(), "http" | "https" | "ws" | "wss") => url,
        Ok(url) => return Err(format!("{} is no scheme of HTTP", quoted(url.scheme()))),
        Err(_) => {
            return Err(format!(
                "{} is neither a whole address nor a path that begins with a slash",
                quoted(address)
            ));
        }
    };
    match (url.query(), url.fragment()) {
        (None, None) => Ok(()),
        _ => Err("the address of a server has no query and no fragment".to_owned()),
    }
}

/// The words before the first punctuation: `Production (EU)` is `Production`.
fn first_words(text: &str) -> &str {
    let ends = |character: char| !(character.is_alphanumeric() || " -_".contains(character));
    text.trim().split(ends).next().unwrap_or_default().trim()
}

/// The path of an address, without a slash at its end.
fn path_of(url: &str) -> &str {
    let path = match url.split_once("://") {
        Some((_, rest)) => rest
            .find('/')
            .and_then(|start| rest.get(start..))
            .unwrap_or_default(),
        None => url,
    };
    path.trim_end_matches('/')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_an_address() {
        for (url, path) in [
            ("https://a.example/v1", "/v1"),
            ("https://a.example/v1/", "/v1"),
            ("https://a.example", ""),
            ("/api", "/api"),
            ("/", ""),
        ] {
            assert_eq!(path_of(url), path);
        }
    }

    #[test]
    fn addresses_to_which_paths_can_be_added() {
        for good in ["https://a.example", "http://a.example:80/v1/", "/", "/api"] {
            assert_eq!(check_address(good), Ok(()), "{good}");
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
            assert!(check_address(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_server_is_named_by_its_first_words() {
        assert_eq!(first_words("Production (EU)."), "Production");
        assert_eq!(first_words("Main test server: slow"), "Main test server");
    }
}
