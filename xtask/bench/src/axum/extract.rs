//! Extractors whose rejections are an Error.

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use bytes::Bytes;
use http::StatusCode;
use http::request::Parts;
use serde::{Deserialize, Deserializer, de};

use crate::by_hand::checks::{self, CURSOR, Caller, LIMIT};
use crate::by_hand::failure::Failure;
use crate::by_hand::types::{NewPet, PetStatus};
use crate::by_hand::violations;

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let caller = parts.extensions.remove::<Result<Self, Failure>>();
        caller.unwrap_or(Err(Failure::unauthorized("Bearer")))
    }
}

/// The query of `listPets`.
#[derive(Debug, Deserialize)]
pub struct ListQuery {
    #[serde(default = "default_limit", deserialize_with = "limit")]
    pub limit: i64,
    pub status: Option<PetStatus>,
    #[serde(default, deserialize_with = "cursor")]
    pub cursor: Option<String>,
}

const fn default_limit() -> i64 {
    20
}

fn limit<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
    let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
    let limit = checks::integer(&text).filter(|limit| (1..=100).contains(limit));
    limit.ok_or_else(|| de::Error::custom(LIMIT))
}

fn cursor<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let text = String::deserialize(deserializer)?;
    if checks::is_cursor(&text) {
        Ok(Some(text))
    } else {
        Err(de::Error::custom(CURSOR))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for ListQuery {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let query = Query::<Self>::from_request_parts(parts, state).await;
        query
            .map(|Query(query)| query)
            .map_err(|error| Failure::invalid(error.body_text()))
    }
}

/// The identifier in a path.
#[derive(Debug)]
pub struct PetId(pub i64);

impl<S: Send + Sync> FromRequestParts<S> for PetId {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let text = Path::<String>::from_request_parts(parts, state).await;
        let id = text.ok().and_then(|Path(text)| checks::integer(&text));
        id.map(Self).ok_or(Failure::not_found())
    }
}

/// A valid body.
#[derive(Debug)]
pub struct ValidNewPet(pub NewPet);

impl<S: Send + Sync> FromRequest<S> for ValidNewPet {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        if !checks::is_json(request.headers()) {
            return Err(Failure::unsupported_media_type());
        }
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|_| too_large())?;
        match Json::<NewPet>::from_bytes(&bytes) {
            Ok(Json(new)) if !new.name.contains('\0') => Ok(Self(new)),
            Ok(_) => Err(violations::find(&bytes, String::new)),
            Err(error) => Err(violations::find(&bytes, || error.body_text())),
        }
    }
}

fn too_large() -> Failure {
    Failure::new(
        StatusCode::PAYLOAD_TOO_LARGE,
        "the body is longer than 65536 bytes",
    )
}
