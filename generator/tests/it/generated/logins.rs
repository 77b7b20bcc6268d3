//! The command `login` of a generated command line, against an authorization server.

use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use url::{Url, form_urlencoded};

use super::command_line::{Received, receive, response};
use crate::support::{DEPENDENCIES, Workspace, case, generated};

/// The command line, and a server with prepared responses.
struct Zoo {
    program: PathBuf,
    /// The folder of the user's settings.
    settings: PathBuf,
    origin: String,
    responses: Arc<Mutex<VecDeque<Vec<u8>>>>,
    received: Arc<Mutex<Vec<Received>>>,
}

/// The exit code, and the standard error.
type Outcome = (i32, String);

impl Zoo {
    fn open() -> Self {
        let workspace = Workspace::open();
        workspace.add(&generated("oauth", &case("oauth")).client);
        let features = ["--no-default-features", "--features", "cli,oauth2"];
        workspace.succeeds("build", &["oauth-client", DEPENDENCIES], &features);
        let settings = Path::new(env!("CARGO_TARGET_TMPDIR")).join("oauth-settings");
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let zoo = Self {
            program: workspace.program("oauth"),
            settings,
            origin: format!("http://{}", listener.local_addr().unwrap()),
            responses: Arc::default(),
            received: Arc::default(),
        };
        let (responses, received) = (Arc::clone(&zoo.responses), Arc::clone(&zoo.received));
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                received.lock().unwrap().push(receive(&stream));
                let response = responses.lock().unwrap().pop_front();
                // A request without a response fails the command.
                let _ = stream.write_all(&response.unwrap_or_default());
            }
        });
        zoo
    }

    fn start(&self, arguments: &[&str]) -> Child {
        let mut command = Command::new(&self.program);
        command
            .args(arguments)
            .env_clear()
            .env("OAUTH_BASE_URL", format!("{}/v1", self.origin))
            .env("XDG_CONFIG_HOME", &self.settings);
        let command = command.stdin(Stdio::null()).stdout(Stdio::null());
        command.stderr(Stdio::piped()).spawn().unwrap()
    }

    fn run(&self, arguments: &[&str], responses: &[Vec<u8>]) -> Outcome {
        self.respond(responses);
        finish(self.start(arguments))
    }

    fn respond(&self, responses: &[Vec<u8>]) {
        self.responses.lock().unwrap().extend(responses.to_vec());
    }

    /// Runs a command that succeeds, and returns the requests.
    #[track_caller]
    fn succeed(&self, arguments: &[&str], responses: &[Vec<u8>]) -> Vec<Request> {
        let (code, error) = self.run(arguments, responses);
        assert_eq!(code, 0, "{arguments:?}: {error}");
        self.requests()
    }

    fn requests(&self) -> Vec<Request> {
        let received = std::mem::take(&mut *self.received.lock().unwrap());
        received.into_iter().map(request).collect()
    }

    fn file(&self) -> PathBuf {
        self.settings.join("oauth/logins.json")
    }
}

fn finish(child: Child) -> Outcome {
    let output = child.wait_with_output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    (output.status.code().unwrap(), error)
}

/// A request: its target, its credentials, and its form.
struct Request {
    target: String,
    authorization: Option<String>,
    form: BTreeMap<String, String>,
}

fn request((head, body): Received) -> Request {
    let target = head.split(' ').nth(1).unwrap().to_owned();
    let mut lines = head.lines();
    let authorization = lines.find_map(|line| line.strip_prefix("authorization: "));
    Request {
        target,
        authorization: authorization.map(str::to_owned),
        form: form_urlencoded::parse(&body).into_owned().collect(),
    }
}

#[track_caller]
fn exactly<const N: usize>(requests: Vec<Request>) -> [Request; N] {
    let count = requests.len();
    let requests = requests.try_into();
    requests.unwrap_or_else(|_| panic!("{count} requests"))
}

fn json(status: &str, body: &str) -> Vec<u8> {
    response(status, "application/json", body.as_bytes())
}

