//! Limits on the attempts of a call, and on those of all calls of a client.

use std::future::ready;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use generated_client::{
    Body, Client, ClientBuilder, Failure, ResponseFuture, RetryPolicy, Transport, TransportError,
};
use http::{Request, Response, StatusCode};
use tokio::time::Instant;

use crate::test_server::builder;

/// A transport that responds to each request with a status, after some time.
#[derive(Clone)]
struct FixedStatus {
    status: Arc<Mutex<u16>>,
    time: Duration,
    count: Arc<AtomicUsize>,
}

impl FixedStatus {
    fn new(status: u16, time: Duration) -> Self {
        Self {
            status: Arc::new(Mutex::new(status)),
            time,
            count: Arc::default(),
        }
    }

    /// The number of requests since the previous call.
    fn count(&self) -> usize {
        self.count.swap(0, Ordering::Relaxed)
    }

    fn builder(&self) -> ClientBuilder {
        builder("http://shop.invalid/v1").transport(self.clone())
    }
}

impl Transport for FixedStatus {
    fn send(&self, _: Request<Body>) -> ResponseFuture<'_> {
        self.count.fetch_add(1, Ordering::Relaxed);
        let mut response = Response::new(Body::from("[]"));
        *response.status_mut() = StatusCode::from_u16(*self.status.lock().unwrap()).unwrap();
        let time = self.time;
        Box::pin(async move {
            match time {
                Duration::ZERO => ready(()).await,
                time => tokio::time::sleep(time).await,
            }
            Ok(response)
        })
    }
}

const SECOND: Duration = Duration::from_secs(1);

/// The duration and the result of a call.
async fn list(client: &Client) -> (Duration, String) {
    let begin = Instant::now();
    let end = match client.list_pets().send().await {
        Ok(_) => "listed".to_owned(),
        Err(failure) => failure.to_string(),
    };
    (begin.elapsed(), end)
}

#[tokio::test(start_paused = true)]
async fn a_deadline_ends_an_attempt() {
    let slow = FixedStatus::new(200, 10 * SECOND);
    let client = slow.builder().deadline(3 * SECOND).build().unwrap();
    let begin = Instant::now();
    let failure = client.list_pets().send().await.unwrap_err();
    assert!(
        matches!(failure, Failure::Transport(TransportError::Deadline(limit)) if limit == 3 * SECOND),
        "{failure:?}"
    );
    assert_eq!(
        failure.to_string(),
        "no complete response within the deadline of 3s"
    );
    assert_eq!(begin.elapsed().as_secs(), 3);
    // A call can have its own deadline.
    let call = client.list_pets().deadline(20 * SECOND);
    assert!(call.send().await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_deadline_counts_all_attempts() {
    let slow = FixedStatus::new(503, 2 * SECOND);
    let wait = Duration::from_millis(1);
    let policy = RetryPolicy::default().attempts(100).waits(wait, wait);
    let client = slow.builder().retry(policy).deadline(5 * SECOND);
    let (time, end) = list(&client.build().unwrap()).await;
    assert_eq!(
        (time.as_secs(), end.as_str()),
        (5, "no complete response within the deadline of 5s")
    );
    assert_eq!(slow.count(), 3);
}

#[tokio::test(start_paused = true)]
async fn a_wait_beyond_the_deadline_is_not_started() {
    let busy = FixedStatus::new(429, Duration::ZERO);
    let wait = 1000 * SECOND;
    let policy = RetryPolicy::default().waits(wait, wait).total(wait);
    let client = busy
        .builder()
        .retry(policy)
        .deadline(Duration::from_millis(1));
    let (time, _) = list(&client.build().unwrap()).await;
    assert!(time < SECOND, "{time:?}");
    assert_eq!(busy.count(), 1);
}

#[tokio::test]
async fn retries_have_a_budget() {
    let failing = FixedStatus::new(503, Duration::ZERO);
    let wait = Duration::from_nanos(1);
    let policy = RetryPolicy::default().attempts(3).waits(wait, wait);
    let client = failing
        .builder()
        .retry(policy.clone().budget(5))
        .build()
        .unwrap();
    for expected in [3, 3, 2, 1, 1] {
        list(&client.clone()).await;
        assert_eq!(failing.count(), expected);
    }
    // Ten successful calls allow another attempt.
    *failing.status.lock().unwrap() = 200;
    for _ in 0..10 {
        list(&client).await;
    }
    assert_eq!(failing.count(), 10);
    *failing.status.lock().unwrap() = 503;
    for expected in [2, 1] {
        list(&client).await;
        assert_eq!(failing.count(), expected);
    }
    // Another client has its own budget.
    let other = failing.builder().retry(policy).build().unwrap();
    list(&other).await;
    assert_eq!(failing.count(), 3);
    let none = failing.builder().retry(RetryPolicy::default().budget(0));
    list(&none.build().unwrap()).await;
    assert_eq!(failing.count(), 1);
}
