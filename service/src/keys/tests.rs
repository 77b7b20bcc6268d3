use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::*;
use crate::database::test_database::TestDatabase;
use crate::limits::Rates;

struct Shop {
    test_database: TestDatabase,
    /// Unix milliseconds.
    time: Arc<AtomicU64>,
    keys: Keys,
}

async fn shop() -> Shop {
    let test_database = TestDatabase::new();
    let time = Arc::new(AtomicU64::new(1_000_000));
    let clock: Clock = Arc::new({
        let time = Arc::clone(&time);
        move || time.load(Ordering::SeqCst)
    });
    let keys = Keys::new(open(&test_database).await, clock);
    Shop {
        test_database,
        time,
        keys,
    }
}

async fn open(test_database: &TestDatabase) -> Database {
    Database::open(&test_database.url.parse().unwrap())
        .await
        .unwrap()
}

impl Shop {
    /// Creates a key as another process would, over its own connection.
    async fn make(&self, plan: Plan, custom: Option<Rates>) -> (i64, String) {
        let token = new_token().unwrap();
        let database = open(&self.test_database).await;
        let id = insert(&database, &token, plan, custom, "label");
        (id.await.unwrap(), token)
    }

    async fn is_valid(&self, token: &str) -> bool {
        self.keys.verify(token).await.unwrap().is_some()
    }

    fn remembered(&self) -> usize {
        self.keys.seen.read().len()
    }
}

#[tokio::test]
async fn a_key_is_known_as_soon_as_it_is_made() {
    let shop = shop().await;
    let unknown = new_token().unwrap();
    assert!(!shop.is_valid(&unknown).await);
    let (id, token) = shop.make(Plan::Pro, None).await;
    let rates = Rates {
        per_minute: 300,
        per_day: 10_000,
    };
    let key = Key {
        id,
        plan: Plan::Pro,
        rates,
    };
    for _ in 0..2 {
        assert_eq!(shop.keys.verify(&token).await, Ok(Some(key)));
    }
    assert!(!shop.is_valid(&unknown).await);
}

#[tokio::test]
async fn each_plan_has_its_rates() {
    let shop = shop().await;
    let custom = Rates {
        per_minute: 7,
        per_day: 9,
    };
    let plans = [
        (Plan::Free, None, (60, 1_000)),
        (Plan::Pro, None, (300, 10_000)),
        (Plan::Business, None, (1_000, 100_000)),
        (Plan::Enterprise, Some(custom), (7, 9)),
    ];
    for (plan, custom, (per_minute, per_day)) in plans {
        let (_, token) = shop.make(plan, custom).await;
        let key = shop.keys.verify(&token).await.unwrap().unwrap();
        assert_eq!(
            key.rates,
            Rates {
                per_minute,
                per_day
            }
        );
        assert_eq!(key.plan, plan);
    }
}

#[tokio::test]
async fn rates_that_do_not_go_with_the_plan_are_refused() {
    let shop = shop().await;
    let database = open(&shop.test_database).await;
    let rates = |per_minute, per_day| {
        Some(Rates {
            per_minute,
            per_day,
        })
    };
    let wrong = [
        (Plan::Enterprise, None),
        (Plan::Free, rates(1, 1)),
        (Plan::Enterprise, rates(0, 1)),
        (Plan::Enterprise, rates(1, 0)),
    ];
    for (plan, custom) in wrong {
        let inserted = insert(&database, "aas_", plan, custom, "").await;
        assert!(inserted.is_err(), "{plan:?} {custom:?}");
    }
}

#[tokio::test]
async fn a_revoked_key_stops_within_a_second() {
    let shop = shop().await;
    let (id, token) = shop.make(Plan::Free, None).await;
    assert!(shop.is_valid(&token).await);
    assert_eq!(revoke(&open(&shop.test_database).await, id).await, Ok(true));
    // Without another query.
    shop.time.fetch_add(999, Ordering::SeqCst);
    assert!(shop.is_valid(&token).await);
    shop.time.fetch_add(1, Ordering::SeqCst);
    assert!(!shop.is_valid(&token).await);
    assert!(!shop.is_valid(&token).await);
    assert_eq!(shop.remembered(), 0);
}

