//! The case `webhooks`: the shelter sends, and a shop with its client receives.

use client::webhooks::rejection::RejectedRequest;
use client::webhooks::{
    Authenticate, BearerToken, ClosingFailure, ClosingRequest, ClosingResponse, Webhook,
    PetArrivedFailure, PetArrivedRequest, PetArrivedResponse, Receive, Receiver, Rejection, Reject,
    SubscribeOnDataFailure, SubscribeOnDataRequest, SubscribeOnDataResponse, Verify,
};
use client::types::{PetKind, ProblemRequired, ReceiptRequired};
use client::{Problem, Receipt};
use http::StatusCode;
use http::request::Parts;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use server::webhooks::{Failure, PetArrivedHeaders, RetryPolicy, Sender};
use server::types::PetRequired;
use server::{Pet, Shelter};
use tokio::net::TcpListener;
use tokio::task::LocalSet;

struct Shop;

impl Receive for Shop {
    async fn pet_arrived(
        &self,
        request: PetArrivedRequest,
    ) -> Result<PetArrivedResponse, PetArrivedFailure> {
        let pet = request.body;
        if pet.name == "duplicate" {
            return Err(PetArrivedFailure::Default(StatusCode::CONFLICT.try_into()?, problem("known")));
        }
        let kind = pet.kind.as_ref().map_or("-", PetKind::as_str);
        let shelf = format!("{} {} {kind}", pet.id, pet.name);
        let receipt = Receipt::from(ReceiptRequired { shelf });
        Ok(PetArrivedResponse::from(receipt).x_shelf("A1".to_owned()))
    }

    async fn closing(
        &self,
        caller: &String,
        request: ClosingRequest,
    ) -> Result<ClosingResponse, ClosingFailure> {
        assert_eq!((caller.as_str(), request.at.format("%d").to_string().as_str()), ("shelter", "24"));
        let shelter = request.shelter.unwrap();
        assert_eq!((shelter.free, shelter.closed), (Some(0), Some(true)));
        Ok(ClosingResponse::default())
    }

    async fn subscribe_on_data(
        &self,
        request: SubscribeOnDataRequest,
    ) -> Result<SubscribeOnDataResponse, SubscribeOnDataFailure> {
        assert_eq!((request.x_attempt, request.body), (Some(2), vec![1, 2, 3]));
        Ok(SubscribeOnDataResponse::default())
    }
}

/// The bodies are not signed: one that contains `forged` is rejected.
impl Verify for Shop {
    async fn verify(&self, webhook: Webhook, parts: &Parts, body: &[u8]) -> Result<(), Rejection> {
        assert_eq!(parts.method, webhook.method());
        match body.windows(6).any(|part| part == b"forged") {
            true => Err(Rejection::unauthorized()),
            false => Ok(()),
        }
    }
}

impl Authenticate for Shop {
    type Caller = String;

    async fn shelter_token(
        &self,
        token: BearerToken<'_>,
        _: &Parts,
    ) -> Result<String, Rejection> {
        match token.as_str() {
            "right" => Ok("shelter".to_owned()),
            _ => Err(Rejection::Forbidden),
        }
    }
}

impl Reject for Shop {
    fn problem(&self, request: &RejectedRequest<'_>) -> Problem {
        problem(&request.rejection.message())
    }
}

fn problem(message: &str) -> Problem {
    Problem::from(ProblemRequired {
        message: message.to_owned(),
    })
}

/// A receiver that implements no webhook.
struct Unimplemented;

impl Receive for Unimplemented {}

impl Verify for Unimplemented {
    async fn verify(&self, _: Webhook, _: &Parts, _: &[u8]) -> Result<(), Rejection> {
        Ok(())
    }
}

impl Authenticate for Unimplemented {
    type Caller = ();

    async fn shelter_token(
        &self,
        _: BearerToken<'_>,
        _: &Parts,
    ) -> Result<(), Rejection> {
        Ok(())
    }
}

impl Reject for Unimplemented {
    fn problem(&self, request: &RejectedRequest<'_>) -> Problem {
        problem(&request.rejection.message())
    }
}

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    LocalSet::new().block_on(&runtime, async {
        let sender = Sender::builder()
            .retry(RetryPolicy::none())
            .shelter_token("right")
            .build()
            .unwrap();
        let arrived = mount(Receiver::new(Shop), Webhook::PetArrived).await;
        pets(&sender, &arrived).await;
        broken_requests(&arrived).await;
        data(&sender).await;
        closing(&sender).await;
        unimplemented_webhooks(&sender).await;
        addresses(&sender);
    });
}

/// Mounts one webhook, and returns its URL.
async fn mount<A: Receive>(receiver: Receiver<A>, webhook: Webhook) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/hooks", listener.local_addr().unwrap());
    let service = TowerToHyperService::new(receiver.on(webhook));
    tokio::task::spawn_local(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let connection = http1::Builder::new();
            let connection = connection.serve_connection(TokioIo::new(stream), service.clone());
            tokio::task::spawn_local(async move { connection.await.unwrap() });
        }
    });
    address
}

