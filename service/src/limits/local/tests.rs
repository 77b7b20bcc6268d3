use std::sync::Arc;
use std::time::Duration;

use super::*;
use crate::database::Statement;
use crate::limits::ban::Ban;
use crate::limits::tests::{
    DAY, FREE, KEY, MIDNIGHT, QUARTER, RULES, load, open, refused, shop, window_of,
};
use crate::limits::{Limits, Reason};

/// The day counts in memory.
fn days(limits: &Limits) -> Vec<(u64, u32)> {
    let day = |usage: &KeyUsage| (usage.windows.day.number, usage.windows.day.used);
    limits.local.keys.lock().values().map(day).collect()
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
    assert_eq!(window_of(decision), (2, 0, 60));
    assert_eq!(decision.refused, refused(61, Reason::Spent));
    shop.limits.local.sweep();
    shop.limits.persist().await.unwrap();
    shop.restart(BanRules { after: 0, ..RULES }).await;
    let decision = shop.limits.admit_key(KEY, spent).await;
    assert_eq!((decision.remaining, decision.reset), (0, MIDNIGHT + DAY));
    assert_eq!(decision.refused, None);
    let decision = shop.limits.admit_key(KEY, spent).await;
    assert_eq!(decision.refused, refused(DAY + 1, Reason::Spent));
}

#[tokio::test]
async fn a_clock_that_was_far_ahead_binds_nobody() {
    let shop = shop(RULES).await;
    shop.admit(60).await;
    shop.set_back(61);
    shop.admit(60).await;
    shop.set_back(DAY);
    assert_eq!(shop.request().await.remaining, 59);
    assert_eq!(days(&shop.limits), [(MIDNIGHT / DAY - 2, 1)]);
}

#[tokio::test]
async fn a_ban_that_cannot_be_written_is_not_reported() {
    let shop = shop(RULES).await;
    let drop_table = Statement::new("DROP TABLE bans");
    let database = open(&shop.test_database).await;
    database.run(drop_table, |_| Ok(())).await.unwrap();
    shop.admit(60).await;
    shop.expect_refusals(20).await;
    shop.advance(60);
    shop.admit(60).await;
}

#[tokio::test]
async fn only_counts_that_changed_are_written() {
    let shop = shop(RULES).await;
    let unsaved = || {
        let keys = shop.limits.local.keys.lock();
        let unsaved = |(key, usage): &(&i64, &KeyUsage)| usage.unsaved(**key).is_some();
        keys.iter().filter(unsaved).count()
    };
    shop.admit(1).await;
    shop.limits.admit_key(KEY + 1, FREE).await;
    assert_eq!(unsaved(), 2);
    shop.limits.persist().await.unwrap();
    assert_eq!(unsaved(), 0);
    shop.admit(1).await;
    assert_eq!(unsaved(), 1);
}

#[tokio::test]
async fn counts_of_many_keys_are_written() {
    let mut shop = shop(RULES).await;
    for key in 1..=3_007 {
        shop.limits.admit_key(key, FREE).await;
    }
    shop.limits.persist().await.unwrap();
    shop.restart(RULES).await;
    assert_eq!(days(&shop.limits), vec![(MIDNIGHT / DAY, 1); 3_007]);
}

#[tokio::test]
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
    tokio::time::sleep(Duration::from_secs(2)).await;
    keeper.abort();
    limits.local.database.as_ref().unwrap().close().await;
    let limits = load(&shop.test_database, &shop.time, RULES).await;
    assert_eq!(days(&limits), [(MIDNIGHT / DAY, 5)]);
}

#[tokio::test]
async fn entries_without_effect_are_removed() {
    let shop = shop(RULES).await;
    let address = "203.0.113.9".parse().unwrap();
    let remembered = || {
        let local = &shop.limits.local;
        (local.keys.lock().len(), local.addresses.lock().len())
    };
    shop.provoke_ban().await;
    shop.limits.admit_key(KEY + 1, FREE).await;
    shop.limits.admit_address(address, FREE).await;
    shop.limits.persist().await.unwrap();
    shop.limits.local.sweep();
    assert_eq!(remembered(), (2, 1));
    // The ban still doubles the next one.
    shop.advance(DAY);
    shop.limits.local.sweep();
    assert_eq!(remembered(), (1, 0));
    shop.advance(QUARTER);
    shop.limits.local.sweep();
    assert_eq!(remembered(), (0, 0));
}

#[test]
fn a_ban_begins_once() {
    let mut usage = KeyUsage::default();
    let [first, second] = [1, 2].map(|until| Ban { until, length: 1 });
    assert!(usage.begin(first));
    assert!(!usage.begin(first));
    assert!(usage.begin(second));
    assert!(!usage.begin(first));
    assert_eq!(usage.ban, Some(second));
}

#[tokio::test]
async fn a_refused_request_uses_up_nothing() {
    let shop = shop(BanRules { after: 0, ..RULES }).await;
    shop.admit(60).await;
    shop.expect_refusals(2_000).await;
    shop.advance(60);
    shop.admit(60).await;
    assert_eq!(days(&shop.limits), [(MIDNIGHT / DAY, 120)]);
}

#[test]
fn a_crowd_of_addresses_displaces_the_quietest() {
    let local = Local::in_memory(Arc::new(|| 0));
    local.keys.lock().entry(KEY).or_default();
    let admit = |address: u32| local.admit_address(IpAddr::from(address.to_be_bytes()), FREE);
    let spent = 0;
    for _ in 0..FREE.per_minute {
        admit(spent);
    }
    let crowd = u32::try_from(MAX_ADDRESSES).unwrap() + 50_000;
    for address in 1..=crowd {
        admit(address);
        if address % 1_000 == 0 {
            assert!(admit(spent).refused.is_some(), "after {address}");
        }
    }
    assert!(local.addresses.lock().len() <= MAX_ADDRESSES + 1);
    assert_eq!([crowd, 1].map(|address| admit(address).remaining), [58, 59]);
    assert_eq!(local.keys.lock().len(), 1);
}
