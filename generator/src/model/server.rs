//! Where an API is served.

use super::Api;
use crate::names::Name;

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

    /// The variables in the address.
    pub fn variables(&self) -> &[Variable] {
        match &self.address {
            Address::Template(_, variables) => variables,
            Address::Fixed(_) | Address::Given(_) => &[],
        }
    }
}

impl Api {
    /// The variables in the addresses of servers, each once.
    pub fn server_variables(&self) -> Vec<&Variable> {
        let mut found: Vec<&Variable> = Vec::new();
        let servers = self.servers.iter().filter(|server| server.is_absolute());
        for variable in servers.flat_map(Server::variables) {
            if !found.iter().any(|known| known.name == variable.name) {
                found.push(variable);
            }
        }
        found
    }
}
