//! Bodies of responses that a careful client reads: what deviates is left out, and reported.

use crate::runtime::client::failure::{Failure, Malformed};
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::tolerance::TOLERANCE;
use crate::runtime::decode::{self, Decode};
use crate::runtime::encode::Encode;
use crate::runtime::leniency::Leniency;

impl RawResponse {
    /// Decodes a success response with a JSON body without the values that deviate. An empty one is `null`, or an object
    /// without properties, if the type has that value.
    #[doc(hidden)]
    pub fn careful_json<T: Decode, E>(self) -> Result<Reply<T>, Failure<E>> {
        self.leniently_or_empty(Leniency::Everything)
    }

    /// Decodes a success response with a JSON body of which all properties are marked, without the values that deviate. An
    /// empty body is an object without properties.
    #[doc(hidden)]
    pub fn marked_or_empty_json<T: Decode, E>(self) -> Result<Reply<T>, Failure<E>> {
        self.leniently_or_empty(Leniency::Marked)
    }

    /// Decodes a success response of a client whose types are those of a server, which are not careful.
    #[doc(hidden)]
    pub fn shared_json<T: Decode, E>(self) -> Result<Reply<T>, Failure<E>> {
        let decoded = self.decoded();
        decoded.map_err(|malformed| Failure::Malformed(malformed.with_option(None)))
    }

    /// Decodes an error response of a client whose types are those of a server, which are not careful.
    #[doc(hidden)]
    pub fn shared_json_failure<T: Decode, E>(
        self,
        failure: impl FnOnce(Reply<T>) -> E,
    ) -> Failure<E> {
        match self.shared_json() {
            Ok(reply) => Failure::Operation(failure(reply)),
            Err(other) => other,
        }
    }

    fn leniently_or_empty<T: Decode, E>(self, leniency: Leniency) -> Result<Reply<T>, Failure<E>> {
        let empty = match self.body().trim_ascii().is_empty() {
            true => ["null", "{}"].as_slice(),
            false => &[],
        };
        let mut empty = empty
            .iter()
            .map(|json| decode::from_text_with(json, TOLERANCE));
        match empty.find_map(Result::ok) {
            Some(body) => Ok(Reply::new(body, self)),
            None => self.leniently(leniency).map_err(Failure::Malformed),
        }
    }

    /// Decodes an error response with a JSON body without the values that deviate.
    #[doc(hidden)]
    pub fn careful_json_failure<T: Decode, E>(
        self,
        failure: impl FnOnce(Reply<T>) -> E,
    ) -> Failure<E> {
        match self.leniently(Leniency::Everything) {
            Ok(reply) => Failure::Operation(failure(reply)),
            Err(malformed) => Failure::Malformed(malformed),
        }
    }

    /// Decodes a success response with a JSON body without the values of marked properties that deviate.
    #[doc(hidden)]
    pub fn marked_json<T: Decode, E>(self) -> Result<Reply<T>, Failure<E>> {
        self.leniently(Leniency::Marked).map_err(Failure::Malformed)
    }

    /// Decodes an error response with a JSON body without the values of marked properties that deviate.
    #[doc(hidden)]
    pub fn marked_json_failure<T: Decode, E>(
        self,
        failure: impl FnOnce(Reply<T>) -> E,
    ) -> Failure<E> {
        match self.leniently(Leniency::Marked) {
            Ok(reply) => Failure::Operation(failure(reply)),
            Err(malformed) => Failure::Malformed(malformed),
        }
    }

    /// Decodes a JSON body with an undocumented status as the only documented success, of which an
    /// empty body is a value. One that deviates is undocumented.
    #[doc(hidden)]
    #[cold]
    pub fn undocumented_careful_json<T: Decode + Encode, E>(self) -> Result<Reply<T>, Failure<E>> {
        match self.body().is_empty() {
            true => self.undocumented(Self::careful_json),
            false => self.undocumented_json(),
        }
    }

    /// Decodes a body. The first pass finds all deviations, which the second one leaves out.
    fn leniently<T: Decode>(self, leniency: Leniency) -> Result<Reply<T>, Malformed> {
        let malformed = match self.decoded() {
            Ok(reply) => return Ok(reply),
            Err(malformed) => malformed,
        };
        match decode::from_bytes_leniently(malformed.received().body(), leniency) {
            Ok(body) => {
                let (deviations, received) = malformed.into_parts();
                Ok(Reply::new(body, received.with_deviations(deviations)))
            }
            Err(_) => Err(match leniency {
                // No other option accepts more.
                Leniency::Everything => malformed.with_option(None),
                _ => malformed,
            }),
        }
    }
}
