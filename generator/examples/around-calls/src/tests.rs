use std::io::{self, BufRead as _, BufReader, Write};
use std::net::TcpListener;
use std::sync::Mutex;
use std::thread;

use serde_json::Value;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::fmt::format::FmtSpan;

use super::*;

/// The lines of each request.
type Requests = Arc<Mutex<Vec<Vec<String>>>>;

/// A proxy that responds in place of the server, and sets a cookie.
fn proxy() -> io::Result<(String, Requests)> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let url = format!("http://{}", listener.local_addr()?);
    let requests = Requests::default();
    let received = Arc::clone(&requests);
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let lines = BufReader::new(&stream).lines().map_while(Result::ok);
            let head = lines.take_while(|line| !line.is_empty()).collect();
            received.lock().unwrap().push(head);
            let pet = r#"{"id":1,"name":"Rex","categoryId":7}"#;
            let is_list = received.lock().unwrap().last().unwrap()[0].contains("/pets?");
            let body = if is_list {
                format!("[{pet}]")
            } else {
                pet.to_owned()
            };
            let length = body.len();
            let response = format!(
                "HTTP/1.1 200 OK\r\nset-cookie: session=7; Path=/\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
            );
            let _ = stream.write_all(response.as_bytes());
        }
    });
    Ok((url, requests))
}

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Lines {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn the_program_uses_what_is_around_its_calls() -> anyhow::Result<()> {
    let lines = Lines::default();
    let log = tracing_subscriber::fmt()
        .json()
        .with_span_events(FmtSpan::CLOSE);
    log.with_writer(lines.clone()).init();
    let (proxy, requests) = proxy()?;
    let client = client("http://shop.invalid/v1", &proxy)?;
    #[expect(deprecated)]
    for id in ["1", "2"] {
        client.get_pet(1).header("X-Request-Id", id).send().await?;
        let pets = client
            .list_pets()
            .limit(5)
            .header("X-Request-Id", id)
            .send()
            .await?;
        assert_eq!(pets.len(), 1);
    }

    let requests = requests.lock().unwrap().clone();
    let first: Vec<&str> = requests.iter().map(|lines| lines[0].as_str()).collect();
    // The second list is in the cache.
    let expected = [
        "GET http://shop.invalid/v1/pets/1 HTTP/1.1",
        "GET http://shop.invalid/v1/pets?limit=5 HTTP/1.1",
        "GET http://shop.invalid/v1/pets/1 HTTP/1.1",
    ];
    assert_eq!(first, expected);
    let headers = |index: usize, name: &str| {
        let mut lines = requests[index].iter();
        lines.find_map(|line| line.strip_prefix(name).map(str::to_owned))
    };
    for (index, id, cookie) in [
        (0, "1", None),
        (1, "1", Some("session=7")),
        (2, "2", Some("session=7")),
    ] {
        assert_eq!(headers(index, "x-request-id: ").as_deref(), Some(id));
        assert_eq!(headers(index, "x-tenant: ").as_deref(), Some("north"));
        assert_eq!(headers(index, "cookie: ").as_deref(), cookie);
    }

    let log = String::from_utf8(lines.0.lock().unwrap().clone())?;
    let spans = log.lines().map(serde_json::from_str::<Value>);
    let spans: Vec<Value> = spans.collect::<Result<_, _>>()?;
    let routes: Vec<_> = spans
        .iter()
        .map(|span| &span["span"]["http.route"])
        .collect();
    assert_eq!(
        routes,
        [
            "/v1/pets/{petId}",
            "/v1/pets",
            "/v1/pets/{petId}",
            "/v1/pets"
        ]
    );
    Ok(())
}

#[test]
fn the_book_shows_the_program() {
    let chapter = include_str!("../../../book/src/client/transports.md");
    let (program, _) = include_str!("main.rs")
        .split_once("\n#[cfg(test)]")
        .unwrap();
    let (_, program) = program.split_once("\n\n").unwrap();
    assert!(chapter.contains(program), "{program}");
}
