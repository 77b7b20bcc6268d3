//! The case `defaults`: absent values of a request are the defaults of the description.

use client::{AddressRequest, Client, Environment, OrderRequest, RetryPolicy};
use serde_json::{Value, json};
use server::operations::{AddOrderFailure, AddOrderRequest, AddOrderResponse};
use server::types::{OrderMissing, PointRequired};
use server::{Admit, Api, Point, Server, Size};

/// A service that returns the decoded order.
struct Store;

impl Api for Store {
    async fn add_order(
        &self,
        request: AddOrderRequest,
    ) -> Result<AddOrderResponse, AddOrderFailure> {
        let at = PointRequired { x: 0, y: 0 };
        assert_eq!(request.tags, [Size::Small, Size::Large]);
        assert_eq!(request.near, Point::from(at).z(5));
        Ok(request.body.into_response(OrderMissing { id: 1 }).into())
    }
}

impl Admit for Store {}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let server = Server::new(Store);
    let builder = Client::builder(Environment::at("http://api.example")).transport(server);
    let client = builder.retry(RetryPolicy::none()).build().unwrap();
    call(&client).await;
}

async fn call(client: &Client) {
    let nothing = send(client, OrderRequest::default()).await;
    assert_eq!(nothing, defaults());
    // The defaults of the description are decoded like other values.
    let mut given = defaults();
    given.as_object_mut().unwrap().remove("id");
    given["address"].as_object_mut().unwrap().remove("since");
    let given: OrderRequest = serde_json::from_value(given).unwrap();
    assert_eq!(send(client, given).await, defaults());
    // A present object has the defaults of its properties, not the default of the object.
    let order = OrderRequest::default().address(AddressRequest::default());
    let address = &send(client, order).await["address"];
    let expected = json!({
        "city": "Nowhere", "at": {"x": 1, "y": 1, "z": 1}, "country": "NL", "since": 1,
    });
    assert_eq!(*address, expected);
}

async fn send(client: &Client, order: OrderRequest) -> Value {
    let reply = client.add_order(order).send().await.unwrap();
    serde_json::to_value(reply.body()).unwrap()
}

fn defaults() -> Value {
    json!({
        "id": 1,
        "counts": [1, 2],
        "sizes": ["small"],
        "matrix": [[0.3, null], []],
        "labels": {"color": "red"},
        "address": {
            "line": "Somewhere", "city": "Nowhere", "at": {"x": 1, "y": 1, "z": 1}, "country": "NL",
            "since": 1,
        },
        "contact": {"kind": "mail", "to": "a@b.example"},
        "contacts": [{"kind": "phone", "number": "1"}],
        "answer": 3,
        "answers": ["yes", "no", "true", {"x": 1, "y": 2, "z": 5}],
        "anything": {
            "a": [1, 2.5, null, true, {"b": "c"}], "n": i64::MIN, "m": u64::MAX,
        },
        "home": "https://shop.example/",
        "trees": [{"name": "a", "left": {"name": "b"}, "more": 1}],
        "maybe": {"x": 1, "y": 2, "z": 5},
        "size": "large",
    })
}
