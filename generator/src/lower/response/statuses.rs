//! Which statuses a response stands for, and on which side of a `Result`.

use openapiv3::StatusCode;

use crate::lower::Lowering;
use crate::model::{Response, Shape, Side, Status, Statuses};
use crate::names::Name;
use crate::report::Code;
use crate::source::Place;

impl Lowering<'_> {
    /// The statuses that a key of `responses` names.
    pub(in crate::lower) fn statuses(
        &mut self,
        code: &StatusCode,
        place: &Place,
    ) -> Option<Statuses> {
        match code {
            StatusCode::Code(100..=199) | StatusCode::Range(1) => {
                let message = "an informational status is left out: no answer ends with one";
                self.report
                    .add(Code::InformationalStatus, place, message)
                    .at_key();
                None
            }
            StatusCode::Code(code) => Status::new(*code).map(Statuses::One),
            StatusCode::Range(digit @ 2..=5) => Some(Statuses::Range(*digit)),
            // It has been reported.
            StatusCode::Range(_) => None,
        }
    }

    /// What stands for the successes of an operation that documents none.
    pub(in crate::lower) fn undocumented_success(&mut self, place: &Place) -> Response {
        let message = "no success is documented; any from 200 to 299 is read as one without a body";
        self.report
            .add(Code::NoSuccess, place, message)
            .at_key()
            .help("document the success, or `default`");
        let statuses = Statuses::Range(2);
        Response {
            statuses,
            side: side(statuses),
            name: variant_name(statuses),
            description: None,
            links: Vec::new(),
            shape: Shape::Empty,
        }
    }
}

/// The sides that `default` stands on: the failures that have no response of their
/// own, and the successes where none is documented.
pub(in crate::lower) fn sides_of_default<'a>(
    has_success: bool,
    codes: impl Iterator<Item = &'a StatusCode>,
) -> [Option<Side>; 2] {
    let ranges = [StatusCode::Range(4), StatusCode::Range(5)];
    let has_all_failures = codes.filter(|code| ranges.contains(code)).count() == ranges.len();
    [
        (!has_success).then_some(Side::Success),
        (!has_all_failures).then_some(Side::Failure),
    ]
}

/// Whether a key of `responses` names a success: an informational status ends no exchange.
pub(in crate::lower) fn is_success(code: &StatusCode) -> bool {
    match code {
        StatusCode::Code(code) => (200..400).contains(code),
        StatusCode::Range(digit) => (2..4).contains(digit),
    }
}

/// The side that statuses are on. `default` stands on the side of failures first.
pub(in crate::lower) fn side(statuses: Statuses) -> Side {
    match statuses {
        Statuses::One(status) if status.code() < 400 => Side::Success,
        Statuses::Range(digit) if digit < 4 => Side::Success,
        Statuses::One(_) | Statuses::Range(_) | Statuses::Default => Side::Failure,
    }
}

/// The name of a variant: the reason phrase of a status, the class of a range (RFC
/// 9110, section 15).
pub(in crate::lower) fn variant_name(statuses: Statuses) -> Name {
    let wire = statuses.wire();
    let phrase = match statuses {
        Statuses::One(status) => status.reason().map_or_else(
            || format!("Status{wire}"),
            |reason| reason.replace('\'', ""),
        ),
        Statuses::Range(2) => "Success".to_owned(),
        Statuses::Range(3) => "Redirection".to_owned(),
        Statuses::Range(4) => "ClientError".to_owned(),
        Statuses::Range(5) => "ServerError".to_owned(),
        Statuses::Range(_) => format!("Status{wire}"),
        Statuses::Default => "Default".to_owned(),
    };
    Name {
        rust: Name::upper(&phrase, None).rust,
        wire,
    }
}
