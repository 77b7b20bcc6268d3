use std::pin::Pin;
use std::sync::Mutex;
use std::task::{Context, Poll};

use http_body_util::{BodyExt, Channel};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tracing::subscriber::DefaultGuard;

use super::*;

/// Far more than any timeout that a test sets, and less than the usual ones.
const PATIENCE: Duration = Duration::from_secs(20);

type Answer = Pin<Box<dyn Future<Output = Result<Response<String>, BoxError>> + Send>>;

/// A service that is a function.
#[derive(Clone)]
struct Handler<F>(F);

impl<F, A> Service<Request<RequestBody>> for Handler<F>
where
    F: Fn(Request<RequestBody>) -> A,
    A: Future<Output = String> + Send + 'static,
{
    type Response = Response<String>;
    type Error = BoxError;
    type Future = Answer;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), BoxError>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<RequestBody>) -> Answer {
        let text = (self.0)(request);
        Box::pin(async move { Ok(Response::new(text.await)) })
    }
}

struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    done: JoinHandle<io::Result<()>>,
}

async fn start<F, A>(settings: Settings, handler: F) -> Running
where
    F: Fn(Request<RequestBody>) -> A + Clone + Send + Sync + 'static,
    A: Future<Output = String> + Send + 'static,
{
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let shutdown = async { stopped.await.unwrap_or_default() };
    let done = tokio::spawn(run(listener, Handler(handler), settings, shutdown));
    Running {
        address,
        stop,
        done,
    }
}

impl Running {
    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Sends `text` over a connection of its own, and returns all that comes
    /// back until it is closed.
    async fn send(&self, text: &str) -> String {
        let mut stream = self.connect().await;
        stream.write_all(text.as_bytes()).await.unwrap();
        rest(&mut stream).await
    }
}

async fn rest(stream: &mut TcpStream) -> String {
    let mut text = String::new();
    let end = timeout(PATIENCE, stream.read_to_string(&mut text)).await;
    end.expect("the connection is not closed").unwrap();
    text
}

/// Reads the head of a response and the body, if that is one of `ok()`.
async fn one_response(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    while !text.ends_with(b"ok") {
        text.push(stream.read_u8().await.unwrap());
    }
    String::from_utf8(text).unwrap()
}

async fn ok(_: Request<RequestBody>) -> String {
    "ok".to_owned()
}

fn header<'a>(response: &'a str, name: &str) -> &'a str {
    let line = response
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("{name} is missing: {response}"))
}

const GET: &str = "GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
const GET_MORE: &str = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";

#[tokio::test]
async fn the_address_of_the_client_and_the_identifier_arrive() {
    let show = |request: Request<RequestBody>| async move {
        let Origin { peer, request_id } = request.extensions().get::<Origin>().unwrap();
        format!("{peer} {}", request_id.to_str().unwrap())
    };
    let running = start(Settings::default(), show).await;
    let mut stream = running.connect().await;
    stream.write_all(GET.as_bytes()).await.unwrap();
    let response = rest(&mut stream).await;
    let id = header(&response, "x-request-id");
    let expected = format!("{} {id}", stream.local_addr().unwrap());
    assert!(response.ends_with(&expected), "{response}");
}

#[tokio::test]
async fn every_response_has_an_identifier_of_its_own() {
    let running = start(Settings::default(), ok).await;
    let mut stream = running.connect().await;
    let mut ids = std::collections::HashSet::new();
    for _ in 0..10 {
        stream.write_all(GET_MORE.as_bytes()).await.unwrap();
        let response = one_response(&mut stream).await;
        ids.insert(header(&response, "x-request-id").to_owned());
    }
    assert_eq!(ids.len(), 10);
}

#[tokio::test]
async fn half_sent_headers_are_closed() {
    let header_timeout = Duration::from_millis(50);
    let running = start(
        Settings {
            header_timeout,
            ..Settings::default()
        },
        ok,
    )
    .await;
    assert_eq!(running.send("GET / HTTP/1.1\r\nhost: a\r\n").await, "");
}

#[tokio::test]
async fn a_head_that_is_too_long_is_refused() {
    let running = start(Settings::default(), ok).await;
    let long = format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "x".repeat(40_000));
    let answer = running.send(&long).await;
    assert!(answer.starts_with("HTTP/1.1 431 "), "{answer:?}");
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(101));
    assert!(running.send(&many).await.starts_with("HTTP/1.1 431 "));
}

