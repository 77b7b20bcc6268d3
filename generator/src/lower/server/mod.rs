//! Servers.
//!
//! In: the `servers` of the document, of path items and of operations. Out: [`Servers`] with names, URLs and base paths.
//! Depends on `path` for the syntax of paths.

mod base_url;
mod url_template;

use openapiv3::Server as Source;

use crate::lower::Lowering;
use crate::lower::operation::Found;
use crate::lower::path::is_path;
use crate::lowered::{BasePath, Server, ServerUrl, Servers};
use crate::names::{Name, Scope};
use crate::report::Code;
use crate::source::Place;

/// All servers of a document.
pub struct AllServers {
    /// The servers of the API.
    pub own: Servers,
    /// The servers of some of its paths and operations.
    pub others: Vec<Servers>,
    /// The source of each of `others`.
    sources: Vec<Vec<Source>>,
}

impl AllServers {
    /// The index in `others` for an operation with servers of its own.
    pub fn of(&self, found: &Found<'_>) -> Option<usize> {
        let (servers, _) = found.own_servers()?;
        self.sources.iter().position(|known| known == servers)
    }

    /// The servers below which the paths of an operation are unique: servers with a base path known at run time are
    /// routed separately, by number, and all others together.
    pub fn routing_group(&self, other: Option<usize>) -> Option<usize> {
        match self.base_path(other) {
            BasePath::Fixed(_) => None,
            BasePath::AtRunTime { .. } => Some(other.map_or(0, |index| index + 1)),
        }
    }

    /// The base path of an operation.
    pub fn base_path(&self, other: Option<usize>) -> &BasePath {
        let other = other.and_then(|index| self.others.get(index));
        &other.unwrap_or(&self.own).base_path
    }
}

impl Lowering<'_> {
    /// Lowers the servers of the document and of its operations.
    pub fn servers(&mut self, found: &[Found<'_>]) -> AllServers {
        let of_api = &self.document.openapi.servers;
        let base = Name::lower("base", None);
        let own = self.servers_at(base, of_api, &Place::root().key("servers"));
        let mut all = AllServers {
            own,
            others: Vec::new(),
            sources: Vec::new(),
        };
        let mut places = Vec::new();
        let mut scope = Scope::with_reserved([
            "at",
            "base",
            "body_limit",
            "new",
            "r#mod",
            "stream_limit",
            "upload_limit",
        ]);
        for found in found {
            let Some((sources, place)) = found.own_servers() else {
                continue;
            };
            if sources == of_api || all.sources.iter().any(|known| known == sources) {
                continue;
            }
            let name = Name::lower(word(sources), None);
            let name = self.claim_name(&mut scope, name, "servers", &[], &place);
            let servers = self.servers_at(name, sources, &place);
            if servers.list.is_empty() {
                let message = "no server with a usable URL";
                self.diagnose(Code::InvalidServer, &place, message);
            }
            all.others.push(servers);
            all.sources.push(sources.to_owned());
            places.push(place);
        }
        self.name_servers(&mut all);
        for (servers, place) in all.others.iter().zip(&places) {
            self.warn_of_unnamed(servers, &all.own, place);
        }
        all
    }

    /// Reports servers that no environment of the client selects.
    fn warn_of_unnamed(&mut self, servers: &Servers, of_api: &Servers, place: &Place) {
        let is_unnamed = |server: &&Server| !servers.is_named(server, of_api);
        let unnamed = servers.list.iter().filter(is_unnamed).count();
        if unnamed > 0 {
            let name = servers.name.plain();
            let message =
                format!("{unnamed} of these servers can only be selected by URL: `{name}_at`");
            self.diagnose(Code::ServerWithoutName, place, message)
                .at_key();
        }
    }

    fn servers_at(&mut self, name: Name, sources: &[Source], place: &Place) -> Servers {
        let (mut list, mut paths) = (Vec::new(), Vec::new());
        for (index, source) in sources.iter().enumerate() {
            match self.server(source, index, &place.index(index)) {
                Some((server, path)) => {
                    list.push(server);
                    paths.push(path);
                }
                None => paths.push(BasePath::AtRunTime {
                    default: String::new(),
                }),
            }
        }
        let base_path = base_path(&paths);
        let (BasePath::Fixed(path) | BasePath::AtRunTime { default: path }) = &base_path;
        // A query or fragment has been reported.
        let is_reported = path.contains(['?', '#']);
        if !is_reported && (!is_path(path) || path.contains(['{', '}'])) {
            // The first server decides on the path.
            self.unsupported(
                Code::UnsupportedServer,
                &place.index(0).key("url"),
                "an unencoded character in the path of a server",
            )
            .used_at(place)
            .help("percent-encode it: a space is `%20`");
        }
        Servers {
            name,
            list,
            base_path,
        }
    }

    /// Names the constructors of the API's servers, and the setters of variables, once for each name.
    fn name_servers(&mut self, all: &mut AllServers) {
        let place = Place::root().key("servers");
        let setters = all
            .others
            .iter()
            .map(|other| format!("{}_at", other.name.plain()));
        let setters: Vec<String> = setters.chain(["at", "unix"].map(str::to_owned)).collect();
        let mut scope = Scope::with_reserved(setters.iter().map(String::as_str));
        for server in &mut all.own.list {
            let wanted = server.name.clone();
            server.name = self.claim_name(&mut scope, wanted, "server", &[], &place);
        }
        let mut named: Vec<Name> = Vec::new();
        let lists = std::iter::once(&mut all.own).chain(&mut all.others);
        let servers = lists.flat_map(|servers| &mut servers.list);
        let variables = servers.flat_map(|server| match &mut server.url {
            ServerUrl::Template(_, variables) => variables.as_mut_slice(),
            ServerUrl::Fixed(_) | ServerUrl::Custom(_) => &mut [],
        });
        for variable in variables {
            let wire = &variable.name.wire;
            variable.name = match named.iter().find(|name| name.wire == *wire) {
                Some(name) => name.clone(),
                None => {
                    let wanted = variable.name.clone();
                    let name = self.claim_name(&mut scope, wanted, "variable", &[], &place);
                    named.push(name.clone());
                    name
                }
            };
        }
    }
}