#[tokio::test]
async fn a_key_is_revoked_once() {
    let shop = shop().await;
    let (id, token) = shop.make(Plan::Free, None).await;
    let database = open(&shop.test_database).await;
    assert_eq!(revoke(&database, id).await, Ok(true));
    assert_eq!(revoke(&database, id).await, Ok(false));
    assert_eq!(revoke(&database, id + 1).await, Ok(false));
    assert!(!shop.is_valid(&token).await);
    let [record] = &list(&database).await.unwrap()[..] else {
        panic!("one key was made")
    };
    assert_eq!((record.key.id, record.name.as_str()), (id, "label"));
    assert!(
        record
            .revoked_at
            .as_ref()
            .is_some_and(|time| *time >= record.created_at)
    );
}

#[tokio::test]
async fn guesses_are_not_remembered() {
    let shop = shop().await;
    for _ in 0..100 {
        assert!(!shop.is_valid(&new_token().unwrap()).await);
    }
    assert_eq!(shop.remembered(), 0);
}

#[tokio::test]
async fn one_search_responds_to_all_guesses_that_wait() {
    let shop = shop().await;
    let (_, token) = shop.make(Plan::Free, None).await;
    assert!(shop.is_valid(&token).await);
    let (_, unused) = shop.make(Plan::Free, None).await;
    shop.keys.find_issued().await.unwrap();
    let searching = shop.keys.search.lock().await;
    let guesses: Vec<_> = (0..1_000).map(|_| new_token().unwrap()).collect();
    let guesses = guesses.iter().map(|guess| shop.is_valid(guess));
    let mut guesses = std::pin::pin!(futures_util::future::join_all(guesses));
    let waiting = Duration::from_millis(20);
    assert!(timeout(waiting, &mut guesses).await.is_err());
    // Existing keys do not wait, also if they are used for the first time.
    shop.time.fetch_add(TRUST_MS, Ordering::SeqCst);
    assert!(shop.is_valid(&token).await);
    assert!(shop.is_valid(&unused).await);
    // A key that is created during the flood waits for the next search.
    drop(searching);
    let (_, new) = shop.make(Plan::Free, None).await;
    let start = Instant::now();
    let (guessed, is_valid) = tokio::join!(guesses, shop.is_valid(&new));
    assert_eq!((guessed, is_valid), (vec![false; 1_000], true));
    assert!(start.elapsed() < PATIENCE);
    let (begin, result) = shop.keys.search.lock().await.clone().unwrap();
    assert!(
        begin < start + 4 * SEARCH_INTERVAL,
        "there were more than a few searches"
    );
    assert_eq!(result, Ok(()));
}

#[tokio::test]
async fn a_guess_does_not_wait_for_ever() {
    let shop = shop().await;
    let _searching = shop.keys.search.lock().await;
    let guess = new_token().unwrap();
    let waiting = timeout(2 * PATIENCE, shop.keys.verify(&guess)).await;
    assert!(
        matches!(waiting, Ok(Err(Error::Unavailable(_)))),
        "{waiting:?}"
    );
}

#[tokio::test]
async fn keys_that_are_created_at_the_same_time_are_all_found() {
    let shop = shop().await;
    let (first, token) = shop.make(Plan::Free, None).await;
    assert!(shop.is_valid(&token).await);
    // Another was created before it, and was committed later.
    shop.keys.issued.write().1 = first + 1;
    let (_, token) = shop.make(Plan::Free, None).await;
    assert!(shop.is_valid(&token).await);
}

#[tokio::test]
async fn only_the_whole_text_is_the_key() {
    let shop = shop().await;
    let (_, token) = shop.make(Plan::Free, None).await;
    assert!(shop.is_valid(&token).await);
    let wrong = [
        String::new(),
        "aas_".to_owned(),
        token.trim_start_matches("aas_").to_owned(),
        token.to_uppercase(),
        format!("{token}0"),
        format!("{token} "),
        token[..token.len() - 1].to_owned(),
    ];
    for wrong in wrong {
        assert!(!shop.is_valid(&wrong).await, "{wrong}");
    }
}

#[test]
fn keys_differ_and_have_256_bits() {
    let keys: std::collections::HashSet<_> = (0..100).map(|_| new_token().unwrap()).collect();
    assert_eq!(keys.len(), 100);
    assert!(keys.iter().all(|key| key.len() == "aas_".len() + 64));
}

#[tokio::test]
async fn the_text_of_a_key_is_not_kept() {
    let shop = shop().await;
    let (_, token) = shop.make(Plan::Free, None).await;
    let secret = token.trim_start_matches("aas_").as_bytes();
    for file in std::fs::read_dir(shop.test_database.folder.path()).unwrap() {
        let content = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!content.windows(secret.len()).any(|window| window == secret));
    }
}
