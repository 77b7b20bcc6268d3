//! HEAD, OPTIONS, content codings, bodies without bytes, limits of operations, and ranges of media types.

use std::convert::Infallible;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use http::{HeaderMap, Method, Request, Response, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Frame};
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use server::*;
use server::operations::{
    AddAnythingFailure, AddAnythingRequest, AddAnythingResponse, AddBlobFailure, AddBlobRequest,
    AddBlobResponse, AddNoticeFailure, AddNoticeRequest, AddNoticeResponse, AddOrderFailure,
    AddOrderRequest, AddOrderResponse, CheckNoticeFailure, CheckNoticeRequest, CheckNoticeResponse,
    DescribeNoticeFailure, DescribeNoticeRequest, DescribeNoticeResponse, GetAnyFailure,
    GetAnyRequest, GetAnyResponse, GetMineFailure, GetMineRequest, GetMineResponse,
    GetNoticeFailure, GetNoticeRequest, GetNoticeResponse, ListNoticesFailure, ListNoticesRequest,
    ListNoticesResponse, PutAlbumFailure, PutAlbumRequest, PutAlbumResponse, PutBlobFailure,
    PutBlobRequest, PutBlobResponse, PutCrateFailure, PutCrateRequest, PutCrateResponse,
    PutFormFailure, PutFormRequest, PutFormResponse, PutLinesFailure, PutLinesRequest,
    PutLinesResponse, PutOrderFailure, PutOrderRequest, PutOrderResponse, PutPictureFailure,
    PutPictureRequest, PutPictureResponse, RemarkFailure, RemarkRequest, RemarkResponse,
    RingFailure, RingRequest, RingResponse,
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tower::{Layer, ServiceExt};
use tower_http::cors::CorsLayer;
use tower_http::decompression::RequestDecompressionLayer;

struct Depot;

impl Admit for Depot {}

impl Api for Depot {
    async fn list_notices(&self, _: ListNoticesRequest) -> Result<ListNoticesResponse, ListNoticesFailure> {
        Ok(vec!["Closed today.".to_owned()].into())
    }

    async fn add_notice(&self, _: AddNoticeRequest) -> Result<AddNoticeResponse, AddNoticeFailure> {
        Ok(AddNoticeResponse::default())
    }

    async fn get_notice(&self, request: GetNoticeRequest) -> Result<GetNoticeResponse, GetNoticeFailure> {
        match request.id {
            1 => Ok(Bytes::from("Closed").into()),
            2 => Ok(ByteStream::from_stream(Parts(2)).into()),
            _ => Err(GetNoticeFailure::NotFound("none".to_owned())),
        }
    }

    async fn check_notice(&self, _: CheckNoticeRequest) -> Result<CheckNoticeResponse, CheckNoticeFailure> {
        Ok(CheckNoticeResponse::default())
    }

    async fn describe_notice(&self, _: DescribeNoticeRequest) -> Result<DescribeNoticeResponse, DescribeNoticeFailure> {
        Ok("Read it.".to_owned().into())
    }

    async fn put_blob(&self, request: PutBlobRequest) -> Result<PutBlobResponse, PutBlobFailure> {
        Ok(length(request.body).await.into())
    }

    async fn add_blob(&self, request: AddBlobRequest) -> Result<AddBlobResponse, AddBlobFailure> {
        let coding = request.content_encoding.unwrap_or_default();
        match request.body {
            Some(body) => Ok(format!("{coding} {}", length(body).await).into()),
            None => Ok("None".to_owned().into()),
        }
    }

    async fn put_crate(&self, _: PutCrateRequest) -> Result<PutCrateResponse, PutCrateFailure> {
        Ok(PutCrateResponse::default())
    }

    async fn put_form(&self, _: PutFormRequest) -> Result<PutFormResponse, PutFormFailure> {
        Ok(PutFormResponse::default())
    }

    async fn put_lines(&self, request: PutLinesRequest) -> Result<PutLinesResponse, PutLinesFailure> {
        let (mut values, mut count) = (request.body, 0);
        while let Some(value) = values.next().await {
            if value.is_err() {
                return Ok("error".to_owned().into());
            }
            count += 1;
        }
        Ok(count.to_string().into())
    }

    async fn put_album(&self, request: PutAlbumRequest) -> Result<PutAlbumResponse, PutAlbumFailure> {
        let Some(upload) = request.body else {
            return Ok("None".to_owned().into());
        };
        Ok(length(upload.files.picture.bytes.clone()).await.into())
    }

    async fn ring(&self, request: RingRequest) -> Result<RingResponse, RingFailure> {
        Ok(format!("{:?}", request.body.map(|body| body.times)).into())
    }

    async fn remark(&self, request: RemarkRequest) -> Result<RemarkResponse, RemarkFailure> {
        Ok(format!("{:?}", request.body).into())
    }

    async fn add_order(&self, request: AddOrderRequest) -> Result<AddOrderResponse, AddOrderFailure> {
        Ok(described(&request.body).into())
    }

    async fn put_order(&self, request: PutOrderRequest) -> Result<PutOrderResponse, PutOrderFailure> {
        Ok(request.body.as_ref().map_or("None".to_owned(), described).into())
    }

    async fn put_picture(&self, request: PutPictureRequest) -> Result<PutPictureResponse, PutPictureFailure> {
        let PutPictureRequest { body, .. } = request;
        // The media type of the response is that of the request, unless the picture is converted.
        match &*body.media_type {
            "image/bmp" => Ok(Media::new("image/png", body.bytes).into()),
            "image/x-text" => Ok(Media::new("text/plain", body.bytes).into()),
            _ => Ok(body.into()),
        }
    }

    async fn add_anything(&self, request: AddAnythingRequest) -> Result<AddAnythingResponse, AddAnythingFailure> {
        let none = || Media::new("text/plain", "None".to_owned());
        Ok(request.body.unwrap_or_else(none).into())
    }

    async fn get_mine(&self, _: GetMineRequest) -> Result<GetMineResponse, GetMineFailure> {
        Ok("mine".to_owned().into())
    }

    async fn get_any(&self, request: GetAnyRequest) -> Result<GetAnyResponse, GetAnyFailure> {
        Ok(format!("any {}", request.id).into())
    }
}

fn described(order: &Order) -> String {
    let width = order.size.as_ref().and_then(|size| size.width);
    format!("{} {:?} {:?} {width:?}", order.part, order.count, order.tags)
}

async fn length(body: ByteStream) -> String {
    match body.collect().await {
        Ok(bytes) => bytes.len().to_string(),
        Err(error) => error.to_string(),
    }
}

/// Bytes of unknown length, in parts.
struct Parts(usize);

impl futures_core::Stream for Parts {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Self::Item>> {
        let left = self.0;
        self.0 = left.saturating_sub(1);
        std::task::Poll::Ready((left > 0).then(|| Ok(Bytes::from("part"))))
    }
}

/// A body without a known length, as of a chunked request.
struct Chunked(Option<Bytes>);

impl hyper::body::Body for Chunked {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        std::task::Poll::Ready(self.0.take().map(|bytes| Ok(Frame::data(bytes))))
    }
}

