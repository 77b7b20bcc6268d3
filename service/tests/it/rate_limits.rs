//! The limits of keys and addresses, with a clock that is passed in.

use std::time::Duration;

use crate::support::answer::Answer;
use crate::support::place::{run_again_on_postgres, run_again_on_redis};
use crate::support::request::Request;
use crate::support::service::{NOON, Service, Setup};
use service::keys::Plan;

#[test]
fn everything_holds_on_postgresql() {
    run_again_on_postgres(module_path!(), &[]);
}

#[test]
fn everything_holds_on_redis() {
    run_again_on_redis(module_path!(), &[]);
}

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const MILLISECOND: Duration = Duration::from_millis(1);

async fn list(service: &Service, key: &str) -> Answer {
    let answer = service.get("/v1/pets", key).await;
    answer.holds_to_the_interface();
    answer
}

/// Sends requests until one is refused; says how many were let in.
async fn spend(service: &Service, key: &str) -> usize {
    let mut admitted = 0;
    while list(service, key).await.status == 200 {
        admitted += 1;
    }
    admitted
}

/// Limit, remaining and reset.
fn rate_limit(answer: &Answer) -> [u64; 3] {
    ["limit", "remaining", "reset"].map(|name| answer.count(&format!("x-ratelimit-{name}")))
}

/// Checks that a request was refused until `reset`, in Unix seconds, of a window
/// of `limit` requests.
#[track_caller]
fn check_refused(answer: &Answer, limit: u64, reset: u64, retry_after: u64) {
    assert_eq!(answer.status, 429, "{answer:?}");
    assert_eq!(rate_limit(answer), [limit, 0, reset]);
    assert_eq!(answer.count("retry-after"), retry_after);
}

#[tokio::test]
async fn the_61st_request_of_a_minute_is_refused_until_it_turns() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    service.pass(Duration::from_millis(19_500));
    for remaining in (0..60).rev() {
        let answer = list(&service, &key).await;
        assert_eq!(answer.status, 200);
        assert_eq!(rate_limit(&answer), [60, remaining, NOON + 60]);
    }
    // 40.5 seconds are left.
    check_refused(&list(&service, &key).await, 60, NOON + 60, 41);
    service.pass(Duration::from_millis(40_499));
    check_refused(&list(&service, &key).await, 60, NOON + 60, 1);
    service.pass(MILLISECOND);
    let answer = list(&service, &key).await;
    assert_eq!(rate_limit(&answer), [60, 59, NOON + 120]);
}

#[tokio::test]
async fn the_1001st_request_of_a_day_is_refused_until_midnight() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    for _ in 0..16 {
        assert_eq!(spend(&service, &key).await, 60);
        service.pass(MINUTE);
    }
    let midnight = NOON + 12 * 60 * 60;
    for remaining in (0..40).rev() {
        // Fewer are left of the day than of the minute.
        let answer = list(&service, &key).await;
        assert_eq!(rate_limit(&answer), [1000, remaining, midnight]);
    }
    let left = midnight - NOON - 16 * 60;
    check_refused(&list(&service, &key).await, 1000, midnight, left);
    service.pass(Duration::from_secs(left) - MILLISECOND);
    check_refused(&list(&service, &key).await, 1000, midnight, 1);
    service.pass(MILLISECOND);
    let answer = list(&service, &key).await;
    assert_eq!(rate_limit(&answer), [60, 59, midnight + 60]);
}

#[tokio::test]
async fn rates_are_those_of_the_plan() {
    let service = Service::start().await;
    for (plan, per_minute) in [(Plan::Free, 60), (Plan::Pro, 300), (Plan::Business, 1000)] {
        let key = service.key(plan).await;
        assert_eq!(spend(&service, &key).await, per_minute, "{plan:?}");
    }
    let key = service.key_with(3, 5).await;
    assert_eq!(spend(&service, &key).await, 3);
    service.pass(MINUTE);
    assert_eq!(spend(&service, &key).await, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn exactly_sixty_of_two_hundred_at_once_are_let_in() {
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
    // Each was told of a place of its own.
    remaining.sort_unstable();
    assert_eq!(remaining, (0..60).collect::<Vec<_>>());
}

#[tokio::test]
async fn whatever_is_asked_counts_for_the_key() {
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
        let answer = service.send(Request::new(method, target).key(&key)).await;
        assert_eq!(answer.holds_to_the_interface().status, status, "{target}");
        assert_eq!(rate_limit(&answer), [60, remaining, NOON + 60]);
    }
    assert_eq!(spend(&service, &key).await, 54);
    for (method, target) in [
        ("GET", "/v1/petz"),
        ("PUT", "/v1/pets"),
        ("POST", "/v1/pets"),
    ] {
        let answer = service.send(Request::new(method, target).key(&key)).await;
        answer.holds_to_the_interface();
        check_refused(&answer, 60, NOON + 60, 60);
    }
}

/// Has as many requests refused in a row.
async fn be_refused(service: &Service, key: &str, times: usize) {
    for _ in 0..times {
        assert_eq!(list(service, key).await.status, 429);
    }
}

#[tokio::test]
async fn the_tenth_refusal_in_a_row_begins_a_ban() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    spend(&service, &key).await;
    be_refused(&service, &key, 8).await;
    let (quarter, until) = (MINUTE * 15, NOON + 900);
    let banned = list(&service, &key).await;
    check_refused(&banned, 60, until, 900);
    assert_eq!(banned.message(), "temporarily banned; retry after 900 s");
    // Requests during a ban do not extend it; other keys do not have it.
    service.pass(quarter - SECOND);
    be_refused(&service, &key, 20).await;
    check_refused(&list(&service, &key).await, 60, until, 1);
    assert_eq!(
        list(&service, &service.key(Plan::Free).await).await.status,
        200
    );
    service.pass(SECOND);
    assert_eq!(spend(&service, &key).await, 60);
}

