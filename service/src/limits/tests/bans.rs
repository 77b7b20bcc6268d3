//! Bans, for each way of counting requests.

use super::*;

#[tokio::test]
async fn ten_refusals_in_a_row_lead_to_a_ban_and_to_its_end() {
    let shop = shop(RULES).await;
    assert_eq!(shop.provoke_ban().await, QUARTER);
    let decision = shop.request().await;
    assert_eq!(window_of(decision), (60, 0, QUARTER));
    assert_eq!(decision.refused, refused(QUARTER, Reason::Banned));

    shop.advance_ms(QUARTER * 1000 - 1);
    assert_eq!(shop.request().await.refused, refused(1, Reason::Banned));
    shop.advance_ms(1);
    shop.admit(60).await;
    shop.expect_refusals(9).await;
}

#[tokio::test]
async fn requests_during_a_ban_do_not_extend_it() {
    let shop = shop(RULES).await;
    shop.provoke_ban().await;
    for _ in 0..QUARTER {
        assert_eq!(window_of(shop.request().await), (60, 0, QUARTER));
        shop.advance(1);
    }
    shop.admit(60).await;
}

#[tokio::test]
async fn an_admitted_request_resets_the_consecutive_refusals() {
    let shop = shop(RULES).await;
    shop.advance(30);
    shop.admit(60).await;
    shop.expect_refusals(9).await;
    shop.advance(30);
    shop.admit(60).await;
    shop.expect_refusals(9).await;
}

#[tokio::test]
async fn refusals_count_for_a_minute() {
    // The day is exhausted, so that no request in between is admitted.
    let spent = Rates {
        per_minute: 1,
        per_day: 1,
    };
    let shop = shop(RULES).await;
    let request = || shop.limits.admit_key(KEY, spent);
    assert_eq!(request().await.refused, None);
    let banned = |decision: Decision| {
        decision
            .refused
            .is_some_and(|refused| refused.reason == Reason::Banned)
    };
    assert!(!banned(request().await));
    shop.advance_ms(60_001);
    for n in 0..9 {
        assert!(!banned(request().await), "refusal {n}");
    }
    // The tenth within a minute, though the first was more than a minute ago.
    shop.advance_ms(60_000);
    assert!(banned(request().await));
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
        assert_eq!(shop.provoke_ban().await, length);
        shop.advance(length);
    }
    // Just within a day of the end of the last ban: its doubling is the longest.
    shop.advance(DAY - 1);
    assert_eq!(shop.provoke_ban().await, DAY);
    shop.advance(DAY + DAY);
    assert_eq!(shop.provoke_ban().await, QUARTER);
}

#[tokio::test]
async fn bans_follow_the_configured_rules() {
    let shop = shop(BanRules {
        after: 2,
        first: 5,
        longest: 8,
    })
    .await;
    for length in [5, 8, 8] {
        shop.admit(60).await;
        shop.expect_refusals(1).await;
        assert_eq!(
            shop.request().await.refused,
            refused(length, Reason::Banned)
        );
        shop.advance(60);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 8)]
async fn many_refusals_at_once_lead_to_one_ban() {
    let shop = shop(RULES).await;
    shop.admit(60).await;
    let limits = Arc::new(shop.limits);
    let requests: Vec<_> = (0..200)
        .map(|_| {
            let limits = Arc::clone(&limits);
            tokio::spawn(async move { limits.admit_key(KEY, FREE).await.refused })
        })
        .collect();
    let mut unbanned = 0;
    for request in requests {
        let refused = request.await.unwrap().unwrap();
        let expected = match refused.reason {
            Reason::Banned => QUARTER,
            _ => 60,
        };
        assert_eq!(refused.retry_after, expected);
        unbanned += u32::from(refused.reason == Reason::Spent);
    }
    assert_eq!(unbanned, 9);
}

#[tokio::test]
async fn a_reported_ban_is_durable() {
    let mut shop = shop(RULES).await;
    assert_eq!(shop.provoke_ban().await, QUARTER);
    shop.restart(RULES).await;
    assert_eq!(
        shop.request().await.refused,
        refused(QUARTER, Reason::Banned)
    );
    shop.advance(QUARTER);
    shop.restart(RULES).await;
    assert_eq!(shop.provoke_ban().await, QUARTER * 2);
}
