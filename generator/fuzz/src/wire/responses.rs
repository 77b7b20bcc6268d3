//! Decodes responses with the client.

use std::fmt::{Debug, Write as _};

use http::{Request, Response};
use wire_client::operations::{TakeJsonOkHeaders, TakeJsonSuccess};
use wire_client::{
    Body, ByteStream, Call, Client, Failure, ResponseFuture, StreamError, Transport, Values,
};

use super::{Chunks, build, builder, wait};

/// A limit that no short response reaches.
const MAX_VALUES: usize = 100_000;

/// The response to every request.
#[derive(Clone, Debug)]
pub struct FixedResponse(pub http::response::Parts, pub Chunks);

impl Transport for FixedResponse {
    fn send(&self, _: Request<Body>) -> ResponseFuture<'_> {
        let body = Body::streamed(self.1.clone());
        Box::pin(std::future::ready(Ok(Response::from_parts(
            self.0.clone(),
            body,
        ))))
    }
}

/// The decoded response of an operation as text, including all values of a stream.
pub fn decode_response(response: FixedResponse, operation: &str) -> String {
    let client = build(builder().transport(response));
    wait(async {
        match operation {
            "TakeJson" => take_json(&client).await,
            "TakeText" => shown(client.take_text()).await,
            "TakeXml" => shown(client.take_xml()).await,
            "SendJson" => shown(client.send_text("a".to_owned())).await,
            "TakeBytes" => match client.take_bytes().send().await {
                Ok(reply) => bytes(reply.into_body()).await,
                Err(failure) => format!("{failure:?}"),
            },
            "TakeLines" => match client.take_lines().send().await {
                Ok(reply) => values(reply.into_body()).await,
                Err(failure) => format!("{failure:?}"),
            },
            "TakeSequence" => match client.take_sequence().send().await {
                Ok(reply) => values(reply.into_body()).await,
                Err(failure) => format!("{failure:?}"),
            },
            "TakeEvents" => match client.take_events().send().await {
                Ok(reply) => values(reply.into_body()).await,
                Err(failure) => format!("{failure:?}"),
            },
            "TakeMessages" => match client.take_messages().send().await {
                Ok(reply) => values(reply.into_body()).await,
                Err(failure) => format!("{failure:?}"),
            },
            other => panic!("{other} is not called here"),
        }
    })
}

async fn shown<O>(call: Call<O>) -> String
where
    O: wire_client::Operation,
    O::Success: Debug,
    O::Failure: Debug,
{
    format!("{:?}", call.send().await)
}

async fn take_json(client: &Client) -> String {
    let response = client.take_json().send().await;
    let mut text = format!("{response:?}");
    if let Ok(TakeJsonSuccess::Ok(reply)) = &response {
        let _ = write!(text, "{:?}", reply.headers::<TakeJsonOkHeaders>());
    }
    if let Err(Failure::Malformed(malformed)) = &response {
        let _ = write!(text, "{malformed}");
    }
    text
}

async fn values<T: Debug>(mut values: Values<T>) -> String {
    let mut text = String::new();
    let mut count = 0;
    while let Some(next) = values.next().await {
        match next {
            Err(StreamError::Malformed(malformed)) => {
                let _ = write!(text, "{malformed:?} {:?};", malformed.bytes());
            }
            other => {
                let _ = write!(text, "{other:?};");
            }
        }
        count += 1;
        assert!(count < MAX_VALUES, "the values do not end");
    }
    text
}

async fn bytes(body: ByteStream) -> String {
    format!("{:?}", body.collect().await)
}
