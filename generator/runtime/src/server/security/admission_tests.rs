//! Responses of `Admit`, as rejections.

use std::time::Duration;

use crate::runtime::server::admission::{Admission, Refusal};
use crate::runtime::server::rejection::Rejection;

#[test]
fn refusals_become_rejections() {
    let wait = Duration::from_secs(7);
    let cases = [
        (Refusal::unauthorized(), Rejection::Unauthorized("Bearer")),
        (Refusal::forbidden(), Rejection::Forbidden),
        (
            Refusal::too_many_requests(wait),
            Rejection::TooManyRequests(wait),
        ),
        (Refusal::unavailable(wait), Rejection::Unavailable(wait)),
        (Refusal::internal(), Rejection::Internal),
    ];
    for (refusal, rejection) in cases {
        assert_eq!(refusal.challenged("Bearer"), rejection);
    }
}

#[test]
fn an_admission_has_headers_whether_granted_or_refused() {
    let granted = Admission::granted(7);
    assert_eq!((granted.headers, granted.refusal), (7, None));
    let refused = Admission::refused(7, Refusal::forbidden());
    assert_eq!(
        (refused.headers, refused.refusal),
        (7, Some(Refusal::forbidden()))
    );
}