/// The common path of servers, or that of the first.
fn base_path(paths: &[BasePath]) -> BasePath {
    match paths.first() {
        None => BasePath::Fixed(String::new()),
        Some(first) if paths.iter().all(|path| path == first) => first.clone(),
        Some(BasePath::Fixed(path) | BasePath::AtRunTime { default: path }) => {
            let default = path.clone();
            BasePath::AtRunTime { default }
        }
    }
}

/// The name of servers: the last path segment of the first that is not a version, or the first label of its host.
fn word(servers: &[Source]) -> &str {
    let url = servers.first().map_or("", |server| server.url.as_str());
    let without_scheme = url.split_once("://").map_or(url, |(_, rest)| rest);
    let is_version = |word: &str| {
        let number = word.strip_prefix(['v', 'V']).unwrap_or(word);
        number.starts_with(|first: char| first.is_ascii_digit())
    };
    let is_word = |word: &&str| !(word.is_empty() || word.contains(['{', '}']) || is_version(word));
    let (host, path) = without_scheme
        .split_once('/')
        .unwrap_or((without_scheme, ""));
    let of_path = path.rsplit('/').find(is_word);
    let of_host = host.split(['.', ':']).find(is_word);
    of_path.or(of_host).unwrap_or("root")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_named_after_their_path_or_host() {
        for (url, expected) in [
            ("https://files.example.com/", "files"),
            ("https://api.example.com/experimental/v1", "experimental"),
            ("https://{region}.example.com:8080/{version}", "example"),
            ("/private", "private"),
            ("/", "root"),
            ("", "root"),
        ] {
            let server = Source {
                url: url.to_owned(),
                ..Source::default()
            };
            assert_eq!(word(&[server]), expected, "{url}");
        }
    }

    #[test]
    fn a_base_path_is_fixed_if_all_servers_share_it() {
        let fixed = |path: &str| BasePath::Fixed(path.to_owned());
        let at_run_time = |path: &str| BasePath::AtRunTime {
            default: path.to_owned(),
        };
        let common = BasePath::Fixed("/v1".to_owned());
        assert_eq!(base_path(&[fixed("/v1"), fixed("/v1")]), common);
        assert_eq!(base_path(&[fixed("/v1"), fixed("/v2")]), at_run_time("/v1"));
        let different = [at_run_time("/beta"), fixed("/v2")];
        assert_eq!(base_path(&different), at_run_time("/beta"));
        assert_eq!(base_path(&[at_run_time("")]), at_run_time(""));
    }
}
