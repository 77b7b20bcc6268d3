//! Encoding streams of values.

use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use futures_core::Stream;

use crate::runtime::body::BoxError;
use crate::runtime::value_stream::{Written, in_line, in_sequence, known};

/// Lines of text. Encoding `-` fails after the first half.
fn lines<const COUNT: usize>(
    texts: [&'static str; COUNT],
) -> impl Stream<Item = Result<Vec<u8>, BoxError>> + Unpin {
    let texts = known(texts.into_iter());
    Written::new(texts, |text: &&str, bytes: &mut Vec<u8>| {
        bytes.extend_from_slice(b"half");
        (*text != "-").then(|| in_line(text.as_bytes(), bytes))
    })
}

/// The results of polling a stream repeatedly.
fn polled(stream: &mut (impl Stream<Item = Result<Vec<u8>, BoxError>> + Unpin)) -> String {
    let mut context = Context::from_waker(Waker::noop());
    match Pin::new(stream).poll_next(&mut context) {
        Poll::Pending => "pause".to_owned(),
        Poll::Ready(None) => "end".to_owned(),
        Poll::Ready(Some(Ok(bytes))) => String::from_utf8(bytes).unwrap(),
        Poll::Ready(Some(Err(error))) => error.to_string(),
    }
}

#[test]
fn available_values_are_sent_together() {
    let mut lines = lines(["1", "2"]);
    assert_eq!(polled(&mut lines), "half1\nhalf2\n");
    assert_eq!(polled(&mut lines), "end");
}

#[test]
fn no_part_of_an_unencodable_value_is_sent() {
    let mut lines = lines(["1", "-", "3"]);
    assert_eq!(polled(&mut lines), "half1\n");
    assert_eq!(polled(&mut lines), "pause");
    let error = "a value cannot be represented in this format";
    assert_eq!(polled(&mut lines), error);
    assert_eq!(polled(&mut lines), "end");
}

#[test]
fn values_are_batched_up_to_a_limit() {
    let text = "x".repeat(10_000).leak();
    let mut lines = lines([text, text, text]);
    let lengths = [(); 3].map(|()| polled(&mut lines).len());
    assert_eq!(lengths, [20_010, 10_005, "end".len()]);
}

#[test]
fn a_text_of_a_sequence_follows_a_separator() {
    let mut bytes = b"1\n".to_vec();
    in_sequence(b"[2]", &mut bytes);
    assert_eq!(bytes, b"1\n\x1e[2]\n");
}