#[tokio::test]
async fn what_is_not_http_is_refused_by_a_bare_status() {
    let running = start(Settings::default(), ok).await;
    for head in [
        "GET\r\n",
        "GET / HTTP/2.0\r\n",
        "GET / HTTP/1.2\r\n",
        "G@T / HTTP/1.1\r\n",
        "GET /\x01 HTTP/1.1\r\n",
        "GET / HTTP/1.1\r\nhost : a\r\n",
        "GET / HTTP/1.1\r\nx: a\x01\r\n",
        "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n",
        "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n",
        "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n",
        "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: rot13\r\n",
    ] {
        let answer = running.send(&format!("{head}\r\n")).await;
        assert!(answer.starts_with("HTTP/1.1 400 "), "{head:?}: {answer:?}");
        assert!(answer.ends_with("\r\n\r\n"), "{head:?}: {answer:?}");
    }
    // A target that is longer than a head may be is a head that is too long.
    let long = format!("GET /{} HTTP/1.1\r\n\r\n", "x".repeat(40_000));
    let answer = running.send(&long).await;
    assert!(answer.starts_with("HTTP/1.1 431 "), "{answer:?}");
}

#[tokio::test]
async fn a_body_that_does_not_come_fails() {
    let collect = |request: Request<RequestBody>| async {
        match request.into_body().collect().await {
            Ok(_) => "complete".to_owned(),
            Err(error) => error.to_string(),
        }
    };
    let body_timeout = Duration::from_millis(50);
    let running = start(
        Settings {
            body_timeout,
            ..Settings::default()
        },
        collect,
    )
    .await;
    let post = "POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n\r\n";
    let late = running.send(&format!("{post}1")).await;
    assert!(late.ends_with(&BodyTimeout.to_string()), "{late}");
    let in_time = running.send(&format!("{post}12")).await;
    assert!(in_time.ends_with("complete"), "{in_time}");
}

#[tokio::test(start_paused = true)]
async fn a_body_has_one_time_for_all_its_parts() {
    let (mut sender, body) = Channel::<&[u8], BoxError>::new(1);
    let mut body = TimedBody::new(Box::pin(body), Duration::from_secs(10));
    let sending = tokio::spawn(async move {
        while sender.send_data(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_secs(3)).await;
        }
    });
    // At 0, 3, 6 and 9 seconds.
    for _ in 0..4 {
        assert!(body.frame().await.unwrap().is_ok());
    }
    let error = body.frame().await.unwrap().unwrap_err();
    assert!(error.is::<BodyTimeout>());
    sending.abort();
}

#[tokio::test]
async fn what_is_under_way_at_the_end_is_finished() {
    let (entered, mut inside) = mpsc::unbounded_channel();
    let slow = move |_: Request<RequestBody>| {
        let (release, released) = oneshot::channel::<()>();
        entered.send(release).unwrap();
        async { released.await.map_or("lost", |()| "finished").to_owned() }
    };
    let running = start(Settings::default(), slow).await;
    let mut idle = running.connect().await;
    let mut stream = running.connect().await;
    stream.write_all(GET_MORE.as_bytes()).await.unwrap();
    let release = inside.recv().await.unwrap();

    running.stop.send(()).unwrap();
    // The idle connection is closed, and no other is accepted; what answers at
    // the address may be of another test that has been given it.
    assert_eq!(rest(&mut idle).await, "");
    if let Ok(mut late) = TcpStream::connect(running.address).await {
        late.write_all(GET.as_bytes()).await.ok();
    }
    assert!(!running.done.is_finished());
    release.send(()).unwrap();
    assert!(rest(&mut stream).await.ends_with("finished"));
    running.done.await.unwrap().unwrap();
    assert!(inside.try_recv().is_err(), "another request came in");
}

#[tokio::test]
async fn what_does_not_finish_is_left() {
    let (entered, mut inside) = mpsc::unbounded_channel();
    let endless = move |_: Request<RequestBody>| {
        entered.send(()).unwrap();
        std::future::pending()
    };
    let drain_timeout = Duration::from_millis(50);
    let running = start(
        Settings {
            drain_timeout,
            ..Settings::default()
        },
        endless,
    )
    .await;
    let mut stream = running.connect().await;
    stream.write_all(GET.as_bytes()).await.unwrap();
    inside.recv().await.unwrap();
    running.stop.send(()).unwrap();
    running.done.await.unwrap().unwrap();
}

#[tokio::test]
async fn a_connection_beyond_the_limit_waits_for_another_to_end() {
    let running = start(
        Settings {
            max_connections: 1,
            ..Settings::default()
        },
        ok,
    )
    .await;
    let mut first = running.connect().await;
    first.write_all(GET_MORE.as_bytes()).await.unwrap();
    one_response(&mut first).await;

    let mut second = running.connect().await;
    second.write_all(GET.as_bytes()).await.unwrap();
    for _ in 0..10 {
        first.write_all(GET_MORE.as_bytes()).await.unwrap();
        one_response(&mut first).await;
    }
    let mut byte = [0];
    let early = second.try_read(&mut byte).unwrap_err();
    assert_eq!(early.kind(), io::ErrorKind::WouldBlock);
    drop(first);
    assert!(rest(&mut second).await.ends_with("ok"));
}