fn pet(name: &str) -> Pet {
    Pet::from(PetRequired {
        id: 7,
        name: name.to_owned(),
    })
}

async fn pets(sender: &Sender, address: &str) {
    let shop = sender.to(address).unwrap();
    let rex = pet("Rex").kind(server::types::PetKind::Dog);
    let reply = shop.pet_arrived(rex).send().await.unwrap();
    assert_eq!(reply.shelf, "7 Rex dog");
    let headers: PetArrivedHeaders = reply.headers();
    assert_eq!(headers.x_shelf.as_deref(), Some("A1"));
    for (name, status, message) in [
        ("duplicate", 409, "known"),
        ("forged", 401, "missing or invalid credentials"),
    ] {
        match shop.pet_arrived(pet(name)).send().await {
            Err(Failure::Operation(failure)) => {
                let server::webhooks::PetArrivedFailure::Default(reply) = failure else {
                    panic!("{failure:?}");
                };
                assert_eq!(reply.status().as_u16(), status);
                assert_eq!(reply.message, message);
            }
            other => panic!("{name}: {other:?}"),
        }
    }
}

async fn post(address: &str, media_type: &str, body: &'static str) -> (u16, String) {
    let request = reqwest::Client::new().post(address).body(body);
    let response = request.header("content-type", media_type).send().await.unwrap();
    (response.status().as_u16(), response.text().await.unwrap())
}

async fn broken_requests(address: &str) {
    let json = "application/json";
    let (status, text) = post(address, json, r#"{"id":"7","kind":3}"#).await;
    assert_eq!(status, 400);
    for place in ["/id", "/name", "/kind"] {
        assert!(text.contains(place), "{place}: {text}");
    }
    // Unknown values of a newer shelter are kept.
    let (status, text) = post(address, json, r#"{"id":1,"name":"","kind":"axolotl"}"#).await;
    assert_eq!((status, text.contains("1  axolotl")), (200, true), "{text}");
    assert_eq!(post(address, "text/plain", "a").await.0, 415);
    // Unverified requests are not decoded.
    assert_eq!(post(address, json, "{forged").await.0, 401);
    let response = reqwest::get(address).await.unwrap();
    assert_eq!(response.status().as_u16(), 405);
    assert_eq!(response.headers().get("allow").unwrap(), "POST");
    let limited = mount(Receiver::new(Shop).body_limit(8), Webhook::PetArrived).await;
    assert_eq!(post(&limited, json, r#"{"id":1,"name":""}"#).await.0, 413);
}

async fn data(sender: &Sender) {
    let address = mount(Receiver::new(Shop), Webhook::SubscribeOnData).await;
    let subscriber = sender.to(&format!("{address}?of=me#there")).unwrap();
    let call = subscriber.subscribe_on_data(vec![1, 2, 3]).x_attempt(2);
    assert_eq!(call.send().await.unwrap().status(), StatusCode::ACCEPTED);
}

async fn closing(sender: &Sender) {
    let address = mount(Receiver::new(Shop), Webhook::Closing).await;
    let day = chrono::NaiveDate::from_ymd_opt(2026, 12, 24).unwrap();
    let shop = sender.to(&format!("{address}?of=me")).unwrap();
    // Less than the minimum, which the receiver does not apply.
    let shelter = Shelter::default().free(0).closed(true);
    let call = shop.closing(day).shelter(shelter);
    assert_eq!(call.send().await.unwrap().status().as_u16(), 204);
    for (token, expected) in [(None, 401), (Some("wrong"), 403)] {
        let mut builder = Sender::builder().retry(RetryPolicy::none());
        if let Some(token) = token {
            builder = builder.shelter_token(token);
        }
        let shop = builder.build().unwrap().to(&address).unwrap();
        match shop.closing(day).send().await {
            Err(Failure::Undocumented(received)) => {
                assert_eq!(received.status().as_u16(), expected);
            }
            other => panic!("{other:?}"),
        }
    }
}

async fn unimplemented_webhooks(sender: &Sender) {
    let address = mount(Receiver::new(Unimplemented), Webhook::SubscribeOnData).await;
    let call = sender.to(&address).unwrap().subscribe_on_data(Vec::new());
    match call.send().await {
        Err(Failure::Undocumented(received)) => assert_eq!(received.status().as_u16(), 404),
        other => panic!("{other:?}"),
    }
}

fn addresses(sender: &Sender) {
    for (address, expected) in [
        ("/hooks", "invalid URL: relative URL without a base"),
        ("ftp://a.example", "invalid URL: expected `http` or `https`"),
        ("http://me:secret@a.example", "invalid URL: unexpected user name or password"),
        ("https://a.example", "invalid URL: TLS is required: enable the feature `tls`"),
    ] {
        assert_eq!(sender.to(address).unwrap_err().to_string(), expected);
    }
}
