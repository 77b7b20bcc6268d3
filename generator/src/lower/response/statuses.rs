//! The statuses of a response, its side of the `Result`, and its variant name.

use openapiv3::StatusCode;

use crate::lower::Lowering;
use crate::lowered::{Response, Shape, Side, Status, Statuses};
use crate::names::Name;
use crate::report::Code;
use crate::source::Place;

impl Lowering<'_> {
    /// The statuses of a key of `responses`.
    pub fn statuses(&mut self, code: &StatusCode, place: &Place) -> Option<Statuses> {
        match code {
            StatusCode::Code(100..=199) | StatusCode::Range(1) => {
                let message = "an informational status is not a final response; it is left out";
                self.diagnose(Code::InformationalStatus, place, message)
                    .at_key();
                None
            }
            StatusCode::Code(code) => Status::new(*code).map(Statuses::One),
            StatusCode::Range(digit @ 2..=5) => Some(Statuses::Range(*digit)),
            // It has been reported.
            StatusCode::Range(_) => None,
        }
    }

    /// The response for the successes of an operation that declares none.
    pub fn undeclared_success(&mut self, place: &Place) -> Response {
        let message = "no success response; any status from 200 to 299 is a success without a body";
        self.diagnose(Code::NoSuccess, place, message)
            .at_key()
            .help("declare the success, or `default`");
        let statuses = Statuses::Range(2);
        Response {
            statuses,
            open_statuses: None,
            side: side(statuses),
            name: variant_name(statuses),
            description: None,
            links: Vec::new(),
            shape: Shape::Empty,
        }
    }
}

/// The sides of `default`: success if no other response is one, and failure unless `4XX` and `5XX` cover all.
pub fn sides_of_default<'a>(
    has_success: bool,
    codes: impl Iterator<Item = &'a StatusCode>,
) -> impl Iterator<Item = Side> {
    let ranges = [StatusCode::Range(4), StatusCode::Range(5)];
    let has_all_failures = codes.filter(|code| ranges.contains(code)).count() == ranges.len();
    let success = (!has_success).then_some(Side::Success);
    let failure = (!has_all_failures).then_some(Side::Failure);
    success.into_iter().chain(failure)
}

/// Returns `true` for a key of a final success or redirection.
pub fn is_success(code: &StatusCode) -> bool {
    match code {
        StatusCode::Code(code) => (200..400).contains(code),
        StatusCode::Range(digit) => (2..4).contains(digit),
    }
}

/// The side of statuses other than `default`, for which it is `Failure`.
pub fn side(statuses: Statuses) -> Side {
    match statuses {
        Statuses::One(status) if status.code() < 400 => Side::Success,
        Statuses::Range(digit) if digit < 4 => Side::Success,
        Statuses::One(_) | Statuses::Range(_) | Statuses::Default => Side::Failure,
    }
}

/// The variant name: the reason phrase of a status, or the class of a range (RFC 9110, section 15).
pub fn variant_name(statuses: Statuses) -> Name {
    let wire = statuses.wire();
    let phrase = match statuses {
        Statuses::One(status) => status.reason().map(|reason| reason.replace('\'', "")),
        Statuses::Range(2) => Some("Success".to_owned()),
        Statuses::Range(3) => Some("Redirection".to_owned()),
        Statuses::Range(4) => Some("ClientError".to_owned()),
        Statuses::Range(5) => Some("ServerError".to_owned()),
        Statuses::Range(_) => None,
        Statuses::Default => Some("Default".to_owned()),
    };
    let phrase = phrase.unwrap_or_else(|| format!("Status{wire}"));
    Name {
        rust: Name::upper(&phrase, None).rust,
        wire,
    }
}
