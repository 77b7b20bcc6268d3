// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! The response `Made`.

use http::{HeaderName, Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{header, record, response};
use crate::types::vehicle::Vehicle;

/// Made.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Made {
    /// The body.
    pub body: Vehicle,
    pub location: String,
}

/// The required fields of [`Made`].
#[derive(Debug)]
pub struct MadeRequired {
    /// The body.
    pub body: Vehicle,
    pub location: String,
}

record::implement! {
    Made from MadeRequired {
        required(body);
        required(location);
    }
}

impl Made {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        response::json(into, status, &self.body)?;
        let headers = into.headers_mut();
        header::write(
            headers,
            const { HeaderName::from_static("location") },
            &self.location,
        )?;
        Ok(())
    }
}
