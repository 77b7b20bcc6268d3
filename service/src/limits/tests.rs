use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tempfile::TempDir;

use super::ban::Ban;
use super::*;
use crate::database::DatabaseUrl;
use crate::database::tests::nowhere;

/// When a day begins, and with it an hour and a minute; in Unix seconds.
const MIDNIGHT: u64 = 20_000 * DAY;
const DAY: u64 = 24 * 60 * 60;
const QUARTER: u64 = 15 * 60;

const FREE: Rates = Rates {
    per_minute: 60,
    per_day: 1_000,
};
const KEY: i64 = 7;
const RULES: BanRules = BanRules {
    after: 10,
    first: 900,
    longest: 86_400,
};

struct Shop {
    _folder: TempDir,
    url: DatabaseUrl,
    /// Unix milliseconds.
    time: Arc<AtomicU64>,
    limits: Limits,
}

async fn shop(rules: BanRules) -> Shop {
    let (folder, url) = nowhere();
    let time = Arc::new(AtomicU64::new(MIDNIGHT * 1000));
    let limits = load(&url, &time, rules).await;
    Shop {
        _folder: folder,
        url,
        time,
        limits,
    }
}

async fn load(url: &DatabaseUrl, time: &Arc<AtomicU64>, rules: BanRules) -> Limits {
    let time = Arc::clone(time);
    let clock: Clock = Arc::new(move || time.load(Ordering::SeqCst));
    Limits::load(Database::open(url).unwrap(), clock, rules)
        .await
        .unwrap()
}

impl Shop {
    fn advance(&self, seconds: u64) {
        self.advance_ms(seconds * 1000);
    }

    fn advance_ms(&self, milliseconds: u64) {
        self.time.fetch_add(milliseconds, Ordering::SeqCst);
    }

    /// Sets the clock back.
    fn set_back(&self, seconds: u64) {
        self.time.fetch_sub(seconds * 1000, Ordering::SeqCst);
    }

    async fn ask(&self) -> Decision {
        self.limits.admit_key(KEY, FREE).await
    }

    /// Asks `count` times; all must be let in.
    async fn use_up(&self, count: u32) {
        for n in 0..count {
            assert_eq!(self.ask().await.refused, None, "request {n}");
        }
    }

    /// Asks `count` times; all must be refused, without a ban.
    async fn be_refused(&self, count: u32) {
        for n in 0..count {
            let refused = self.ask().await.refused;
            assert!(
                refused.is_some_and(|refused| !refused.banned),
                "request {n}: {refused:?}"
            );
        }
    }

    /// Spends a minute and goes on until there is a ban; its length in seconds.
    async fn earn_ban(&self) -> u64 {
        self.use_up(60).await;
        self.be_refused(9).await;
        let refused = self.ask().await.refused.unwrap();
        assert!(refused.banned);
        refused.retry_after
    }

    /// Stops without saying so, and starts again.
    async fn restart(&mut self, rules: BanRules) {
        self.limits = load(&self.url, &self.time, rules).await;
    }
}

fn left(decision: Decision) -> (u32, u32, u64) {
    (
        decision.limit,
        decision.remaining,
        decision.reset - MIDNIGHT,
    )
}

fn refused(retry_after: u64, banned: bool) -> Option<Refused> {
    Some(Refused {
        retry_after,
        banned,
    })
}

#[tokio::test]
async fn the_61st_request_of_a_minute_is_one_too_many() {
    let shop = shop(RULES).await;
    shop.advance_ms(10_001);
    for n in 1..=60 {
        let decision = shop.ask().await;
        assert_eq!(left(decision), (60, 60 - n, 60));
        assert_eq!(decision.refused, None);
    }
    let decision = shop.ask().await;
    assert_eq!(left(decision), (60, 0, 60));
    // 49.999 s are left.
    assert_eq!(decision.refused, refused(50, false));
}

#[tokio::test]
async fn at_the_turn_of_a_minute_all_requests_are_back() {
    let shop = shop(RULES).await;
    shop.use_up(60).await;
    shop.advance_ms(59_999);
    assert_eq!(shop.ask().await.refused, refused(1, false));
    shop.advance_ms(1);
    assert_eq!(left(shop.ask().await), (60, 59, 120));
}