/// A response whose body was read.
struct Reply {
    status: u16,
    headers: HeaderMap,
    body: String,
}

impl Reply {
    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }

    /// The status and the body.
    fn shown(&self) -> (u16, &str) {
        (self.status, &self.body)
    }
}

async fn read(response: Response<impl hyper::body::Body<Data = Bytes, Error: std::fmt::Debug>>) -> Reply {
    let (parts, body) = response.into_parts();
    let bytes = body.collect().await.unwrap().to_bytes();
    Reply {
        status: parts.status.as_u16(),
        headers: parts.headers,
        body: String::from_utf8(bytes.to_vec()).unwrap(),
    }
}

type Headers<'a> = &'a [(&'a str, &'a str)];

fn request<B>(method: &str, path: &str, headers: Headers<'_>, body: B) -> Request<B> {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(body).unwrap()
}

async fn send(server: &Server<Depot>, method: &str, path: &str, headers: Headers<'_>, body: &[u8]) -> Reply {
    let body = Full::new(Bytes::copy_from_slice(body));
    read(server.handle(request(method, path, headers, body)).await).await
}

async fn get(server: &Server<Depot>, path: &str) -> Reply {
    send(server, "GET", path, &[], b"").await
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let server = Server::new(Depot);
    head_is_served_by_get(&server).await;
    the_wire_has_the_length_of_get(&server).await;
    options_has_the_allowed_methods(&server).await;
    a_layer_answers_preflight_requests(&server).await;
    layers_of_get_wrap_head().await;
    encoded_bodies_are_rejected(&server).await;
    a_layer_decodes_bodies(&server).await;
    optional_bodies_without_bytes_are_absent(&server).await;
    operations_have_limits().await;
    json_and_multipart_are_accepted(&server).await;
    ranges_of_media_types(&server).await;
    equivalent_paths_are_equal(&server).await;
}

