//! The case `checked_client`: a call that violates the description is not sent.

use std::pin::Pin;
use std::task::{Context, Poll};

use client::operations::{
    AddFilesBodyFields, AddWordBody, AddWordBodyRequired, PutOrder, PutOrderRequired,
};
use client::types::{AddFilesBodyFiles, AddFilesBodyFilesRequired, LineRequired, OrderRequired};
use client::{
    ByteStream, Call, Client, Environment, Failure, FilePart, InvalidRequest, Line, Order, RetryPolicy, Unit,
    Upload,
};
use futures_core::Stream;

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        violations_are_reported_with_their_locations().await;
        a_setter_replaces_the_previous_value().await;
        bodies_of_other_kinds_are_checked().await;
        files_are_checked().await;
    });
}

/// A client without a server: a sent request is a transport error.
fn client() -> Client {
    let nowhere = Environment::at("http://127.0.0.1:1");
    Client::builder(nowhere).retry(RetryPolicy::none()).build().unwrap()
}

fn put_order(shop: &str, number: i64, order: Order) -> Call<PutOrder> {
    client().put_order(PutOrderRequired { shop: shop.to_owned(), number, body: order })
}

fn order(count: i64) -> Order {
    Order::from(OrderRequired { lines: vec![Line::from(LineRequired { count })] })
}

fn violations<E>(failure: Failure<E>) -> Vec<(String, String)> {
    match failure {
        Failure::Invalid(InvalidRequest::Broken(rules)) => {
            rules.into_iter().map(|rule| (rule.place, rule.message)).collect()
        }
        Failure::Transport(_) => Vec::new(),
        _ => panic!("expected an invalid request or a transport error"),
    }
}

async fn violations_are_reported_with_their_locations() {
    let call = put_order("a", 0, order(10).gift(true).paid(true))
        .unit("bag".parse().unwrap())
        .code("A")
        .size("huge".parse().unwrap())
        .days(vec!["2".parse().unwrap()])
        .x_weight(0.25);
    let found = violations(call.send().await.unwrap_err());
    let places: Vec<&str> = found.iter().map(|(place, _)| place.as_str()).collect();
    assert_eq!(
        places,
        [
            "path parameter `shop`",
            "path parameter `number`",
            "/lines/0/count",
            "body",
            "query parameter `unit`",
            "query parameter `code`",
            "query parameter `size`",
            "query parameter `days`, /0",
            "header `X-Weight`",
        ]
    );
    let message = &found.first().unwrap().1;
    assert_eq!(message, "expected at least 2 characters");

    let whole = put_order("ab", 1, order(1)).x_weight(0.5).unit(Unit::Box).code("A1").free("");
    assert_eq!(violations(whole.send().await.unwrap_err()), []);
}

async fn a_setter_replaces_the_previous_value() {
    let call = put_order("ab", 1, order(1)).code("a").x_weight(0.25).code("A1");
    let found = violations(call.send().await.unwrap_err());
    let expected = ("header `X-Weight`".to_owned(), "expected a multiple of 0.5".to_owned());
    assert_eq!(found, [expected]);

    let nan = put_order("ab", 1, order(1)).x_weight(f64::NAN);
    match nan.send().await.unwrap_err() {
        Failure::Invalid(invalid) => {
            assert_eq!(invalid.to_string(), "invalid value for the parameter `x-weight`");
        }
        other => panic!("{other:?}"),
    }
    let replaced = put_order("ab", 1, order(1)).x_weight(f64::NAN).x_weight(0.5);
    assert_eq!(violations(replaced.send().await.unwrap_err()), []);

    let notes = |notes: &[&str]| notes.iter().map(|note| (*note).to_owned()).collect::<Vec<_>>();
    let call = client().add_note().body(notes(&["four", "four"])).body(notes(&["one", "two"]));
    assert_eq!(violations(call.send().await.unwrap_err()), []);
}

async fn bodies_of_other_kinds_are_checked() {
    let call = client().add_text("four");
    let found = violations(call.send().await.unwrap_err());
    let expected = ("body".to_owned(), "expected at most 3 characters".to_owned());
    assert_eq!(found, [expected]);
    let notes = ["one", "four", "one"].map(str::to_owned).to_vec();
    let call = client().add_note().body(notes);
    let found = violations(call.send().await.unwrap_err());
    let places: Vec<&str> = found.iter().map(|(place, _)| place.as_str()).collect();
    assert_eq!(places, ["/1", "/2"]);
    let call = client().add_note_as_merge_patch_json([].into());
    assert_eq!(violations(call.send().await.unwrap_err()).len(), 1);
    assert_eq!(violations(client().add_note().send().await.unwrap_err()), []);

    let word = AddWordBody::from(AddWordBodyRequired { word: String::new() });
    let found = violations(client().add_word(word).send().await.unwrap_err());
    assert_eq!(found.first().map(|(place, _)| place.as_str()), Some("/word"));
}

async fn files_are_checked() {
    let file = || FilePart::new("1");
    let too_long = || FilePart::new("12345");
    let unknown = || FilePart::new(ByteStream::from_stream(EmptyStream));
    let size = "expected at most 4 bytes";
    for (media_type, pages, others, expected) in [
        ("image/png", vec![file()], vec![file(), file()], vec![]),
        ("IMAGE/PNG", vec![file(), too_long()], vec![], vec![]),
        ("", vec![file()], vec![unknown()], vec![]),
        ("text/plain", vec![file()], vec![], vec![("/proof", "expected a file of the media type image/png")]),
        ("image/png", vec![], vec![], vec![("/pages", "is required")]),
        ("image/png", vec![file()], vec![too_long()], vec![("/others", size)]),
        (
            "image/png",
            vec![file()],
            vec![file(), too_long(), too_long()],
            vec![("/others", "expected at most 2 files"), ("/others", size)],
        ),
    ] {
        let proof = file().media_type(media_type);
        let files = AddFilesBodyFiles::from(AddFilesBodyFilesRequired { proof, pages });
        let body = Upload::new(AddFilesBodyFields::default(), files.others(others));
        let found = violations(client().add_files(body).send().await.unwrap_err());
        let found: Vec<(&str, &str)> =
            found.iter().map(|(place, message)| (place.as_str(), message.as_str())).collect();
        assert_eq!(found, expected);
    }
}

/// A stream whose length is unknown.
struct EmptyStream;

impl Stream for EmptyStream {
    type Item = Result<Vec<u8>, std::io::Error>;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(None)
    }
}
