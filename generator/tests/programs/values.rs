//! The case `values`: streams of values.

use std::cell::RefCell;
use std::convert::Infallible;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use client::{Client, Environment, RetryPolicy, StreamError, TransportError};
use futures_core::Stream;
use http::Request;
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use server::operations::{
    AddMeasuresFailure, AddMeasuresRequest, AddMeasuresResponse, ChangeMeasuresFailure,
    ChangeMeasuresRequest, ChangeMeasuresResponse, ListDaysFailure, ListDaysRequest,
    ListDaysResponse, ListMeasuresAccept, ListMeasuresFailure, ListMeasuresRequest,
    ListMeasuresResponse, PutChangesFailure, PutChangesRequest, PutChangesResponse, PutDaysFailure,
    PutDaysRequest, PutDaysResponse, PutLogFailure, PutLogRequest, PutLogResponse, PutStatesFailure,
    PutStatesRequest, PutStatesResponse, ReadLogFailure, ReadLogRequest, ReadLogResponse,
    WatchChangesFailure, WatchChangesRequest, WatchChangesResponse, WatchStatesFailure,
    WatchStatesRequest, WatchStatesResponse,
};
use server::types::{
    ChangeMeasuresBody, EventTypeData, EventTypeDataRequired, EventTypeEvent, EventTypeRequired,
    MeasureRequired,
};
use server::{Admit, Api, BoxError, Measure, RequestValues, Server, Values};
use tokio::net::TcpListener;
use tokio::task::LocalSet;

use server::runtime::event::Event;

/// Sends changes; the connection is aborted after every third.
#[derive(Default)]
struct Station {
    connections: AtomicUsize,
}

impl Admit for Station {}

fn measure(value: f64) -> Measure {
    MeasureRequired { value }.into()
}

/// Counts from one number to another, and then optionally aborts, after everything is sent.
struct Counting<F> {
    next: usize,
    end: usize,
    breaks: bool,
    waits: bool,
    make: F,
}

impl<T, F: FnMut(usize) -> T + Unpin> Stream for Counting<F> {
    type Item = Result<T, BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.next == self.end {
            if std::mem::take(&mut self.waits) {
                context.waker().wake_by_ref();
                return Poll::Pending;
            }
            let breaks = std::mem::take(&mut self.breaks);
            return Poll::Ready(breaks.then(|| Err("the station is gone".into())));
        }
        let next = self.next;
        self.next += 1;
        Poll::Ready(Some(Ok((self.make)(next))))
    }
}

/// The text of each value of a request, or its error.
async fn collect<T>(mut values: RequestValues<T>, describe: impl Fn(T) -> String) -> Vec<String> {
    let mut texts = Vec::new();
    while let Some(value) = values.next().await {
        texts.push(match value {
            Ok(value) => describe(value),
            Err(error) => error.to_string(),
        });
    }
    texts
}

impl Api for Station {
    async fn list_measures(
        &self,
        request: ListMeasuresRequest,
    ) -> Result<ListMeasuresResponse, ListMeasuresFailure> {
        let measures = [measure(1.5), measure(-2.0)];
        Ok(match request.accept {
            ListMeasuresAccept::Json => measures.to_vec().into(),
            ListMeasuresAccept::Ndjson => Values::of_iter(measures).into(),
        })
    }

    async fn list_days(&self, _: ListDaysRequest) -> Result<ListDaysResponse, ListDaysFailure> {
        let days = ["2026-01-31".parse().unwrap(), "2026-02-01".parse().unwrap()];
        Ok(Values::of_iter(days).into())
    }

    async fn watch_changes(
        &self,
        _: WatchChangesRequest,
    ) -> Result<WatchChangesResponse, WatchChangesFailure> {
        let connection = self.connections.fetch_add(1, Ordering::Relaxed);
        let changes = Counting {
            next: 3 * connection,
            end: (3 * connection + 3).min(8),
            breaks: connection < 2,
            waits: true,
            make: |number: usize| {
                let event = Event::from(measure(number as f64)).id(number.to_string());
                match number {
                    0 => event.event("first").retry(Duration::from_millis(1)),
                    _ => event,
                }
            },
        };
        Ok(WatchChangesResponse::from(Values::new(changes)).x_interval(7))
    }

