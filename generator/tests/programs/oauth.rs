//! The case `oauth`: access tokens of an authorization server, without a socket.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use client::{
    Body, BuildError, Client, ClientBuilder, Environment, Failure, OAuthError, OAuthGrant,
    ResponseFuture, Transport, TransportError,
};
use http::{Request, Response};
use http_body_util::BodyExt;

const SECRET: &str = "s3cret/+";

/// Responds to requests of tokens with prepared responses, and to others if they have the last
/// issued token.
#[derive(Clone, Default)]
struct Zoo(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    tokens: VecDeque<(u16, String)>,
    /// The token that the API accepts.
    accepted: String,
    /// The requests of tokens: the URL, the credentials of the client, and the form.
    requests: Vec<(String, String, String)>,
    calls: usize,
}

impl Zoo {
    /// Adds a response with a token.
    fn issue(&self, token: &str, more: &str) {
        let body = format!(r#"{{"access_token": "{token}", "token_type": "Bearer"{more}}}"#);
        self.respond(200, &body);
    }

    fn respond(&self, status: u16, body: &str) {
        let mut state = self.0.lock().unwrap();
        state.tokens.push_back((status, body.to_owned()));
    }

    fn accept(&self, token: &str) {
        self.0.lock().unwrap().accepted = token.to_owned();
    }

    fn requests(&self) -> Vec<(String, String, String)> {
        std::mem::take(&mut self.0.lock().unwrap().requests)
    }

    fn builder(&self) -> ClientBuilder {
        Client::builder(Environment::server_1()).transport(self.clone())
    }

    fn client(&self, grant: OAuthGrant) -> Client {
        let builder = self.builder().account_grant(grant);
        assert!(!format!("{builder:?}").contains(SECRET));
        builder.build().unwrap()
    }
}

impl Transport for Zoo {
    fn send(&self, request: Request<Body>) -> ResponseFuture<'_> {
        Box::pin(async move {
            let (parts, body) = request.into_parts();
            let body = body.collect().await.unwrap().to_bytes();
            let authorization = parts.headers.get("authorization");
            let authorization = authorization.map_or("", |value| value.to_str().unwrap());
            let mut state = self.0.lock().unwrap();
            let (status, body) = match parts.uri.path().starts_with("/v1/") {
                false => {
                    let form = String::from_utf8(body.to_vec()).unwrap();
                    let request = (parts.uri.to_string(), authorization.to_owned(), form);
                    state.requests.push(request);
                    state.tokens.pop_front().unwrap()
                }
                true => {
                    state.calls += 1;
                    let is_accepted = authorization == format!("Bearer {}", state.accepted);
                    (if is_accepted { 204 } else { 401 }, String::new())
                }
            };
            let response = Response::builder().status(status);
            Ok(response.body(Body::from(Bytes::from(body))).unwrap())
        })
    }
}

fn by_client() -> OAuthGrant {
    OAuthGrant::client_credentials("reader", SECRET)
}

