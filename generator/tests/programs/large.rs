//! Bodies of any length are sent and received in the same memory.
//!
//! Without arguments, each kind of body is sent by a separate process, once small and once 64 times as large, and their
//! peak memory is compared. `LARGE_BODIES` sets the size of the large bodies in bytes; streams of values
//! have one value for each 200 bytes of it. With a kind and a size as arguments, one body is sent, and the peak memory is
//! printed.

use std::convert::Infallible;
use std::pin::Pin;
use std::process::Command;
use std::task::{Context, Poll};
use std::{env, fs, io};

use client::{Client, Environment, FilePart, RequestValues, Upload};
use futures_core::Stream;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use server::*;
use server::operations::{
    AddFileFailure, AddFileRequest, AddFileResponse, GetBytesFailure,
    GetBytesRequest, GetBytesResponse, GetEventsFailure, GetEventsRequest, GetEventsResponse,
    GetLinesFailure, GetLinesRequest, GetLinesResponse, PutBytesFailure, PutBytesRequest,
    PutBytesResponse, PutEventsFailure, PutEventsRequest, PutEventsResponse, PutLinesFailure,
    PutLinesRequest, PutLinesResponse,
};
use server::types::MeasureRequired;
use tokio::net::TcpListener;
use tokio::task::LocalSet;

/// The maximum additional memory of the large body compared with the small one, in KiB.
const MORE: u64 = 6 * 1024;

const KINDS: [&str; 7] = [
    "bytes up",
    "bytes down",
    "file up",
    "lines up",
    "lines down",
    "events up",
    "events down",
];

/// A stream of this many bytes, in parts.
struct Parts(u64);

impl Stream for Parts {
    type Item = Result<Vec<u8>, io::Error>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let length = self.0.min(65_536);
        self.0 -= length;
        Poll::Ready((length > 0).then(|| Ok(vec![7; length as usize])))
    }
}

/// A number of values, each created on demand.
struct Generated<F>(std::ops::Range<i64>, F);

impl<T, F: FnMut(i64) -> T + Unpin> Stream for Generated<F> {
    type Item = Result<T, io::Error>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let next = self.0.next();
        Poll::Ready(next.map(|id| Ok((self.1)(id))))
    }
}

fn measured(id: i64) -> Measure {
    let name = "the name of a measure ".repeat(10);
    MeasureRequired { id, name }.into()
}

fn sent(id: i64) -> client::Measure {
    let name = "the name of a measure ".repeat(10);
    client::types::MeasureRequired { id, name }.into()
}

async fn length_of(mut bytes: ByteStream) -> i64 {
    let mut length = 0;
    while let Some(part) = bytes.next().await.unwrap() {
        length += part.len() as i64;
    }
    length
}

struct Store;

impl Admit for Store {}

impl Api for Store {
    async fn get_bytes(&self, request: GetBytesRequest) -> Result<GetBytesResponse, GetBytesFailure> {
        let length = request.length as u64;
        Ok(ByteStream::from_stream(Parts(length)).of_length(length).into())
    }

    async fn put_bytes(&self, request: PutBytesRequest) -> Result<PutBytesResponse, PutBytesFailure> {
        Ok(length_of(request.body).await.into())
    }

    async fn add_file(&self, request: AddFileRequest) -> Result<AddFileResponse, AddFileFailure> {
        Ok(length_of(request.body.files.file.bytes).await.into())
    }

    async fn get_lines(&self, request: GetLinesRequest) -> Result<GetLinesResponse, GetLinesFailure> {
        Ok(Values::new(Generated(0..request.count, measured)).into())
    }

    async fn put_lines(&self, mut request: PutLinesRequest) -> Result<PutLinesResponse, PutLinesFailure> {
        let mut count = 0;
        while let Some(value) = request.body.next().await {
            value.unwrap();
            count += 1;
        }
        Ok(count.into())
    }

    async fn get_events(&self, request: GetEventsRequest) -> Result<GetEventsResponse, GetEventsFailure> {
        let event = |id| Event::from(measured(id));
        Ok(Values::new(Generated(0..request.count, event)).into())
    }

