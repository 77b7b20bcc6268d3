//! Statuses of responses that a description declares as a range or as `default`.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

pub use http::StatusCode;

/// The error of a status that a response cannot have: another response of the operation has it, or it is out of the range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndocumentedStatus(StatusCode);

impl UndocumentedStatus {
    /// Returns the status.
    pub const fn status(self) -> StatusCode {
        self.0
    }
}

impl fmt::Display for UndocumentedStatus {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "no response with the status {} is of this kind",
            self.0
        )
    }
}

impl Error for UndocumentedStatus {}

/// Checks a status: it must be in the range, and not that of another response.
pub fn checked(
    status: StatusCode,
    range: &RangeInclusive<u16>,
    taken: &[u16],
) -> Result<StatusCode, UndocumentedStatus> {
    let code = status.as_u16();
    match range.contains(&code) && !taken.contains(&code) {
        true => Ok(status),
        false => Err(UndocumentedStatus(status)),
    }
}

/// Defines the type of the statuses in a range, except those that other responses have:
/// `open_status::implement!(GetPetDefaultStatus, 400..=599, [404])`.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_open_status {
    ($name:ident, $first:literal..=$last:literal, [$($taken:literal),*]) => {
        #[doc = concat!("A status from ", $first, " to ", $last, $(", not ", $taken,)* ".")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name($crate::runtime::server::open_status::StatusCode);

        impl $name {
            /// Returns the status.
            pub const fn get(self) -> $crate::runtime::server::open_status::StatusCode {
                self.0
            }
        }

        impl TryFrom<$crate::runtime::server::open_status::StatusCode> for $name {
            type Error = $crate::runtime::server::open_status::UndocumentedStatus;

            fn try_from(status: $crate::runtime::server::open_status::StatusCode) -> Result<Self, Self::Error> {
                $crate::runtime::server::open_status::checked(status, &($first..=$last), &[$($taken),*]).map(Self)
            }
        }

        impl From<$name> for $crate::runtime::server::open_status::StatusCode {
            fn from(status: $name) -> Self {
                status.0
            }
        }
    };
}

pub use implement_open_status as implement;
