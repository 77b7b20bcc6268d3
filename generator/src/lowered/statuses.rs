//! The statuses that a response covers.

use std::ops::RangeInclusive;

use super::{Response, Side, Status};

/// The statuses of a response, most specific first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Statuses {
    /// One status.
    One(Status),
    /// A range by its first digit: 4 for `4XX`.
    Range(u16),
    /// `default`
    Default,
}

impl Statuses {
    /// The status, if there is one only.
    pub fn one(self) -> Option<Status> {
        match self {
            Self::One(status) => Some(status),
            Self::Range(_) | Self::Default => None,
        }
    }

    /// The key in `responses`.
    pub fn wire(self) -> String {
        match self {
            Self::One(status) => status.code().to_string(),
            Self::Range(digit) => format!("{digit}XX"),
            Self::Default => "default".to_owned(),
        }
    }
}

/// Successes, without informational statuses.
const SUCCESSES: RangeInclusive<u16> = 200..=399;
const FAILURES: RangeInclusive<u16> = 400..=599;

/// Statuses without a body, in addition to informational ones (RFC 9110, sections 6.4.1 and 15.3.6).
const WITHOUT_BODY: [u16; 3] = [204, 205, 304];

impl Status {
    /// `true` if HTTP allows a body with this status.
    pub fn may_have_body(self) -> bool {
        self.code() >= 200 && !WITHOUT_BODY.contains(&self.code())
    }
}

impl Response {
    /// Returns `true` for the statuses with this first digit, other than `default`.
    pub fn is_of_class(&self, digit: u16) -> bool {
        self.statuses != Statuses::Default && *self.bounds().start() / 100 == digit
    }

    /// The statuses that the response covers, unless a more specific one does.
    pub fn bounds(&self) -> RangeInclusive<u16> {
        match (self.statuses, self.side) {
            (Statuses::One(status), _) => status.code()..=status.code(),
            (Statuses::Range(digit), _) => digit * 100..=digit * 100 + 99,
            (Statuses::Default, Side::Success) => SUCCESSES,
            (Statuses::Default, Side::Failure) => FAILURES,
        }
    }

    /// The range of statuses that the response covers among `all`, and the exceptions: statuses with a response of their
    /// own or without a body.
    pub fn open(&self, all: &[Self], has_body: bool) -> (RangeInclusive<u16>, Vec<u16>) {
        let mut open = self.bounds();
        let mut taken: Vec<u16> = Vec::new();
        for other in all.iter().filter(|other| other.statuses < self.statuses) {
            let bounds = other.bounds();
            match other.statuses {
                Statuses::One(status) => taken.push(status.code()),
                _ if bounds.start() == open.start() => open = bounds.end() + 1..=*open.end(),
                _ if bounds.end() == open.end() => open = *open.start()..=bounds.start() - 1,
                _ => {}
            }
        }
        taken.extend(WITHOUT_BODY.into_iter().filter(|_| has_body));
        taken.retain(|code| open.contains(code));
        taken.sort_unstable();
        taken.dedup();
        (open, taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lowered::Shape;
    use crate::names::Name;

    fn response(statuses: Statuses, side: Side) -> Response {
        Response {
            statuses,
            open_statuses: None,
            side,
            name: Name::upper("Any", None),
            description: None,
            links: Vec::new(),
            shape: Shape::Empty,
        }
    }

    #[test]
    fn a_response_is_open_for_the_statuses_without_a_response_of_their_own() {
        let one = |code| Statuses::One(Status::new(code).expect("a status"));
        let failure = |statuses| response(statuses, Side::Failure);
        let all = [
            response(one(201), Side::Success),
            failure(one(404)),
            failure(Statuses::Range(4)),
            failure(Statuses::Default),
            response(Statuses::Range(2), Side::Success),
        ];
        let rows = [
            (one(404), Side::Failure, true, 404..=404, vec![]),
            (
                Statuses::Range(4),
                Side::Failure,
                true,
                400..=499,
                vec![404],
            ),
            (Statuses::Default, Side::Failure, true, 500..=599, vec![]),
            (
                Statuses::Range(2),
                Side::Success,
                false,
                200..=299,
                vec![201],
            ),
            (
                Statuses::Range(2),
                Side::Success,
                true,
                200..=299,
                vec![201, 204, 205],
            ),
        ];
        for (statuses, side, has_body, range, exceptions) in rows {
            let open = response(statuses, side).open(&all, has_body);
            assert_eq!(open, (range, exceptions), "{statuses:?}");
        }
    }

    #[test]
    fn a_status_may_have_a_body_unless_http_forbids_it() {
        let statuses = [199, 200, 204, 205, 304, 404];
        let with_body = statuses.into_iter().filter_map(Status::new);
        let with_body = with_body.filter(|status| status.may_have_body());
        assert_eq!(with_body.map(Status::code).collect::<Vec<_>>(), [200, 404]);
    }
}
