//! The rate limits of keys and addresses, with an injected clock.

use std::time::Duration;

use generated_client::CommonHeaders as _;

use crate::support::request::Request;
use crate::support::response::Response;
use crate::support::service::{NOON, Service, Setup};
use crate::support::test_database::{rerun_on_postgres, rerun_on_redis};
use service::keys::Plan;

#[test]
fn all_tests_pass_on_postgresql() {
    rerun_on_postgres(module_path!(), &[]);
}

#[test]
fn all_tests_pass_on_redis() {
    rerun_on_redis(module_path!(), &[]);
}

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const MILLISECOND: Duration = Duration::from_millis(1);

async fn list(service: &Service, key: &str) -> Response {
    let response = service.get("/v1/pets", key).await;
    response.assert_conforms();
    response
}

/// Sends requests until one is refused, and returns the number of admitted ones.
async fn exhaust(service: &Service, key: &str) -> usize {
    let mut admitted = 0;
    while list(service, key).await.status == 200 {
        admitted += 1;
    }
    admitted
}

/// The rate limit headers: limit, remaining and reset.
fn rate_limit(response: &Response) -> [u64; 3] {
    ["limit", "remaining", "reset"].map(|name| response.count(&format!("x-ratelimit-{name}")))
}

/// Checks that a request was refused until `reset`, in Unix seconds, by a window of `limit` requests.
#[track_caller]
fn check_refused(response: &Response, limit: u64, reset: u64, retry_after: u64) {
    assert_eq!(response.status, 429, "{response:?}");
    assert_eq!(rate_limit(response), [limit, 0, reset]);
    assert_eq!(response.count("retry-after"), retry_after);
}

#[tokio::test]
async fn the_61st_request_of_a_minute_is_refused_until_the_next_minute() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    service.pass(Duration::from_millis(19_500));
    for remaining in (0..60).rev() {
        let response = list(&service, &key).await;
        assert_eq!(response.status, 200);
        assert_eq!(rate_limit(&response), [60, remaining, NOON + 60]);
    }
    // 40.5 seconds are left.
    check_refused(&list(&service, &key).await, 60, NOON + 60, 41);
    service.pass(Duration::from_millis(40_499));
    check_refused(&list(&service, &key).await, 60, NOON + 60, 1);
    service.pass(MILLISECOND);
    let response = list(&service, &key).await;
    assert_eq!(rate_limit(&response), [60, 59, NOON + 120]);
}

#[tokio::test]
async fn the_1001st_request_of_a_day_is_refused_until_midnight() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    for _ in 0..16 {
        assert_eq!(exhaust(&service, &key).await, 60);
        service.pass(MINUTE);
    }
    let midnight = NOON + 12 * 60 * 60;
    for remaining in (0..40).rev() {
        // Fewer requests remain in the day than in the minute.
        let response = list(&service, &key).await;
        assert_eq!(rate_limit(&response), [1000, remaining, midnight]);
    }
    let left = midnight - NOON - 16 * 60;
    check_refused(&list(&service, &key).await, 1000, midnight, left);
    service.pass(Duration::from_secs(left) - MILLISECOND);
    check_refused(&list(&service, &key).await, 1000, midnight, 1);
    service.pass(MILLISECOND);
    let response = list(&service, &key).await;
    assert_eq!(rate_limit(&response), [60, 59, midnight + 60]);
}