    async fn add_measures(
        &self,
        request: AddMeasuresRequest,
    ) -> Result<AddMeasuresResponse, AddMeasuresFailure> {
        Ok(collect(request.body, |measure| measure.value.to_string()).await.into())
    }

    async fn change_measures(
        &self,
        request: ChangeMeasuresRequest,
    ) -> Result<ChangeMeasuresResponse, ChangeMeasuresFailure> {
        Ok(match request.body {
            None => Vec::new().into(),
            Some(ChangeMeasuresBody::Json(all)) => vec![all.len().to_string()].into(),
            Some(ChangeMeasuresBody::Jsonl(values)) => {
                collect(values, |measure| measure.value.to_string()).await.into()
            }
        })
    }

    async fn put_days(&self, request: PutDaysRequest) -> Result<PutDaysResponse, PutDaysFailure> {
        Ok(collect(request.body, |day| day.to_string()).await.into())
    }

    async fn put_changes(
        &self,
        request: PutChangesRequest,
    ) -> Result<PutChangesResponse, PutChangesFailure> {
        let Some(changes) = request.body else {
            return Ok(vec!["none".to_owned()].into());
        };
        let describe = |event: Event<Measure>| format!("{:?} {}", event.id, event.data.value);
        Ok(collect(changes, describe).await.into())
    }

    async fn put_log(&self, request: PutLogRequest) -> Result<PutLogResponse, PutLogFailure> {
        Ok(collect(request.body, |event| event.data).await.into())
    }

    async fn put_states(
        &self,
        request: PutStatesRequest,
    ) -> Result<PutStatesResponse, PutStatesFailure> {
        Ok(collect(request.body, |event| format!("{} {}", event.event, event.data.reason)).await.into())
    }

    async fn read_log(&self, _: ReadLogRequest) -> Result<ReadLogResponse, ReadLogFailure> {
        let lines = ["one", "", " two\nlines ", "gr\u{fc}n"];
        let events = lines.map(|line| Event::from(line.to_owned()));
        Ok(Values::of_iter(events).into())
    }

    async fn watch_states(
        &self,
        _: WatchStatesRequest,
    ) -> Result<WatchStatesResponse, WatchStatesFailure> {
        let data: EventTypeData = EventTypeDataRequired {
            reason: "power".to_owned(),
        }
        .into();
        let event = server::EventType::from(EventTypeRequired {
            event: EventTypeEvent::Down,
            data,
        });
        Ok(Values::of_iter([event.id("5".to_owned())]).into())
    }
}

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    LocalSet::new().block_on(&runtime, async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let ids = Rc::new(RefCell::new(Vec::new()));
        tokio::task::spawn_local(serve(listener, ids.clone()));
        let client = Client::builder(Environment::at(&address)).build().unwrap();
        lines(&client).await;
        requests(&client).await;
        requests_of_other_clients().await;
        events(&client).await;
        assert_eq!(*ids.borrow(), ["2", "5"]);
        broken().await;
        // The same without a socket.
        let server = Server::new(Station::default());
        let client = Client::builder(Environment::at("https://station.invalid")).transport(server);
        let client = client.build().unwrap();
        lines(&client).await;
        events(&client).await;
    });
}

