//! The handwritten server on bare hyper types: one `match` on method and path.

mod query;
mod respond;

use std::hint::black_box;

use bytes::Bytes;
use http::request::Parts;
use http::{Request, Response, StatusCode};
use http_body_util::{BodyExt, Full, Limited};

use crate::by_hand::checks::Caller;
use crate::by_hand::failure::Failure;
use crate::by_hand::types::{self, Pet};
use crate::by_hand::{checks, headers, violations};
use crate::contender::Sent;
use crate::{Contender, data};
use query::ListQuery;
use respond::{fail, json};

/// The handwritten server on bare hyper types.
#[derive(Debug)]
pub struct Bare {
    pets: Vec<Pet>,
}

type HandlerResult = Result<Response<Full<Bytes>>, Failure>;

impl Contender for Bare {
    type Body = Full<Bytes>;

    fn prepare() -> Self {
        Self {
            pets: types::prepared(),
        }
    }

    async fn respond<B: Sent>(&self, request: Request<B>) -> Response<Full<Bytes>> {
        let (parts, body) = request.into_parts();
        let caller = checks::authenticate(&parts.headers);
        let rate_limit = checks::admit(caller.as_ref().ok());
        let mut response = match (parts.method.as_str(), parts.uri.path()) {
            ("GET", "/v1/pets") => finish(self.list(caller, &parts)),
            ("POST", "/v1/pets") => finish(self.create(caller, &parts, body).await),
            (_, "/v1/pets") => fail(not_allowed(), Some("GET, POST")),
            (method, path) => match path.strip_prefix("/v1/pets/") {
                Some(id) if id.is_empty() || id.contains('/') => fail(Failure::not_found(), None),
                Some(id) if method == "GET" => deprecated(finish(self.get(caller, id))),
                Some(_) => fail(not_allowed(), Some("GET")),
                None => fail(Failure::not_found(), None),
            },
        };
        headers::rate_limit(response.headers_mut(), rate_limit);
        response
    }
}

impl Bare {
    fn list(&self, caller: Result<Caller, Failure>, parts: &Parts) -> HandlerResult {
        caller?;
        let query = ListQuery::decode(parts.uri.query().unwrap_or_default())?;
        black_box((query.limit, query.status, &query.cursor));
        let pets = self.pets.clone();
        Ok(json(StatusCode::OK, &pets, 32 + 64 * pets.len()))
    }

    async fn create(
        &self,
        caller: Result<Caller, Failure>,
        parts: &Parts,
        body: impl Sent,
    ) -> HandlerResult {
        caller?;
        if !checks::is_json(&parts.headers) {
            return Err(Failure::unsupported_media_type());
        }
        let body = Limited::new(body, data::BODY_LIMIT).collect().await;
        let bytes = body.map_err(|_| too_large())?.to_bytes();
        let pet = types::created(violations::decode(&bytes)?);
        Ok(json(StatusCode::CREATED, &pet, 256))
    }

    fn get(&self, caller: Result<Caller, Failure>, id: &str) -> HandlerResult {
        caller?;
        let id = checks::integer(id).ok_or(Failure::not_found())?;
        let pet = types::find(&self.pets, id).ok_or(Failure::not_found())?;
        Ok(json(StatusCode::OK, &pet, 256))
    }
}

fn finish(result: HandlerResult) -> Response<Full<Bytes>> {
    result.unwrap_or_else(|failure| fail(failure, None))
}

fn deprecated(mut response: Response<Full<Bytes>>) -> Response<Full<Bytes>> {
    headers::deprecation(response.headers_mut());
    response
}

fn not_allowed() -> Failure {
    Failure::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "this path does not have the method",
    )
}

fn too_large() -> Failure {
    Failure::new(
        StatusCode::PAYLOAD_TOO_LARGE,
        "the body is longer than 65536 bytes",
    )
}