#[tokio::test]
async fn rates_are_those_of_the_plan() {
    let service = Service::start().await;
    for (plan, per_minute) in [(Plan::Free, 60), (Plan::Pro, 300), (Plan::Business, 1000)] {
        let key = service.key(plan).await;
        assert_eq!(exhaust(&service, &key).await, per_minute, "{plan:?}");
    }
    let key = service.key_with(3, 5).await;
    assert_eq!(exhaust(&service, &key).await, 3);
    service.pass(MINUTE);
    assert_eq!(exhaust(&service, &key).await, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn exactly_sixty_of_two_hundred_concurrent_requests_are_admitted() {
    let service = Service::start().await;
    let client = service.client(&service.key(Plan::Free).await);
    let calls = (0..200).map(|_| tokio::spawn(client.list_pets().send()));
    let calls: Vec<_> = calls.collect();
    let mut remaining = Vec::new();
    for call in calls {
        if let Ok(pets) = call.await.unwrap() {
            remaining.push(pets.rate_limit().unwrap().remaining);
        }
    }
    // Each response reports a different number of remaining requests.
    remaining.sort_unstable();
    assert_eq!(remaining, (0..60).collect::<Vec<_>>());
}

#[tokio::test]
async fn every_request_counts_against_the_key() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    for (remaining, (method, target, status)) in (54..60).rev().zip([
        ("GET", "/v1/pets", 200),
        ("GET", "/v1/petz", 404),
        ("DELETE", "/v1/pets/1", 405),
        ("HEAD", "/", 404),
        ("GET", "/v1/pets?limit=0", 400),
        ("POST", "/v1/pets", 400),
    ]) {
        let response = service.send(Request::new(method, target).key(&key)).await;
        assert_eq!(response.assert_conforms().status, status, "{target}");
        assert_eq!(rate_limit(&response), [60, remaining, NOON + 60]);
    }
    assert_eq!(exhaust(&service, &key).await, 54);
    for (method, target) in [
        ("GET", "/v1/petz"),
        ("PUT", "/v1/pets"),
        ("POST", "/v1/pets"),
    ] {
        let response = service.send(Request::new(method, target).key(&key)).await;
        response.assert_conforms();
        check_refused(&response, 60, NOON + 60, 60);
    }
}

/// Sends `times` requests, each of which must be refused.
async fn expect_refusals(service: &Service, key: &str, times: usize) {
    for _ in 0..times {
        assert_eq!(list(service, key).await.status, 429);
    }
}

#[tokio::test]
async fn the_tenth_refusal_in_a_row_begins_a_ban() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    exhaust(&service, &key).await;
    expect_refusals(&service, &key, 8).await;
    let (quarter, until) = (MINUTE * 15, NOON + 900);
    let banned = list(&service, &key).await;
    check_refused(&banned, 60, until, 900);
    assert_eq!(banned.message(), "temporarily banned; retry after 900 s");
    // Requests during a ban do not extend it; other keys are not banned.
    service.pass(quarter - SECOND);
    expect_refusals(&service, &key, 20).await;
    check_refused(&list(&service, &key).await, 60, until, 1);
    assert_eq!(
        list(&service, &service.key(Plan::Free).await).await.status,
        200
    );
    service.pass(SECOND);
    assert_eq!(exhaust(&service, &key).await, 60);
}

#[tokio::test]
async fn a_ban_needs_ten_refusals_in_a_row_within_a_minute() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    // Nine refusals, and then an admitted request.
    for _ in 0..3 {
        assert_eq!(exhaust(&service, &key).await, 60);
        expect_refusals(&service, &key, 8).await;
        service.pass(MINUTE);
    }
    // Ten refusals in more than a minute, because the limit of the day is exhausted.
    let key = service.key_with(60, 1).await;
    assert_eq!(list(&service, &key).await.status, 200);
    for _ in 0..30 {
        expect_refusals(&service, &key, 1).await;
        service.pass(SECOND * 7);
    }
    let midnight = NOON + 12 * 60 * 60;
    assert_eq!(
        list(&service, &key).await.count("x-ratelimit-reset"),
        midnight
    );
}

/// Provokes a ban of a key, and returns its length in minutes.
async fn provoke_ban(service: &Service, key: &str) -> u64 {
    exhaust(service, key).await;
    expect_refusals(service, key, 8).await;
    let response = list(service, key).await;
    assert_eq!(response.status, 429);
    response.count("retry-after") / 60
}

#[tokio::test]
async fn bans_double_up_to_a_day_and_reset_after_a_day_without() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    for minutes in [15, 30, 60, 120, 240, 480, 960, 1440, 1440] {
        assert_eq!(provoke_ban(&service, &key).await, minutes);
        service.pass(MINUTE * u32::try_from(minutes).unwrap());
    }
    service.pass(DAY - SECOND);
    assert_eq!(provoke_ban(&service, &key).await, 1440);
    service.pass(DAY * 2);
    assert_eq!(provoke_ban(&service, &key).await, 15);
}

