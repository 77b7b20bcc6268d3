//! Servers, security, common headers, error bodies, conversions and commands.

use super::{Outline, block, marked, named, quoted};
use crate::lowered::{
    BasePath, Command, CommonHeader, Conversion, Converted, Credential, Flag, FlagKind, FlagOf,
    OAuthUrls, Operation, Security, SecurityScheme, ServerUrl, Servers, Step, Variable,
};

impl Outline<'_> {
    pub fn all_servers(&self) -> Vec<String> {
        let servers = self.api.all_servers();
        let servers = servers.filter(|it| !it.list.is_empty());
        servers.map(one_servers).collect()
    }

    pub fn schemes(&self) -> Vec<String> {
        let schemes = self.api.schemes.iter().map(scheme);
        let verifiers = self.api.verifiers.iter().map(|verifier| {
            let schemes = self.api.schemes_of(verifier);
            let schemes: Vec<String> = schemes.map(|scheme| scheme.name.rust.clone()).collect();
            format!("verifier {}: {}", verifier.name.rust, schemes.join(" + "))
        });
        let default = Some(&self.api.default_security);
        let default = default.filter(|security| **security != Security::default());
        let default = default.map(|security| format!("default {}", self.security(security)));
        let always = self.api.always_sent.iter();
        let always =
            always.map(|always| format!("always sent {}", self.security(&always.security)));
        schemes
            .chain(verifiers)
            .chain(default)
            .chain(always)
            .collect()
    }

    /// The security of an operation, unless it is the default.
    pub fn operation_security(&self, operation: &Operation) -> Option<String> {
        let is_default = operation.security == self.api.default_security;
        (!is_default).then(|| self.security(&operation.security))
    }

    fn security(&self, security: &Security) -> String {
        let alternatives = security.alternatives.iter().map(|alternative| {
            let verifier = &self.api.verifiers[alternative.verifier];
            let scopes: Vec<&String> = alternative.scopes.iter().flatten().collect();
            match scopes.is_empty() {
                true => verifier.name.rust.clone(),
                false => format!("{} [{}]", verifier.name.rust, quoted(scopes, ", ")),
            }
        });
        let anonymous = security.anonymous.then(|| "anonymous".to_owned());
        let all: Vec<String> = alternatives.chain(anonymous).collect();
        match all.is_empty() {
            true => "security none".to_owned(),
            false => format!("security {}", all.join(" | ")),
        }
    }

    pub fn common_headers(&self) -> Vec<String> {
        let headers = self.api.common_headers.iter();
        let headers = headers.map(|CommonHeader { header, group }| {
            let group = group
                .as_ref()
                .map(|it| format!(" in {}: {}", it.name.rust, it.type_name.rust));
            format!(
                "common {}{}",
                self.header(header),
                group.unwrap_or_default()
            )
        });
        headers.collect()
    }

    pub fn error_bodies(&self) -> Vec<String> {
        let bodies = self.api.error_bodies.iter().map(|body| ("", body));
        let of_webhooks = self.api.webhooks.error_bodies.iter();
        let of_webhooks = of_webhooks.map(|body| (" of webhooks", body));
        let bodies = bodies.chain(of_webhooks).map(|(of, body)| {
            let media_type = body.media_type.as_deref().unwrap_or("several media types");
            format!(
                "error body {}{of}: {media_type} {}",
                body.name.rust,
                self.ty(&body.ty)
            )
        });
        bodies.collect()
    }

    pub fn conversions(&self) -> Vec<String> {
        let conversions = &self.api.conversions;
        let all = conversions
            .to_requests
            .iter()
            .chain(&conversions.to_responses);
        all.map(|it| self.conversion(it)).collect()
    }

    fn conversion(&self, conversion: &Conversion) -> String {
        let (from, to) = (self.name_of(conversion.from), self.name_of(conversion.to));
        let parts: Vec<String> = match &conversion.parts {
            Converted::Fields { known, missing } => {
                let known = known.iter().filter(|(_, it)| *it != Step::Same);
                let known = known.map(|(name, it)| format!("{name}: {}", step(it)));
                let missing = missing.iter();
                let missing =
                    missing.map(|it| format!("missing {}: {}", it.name.rust, it.fields.join(", ")));
                known.chain(missing).collect()
            }
            Converted::Variants(steps) => steps.iter().map(step).collect(),
        };
        match parts.is_empty() {
            true => format!("{to} from {from}"),
            false => format!("{to} from {from} ({})", parts.join("; ")),
        }
    }

    pub fn commands(&self) -> Vec<String> {
        let groups = self.api.command_line.groups.iter().map(|group| {
            let commands = group.commands.iter().map(|it| self.command(it));
            let name = group.name.as_deref().unwrap_or("top level");
            block(
                &format!("commands of {name}"),
                &commands.collect::<Vec<_>>(),
            )
        });
        groups.collect()
    }

    fn command(&self, command: &Command) -> String {
        let flags = command.flags.iter().map(|flag| {
            let Flag {
                name,
                positional,
                is_required,
                media_types,
                of,
            } = flag;
            let kind = self.kind_of_flag(command, of);
            let text = match positional {
                Some(placeholder) => format!("<{placeholder}{kind}>"),
                None => format!("--{name}{kind}"),
            };
            let text = if *is_required {
                text
            } else {
                format!("[{text}]")
            };
            match media_types.is_empty() {
                true => text,
                false => format!("{text} of {}", media_types.join(", ")),
            }
        });
        let flags: Vec<String> = flags.collect();
        let operation = &self.api.operations[command.operation].name.rust;
        format!("{operation}: {} {}", command.name, flags.join(" "))
            .trim_end()
            .to_owned()
    }

    /// The kind of the value of a flag: `=Integer`, with `…` if it can be repeated.
    fn kind_of_flag(&self, command: &Command, flag: &FlagOf) -> String {
        let operation = &self.api.operations[command.operation];
        let ty = match flag {
            FlagOf::Parameter(index) => {
                let parameter = operation.all_parameters().nth(*index);
                parameter.map(|parameter| &parameter.field.ty)
            }
            FlagOf::Field(body, field) => {
                let body = operation.sent_bodies().nth(*body);
                let object = body.and_then(|body| self.api.object_of(body));
                object
                    .and_then(|object| object.fields.get(*field))
                    .map(|field| &field.ty)
            }
            _ => None,
        };
        let Some((kind, repeated)) = ty.map(|ty| self.api.flag_kind(ty)) else {
            return String::new();
        };
        let kind = match kind {
            FlagKind::Integer(..) => "Integer".to_owned(),
            FlagKind::OneOf(texts) | FlagKind::OneInteger(texts) => texts.join("|"),
            kind => format!("{kind:?}"),
        };
        format!("={kind}{}", if repeated { "…" } else { "" })
    }
}

