mod bans;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::*;
use crate::database::test_database::{TestDatabase, redis, rerun_on_redis};

/// The start of a day, in Unix seconds.
pub(super) const MIDNIGHT: u64 = 20_000 * DAY;
pub(super) const DAY: u64 = 24 * 60 * 60;
pub(super) const QUARTER: u64 = 15 * 60;

pub(super) const FREE: Rates = Rates {
    per_minute: 60,
    per_day: 1_000,
};
pub(super) const KEY: i64 = 7;
pub(super) const RULES: BanRules = BanRules {
    after: 10,
    first: 900,
    longest: 86_400,
};

#[test]
fn all_tests_pass_on_redis() {
    // Requests that are not counted, or in memory only.
    let others = [
        "limits::local",
        "keys::",
        "database::",
        "store::",
        "server::",
    ];
    rerun_on_redis("", &others);
}

pub(super) struct Shop {
    pub(super) test_database: TestDatabase,
    /// Unix milliseconds.
    pub(super) time: Arc<AtomicU64>,
    pub(super) limits: Limits,
}

pub(super) async fn shop(rules: BanRules) -> Shop {
    let test_database = TestDatabase::new();
    let time = Arc::new(AtomicU64::new(MIDNIGHT * 1000));
    let limits = load(&test_database, &time, rules).await;
    Shop {
        test_database,
        time,
        limits,
    }
}

pub(super) async fn load(
    test_database: &TestDatabase,
    time: &Arc<AtomicU64>,
    rules: BanRules,
) -> Limits {
    let time = Arc::clone(time);
    let clock: Clock = Arc::new(move || time.load(Ordering::SeqCst));
    let Some((server, prefix)) = redis(test_database) else {
        return Limits::load(open(test_database).await, clock, rules)
            .await
            .unwrap();
    };
    let server: RedisUrl = server.parse().unwrap();
    let server = server.with_prefix(&prefix);
    let limits = Limits::connect(&server, Some(clock), rules, WhenAway::Refuse);
    limits.await.unwrap()
}

pub(super) async fn open(test_database: &TestDatabase) -> Database {
    Database::open(&test_database.url.parse().unwrap())
        .await
        .unwrap()
}

impl Shop {
    pub(super) fn advance(&self, seconds: u64) {
        self.advance_ms(seconds * 1000);
    }

    pub(super) fn advance_ms(&self, milliseconds: u64) {
        self.time.fetch_add(milliseconds, Ordering::SeqCst);
    }

    /// Sets the clock back.
    pub(super) fn set_back(&self, seconds: u64) {
        self.time.fetch_sub(seconds * 1000, Ordering::SeqCst);
    }

    pub(super) async fn request(&self) -> Decision {
        self.limits.admit_key(KEY, FREE).await
    }

    /// Sends `count` requests; all must be admitted.
    pub(super) async fn admit(&self, count: u32) {
        for n in 0..count {
            assert_eq!(self.request().await.refused, None, "request {n}");
        }
    }

    /// Sends `count` requests; all must be refused, without a ban.
    pub(super) async fn expect_refusals(&self, count: u32) {
        for n in 0..count {
            let refused = self.request().await.refused;
            assert!(
                refused.is_some_and(|refused| refused.reason == Reason::Spent),
                "request {n}: {refused:?}"
            );
        }
    }

    /// Exceeds the limit of a minute until there is a ban, and returns its length in seconds.
    pub(super) async fn provoke_ban(&self) -> u64 {
        self.admit(60).await;
        self.expect_refusals(9).await;
        let refused = self.request().await.refused.unwrap();
        assert_eq!(refused.reason, Reason::Banned);
        refused.retry_after
    }

    /// Stops without shutdown, and starts again.
    pub(super) async fn restart(&mut self, rules: BanRules) {
        self.limits = load(&self.test_database, &self.time, rules).await;
    }
}

pub(super) fn window_of(decision: Decision) -> (u32, u32, u64) {
    (
        decision.limit,
        decision.remaining,
        decision.reset - MIDNIGHT,
    )
}

pub(super) fn refused(retry_after: u64, reason: Reason) -> Option<Refused> {
    Some(Refused {
        retry_after,
        reason,
    })
}

#[tokio::test]
async fn the_61st_request_of_a_minute_is_one_too_many() {
    let shop = shop(RULES).await;
    shop.advance_ms(10_001);
    for n in 1..=60 {
        let decision = shop.request().await;
        assert_eq!(window_of(decision), (60, 60 - n, 60));
        assert_eq!(decision.refused, None);
    }
    let decision = shop.request().await;
    assert_eq!(window_of(decision), (60, 0, 60));
    // 49.999 s are left.
    assert_eq!(decision.refused, refused(50, Reason::Spent));
}