async fn head_is_served_by_get(server: &Server<Depot>) {
    for path in ["/notices", "/b/mine", "/b/1"] {
        let (get, head) = (get(server, path).await, send(server, "HEAD", path, &[], b"").await);
        assert_eq!((head.status, &*head.body), (200, ""), "{path}");
        assert_eq!(head.header("content-length"), Some(&*get.body.len().to_string()), "{path}");
        assert_eq!(head.header("content-type"), get.header("content-type"), "{path}");
    }
    // An operation of its own.
    let head = send(server, "HEAD", "/notices/1", &[], b"").await;
    assert_eq!((head.shown(), head.header("content-length")), ((204, ""), None));
    let unknown = send(server, "HEAD", "/nowhere", &[], b"").await;
    assert_eq!(unknown.shown(), (404, ""));
    assert_eq!(Operation::find(&Method::HEAD, "/notices"), Some(Operation::ListNotices));
    assert_eq!(Operation::find(&Method::HEAD, "/notices/1"), Some(Operation::CheckNotice));
    assert_eq!(Operation::find(&Method::HEAD, "/rings"), None);
}

/// The response to a request over HTTP/1.1, as it is sent.
async fn on_the_wire(server: &Server<Depot>, request: &str) -> String {
    let (mut client, end) = tokio::io::duplex(64 * 1024);
    let service = TowerToHyperService::new(server.clone());
    let serving = http1::Builder::new().serve_connection(TokioIo::new(end), service);
    let sending = async {
        client.write_all(request.as_bytes()).await.unwrap();
        let mut response = String::new();
        client.read_to_string(&mut response).await.unwrap();
        response
    };
    let (served, response) = tokio::join!(serving, sending);
    served.unwrap();
    response.to_ascii_lowercase()
}