#[tokio::test]
async fn a_ban_needs_ten_refusals_in_a_row_within_a_minute() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    // Nine, and then one that is let in.
    for _ in 0..3 {
        assert_eq!(spend(&service, &key).await, 60);
        be_refused(&service, &key, 8).await;
        service.pass(MINUTE);
    }
    // Ten in more than a minute, which are those of a day that is spent.
    let key = service.key_with(60, 1).await;
    assert_eq!(list(&service, &key).await.status, 200);
    for _ in 0..30 {
        be_refused(&service, &key, 1).await;
        service.pass(SECOND * 7);
    }
    let midnight = NOON + 12 * 60 * 60;
    assert_eq!(
        list(&service, &key).await.count("x-ratelimit-reset"),
        midnight
    );
}

/// Has a key banned, and gives the length of the ban in minutes.
async fn be_banned(service: &Service, key: &str) -> u64 {
    spend(service, key).await;
    be_refused(service, key, 8).await;
    let answer = list(service, key).await;
    assert_eq!(answer.status, 429);
    answer.count("retry-after") / 60
}

#[tokio::test]
async fn bans_double_up_to_a_day_and_are_forgotten_after_one_without() {
    let service = Service::start().await;
    let key = service.key(Plan::Free).await;
    for minutes in [15, 30, 60, 120, 240, 480, 960, 1440, 1440] {
        assert_eq!(be_banned(&service, &key).await, minutes);
        service.pass(MINUTE * u32::try_from(minutes).unwrap());
    }
    service.pass(DAY - SECOND);
    assert_eq!(be_banned(&service, &key).await, 1440);
    service.pass(DAY * 2);
    assert_eq!(be_banned(&service, &key).await, 15);
}

#[tokio::test]
async fn bans_and_their_doubling_survive_a_crash() {
    let mut service = Service::start().await;
    let key = service.key(Plan::Free).await;
    for minutes in [15, 30, 60] {
        assert_eq!(be_banned(&service, &key).await, minutes);
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
    assert_eq!(spend(&service, &key).await, 6);
}

/// Asks without a valid key.
async fn ask(service: &Service) -> Answer {
    list(service, "aas_none").await
}

#[tokio::test]
async fn requests_without_a_valid_key_are_counted_by_address() {
    let service = Service::start().await;
    let keyless = service.send(Request::new("GET", "/v1/pets")).await;
    assert_eq!(keyless.holds_to_the_interface().status, 401);
    for remaining in (0..59).rev() {
        let answer = ask(&service).await;
        assert_eq!(answer.status, 401);
        assert_eq!(rate_limit(&answer), [60, remaining, NOON + 60]);
    }
    // However many there are, an address is not banned.
    for _ in 0..30 {
        check_refused(&ask(&service).await, 60, NOON + 60, 60);
    }
    let unknown = service.send(Request::new("GET", "/nothing")).await;
    check_refused(unknown.holds_to_the_interface(), 60, NOON + 60, 60);
    // Those with a key do not suffer from it.
    assert_eq!(
        list(&service, &service.key(Plan::Free).await).await.status,
        200
    );
    service.pass(MINUTE);
    assert_eq!(ask(&service).await.status, 401);
}

/// What is left for an address after a request without a key that was forwarded.
async fn left(service: &Service, forwarded_for: &str) -> u64 {
    let request = Request::new("GET", "/v1/pets").header("x-forwarded-for", forwarded_for);
    let answer = service.send(request).await;
    assert_eq!(answer.holds_to_the_interface().status, 401);
    rate_limit(&answer)[1]
}

#[tokio::test]
async fn a_forwarded_address_is_not_believed_from_anyone() {
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
            left(&service, address).await,
            59 - number as u64,
            "{address}"
        );
    }
}

#[tokio::test]
async fn a_forwarded_address_is_believed_from_a_trusted_proxy() {
    let trusted_proxies = ["127.0.0.0/8", "192.0.2.9"];
    let trusted_proxies = trusted_proxies.map(|it| it.parse().unwrap()).to_vec();
    let service = Service::start_with(Setup {
        trusted_proxies,
        ..Setup::default()
    });
    let service = service.await;
    for (forwarded_for, expected) in [
        ("192.0.2.1", 59),
        ("192.0.2.2", 59),
        ("192.0.2.1", 58),
        // What the client itself claims, before what the proxy saw.
        ("192.0.2.3, 192.0.2.1", 57),
        // Through two proxies that are trusted.
        ("192.0.2.1, 192.0.2.9", 56),
        // The network of a client.
        ("2001:db8::1", 59),
        ("2001:db8::2", 58),
        ("2001:db8:0:1::1", 59),
        // The proxy itself: nothing that it says can be read.
        ("nobody", 59),
        ("", 58),
    ] {
        assert_eq!(
            left(&service, forwarded_for).await,
            expected,
            "{forwarded_for}"
        );
    }
}