fn one_servers(servers: &Servers) -> String {
    let path = match &servers.base_path {
        BasePath::Fixed(path) => format!("{path:?}"),
        BasePath::AtRunTime { default } => {
            format!("a path known at run time, {default:?} by default")
        }
    };
    let list = servers.list.iter().map(|server| {
        let (url, variables): (_, &[Variable]) = match &server.url {
            ServerUrl::Fixed(url) => (url.clone(), &[]),
            ServerUrl::Custom(it) => ("any URL".to_owned(), std::slice::from_ref(it)),
            ServerUrl::Template(url, variables) => (url.clone(), variables),
        };
        let variables: String = variables
            .iter()
            .map(|it| format!(", {}", variable(it)))
            .collect();
        format!("{}: {url}{variables}", server.name.rust)
    });
    block(
        &format!("servers {} at {path}", servers.name.rust),
        &list.collect::<Vec<_>>(),
    )
}

fn variable(variable: &Variable) -> String {
    let default = variable.default.iter().map(|it| format!(" = {it:?}"));
    let values = quoted(&variable.values, " | ");
    let values = if values.is_empty() {
        values
    } else {
        format!(" in {values}")
    };
    format!(
        "{}{}{values}",
        named(&variable.name),
        default.collect::<String>()
    )
}

fn scheme(scheme: &SecurityScheme) -> String {
    let credential = match &scheme.credential {
        Credential::HeaderKey(name) => format!("key in header {name}"),
        Credential::QueryKey(name) => format!("key in query {name}"),
        Credential::CookieKey(name) => format!("key in cookie {name}"),
        Credential::Basic => "basic".to_owned(),
        Credential::Bearer(issuer) => format!("bearer of {issuer:?}"),
        Credential::Http(name) => format!("http {name}"),
        Credential::Certificate => "certificate".to_owned(),
        Credential::Undeclared(_) => "undeclared".to_owned(),
    };
    let members = scheme.members.join(", ");
    let has_members = !members.is_empty();
    let members = format!("for {members}");
    let text = format!("scheme {}: {credential}", named(&scheme.name));
    let text = marked(text, [(has_members, members.as_str())]);
    let urls: Vec<String> = scheme.oauth.iter().flat_map(urls).collect();
    match urls.is_empty() {
        true => text,
        false => block(&text, &urls),
    }
}

fn urls(urls: &OAuthUrls) -> Vec<String> {
    let all = [
        ("client credentials", &urls.client_credentials),
        ("token", &urls.token),
        ("device token", &urls.device_token),
        ("device refresh", &urls.device_refresh),
        ("refresh", &urls.refresh),
        ("authorization", &urls.authorization),
        ("device authorization", &urls.device_authorization),
    ];
    let all = all.into_iter();
    let all = all.filter_map(|(name, url)| Some(format!("{name}: {}", url.as_ref()?)));
    all.collect()
}

fn step(it: &Step) -> String {
    match it {
        Step::Same => "same".to_owned(),
        Step::Into => "into".to_owned(),
        Step::Items(it) => format!("items {}", step(it)),
        Step::Values(it) => format!("values {}", step(it)),
        Step::Optional(it) => format!("optional {}", step(it)),
        Step::Boxed(it) => format!("boxed {}", step(it)),
    }
}
