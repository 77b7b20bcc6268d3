//! A client of the shop: pages, retries, and access tokens by OAuth 2.0.

use std::env;
use std::error::Error;

use shop_client::orders::ListOrdersFailure;
use shop_client::types::NewOrderRequired;
use shop_client::{BuildError, Client, Environment, Failure, NewOrder, OAuthGrant, RetryPolicy};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let secret = env::var("SHOP_CLIENT_SECRET")?;
    let client = client(Environment::production(), secret)?;
    // The client sends a random `Idempotency-Key` with each attempt of the call, so that it can be retried.
    let order = NewOrder::from(NewOrderRequired {
        item: "lamp".to_owned(),
    })
    .count(2);
    client.place_order(order).send().await?;
    println!("{} items", items(&client).await?);
    Ok(())
}

/// A client that requests access tokens, and retries calls at most twice.
fn client(environment: Environment, secret: String) -> Result<Client, BuildError> {
    Client::builder(environment)
        .account_grant(OAuthGrant::client_credentials("customer", secret))
        .retry(RetryPolicy::default().attempts(3))
        .build()
}

/// The number of items in all orders, of all pages.
async fn items(client: &Client) -> Result<i32, Failure<ListOrdersFailure>> {
    let mut orders = client.list_orders().items();
    let mut items = 0;
    while let Some(order) = orders.next().await {
        items += order?.count;
    }
    Ok(items)
}

#[cfg(test)]
mod shop;

#[cfg(test)]
mod tests {
    use shop_client::orders::ListOrders;
    use shop_client::types::{OrderPageRequired, OrderRequired};
    use shop_client::{Mock, Order, OrderPage, Reply, TransportError};

    use super::*;

    /// The first response to each order is lost: see `shop`.
    #[tokio::test]
    async fn calls_have_tokens_and_are_retried_and_lists_have_pages() {
        let url = shop::start().await;
        let client = client(Environment::at(url), "secret".to_owned()).unwrap();
        for item in ["lamp", "chair", "table"] {
            let order = NewOrderRequired {
                item: item.to_owned(),
            };
            let order = client.place_order(NewOrder::from(order).count(2)).send();
            assert_eq!(order.await.unwrap().item, item);
        }
        assert_eq!(items(&client).await.unwrap(), 6);
    }

    #[tokio::test]
    async fn a_wrong_secret_is_reported() {
        let url = shop::start().await;
        let client = client(Environment::at(url), "wrong".to_owned()).unwrap();
        match items(&client).await {
            Err(Failure::Transport(TransportError::Credential(error))) => {
                assert!(error.to_string().contains("invalid_client"), "{error}");
            }
            other => panic!("{other:?}"),
        }
    }

    /// Without a server: the mock responds to the calls.
    #[tokio::test]
    async fn items_are_added() {
        let mock = Mock::new();
        mock.on::<ListOrders>(|request| {
            let order = |id, count| {
                let item = "lamp".to_owned();
                Order::from(OrderRequired { id, item, count })
            };
            let page = |orders| OrderPage::from(OrderPageRequired { orders });
            Ok(Reply::of(match request.query() {
                None => page(vec![order(1, 3), order(2, 4)]).next("b2"),
                Some(query) => {
                    assert_eq!(query, "cursor=b2");
                    page(vec![order(3, 5)])
                }
            }))
        });
        assert_eq!(items(&mock.client()).await.unwrap(), 12);
        assert_eq!(mock.requests().len(), 2);
    }
}
