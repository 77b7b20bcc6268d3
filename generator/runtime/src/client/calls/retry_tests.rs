//! The decision to retry a request and the wait before it, without a clock or a socket.

use std::time::{Duration, SystemTime};

use bytes::Bytes;
use http::header::{DATE, RETRY_AFTER};
use http::{HeaderMap, HeaderValue, Method, StatusCode};

use crate::runtime::client::failure::{BoxError, TransportError};
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::retry::RetryPolicy;

/// The wait before a request is retried.
fn wait(
    policy: &RetryPolicy,
    method: &Method,
    outcome: &Result<RawResponse, TransportError>,
    attempt: u32,
    elapsed: Duration,
    jitter: f64,
) -> Option<Duration> {
    policy.wait(method.is_idempotent(), outcome, attempt, elapsed, jitter)
}

type Outcome = Result<RawResponse, TransportError>;

const ZERO: Duration = Duration::ZERO;
const DAY: Duration = Duration::from_secs(86_400);

/// Waits from 100 ms to 1 s, without a limit of attempts.
fn policy() -> RetryPolicy {
    let (first, longest) = (Duration::from_millis(100), Duration::from_secs(1));
    RetryPolicy::default()
        .attempts(u32::MAX)
        .total(DAY)
        .waits(first, longest)
}

fn response(status: u16, retry_after: &[&str]) -> Outcome {
    let mut headers = HeaderMap::new();
    for value in retry_after {
        headers.append(RETRY_AFTER, HeaderValue::from_str(value).unwrap());
    }
    let status = StatusCode::from_u16(status).unwrap();
    Ok(RawResponse::new(status, headers, Bytes::new()))
}

/// An arbitrary error of the HTTP library.
fn error() -> BoxError {
    "some".into()
}

fn is_retried(method: &Method, outcome: &Outcome) -> bool {
    wait(&policy(), method, outcome, 1, ZERO, 0.5).is_some()
}

const IDEMPOTENT: [Method; 6] = [
    Method::GET,
    Method::HEAD,
    Method::PUT,
    Method::DELETE,
    Method::OPTIONS,
    Method::TRACE,
];

fn others() -> [Method; 4] {
    let unknown = Method::from_bytes(b"PURGE").unwrap();
    [Method::POST, Method::PATCH, Method::CONNECT, unknown]
}

#[test]
fn temporary_statuses_are_retried() {
    for status in 100..=999 {
        let outcome = response(status, &[]);
        let (if_idempotent, otherwise) = match status {
            429 => (true, true),
            502..=504 => (true, false),
            _ => (false, false),
        };
        for method in IDEMPOTENT {
            assert_eq!(
                is_retried(&method, &outcome),
                if_idempotent,
                "{method} {status}"
            );
        }
        for method in others() {
            assert_eq!(
                is_retried(&method, &outcome),
                otherwise,
                "{method} {status}"
            );
        }
    }
}

#[test]
fn only_idempotent_requests_are_retried_after_they_may_have_been_processed() {
    let cases = [
        (TransportError::Connect(error()), true, true),
        (TransportError::Broken(error()), true, false),
        (TransportError::Timeout(DAY), true, false),
        (TransportError::TooLarge(1), false, false),
    ];
    for (failure, if_idempotent, otherwise) in cases {
        let outcome = Err(failure);
        for method in IDEMPOTENT {
            assert_eq!(
                is_retried(&method, &outcome),
                if_idempotent,
                "{method} {outcome:?}"
            );
        }
        for method in others() {
            assert_eq!(
                is_retried(&method, &outcome),
                otherwise,
                "{method} {outcome:?}"
            );
        }
    }
}

#[test]
fn waits_double_up_to_the_longest() {
    let attempts = [1, 2, 3, 4, 5, 6, 31, 32, 33, 34, 1000, u32::MAX - 1];
    let longest = [
        100, 200, 400, 800, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000,
    ];
    for (attempt, longest) in attempts.into_iter().zip(longest) {
        for (jitter, part) in [
            (0.0, 0),
            (0.25, longest / 4),
            (0.5, longest / 2),
            (1.0, longest),
        ] {
            let found = wait(
                &policy(),
                &Method::GET,
                &response(503, &[]),
                attempt,
                ZERO,
                jitter,
            );
            let expected = Some(Duration::from_millis(part));
            assert_eq!(found, expected, "{attempt} {jitter}");
        }
    }
}

/// The wait after the first attempt, with half of 100 ms as the random part.
fn first_wait(status: u16, retry_after: &[&str]) -> Option<Duration> {
    wait(
        &policy(),
        &Method::GET,
        &response(status, retry_after),
        1,
        ZERO,
        0.5,
    )
}

