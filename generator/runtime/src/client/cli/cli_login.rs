//! The commands that obtain and remove OAuth 2.0 tokens.
#![cfg(all(
    feature = "cli",
    feature = "oauth2",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use oauth2::{ClientId, ClientSecret, Scope};
use tokio::runtime::Builder;
use url::Url;

use crate::runtime::client::cli_error::{CliError, InvalidArgument};
use crate::runtime::client::cli_login_flow::{Flow, print_message};
use crate::runtime::client::cli_login_store::Store;
use crate::runtime::client::cli_stored_login::{Login, StoredLogin};
use crate::runtime::client::credential::Credential;
use crate::runtime::client::credential_provider::CredentialSource;
use crate::runtime::client::oauth::{OAuthScheme, required_scopes};
use crate::runtime::client::oauth_endpoint::Connection;
use crate::runtime::client::request::Shared;

/// The OAuth 2.0 schemes of a program, and its commands for them.
#[derive(Debug)]
pub struct Logins {
    /// The name of the program.
    pub program: &'static str,
    /// The name of the command that obtains tokens.
    pub login: &'static str,
    /// The name of the command that removes them.
    pub logout: &'static str,
    /// The environment variable of the client identifier.
    pub client_id: &'static str,
    /// The environment variable of the client secret.
    pub client_secret: &'static str,
    /// The schemes; the first is the default.
    pub schemes: &'static [&'static OAuthScheme],
}

impl Logins {
    /// Returns the definition of the command that obtains tokens.
    pub fn login_command(&self) -> Command {
        let about = "Log in with OAuth 2.0: in a browser, on another device, or as the client";
        let url = |name: &'static str, help: &'static str| {
            let help = format!("{help} [default: that of the API description]");
            Arg::new(name).long(name).value_name("URL").help(help)
        };
        self.command(self.login, about).args([
            Arg::new("client-id")
                .long("client-id")
                .value_name("ID")
                .help("The client identifier, as registered with the authorization server")
                .required(true)
                .env(self.client_id),
            Arg::new("client-secret")
                .long("client-secret")
                .value_name("SECRET")
                .help("The client secret, if the client has one")
                .env(self.client_secret)
                .hide_env_values(true),
            Arg::new("scope")
                .long("scope")
                .value_name("SCOPE")
                .help("A scope to request [default: the scopes that the operations require]")
                .action(ArgAction::Append),
            Arg::new("client-credentials")
                .long("client-credentials")
                .help("Log in as the client, with its secret")
                .action(ArgAction::SetTrue)
                .conflicts_with("device"),
            Arg::new("device")
                .long("device")
                .help("Log in on another device, with a code")
                .action(ArgAction::SetTrue),
            Arg::new("port")
                .long("port")
                .value_name("PORT")
                .help("The port of the redirect URL, http://127.0.0.1:PORT/callback [default: any free port]")
                .value_parser(value_parser!(u16)),
            url("authorization-url", "The authorization URL"),
            url("device-authorization-url", "The device authorization URL"),
            url("token-url", "The token URL"),
        ])
    }

    /// Returns the definition of the command that removes tokens.
    pub fn logout_command(&self) -> Command {
        self.command(self.logout, "Log out: remove the stored tokens")
    }

    fn command(&self, name: &'static str, about: &'static str) -> Command {
        let default = self.default_scheme().map_or("", |scheme| scheme.name);
        let names = self.schemes.iter().map(|scheme| scheme.name);
        let scheme = Arg::new("scheme")
            .value_name("SCHEME")
            .help(format!("The security scheme [default: {default}]"))
            .value_parser(PossibleValuesParser::new(names));
        Command::new(name).about(about).arg(scheme)
    }

    /// Obtains tokens and stores them.
    pub fn login(&self, shared: &Shared, arguments: &ArgMatches) -> Result<(), CliError> {
        let (scheme, store) = (self.chosen(arguments)?, Store::new(self.program)?);
        let connection = Connection::new(shared);
        let urls = Urls {
            scheme,
            connection: &connection,
            arguments,
        };
        let way = urls.way();
        let (token, renewal) = match way {
            Way::Client => (scheme.client_credentials, scheme.client_credentials),
            Way::Device if scheme.device_token.is_some() => {
                let token = scheme.device_token;
                (token, scheme.device_refresh.or(token))
            }
            Way::Device | Way::Browser => (scheme.token, scheme.renewal()),
        };
        urls.reject_unused(&way)?;
        let renewal_url = urls.find("token URL", "token-url", renewal)?;
        let scopes = match arguments.get_many::<String>("scope") {
            Some(scopes) => scopes.map(|scope| Scope::new(scope.clone())).collect(),
            None => required_scopes(scheme),
        };
        let id = urls.text("client-id").unwrap_or_default();
        let secret = urls.text("client-secret");
        let mut login = Login::new(id, secret, &renewal_url);
        let flow = Flow {
            connection: &connection,
            id: ClientId::new(id.to_owned()),
            secret: secret.map(|secret| ClientSecret::new(secret.to_owned())),
            token_url: urls.find("token URL", "token-url", token)?,
            scopes,
        };
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(CliError::runtime)?;
        let tokens = match way {
            Way::Client if secret.is_none() => {
                return Err(InvalidArgument::new("missing '--client-secret'").into());
            }
            Way::Client => {
                login.renew_by_client(&flow.scopes);
                runtime.block_on(flow.by_client())
            }
            Way::Device => {
                let (endpoint, name) = ("device authorization URL", "device-authorization-url");
                let url = urls.find(endpoint, name, scheme.device_authorization)?;
                runtime.block_on(flow.by_device(url))
            }
            Way::Browser => {
                let (endpoint, name) = ("authorization URL", "authorization-url");
                let url = urls.find(endpoint, name, scheme.authorization)?;
                let port = arguments.get_one("port").copied().unwrap_or(0);
                runtime.block_on(flow.by_browser(url, port))
            }
        };
        login.renew(tokens?);
        save(&store, &key(scheme, shared), Some(login))?;
        print_message(&format!("Logged in; the tokens are in {}", store.path()));
        Ok(())
    }

