//! Responses that deviate from the description: how the default and the careful client read them. Bodies are kept:
//! they are available after a success, too.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread::{self, JoinHandle};

use tokio::runtime::Builder;

/// A response, and the expected outcomes.
struct Case {
    deviation: &'static str,
    status: &'static str,
    media_type: &'static str,
    body: &'static str,
    /// The number of bytes of the body that are not sent.
    truncated: usize,
    default: &'static str,
    careful: &'static str,
}

const DOCUMENTED: Case = Case {
    deviation: "none",
    status: "200 OK",
    media_type: "application/json",
    body: r#"{"id": 1, "name": "Rex", "kind": "dog"}"#,
    truncated: 0,
    default: "200 Pet { id: 1, name: \"Rex\", kind: Dog, note: None }",
    careful: "200 Pet { id: Some(1), name: Some(\"Rex\"), kind: Some(Dog), note: None }",
};

const CASES: [Case; 17] = [
    DOCUMENTED,
    Case {
        deviation: "undocumented 2xx",
        status: "201 Created",
        default: "201 Pet { id: 1, name: \"Rex\", kind: Dog, note: None }",
        careful: "201 Pet { id: Some(1), name: Some(\"Rex\"), kind: Some(Dog), note: None }",
        ..DOCUMENTED
    },
    Case {
        deviation: "undocumented 2xx with another body",
        status: "202 Accepted",
        body: r#"{"job": 7}"#,
        default: "undocumented status 202 Accepted: {\"job\": 7}",
        careful: "undocumented status 202 Accepted: {\"job\": 7}",
        ..DOCUMENTED
    },
    Case {
        deviation: "undocumented error",
        status: "418 I'm a teapot",
        media_type: "text/plain",
        body: "short and stout",
        default: "undocumented status 418 I'm a teapot: short and stout",
        careful: "undocumented status 418 I'm a teapot: short and stout",
        ..DOCUMENTED
    },
    Case {
        deviation: "documented error in another format",
        status: "404 Not Found",
        media_type: "text/html",
        body: "<h1>Not found</h1>",
        default: "malformed response body (404 Not Found): has the media type \"text/html\" and is not JSON: expected a value at line 1, column 1: <h1>Not found</h1>",
        careful: "malformed response body (404 Not Found): has the media type \"text/html\" and is not JSON: expected a value at line 1, column 1: <h1>Not found</h1>",
        ..DOCUMENTED
    },
    Case {
        deviation: "another media type",
        media_type: "text/plain",
        ..DOCUMENTED
    },
    Case {
        deviation: "missing required property",
        body: r#"{"id": 1, "kind": "dog"}"#,
        default: "malformed response body (200 OK) at /name: is missing; accepted with `--client-careful=Pet.name`: {\"id\": 1, \"kind\": \"dog\"}",
        careful: "200 Pet { id: Some(1), name: None, kind: Some(Dog), note: None }",
        ..DOCUMENTED
    },
    Case {
        deviation: "required property that is null",
        body: r#"{"id": 1, "name": null, "kind": "dog"}"#,
        default: "malformed response body (200 OK) at /name: is required and must not be `null`; accepted with `--client-careful=Pet.name`: {\"id\": 1, \"name\": null, \"kind\": \"dog\"}",
        careful: "200 Pet { id: Some(1), name: None, kind: Some(Dog), note: None }",
        ..DOCUMENTED
    },
    Case {
        deviation: "optional property that is null",
        body: r#"{"id": 1, "name": "Rex", "kind": "dog", "note": null}"#,
        ..DOCUMENTED
    },
    Case {
        deviation: "value of another type",
        body: r#"{"id": "1", "name": 2, "kind": "dog"}"#,
        default: "malformed response body (200 OK) at /id: expected an integer; at /name: expected a string; accepted with `--client-careful=Pet.id,Pet.name`: {\"id\": \"1\", \"name\": 2, \"kind\": \"dog\"}",
        careful: "200 Pet { id: None, name: None, kind: Some(Dog), note: None }, unknown: /id, unknown: /name, /id: expected an integer (\"1\"), /name: expected a string (2)",
        ..DOCUMENTED
    },
    Case {
        deviation: "unknown enum value",
        body: r#"{"id": 1, "name": "Rex", "kind": "bird"}"#,
        default: "200 Pet { id: 1, name: \"Rex\", kind: Unknown(UnknownValue(\"bird\")), note: None }",
        careful: "200 Pet { id: Some(1), name: Some(\"Rex\"), kind: Some(Unknown(UnknownValue(\"bird\"))), note: None }",
        ..DOCUMENTED
    },
    Case {
        deviation: "unknown property",
        body: r#"{"id": 1, "name": "Rex", "kind": "dog", "age": 3}"#,
        default: "200 Pet { id: 1, name: \"Rex\", kind: Dog, note: None }, unknown: /age",
        careful: "200 Pet { id: Some(1), name: Some(\"Rex\"), kind: Some(Dog), note: None }, unknown: /age",
        ..DOCUMENTED
    },
    Case {
        deviation: "truncated body",
        truncated: 9,
        default: "the connection broke",
        careful: "the connection broke",
        ..DOCUMENTED
    },
    Case {
        deviation: "body that is not JSON",
        body: "id=1",
        default: "malformed response body (200 OK): is not JSON: expected a value at line 1, column 1: id=1",
        careful: "malformed response body (200 OK): is not JSON: expected a value at line 1, column 1: id=1",
        ..DOCUMENTED
    },
    Case {
        deviation: "empty body",
        body: "",
        default: "malformed response body (200 OK): is empty; accepted with `--client-careful=Pet`",
        careful: "200 Pet { id: None, name: None, kind: None, note: None }",
        ..DOCUMENTED
    },
    Case {
        deviation: "undocumented 2xx without a body",
        status: "204 No Content",
        body: "",
        default: "undocumented status 204 No Content",
        careful: "204 Pet { id: None, name: None, kind: None, note: None }",
        ..DOCUMENTED
    },
    Case {
        deviation: "documented error with an empty body",
        status: "404 Not Found",
        body: "",
        default: "malformed response body (404 Not Found): is empty",
        careful: "malformed response body (404 Not Found): is empty",
        ..DOCUMENTED
    },
];