#[test]
fn retry_after_is_respected() {
    let cases: &[(&[&str], Option<u64>)] = &[
        (&["0"], Some(50)),
        (&["3"], Some(3_050)),
        (&["003"], Some(3_050)),
        (&[" 3 "], Some(3_050)),
        (&["86399"], Some(86_399_050)),
        // Longer than the overall deadline.
        (&["86400"], None),
        (&["18446744073709551615"], None),
        (&["18446744073709551616"], None),
        (&["99999999999999999999999999"], None),
        // The first value takes precedence.
        (&["3", "5"], Some(3_050)),
        // Missing and invalid values.
        (&[], Some(50)),
        (&[""], Some(50)),
        (&["-3"], Some(50)),
        (&["1.5"], Some(50)),
        (&["1e3"], Some(50)),
        (&["3 s"], Some(50)),
        (&["soon"], Some(50)),
        (&["2026-11-21T00:00:00Z"], Some(50)),
        (&["Sat, 32 Nov 2026 00:00:00 GMT"], Some(50)),
        // Times that have passed, in the three formats of dates.
        (&["Fri, 20 Nov 2020 00:00:00 GMT"], Some(50)),
        (&["Friday, 20-Nov-20 00:00:00 GMT"], Some(50)),
        (&["Fri Nov 20 00:00:00 2020"], Some(50)),
        (&["Thu, 01 Jan 1970 00:00:00 GMT"], Some(50)),
        (&["Fri, 31 Dec 9999 23:59:59 GMT"], None),
    ];
    for (retry_after, expected) in cases {
        let expected = expected.map(Duration::from_millis);
        for status in [429, 503] {
            assert_eq!(
                first_wait(status, retry_after),
                expected,
                "{status} {retry_after:?}"
            );
        }
    }
}

#[test]
fn a_retry_date_is_respected() {
    let in_an_hour = SystemTime::now() + Duration::from_secs(3600);
    let found = first_wait(429, &[&httpdate::fmt_http_date(in_an_hour)]).unwrap();
    let minutes = found.as_secs() / 60;
    assert!((50..=60).contains(&minutes), "{found:?}");
}

#[test]
fn a_retry_date_uses_the_clock_of_the_server() {
    let cases = [
        ("Sat, 21 Nov 2020 10:00:00 GMT", 3_050),
        ("Sat, 21 Nov 2020 10:00:03 GMT", 50),
        ("Sat, 21 Nov 2020 10:00:04 GMT", 50),
        ("Sat, 21 Nov 2099 10:00:00 GMT", 50),
        ("now", 50),
    ];
    for (date, expected) in cases {
        let mut outcome = response(429, &["Sat, 21 Nov 2020 10:00:03 GMT"]);
        if let Ok(response) = &mut outcome {
            let mut headers = response.headers().clone();
            headers.insert(DATE, HeaderValue::from_static(date));
            *response = RawResponse::new(response.status(), headers, Bytes::new());
        }
        let found = wait(&policy(), &Method::GET, &outcome, 1, ZERO, 0.5);
        assert_eq!(found, Some(Duration::from_millis(expected)), "{date}");
    }
}

#[test]
fn attempts_are_bounded() {
    let cases = [
        (policy().attempts(3), 2),
        (policy().attempts(1), 0),
        (policy().attempts(0), 0),
        (RetryPolicy::none(), 0),
        (RetryPolicy::default(), 3),
    ];
    for (policy, waits) in cases {
        let outcome = response(429, &[]);
        let count = (1..10)
            .filter(|attempt| wait(&policy, &Method::GET, &outcome, *attempt, ZERO, 0.5).is_some())
            .count();
        assert_eq!(count, waits, "{policy:?}");
    }
}

#[test]
fn the_total_time_is_bounded() {
    let total = Duration::from_secs(10);
    let cases = [
        // The time since the first attempt, the requested wait, and `true` if it is retried.
        (0, "0", true),
        (9_949, "0", true),
        (9_950, "0", true),
        (9_951, "0", false),
        (10_000, "0", false),
        (0, "9", true),
        (0, "10", false),
        (5_000, "5", false),
        (u64::MAX, "0", false),
        (u64::MAX, "18446744073709551615", false),
    ];
    for (elapsed, retry_after, is_retried) in cases {
        let (policy, elapsed) = (policy().total(total), Duration::from_millis(elapsed));
        let outcome = response(429, &[retry_after]);
        let found = wait(&policy, &Method::GET, &outcome, 1, elapsed, 0.5);
        assert_eq!(found.is_some(), is_retried, "{elapsed:?} {retry_after}");
    }
}

#[test]
fn no_setting_overflows() {
    let most = Duration::MAX;
    let policy = policy().total(most).waits(most, most);
    for jitter in [0.0, 0.5, 0.999_999_999, 1.0] {
        for elapsed in [ZERO, most] {
            let found = wait(
                &policy,
                &Method::GET,
                &response(503, &["7"]),
                40,
                elapsed,
                jitter,
            );
            assert!(found.is_some(), "{jitter} {elapsed:?}");
        }
    }
    let crossed = policy.waits(DAY, Duration::from_secs(1));
    let found = wait(&crossed, &Method::GET, &response(503, &[]), 1, ZERO, 1.0);
    assert_eq!(found, Some(Duration::from_secs(1)));
}
