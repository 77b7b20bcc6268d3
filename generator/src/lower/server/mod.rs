//! Where the API is served, and where some of its paths and operations are instead.

mod base_url;
mod url_template;

use openapiv3::Server as Source;

use crate::lower::Lowering;
use crate::lower::operation::Found;
use crate::lower::path::is_path;
use crate::model::{BasePath, Server, ServerUrl, Servers, Variable};
use crate::names::{Name, Scope};
use crate::report::Code;
use crate::source::Place;
use base_url::ServerPath;

/// The servers of a document.
pub(super) struct AllServers {
    /// Those of the API.
    pub(super) own: Servers,
    /// Those of some of its paths and operations.
    pub(super) others: Vec<Servers>,
    /// What the others were understood from.
    sources: Vec<Vec<Source>>,
}

impl AllServers {
    /// Which of the others serve an operation, if any do.
    pub(super) fn of(&self, found: &Found<'_>) -> Option<usize> {
        let (servers, _) = found.own_servers()?;
        self.sources.iter().position(|known| known == servers)
    }

    /// The servers whose base path is known only at run time, by number: their operations are told
    /// from each other alone. All others are told from each other.
    pub(super) fn found_below(&self, other: Option<usize>) -> Option<usize> {
        match self.base_path(other) {
            BasePath::Fixed(_) => None,
            BasePath::AtRunTime { .. } => Some(other.map_or(0, |index| index + 1)),
        }
    }

    /// The path before that of an operation.
    pub(super) fn base_path(&self, other: Option<usize>) -> &BasePath {
        let other = other.and_then(|index| self.others.get(index));
        &other.unwrap_or(&self.own).base_path
    }
}

impl Lowering<'_> {
    /// The servers of the document, and those of the operations that were found in it.
    pub(super) fn servers(&mut self, found: &[Found<'_>]) -> AllServers {
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
            let name = self.settle(&mut scope, name, "servers", &[], &place);
            let servers = self.servers_at(name, sources, &place);
            if servers.list.is_empty() {
                let message = "none of these servers says where it is";
                self.report.add(Code::InvalidServer, &place, message);
            }
            all.others.push(servers);
            all.sources.push(sources.to_owned());
            places.push(place);
        }
        self.name_servers(&mut all);
        for (servers, place) in all.others.iter().zip(&places) {
            self.note_of_unnamed(servers, &all.own, place);
        }
        all
    }

    /// Says which of the servers of an operation no environment of the client leads to.
    fn note_of_unnamed(&mut self, servers: &Servers, of_api: &Servers, place: &Place) {
        let is_unnamed = |server: &&Server| !servers.is_named(server, of_api);
        let unnamed = servers.list.iter().filter(is_unnamed).count();
        if unnamed > 0 {
            let name = servers.name.plain();
            let message = format!(
                "a client goes to {unnamed} of these servers by its address alone: `{name}_at`"
            );
            self.report
                .add(Code::ServerWithoutName, place, message)
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
                None => paths.push(ServerPath::Varies(None)),
            }
        }
        let base_path = base_path(&paths);
        let (BasePath::Fixed(path) | BasePath::AtRunTime { default: path }) = &base_path;
        // A query or a fragment is told where its address is.
        let is_told = path.contains(['?', '#']);
        if !is_told && (!is_path(path) || path.contains(['{', '}'])) {
            // The first server decides what the path is.
            self.unsupported(
                Code::UnsupportedServer,
                &place.index(0).key("url"),
                "a character that the path of a server must percent-encode",
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

    /// Gives every server of the API a constructor of its own, and the variables of the same name
    /// the same setter.
    fn name_servers(&mut self, all: &mut AllServers) {
        let place = Place::root().key("servers");
        let setters = all
            .others
            .iter()
            .map(|other| format!("{}_at", other.name.plain()));
        let setters: Vec<String> = setters.chain(["at".to_owned()]).collect();
        let mut scope = Scope::with_reserved(setters.iter().map(String::as_str));
        for server in &mut all.own.list {
            let wanted = server.name.clone();
            server.name = self.settle(&mut scope, wanted, "server", &[], &place);
        }
        let mut named: Vec<Name> = Vec::new();
        let lists = std::iter::once(&mut all.own).chain(&mut all.others);
        for variable in lists
            .flat_map(|servers| &mut servers.list)
            .flat_map(variables)
        {
            let wire = &variable.name.wire;
            variable.name = match named.iter().find(|name| name.wire == *wire) {
                Some(name) => name.clone(),
                None => {
                    let wanted = variable.name.clone();
                    let name = self.settle(&mut scope, wanted, "variable", &[], &place);
                    named.push(name.clone());
                    name
                }
            };
        }
    }
}

fn variables(server: &mut Server) -> &mut [Variable] {
    match &mut server.url {
        ServerUrl::Template(_, variables) => variables,
        ServerUrl::Fixed(_) | ServerUrl::Custom(_) => &mut [],
    }
}

/// The path that servers have in common, or that of the first.
fn base_path(paths: &[ServerPath]) -> BasePath {
    match paths {
        [] => BasePath::Fixed(String::new()),
        [ServerPath::Fixed(first), others @ ..]
            if others
                .iter()
                .all(|other| matches!(other, ServerPath::Fixed(path) if path == first)) =>
        {
            BasePath::Fixed(first.clone())
        }
        [
            ServerPath::Fixed(first) | ServerPath::Varies(Some(first)),
            ..,
        ] => BasePath::AtRunTime {
            default: first.clone(),
        },
        [ServerPath::Varies(None), ..] => BasePath::AtRunTime {
            default: String::new(),
        },
    }
}

/// A word for servers: the last of the path of the first that is no version, or the first of its
/// host.
fn word(servers: &[Source]) -> &str {
    let url = servers.first().map_or("", |server| server.url.as_str());
    let behind_scheme = url.split_once("://").map_or(url, |(_, rest)| rest);
    let is_version = |word: &str| {
        let number = word.strip_prefix(['v', 'V']).unwrap_or(word);
        number.starts_with(|first: char| first.is_ascii_digit())
    };
    let is_word = |word: &&str| !(word.is_empty() || word.contains(['{', '}']) || is_version(word));
    let (host, path) = behind_scheme.split_once('/').unwrap_or((behind_scheme, ""));
    let of_path = path.rsplit('/').find(is_word);
    let of_host = host.split(['.', ':']).find(is_word);
    of_path.or(of_host).unwrap_or("root")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_named_by_their_path_or_their_host() {
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
    fn a_base_path_is_fixed_where_all_servers_have_it() {
        let fixed = |path: &str| ServerPath::Fixed(path.to_owned());
        let at_run_time = |path: &str| BasePath::AtRunTime {
            default: path.to_owned(),
        };
        let common = BasePath::Fixed("/v1".to_owned());
        assert_eq!(base_path(&[fixed("/v1"), fixed("/v1")]), common);
        assert_eq!(base_path(&[fixed("/v1"), fixed("/v2")]), at_run_time("/v1"));
        let varies = ServerPath::Varies(Some("/beta".to_owned()));
        assert_eq!(base_path(&[varies, fixed("/v2")]), at_run_time("/beta"));
        assert_eq!(base_path(&[ServerPath::Varies(None)]), at_run_time(""));
    }
}
