//! Credentials that are provided when a request needs them.

use std::convert::Infallible;
use std::error::Error;
use std::future::ready;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use generated_client::types::NewPetRequired;
use generated_client::{
    Body, Client, Failure, Lease, NewPet, ResponseFuture, Secret, Transport, TransportError,
};
use http::{Request, Response, StatusCode};

use crate::test_server::{builder, without_body};

/// A transport that records credentials and rejects some.
#[derive(Clone)]
struct Guard {
    credentials: Arc<Mutex<Vec<String>>>,
    rejected: &'static [&'static str],
}

impl Guard {
    fn rejecting(rejected: &'static [&'static str]) -> Self {
        Self {
            credentials: Arc::default(),
            rejected,
        }
    }

    fn credentials(&self) -> Vec<String> {
        self.credentials.lock().unwrap().clone()
    }
}

impl Transport for Guard {
    fn send(&self, request: Request<Body>) -> ResponseFuture<'_> {
        let value = &request.headers()["authorization"];
        assert!(value.is_sensitive());
        let key = value.to_str().unwrap().replace("Bearer ", "");
        let (status, body) = match self.rejected.contains(&key.as_str()) {
            true => (401, r#"{"code":"key","message":"Wrong.","status":401}"#),
            false => (200, "[]"),
        };
        self.credentials.lock().unwrap().push(key);
        let mut response = Response::new(Body::from(body));
        *response.status_mut() = StatusCode::from_u16(status).unwrap();
        Box::pin(ready(Ok(response)))
    }
}

/// A client whose keys are `key-1`, `key-2` and so on, each valid for some time.
fn client(guard: &Guard, time: Option<Duration>) -> Client {
    let count = Mutex::new(0);
    let provider = move || {
        let mut count = count.lock().unwrap();
        *count += 1;
        let lease = Lease::new(Secret::new(format!("key-{count}")));
        let lease = match time {
            Some(time) => lease.lasting(time),
            None => lease,
        };
        ready(Ok::<_, Infallible>(lease))
    };
    let builder = builder("http://shop.invalid/v1").api_key_provider(provider);
    assert!(!format!("{builder:?}").contains("key-"));
    builder.transport(guard.clone()).build().unwrap()
}

async fn list(client: &Client) -> String {
    match client.list_pets().send().await {
        Ok(_) => "listed".to_owned(),
        Err(failure) => without_body(&failure),
    }
}

const HOUR: Duration = Duration::from_secs(3600);

#[tokio::test(start_paused = true)]
async fn a_secret_is_cached_until_it_expires() {
    let guard = Guard::rejecting(&[]);
    let (client, forever) = (client(&guard, Some(HOUR)), client(&guard, None));
    for wait in [
        Duration::ZERO,
        HOUR - Duration::from_secs(11),
        Duration::from_secs(2),
    ] {
        tokio::time::sleep(wait).await;
        assert_eq!(list(&client.clone()).await, "listed");
    }
    assert_eq!(guard.credentials(), ["key-1", "key-1", "key-2"]);
    guard.credentials.lock().unwrap().clear();
    for _ in 0..2 {
        tokio::time::sleep(HOUR * 24 * 365).await;
        assert_eq!(list(&forever).await, "listed");
    }
    assert_eq!(guard.credentials(), ["key-1", "key-1"]);
}

#[tokio::test]
async fn a_rejected_secret_is_requested_once_more() {
    let guard = Guard::rejecting(&["key-1"]);
    let client = client(&guard, Some(HOUR));
    let pet = NewPet::from(NewPetRequired {
        name: "Rex".to_owned(),
        category_id: 7,
    });
    // The server did not process the request, so any method is retried.
    let failure = client.create_pet(pet).send().await.unwrap_err();
    assert!(matches!(failure, Failure::Undocumented(_)), "{failure:?}");
    assert_eq!(list(&client).await, "listed");
    assert_eq!(guard.credentials(), ["key-1", "key-2", "key-2"]);
}

#[tokio::test]
async fn a_credential_that_is_rejected_twice_is_not_retried() {
    let guard = Guard::rejecting(&["key-1", "key-2"]);
    let client = client(&guard, None);
    assert_eq!(list(&client).await, "401: Missing or invalid API key");
    assert_eq!(guard.credentials(), ["key-1", "key-2"]);
    assert_eq!(list(&client).await, "listed");
    assert_eq!(guard.credentials(), ["key-1", "key-2", "key-2", "key-3"]);
}

#[tokio::test]
async fn a_rejected_fixed_secret_is_not_retried() {
    let guard = Guard::rejecting(&["the-secret-key"]);
    let builder = builder("http://shop.invalid/v1").transport(guard.clone());
    assert_eq!(
        list(&builder.build().unwrap()).await,
        "401: Missing or invalid API key"
    );
    assert_eq!(guard.credentials().len(), 1);
}

