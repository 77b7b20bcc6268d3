//! Calls of both APIs, whose servers are in the same process.

use std::fs::File;
use std::io::{self, Seek as _};
use std::sync::{Mutex, Once};

use generated_client::NewPet;
use generated_client::types::NewPetRequired;
use http::{Request, Response};
use openapi_crates_runtime::Body;
use openapi_crates_runtime::client::{Transport, TransportError};
use tower::service_fn;
use tracing::subscriber::{DefaultGuard, set_default, set_global_default};

use super::*;

/// Both clients, with the same transport.
fn clients(
    transport: impl Transport + Clone + 'static,
    shop_token: &str,
) -> (generated_client::Client, shop_client::Client) {
    let secrets = Secrets {
        store: store::API_KEY.to_owned(),
        shop: shop_token.to_owned(),
    };
    let (store, shop) = builders(
        generated_client::Environment::at("http://in-process/v1"),
        shop_client::Environment::at("http://in-process/v1"),
        secrets,
    );
    let store = store.transport(transport.clone()).build().unwrap();
    let shop = shop.transport(transport).build().unwrap();
    (store, shop)
}

async fn add_animal(store: &generated_client::Client) {
    let pet = NewPet::from(NewPetRequired {
        name: "Mia".to_owned(),
        category_id: 2,
    });
    store.create_pet(pet).send().await.unwrap();
}

/// The log of a test.
struct Log {
    file: File,
    _subscriber: DefaultGuard,
}

impl Log {
    fn start() -> Self {
        // While the subscriber of one thread is the only one, another thread that logs first disables an event for all.
        static GLOBAL: Once = Once::new();
        GLOBAL.call_once(|| set_global_default(tracing_subscriber::registry()).unwrap());
        let file = tempfile::tempfile().unwrap();
        let subscriber = tracing_subscriber::fmt()
            .without_time()
            .with_ansi(false)
            .with_writer(Mutex::new(file.try_clone().unwrap()))
            .finish();
        Self {
            file,
            _subscriber: set_default(subscriber),
        }
    }

    /// The lines, without the times of calls, and without the spans of clients that have the feature `tracing`.
    fn lines(mut self) -> Vec<String> {
        self.file.rewind().unwrap();
        let text = io::read_to_string(self.file).unwrap();
        let lines = text.lines().filter_map(|line| line.split_once(" time="));
        let lines = lines.map(|(line, _)| line.trim_start());
        lines
            .map(|line| match line.split_once(" HTTP request{") {
                Some((level, rest)) => {
                    let event = rest.split_once("}: ").map(|(_, event)| event);
                    format!("{level} {}", event.unwrap_or(rest))
                }
                None => line.to_owned(),
            })
            .collect()
    }
}

#[tokio::test]
async fn the_calls_of_both_clients_are_logged() {
    let (store, shop) = clients(several_servers_example::app(), shop::TOKEN);
    add_animal(&store).await;
    add_animal(&store).await;
    let log = Log::start();
    assert_eq!(order_bowls(&store, &shop).await.unwrap(), 2);
    let expected = [
        r#"INFO several_clients_example::log: sent method=GET path="/v1/pets" status=200"#,
        r#"INFO several_clients_example::log: sent method=POST path="/v1/orders" status=201"#,
    ];
    assert_eq!(log.lines(), expected);
}

#[tokio::test]
async fn a_documented_error_is_explained() {
    let (store, shop) = clients(several_servers_example::app(), "expired");
    add_animal(&store).await;
    let error = order_bowls(&store, &shop).await.unwrap_err();
    let expected = "check the credentials: 401: The access token is missing or invalid: ";
    assert!(format!("{error:#}").starts_with(expected), "{error:#}");
}

/// Time is paused: the waits between the attempts are over at once.
#[tokio::test(start_paused = true)]
async fn the_calls_of_both_clients_are_retried() {
    let log = Log::start();
    let broken = service_fn(async |_: Request<Body>| -> Result<Response<Body>, _> {
        Err(TransportError::Connect("no route to host".into()))
    });
    let (store, shop) = clients(broken, shop::TOKEN);
    let pets = store.list_pets().send().await.map_err(explained);
    let orders = shop.list_orders().send().await.map_err(explained);
    let errors = [pets.unwrap_err(), orders.unwrap_err()];
    let advice = "check the network, and try again later";
    assert_eq!(errors.map(|error| error.to_string()), [advice; 2]);
    let failed = |path| {
        format!(
            r#"WARN several_clients_example::log: failed: connection failed method=GET path="{path}""#
        )
    };
    let mut expected = vec![failed("/v1/pets"); 3];
    expected.extend(vec![failed("/v1/orders"); 3]);
    assert_eq!(log.lines(), expected);
}