/// Accepts one connection for each client and responds, and returns the URL.
fn serve(case: &'static Case) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    thread::spawn(move || {
        for _ in 0..3 {
            let (mut stream, _) = listener.accept().unwrap();
            let mut request = [0; 4096];
            let _ = stream.read(&mut request).unwrap();
            let (length, sent) = (case.body.len(), case.body.len() - case.truncated);
            let head = format!(
                "HTTP/1.1 {}\r\ncontent-type: {}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n",
                case.status, case.media_type,
            );
            let _ = stream.write_all(head.as_bytes());
            let _ = stream.write_all(&case.body.as_bytes()[..sent]);
        }
    });
    url
}

/// Defines the outcome of a call by a client, which keeps bodies.
macro_rules! outcome {
    ($client:ident, $case:expr, $url:expr) => {{
        let (case, url): (&Case, &str) = ($case, $url);
        let builder = $client::Client::builder($client::Environment::at(url));
        let builder = builder.retry($client::RetryPolicy::none()).keep_bodies();
        match builder.build().unwrap().get_pet().send().await {
            Ok(reply) => {
                assert_eq!(reply.received().body(), case.body);
                let unknown = reply.unknown_fields();
                let unknown = unknown
                    .iter()
                    .map(|field| format!(", unknown: {}", field.place));
                let unknown: String = unknown.collect();
                let left_out = reply.deviations().iter();
                let left_out = left_out.map(|one| format!(", {}: {} ({})", one.place, one.message, one.received));
                let left_out: String = left_out.collect();
                format!("{} {:?}{unknown}{left_out}", reply.status().as_u16(), reply.body())
            }
            Err(failure) => {
                if let Some(response) = failure.response() {
                    assert_eq!(response.body(), case.body);
                    assert!(case.status.starts_with(response.status().as_str()));
                }
                failure.to_string()
            }
        }
    }};
}

