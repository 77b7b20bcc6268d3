//! The API of the shop, implemented in memory. Several examples serve it.

use std::sync::{Mutex, MutexGuard, PoisonError};

use http::request::Parts;
use shop_server::orders::*;
use shop_server::rejection::RejectedRequest;
use shop_server::types::*;
use shop_server::*;

/// The access token that the shop accepts.
pub const TOKEN: &str = "t1";

/// The number of orders on a page.
const PAGE: usize = 2;

/// A shop whose orders are in memory.
#[derive(Debug, Default)]
pub struct Shop {
    /// The orders, and the idempotency keys of their calls.
    orders: Mutex<Vec<(Option<String>, Order)>>,
    on_rejection: Option<fn(&Rejection)>,
}

impl Shop {
    /// Sets a function that is called for each rejected request.
    #[must_use]
    pub fn on_rejection(self, log: fn(&Rejection)) -> Self {
        let on_rejection = Some(log);
        Self {
            on_rejection,
            ..self
        }
    }

    fn orders(&self) -> MutexGuard<'_, Vec<(Option<String>, Order)>> {
        self.orders.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Authenticate for Shop {
    type Caller = ();

    async fn account(
        &self,
        token: BearerToken<'_>,
        _: &'static [&'static str],
        _: &Parts,
    ) -> Result<(), Rejection> {
        match token.as_str() {
            TOKEN => Ok(()),
            _ => Err(Rejection::unauthorized()),
        }
    }
}

impl Admit for Shop {}

impl Reject for Shop {
    fn error(&self, request: &RejectedRequest<'_>) -> Error {
        if let Some(log) = self.on_rejection {
            log(request.rejection);
        }
        let message = request.rejection.message();
        ErrorRequired { message }.into()
    }
}

impl Api for Shop {
    async fn list_orders(
        &self,
        _: &(),
        request: ListOrdersRequest,
    ) -> Result<ListOrdersResponse, ListOrdersFailure> {
        // The page after an unknown cursor is empty.
        let start = request.cursor.as_deref().unwrap_or("0");
        let start: usize = start.parse().unwrap_or(usize::MAX);
        let orders = self.orders();
        let page = orders.iter().skip(start).take(PAGE);
        let page = OrderPageRequired {
            orders: page.map(|(_, order)| order.clone()).collect(),
        };
        let end = start.saturating_add(PAGE);
        let next = (end < orders.len()).then(|| end.to_string());
        Ok(OrderPage::from(page).next(next).into())
    }

    async fn place_order(
        &self,
        _: &(),
        request: PlaceOrderRequest,
    ) -> Result<PlaceOrderResponse, PlaceOrderFailure> {
        let mut orders = self.orders();
        let key = request.idempotency_key;
        let mut known = orders.iter().filter(|_| key.is_some());
        if let Some((_, order)) = known.find(|(known, _)| *known == key) {
            return Ok(order.clone().into());
        }
        let NewOrder { item, count, .. } = request.body;
        let id = orders.last().map_or(1, |(_, order)| order.id + 1);
        let order = Order::from(OrderRequired { id, item, count });
        orders.push((key, order.clone()));
        Ok(order.into())
    }
}
