//! Errors in the shape of Rails: `{"errors": {"guests": ["can't be blank"]}}`.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::rejection::ViolationKind;
use crate::types::FieldErrorsRequired;
use crate::{FieldErrors, Place, Rejection, Violation};

/// The body of a rejection.
pub fn body(rejection: &Rejection) -> FieldErrors {
    let mut errors = BTreeMap::<_, Vec<_>>::new();
    match rejection {
        Rejection::Invalid(violations) => {
            for violation in violations {
                errors
                    .entry(field(&violation.place))
                    .or_default()
                    .push(text(violation));
            }
        }
        other => errors
            .entry("base".to_owned())
            .or_default()
            .push(other.message()),
    }
    FieldErrorsRequired { errors }.into()
}

/// The attribute, such as `dishes.0`; Rails calls the whole `base`.
fn field(place: &Place) -> String {
    let parameter = place.parameter().map(Cow::Borrowed);
    let names: Vec<_> = parameter.into_iter().chain(place.segments()).collect();
    match names.as_slice() {
        [] => "base".to_owned(),
        names => names.join("."),
    }
}

fn text(violation: &Violation) -> String {
    match violation.kind {
        ViolationKind::Required | ViolationKind::MinLength(1) => "can't be blank".to_owned(),
        ViolationKind::Enum(_) => "is not included in the list".to_owned(),
        ViolationKind::Minimum(limit) => format!("must be greater than or equal to {limit}"),
        ViolationKind::Maximum(limit) => format!("must be less than or equal to {limit}"),
        ViolationKind::MinLength(length) => {
            format!("is too short (minimum is {length} characters)")
        }
        ViolationKind::MaxLength(length) => format!("is too long (maximum is {length} characters)"),
        _ => "is invalid".to_owned(),
    }
}