/// The status of any failure, as generic code determines it.
async fn status<O>(call: default_client::Call<O>) -> Option<u16>
where
    O: default_client::Operation<Failure: default_client::Documented>,
{
    let failure = call.send().await.err()?;
    failure.status().map(|status| status.as_u16())
}

/// Generic code can use calls and failures.
async fn failures_of_any_operation() {
    const MISSING: Case = Case {
        status: "404 Not Found",
        body: r#"{"message": "no pet"}"#,
        ..DOCUMENTED
    };
    let url = serve(&MISSING);
    let builder = default_client::Client::builder(default_client::Environment::at(&url));
    let client = builder.build().unwrap();
    assert_eq!(status(client.get_pet()).await, Some(404));
    assert_eq!(status(client.get_log()).await, Some(404));
}

/// Bytes have any media type, and are streamed: the truncated body is received as far as it was sent.
async fn bytes_of_any_media_type() {
    const LOG: Case = Case {
        deviation: "bytes of another media type",
        media_type: "application/octet-stream",
        body: "started, stopped",
        truncated: 9,
        ..DOCUMENTED
    };
    let url = serve(&LOG);
    let builder = default_client::Client::builder(default_client::Environment::at(&url));
    let client = builder.build().unwrap();
    let replies = [
        client.get_log().send().await.unwrap(),
        client.get_log().as_text().send().await.unwrap(),
    ];
    for reply in replies {
        let mut bytes = reply.into_body();
        assert_eq!(bytes.next().await.unwrap().unwrap(), "started");
        bytes.next().await.unwrap_err();
    }
}

/// Receives one request and responds with a body of a media type; returns the URL and the `Accept` of the request.
fn respond(status: &'static str, media_type: &'static str, body: &'static str) -> (String, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let accept = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut request = [0; 4096];
        let length = stream.read(&mut request).unwrap();
        let head = format!(
            "HTTP/1.1 {status}\r\ncontent-type: {media_type}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            body.len()
        );
        let _ = stream.write_all(head.as_bytes());
        let request = String::from_utf8_lossy(&request[..length]).to_lowercase();
        let accept = request.lines().find_map(|line| line.strip_prefix("accept: "));
        accept.unwrap_or_default().to_owned()
    });
    (url, accept)
}

/// The `Accept` of a request, and the description of the outcome.
macro_rules! answered {
    ($status:expr, $media_type:expr, $body:expr, |$client:ident| $call:expr, |$reply:ident| $shown:expr) => {{
        let (url, accept) = respond($status, $media_type, $body);
        let builder = default_client::Client::builder(default_client::Environment::at(&url));
        let $client = builder.retry(default_client::RetryPolicy::none()).build().unwrap();
        let shown = match $call.send().await {
            Ok($reply) => $shown,
            Err(failure) => {
                if let Some(response) = failure.response() {
                    assert_eq!(response.body(), $body);
                }
                failure.to_string()
            }
        };
        (accept.join().unwrap(), shown)
    }};
}