    async fn put_events(
        &self,
        mut request: PutEventsRequest,
    ) -> Result<PutEventsResponse, PutEventsFailure> {
        let mut count = 0;
        while let Some(value) = request.body.next().await {
            value.unwrap();
            count += 1;
        }
        Ok(count.into())
    }
}

/// Sends or receives a body, and prints its length.
async fn call(client: &Client, kind: &str, size: i64) -> i64 {
    let bytes = || client::ByteStream::from_stream(Parts(size as u64));
    match kind {
        "bytes up" => client.put_bytes(bytes()).send().await.unwrap().into_body(),
        "bytes down" => {
            let mut body = client.get_bytes(size).send().await.unwrap().into_body();
            let mut length = 0;
            while let Some(part) = body.next().await.unwrap() {
                length += part.len() as i64;
            }
            length
        }
        "file up" => {
            let title = "a file".to_owned();
            let fields = client::operations::AddFileBodyFieldsRequired { title }.into();
            let files = client::types::AddFileBodyFilesRequired { file: FilePart::new(bytes()) };
            let upload = Upload::new(fields, files.into());
            client.add_file(upload).send().await.unwrap().into_body()
        }
        "lines up" => {
            let lines = RequestValues::of_iter((0..size).map(sent));
            client.put_lines(lines).send().await.unwrap().into_body()
        }
        "events up" => {
            let events = (0..size).map(|id| client::Event::from(sent(id)));
            let events = RequestValues::of_iter(events);
            client.put_events(events).send().await.unwrap().into_body()
        }
        "lines down" => {
            let mut lines = client.get_lines(size).send().await.unwrap().into_body();
            let mut count = 0;
            while let Some(line) = lines.next().await {
                line.unwrap();
                count += 1;
            }
            count
        }
        _ => {
            let mut events = client.get_events(size).send().await.unwrap().into_body();
            let mut count = 0;
            while let Some(event) = events.next().await {
                event.unwrap();
                count += 1;
            }
            count
        }
    }
}

async fn serve(listener: TcpListener) {
    let server = Server::new(Store).stream_limit(2 << 30).upload_limit(2 << 30);
    while let Ok((stream, _)) = listener.accept().await {
        let server = server.clone();
        tokio::task::spawn_local(async move {
            let handle = |request| async { Ok::<_, Infallible>(server.handle(request).await) };
            let connection = http1::Builder::new();
            let _ = connection.serve_connection(TokioIo::new(stream), service_fn(handle)).await;
        });
    }
}

/// The peak memory of this process, in KiB; `None` if the system does not report it.
fn peak_memory() -> Option<u64> {
    let text = fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

fn run_one(kind: &str, size: i64) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    LocalSet::new().block_on(&runtime, async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        tokio::task::spawn_local(serve(listener));
        let client = Client::builder(Environment::at(&address)).build().unwrap();
        assert_eq!(call(&client, kind, size).await, size);
    });
    println!("{}", peak_memory().unwrap_or_default());
}

/// The peak memory of a separate process.
fn memory_of(kind: &str, size: i64) -> u64 {
    let program = env::current_exe().unwrap();
    let output = Command::new(program).args([kind, &size.to_string()]).output().unwrap();
    assert!(output.status.success(), "{kind} {size}: {output:?}");
    String::from_utf8(output.stdout).unwrap().trim().parse().unwrap()
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let [kind, size] = &arguments[..] {
        return run_one(kind, size.parse().unwrap());
    }
    let large = env::var("LARGE_BODIES").map_or(16 << 20, |size| size.parse().unwrap());
    for kind in KINDS {
        let large = if kind.starts_with(['l', 'e']) { large / 200 } else { large };
        let [less, more] = [large / 64, large].map(|size| memory_of(kind, size));
        println!("{kind}: {less} KiB for {}, {more} KiB for {large}", large / 64);
        assert!(more < less + MORE, "{kind}: {less} KiB became {more} KiB");
    }
}
