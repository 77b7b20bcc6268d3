//! Clients of two APIs with one layer, one retry policy and one function for their errors.

mod errors;
mod log;

use std::env;

use openapi_crates_runtime::client::RetryPolicy;
use shop_client::NewOrder;
use shop_client::types::NewOrderRequired;

use crate::errors::explained;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    tracing_subscriber::fmt().init();
    let secrets = Secrets {
        store: env::var("STORE_API_KEY")?,
        shop: env::var("SHOP_TOKEN")?,
    };
    let store = generated_client::Environment::production("http://127.0.0.1:8080/v1");
    let shop = shop_client::Environment::at("http://127.0.0.1:8080/v1");
    let (store, shop) = builders(store, shop, secrets);
    let bowls = order_bowls(&store.build()?, &shop.build()?).await?;
    println!("{bowls} bowls were ordered");
    Ok(())
}

/// The credentials of both APIs.
struct Secrets {
    store: String,
    shop: String,
}

/// The builders of both clients, with the settings that they have in common.
fn builders(
    store: generated_client::Environment,
    shop: shop_client::Environment,
    secrets: Secrets,
) -> (generated_client::ClientBuilder, shop_client::ClientBuilder) {
    let retry = RetryPolicy::default().attempts(3);
    let store = generated_client::Client::builder(store)
        .api_key(secrets.store)
        .retry(retry.clone())
        .layer(log::layer());
    let shop = shop_client::Client::builder(shop)
        .account(secrets.shop)
        .retry(retry)
        .layer(log::layer());
    (store, shop)
}

/// Orders a bowl for each animal in the store. Returns the number of bowls.
async fn order_bowls(
    store: &generated_client::Client,
    shop: &shop_client::Client,
) -> anyhow::Result<i32> {
    let mut pets = store.list_pets().items();
    let mut count = 0;
    while let Some(pet) = pets.next().await {
        pet.map_err(explained)?;
        count += 1;
    }
    if count == 0 {
        return Ok(0);
    }
    let order = NewOrder::from(NewOrderRequired {
        item: "bowl".to_owned(),
    });
    let order = shop.place_order(order.count(count)).send().await;
    Ok(order.map_err(explained)?.count)
}

#[cfg(test)]
mod tests;