    /// Removes stored tokens.
    pub fn logout(&self, shared: &Shared, arguments: &ArgMatches) -> Result<(), CliError> {
        let store = Store::new(self.program)?;
        let key = key(self.chosen(arguments)?, shared);
        save(&store, &key, None)
    }

    /// Returns the scheme that was named, or else the default.
    fn chosen(&self, arguments: &ArgMatches) -> Result<&'static OAuthScheme, InvalidArgument> {
        let mut schemes = self.schemes.iter().copied();
        let found = match arguments.get_one::<String>("scheme") {
            Some(name) => schemes.find(|scheme| scheme.name == name),
            None => self.default_scheme(),
        };
        found.ok_or_else(|| InvalidArgument::new("missing security scheme"))
    }

    /// Returns the first scheme, preferably one for users.
    fn default_scheme(&self) -> Option<&'static OAuthScheme> {
        let mut schemes = self.schemes.iter().copied();
        let for_users = schemes
            .find(|scheme| scheme.authorization.is_some() || scheme.device_authorization.is_some());
        for_users.or(self.schemes.first().copied())
    }

    /// Returns the credential of a scheme: the given one, or else that of the stored tokens.
    pub fn credential(
        &self,
        scheme: &'static OAuthScheme,
        given: Option<Credential>,
        shared: &Shared,
    ) -> Result<Option<Credential>, InvalidArgument> {
        let Some(store) = Store::new(self.program).ok().filter(|_| given.is_none()) else {
            return Ok(given);
        };
        let key = key(scheme, shared);
        let login = store.get(&key).map_err(InvalidArgument::new)?;
        let Some(login) = login else {
            return Ok(None);
        };
        let source = CredentialSource::by(StoredLogin {
            scheme: scheme.name,
            connection: Connection::new(shared),
            store,
            key,
            login: Mutex::new(login),
            is_used: AtomicBool::new(false),
            advice: format!("log in with '{} {}'", self.program, self.login),
        });
        let credential = source.credential(|token| token.bearer("login"));
        credential
            .map(Some)
            .map_err(|error| InvalidArgument::error(&error))
    }
}

/// Stores or removes a login.
fn save(store: &Store, key: &str, login: Option<Login>) -> Result<(), CliError> {
    let lock = store.lock();
    let saved = lock.and_then(|lock| store.set(&lock, key, login));
    saved.map_err(|error| CliError::Failed(error.to_string()))
}

/// The ways to log in.
enum Way {
    /// As the client itself.
    Client,
    /// On another device.
    Device,
    /// In a browser.
    Browser,
}

/// The URLs of the endpoints: those of the options, or else of the scheme.
struct Urls<'a> {
    scheme: &'static OAuthScheme,
    connection: &'a Connection,
    arguments: &'a ArgMatches,
}

impl<'a> Urls<'a> {
    fn text(&self, name: &str) -> Option<&'a str> {
        self.arguments.get_one::<String>(name).map(String::as_str)
    }

    fn find(
        &self,
        endpoint: &'static str,
        name: &str,
        described: Option<&str>,
    ) -> Result<Url, InvalidArgument> {
        let url = self.text(name).or(described);
        let url = self.connection.resolve(self.scheme.name, endpoint, url);
        url.map_err(|error| InvalidArgument(format!("{error}; set it with '--{name}'")))
    }

    /// Rejects options that do not apply to this way to log in.
    fn reject_unused(&self, way: &Way) -> Result<(), InvalidArgument> {
        let (kind, unused): (_, &[&str]) = match way {
            Way::Client => (
                "as the client",
                &["port", "authorization-url", "device-authorization-url"],
            ),
            Way::Device => ("on another device", &["port", "authorization-url"]),
            Way::Browser => return Ok(()),
        };
        let mut given = unused
            .iter()
            .filter(|name| self.arguments.contains_id(name));
        given.next().map_or(Ok(()), |name| {
            let message = format!("'--{name}' does not apply to logging in {kind}");
            Err(InvalidArgument(message))
        })
    }

    /// Returns the way that was chosen, or else the first one with a URL.
    fn way(&self) -> Way {
        let is_set = |name| self.arguments.get_flag(name);
        let is_given = |name| self.text(name).is_some();
        if is_set("client-credentials") {
            return Way::Client;
        }
        if is_set("device") || is_given("device-authorization-url") {
            return Way::Device;
        }
        if is_given("authorization-url") || self.scheme.authorization.is_some() {
            return Way::Browser;
        }
        match self.scheme.device_authorization {
            Some(_) => Way::Device,
            None if self.scheme.client_credentials.is_some() => Way::Client,
            None => Way::Browser,
        }
    }
}

/// The key of the tokens of a scheme, which are only sent to the server they were obtained for.
fn key(scheme: &OAuthScheme, shared: &Shared) -> String {
    format!("{} {}", scheme.name, shared.base_url.as_str())
}