#[tokio::test]
async fn at_the_turn_of_a_minute_all_requests_are_back() {
    let shop = shop(RULES).await;
    shop.admit(60).await;
    shop.advance_ms(59_999);
    assert_eq!(shop.request().await.refused, refused(1, Reason::Spent));
    shop.advance_ms(1);
    assert_eq!(window_of(shop.request().await), (60, 59, 120));
}

#[tokio::test]
async fn the_1001st_request_of_a_utc_day_is_one_too_many() {
    let shop = shop(RULES).await;
    for _ in 0..16 {
        shop.admit(60).await;
        shop.advance(60);
    }
    // 40 are left of the day, fewer than of the minute.
    assert_eq!(window_of(shop.request().await), (1_000, 39, DAY));
    shop.admit(39).await;
    let decision = shop.request().await;
    assert_eq!(window_of(decision), (1_000, 0, DAY));
    assert_eq!(decision.refused, refused(DAY - 16 * 60, Reason::Spent));

    shop.advance(DAY - 16 * 60 - 1);
    assert_eq!(shop.request().await.refused, refused(1, Reason::Spent));
    shop.advance(1);
    assert_eq!(window_of(shop.request().await), (60, 59, DAY + 60));
}

#[tokio::test]
async fn when_both_windows_are_spent_the_day_is_waited_for() {
    let shop = shop(RULES).await;
    let rates = Rates {
        per_minute: 2,
        per_day: 2,
    };
    // As many are left of both: the minute ends first.
    assert_eq!(
        window_of(shop.limits.admit_key(KEY, rates).await),
        (2, 1, 60)
    );
    assert_eq!(
        window_of(shop.limits.admit_key(KEY, rates).await),
        (2, 0, DAY)
    );
    assert_eq!(
        shop.limits.admit_key(KEY, rates).await.refused,
        refused(DAY, Reason::Spent)
    );
}

#[tokio::test]
async fn keys_do_not_share_their_counts() {
    let shop = shop(RULES).await;
    shop.admit(60).await;
    assert_eq!(shop.limits.admit_key(KEY + 1, FREE).await.remaining, 59);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 8)]
async fn counting_is_exact_for_concurrent_requests() {
    let shop = shop(BanRules { after: 0, ..RULES }).await;
    let limits = Arc::new(shop.limits);
    let rates = Rates {
        per_minute: 1_000,
        per_day: 100_000,
    };
    let address = "203.0.113.9".parse().unwrap();
    let tasks: Vec<_> = (0..16)
        .map(|_| {
            let limits = Arc::clone(&limits);
            tokio::spawn(async move {
                let mut admitted = (0, 0);
                for _ in 0..500 {
                    let by_key = limits.admit_key(KEY, rates).await;
                    let by_address = limits.admit_address(address, rates).await;
                    admitted.0 += u32::from(by_key.refused.is_none());
                    admitted.1 += u32::from(by_address.refused.is_none());
                }
                admitted
            })
        })
        .collect();
    let mut total = (0, 0);
    for task in tasks {
        let admitted = task.await.unwrap();
        total = (total.0 + admitted.0, total.1 + admitted.1);
    }
    assert_eq!(total, (1_000, 1_000));
}

#[tokio::test]
async fn day_counts_survive_a_restart() {
    let mut shop = shop(RULES).await;
    for _ in 0..16 {
        shop.admit(60).await;
        shop.advance(60);
    }
    shop.limits.persist().await.unwrap();
    shop.restart(RULES).await;
    assert_eq!(window_of(shop.request().await), (1_000, 39, DAY));
    shop.limits.persist().await.unwrap();
    shop.advance(DAY);
    shop.restart(RULES).await;
    assert_eq!(shop.request().await.remaining, 59);
}

#[tokio::test]
async fn addresses_are_counted_and_never_banned() {
    let shop = shop(RULES).await;
    let request = |address: &str| shop.limits.admit_address(address.parse().unwrap(), FREE);
    for n in 1..=60 {
        assert_eq!(window_of(request("203.0.113.9").await), (60, 60 - n, 60));
    }
    for _ in 0..100 {
        assert_eq!(
            request("203.0.113.9").await.refused,
            refused(60, Reason::Spent)
        );
    }
    assert_eq!(
        request("::ffff:203.0.113.9").await.refused,
        refused(60, Reason::Spent)
    );
    assert_eq!(request("203.0.113.10").await.remaining, 59);
}

#[tokio::test]
async fn an_ipv6_client_is_its_network() {
    let shop = shop(RULES).await;
    let request = |address: &str| shop.limits.admit_address(address.parse().unwrap(), FREE);
    assert_eq!(request("2001:db8:0:1::1").await.remaining, 59);
    assert_eq!(request("2001:db8:0:1:ffff::2").await.remaining, 58);
    assert_eq!(request("2001:db8:0:2::1").await.remaining, 59);
}
