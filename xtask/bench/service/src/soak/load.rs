//! Clients that send valid requests, at a steady rate.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::check_no_server_errors;
use super::connection::Connection;
use super::process::Target;
use crate::Outcome;

/// The number of connections, which are used in turn.
const CONNECTIONS: u32 = 64;

/// The initial number of animals.
const ANIMALS: usize = 1_000;

/// The measured responses.
#[derive(Default)]
pub struct Measured {
    pub statuses: BTreeMap<u16, u64>,
    /// Microseconds since the scheduled time of each request, even if it was sent later.
    latencies: Vec<u64>,
}

impl Measured {
    /// Fails unless all responses are successful.
    pub fn check_successful(&self) -> Outcome<()> {
        check_no_server_errors(&self.statuses)?;
        match self.statuses.keys().any(|status| *status >= 400) {
            true => Err(format!("good requests were refused: {:?}", self.statuses).into()),
            false => Ok(()),
        }
    }

    /// The 99th and 50th percentiles of the latency, in microseconds.
    pub fn figures(&self) -> Vec<f64> {
        let mut sorted = self.latencies.clone();
        sorted.sort_unstable();
        let at = |percent: usize| {
            let index = sorted.len() * percent / 100;
            sorted.get(index).copied().unwrap_or_default() as f64
        };
        vec![at(99), at(50)]
    }
}

/// Adds the initial animals.
pub async fn fill(target: &Target) -> Outcome<()> {
    let mut connection = Connection::open(&target.address).await?;
    for _ in 0..ANIMALS {
        let status = connection.send(&create(target)).await?;
        if status != 201 {
            return Err(format!("no animal was added: {status}").into());
        }
    }
    Ok(())
}

/// Sends `rate` requests per second for a time: of ten, six get lists, three get single animals, and one creates an
/// animal.
pub async fn run(target: &Target, rate: u32, time: Duration) -> Outcome<Measured> {
    let requests = (0..10).map(|n| request(target, n)).collect::<Vec<_>>();
    let requests: Arc<[Vec<u8>]> = requests.into();
    let start = Instant::now();
    let mut clients = JoinSet::new();
    for client in 0..CONNECTIONS {
        let (target, requests) = (target.clone(), Arc::clone(&requests));
        clients.spawn(async move {
            let mut connection = Connection::open(&target.address).await?;
            let mut measured = Measured::default();
            for number in (client..).step_by(CONNECTIONS as usize) {
                let due = Duration::from_secs(number.into()) / rate;
                if due > time {
                    return Ok::<_, std::io::Error>(measured);
                }
                sleep_until(start + due).await;
                let request = &requests[number as usize / CONNECTIONS as usize % requests.len()];
                let status = connection.send(request).await?;
                let latency = start.elapsed().saturating_sub(due);
                measured.latencies.push(latency.as_micros() as u64);
                *measured.statuses.entry(status).or_default() += 1;
            }
            Ok(measured)
        });
    }
    let mut all = Measured::default();
    while let Some(measured) = clients.join_next().await {
        let measured = measured??;
        all.latencies.extend(measured.latencies);
        for (status, count) in measured.statuses {
            *all.statuses.entry(status).or_default() += count;
        }
    }
    Ok(all)
}

fn request(target: &Target, number: usize) -> Vec<u8> {
    match number {
        0..6 => get(target, "/v1/pets?limit=20&status=available"),
        6..9 => get(target, &format!("/v1/pets/{}", 100 * number)),
        _ => create(target),
    }
}

fn get(target: &Target, path: &str) -> Vec<u8> {
    let Target { address, key } = target;
    let head =
        format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {key}\r\n\r\n");
    head.into_bytes()
}

fn create(target: &Target) -> Vec<u8> {
    let Target { address, key } = target;
    let body = r#"{"name":"Rex","categoryId":1}"#;
    let length = body.len();
    let head = format!(
        "POST /v1/pets HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {key}\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    head.into_bytes()
}
