//! The handwritten server on axum: its extractors, and a middleware for credentials.

mod extract;
mod respond;

use std::convert::Infallible;
use std::hint::black_box;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request as Incoming, State};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use http::{Request, StatusCode};
use tower_service::Service;

use crate::by_hand::checks::{self, Caller};
use crate::by_hand::failure::Failure;
use crate::by_hand::headers;
use crate::by_hand::types::{self, Pet};
use crate::contender::Sent;
use crate::{Contender, data};
use extract::{ListQuery, PetId, ValidNewPet};

/// The handwritten server on axum.
#[derive(Debug)]
pub struct Axum(Router);

type Pets = Arc<Vec<Pet>>;

impl Contender for Axum {
    type Body = Body;

    fn prepare() -> Self {
        Self(router(Arc::new(types::prepared())))
    }

    /// A clone handles each request, as when axum serves a connection.
    async fn respond<B: Sent>(&self, request: Request<B>) -> Response {
        let result: Result<Response, Infallible> = self.0.clone().call(request).await;
        let Ok(response) = result;
        response
    }
}

fn router(pets: Pets) -> Router {
    let item = get(get_pet).layer(middleware::map_response(deprecation));
    Router::new()
        .route("/v1/pets", get(list_pets).post(create_pet))
        .route("/v1/pets/{petId}", item)
        .fallback(async || Failure::not_found())
        .layer(DefaultBodyLimit::max(data::BODY_LIMIT))
        .layer(middleware::from_fn(authenticate))
        .with_state(pets)
}

/// Identifies the caller and counts the request; handlers extract the caller, and reject
/// requests without one.
async fn authenticate(mut request: Incoming, next: Next) -> Response {
    let caller = checks::authenticate(request.headers());
    let rate_limit = checks::admit(caller.as_ref().ok());
    request.extensions_mut().insert(caller);
    let mut response = next.run(request).await;
    headers::rate_limit(response.headers_mut(), rate_limit);
    response
}

async fn deprecation(mut response: Response) -> Response {
    headers::deprecation(response.headers_mut());
    response
}

async fn list_pets(_: Caller, State(pets): State<Pets>, query: ListQuery) -> Json<Vec<Pet>> {
    black_box((query.limit, query.status, &query.cursor));
    Json(pets.to_vec())
}

async fn create_pet(_: Caller, ValidNewPet(new): ValidNewPet) -> impl IntoResponse {
    (StatusCode::CREATED, Json(types::created(new)))
}

async fn get_pet(
    _: Caller,
    State(pets): State<Pets>,
    PetId(id): PetId,
) -> Result<Json<Pet>, Failure> {
    types::find(&pets, id).map(Json).ok_or(Failure::not_found())
}
