//! XML that no type expresses: whole bodies are texts, and members are trees of elements.

use client::{Client, Environment, RetryPolicy};
use serde_json::{Value, json};
use server::operations::{
    PutDocumentFailure, PutDocumentRequest, PutDocumentResponse, PutEnvelopeFailure,
    PutEnvelopeRequest, PutEnvelopeResponse, PutReservationFailure, PutReservationRequest,
    PutReservationResponse,
};
use server::{Admit, Api, Server};

/// A service that returns the received values.
struct Echo;

impl Admit for Echo {}

impl Api for Echo {
    async fn put_reservation(
        &self,
        request: PutReservationRequest,
    ) -> Result<PutReservationResponse, PutReservationFailure> {
        Ok(request.body.into())
    }

    async fn put_document(&self, request: PutDocumentRequest) -> Result<PutDocumentResponse, PutDocumentFailure> {
        Ok(request.body.into())
    }

    async fn put_envelope(&self, request: PutEnvelopeRequest) -> Result<PutEnvelopeResponse, PutEnvelopeFailure> {
        Ok(request.body.into())
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let server = Server::new(Echo);
    let builder = Client::builder(Environment::at("http://api.example")).transport(server);
    let client = builder.retry(RetryPolicy::none()).build().unwrap();
    whole_bodies(&client).await;
    members(&client).await;
}

async fn whole_bodies(client: &Client) {
    for text in [
        "<r><item>a</item><item>1</item>mixed <b>up</b> &amp; more<!-- as it is --></r>",
        "<?xml version=\"1.0\"?>\n<p:r xmlns:p=\"urn:p\" p:a='1'/>\n",
    ] {
        let reply = client.put_reservation(text.to_owned()).send().await.unwrap();
        assert_eq!(*reply.body(), text);
        let reply = client.put_document(text.to_owned()).send().await.unwrap();
        assert_eq!(*reply.body(), text);
    }
}

async fn members(client: &Client) {
    let lists = json!({
        "name": "reservation",
        "content": [{"name": "item", "content": ["a"]}, {"name": "item", "content": ["1"]}],
    });
    for body in [
        json!({"name": "body", "content": ["some ", {"name": "b", "attributes": {"x": "1 & 2"}, "content": [" text "]}]}),
        json!({"name": "p:body", "attributes": {"xmlns:p": "urn:p", "p:id": "\u{e9}\"<"}, "content": [{"name": "p:a"}]}),
        json!({"name": "body"}),
    ] {
        let sent = client::Envelope::from(client::types::EnvelopeRequired { id: 7 })
            .body(body)
            .reservation(lists.clone());
        let reply = client.put_envelope(sent.clone()).send().await.unwrap();
        assert_eq!(*reply.body(), sent);
    }
    let empty = client::Envelope::from(client::types::EnvelopeRequired { id: 7 });
    let reply = client.put_envelope(empty.clone()).send().await.unwrap();
    assert_eq!(reply.body().body, None::<Value>);
    assert_eq!(*reply.body(), empty);
}
