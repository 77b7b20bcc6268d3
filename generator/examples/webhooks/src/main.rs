//! Webhooks with a signature: the shop sends them, and a customer receives them.

use std::error::Error;

use axum::Router;
use axum::routing::post_service;
use hmac::{Hmac, KeyInit as _, Mac as _};
use http::request::Parts;
use http::{HeaderValue, Request};
use sha2::Sha256;
use shop_client::webhooks::{
    OrderShippedFailure, OrderShippedRequest, OrderShippedResponse, Receive, Receiver, Rejection,
    Verify, Webhook,
};
use shop_server::types::OrderRequired;
use shop_server::webhooks::{Body, BuildError, Sender};
use tokio::net::TcpListener;
use tower::util::MapRequestLayer;

/// The header with the signature.
const SIGNATURE: &str = "x-signature";

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = receive("secret of the subscription").await?;
    let endpoint = sender("secret of the subscription")?.to(&url)?;
    let (id, item, count) = (7, "lamp".to_owned(), 2);
    let order = OrderRequired { id, item, count };
    endpoint.order_shipped(order.into()).send().await?;
    Ok(())
}

/// The side of the shop: a sender that signs the bodies.
fn sender(secret: &'static str) -> Result<Sender, BuildError> {
    let sign = move |mut request: Request<Body>| {
        let body = request.body().whole().unwrap_or_default();
        let signature = hex::encode(mac(secret, body).finalize().into_bytes());
        if let Ok(signature) = HeaderValue::try_from(signature) {
            request.headers_mut().insert(SIGNATURE, signature);
        }
        request
    };
    Sender::builder().layer(MapRequestLayer::new(sign)).build()
}

/// The side of a customer: mounts the receiver, and returns its URL.
async fn receive(secret: &'static str) -> Result<String, Box<dyn Error>> {
    let receiver = Receiver::new(Customer { secret });
    let service = receiver.on(Webhook::OrderShipped);
    let app = Router::new().route("/hooks/shipped", post_service(service));
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let url = format!("http://{}/hooks/shipped", listener.local_addr()?);
    tokio::spawn(axum::serve(listener, app).into_future());
    Ok(url)
}

struct Customer {
    secret: &'static str,
}

impl Verify for Customer {
    async fn verify(&self, _: Webhook, parts: &Parts, body: &[u8]) -> Result<(), Rejection> {
        let signature = parts.headers.get(SIGNATURE);
        let signature = signature.and_then(|value| hex::decode(value).ok());
        // `verify_slice` takes the same time for all wrong signatures.
        match mac(self.secret, body).verify_slice(&signature.unwrap_or_default()) {
            Ok(()) => Ok(()),
            Err(_) => Err(Rejection::unauthorized()),
        }
    }
}

impl Receive for Customer {
    async fn order_shipped(
        &self,
        request: OrderShippedRequest,
    ) -> Result<OrderShippedResponse, OrderShippedFailure> {
        println!("order {} was shipped", request.body.id);
        Ok(OrderShippedResponse::default())
    }
}

fn mac(secret: &str, body: &[u8]) -> Hmac<Sha256> {
    let mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes());
    mac.expect("HMAC has keys of any length").chain_update(body)
}

#[cfg(test)]
mod tests {
    use shop_server::webhooks::Failure;

    use super::*;

    #[test]
    fn a_signed_webhook_is_received() {
        main().unwrap();
    }

    #[tokio::test]
    async fn another_signature_is_rejected() {
        let url = receive("right").await.unwrap();
        for (secret, expected) in [("right", None), ("wrong", Some(401))] {
            let endpoint = sender(secret).unwrap().to(&url).unwrap();
            let (id, item, count) = (7, "lamp".to_owned(), 2);
            let order = OrderRequired { id, item, count };
            let result = endpoint.order_shipped(order.into()).send().await;
            let status = result.as_ref().err().and_then(Failure::status);
            assert_eq!(status.map(|status| status.as_u16()), expected, "{result:?}");
        }
    }
}
