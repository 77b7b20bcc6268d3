//! Responses of `Admit`, as rejections.

use std::time::Duration;

use crate::runtime::server::admission::{Admission, apply};
use crate::runtime::server::credential_error::{CredentialError, CredentialProblem};
use crate::runtime::server::rejection::Rejection;

#[test]
fn a_refused_credential_has_its_scheme_and_reason() {
    let problem = CredentialProblem::Refused(Some("expired".into()));
    let error = CredentialError::new(Some("key"), problem, Some("Bearer"));
    assert_eq!(
        Rejection::unauthorized_because("expired").challenged(Some("key"), "Bearer"),
        Rejection::from(error)
    );
    let others = [
        Rejection::Forbidden,
        Rejection::TooManyRequests(Duration::from_secs(7)),
        Rejection::from(std::fmt::Error),
    ];
    for rejection in others {
        let challenged = rejection.clone().challenged(Some("key"), "Bearer");
        assert_eq!(challenged, rejection);
    }
}

#[test]
fn a_refusal_replaces_the_caller_unless_the_authentication_failed() {
    let applied = |mut caller: Result<u8, Rejection>| {
        apply(Err(Rejection::Forbidden), &mut caller);
        caller
    };
    assert_eq!(applied(Ok(1)), Err(Rejection::Forbidden));
    assert_eq!(
        applied(Err(Rejection::unauthorized())),
        Err(Rejection::Forbidden)
    );
    let failed = Rejection::internal("no database");
    assert_eq!(applied(Err(failed.clone())), Err(failed));
    let mut caller = Ok(1);
    apply(Ok(()), &mut caller);
    assert_eq!(caller, Ok(1));
}

#[test]
fn an_admission_has_headers_whether_granted_or_refused() {
    let granted = Admission::granted(7);
    assert_eq!((granted.headers, granted.refusal), (7, None));
    let refused = Admission::refused(7, Rejection::Forbidden);
    assert_eq!(
        (refused.headers, refused.refusal),
        (7, Some(Rejection::Forbidden))
    );
}
