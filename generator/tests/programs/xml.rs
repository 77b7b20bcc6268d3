//! XML bodies: requests of the generated client, and those of other clients.

use std::collections::BTreeMap;

use client::types::{BookKind, BookRequired, BookStars, ShelfRequired, TagRequired};
use client::{Book, Client, Environment, Failure, InvalidRequest, RetryPolicy, Shelf, Tag};
use http::header::{ACCEPT, CONTENT_TYPE};
use http::{Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use server::rejection::RejectedRequest;
use server::operations::{
    AddBookFailure, AddBookRequest, AddBookResponse, GetShelfFailure, GetShelfRequest,
    GetShelfResponse, ListBooksAccept, ListBooksFailure, ListBooksRequest, ListBooksResponse,
    PutListFailure, PutListRequest, PutListResponse, PutNoteFailure, PutNoteRequest,
    PutNoteResponse, PutShelfFailure, PutShelfRequest, PutShelfResponse,
};
use server::types::{ProblemRequired, PutListBody};
use server::{Admit, Api, Problem, Reject, Server};

/// A service that returns the received values.
struct Echo;

impl Admit for Echo {}

impl Reject for Echo {
    fn problem(&self, request: &RejectedRequest<'_>) -> Problem {
        problem(&request.rejection.to_string())
    }
}

fn problem(title: &str) -> Problem {
    let title = title.to_owned();
    ProblemRequired { title }.into()
}

fn shelf() -> server::Shelf {
    let keeper = server::types::OwnerRequired { id: 7 };
    let counts = BTreeMap::from([("red".to_owned(), 2)]);
    let notes = vec!["a".to_owned(), "b".to_owned()];
    server::Shelf::from(server::types::ShelfRequired { name: "high".to_owned() })
        .owner(server::Owner::from(keeper))
        .counts(counts)
        .notes(BTreeMap::from([("new".to_owned(), notes)]))
}

impl Api for Echo {
    async fn add_book(&self, request: AddBookRequest) -> Result<AddBookResponse, AddBookFailure> {
        match request.body.title.as_str() {
            "wrong" => Err(AddBookFailure::BadRequest(problem("wrong"))),
            "broken" => Err(AddBookFailure::Default(StatusCode::CONFLICT.try_into()?, problem("broken"))),
            _ => Ok(request.body.into()),
        }
    }

    async fn get_shelf(&self, request: GetShelfRequest) -> Result<GetShelfResponse, GetShelfFailure> {
        match request.id.as_str() {
            "none" => Err(GetShelfFailure::NotFound(problem("none"))),
            "gone" => Err(GetShelfFailure::ClientError(StatusCode::GONE.try_into()?, problem("gone"))),
            _ => Ok(shelf().into()),
        }
    }

    async fn put_shelf(&self, request: PutShelfRequest) -> Result<PutShelfResponse, PutShelfFailure> {
        assert_eq!(request.body, Some(shelf()));
        Ok(PutShelfResponse::default())
    }

    async fn list_books(
        &self,
        request: ListBooksRequest,
    ) -> Result<ListBooksResponse, ListBooksFailure> {
        Ok(match request.accept {
            ListBooksAccept::Json => vec!["x".to_owned()].into(),
            ListBooksAccept::Xml => Vec::<server::Book>::new().into(),
        })
    }

    async fn put_list(&self, request: PutListRequest) -> Result<PutListResponse, PutListFailure> {
        if let PutListBody::Xml(body) = request.body {
            assert_eq!(body.names, ["a", "b"]);
        }
        Ok(PutListResponse::default())
    }

    async fn put_note(&self, request: PutNoteRequest) -> Result<PutNoteResponse, PutNoteFailure> {
        Ok(request.body.into())
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let server = Server::new(Echo);
    let builder = Client::builder(Environment::at("http://api.example")).transport(server);
    let client = builder.retry(RetryPolicy::none()).build().unwrap();
    calls(&client).await;
    requests_of_other_clients().await;
    requests_with_accept().await;
}

fn book(title: &str) -> Book {
    let required = BookRequired {
        id: 1,
        title: title.to_owned(),
        authors: vec!["A & B".to_owned(), String::new()],
        pages: None,
        tags: vec![Tag::from(TagRequired { name: "\u{e9}\n\"".to_owned() })],
    };
    Book::from(required)
}

async fn calls(client: &Client) {
    let whole = book(" <x> ")
        .lang("en".to_owned())
        .price(1.5)
        .lent(true)
        .link("https://example.com/?a=1&b".to_owned())
        .kind(BookKind::Novel)
        .stars(BookStars::Value2)
        .sequel(book("next"))
        .grid(vec![vec![1, 2], vec![]]);
    for book in [book("x"), whole] {
        let reply = client.add_book(book.clone()).send().await.unwrap();
        assert_eq!(*reply.body(), book);
        assert_eq!(reply.header_map()[CONTENT_TYPE], "application/xml");
    }
    let failed = client.add_book(book("broken")).send().await.unwrap_err();
    let Failure::Operation(client::operations::AddBookFailure::Default(reply)) = failed else {
        panic!("{failed:?}");
    };
    assert_eq!((reply.status().as_u16(), reply.title.as_str()), (409, "broken"));
    let failed = client.add_book(book("wrong")).send().await.unwrap_err();
    assert!(matches!(failed, Failure::Operation(client::operations::AddBookFailure::BadRequest(_))), "{failed:?}");
    let failed = client.add_book(book("\u{1}")).send().await;
    assert!(matches!(&failed, Err(Failure::Invalid(InvalidRequest::Body(at))) if at.place == "body"), "{failed:?}");
    let reply = client.get_shelf("a".to_owned()).send().await.unwrap();
    assert_eq!(reply.header_map()[CONTENT_TYPE], "application/json");
    let sent: Shelf = reply.body().clone();
    assert_ne!(sent, Shelf::from(ShelfRequired { name: "high".to_owned() }));
    client.put_shelf("a".to_owned()).body(sent).send().await.unwrap();
    let reply = client.list_books().as_xml().send().await.unwrap();
    assert_eq!(*reply.body(), []);
    let names = vec!["a".to_owned(), "b".to_owned()];
    let body = client::operations::PutListBodyXml::from(client::operations::PutListBodyXmlRequired { names });
    client.put_list(body).send().await.unwrap();
    let reply = client.put_note("<any>".to_owned()).send().await.unwrap();
    assert_eq!(*reply.body(), "<any>");
}

async fn send(request: http::request::Builder, body: &str) -> (u16, String, String) {
    let body = Full::new(Bytes::from(body.to_owned()));
    let response = Server::new(Echo).handle(request.body(body).unwrap()).await;
    let status = response.status().as_u16();
    let media_type = response.headers().get(CONTENT_TYPE);
    let media_type = media_type.map(|value| value.to_str().unwrap().to_owned());
    let body = response.into_body().collect().await.unwrap().to_bytes();
    (status, media_type.unwrap_or_default(), String::from_utf8_lossy(&body).into_owned())
}

async fn requests_of_other_clients() {
    let sent = |media_type: &str| Request::post("/books").header(CONTENT_TYPE, media_type);
    let book = |inner: &str| {
        format!("<b:book xmlns:b='urn:example:books' xmlns:d='http://purl.org/dc/elements/1.1/'{inner}</b:book>")
    };
    let body = book(" id='1'><tags/><d:title>x</d:title><pages>3</pages>");
    let (status, media_type, received) = send(sent("application/xml; charset=utf-8"), &body).await;
    assert_eq!((status, media_type.as_str()), (201, "application/xml"), "{received}");
    let expected = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<book xmlns=\"urn:example:books\" id=\"1\">\
        <dc:title xmlns:dc=\"http://purl.org/dc/elements/1.1/\">x</dc:title><pages>3</pages><tags></tags></book>";
    assert_eq!(received, expected);
    let cases = [
        (book(" id='x'><pages>0</pages>"), "/id: expected an integer"),
        (book(" id='x'><pages>0</pages>"), "/pages: expected an integer of at least 1"),
        (book(" id='1'>"), "/title: is required"),
        (book(" id='1'><title>x</title>"), "/title: is unknown"),
        (book(" id='1'><tags><tag/></tags>"), "/tags/0/name: is required"),
        (book(" id='1'><new/>"), "/new: is unknown"),
        (book(" id='1'><lent>0</lent><lent>1</lent>"), "/lent: must not be repeated"),
        (book(" id='1'><kind>poem</kind>"), "/kind: expected one of `novel`, `comic`"),
        (book(" id='1'>text"), "body: has text between its elements"),
        ("<!DOCTYPE a []><a/>".to_owned(), "body: is not XML: expected an element at line 1"),
        ("<a/>".to_owned(), "body: expected the element `book`"),
        (String::new(), "body: is not XML: expected an element at line 1"),
    ];
    for (body, expected) in cases {
        let (status, _, received) = send(sent("application/xml"), &body).await;
        assert_eq!(status, 400, "{body}: {received}");
        assert!(received.contains(expected), "{body}: {received}");
    }
    let (status, _, _) = send(sent("application/json"), "{}").await;
    assert_eq!(status, 415);
    let shelf = "<Shelf><name>high</name><keeper><id>7</id></keeper><counts><red>2</red></counts>\
        <notes><new>a</new><new>b</new></notes></Shelf>";
    let request = Request::put("/shelves/1").header(CONTENT_TYPE, "application/xml");
    let (status, _, received) = send(request, shelf).await;
    assert_eq!(status, 204, "{received}");
    let form = "name=high&owner={\"id\":7}&counts={\"red\":2}&notes={\"new\":[\"a\",\"b\"]}";
    let request = Request::put("/shelves/1").header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let (status, _, received) = send(request, form).await;
    assert_eq!(status, 204, "{received}");
    let request = Request::put("/lists").header(CONTENT_TYPE, "application/xml");
    let (status, _, received) = send(request, "<any><names>a</names><names>b</names></any>").await;
    assert_eq!(status, 204, "{received}");
}

async fn requests_with_accept() {
    let accepting = |path: &str, accept: &str| Request::get(path).header(ACCEPT, accept);
    let cases = [
        ("/shelves/a", "*/*", 200, "application/json"),
        ("/shelves/a", "application/xml", 200, "application/xml"),
        ("/shelves/a", "text/xml;q=0.9, application/xml;q=0.8", 200, "text/xml"),
        ("/shelves/none", "application/xml", 404, "application/json"),
        ("/shelves/gone", "application/xml", 410, "application/xml"),
        ("/lists", "application/xml", 200, "application/xml"),
    ];
    for (path, accept, status, media_type) in cases {
        let found = send(accepting(path, accept), "").await;
        assert_eq!((found.0, found.1.as_str()), (status, media_type), "{path} {accept}");
    }
    let (_, _, xml) = send(accepting("/shelves/a", "application/xml"), "").await;
    let expected = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Shelf><name>high</name><keeper><id>7</id></keeper>\
        <counts><red>2</red></counts><notes><new>a</new><new>b</new></notes></Shelf>";
    assert_eq!(xml, expected);
    let (_, _, xml) = send(accepting("/shelves/gone", "application/xml"), "").await;
    let expected = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<problem xmlns=\"urn:ietf:rfc:7807\"><title>gone</title></problem>";
    assert_eq!(xml, expected);
}