/// A body of another media type is read only if nothing is lost.
async fn bodies_of_other_media_types() {
    const PET: &str = r#"{"id":1,"name":"Rex","kind":"dog"}"#;
    const OK: &str = "200 OK";
    let expected = |accept: &str, shown: &str| (accept.to_owned(), shown.to_owned());
    let malformed = |range: &str, body: &str| {
        format!("malformed response body (200 OK): expected the media type {range}: {body}")
    };
    for (media_type, is_binary) in [
        ("image/png", true),
        ("Application/Octet-Stream; a=\"b;c\"", true),
        ("application/json", false),
        ("text/html", false),
    ] {
        let accept = "application/octet-stream, text/plain;q=0.5";
        let shown = match is_binary {
            true => "picture".to_owned(),
            false => malformed("application/octet-stream", "picture"),
        };
        let found = answered!(OK, media_type, "picture", |client| client.get_picture().as_octet_stream(), |reply| {
            String::from_utf8(reply.into_body().collect().await.unwrap().to_vec()).unwrap()
        });
        assert_eq!(found, expected(accept, &shown), "{media_type}");
        let shown = match is_binary {
            true => format!("{media_type}: picture"),
            false => malformed("image/*", "picture"),
        };
        let found = answered!(OK, media_type, "picture", |client| client.get_picture().as_image(), |reply| {
            let media = reply.into_body();
            let bytes = media.bytes.collect().await.unwrap();
            format!("{}: {}", media.media_type, String::from_utf8(bytes.to_vec()).unwrap())
        });
        assert_eq!(found, expected("image/*, text/plain;q=0.5", &shown), "{media_type}");
    }
    let found = answered!(OK, "application/json", PET, |client| client.get_picture(), |reply| reply.body().name.clone());
    assert_eq!(found, expected("application/json, text/plain;q=0.5", "Rex"));
    let found = answered!(OK, "TEXT/CSV; header=absent", "1,Rex", |client| client.get_list().as_csv(), |reply| reply.into_body());
    assert_eq!(found, expected("text/csv", "1,Rex"));
    let found = answered!(OK, "text/plain", "Rex", |client| client.get_list().as_text(), |reply| reply.into_body());
    assert_eq!(found, expected("text/plain", "Rex"));
    // A page of a proxy is no stream without values.
    for media_type in ["application/json", "text/html", "text/plain"] {
        let body = r#"{"message": "quota exceeded"}"#;
        let found = answered!(OK, media_type, body, |client| client.watch_barks(), |_reply| "a stream".to_owned());
        let accept = "text/event-stream";
        assert_eq!(found, expected(accept, &malformed(accept, body)), "{media_type}");
        let status = "503 Service Unavailable";
        let found = answered!(status, media_type, body, |client| client.watch_barks(), |_reply| "a stream".to_owned());
        let shown = malformed(accept, body).replace(OK, status);
        assert_eq!(found, expected(accept, &shown), "{media_type}");
    }
    let watch = "application/json;stream=watch";
    for (media_type, is_watch) in [
        ("application/json", true),
        ("application/json; stream=\"watch\"", true),
        ("application/json; stream=all", false),
        ("text/html", false),
    ] {
        let lines = "{\"message\": \"a\"}\n{\"message\": \"b\"}\n";
        let found = answered!(OK, media_type, lines, |client| client.watch_changes(), |reply| {
            let (mut values, mut shown) = (reply.into_body(), String::new());
            while let Some(value) = values.next().await {
                shown += &value.unwrap().message;
            }
            shown
        });
        let shown = match is_watch {
            true => "ab".to_owned(),
            false => malformed(watch, lines.replace('\n', " ").trim_end()),
        };
        assert_eq!(found, expected(watch, &shown), "{media_type}");
    }
    let found = answered!(OK, watch, PET, |client| client.get_list().as_watch(), |reply| {
        reply.into_body().next().await.unwrap().unwrap().name
    });
    assert_eq!(found, expected(watch, "Rex"));
}

fn main() {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        for case in &CASES {
            let url = serve(case);
            let default = outcome!(default_client, case, &url);
            let careful = outcome!(careful_client, case, &url);
            println!("| {} | {default} | {careful} |", case.deviation);
            assert_eq!(default, case.default, "{}", case.deviation);
            assert_eq!(careful, case.careful, "{}", case.deviation);
            // A client of the named option reads the body, as does one that is careful everywhere.
            if default.contains("accepted with `--client-careful=Pet") {
                let named = outcome!(named_client, case, &url);
                assert_eq!(named, case.careful, "{}", case.deviation);
            }
        }
        bytes_of_any_media_type().await;
        bodies_of_other_media_types().await;
        failures_of_any_operation().await;
    });
}