fn token(token: &str, more: &str) -> Vec<u8> {
    let body = format!(r#"{{"access_token": "{token}", "token_type": "bearer"{more}}}"#);
    json("200 OK", &body)
}

fn no_content() -> Vec<u8> {
    b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n".to_vec()
}

fn bearer(request: &Request) -> Option<&str> {
    request.authorization.as_deref()?.strip_prefix("Bearer ")
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn tokens_are_obtained_stored_and_renewed() {
    let zoo = Zoo::open();
    let _ = fs::remove_dir_all(&zoo.settings);
    log_in_on_another_device(&zoo);
    log_in_in_a_browser(&zoo);
    deny_in_a_browser(&zoo);
    log_in_as_the_client(&zoo);
    invalid_arguments_are_reported(&zoo);
}

fn log_in_on_another_device(zoo: &Zoo) {
    let codes = r#"{
        "device_code": "the-device", "user_code": "ABCD-EFGH", "expires_in": 60, "interval": 0,
        "verification_uri": "https://id.example/device"
    }"#;
    let arguments = [
        "oauth-login",
        "--client-id",
        "app",
        "--device-authorization-url",
        "/oauth/device",
    ];
    let responses = [
        json("200 OK", codes),
        json("400 Bad Request", r#"{"error": "authorization_pending"}"#),
        token("one", r#", "refresh_token": "first", "expires_in": 5"#),
    ];
    let (code, output) = zoo.run(&arguments, &responses);
    assert_eq!(code, 0, "{output}");
    let page = "Open https://id.example/device and enter the code ABCD-EFGH\n";
    assert!(output.starts_with(page), "{output}");
    let requests = zoo.requests();
    let targets = requests.iter().map(|request| request.target.as_str());
    let expected = ["/oauth/device", "/oauth/token", "/oauth/token"];
    assert_eq!(targets.collect::<Vec<_>>(), expected);
    assert_eq!(requests[0].form["client_id"], "app");
    assert_eq!(requests[0].form["scope"], "pets:read pets:write");
    let grant = "urn:ietf:params:oauth:grant-type:device_code";
    assert_eq!(requests[2].form["grant_type"], grant);
    assert_eq!(requests[2].form["device_code"], "the-device");
    assert_private(zoo);

    // The token expires within seconds, so each call renews it.
    let [renewal, call] = exactly(zoo.succeed(
        &["list-pets"],
        &[
            token("two", r#", "refresh_token": "second", "expires_in": 5"#),
            no_content(),
        ],
    ));
    assert_eq!(renewal.target, "/oauth/renew");
    assert_eq!(renewal.form["refresh_token"], "first");
    assert_eq!(bearer(&call), Some("two"));
    assert_private(zoo);
    let responses = [token("three", r#", "expires_in": 3600"#), no_content()];
    let [renewal, call] = exactly(zoo.succeed(&["list-pets"], &responses));
    assert_eq!(renewal.form["refresh_token"], "second");
    assert_eq!(bearer(&call), Some("three"));
    two_processes_renew_once(zoo);
    // A token that is valid is used again, and renewed if the server rejects it.
    let [call] = exactly(zoo.succeed(&["list-pets"], &[no_content()]));
    assert_eq!(bearer(&call), Some("three"));
    let responses = [
        json("401 Unauthorized", "{}"),
        token("four", r#", "expires_in": 3600"#),
        no_content(),
    ];
    let requests = zoo.succeed(&["list-pets"], &responses);
    assert_eq!(bearer(&requests[2]), Some("four"));
    // An option takes precedence.
    let [call] = exactly(zoo.succeed(&["list-pets", "--account", "given"], &[no_content()]));
    assert_eq!(bearer(&call), Some("given"));
    // Another server does not receive the token.
    let other = zoo.origin.replace("127.0.0.1", "localhost");
    let other = format!("{other}/v1");
    let [call] = exactly(zoo.succeed(&["list-pets", "--base-url", &other], &[no_content()]));
    assert_eq!(call.authorization, None);

    zoo.succeed(&["oauth-logout"], &[]);
    assert_eq!(fs::read_to_string(zoo.file()).unwrap(), "{}");
    let [call] = exactly(zoo.succeed(&["list-pets"], &[no_content()]));
    assert_eq!(call.authorization, None);
}

/// Asserts that only the owner can read the tokens.
fn assert_private(zoo: &Zoo) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(zoo.file()), 0o600);
        assert_eq!(mode(zoo.settings.join("oauth")), 0o700);
    }
    // Only the file and its lock are left.
    let files = fs::read_dir(zoo.settings.join("oauth")).unwrap();
    assert_eq!(files.count(), 2);
}

/// Changes the time at which the stored token expires.
fn expire_token(zoo: &Zoo) {
    let file = fs::read_to_string(zoo.file()).unwrap();
    let mut logins: serde_json::Value = serde_json::from_str(&file).unwrap();
    logins[format!("account {}/v1", zoo.origin)]["expires_at"] = "1".into();
    fs::write(zoo.file(), logins.to_string()).unwrap();
}

fn two_processes_renew_once(zoo: &Zoo) {
    expire_token(zoo);
    let renewed = token("three", r#", "refresh_token": "third", "expires_in": 3600"#);
    zoo.respond(&[renewed, no_content(), no_content()]);
    let commands = [zoo.start(&["list-pets"]), zoo.start(&["list-pets"])];
    assert_eq!(
        commands.map(finish),
        [(0, String::new()), (0, String::new())]
    );
    let [renewal, first, second] = exactly(zoo.requests());
    assert_eq!(renewal.form["refresh_token"], "second");
    assert_eq!([&first, &second].map(bearer), [Some("three"); 2]);
}

/// Starts a login, and returns it with the URL of its page.
fn start_login(zoo: &Zoo) -> (Child, Url, BTreeMap<String, String>) {
    let mut login = zoo.start(&["oauth-login", "account", "--client-id", "app"]);
    let mut line = String::new();
    let mut output = BufReader::new(login.stderr.take().unwrap());
    output.read_line(&mut line).unwrap();
    let page = line.strip_prefix("Open ").unwrap();
    let page = page.trim().parse::<Url>().unwrap();
    let parameters = page.query_pairs().into_owned().collect();
    login.stderr = Some(output.into_inner());
    (login, page, parameters)
}

/// Requests a URL as a browser does, and returns the response.
fn visit(address: &str, parameters: &[(&str, &str)]) -> String {
    let url = Url::parse_with_params(address, parameters).unwrap();
    let host = format!("{}:{}", url.host_str().unwrap(), url.port().unwrap());
    let mut stream = TcpStream::connect(&host).unwrap();
    let target = &url[url::Position::BeforePath..];
    write!(
        stream,
        "GET {target} HTTP/1.1\r\nhost: {host}\r\naccept: */*\r\n\r\n"
    )
    .unwrap();
    let mut response = String::new();
    stream.read_to_string(&mut response).unwrap();
    response
}

fn log_in_in_a_browser(zoo: &Zoo) {
    let (login, page, parameters) = start_login(zoo);
    assert_eq!(page.path(), "/oauth/authorize");
    assert_eq!(page.origin().ascii_serialization(), zoo.origin);
    assert_eq!(parameters["response_type"], "code");
    assert_eq!(parameters["client_id"], "app");
    assert_eq!(parameters["scope"], "pets:read pets:write");
    assert_eq!(parameters["code_challenge_method"], "S256");
    let (callback, state) = (&parameters["redirect_uri"], &parameters["state"]);
    // Connections and requests that are not the redirect change nothing.
    drop(TcpStream::connect(callback.split('/').nth(2).unwrap()));
    let icon = callback.replace("callback", "favicon.ico");
    assert!(visit(&icon, &[]).starts_with("HTTP/1.1 404 "));
    let other = visit(callback, &[("code", "other"), ("state", "other")]);
    assert!(other.starts_with("HTTP/1.1 400 "), "{other}");
    zoo.respond(&[token(
        "five",
        r#", "refresh_token": "third", "expires_in": 60"#,
    )]);
    let page = visit(callback, &[("code", "the-code"), ("state", state)]);
    assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
    let (code, error) = finish(login);
    assert_eq!(code, 0, "{error}");
    let [request] = exactly(zoo.requests());
    assert_eq!(request.target, "/oauth/token");
    assert_eq!(request.form["grant_type"], "authorization_code");
    assert_eq!(request.form["code"], "the-code");
    assert_eq!(&request.form["redirect_uri"], callback);
    // RFC 7636, section 4.6.
    let verifier = &request.form["code_verifier"];
    let challenge = URL_SAFE_NO_PAD.encode(Sha256::digest(verifier.as_bytes()));
    assert_eq!(parameters["code_challenge"], challenge);
    assert_private(zoo);
    let [call] = exactly(zoo.succeed(&["list-pets"], &[no_content()]));
    assert_eq!(bearer(&call), Some("five"));
    // The server rejects the access token, and the refresh token.
    let responses = [
        json("401 Unauthorized", "{}"),
        json("400 Bad Request", r#"{"error": "invalid_grant"}"#),
    ];
    let (code, error) = zoo.run(&["list-pets"], &responses);
    assert_eq!(code, 1, "{error}");
    assert_eq!(zoo.requests().len(), 2);
    // The access token expired.
    expire_token(zoo);
    let (code, error) = zoo.run(&["list-pets"], &responses[1..]);
    let expected = "error: no credential could be obtained: the login expired: \
        log in with 'oauth oauth-login'\n";
    assert_eq!((code, error.as_str()), (1, expected));
    assert_eq!(zoo.requests().len(), 1);
}

fn deny_in_a_browser(zoo: &Zoo) {
    let (login, _, parameters) = start_login(zoo);
    let (callback, state) = (&parameters["redirect_uri"], &parameters["state"]);
    visit(callback, &[("error", "access_denied"), ("state", state)]);
    let (code, error) = finish(login);
    assert_eq!(code, 1);
    assert_eq!(
        error,
        "error: the authorization server responded with access_denied\n"
    );
}

fn log_in_as_the_client(zoo: &Zoo) {
    let arguments = [
        "oauth-login",
        "--client-id",
        "app",
        "--client-secret",
        "the-secret",
        "--client-credentials",
        "--scope",
        "admin",
    ];
    let responses = [token("six", r#", "expires_in": 1"#)];
    zoo.succeed(&arguments, &responses);
    let [renewal, call] = exactly(zoo.succeed(&["list-pets"], &[token("seven", ""), no_content()]));
    assert_eq!(renewal.target, "/oauth/token");
    assert_eq!(renewal.form["grant_type"], "client_credentials");
    assert_eq!(renewal.form["scope"], "admin");
    // `app:the-secret` in Base64.
    let expected = "Basic YXBwOnRoZS1zZWNyZXQ=";
    assert_eq!(renewal.authorization.as_deref(), Some(expected));
    assert_eq!(bearer(&call), Some("seven"));
    assert_private(zoo);
}

fn invalid_arguments_are_reported(zoo: &Zoo) {
    for (arguments, code, expected) in [
        (&["oauth-login"][..], 2, "--client-id <ID>"),
        (
            &["oauth-login", "device", "--client-id", "app"],
            2,
            "invalid token URL of `device`: the description has none; set it with '--token-url'",
        ),
        (
            &["oauth-login", "--client-id", "app", "--device"],
            2,
            "set it with '--device-authorization-url'",
        ),
        (
            &[
                "oauth-login",
                "console",
                "--client-id",
                "app",
                "--device",
                "--port",
                "1",
            ],
            2,
            "'--port' does not apply to logging in on another device",
        ),
        (
            &["oauth-login", "--client-id", "app", "--client-credentials"],
            2,
            "missing '--client-secret'",
        ),
        (
            &["oauth-login", "legacy", "--client-id", "app"],
            2,
            "[possible values: account, device, console]",
        ),
    ] {
        let (found, error) = zoo.run(arguments, &[]);
        assert_eq!(found, code, "{error}");
        assert!(error.contains(expected), "{arguments:?}: {error}");
    }
    fs::write(zoo.file(), r#"{"a": "the-secret""#).unwrap();
    let (code, error) = zoo.run(&["list-pets"], &[]);
    assert_eq!(code, 2);
    assert!(error.contains("logins.json: invalid JSON"), "{error}");
    assert!(!error.contains("the-secret"), "{error}");
    fs::remove_file(zoo.file()).unwrap();
}
