//! Makes the model of a lowered API.

mod operations;
mod types;

use std::vec;

use super::{
    Credential, Info, Model, Operation, RequiredScheme, Requirement, SecurityScheme, Server,
    SourceLocation, Variable,
};
use crate::lowered::{self, Api, Issuer, Security, Servers};
use crate::report::source_location::{NodePosition, node_positions};
use crate::side::Side;
use crate::source::Source;

/// Returns the model of a crate.
pub(crate) fn model(api: &Api, side: Side, source: &Source) -> Model {
    let webhooks = api.webhook_api();
    let webhooks = webhooks.as_ref().map(|api| Reader { api, side });
    let reader = Reader { api, side };
    let types = reader.generated_types();
    let operations = [Some(reader), webhooks].into_iter().flatten();
    let operations = operations.flat_map(|reader| &reader.api.operations);
    let sites = operations.map(|one| &one.site);
    let sites = sites.chain(types.iter().map(|one| &one.site));
    let mut locations = Locations(node_positions(source, sites).into_iter());
    Model {
        info: Info {
            title: api.title.clone(),
            version: api.version.clone(),
            description: api.description.clone(),
            license: api.license.clone(),
        },
        servers: servers(&api.servers),
        security_schemes: security_schemes(api),
        operations: reader.operations(&mut locations),
        webhooks: webhooks
            .map(|reader| reader.operations(&mut locations))
            .unwrap_or_default(),
        types: types
            .into_iter()
            .map(|one| reader.named_type(one, locations.next()))
            .collect(),
    }
}

/// Makes the parts of a model.
#[derive(Clone, Copy)]
struct Reader<'a> {
    api: &'a Api,
    side: Side,
}

/// The locations of operations, webhooks and types, in this order.
struct Locations(vec::IntoIter<NodePosition>);

impl Locations {
    fn next(&mut self) -> SourceLocation {
        let NodePosition { file, pointer, at } = self.0.next().unwrap_or_default();
        let (line, column) = at.unzip();
        SourceLocation {
            file,
            pointer,
            line,
            column,
        }
    }
}

impl Reader<'_> {
    fn operations(self, locations: &mut Locations) -> Vec<Operation> {
        let operations = self.api.operations.iter();
        let operations = operations.map(|one| self.operation(one, locations.next()));
        operations.collect()
    }

    /// The alternatives of a security requirement. An anonymous caller satisfies the one without schemes.
    fn requirements(self, security: &Security) -> Vec<Requirement> {
        let alternatives = self.api.alternatives(security);
        let alternatives = alternatives.map(|(verifier, alternative)| {
            let schemes = self.api.schemes_of(verifier);
            let names = schemes.flat_map(lowered::SecurityScheme::names);
            let schemes = names.zip(&alternative.scopes);
            let schemes = schemes.map(|(name, scopes)| RequiredScheme {
                name: name.to_owned(),
                scopes: scopes.clone(),
            });
            schemes.collect()
        });
        let anonymous = security.anonymous.then(Vec::new);
        let all = alternatives.chain(anonymous);
        all.map(|schemes| Requirement { schemes }).collect()
    }
}

/// The schemes of operations and of webhooks, each once.
fn security_schemes(api: &Api) -> Vec<SecurityScheme> {
    let mut all: Vec<SecurityScheme> = Vec::new();
    for scheme in api.schemes.iter().chain(&api.webhooks.schemes) {
        let new = schemes(scheme).into_iter();
        let new = new.filter(|new| !all.iter().any(|known| known.name == new.name));
        let new: Vec<_> = new.collect();
        all.extend(new);
    }
    all
}

/// The declared schemes of a credential.
fn schemes(scheme: &lowered::SecurityScheme) -> Vec<SecurityScheme> {
    let names = scheme.names().into_iter();
    let schemes = names.map(|name| SecurityScheme {
        name: name.to_owned(),
        rust_name: scheme.name.rust.clone(),
        description: scheme.description.clone(),
        credential: credential(&scheme.credential),
    });
    schemes.collect()
}

fn credential(credential: &lowered::Credential) -> Credential {
    match credential {
        lowered::Credential::HeaderKey(name) => Credential::HeaderKey { name: name.clone() },
        lowered::Credential::QueryKey(name) => Credential::QueryKey { name: name.clone() },
        lowered::Credential::CookieKey(name) => Credential::CookieKey { name: name.clone() },
        lowered::Credential::Basic => Credential::Basic,
        lowered::Credential::Bearer(Issuer::Unknown) => Credential::Bearer,
        lowered::Credential::Bearer(Issuer::OAuth2) => Credential::OAuth2,
        lowered::Credential::Bearer(Issuer::OpenIdConnect) => Credential::OpenIdConnect,
        lowered::Credential::Http(scheme) => Credential::Http {
            scheme: scheme.clone(),
        },
        lowered::Credential::Certificate => Credential::Certificate,
        lowered::Credential::Undeclared(_) => Credential::Undeclared,
    }
}

fn servers(servers: &Servers) -> Vec<Server> {
    servers.list.iter().map(server).collect()
}

fn server(server: &lowered::Server) -> Server {
    let variables = match &server.url {
        lowered::ServerUrl::Custom(variable) => std::slice::from_ref(variable),
        _ => server.variables(),
    };
    Server {
        rust_name: server.name.rust.clone(),
        url: match &server.url {
            lowered::ServerUrl::Custom(variable) => format!("{{{}}}", variable.name.wire),
            _ => server.url_template().to_owned(),
        },
        description: server.description.clone(),
        variables: variables.iter().map(variable).collect(),
    }
}

fn variable(variable: &lowered::Variable) -> Variable {
    Variable {
        name: variable.name.wire.clone(),
        rust_name: variable.name.rust.clone(),
        default: variable.default.clone(),
        values: variable.values.clone(),
        description: variable.description.clone(),
    }
}
