//! A small shop for the test, with an authorization server. The first response to each order is lost.

use std::convert::Infallible;
use std::sync::Mutex;

use axum::Router;
use axum::http::{StatusCode, header};
use axum::routing::post;
use http::request::Parts;
use http::{Request, Response};
use shop_server::*;
use tokio::net::TcpListener;
use tower::layer::layer_fn;
use tower::service_fn;

/// The number of orders on a page.
const PAGE: usize = 2;

/// Starts the shop, and returns its base URL.
pub async fn start() -> String {
    let unreliable = layer_fn(|inner: OperationService| {
        let last_key = std::sync::Arc::new(Mutex::new(None));
        service_fn(move |request: Request<Body>| {
            let key = request.headers().get("idempotency-key").cloned();
            let is_first = last_key.lock().unwrap().replace(key.clone()) != Some(key);
            let response = inner.handle(request);
            async move {
                let mut response: Response<Body> = response.await;
                if is_first {
                    *response.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
                }
                Ok::<_, Infallible>(response)
            }
        })
    });
    let server = Server::new(Shop::default()).layer_operation(Operation::PlaceOrder, unreliable);
    let app = Router::new()
        .route("/oauth/token", post(token))
        .fallback_service(server);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/v1", listener.local_addr().unwrap());
    tokio::spawn(axum::serve(listener, app).into_future());
    url
}

/// Issues an access token for the client `customer` with the secret `secret`.
async fn token(headers: http::HeaderMap, form: String) -> impl axum::response::IntoResponse {
    assert_eq!(form, "grant_type=client_credentials&scope=orders");
    // `customer:secret` in Base64.
    let is_right = headers[header::AUTHORIZATION] == "Basic Y3VzdG9tZXI6c2VjcmV0";
    let (status, body) = match is_right {
        true => (
            StatusCode::OK,
            r#"{"access_token": "t1", "token_type": "Bearer"}"#,
        ),
        false => (StatusCode::UNAUTHORIZED, r#"{"error": "invalid_client"}"#),
    };
    (status, [(header::CONTENT_TYPE, "application/json")], body)
}

#[derive(Default)]
struct Shop {
    /// The orders, and the keys of their calls.
    orders: Mutex<Vec<(Option<String>, Order)>>,
}

impl Authenticate for Shop {
    type Caller = ();

    async fn account(
        &self,
        token: BearerToken<'_>,
        _: &'static [&'static str],
        _: &Parts,
    ) -> Result<(), Refusal> {
        match token.as_str() {
            "t1" => Ok(()),
            _ => Err(Refusal::unauthorized()),
        }
    }
}

impl Admit for Shop {}

impl Reject for Shop {
    fn error(&self, rejection: &Rejection) -> Error {
        let message = rejection.message();
        ErrorRequired { message }.into()
    }
}

impl Api for Shop {
    async fn list_orders(
        &self,
        _: &(),
        request: ListOrdersRequest,
    ) -> Result<ListOrdersResponse, ListOrdersFailure> {
        let start = request.cursor.map_or(0, |cursor| cursor.parse().unwrap());
        let orders = self.orders.lock().unwrap();
        let page = orders[start..].iter().take(PAGE);
        let page = OrderPageRequired {
            orders: page.map(|(_, order)| order.clone()).collect(),
        };
        let end = start + PAGE;
        let next = (end < orders.len()).then(|| end.to_string());
        Ok(OrderPage::from(page).next(next).into())
    }

    async fn place_order(
        &self,
        _: &(),
        request: PlaceOrderRequest,
    ) -> Result<PlaceOrderResponse, PlaceOrderFailure> {
        let mut orders = self.orders.lock().unwrap();
        let key = request.idempotency_key;
        if let Some((_, order)) = orders.iter().find(|(known, _)| *known == key) {
            return Ok(order.clone().into());
        }
        let NewOrder { item, count, .. } = request.body;
        let id = orders.len() as i64;
        let order = Order::from(OrderRequired { id, item, count });
        orders.push((key, order.clone()));
        Ok(order.into())
    }
}
