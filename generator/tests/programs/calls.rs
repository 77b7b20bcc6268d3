//! The case `calls`: calls of several requests, without a socket.

use std::convert::Infallible;
use std::future::ready;
use std::sync::{Arc, Mutex};

use client::operations::AddOrder;
use client::{Call, Client, Environment, Lease, RetryPolicy, Secret, TransportError};
use http::Request;
use http::request::Parts;
use serde_json::json;
use server::operations::{
    AddLetterFailure, AddLetterRequest, AddLetterResponse, AddOrderFailure, AddOrderRequest,
    AddOrderResponse, AddRefundFailure, AddRefundRequest, AddRefundResponse, ListByCursorFailure,
    ListByCursorRequest, ListByCursorResponse, ListByHeaderFailure, ListByHeaderRequest,
    ListByHeaderResponse, ListByLinkFailure, ListByLinkRequest, ListByLinkResponse,
    ListByNumberFailure, ListByNumberRequest, ListByNumberResponse, ListByOffsetFailure,
    ListByOffsetRequest, ListByOffsetResponse, ListByTextFailure, ListByTextRequest,
    ListByTextResponse, ListByUrlFailure, ListByUrlHeaderFailure, ListByUrlHeaderRequest,
    ListByUrlHeaderResponse, ListByUrlRequest, ListByUrlResponse,
};
use server::{Admit, Api, ApiKeyCredential, Authenticate, Rejection, Server};
use uuid::Uuid;

/// A service that records the keys of requests.
#[derive(Clone, Default)]
struct Shop {
    keys: Arc<Mutex<Vec<String>>>,
}

impl Shop {
    fn record(&self, key: impl ToString) {
        self.keys.lock().unwrap().push(key.to_string());
    }

    /// The first order of the next page.
    fn next(&self) -> usize {
        let mut keys = self.keys.lock().unwrap();
        keys.push(String::new());
        2 * (keys.len() - 1)
    }

    fn keys(&self) -> Vec<String> {
        std::mem::take(&mut self.keys.lock().unwrap())
    }
}

impl Authenticate for Shop {
    type Caller = ();

    async fn token(&self, key: ApiKeyCredential<'_>, _: &Parts) -> Result<(), Rejection> {
        match key.as_str() {
            "a b&c" => Ok(()),
            _ => Err(Rejection::unauthorized()),
        }
    }
}

impl Admit for Shop {}

impl Api for Shop {
    async fn add_order(
        &self,
        _: &(),
        request: AddOrderRequest,
    ) -> Result<AddOrderResponse, AddOrderFailure> {
        self.record(request.idempotency_key.unwrap_or_default());
        Ok(AddOrderResponse::default())
    }

    async fn add_refund(
        &self,
        _: &(),
        request: AddRefundRequest,
    ) -> Result<AddRefundResponse, AddRefundFailure> {
        self.record(request.x_refund);
        Ok(AddRefundResponse::default())
    }

    async fn add_letter(
        &self,
        _: &(),
        request: AddLetterRequest,
    ) -> Result<AddLetterResponse, AddLetterFailure> {
        self.record(request.idempotency_key.unwrap_or_default());
        Ok(AddLetterResponse::default())
    }

    async fn list_by_link(
        &self,
        _: &(),
        _: ListByLinkRequest,
    ) -> Result<ListByLinkResponse, ListByLinkFailure> {
        Ok(ListByLinkResponse::from(Vec::new()))
    }

    async fn list_by_url(
        &self,
        _: &(),
        _: ListByUrlRequest,
    ) -> Result<ListByUrlResponse, ListByUrlFailure> {
        let number = self.next();
        let next = (number < 4).then(|| format!("by-url?page={}", number + 2));
        Ok(page(number, json!({ "next": next.unwrap_or_default() })).into())
    }

    async fn list_by_cursor(
        &self,
        _: &(),
        request: ListByCursorRequest,
    ) -> Result<ListByCursorResponse, ListByCursorFailure> {
        let number: usize = request.after.map_or(0, |after| after.parse().unwrap());
        Ok(page(
            number,
            json!({ "cursor": (number < 4).then_some(number + 2) }),
        )
        .into())
    }

    async fn list_by_header(
        &self,
        _: &(),
        request: ListByHeaderRequest,
    ) -> Result<ListByHeaderResponse, ListByHeaderFailure> {
        // A cursor has characters that are reserved in URLs.
        let number = request.after.map_or(0, |after| after.len());
        let next = (number < 4).then(|| "&=".repeat(number / 2 + 1));
        Ok(ListByHeaderResponse::from(page(number, json!({}))).x_next(next))
    }

    async fn list_by_number(
        &self,
        _: &(),
        request: ListByNumberRequest,
    ) -> Result<ListByNumberResponse, ListByNumberFailure> {
        Ok(page(2 * usize::try_from(request.page_number).unwrap(), json!({})).into())
    }