#[tokio::test]
async fn bans_and_their_doubling_survive_a_crash() {
    let mut service = Service::start().await;
    let key = service.key(Plan::Free).await;
    for minutes in [15, 30, 60] {
        assert_eq!(provoke_ban(&service, &key).await, minutes);
        service = service.crash().await;
        service.pass(MINUTE * u32::try_from(minutes - 1).unwrap());
        assert_eq!(list(&service, &key).await.count("retry-after"), 60);
        service.pass(MINUTE);
    }
    assert_eq!(list(&service, &key).await.status, 200);
}

#[tokio::test]
async fn the_count_of_a_day_survives_a_restart() {
    let mut service = Service::start().await;
    let key = service.key_with(100, 6).await;
    for remaining in [[5, 4], [3, 2], [1, 0]] {
        for remaining in remaining {
            assert_eq!(rate_limit(&list(&service, &key).await)[..2], [6, remaining]);
        }
        service = service.restart().await;
    }
    assert_eq!(list(&service, &key).await.status, 429);
    service.pass(DAY);
    let service = service.restart().await;
    assert_eq!(exhaust(&service, &key).await, 6);
}

/// Lists animals without a valid key.
async fn list_unauthorized(service: &Service) -> Response {
    list(service, "aas_none").await
}

#[tokio::test]
async fn requests_without_a_valid_key_are_counted_by_address() {
    let service = Service::start().await;
    let keyless = service.send(Request::new("GET", "/v1/pets")).await;
    assert_eq!(keyless.assert_conforms().status, 401);
    for remaining in (0..59).rev() {
        let response = list_unauthorized(&service).await;
        assert_eq!(response.status, 401);
        assert_eq!(rate_limit(&response), [60, remaining, NOON + 60]);
    }
    // An address is never banned.
    for _ in 0..30 {
        check_refused(&list_unauthorized(&service).await, 60, NOON + 60, 60);
    }
    let unknown = service.send(Request::new("GET", "/nothing")).await;
    check_refused(unknown.assert_conforms(), 60, NOON + 60, 60);
    // Requests with a key are not affected.
    assert_eq!(
        list(&service, &service.key(Plan::Free).await).await.status,
        200
    );
    service.pass(MINUTE);
    assert_eq!(list_unauthorized(&service).await.status, 401);
}

/// The remaining requests of an address after a forwarded request without a key.
async fn remaining(service: &Service, forwarded_for: &str) -> u64 {
    let request = Request::new("GET", "/v1/pets").header("x-forwarded-for", forwarded_for);
    let response = service.send(request).await;
    assert_eq!(response.assert_conforms().status, 401);
    rate_limit(&response)[1]
}

#[tokio::test]
async fn forwarded_addresses_of_untrusted_peers_are_ignored() {
    let trusted_proxies = vec!["127.0.0.2".parse().unwrap()];
    let service = Service::start_with(Setup {
        trusted_proxies,
        ..Setup::default()
    });
    let service = service.await;
    for (number, address) in ["192.0.2.1", "192.0.2.2", "::1", "127.0.0.2", ""]
        .into_iter()
        .enumerate()
    {
        assert_eq!(
            remaining(&service, address).await,
            59 - number as u64,
            "{address}"
        );
    }
}

#[tokio::test]
async fn forwarded_addresses_of_trusted_proxies_are_used() {
    let trusted_proxies = ["127.0.0.0/8", "192.0.2.9"];
    let trusted_proxies = trusted_proxies
        .map(|network| network.parse().unwrap())
        .to_vec();
    let service = Service::start_with(Setup {
        trusted_proxies,
        ..Setup::default()
    });
    let service = service.await;
    for (forwarded_for, expected) in [
        ("192.0.2.1", 59),
        ("192.0.2.2", 59),
        ("192.0.2.1", 58),
        // The client sent the first address, the proxy appended the second.
        ("192.0.2.3, 192.0.2.1", 57),
        // Through two trusted proxies.
        ("192.0.2.1, 192.0.2.9", 56),
        // IPv6 clients are counted by their network.
        ("2001:db8::1", 59),
        ("2001:db8::2", 58),
        ("2001:db8:0:1::1", 59),
        // An invalid address counts as that of the proxy.
        ("invalid", 59),
        ("", 58),
    ] {
        assert_eq!(
            remaining(&service, forwarded_for).await,
            expected,
            "{forwarded_for}"
        );
    }
}
