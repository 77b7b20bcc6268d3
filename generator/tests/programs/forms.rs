//! Forms and multipart bodies: requests of the generated client, and those of other clients, byte by byte.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::task::{Context, Poll};

use client::operations::{
    AddPhotoBodyFields, AddPhotoBodyFieldsRequired, ChangePhotoAsMultipartRequired,
    ChangePhotoBodyMultipartFieldsRequired,
};
use client::types::{
    AddPhotoBodyFiles, AddPhotoBodyFilesRequired, ChangePhotoBodyMultipartFilesRequired,
    LineRequired, NoteRequired, NoteSeveral, OpenRequired, OrderRequired,
};
use client::{
    Client, Color, Environment, Failure, FilePart, InvalidRequest, Line, Note, Open, Order,
    RetryPolicy, Upload,
};
use futures_core::Stream;
use http::{Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use server::operations::{
    AddNoteFailure, AddNoteRequest, AddNoteResponse, AddOpenFailure, AddOpenRequest,
    AddOpenResponse, AddOrderFailure, AddOrderRequest, AddOrderResponse, AddPhotoFailure,
    AddPhotoRequest, AddPhotoResponse, ChangeOrderFailure, ChangeOrderRequest, ChangeOrderResponse,
    ChangePhotoFailure, ChangePhotoRequest, ChangePhotoResponse, PutNoteFailure, PutNoteRequest,
    PutNoteResponse, PutOpenFailure, PutOpenRequest, PutOpenResponse, PutOrderFailure,
    PutOrderRequest, PutOrderResponse, PutPhotoFailure, PutPhotoRequest, PutPhotoResponse,
    SearchFailure, SearchRequest, SearchResponse,
};
use server::types::{ChangeOrderBody, ChangePhotoBody};
use server::{Admit, Api, Server};
use serde_json::json;

/// A service that returns the received values.
struct Echo;

impl Admit for Echo {}

fn nothing() -> server::Order {
    server::types::OrderRequired { count: 9 }.into()
}

impl Api for Echo {
    async fn add_order(
        &self,
        request: AddOrderRequest,
    ) -> Result<AddOrderResponse, AddOrderFailure> {
        Ok(request.body.into())
    }

    async fn put_order(
        &self,
        request: PutOrderRequest,
    ) -> Result<PutOrderResponse, PutOrderFailure> {
        Ok(request.body.unwrap_or_else(nothing).into())
    }

    async fn change_order(
        &self,
        request: ChangeOrderRequest,
    ) -> Result<ChangeOrderResponse, ChangeOrderFailure> {
        Ok(match request.body {
            ChangeOrderBody::Json(order) => order.into(),
            ChangeOrderBody::Form(form) => nothing().note(Some(form.at.to_string())).into(),
        })
    }

    async fn add_note(&self, request: AddNoteRequest) -> Result<AddNoteResponse, AddNoteFailure> {
        Ok(request.body.into())
    }

    async fn put_note(&self, request: PutNoteRequest) -> Result<PutNoteResponse, PutNoteFailure> {
        Ok(request.body.into())
    }

    async fn add_open(&self, request: AddOpenRequest) -> Result<AddOpenResponse, AddOpenFailure> {
        Ok(request.body.into())
    }

    async fn put_open(&self, request: PutOpenRequest) -> Result<PutOpenResponse, PutOpenFailure> {
        Ok(request.body.into())
    }

    async fn search(&self, _: SearchRequest) -> Result<SearchResponse, SearchFailure> {
        Ok(SearchResponse::default())
    }

    async fn add_photo(
        &self,
        request: AddPhotoRequest,
    ) -> Result<AddPhotoResponse, AddPhotoFailure> {
        let server::Upload { fields, files, .. } = request.body;
        let mut names = vec![fields.title];
        names.extend(fields.place.map(|place| place.sku));
        names.extend(fields.sizes.iter().flatten().map(i64::to_string));
        let others = files.others.into_iter().map(|file| ("others", file));
        for (field, file) in [("image", files.image)].into_iter().chain(others) {
            let name = file.file_name.unwrap_or_default();
            let length = match file.bytes.length() {
                Some(length) => length,
                None => panic!("a file that was received has a length"),
            };
            let mut description = format!("{field}={name}:{}:{length}", file.media_type);
            if let Some(sum) = file.headers.get("x-sum") {
                let mut bytes = file.bytes;
                let mut whole = 0;
                while let Some(part) = bytes.next().await.unwrap() {
                    assert!(part.len() <= 65_536 || part.len() as u64 == length);
                    whole += part.iter().map(|byte| u64::from(*byte)).sum::<u64>();
                }
                description = format!("{description} sum {whole} {}", sum.to_str().unwrap());
            }
            names.push(description);
        }
        Ok(names.into())
    }

    async fn put_photo(
        &self,
        request: PutPhotoRequest,
    ) -> Result<PutPhotoResponse, PutPhotoFailure> {
        Ok(request.body.unwrap_or_else(nothing).into())
    }

    async fn change_photo(
        &self,
        request: ChangePhotoRequest,
    ) -> Result<ChangePhotoResponse, ChangePhotoFailure> {
        Ok(match request.body {
            ChangePhotoBody::Json(json) => vec![json.title].into(),
            ChangePhotoBody::Multipart(upload) => {
                let file: server::FilePart = upload.files.file;
                vec![file.file_name.unwrap_or_default(), format!("{:?}", upload.fields)].into()
            }
        })
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let server = Server::new(Echo).upload_limit(300_000);
    let builder = Client::builder(Environment::at("http://api.example")).transport(server);
    let client = builder.retry(RetryPolicy::none()).build().unwrap();
    forms(&client).await;
    notes(&client).await;
    open_forms(&client).await;
    parts(&client).await;
    images().await;
    large_files(&client).await;
    requests_of_other_clients().await;
    pieces().await;
}

fn order() -> Order {
    let line = |sku: &str| {
        let sku = sku.to_owned();
        Line::from(LineRequired { sku })
    };
    let metadata = [("a b", "1"), ("c&d", "=")];
    let metadata = metadata.map(|(name, value)| (name.to_owned(), value.to_owned()));
    Order::from(OrderRequired { count: 3 })
        .price(1.5)
        .name("\u{e9}+ %".to_owned())
        .urgent(true)
        .items(vec![1, 2])
        .tags(vec!["x".to_owned(), "y,z".to_owned()])
        .colors(vec![Color::Red, Color::Green])
        .metadata(BTreeMap::from(metadata))
        .lines(vec![line("p"), line("q").count(2)])
        .address(line("{}"))
}

async fn forms(client: &Client) {
    let reply = client.add_order(order()).send().await.unwrap();
    assert_eq!(*reply.body(), order());
    let reply = client.put_order().body(order()).send().await.unwrap();
    assert_eq!(*reply.body(), order());
    let reply = client.put_order().send().await.unwrap();
    assert_eq!(reply.count, 9);
    // A pipe in an item is ambiguous with a delimiter.
    let ambiguous = order().colors(vec!["a|b".parse().unwrap()]);
    let failed = client.add_order(ambiguous).send().await;
    assert!(
        matches!(&failed, Err(Failure::Invalid(InvalidRequest::Body(at))) if at.place == "/colors"),
        "{failed:?}"
    );
}

fn line(sku: &str) -> Line {
    let sku = sku.to_owned();
    Line::from(LineRequired { sku })
}

/// Complex values and those of any type are JSON, and empty values round-trip.
async fn notes(client: &Client) {
    let empty = || NoteRequired {
        ids: Vec::new(),
        words: Vec::new(),
        labels: BTreeMap::new(),
        lines: Vec::new(),
        kept: None,
    };
    let full = NoteRequired {
        ids: vec![1, 2],
        words: vec!["a,b".to_owned()],
        labels: BTreeMap::from([("a".to_owned(), "b".to_owned())]),
        lines: vec![line("[")],
        kept: Some(line("k")),
    };
    let mut notes = vec![Note::from(empty()), Note::from(full)];
    let any = [
        json!({"ids": [3], "words": "x", "a": {"b": []}}),
        json!([{"a": 1}, []]),
        json!([]),
        json!("5"),
        json!(5.5),
        json!(""),
        json!(false),
        serde_json::Value::Null,
    ];
    notes.extend(any.clone().map(|any| Note::from(empty()).extra(any)));
    notes.push(Note::from(empty()).extras(any.to_vec()));
    notes.extend(any.map(|any| Note::from(empty()).extras(vec![any])));
    for grid in [vec![vec![1, 2]], vec![vec![]], vec![vec![1], vec![2]]] {
        notes.push(Note::from(empty()).grid(grid));
    }
    let several = [
        NoteSeveral::Line(line("a")),
        NoteSeveral::LineArray(vec![line("a")]),
        NoteSeveral::LineArray(Vec::new()),
    ];
    notes.extend(several.map(|several| Note::from(empty()).several(several)));
    for note in notes {
        let reply = client.add_note(note.clone()).send().await.unwrap();
        assert_eq!(*reply.body(), note);
        let reply = client.put_note(note.clone()).send().await.unwrap();
        assert_eq!(*reply.body(), note);
    }
}

/// Additional fields do not overwrite others.
async fn open_forms(client: &Client) {
    let others = [
        ("a", json!({"name": "other", "lines": [1]})),
        ("b", json!(["x", {}])),
        ("c", json!("5")),
        ("d", serde_json::Value::Null),
    ];
    let others = others.map(|(name, value)| (name.to_owned(), value));
    let name = "5".to_owned();
    let open = Open::from(OpenRequired { name })
        .lines(vec![line("a")])
        .additional_properties(BTreeMap::from(others));
    let reply = client.add_open(open.clone()).send().await.unwrap();
    assert_eq!(*reply.body(), open);
    let lists = [("a", vec![line("b")]), ("c", vec![line("d"), line("e")])];
    let lists = BTreeMap::from(lists.map(|(name, lines)| (name.to_owned(), lines)));
    for lists in [lists, BTreeMap::new()] {
        let reply = client.put_open(lists.clone()).send().await.unwrap();
        assert_eq!(*reply.body(), lists);
    }
}

async fn parts(client: &Client) {
    let reply = client.put_photo().body(order()).send().await;
    assert_eq!(*reply.unwrap().body(), order());
    let place = Line::from(LineRequired {
        sku: "here".to_owned(),
    });
    let fields = AddPhotoBodyFieldsRequired {
        title: "A \"b\"".to_owned(),
    };
    let fields = AddPhotoBodyFields::from(fields)
        .place(place)
        .sizes(vec![1, 2]);
    let image = vec![0, 13, 10, 45, 45, 255];
    let image = FilePart::new(image).file_name("a\"b.png").media_type("image/png");
    let files = AddPhotoBodyFiles::from(AddPhotoBodyFilesRequired { image })
        .others([FilePart::new("x"), FilePart::new("")]);
    let upload = Upload::new(fields, files);
    let reply = client.add_photo(upload).send().await.unwrap();
    let expected = [
        "A \"b\"",
        "here",
        "1",
        "2",
        "image=a\"b.png:image/png:6",
        "others=others:application/octet-stream:1",
        "others=others:application/octet-stream:0",
    ];
    assert_eq!(*reply.body(), expected);
    let number = ChangePhotoBodyMultipartFieldsRequired { number: 7 };
    let required = ChangePhotoAsMultipartRequired {
        id: 1,
        body: Upload::new(
            number.into(),
            ChangePhotoBodyMultipartFilesRequired { file: FilePart::new("x").file_name("f") }.into(),
        ),
    };
    let reply = client
        .change_photo_as_multipart(required)
        .send()
        .await
        .unwrap();
    assert_eq!(
        *reply.body(),
        ["f", "ChangePhotoBodyMultipartFields { number: 7 }"]
    );
}

/// The handler has an image: a form of another client without one, or with several, is rejected.
async fn images() {
    let part = |media_type: &str| {
        format!(
            "--b\r\nContent-Disposition: form-data; name=image; filename=a\r\n\
             Content-Type: {media_type}\r\n\r\nx\r\n"
        )
    };
    let (png, text) = (part("image/png"), part("text/plain"));
    for (parts, status, expected) in [
        (vec![&png], 200, vec!["image=a:image/png:1"]),
        (vec![], 400, vec!["/image: is required"]),
        (
            vec![&png, &text],
            400,
            vec![
                "/image: must not be repeated",
                "/image: expected a file of the media type image/png, image/jpeg",
            ],
        ),
    ] {
        let parts: String = parts.into_iter().map(String::as_str).collect();
        let title = "--b\r\nContent-Disposition: form-data; name=title\r\n\r\nA\r\n";
        let form = format!("{title}{parts}--b--\r\n");
        let (found, body) = send("POST", "/photos", "multipart/form-data; boundary=b", &form).await;
        assert_eq!(found.as_u16(), status, "{body}");
        for text in expected {
            assert!(body.contains(text), "{body}");
        }
    }
}

/// A file that exceeds the limit in memory is received with its headers.
async fn large_files(client: &Client) {
    let fields = || {
        AddPhotoBodyFields::from(AddPhotoBodyFieldsRequired {
            title: "t".to_owned(),
        })
    };
    let image = |bytes| FilePart::new(bytes).media_type("image/png");
    let large = vec![13; 200_000];
    let stream = || client::ByteStream::new(Full::new(Bytes::from(vec![13; 200_000])));
    for bytes in [large.into(), stream()] {
        let mut file = image(bytes);
        file.headers
            .insert("x-sum", http::HeaderValue::from_static("7"));
        let files = AddPhotoBodyFiles::from(AddPhotoBodyFilesRequired { image: file });
        let upload = Upload::new(fields(), files.others([FilePart::new("\r\n--")]));
        let reply = client.add_photo(upload).send().await.unwrap();
        let expected = [
            "t",
            "image=image:image/png:200000 sum 2600000 7",
            "others=others:application/octet-stream:4",
        ];
        assert_eq!(*reply.body(), expected);
    }
    // The fields have the limit of other bodies, and the whole body has its own limit.
    for (title, image_length, limit) in [(70_000, 1, 65_536), (1, 400_000, 300_000)] {
        let title = "t".repeat(title);
        let fields = AddPhotoBodyFieldsRequired { title }.into();
        let stream = client::ByteStream::new(Full::new(Bytes::from(vec![13; image_length])));
        let image = image(stream);
        let upload = Upload::new(fields, AddPhotoBodyFilesRequired { image }.into());
        let Err(Failure::Undocumented(received)) = client.add_photo(upload).send().await else {
            panic!("a body beyond the limit was accepted");
        };
        assert_eq!(received.status(), 413);
        let message = String::from_utf8_lossy(received.body()).into_owned();
        assert!(message.contains(&limit.to_string()), "{message}");
    }
}

/// Pieces of a body.
struct Pieces<I>(I);

impl<I: Iterator<Item = Result<Vec<u8>, server::BoxError>> + Unpin> Stream for Pieces<I> {
    type Item = Result<Vec<u8>, server::BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(self.0.next())
    }
}

/// A body can be received byte by byte.
async fn pieces() {
    let sent = "before\r\n--a b  \r\nContent-Disposition: form-data; name=title\r\n\r\nA\r\n-\r\n\
        --a b\r\ncontent-disposition: form-data; name=image; filename=\"\"\r\n\
        Content-Type: image/png\r\n\r\n\r\n--a \r\n--a b--after";
    for size in [1, 2, 7, 1000] {
        let pieces = sent.as_bytes().chunks(size).map(|piece| Ok(piece.to_vec()));
        let body = server::ByteStream::from_stream(Pieces(pieces));
        let request = Request::post("/photos")
            .header("content-type", "multipart/form-data; boundary=\"a b\"")
            .body(body)
            .unwrap();
        let response = Server::new(Echo).handle(request).await;
        let body = response.into_body().collect().await.unwrap().to_bytes();
        assert_eq!(body, "[\"A\\r\\n-\",\"image=:image/png:6\"]", "{size}");
    }
    // The encodings of browsers and of other clients.
    for (written, read) in [
        (r#""a\""#, r"a\"),
        (r#""a\"; x="b""#, r"a\"),
        (r#""a\"b""#, "a\"b"),
        (r#""a\; b""#, r"a\; b"),
        (r#""ä%22𝒳""#, "ä\"𝒳"),
    ] {
        let sent = format!(
            "--a b\r\nContent-Disposition: form-data; name=title\r\n\r\nA\r\n\
            --a b\r\ncontent-disposition: form-data; name=image; filename={written}\r\n\
            Content-Type: image/png\r\n\r\n\r\n--a b--"
        );
        let media_type = "multipart/form-data; boundary=\"a b\"";
        let (_, body) = send("POST", "/photos", media_type, &sent).await;
        let expected = serde_json::json!(["A", format!("image={read}:image/png:0")]);
        assert_eq!(body, expected.to_string(), "{written}");
    }
    let long = format!("--a b\r\nX: {}", "x".repeat(20_000));
    let (status, body) = send(
        "POST",
        "/photos",
        "multipart/form-data; boundary=\"a b\"",
        &long,
    )
    .await;
    assert_eq!(status.as_u16(), 400);
    assert!(body.contains("headers of more than 16 KiB"), "{body}");
}

async fn send(method: &str, path: &str, media_type: &str, body: &str) -> (StatusCode, String) {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("content-type", media_type)
        .body(Full::new(body.to_owned().into_bytes().into()))
        .unwrap();
    let request: Request<Full<Bytes>> = request;
    let response = Server::new(Echo).handle(request).await;
    let status = response.status();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    (status, String::from_utf8_lossy(&body).into_owned())
}

async fn requests_of_other_clients() {
    let form = "application/x-www-form-urlencoded";
    let none = r#""ids":[],"words":[],"labels":{},"lines":[],"kept":null"#;
    let cases = [
        // Text that is not JSON, and a whole list.
        ("extra=a", format!("{{{none},\"extra\":\"a\"}}")),
        ("extra={\"a\":1}", format!("{{{none},\"extra\":{{\"a\":1}}}}")),
        (
            "kept=null&lines=[{\"sku\":\"a\"},{\"sku\":\"b\"}]",
            format!("{{{none}}}").replace(
                "\"lines\":[]",
                r#""lines":[{"sku":"a"},{"sku":"b"}]"#,
            ),
        ),
    ];
    for (sent, expected) in cases {
        let (status, body) = send("POST", "/notes", form, sent).await;
        assert_eq!((status.as_u16(), body), (200, expected), "{sent}");
    }
    let cases = [
        ("extra=1&extra=2", "/extra: must not be repeated"),
        ("several={\"sku\":\"a\"}&several={\"sku\":\"a\"}", "/several: must not be repeated"),
        ("kept=1&kept=2", "/kept: must not be repeated"),
    ];
    for (sent, expected) in cases {
        let (status, body) = send("POST", "/notes", form, sent).await;
        assert_eq!(status.as_u16(), 400, "{sent}: {body}");
        assert!(body.contains(expected), "{sent}: {body}");
    }
    let cases = [
        ("count=3&items=1&items=2", "{\"count\":3,\"items\":[1,2]}"),
        (
            "count=3&unknown=1&lines[0][sku]=a",
            "{\"count\":3,\"lines\":[{\"sku\":\"a\"}]}",
        ),
        ("amount=all&count=3", "{\"count\":3,\"amount\":\"all\"}"),
        ("amount=7&count=3", "{\"count\":3,\"amount\":7}"),
    ];
    for (sent, expected) in cases {
        let (status, body) = send("POST", "/orders", form, sent).await;
        assert_eq!((status.as_u16(), body.as_str()), (200, expected), "{sent}");
    }
    let cases = [
        ("", "/count: is required"),
        ("count=x", "/count: expected an integer"),
        ("count=1&count=2", "/count: must not be repeated"),
        ("count=1&items=a", "/items/0: expected an integer"),
        ("count=1&lines[0][count]=1", "/lines/0/sku: is required"),
        ("count=1&address={", "/address: expected an object"),
        ("count=1&name=%f", "/name: is not percent-encoded UTF-8"),
        (
            "count=1&colors=red|blue",
            "/colors/1: expected one of `red`, `green`",
        ),
    ];
    for (sent, expected) in cases {
        let (status, body) = send("POST", "/orders", form, sent).await;
        assert_eq!(status.as_u16(), 400, "{sent}: {body}");
        assert!(body.contains(expected), "{sent}: {body}");
    }
    let (status, body) = send("PATCH", "/orders", form, "at=2026-01-01T00:00:00Z").await;
    assert_eq!(status.as_u16(), 200, "{body}");
    let (status, _) = send("PATCH", "/orders", "text/plain", "").await;
    assert_eq!(status.as_u16(), 415);
    let media_type = "multipart/form-data; boundary=\"a b\"";
    let cases = [
        ("", "is not a valid multipart body"),
        ("--a b\r\n\r\n\r\n--a b--", "has a part without a name"),
        ("--a b--", "/title: is required"),
        ("--a b--", "/image: is required"),
        (
            "--a b\r\nContent-Disposition: form-data; name=title\r\n\r\nlong enough\r\n--a b--\r\n",
            "/title: expected at most 8 characters",
        ),
    ];
    for (sent, expected) in cases {
        let (status, body) = send("POST", "/photos", media_type, sent).await;
        assert_eq!(status.as_u16(), 400, "{sent}: {body}");
        assert!(body.contains(expected), "{sent}: {body}");
    }
    let (status, body) = send("POST", "/photos", "multipart/form-data", "").await;
    assert_eq!(status.as_u16(), 400);
    assert!(body.contains("has no boundary"), "{body}");
    // An absent body is missing, not malformed.
    let request: Request<Full<Bytes>> = Request::post("/photos").body(Full::default()).unwrap();
    let response = Server::new(Echo).handle(request).await;
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    let body = String::from_utf8_lossy(&body).into_owned();
    assert!(
        status == 400 && body.contains("is required"),
        "{status} {body}"
    );
}
