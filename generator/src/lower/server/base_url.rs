//! One server: its address, and the variables in it.

use openapiv3::Server as Source;
use url::Url;

use super::url_template::{Part, parts, path_of};
use crate::lower::Lowering;
use crate::model::{Server, ServerUrl, Variable};
use crate::names::Name;
use crate::report::{Code, quoted};
use crate::source::Place;

/// The path of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::lower) enum ServerPath {
    Fixed(String),
    /// Variables stand in it: what it is where they are not given, if that is known.
    Varies(Option<String>),
}

impl Lowering<'_> {
    /// A server and the path of its address; `None` if it does not say where it is.
    pub(in crate::lower) fn server(
        &mut self,
        source: &Source,
        index: usize,
        place: &Place,
    ) -> Option<(Server, ServerPath)> {
        let url = self.url(&source.url, &place.key("url"))?;
        let address = self.address(source, &url, place)?;
        let path = match &address {
            ServerUrl::Fixed(url) | ServerUrl::Template(url, _) => path_of(url).to_owned(),
            ServerUrl::Custom(variable) => {
                path_of(variable.default.as_deref().unwrap_or_default()).to_owned()
            }
        };
        let base_path = self.path_of_server(&address, place);
        let fallback = format!("server {}", index + 1);
        let words = source.description.as_deref().unwrap_or(&fallback);
        let chosen = self.rust_name(&source.extensions, place);
        let server = Server {
            name: Name::lower(first_words(words), chosen.as_deref()),
            description: source.description.clone(),
            url: address,
            path,
        };
        Some((server, base_path))
    }

    /// The address with what it leaves out.
    fn url(&mut self, url: &str, place: &Place) -> Option<String> {
        if url.is_empty() {
            let message = "an address without a character is taken as `/`";
            self.report.add(Code::ServerAddressTakenAs, place, message);
            return Some("/".to_owned());
        }
        if url.starts_with("//") {
            let url = format!("https:{url}");
            let message = format!("an address without a scheme is taken as {}", quoted(&url));
            self.report.add(Code::ServerAddressTakenAs, place, message);
            return Some(url);
        }
        if url.starts_with('/') || url.starts_with('{') || url.contains(':') {
            return Some(url.to_owned());
        }
        self.report
            .add(
                Code::RelativeServer,
                place,
                format!(
                    "{} is relative to where the description is served, which is not known",
                    quoted(url)
                ),
            )
            .help("it is left out: a whole address begins with `https://`");
        None
    }

    fn address(&mut self, source: &Source, url: &str, place: &Place) -> Option<ServerUrl> {
        let Some(parts) = parts(url) else {
            let message = "a brace of this address has none that goes with it";
            self.report
                .add(Code::InvalidServer, &place.key("url"), message);
            return None;
        };
        let mut variables: Vec<Variable> = Vec::new();
        for name in parts.iter().filter_map(Part::variable) {
            if !variables.iter().any(|known| known.name.wire == name) {
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
        let declared = source.variables.as_ref().and_then(|all| all.get(name));
        let Some(declared) = declared else {
            let message = format!("the variable {} is not declared", quoted(name));
            self.report
                .add(Code::ServerVariable, &place.key("url"), message)
                .help("it has no default: who builds a client gives it a value");
            return Variable {
                name: Name::lower(name, None),
                default: None,
                values: Vec::new(),
                description: None,
            };
        };
        let values = declared.enumeration.clone();
        let is_one_of_them = values.is_empty() || values.contains(&declared.default);
        let is_value = is_one_of_them && !declared.default.contains(['{', '}']);
        if !is_value {
            let place = place.key("variables").key(name).key("default");
            self.report
                .add(
                    Code::ServerVariable,
                    &place,
                    "this default is no value of the variable",
                )
                .help("it is ignored: who builds a client gives it a value");
        }
        Variable {
            name: Name::lower(name, None),
            default: is_value.then(|| declared.default.clone()),
            values,
            description: declared.description.clone(),
        }
    }

    /// The path of an address that paths can be added to.
    fn path_of_server(&mut self, address: &ServerUrl, place: &Place) -> ServerPath {
        let url = place.key("url");
        let (template, variables) = match address {
            ServerUrl::Fixed(address) => {
                self.check_address(address, &url);
                return ServerPath::Fixed(path_of(address).to_owned());
            }
            ServerUrl::Custom(Variable { name, default, .. }) => {
                let place = place.key("variables").key(&name.wire).key("default");
                let default = default.as_deref().unwrap_or_default();
                if !default.is_empty() {
                    self.check_address(default, &place);
                }
                return ServerPath::Fixed(path_of(default).to_owned());
            }
            ServerUrl::Template(template, variables) => (template, variables),
        };
        let of = |name: &str| variables.iter().find(|known| known.name.wire == name);
        let default = |name| of(name).and_then(|variable| variable.default.as_deref());
        let parts = parts(template).unwrap_or_default();
        let filled: Option<String> = parts.iter().map(|part| part.filled(&default)).collect();
        if let Some(filled) = &filled {
            self.check_address(filled, &url);
        }
        let filled = filled.as_deref().map(path_of);
        let path = path_of(template);
        match path.contains('{') {
            true => ServerPath::Varies(filled.map(str::to_owned)),
            false => ServerPath::Fixed(filled.unwrap_or(path).to_owned()),
        }
    }

    /// Refuses an address to which no path of an operation can be added.
    fn check_address(&mut self, address: &str, place: &Place) {
        if let Err(message) = check_address(address) {
            self.report.add(Code::InvalidServer, place, message);
        }
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

#[cfg(test)]
mod tests {
    use super::*;

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