#[tokio::test]
async fn a_clock_that_is_set_back_gives_no_requests_back() {
    let mut shop = shop(BanRules { after: 0, ..RULES }).await;
    let spent = Rates {
        per_minute: 2,
        per_day: 3,
    };
    shop.limits.admit_key(KEY, spent).await;
    shop.limits.admit_key(KEY, spent).await;
    // From the first minute of a day to the last of the day before.
    shop.set_back(1);
    let decision = shop.limits.admit_key(KEY, spent).await;
    assert_eq!(left(decision), (2, 0, 60));
    assert_eq!(decision.refused, refused(61, false));
    shop.limits.sweep();
    shop.limits.persist().await.unwrap();
    shop.restart(BanRules { after: 0, ..RULES }).await;
    let decision = shop.limits.admit_key(KEY, spent).await;
    assert_eq!((decision.remaining, decision.reset), (0, MIDNIGHT + DAY));
    assert_eq!(decision.refused, None);
    let decision = shop.limits.admit_key(KEY, spent).await;
    assert_eq!(decision.refused, refused(DAY + 1, false));
}

#[tokio::test]
async fn a_clock_that_was_far_ahead_binds_nobody() {
    let shop = shop(RULES).await;
    shop.use_up(60).await;
    shop.set_back(61);
    shop.use_up(60).await;
    shop.set_back(DAY);
    assert_eq!(shop.ask().await.remaining, 59);
    let days = shop
        .limits
        .keys
        .collect(|_, usage| Some(usage.windows.day.used));
    assert_eq!(days, [1]);
}

#[tokio::test]
async fn the_1001st_request_of_a_utc_day_is_one_too_many() {
    let shop = shop(RULES).await;
    for _ in 0..16 {
        shop.use_up(60).await;
        shop.advance(60);
    }
    // 40 are left of the day, fewer than of the minute.
    assert_eq!(left(shop.ask().await), (1_000, 39, DAY));
    shop.use_up(39).await;
    let decision = shop.ask().await;
    assert_eq!(left(decision), (1_000, 0, DAY));
    assert_eq!(decision.refused, refused(DAY - 16 * 60, false));

    shop.advance(DAY - 16 * 60 - 1);
    assert_eq!(shop.ask().await.refused, refused(1, false));
    shop.advance(1);
    assert_eq!(left(shop.ask().await), (60, 59, DAY + 60));
}

#[tokio::test]
async fn when_both_windows_are_spent_the_day_is_waited_for() {
    let shop = shop(RULES).await;
    let rates = Rates {
        per_minute: 2,
        per_day: 2,
    };
    // As many are left of both: the minute ends first.
    assert_eq!(left(shop.limits.admit_key(KEY, rates).await), (2, 1, 60));
    assert_eq!(left(shop.limits.admit_key(KEY, rates).await), (2, 0, DAY));
    assert_eq!(
        shop.limits.admit_key(KEY, rates).await.refused,
        refused(DAY, false)
    );
}

#[tokio::test]
async fn a_refused_request_uses_up_nothing() {
    let shop = shop(BanRules { after: 0, ..RULES }).await;
    shop.use_up(60).await;
    shop.be_refused(2_000).await;
    shop.advance(60);
    shop.use_up(60).await;
    assert_eq!(
        shop.limits
            .keys
            .collect(|_, usage| Some(usage.windows.day.used)),
        [120]
    );
}

#[tokio::test]
async fn keys_do_not_share_their_counts() {
    let shop = shop(RULES).await;
    shop.use_up(60).await;
    assert_eq!(shop.limits.admit_key(KEY + 1, FREE).await.remaining, 59);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 8)]
