//! Where an API is served.

use super::{Api, Operation};
use crate::names::Name;

/// The servers of the operations that are served in one place: those of the API, or of some of its
/// paths and operations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Servers {
    /// What they are called: `base`, or by the last words of their address.
    pub name: Name,
    /// Each of them.
    pub list: Vec<Server>,
    /// The path that stands before the paths of the operations.
    pub base_path: BasePath,
}

impl Servers {
    /// No server.
    pub fn none() -> Self {
        Self {
            name: Name::lower("base", None),
            list: Vec::new(),
            base_path: BasePath::Fixed(String::new()),
        }
    }
}

/// The path of the address of some servers, without a slash at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BasePath {
    /// All servers have the same.
    Fixed(String),
    /// It is known only where one is served: servers have different ones, or variables stand
    /// in it.
    AtRunTime {
        /// That of the first server.
        default: String,
    },
}

/// A place where the API is served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    /// What it is called: by the first words of its description.
    pub name: Name,
    /// What it is, in the description's words.
    pub description: Option<String>,
    /// Its address.
    pub address: Address,
    /// The path of the address, without a slash at its end.
    pub path: String,
}

/// The address of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// It is known.
    Fixed(String),
    /// A variable stands for it all.
    Given(Variable),
    /// Variables stand in it, each once in the list.
    Template(String, Vec<Variable>),
}

/// A variable in the address of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: Name,
    /// What stands for it where none is given.
    pub default: Option<String>,
    /// What it may be; anything if there are none.
    pub values: Vec<String>,
    /// What it is, in the description's words.
    pub description: Option<String>,
}

impl Server {
    /// Whether the address says where the server is: it is no path of a server that is
    /// not named.
    pub fn is_absolute(&self) -> bool {
        match &self.address {
            Address::Fixed(url) => url.contains("://"),
            Address::Given(_) => true,
            Address::Template(url, _) => url.starts_with('{') || url.contains("://"),
        }
    }

    /// The address, as the description spells it; of one that is a variable, its default.
    pub fn address_text(&self) -> &str {
        match &self.address {
            Address::Fixed(url) | Address::Template(url, _) => url,
            Address::Given(variable) => variable.default.as_deref().unwrap_or("/"),
        }
    }

    /// The variables in the address.
    pub fn variables(&self) -> &[Variable] {
        match &self.address {
            Address::Template(_, variables) => variables,
            Address::Fixed(_) | Address::Given(_) => &[],
        }
    }
}

impl Servers {
    /// The one that goes with one of others: that of the same number, if there are as many.
    pub fn beside(&self, others: &Self, index: usize) -> Option<&Server> {
        let is_paired = self.list.len() == others.list.len();
        self.list.get(if is_paired { index } else { 0 })
    }

    /// Whether one of these leads to a server by an environment of those of the API.
    pub fn is_named(&self, server: &Server, of_api: &Self) -> bool {
        let known = of_api.list.iter().enumerate();
        let mut known = known.filter(|(_, server)| server.is_absolute());
        self.list.first() == Some(server)
            || known.any(|(index, _)| self.beside(of_api, index) == Some(server))
    }

    /// The default of the base path, if it is known only at run time.
    pub fn at_run_time(&self) -> Option<&str> {
        match &self.base_path {
            BasePath::Fixed(_) => None,
            BasePath::AtRunTime { default } => Some(default),
        }
    }

    /// Those that say where they are.
    pub fn absolute(&self) -> impl Iterator<Item = &Server> {
        self.list.iter().filter(|server| server.is_absolute())
    }
}

impl BasePath {
    /// The path, if it is known; or else none.
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

    /// The servers whose base path is known only at run time.
    pub fn base_paths_at_run_time(&self) -> impl Iterator<Item = &Servers> {
        self.all_servers()
            .filter(|servers| servers.at_run_time().is_some())
    }

    /// Whether there are any.
    pub fn has_base_paths_at_run_time(&self) -> bool {
        self.base_paths_at_run_time().next().is_some()
    }

    /// The variables in the addresses of servers, each once.
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