    async fn list_by_offset(
        &self,
        _: &(),
        request: ListByOffsetRequest,
    ) -> Result<ListByOffsetResponse, ListByOffsetFailure> {
        // Orders are counted from 1.
        let before = request.offset.unwrap_or(1) - 1;
        Ok(page(usize::try_from(before).unwrap(), json!({})).into())
    }

    async fn list_by_text(
        &self,
        _: &(),
        request: ListByTextRequest,
    ) -> Result<ListByTextResponse, ListByTextFailure> {
        let before: usize = request.skip.parse().unwrap();
        Ok(page(before - 1, json!({})).into())
    }

    async fn list_by_url_header(
        &self,
        _: &(),
        request: ListByUrlHeaderRequest,
    ) -> Result<ListByUrlHeaderResponse, ListByUrlHeaderFailure> {
        let number = usize::try_from(request.after.unwrap_or(0)).unwrap();
        let next = (number < 4).then(|| format!("by-url-header?after={}", number + 2));
        Ok(ListByUrlHeaderResponse::from(page(number, json!({}))).x_next_page(next))
    }
}

/// Two of five orders.
fn page(from: usize, paging: serde_json::Value) -> server::Page {
    let orders: Vec<_> = (from..(from + 2).min(5))
        .map(|number| json!({ "number": number }))
        .collect();
    let orders = (!orders.is_empty()).then_some(orders);
    serde_json::from_value(json!({ "data": { "orders": orders }, "paging": paging })).unwrap()
}

/// A transport that loses the first two responses.
#[derive(Clone)]
struct Lossy {
    server: Server<Shop>,
    lost: Arc<Mutex<usize>>,
}

impl client::Transport for Lossy {
    fn send(&self, request: Request<client::Body>) -> client::ResponseFuture<'_> {
        Box::pin(async move {
            let response = self.server.handle(request).await;
            let mut lost = self.lost.lock().unwrap();
            if response.status() == 401 || *lost == 2 {
                return Ok(response.map(client::Body::streamed));
            }
            *lost += 1;
            Err(TransportError::Broken("lost".into()))
        })
    }
}

fn client(shop: &Shop) -> Client {
    let lossy = Lossy {
        server: Server::new(shop.clone()),
        lost: Arc::default(),
    };
    let wait = std::time::Duration::from_millis(1);
    // The first key is rejected.
    let keys = Mutex::new(vec!["a b&c", "wrong"]);
    let provider = move || {
        let key = keys.lock().unwrap().pop().unwrap();
        ready(Ok::<_, Infallible>(Lease::new(Secret::new(key))))
    };
    Client::builder(Environment::at("https://calls.example"))
        .token_provider(provider)
        .retry(RetryPolicy::default().waits(wait, wait))
        .transport(lossy)
        .build()
        .unwrap()
}

async fn order(shop: &Shop, change: fn(Call<AddOrder>) -> Call<AddOrder>) -> Vec<String> {
    change(client(shop).add_order()).send().await.unwrap();
    shop.keys()
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let shop = Shop::default();
    let keys = order(&shop, |call| call).await;
    let others = order(&shop, |call| call).await;
    let key: Uuid = keys[0].parse().unwrap();
    assert_eq!(
        (key.get_version_num(), key.to_string()),
        (4, keys[0].clone())
    );
    assert_eq!(keys, vec![keys[0].clone(); 3]);
    assert_ne!(keys[0], others[0]);

    let given = order(&shop, |call| call.idempotency_key("mine")).await;
    assert_eq!(given, ["mine", "mine", "mine"]);

    client(&shop).add_refund(Uuid::nil()).send().await.unwrap();
    assert_eq!(shop.keys(), [Uuid::nil(); 3].map(|key| key.to_string()));

    // Without a key, the request is not retried.
    client(&shop).add_letter().send().await.unwrap_err();
    assert_eq!(shop.keys().len(), 1);

    pages(&shop).await;
}

async fn pages(shop: &Shop) {
    let client = client::Client::builder(Environment::at("https://calls.example"));
    let client = client
        .token("a b&c")
        .transport(Server::new(shop.clone()))
        .build()
        .unwrap();
    assert!(client.list_by_link().items().next().await.is_none());
    macro_rules! check {
        ($($call:ident)*) => {$(
            let mut items = client.$call().items();
            let mut numbers = Vec::new();
            while let Some(order) = items.next().await {
                numbers.push(order.unwrap().number);
            }
            assert_eq!(numbers, [0, 1, 2, 3, 4], stringify!($call));
        )*};
    }
    check!(list_by_url list_by_cursor list_by_header list_by_number list_by_offset list_by_text list_by_url_header);
    // Starts at a page that is not the first.
    let mut items = client.list_by_offset().offset(4).items();
    assert_eq!(items.next().await.unwrap().unwrap().number, 3);
    assert_eq!(items.next().await.unwrap().unwrap().number, 4);
    assert!(items.next().await.is_none());
}
