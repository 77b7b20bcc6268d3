//! The memory of responses that clients do not take.

use futures_util::future::join_all;
use h2::client::{ResponseFuture, SendRequest};
use hyper::body::Bytes;

use super::*;

/// The size of a page.
const PAGE: usize = 20_000;

async fn page() -> String {
    "x".repeat(PAGE)
}

/// A connection whose client opens no window for responses, and sends PINGs.
struct Greedy {
    client: SendRequest<Bytes>,
    end: JoinHandle<()>,
    responses: Vec<ResponseFuture>,
}

impl Greedy {
    /// Connects with a window of so many bytes for each response.
    async fn connect(running: &Running, window: u32) -> Self {
        let mut builder = h2::client::Builder::new();
        builder.initial_window_size(window);
        let handshake = builder.handshake(running.connect().await);
        let (client, mut connection) = handshake.await.unwrap();
        let mut pings = connection.ping_pong().unwrap();
        let ping = async move {
            while pings.ping(h2::Ping::opaque()).await.is_ok() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let end = tokio::spawn(async move {
            tokio::select! {
                _ = connection => {}
                () = ping => {}
            }
        });
        Self {
            client,
            end,
            responses: Vec::new(),
        }
    }

    /// Sends so many requests.
    async fn send(&mut self, count: usize) {
        for _ in 0..count {
            let Ok(mut client) = self.client.clone().ready().await else {
                return;
            };
            let request = http::Request::get("http://localhost/").body(());
            let (response, _) = client.send_request(request.unwrap(), true).unwrap();
            self.responses.push(response);
        }
    }

    /// The number of responses that begin within a moment.
    async fn begun(&mut self) -> usize {
        let wait = Duration::from_millis(300);
        let responses = self.responses.drain(..);
        let heads = join_all(responses.map(|response| timeout(wait, response))).await;
        heads
            .iter()
            .filter(|head| matches!(head, Ok(Ok(_))))
            .count()
    }
}

#[tokio::test]
async fn neither_windows_nor_pings_extend_the_time_of_a_response() {
    let limits = Limits {
        write_timeout: Duration::from_millis(200),
        ..Limits::default()
    };
    let running = start(limited(limits), page).await;
    // With a window of one byte, the rest is buffered by the library.
    for window in [0, 1] {
        let mut greedy = Greedy::connect(&running, window).await;
        greedy.send(10).await;
        let end = timeout(PATIENCE, greedy.end).await;
        end.expect("it is not closed").unwrap();
    }
    assert!(running.send(GET).await.ends_with("x"));
}

#[tokio::test]
async fn pings_do_not_keep_an_idle_connection() {
    let limits = Limits {
        idle_timeout: Duration::from_millis(200),
        ..Limits::default()
    };
    let running = start(limited(limits), ok).await;
    let mut greedy = Greedy::connect(&running, 65_535).await;
    greedy.send(1).await;
    let end = timeout(PATIENCE, greedy.end).await;
    end.expect("it is not closed").unwrap();
}

#[tokio::test]
async fn requests_wait_while_a_connection_has_many_unsent_bytes() {
    let limits = Limits {
        max_unsent_per_connection: 4 * PAGE,
        ..Limits::default()
    };
    let running = start(limited(limits), page).await;
    let mut greedy = Greedy::connect(&running, 0).await;
    greedy.send(20).await;
    assert_eq!(greedy.begun().await, 5);
    // A client that takes its responses receives all.
    let mut polite = Greedy::connect(&running, 65_535).await;
    polite.send(40).await;
    for response in polite.responses {
        let mut body = response.await.unwrap().into_body();
        let mut taken = 0;
        while let Some(data) = body.data().await {
            let count = data.unwrap().len();
            taken += count;
            body.flow_control().release_capacity(count).unwrap();
        }
        assert_eq!(taken, PAGE);
    }
}

#[tokio::test]
async fn the_connection_that_takes_most_memory_is_closed() {
    let limits = Limits {
        max_memory_per_address: 40 * PAGE,
        ..Limits::default()
    };
    let running = start(limited(limits), page).await;
    let mut modest = Greedy::connect(&running, 0).await;
    modest.send(5).await;
    let mut greedy = Greedy::connect(&running, 0).await;
    greedy.send(60).await;
    let end = timeout(PATIENCE, greedy.end).await;
    end.expect("it is not closed").unwrap();
    assert!(!modest.end.is_finished());
    assert_eq!(modest.begun().await, 5);
    assert!(running.send(GET).await.ends_with("x"));
}

#[tokio::test]
async fn long_heads_take_memory() {
    let limits = Limits {
        max_memory: 1_000_000,
        ..Limits::default()
    };
    let running = start(limited(limits), std::future::pending::<&str>).await;
    let greedy = Greedy::connect(&running, 0).await;
    for _ in 0..60 {
        let Ok(mut client) = greedy.client.clone().ready().await else {
            break;
        };
        let request = http::Request::get("http://localhost/");
        let request = request.header("x", "x".repeat(30_000)).body(());
        // It fails when the connection is closed.
        let _ = client.send_request(request.unwrap(), true);
    }
    let end = timeout(PATIENCE, greedy.end).await;
    end.expect("it is not closed").unwrap();
}