async fn counting_is_exact_however_many_ask_at_once() {
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
                    let by_address = limits.admit_address(address, rates);
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
async fn ten_refusals_in_a_row_lead_to_a_ban_and_to_its_end() {
    let shop = shop(RULES).await;
    assert_eq!(shop.earn_ban().await, QUARTER);
    let decision = shop.ask().await;
    assert_eq!(left(decision), (60, 0, QUARTER));
    assert_eq!(decision.refused, refused(QUARTER, true));

    shop.advance_ms(QUARTER * 1000 - 1);
    assert_eq!(shop.ask().await.refused, refused(1, true));
    shop.advance_ms(1);
    shop.use_up(60).await;
    shop.be_refused(9).await;
}

#[tokio::test]
async fn requests_during_a_ban_do_not_extend_it() {
    let shop = shop(RULES).await;
    shop.earn_ban().await;
    for _ in 0..QUARTER {
        assert_eq!(left(shop.ask().await), (60, 0, QUARTER));
        shop.advance(1);
    }
    shop.use_up(60).await;
}

#[tokio::test]
async fn a_request_that_is_let_in_ends_the_row_of_refusals() {
    let shop = shop(RULES).await;
    shop.advance(30);
    shop.use_up(60).await;
    shop.be_refused(9).await;
    shop.advance(30);
    shop.use_up(60).await;
    shop.be_refused(9).await;
}

#[tokio::test]
async fn refusals_count_for_a_minute() {
    // The day is spent, so that no request is let in between.
    let spent = Rates {
        per_minute: 1,
        per_day: 1,
    };
    let shop = shop(RULES).await;
    let ask = || shop.limits.admit_key(KEY, spent);
    assert_eq!(ask().await.refused, None);
    let banned = |decision: Decision| decision.refused.is_some_and(|refused| refused.banned);
    assert!(!banned(ask().await));
    shop.advance_ms(60_001);
    for n in 0..9 {
        assert!(!banned(ask().await), "refusal {n}");
    }
    // The tenth within a minute, though the first was more than a minute ago.
    shop.advance_ms(60_000);
    assert!(banned(ask().await));
}

#[tokio::test]
async fn bans_double_up_to_a_day_and_start_again_after_a_day_without() {
    let shop = shop(RULES).await;
    let hour = 60 * 60;
    let mut expected = vec![
        QUARTER,
        QUARTER * 2,
        hour,
        hour * 2,
        hour * 4,
        hour * 8,
        hour * 16,
    ];
    expected.extend([DAY, DAY]);
    for length in expected {
        assert_eq!(shop.earn_ban().await, length);
        shop.advance(length);
    }
    // Just within a day of the end of the last ban: its doubling is the longest.
    shop.advance(DAY - 1);
    assert_eq!(shop.earn_ban().await, DAY);
    shop.advance(DAY + DAY);
    assert_eq!(shop.earn_ban().await, QUARTER);
}

#[tokio::test]
async fn bans_follow_the_rules_that_are_given() {
    let shop = shop(BanRules {
        after: 2,
        first: 5,
        longest: 8,
    })
    .await;
    for length in [5, 8, 8] {
        shop.use_up(60).await;
        shop.be_refused(1).await;
        assert_eq!(shop.ask().await.refused, refused(length, true));
        shop.advance(60);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 8)]
async fn many_refusals_at_once_lead_to_one_ban() {
    let shop = shop(RULES).await;
    shop.use_up(60).await;
    let limits = Arc::new(shop.limits);
    let asks: Vec<_> = (0..200)
        .map(|_| {
            let limits = Arc::clone(&limits);
            tokio::spawn(async move { limits.admit_key(KEY, FREE).await.refused })
        })
        .collect();
    let mut unbanned = 0;
    for ask in asks {
        let answer = ask.await.unwrap().unwrap();
        let expected = if answer.banned { QUARTER } else { 60 };
        assert_eq!(answer.retry_after, expected);
        unbanned += u32::from(!answer.banned);
    }
    assert_eq!(unbanned, 9);
}

#[tokio::test]
async fn a_ban_is_durable_when_an_answer_tells_of_it() {
    let mut shop = shop(RULES).await;
    assert_eq!(shop.earn_ban().await, QUARTER);
    shop.restart(RULES).await;
    assert_eq!(shop.ask().await.refused, refused(QUARTER, true));
    shop.advance(QUARTER);
    shop.restart(RULES).await;
    assert_eq!(shop.earn_ban().await, QUARTER * 2);
}

#[tokio::test]
async fn a_ban_that_cannot_be_written_is_not_told_of() {
    let shop = shop(RULES).await;
    let drop_table =
        |connection: &rusqlite::Connection| connection.execute_batch("DROP TABLE bans");
    shop.limits.database.write(drop_table).await.unwrap();
    shop.use_up(60).await;
    shop.be_refused(20).await;
    shop.advance(60);
    shop.use_up(60).await;
}

#[tokio::test]
async fn day_counts_survive_a_restart() {
    let mut shop = shop(RULES).await;
    for _ in 0..16 {
        shop.use_up(60).await;
        shop.advance(60);
    }
    shop.limits.persist().await.unwrap();
    shop.restart(RULES).await;
    assert_eq!(left(shop.ask().await), (1_000, 39, DAY));
    shop.limits.persist().await.unwrap();
    shop.advance(DAY);
    shop.restart(RULES).await;
    assert_eq!(shop.ask().await.remaining, 59);
}

#[tokio::test]
async fn only_counts_that_changed_are_written() {
    let shop = shop(RULES).await;
    let unsaved = || {
        shop.limits
            .keys
            .collect(|key, usage| usage.unsaved(*key))
            .len()
    };
    shop.use_up(1).await;
    shop.limits.admit_key(KEY + 1, FREE).await;
    assert_eq!(unsaved(), 2);
    shop.limits.persist().await.unwrap();
    assert_eq!(unsaved(), 0);
    shop.use_up(1).await;
    assert_eq!(unsaved(), 1);
}

#[tokio::test(start_paused = true)]
async fn the_keeper_writes_every_second() {
    let shop = shop(RULES).await;
    let limits = Arc::new(shop.limits);
    let keeper = tokio::spawn({
        let limits = Arc::clone(&limits);
        async move { limits.keep().await }
    });
    tokio::time::sleep(Duration::from_millis(500)).await;
    for _ in 0..5 {
        limits.admit_key(KEY, FREE).await;
    }
    tokio::time::sleep(Duration::from_millis(1000)).await;
    keeper.abort();
    limits.database.close().await;
    let limits = load(&shop.url, &shop.time, RULES).await;
    let days = limits
        .keys
        .collect(|_, usage| Some((usage.windows.day.number, usage.windows.day.used)));
    assert_eq!(days, [(MIDNIGHT / DAY, 5)]);
}

#[tokio::test]
async fn addresses_are_counted_and_never_banned() {
    let shop = shop(RULES).await;
    let ask = |address: &str| shop.limits.admit_address(address.parse().unwrap(), FREE);
    for n in 1..=60 {
        assert_eq!(left(ask("203.0.113.9")), (60, 60 - n, 60));
    }
    for _ in 0..100 {
        assert_eq!(ask("203.0.113.9").refused, refused(60, false));
    }
    assert_eq!(ask("::ffff:203.0.113.9").refused, refused(60, false));
    assert_eq!(ask("203.0.113.10").remaining, 59);
}

#[tokio::test]
async fn an_ipv6_client_is_its_network() {
    let shop = shop(RULES).await;
    let ask = |address: &str| shop.limits.admit_address(address.parse().unwrap(), FREE);
    assert_eq!(ask("2001:db8:0:1::1").remaining, 59);
    assert_eq!(ask("2001:db8:0:1:ffff::2").remaining, 58);
    assert_eq!(ask("2001:db8:0:2::1").remaining, 59);
}

#[tokio::test]
async fn what_has_no_effect_is_forgotten() {
    let shop = shop(RULES).await;
    let address = "203.0.113.9".parse().unwrap();
    let remembered = || {
        let keys = shop.limits.keys.collect(|_, _| Some(())).len();
        (keys, shop.limits.addresses.collect(|_, _| Some(())).len())
    };
    shop.earn_ban().await;
    shop.limits.admit_key(KEY + 1, FREE).await;
    shop.limits.admit_address(address, FREE);
    shop.limits.persist().await.unwrap();
    shop.limits.sweep();
    assert_eq!(remembered(), (2, 1));
    // The ban still doubles the next one.
    shop.advance(DAY);
    shop.limits.sweep();
    assert_eq!(remembered(), (1, 0));
    shop.advance(QUARTER);
    shop.limits.sweep();
    assert_eq!(remembered(), (0, 0));
}

#[test]
fn a_ban_begins_once() {
    let mut usage = KeyUse::default();
    let [first, second] = [1, 2].map(|until| Ban { until, length: 1 });
    assert!(usage.begin(first));
    assert!(!usage.begin(first));
    assert!(usage.begin(second));
    assert!(!usage.begin(first));
    assert_eq!(usage.ban, Some(second));
}

#[test]
fn a_map_that_is_full_forgets() {
    let map: Sharded<u32, u32> = Sharded::new(64);
    map.update(&7, |value| *value += 1);
    assert_eq!(map.collect(|_, _| Some(())), []);
    let add = || {
        map.entry(7, |value| {
            *value += 1;
            *value
        })
    };
    assert_eq!([add(), add(), add()], [1, 2, 3]);
    map.update(&7, |value| *value += 1);
    assert_eq!(map.collect(|_, value| Some(*value)), [4]);
    let map: Sharded<u32, u32> = Sharded::new(6_400);
    for key in 0..100_000 {
        map.entry(key, |value| *value += 1);
    }
    assert!(map.collect(|_, _| Some(())).len() <= 6_400);
    let map: Sharded<u32, u32> = Sharded::new(usize::MAX);
    for key in 0..10_000 {
        map.entry(key, |value| *value += 1);
    }
    assert_eq!(map.collect(|_, _| Some(())).len(), 10_000);
}