/// Requests of a client, from an iterator or from a stream.
async fn requests(client: &Client) {
    use client::RequestValues as Sent;

    let measure = |value: usize| client::Measure::from(client::types::MeasureRequired { value: value as f64 });
    let counted = RequestCounting(0..3);
    for values in [Sent::of_iter((0..3).map(measure)), Sent::new(counted)] {
        let reply = client.add_measures(values).send().await.unwrap();
        assert_eq!(*reply.body(), ["0", "1", "2"]);
    }
    let reply = client.add_measures(Sent::from(Vec::new())).send().await.unwrap();
    assert!(reply.is_empty());
    let days = ["2026-01-31".parse().unwrap(), "2026-02-01".parse().unwrap()];
    let reply = client.put_days(Sent::of_iter(days)).send().await.unwrap();
    assert_eq!(*reply.body(), ["2026-01-31", "2026-02-01"]);
    let events = (0..2).map(move |number| {
        client::runtime::event::Event::from(measure(number)).id(number.to_string())
    });
    let reply = client.put_changes().body(Sent::of_iter(events)).send().await.unwrap();
    assert_eq!(*reply.body(), ["Some(\"0\") 0", "Some(\"1\") 1"]);
    let reply = client.put_changes().send().await.unwrap();
    assert_eq!(*reply.body(), ["none"]);
    let lines = ["one", "too long", " two\n"];
    let lines = lines.map(|line| client::runtime::event::Event::from(line.to_owned()));
    let reply = client.put_log(Sent::of_iter(lines)).send().await.unwrap();
    let expected = "value 1 is invalid: body: expected at most 5 characters";
    assert_eq!(*reply.body(), ["one", expected, " two\n"]);
    let data = client::types::EventTypeDataRequired { reason: "power".to_owned() }.into();
    let event = client::types::EventTypeRequired { event: client::types::EventTypeEvent::Down, data };
    let reply = client.put_states(Sent::from(vec![event.into()])).send().await.unwrap();
    assert_eq!(*reply.body(), ["down power"]);
    let reply = client.change_measures().body(vec![measure(1), measure(2)]).send().await.unwrap();
    assert_eq!(*reply.body(), ["2"]);
    let reply = client.change_measures_as_jsonl(Sent::from(vec![measure(7)])).send().await.unwrap();
    assert_eq!(*reply.body(), ["7"]);
    // An aborted stream is not treated as complete.
    let broken = Counting { next: 0, end: 1, breaks: true, waits: true, make: measure };
    assert!(client.add_measures(Sent::new(broken)).send().await.is_err());
    let values = Sent::from(vec![measure(1)]);
    client.add_measures(values.clone()).send().await.unwrap();
    assert!(client.add_measures(values).send().await.is_err());
}

/// A stream of measures with ascending values.
struct RequestCounting(std::ops::Range<usize>);

impl Stream for RequestCounting {
    type Item = Result<client::Measure, BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let next = self.0.next();
        Poll::Ready(next.map(|value| Ok(client::types::MeasureRequired { value: value as f64 }.into())))
    }
}

async fn requests_of_other_clients() {
    let cases = [
        ("POST", "/measures", "application/x-ndjson", "{\"value\":1}\r\n\n{}\nnull\n{\"value\":2}",
            200, "[\"1\",\"value 1 is invalid: /value: is required\",\"value 2 is invalid: body: expected an object\",\"2\"]"),
        ("POST", "/measures", "application/x-ndjson", "", 200, "[]"),
        ("POST", "/measures", "", "", 400, "is required"),
        ("POST", "/measures", "application/json", "[]", 415, ""),
        ("PUT", "/days", "application/json-seq", "\u{1e}\"2026-01-01\"\n\u{1e}\"2026\u{1e}\"2026-01-02\"",
            200, "[\"2026-01-01\",\"value 1 is invalid"),
        ("PUT", "/changes", "text/event-stream", "id: 4\ndata: {\"value\":1}\n\ndata: x\n\n: only a comment\n\n",
            200, "Some(\\\"4\\\") 1\",\"value 1 is invalid: body: "),
        ("PUT", "/states", "text/event-stream", "event: up\ndata: {}\n\nevent: other\ndata: {\"reason\":\"r\"}\n\n",
            200, "value 0 is invalid: /data/reason: is required\",\"value 1 is invalid: /event: "),
        ("PATCH", "/measures", "application/jsonl", "{\"value\":1}\n{", 200, "[\"1\",\"value 1 is invalid"),
    ];
    for (method, path, media_type, body, status, text) in cases {
        let mut request = Request::builder().method(method).uri(path);
        if !media_type.is_empty() {
            request = request.header("content-type", media_type);
        }
        let request = request.body(Full::new(Bytes::from(body))).unwrap();
        let response = Server::new(Station::default()).handle(request).await;
        let got = response.status().as_u16();
        let received = response.into_body().collect().await.unwrap().to_bytes();
        let received = String::from_utf8_lossy(&received).into_owned();
        assert!(got == status && received.contains(text), "{method} {path} {body}: {got} {received}");
    }
    // The limit of bodies in memory applies to each value.
    let long = format!("{{\"value\":1}}\n{{\"value\":{}1}}", " ".repeat(70_000));
    let request = Request::post("/measures").header("content-type", "application/x-ndjson");
    let request = request.body(Full::new(Bytes::from(long))).unwrap();
    let response = Server::new(Station::default()).handle(request).await;
    let received = response.into_body().collect().await.unwrap().to_bytes();
    assert_eq!(received, "[\"1\",\"a value is longer than 65536 bytes\"]");
}