#[tokio::test]
async fn a_client_that_takes_nothing_loses_its_place() {
    let large = |request: Request<RequestBody>| async move {
        match request.uri().path() {
            // More than the buffers of both ends hold.
            "/large" => "x".repeat(64 << 20),
            _ => "ok".to_owned(),
        }
    };
    let running = start(
        Settings {
            write_timeout: Duration::from_millis(50),
            max_connections: 1,
            ..Settings::default()
        },
        large,
    )
    .await;
    let mut idle = running.connect().await;
    let large = GET_MORE.replacen('/', "/large", 1);
    idle.write_all(large.as_bytes()).await.unwrap();
    assert!(running.send(GET).await.ends_with("ok"));
}

#[tokio::test]
async fn a_service_that_fails_ends_its_connection_and_no_other() {
    let logged = Logged::start();
    let panic = |request: Request<RequestBody>| async move {
        assert_ne!(request.uri().path(), "/panic");
        "ok".to_owned()
    };
    let running = start(Settings::default(), panic).await;
    let mut stream = running.connect().await;
    stream
        .write_all(GET_MORE.replacen('/', "/panic", 1).as_bytes())
        .await
        .unwrap();
    let mut text = String::new();
    let _ = stream.read_to_string(&mut text).await;
    assert_eq!(text, "");
    let lines = logged.lines();
    assert!(
        lines.len() == 1 && !lines[0].contains("status"),
        "{lines:?}"
    );
    assert!(running.send(GET).await.ends_with("ok"));
}

/// What is logged while it lives, on this thread.
struct Logged {
    written: Arc<Mutex<Vec<u8>>>,
    _guard: DefaultGuard,
}

impl Logged {
    fn start() -> Self {
        let written = Arc::new(Mutex::new(Vec::new()));
        let writer = Arc::clone(&written);
        let subscriber = tracing_subscriber::fmt()
            .json()
            .flatten_event(true)
            .with_writer(move || TestWriter(Arc::clone(&writer)))
            .finish();
        let _guard = tracing::subscriber::set_default(subscriber);
        Self { written, _guard }
    }

    /// The lines so far.
    fn lines(&self) -> Vec<String> {
        let text = String::from_utf8(self.written.lock().unwrap().clone()).unwrap();
        text.lines().map(str::to_owned).collect()
    }
}

struct TestWriter(Arc<Mutex<Vec<u8>>>);

impl io::Write for TestWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn a_line_of_the_log_has_the_route_and_not_the_path() {
    let logged = Logged::start();
    let route = |_: &Method, _: &str| Some("/pets/{petId}");
    let running = start(
        Settings {
            route,
            ..Settings::default()
        },
        ok,
    )
    .await;
    let response = running.send(&GET.replacen('/', "/secret", 1)).await;
    let lines = logged.lines();
    let [line] = &lines[..] else {
        panic!("one request was sent: {lines:?}")
    };
    let id = header(&response, "x-request-id");
    for field in [
        r#""method":"GET""#,
        r#""route":"/pets/{petId}""#,
        r#""status":200"#,
        r#""duration_us":"#,
        &format!(r#""request_id":"{id}""#),
    ] {
        assert!(line.contains(field), "{field} in {line}");
    }
    assert!(!line.contains("secret"), "{line}");
}

#[tokio::test]
async fn what_is_logged_of_a_request_has_its_identifier() {
    let logged = Logged::start();
    let warn = |_: Request<RequestBody>| async {
        tokio::task::yield_now().await;
        tracing::warn!("odd");
        "ok".to_owned()
    };
    let running = start(Settings::default(), warn).await;
    let response = running.send(GET).await;
    let lines = logged.lines();
    assert!(lines[0].contains(r#""message":"odd""#), "{lines:?}");
    assert!(lines[0].contains(header(&response, "x-request-id")));
}

#[tokio::test]
async fn a_request_that_is_given_up_leaves_a_line() {
    let logged = Logged::start();
    let (entered, mut inside) = mpsc::unbounded_channel();
    let endless = move |_: Request<RequestBody>| {
        entered.send(()).unwrap();
        std::future::pending()
    };
    let running = start(Settings::default(), endless).await;
    let mut stream = running.connect().await;
    stream.write_all(GET_MORE.as_bytes()).await.unwrap();
    inside.recv().await.unwrap();
    assert!(logged.lines().is_empty());
    drop(stream);
    let line = async {
        loop {
            if let Some(line) = logged.lines().pop() {
                return line;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let line = timeout(PATIENCE, line).await.unwrap();
    assert!(line.contains(r#""message":"request""#), "{line}");
    assert!(!line.contains("status"), "{line}");
}