/// Returns the error of the authorization server.
async fn refused(client: &Client) -> OAuthError {
    let failure = client.list_pets().send().await.unwrap_err();
    let text = format!("{failure} {failure:?}");
    assert!(!text.contains(SECRET) && !text.contains("leaked"), "{text}");
    match failure {
        Failure::Transport(TransportError::Credential(error)) => *error.downcast().unwrap(),
        other => panic!("{other:?}"),
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    tokens_are_kept().await;
    tokens_are_renewed().await;
    parameters_are_sent().await;
    refresh_tokens_are_replaced().await;
    errors_are_described().await;
    urls_are_checked();
}

async fn tokens_are_kept() {
    let zoo = Zoo::default();
    zoo.issue("one", r#", "expires_in": 3600"#);
    zoo.accept("one");
    let client = zoo.client(by_client());
    let (first, second) = tokio::join!(client.list_pets().send(), client.create_pet().send());
    first.unwrap();
    second.unwrap();
    client.clone().list_pets().send().await.unwrap();
    assert_eq!(zoo.0.lock().unwrap().calls, 3);
    let expected = (
        "https://zoo.example/oauth/token".to_owned(),
        // `reader:s3cret%2F%2B` in Base64.
        "Basic cmVhZGVyOnMzY3JldCUyRiUyQg==".to_owned(),
        "grant_type=client_credentials&scope=pets%3Aread+pets%3Awrite".to_owned(),
    );
    assert_eq!(zoo.requests(), [expected]);
}

async fn tokens_are_renewed() {
    let zoo = Zoo::default();
    let client = zoo.client(by_client());
    zoo.issue("one", r#", "expires_in": 1"#);
    zoo.issue("two", "");
    zoo.issue("three", "");
    zoo.accept("one");
    client.list_pets().send().await.unwrap();
    client.list_pets().send().await.unwrap();
    assert_eq!(zoo.requests().len(), 1);
    // Before the token expires.
    tokio::time::sleep(Duration::from_millis(920)).await;
    zoo.accept("two");
    client.list_pets().send().await.unwrap();
    assert_eq!(zoo.requests().len(), 1);
    // When the server no longer accepts it.
    zoo.accept("three");
    client.list_pets().send().await.unwrap();
    assert_eq!(zoo.requests().len(), 1);
    assert_eq!(zoo.0.lock().unwrap().calls, 5);
}

async fn parameters_are_sent() {
    let zoo = Zoo::default();
    zoo.issue("one", "");
    zoo.accept("one");
    let grant = by_client()
        .scopes(["admin"])
        .secret_in_body()
        .parameter("audience", "zoo")
        .token_url("https://id.example/token?tenant=a");
    zoo.client(grant).list_pets().send().await.unwrap();
    let [(url, authorization, form)] = zoo.requests().try_into().unwrap();
    assert_eq!(url, "https://id.example/token?tenant=a");
    assert_eq!(authorization, "");
    for part in ["client_id=reader", "client_secret=s3cret%2F%2B", "scope=admin", "audience=zoo"] {
        assert!(form.split('&').any(|known| known == part), "{form}");
    }
}

async fn refresh_tokens_are_replaced() {
    let zoo = Zoo::default();
    let stored = Arc::new(Mutex::new(Vec::new()));
    let store = Arc::clone(&stored);
    let grant = OAuthGrant::refresh_token("app", "first")
        .on_refresh_token(move |token| store.lock().unwrap().push(token.to_owned()));
    let client = zoo.client(grant);
    for (token, more) in [
        ("one", r#", "refresh_token": "second""#),
        ("two", ""),
        ("three", r#", "refresh_token": "second""#),
    ] {
        zoo.issue(token, more);
        zoo.accept(token);
        client.list_pets().send().await.unwrap();
    }
    let forms = zoo.requests().into_iter().map(|(url, _, form)| {
        assert_eq!(url, "https://zoo.example/oauth/renew");
        form
    });
    let expected = ["first", "second", "second"].map(|token| {
        format!("grant_type=refresh_token&refresh_token={token}&client_id=app")
    });
    assert_eq!(forms.collect::<Vec<_>>(), expected);
    assert_eq!(*stored.lock().unwrap(), ["second"]);
}

async fn errors_are_described() {
    let zoo = Zoo::default();
    let client = zoo.client(by_client());
    for (status, body, expected) in [
        (
            401,
            r#"{"error": "invalid_client", "error_description": "Unknown."}"#,
            "the authorization server responded with invalid_client: Unknown.",
        ),
        (502, "<h1>Bad gateway</h1>", "the authorization server responded with status 502"),
        (404, r#"{"message":"not found"}"#, "the authorization server responded with status 404"),
        (400, "", "the authorization server responded with status 400"),
        (
            200,
            r#"{"access_token": "leaked"}"#,
            "invalid response of the authorization server: missing field `token_type` at line 1 column 26",
        ),
        (
            200,
            r#"{"access_token": "leaked", "token_type": "bearer", "expires_in": "leaked"}"#,
            "invalid response of the authorization server: expected an object with valid fields",
        ),
        (
            200,
            r#"{"access_token": "leaked", "token_type": "mac"}"#,
            "invalid response of the authorization server: unsupported token type `mac`",
        ),
    ] {
        zoo.respond(status, body);
        assert_eq!(refused(&client).await.to_string(), expected);
    }
    assert_eq!(zoo.0.lock().unwrap().calls, 0);
    let error = client.list_pets().send();
    zoo.respond(401, r#"{"error": "invalid_client"}"#);
    assert!(matches!(
        error.await.unwrap_err(),
        Failure::Transport(TransportError::Credential(_))
    ));
}

fn urls_are_checked() {
    let grant = || OAuthGrant::client_credentials("reader", SECRET);
    let text = |built: Result<Client, BuildError>| built.unwrap_err().to_string();
    let zoo = Zoo::default();
    assert_eq!(
        text(zoo.builder().device_grant(grant()).build()),
        "invalid token URL of `device`: the description has none"
    );
    assert_eq!(
        text(zoo.builder().account_grant(grant().token_url("ftp://id.example")).build()),
        "invalid token URL of `account`: expected `http` or `https`"
    );
    let built = |grant| {
        let socket = Environment::unix("/run/zoo.sock");
        Client::builder(socket).account_grant(grant).build()
    };
    assert_eq!(
        text(built(grant().token_url("https://id.example/token"))),
        "invalid token URL of `account`: it requires the feature `tls`"
    );
    assert_eq!(
        text(built(grant().token_url("http://id.example/token"))),
        "invalid token URL of `account`: it is outside of the unix socket"
    );
    built(grant()).unwrap();
}