async fn serve(listener: TcpListener, ids: Rc<RefCell<Vec<String>>>) {
    let server = Server::new(Station::default());
    while let Ok((stream, _)) = listener.accept().await {
        let (server, ids) = (server.clone(), ids.clone());
        tokio::task::spawn_local(async move {
            let handle = |request: Request<Incoming>| {
                if let Some(id) = request.headers().get("last-event-id") {
                    ids.borrow_mut().push(id.to_str().unwrap().to_owned());
                }
                async { Ok::<_, Infallible>(server.handle(request).await) }
            };
            let connection = http1::Builder::new();
            // The connection fails if a response is aborted.
            let _ = connection
                .serve_connection(TokioIo::new(stream), service_fn(handle))
                .await;
        });
    }
}

async fn lines(client: &Client) {
    let whole = client.list_measures().send().await.unwrap();
    assert_eq!(whole.iter().map(|measure| measure.value).collect::<Vec<_>>(), [1.5, -2.0]);
    let mut found = Vec::new();
    let reply = client.list_measures().as_ndjson().send().await.unwrap();
    assert_eq!(reply.header_map()["content-type"], "application/x-ndjson");
    let mut measures = reply.into_body();
    while let Some(measure) = measures.next().await {
        found.push(measure.unwrap().value);
    }
    assert_eq!(found, [1.5, -2.0]);
    let mut days = client.list_days().send().await.unwrap().into_body();
    assert_eq!(days.next().await.unwrap().unwrap().to_string(), "2026-01-31");
    // A clone continues where the other stopped.
    let mut others = days.clone();
    assert_eq!(others.next().await.unwrap().unwrap().to_string(), "2026-02-01");
    assert!(days.next().await.is_none() && others.next().await.is_none());
}

async fn events(client: &Client) {
    let reply = client.watch_changes().send().await.unwrap();
    let headers: client::operations::WatchChangesHeaders = reply.headers();
    assert_eq!(headers.x_interval, Some(7));
    let mut changes = reply.into_body();
    // The connection breaks twice, and is reestablished after the last event.
    for number in 0..8 {
        let change = changes.next().await.unwrap().unwrap();
        assert_eq!(change.data.value, f64::from(number));
        assert_eq!(change.id, Some(number.to_string()));
        assert_eq!(change.event.as_deref(), (number == 0).then_some("first"));
    }
    assert!(changes.next().await.is_none());
    let mut log = client.read_log().send().await.unwrap().into_body();
    let mut lines = Vec::new();
    while let Some(line) = log.next().await {
        lines.push(line.unwrap().data);
    }
    assert_eq!(lines, ["one", "", " two\nlines ", "gr\u{fc}n"]);
    let mut states = client.watch_states().send().await.unwrap().into_body();
    let state = states.next().await.unwrap().unwrap();
    assert_eq!((state.event, state.id.as_deref()), (client::types::EventTypeEvent::Down, Some("5")));
    assert_eq!(state.data.reason, "power");
}

/// Aborted streams are reported, and not treated as complete.
async fn broken() {
    let server = Server::new(Station::default());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let other = format!("http://{}", listener.local_addr().unwrap());
    tokio::task::spawn_local(async move {
        let (stream, _) = listener.accept().await.unwrap();
        let handle = |request| async { Ok::<_, Infallible>(server.handle(request).await) };
        let _ = http1::Builder::new()
            .serve_connection(TokioIo::new(stream), service_fn(handle))
            .await;
    });
    let builder = Client::builder(Environment::at(other));
    let once = builder.retry(RetryPolicy::none()).build().unwrap();
    let mut changes = once.watch_changes().send().await.unwrap().into_body();
    for _ in 0..3 {
        changes.next().await.unwrap().unwrap();
    }
    let error = changes.next().await.unwrap().unwrap_err();
    assert!(matches!(error, StreamError::Transport(TransportError::Broken(_))), "{error:?}");
    assert!(changes.next().await.is_none());
}
