//! The OAuth 2.0 flows of users: in a browser (RFC 8252), and on another device (RFC 8628).
#![cfg(all(
    feature = "cli",
    feature = "oauth2",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Read, Write, stderr};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::time::Duration;

use oauth2::{
    AuthUrl, AuthorizationCode, ClientId, ClientSecret, CsrfToken, DeviceAuthorizationUrl,
    PkceCodeChallenge, RedirectUrl, Scope, StandardDeviceAuthorizationResponse,
};
use tokio::time::sleep;
use url::Url;

use crate::runtime::client::cli_error::{CliError, chain};
use crate::runtime::client::cli_escape;
use crate::runtime::client::oauth_endpoint::{
    Connection, OAuthError, TokenClient, Tokens, token_client,
};

/// The path that the browser is redirected to.
const CALLBACK: &str = "/callback";

/// The maximum size of a request of the browser in bytes.
const REQUEST_LIMIT: u64 = 64 * 1024;

/// The time for receiving a request: browsers open connections that they do not use.
const READ_TIMEOUT: Duration = Duration::from_secs(2);

/// A request for the tokens of a user.
pub(crate) struct Flow<'c> {
    pub(crate) connection: &'c Connection,
    pub(crate) id: ClientId,
    pub(crate) secret: Option<ClientSecret>,
    pub(crate) token_url: Url,
    pub(crate) scopes: Vec<Scope>,
}

impl Flow<'_> {
    fn client(&self) -> TokenClient {
        let (id, secret) = (self.id.clone(), self.secret.clone());
        token_client(id, secret, self.token_url.clone())
    }

    /// Logs in with the credentials of the client.
    pub(crate) async fn by_client(&self) -> Result<Tokens, CliError> {
        let (connection, client) = (self.connection, self.client());
        let tokens = connection.by_client(&client, &self.scopes, &[]).await;
        tokens.map_err(failed)
    }

    /// Shows a code that the user enters on another device.
    pub(crate) async fn by_device(&self, url: Url) -> Result<Tokens, CliError> {
        let url = DeviceAuthorizationUrl::from_url(url);
        let client = self.client().set_device_authorization_url(url);
        let request = client.exchange_device_code();
        let request = request.add_scopes(self.scopes.iter().cloned());
        let codes = request.request_async(self.connection).await;
        let codes: StandardDeviceAuthorizationResponse = codes.map_err(|why| failed(why.into()))?;
        let (page, code) = (codes.verification_uri(), codes.user_code().secret());
        print_message(&format!("Open {} and enter the code {code}", page.as_str()));
        if let Some(page) = codes.verification_uri_complete() {
            print_message(&format!("or open {}", page.secret()));
        }
        let request = client.exchange_device_access_token(&codes);
        let response = request.request_async(self.connection, sleep, None).await;
        Tokens::new(&response.map_err(|why| failed(why.into()))?).map_err(failed)
    }

    /// Sends the user to a page in a browser, which redirects to this program, with a proof key
    /// (RFC 7636).
    pub(crate) async fn by_browser(&self, url: Url, port: u16) -> Result<Tokens, CliError> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        let listener = listener.map_err(|error| unavailable(&error))?;
        let address = listener.local_addr().map_err(|error| unavailable(&error))?;
        let redirect_url = RedirectUrl::new(format!("http://{address}{CALLBACK}"));
        let redirect_url = redirect_url.map_err(|error| CliError::Failed(error.to_string()))?;
        let client = self.client().set_auth_uri(AuthUrl::from_url(url));
        let client = client.set_redirect_uri(redirect_url);
        let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
        let request = client.authorize_url(CsrfToken::new_random);
        let request = request.add_scopes(self.scopes.iter().cloned());
        let (page, state) = request.set_pkce_challenge(challenge).url();
        print_message(&format!("Open {page}"));
        let code = authorized(&listener, state.secret())?;
        let request = client.exchange_code(AuthorizationCode::new(code));
        let request = request.set_pkce_verifier(verifier);
        let response = request.request_async(self.connection).await;
        Tokens::new(&response.map_err(|why| failed(why.into()))?).map_err(failed)
    }
}

fn failed(error: OAuthError) -> CliError {
    CliError::Failed(chain(&error))
}

fn unavailable(error: &io::Error) -> CliError {
    CliError::Failed(format!("cannot wait for the browser: {error}"))
}

/// Prints a message for the user.
pub(crate) fn print_message(message: &str) {
    // There is nowhere to report this error.
    let _ = writeln!(stderr(), "{}", cli_escape::lines(message));
}

/// Waits until the browser is redirected with this state, and returns the authorization code.
/// Other requests are rejected.
fn authorized(listener: &TcpListener, state: &str) -> Result<String, CliError> {
    loop {
        let (stream, _) = listener.accept().map_err(|error| unavailable(&error))?;
        let Some(parameters) = redirected(&stream) else {
            respond(stream, "404 Not Found", "Not found");
            continue;
        };
        if parameters.get("state").is_none_or(|known| known != state) {
            respond(stream, "400 Bad Request", "This is not the current login");
            continue;
        }
        if let Some(code) = parameters.get("code") {
            respond(stream, "200 OK", "Authorized: return to the command line");
            return Ok(code.clone());
        }
        respond(
            stream,
            "200 OK",
            "Not authorized: return to the command line",
        );
        let error = OAuthError::Rejected {
            error: match parameters.get("error") {
                Some(error) => error.clone(),
                None => "no authorization code".to_owned(),
            },
            description: parameters.get("error_description").cloned(),
        };
        return Err(failed(error));
    }
}

/// Reads a request, and returns the parameters of the redirect URL; `None` for other requests.
fn redirected(stream: &TcpStream) -> Option<HashMap<String, String>> {
    stream.set_read_timeout(Some(READ_TIMEOUT)).ok()?;
    let mut lines = BufReader::new(stream.take(REQUEST_LIMIT)).lines();
    let first = lines.next()?.ok()?;
    // The browser expects that the whole request is read.
    for line in lines {
        if line.ok()?.is_empty() {
            break;
        }
    }
    let target = first.strip_prefix("GET ")?.split(' ').next()?;
    let url = Url::parse("http://localhost").ok()?.join(target).ok()?;
    let is_redirect = url.path() == CALLBACK;
    is_redirect.then(|| url.query_pairs().into_owned().collect())
}

fn respond(mut stream: TcpStream, status: &str, message: &str) {
    let length = message.len();
    let response = format!(
        "HTTP/1.1 {status}\r\ncontent-type: text/plain\r\ncontent-length: {length}\r\n\
         connection: close\r\n\r\n{message}"
    );
    // A browser that is gone needs no page.
    let _ = stream.write_all(response.as_bytes());
}
