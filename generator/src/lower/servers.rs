//! Where the API is served.

use openapiv3::Server as Source;
use url::Url;

use super::Lowering;
use super::address_template::{Part, parts, path_of};
use super::path::is_path;
use crate::model::{Address, Server, Variable};
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
        self.name_variables(&mut scope, &mut servers, &place);
        servers
    }

    /// Gives the variables of the same name the same setter.
    fn name_variables(&mut self, scope: &mut Scope, servers: &mut [Server], place: &Place) {
        let mut named: Vec<Name> = Vec::new();
        let addresses = servers.iter_mut().map(|server| &mut server.address);
        let variables = addresses.filter_map(|address| match address {
            Address::Template(_, variables) => Some(variables),
            Address::Fixed(_) | Address::Given(_) => None,
        });
        for variable in variables.flatten() {
            let wire = &variable.name.wire;
            variable.name = match named.iter().find(|name| name.wire == *wire) {
                Some(name) => name.clone(),
                None => {
                    let wanted = variable.name.clone();
                    let name = self.settle(scope, wanted, "variable", &[], place);
                    named.push(name.clone());
                    name
                }
            };
        }
    }

    fn server(&mut self, source: &Source, index: usize, place: &Place) -> Option<Server> {
        let address = self.address(source, place)?;
        let path = self.path_of_server(&address, place)?;
        let fallback = format!("server {}", index + 1);
        let words = source.description.as_deref().unwrap_or(&fallback);
        let chosen = self.rust_name(&source.extensions, place);
        Some(Server {
            name: Name::lower(first_words(words), chosen.as_deref()),
            description: source.description.clone(),
            address,
            path,
        })
    }

    fn address(&mut self, source: &Source, place: &Place) -> Option<Address> {
        let url = &source.url;
        let Some(parts) = parts(url) else {
            let message = "a brace of this address has none that goes with it";
            self.report.error(&place.key("url"), message);
            return None;
        };
        let mut variables: Vec<Variable> = Vec::new();
        for name in parts.iter().filter_map(Part::variable) {
            if !variables.iter().any(|known| known.name.wire == name) {
                variables.push(self.variable(source, name, place));
            }
        }
        Some(match variables.as_slice() {
            [] => Address::Fixed(url.clone()),
            [only] if parts.len() == 1 && only.values.is_empty() => Address::Given(only.clone()),
            _ => Address::Template(url.clone(), variables),
        })
    }

    fn variable(&mut self, source: &Source, name: &str, place: &Place) -> Variable {
        let declared = source.variables.as_ref().and_then(|all| all.get(name));
        let Some(declared) = declared else {
            let message = format!("the variable {} is not declared", quoted(name));
            self.report
                .warning(&place.key("url"), message)
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
                .warning(&place, "this default is no value of the variable")
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
    fn path_of_server(&mut self, address: &Address, place: &Place) -> Option<String> {
        let url = place.key("url");
        let (template, variables) = match address {
            Address::Fixed(address) => {
                self.check_address(address, &url);
                return Some(path_of(address).to_owned());
            }
            Address::Given(Variable { name, default, .. }) => {
                let place = place.key("variables").key(&name.wire).key("default");
                let default = default.as_deref().unwrap_or_default();
                if !default.is_empty() {
                    self.check_address(default, &place);
                }
                return Some(path_of(default).to_owned());
            }
            Address::Template(template, variables) => (template, variables),
        };
        let path = path_of(template);
        if path.contains('{') {
            self.unsupported(&url, "a variable in the path of a server");
            return None;
        }
        let of = |name: &str| variables.iter().find(|known| known.name.wire == name);
        let default = |name| of(name).and_then(|variable| variable.default.as_deref());
        let parts = parts(template).unwrap_or_default();
        let filled: Option<String> = parts.iter().map(|part| part.filled(&default)).collect();
        match filled {
            None => Some(path.to_owned()),
            Some(filled) => {
                self.check_address(&filled, &url);
                Some(path_of(&filled).to_owned())
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
        let mut paths = servers.iter().map(|server| server.path.as_str());
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
