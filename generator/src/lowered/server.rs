//! Servers, their URLs and base paths.

use super::{Api, Operation};
use crate::names::Name;

/// The servers of the API, or of some of its paths and operations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Servers {
    /// `base`, or a word of the URL.
    pub name: Name,
    /// The servers.
    pub list: Vec<Server>,
    /// The path before the paths of the operations.
    pub base_path: BasePath,
}

impl Default for Servers {
    fn default() -> Self {
        Self {
            name: Name::lower("base", None),
            list: Vec::new(),
            base_path: BasePath::Fixed(String::new()),
        }
    }
}

/// The common path of servers, without a trailing slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BasePath {
    /// The path of all servers.
    Fixed(String),
    /// Known at run time: the servers differ, or the path has variables.
    AtRunTime {
        /// The path of the first server.
        default: String,
    },
}

/// A server (OpenAPI, "Server Object").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    /// The name, from the first words of its description.
    pub name: Name,
    /// The description.
    pub description: Option<String>,
    /// The URL.
    pub url: ServerUrl,
    /// The path of the URL, without a trailing slash.
    pub path: String,
}

/// The URL of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerUrl {
    /// A URL without variables.
    Fixed(String),
    /// A single variable.
    Custom(Variable),
    /// A URL template, with each variable once.
    Template(String, Vec<Variable>),
}

/// A variable of a server URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// The name.
    pub name: Name,
    /// The default.
    pub default: Option<String>,
    /// The allowed values; any if empty.
    pub values: Vec<String>,
    /// The description.
    pub description: Option<String>,
}

impl Server {
    /// `true` if the URL includes a host.
    pub fn is_absolute(&self) -> bool {
        match &self.url {
            ServerUrl::Fixed(url) => url.contains("://"),
            ServerUrl::Custom(_) => true,
            ServerUrl::Template(url, _) => url.starts_with('{') || url.contains("://"),
        }
    }

    /// The URL as declared, or the default of a single variable.
    pub fn url_template(&self) -> &str {
        match &self.url {
            ServerUrl::Fixed(url) | ServerUrl::Template(url, _) => url,
            ServerUrl::Custom(variable) => variable.default.as_deref().unwrap_or("/"),
        }
    }

    /// The variables of the URL.
    pub fn variables(&self) -> &[Variable] {
        match &self.url {
            ServerUrl::Template(_, variables) => variables,
            ServerUrl::Fixed(_) | ServerUrl::Custom(_) => &[],
        }
    }
}

impl Servers {
    /// The server that corresponds to one of `others`: by index if the counts match, otherwise the first.
    pub fn corresponding(&self, others: &Self, index: usize) -> Option<&Server> {
        let is_paired = self.list.len() == others.list.len();
        self.list.get(if is_paired { index } else { 0 })
    }

    /// `true` if an environment of the API's servers selects this server.
    pub fn is_named(&self, server: &Server, of_api: &Self) -> bool {
        let known = of_api.list.iter().enumerate();
        let mut known = known.filter(|(_, server)| server.is_absolute());
        self.list.first() == Some(server)
            || known.any(|(index, _)| self.corresponding(of_api, index) == Some(server))
    }

    /// The default of a base path that is known at run time.
    pub fn at_run_time(&self) -> Option<&str> {
        match &self.base_path {
            BasePath::Fixed(_) => None,
            BasePath::AtRunTime { default } => Some(default),
        }
    }

    /// The servers whose URL includes a host.
    pub fn absolute(&self) -> impl Iterator<Item = &Server> {
        self.list.iter().filter(|server| server.is_absolute())
    }
}

impl BasePath {
    /// The path, or an empty string if known at run time.
    pub fn fixed(&self) -> &str {
        match self {
            Self::Fixed(path) => path,
            Self::AtRunTime { .. } => "",
        }
    }
}

impl Api {
    /// The servers of an operation.
    pub fn servers_of(&self, operation: &Operation) -> &Servers {
        let own = operation.servers;
        own.and_then(|index| self.other_servers.get(index))
            .unwrap_or(&self.servers)
    }

    /// The servers of the API, and those of some of its paths and operations.
    pub fn all_servers(&self) -> impl Iterator<Item = &Servers> {
        std::iter::once(&self.servers).chain(&self.other_servers)
    }

    /// The servers whose base path is known at run time.
    pub fn base_paths_at_run_time(&self) -> impl Iterator<Item = &Servers> {
        self.all_servers()
            .filter(|servers| servers.at_run_time().is_some())
    }

    /// `true` if a base path is known at run time.
    pub fn has_base_paths_at_run_time(&self) -> bool {
        self.base_paths_at_run_time().next().is_some()
    }

    /// The variables of all server URLs, each once.
    pub fn server_variables(&self) -> Vec<&Variable> {
        let mut found: Vec<&Variable> = Vec::new();
        let servers = self.servers.absolute();
        let others = self.other_servers.iter().flat_map(|other| &other.list);
        for variable in servers.chain(others).flat_map(Server::variables) {
            if !found.iter().any(|known| known.name == variable.name) {
                found.push(variable);
            }
        }
        found
    }
}