#[tokio::test]
async fn concurrent_calls_request_one_secret() {
    let guard = Guard::rejecting(&[]);
    let count = Arc::new(Mutex::new(0));
    let calls = Arc::clone(&count);
    let provider = move || {
        *calls.lock().unwrap() += 1;
        async {
            tokio::time::sleep(Duration::from_millis(20)).await;
            Ok::<_, Infallible>(Lease::new(Secret::new("one")))
        }
    };
    let builder = builder("http://shop.invalid/v1").api_key_provider(provider);
    let client = builder.transport(guard.clone()).build().unwrap();
    let (first, second) = tokio::join!(list(&client), list(&client));
    assert_eq!((first.as_str(), second.as_str()), ("listed", "listed"));
    assert_eq!((guard.credentials().len(), *count.lock().unwrap()), (2, 1));
}

#[tokio::test]
async fn without_a_secret_nothing_is_sent() {
    let guard = Guard::rejecting(&[]);
    type CredentialSource = fn() -> Result<Lease<Secret>, String>;
    let given: [(CredentialSource, &str); 2] = [
        (|| Err("the vault is shut".to_owned()), "the vault is shut"),
        (
            || Ok(Lease::new(Secret::new("two\nlines"))),
            "the credential `apiKey` is empty or contains invalid characters",
        ),
    ];
    for (given, expected) in given {
        let builder = builder("http://shop.invalid/v1");
        let builder = builder.api_key_provider(move || ready(given()));
        let client = builder.transport(guard.clone()).build().unwrap();
        let failure = client.list_pets().send().await.unwrap_err();
        assert!(
            matches!(failure, Failure::Transport(TransportError::Credential(_))),
            "{failure:?}"
        );
        assert_eq!(failure.to_string(), "no credential could be obtained");
        assert_eq!(failure.source().unwrap().to_string(), expected);
    }
    assert!(guard.credentials().is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_slow_secret_is_available_to_a_later_call() {
    let guard = Guard::rejecting(&[]);
    let calls = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&calls);
    let provider = move || {
        count.fetch_add(1, Ordering::Relaxed);
        async {
            tokio::time::sleep(Duration::from_secs(3)).await;
            Ok::<_, Infallible>(Lease::new(Secret::new("key-1")))
        }
    };
    let builder = builder("http://shop.invalid/v1").api_key_provider(provider);
    let builder = builder.deadline(Duration::from_secs(2));
    let client = builder.transport(guard.clone()).build().unwrap();
    let outcomes = [list(&client).await, list(&client).await];
    assert_eq!(outcomes[1], "listed", "{outcomes:?}");
    assert_ne!(outcomes[0], "listed");
    assert_eq!(
        (calls.load(Ordering::Relaxed), guard.credentials().len()),
        (1, 1)
    );
}

/// A client whose provider returns a secret by the number of its calls.
fn client_with(
    guard: &Guard,
    provide: impl Fn(usize) -> Result<Lease<Secret>, String> + Send + Sync + 'static,
) -> Client {
    let calls = AtomicUsize::new(0);
    let provide = Arc::new(provide);
    let provider = move || {
        let (number, provide) = (calls.fetch_add(1, Ordering::Relaxed), Arc::clone(&provide));
        async move {
            tokio::task::yield_now().await;
            provide(number)
        }
    };
    let builder = builder("http://shop.invalid/v1").api_key_provider(provider);
    builder.transport(guard.clone()).build().unwrap()
}

#[tokio::test]
async fn a_provider_is_called_again_after_a_panic() {
    let guard = Guard::rejecting(&[]);
    let client = client_with(&guard, |number| match number {
        0 => panic!("the vault is on fire"),
        _ => Ok(Lease::new(Secret::new("key-2"))),
    });
    let other = client.clone();
    let panicked = tokio::spawn(async move { list(&other).await }).await;
    assert!(panicked.unwrap_err().is_panic());
    assert_eq!(list(&client).await, "listed");
    assert_eq!(guard.credentials(), ["key-2"]);
}

#[tokio::test]
async fn a_rejection_is_returned_if_no_other_secret_is_available() {
    let guard = Guard::rejecting(&["key-1"]);
    let client = client_with(&guard, |number| match number {
        0 => Ok(Lease::new(Secret::new("key-1"))),
        _ => Err("the vault is shut".to_owned()),
    });
    assert_eq!(list(&client).await, "401: Missing or invalid API key");
    // The next call knows that the secret is rejected, and reports the missing one.
    assert_eq!(list(&client).await, "401: Missing or invalid API key");
    assert_eq!(guard.credentials(), ["key-1", "key-1"]);
}