async fn the_wire_has_the_length_of_get(server: &Server<Depot>) {
    let without_date = |response: &str| {
        let lines = response.split("\r\n").filter(|line| !line.starts_with("date: "));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let of = async |method: &str, path: &str| {
        let request = format!("{method} {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
        on_the_wire(server, &request).await
    };
    let (get, head) = (of("GET", "/notices").await, of("HEAD", "/notices").await);
    let (get_head, body) = get.split_once("\r\n\r\n").unwrap();
    let (head_head, nothing) = head.split_once("\r\n\r\n").unwrap();
    assert_eq!((body, nothing), ("[\"closed today.\"]", ""));
    let sorted = |text: &str| {
        let mut lines = without_date(text);
        lines.sort();
        lines
    };
    assert_eq!(sorted(get_head), sorted(head_head));
    assert!(get_head.contains("content-length: 17"), "{get_head}");
    // An absent body over the wire, in all forms.
    for (headers, body) in [
        ("content-type: application/json\r\ncontent-length: 0\r\n", ""),
        ("content-type: application/x-www-form-urlencoded\r\ncontent-length: 0\r\n", ""),
        ("content-type: application/json\r\ntransfer-encoding: chunked\r\n", "0\r\n\r\n"),
        ("content-type: text/plain\r\ntransfer-encoding: chunked\r\n", "0\r\n\r\n"),
        ("content-length: 0\r\n", ""),
    ] {
        let request = format!("POST /rings HTTP/1.1\r\nhost: a\r\nconnection: close\r\n{headers}\r\n{body}");
        let response = on_the_wire(server, &request).await;
        assert!(response.starts_with("http/1.1 200") && response.ends_with("\r\n\r\nnone"), "{response}");
    }
}

async fn options_has_the_allowed_methods(server: &Server<Depot>) {
    for (path, allowed) in [
        ("/notices", "GET, HEAD, POST, OPTIONS"),
        ("/blobs", "PUT, POST, OPTIONS"),
        ("/b/mine", "GET, HEAD, OPTIONS"),
    ] {
        let reply = send(server, "OPTIONS", path, &[], b"").await;
        assert_eq!((reply.shown(), reply.header("allow")), ((204, ""), Some(allowed)), "{path}");
        assert_eq!(reply.header("content-type"), None);
        let reply = send(server, "DELETE", path, &[], b"").await;
        assert_eq!((reply.status, reply.header("allow")), (405, Some(allowed)), "{path}");
    }
    let own = send(server, "OPTIONS", "/notices/1", &[], b"").await;
    assert_eq!(own.shown(), (200, "Read it."));
    let unknown = send(server, "OPTIONS", "/nowhere", &[], b"").await;
    assert_eq!((unknown.status, unknown.header("allow")), (404, None));
}

async fn a_layer_answers_preflight_requests(server: &Server<Depot>) {
    let service = CorsLayer::permissive().layer(server.clone());
    let preflight = [("origin", "https://a.example"), ("access-control-request-method", "PUT")];
    let request = request("OPTIONS", "/blobs", &preflight, Full::<Bytes>::default());
    let reply = read(service.oneshot(request).await.unwrap()).await;
    assert_eq!((reply.status, reply.header("access-control-allow-methods")), (200, Some("*")));
}

async fn layers_of_get_wrap_head() {
    let layer = tower_http::set_status::SetStatusLayer::new(StatusCode::ACCEPTED);
    let server = Server::new(Depot).layer_operation(Operation::ListNotices, layer);
    for (method, path, status) in [("HEAD", "/notices", 202), ("GET", "/notices", 202), ("HEAD", "/b/mine", 200)] {
        let reply = send(&server, method, path, &[], b"").await;
        assert_eq!(reply.status, status, "{method} {path}");
        let length = reply.header("content-length");
        assert_eq!(length.is_some(), method == "HEAD", "{method} {path}: {length:?}");
    }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

const MULTIPART: &str = "multipart/form-data; boundary=b";

fn album(picture: &str) -> String {
    format!("--b\r\nContent-Disposition: form-data; name=picture; filename=a\r\n\r\n{picture}\r\n--b--\r\n")
}

/// A request of each kind of body: path, media type, body and expected response.
fn bodies() -> [(&'static str, &'static str, String, (u16, &'static str)); 6] {
    [
        ("/blobs", "application/octet-stream", "abc".to_owned(), (200, "3")),
        ("/crates", "application/json", r#"{"label":"a"}"#.to_owned(), (204, "")),
        ("/notices", "text/plain", "abc".to_owned(), (204, "")),
        ("/forms", "application/x-www-form-urlencoded", "label=a".to_owned(), (204, "")),
        ("/lines", "application/x-ndjson", "{\"label\":\"a\"}\n{\"label\":\"b\"}\n".to_owned(), (200, "2")),
        ("/albums", MULTIPART, album("abc"), (200, "3")),
    ]
}

fn method_of(path: &str) -> &'static str {
    if path == "/notices" { "POST" } else { "PUT" }
}

async fn encoded_bodies_are_rejected(server: &Server<Depot>) {
    for (path, media_type, body, expected) in bodies() {
        let method = method_of(path);
        for coding in ["identity", "Identity"] {
            let headers = [("content-type", media_type), ("content-encoding", coding)];
            let reply = send(server, method, path, &headers, body.as_bytes()).await;
            assert_eq!(reply.shown(), expected, "{path}");
        }
        for coding in ["gzip", "made-up", "identity, gzip", "GZIP"] {
            let headers = [("content-type", media_type), ("content-encoding", coding)];
            let reply = send(server, method, path, &headers, &gzip(body.as_bytes())).await;
            assert_eq!((reply.status, reply.header("accept-encoding")), (415, Some("identity")), "{path}");
            assert!(reply.body.contains("unsupported content coding; expected identity"), "{}", reply.body);
        }
    }
    // The handler of an operation that describes the header decodes the bytes.
    let headers = [("content-type", "application/octet-stream"), ("content-encoding", "zstd")];
    let reply = send(server, "POST", "/blobs", &headers, b"abc").await;
    assert_eq!(reply.shown(), (200, "zstd 3"));
}

async fn a_layer_decodes_bodies(server: &Server<Depot>) {
    let service = RequestDecompressionLayer::new().layer(server.clone());
    let call = async |path: &str, headers: Headers<'_>, body: Vec<u8>| {
        let request = request(method_of(path), path, headers, Full::new(Bytes::from(body)));
        read(service.clone().oneshot(request).await.unwrap()).await
    };
    for (path, media_type, body, expected) in bodies() {
        let headers = [("content-type", media_type), ("content-encoding", "gzip")];
        let reply = call(path, &headers, gzip(body.as_bytes())).await;
        assert_eq!(reply.shown(), expected, "{path}");
        for coding in ["made-up", "gzip, gzip"] {
            let headers = [("content-type", media_type), ("content-encoding", coding)];
            let reply = call(path, &headers, gzip(body.as_bytes())).await;
            assert_eq!((reply.status, reply.header("accept-encoding")), (415, Some("gzip")), "{path}");
        }
        // A body that is not what its coding says.
        let reply = call(path, &headers, body.into_bytes()).await;
        let is_error = reply.status == 400 || (reply.status == 200 && reply.body != expected.1);
        assert!(is_error, "{path}: {:?}", reply.shown());
    }
    // The limits are those of the decoded body: these are short on the wire.
    let long = "a".repeat(100_000);
    for (path, media_type, body) in [
        ("/crates", "application/json", format!("{{\"label\":\"{long}\"}}")),
        ("/notices", "text/plain", long.clone()),
        ("/forms", "application/x-www-form-urlencoded", format!("label={long}")),
        ("/albums", MULTIPART, album(&long)),
    ] {
        let headers = [("content-type", media_type), ("content-encoding", "gzip")];
        let encoded = gzip(body.as_bytes());
        assert!(encoded.len() < 1000);
        assert_eq!(call(path, &headers, encoded).await.status, 413, "{path}");
    }
    let headers = [("content-type", "application/octet-stream"), ("content-encoding", "gzip")];
    let reply = call("/blobs", &headers, gzip(long.as_bytes())).await;
    assert!(reply.body.contains("2048"), "{}", reply.body);
}

async fn optional_bodies_without_bytes_are_absent(server: &Server<Depot>) {
    let chunked = async |method: &str, path: &str, media_type: &str| {
        let request = request(method, path, &[("content-type", media_type)], Chunked(Some(Bytes::new())));
        read(server.handle(request).await).await
    };
    let (json, text, form) = ("application/json", "text/plain", "application/x-www-form-urlencoded");
    for (method, path, media_type, expected) in [
        ("POST", "/rings", json, "None"),
        ("POST", "/rings", text, "None"),
        ("POST", "/rings", form, "None"),
        // An empty text is a text.
        ("POST", "/remarks", text, "Some(\"\")"),
        ("POST", "/remarks", json, "None"),
        ("PUT", "/albums", MULTIPART, "None"),
        ("PUT", "/albums", "multipart/form-data", "None"),
        ("PUT", "/albums", json, "None"),
        ("PUT", "/orders", json, "None"),
        ("PUT", "/orders", MULTIPART, "None"),
        ("PUT", "/orders", text, "None"),
    ] {
        let reply = send(server, method, path, &[("content-type", media_type)], b"").await;
        assert_eq!(reply.shown(), (200, expected), "{path} {media_type}");
        let reply = chunked(method, path, media_type).await;
        assert_eq!(reply.shown(), (200, expected), "{path} {media_type}, chunked");
    }
    for path in ["/rings", "/remarks", "/blobs"] {
        assert_eq!(send(server, "POST", path, &[], b"").await.shown(), (200, "None"), "{path}");
    }
    let reply = send(server, "POST", "/blobs", &[("content-type", json)], b"").await;
    assert_eq!(reply.shown(), (200, "None"));
    let reply = send(server, "POST", "/blobs", &[("content-type", "application/octet-stream")], b"").await;
    assert_eq!(reply.shown(), (200, " 0"));
    // A body with bytes still needs its media type.
    for media_type in [text, form] {
        let reply = send(server, "POST", "/rings", &[("content-type", media_type)], b"times=1").await;
        assert_eq!((reply.status, reply.header("accept")), (415, Some("application/json")));
    }
    let required = send(server, "POST", "/orders", &[("content-type", json)], b"").await;
    assert_eq!(required.status, 400);
}

async fn operations_have_limits() {
    let of_label = |length: usize| format!("{{\"label\":\"{}\"}}", "a".repeat(length));
    let put = async |server: &Server<Depot>, path: &str, media_type: &str, body: &str| {
        let reply = send(server, method_of(path), path, &[("content-type", media_type)], body.as_bytes()).await;
        reply.status
    };
    let (json, bytes) = ("application/json", "application/octet-stream");
    // Those of the description: 2048 bytes, 2 KiB and 3 KB.
    let server = Server::new(Depot).body_limit(100_000).stream_limit(100_000).upload_limit(100_000);
    assert_eq!(put(&server, "/crates", json, &of_label(2000)).await, 204);
    assert_eq!(put(&server, "/crates", json, &of_label(2048)).await, 413);
    assert_eq!(put(&server, "/blobs", bytes, &"a".repeat(2048)).await, 200);
    assert_eq!(put(&server, "/blobs", bytes, &"a".repeat(2049)).await, 413);
    assert_eq!(put(&server, "/albums", MULTIPART, &album(&"a".repeat(2900))).await, 200);
    assert_eq!(put(&server, "/albums", MULTIPART, &album(&"a".repeat(3000))).await, 413);
    // Other operations have those of the server.
    assert_eq!(put(&server, "/notices", "text/plain", &"a".repeat(90_000)).await, 204);
    // Those of the program.
    let server = Server::new(Depot)
        .body_limit_of(Operation::PutCrate, 10)
        .stream_limit_of(Operation::PutBlob, 5000)
        .upload_limit_of(Operation::PutAlbum, 5000)
        .body_limit_of(Operation::AddNotice, 100_000);
    let layered = server.clone().layer(tower::layer::util::Identity::new());
    for server in [server, layered] {
        assert_eq!(put(&server, "/crates", json, &of_label(1)).await, 413);
        assert_eq!(put(&server, "/blobs", bytes, &"a".repeat(5000)).await, 200);
        assert_eq!(put(&server, "/blobs", bytes, &"a".repeat(5001)).await, 413);
        assert_eq!(put(&server, "/albums", MULTIPART, &album(&"a".repeat(3000))).await, 200);
        assert_eq!(put(&server, "/albums", MULTIPART, &album(&"a".repeat(5000))).await, 413);
        assert_eq!(put(&server, "/notices", "text/plain", &"a".repeat(90_000)).await, 204);
        assert_eq!(put(&server, "/forms", "application/x-www-form-urlencoded", &"a".repeat(70_000)).await, 413);
    }
}

async fn json_and_multipart_are_accepted(server: &Server<Depot>) {
    let part = |name: &str, value: &str| format!("--b\r\nContent-Disposition: form-data; name={name}\r\n\r\n{value}\r\n");
    let parts = [
        part("part", "a"),
        part("count", "2"),
        part("tags", "x"),
        part("tags", "y"),
        "--b\r\nContent-Disposition: form-data; name=size\r\nContent-Type: application/json\r\n\r\n{\"width\":3}\r\n--b--\r\n".to_owned(),
    ];
    let multipart = parts.concat();
    let json = r#"{"part":"a","count":2,"tags":["x","y"],"size":{"width":3}}"#;
    let expected = (200, r#"a Some(2) Some(["x", "y"]) Some(3)"#);
    for (method, media_type, body) in [
        ("POST", MULTIPART, &*multipart),
        ("POST", "application/json", json),
        ("PUT", MULTIPART, &*multipart),
        ("PUT", "application/json", json),
        ("PUT", "application/x-www-form-urlencoded", "part=a&count=2&tags=x&tags=y&size=%7B%22width%22%3A3%7D"),
    ] {
        let reply = send(server, method, "/orders", &[("content-type", media_type)], body.as_bytes()).await;
        assert_eq!(reply.shown(), expected, "{method} {media_type}");
    }
    for (media_type, body, message) in [
        (MULTIPART, &*(part("count", "x") + "--b--\r\n"), "/part: is required"),
        (MULTIPART, "", "multipart body"),
        ("multipart/form-data", "a", "has no boundary"),
        ("application/json", r#"{"count":2}"#, "/part: is required"),
    ] {
        let reply = send(server, "POST", "/orders", &[("content-type", media_type)], body.as_bytes()).await;
        assert_eq!(reply.status, 400, "{media_type}");
        assert!(reply.body.contains(message), "{}", reply.body);
    }
    let other = send(server, "POST", "/orders", &[("content-type", "text/plain")], b"a").await;
    assert_eq!((other.status, other.header("accept")), (415, Some("application/json, multipart/form-data")));
}

async fn ranges_of_media_types(server: &Server<Depot>) {
    for (method, sent, status, received) in [
        ("PUT", "image/gif", 200, "image/gif"),
        ("PUT", "image/svg+xml; charset=utf-8", 200, "image/svg+xml; charset=utf-8"),
        ("PUT", "image/bmp", 200, "image/png"),
        ("PUT", "text/plain", 415, "application/problem+json"),
        // A media type outside of the range is an internal error.
        ("PUT", "image/x-text", 500, "application/problem+json"),
        ("POST", "text/html", 200, "text/html"),
        ("POST", "application/json", 200, "application/json"),
    ] {
        let reply = send(server, method, "/pictures", &[("content-type", sent)], b"GIF").await;
        assert_eq!((reply.status, reply.header("content-type")), (status, Some(received)), "{sent}");
        assert_eq!(reply.body == "GIF", status == 200, "{sent}");
    }
    let reply = send(server, "POST", "/pictures", &[], b"GIF").await;
    assert_eq!((reply.shown(), reply.header("content-type")), ((200, "GIF"), Some("application/octet-stream")));
    assert_eq!(send(server, "POST", "/pictures", &[], b"").await.shown(), (200, "None"));
}

async fn equivalent_paths_are_equal(server: &Server<Depot>) {
    for (path, expected) in [
        ("/b/mine", "mine"),
        ("/b/%6Dine", "mine"),
        ("/b/%6d%69ne", "mine"),
        ("/%62/mine", "mine"),
        ("/b/%6Din", "any min"),
        ("/b/a%2Fb", "any a/b"),
    ] {
        assert_eq!(get(server, path).await.shown(), (200, expected), "{path}");
    }
}
