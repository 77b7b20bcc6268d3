//! The server of `openapi-to-rust` with an implementation that does nothing.
//!
//! It does not support credentials and response headers: a layer compares the key and counts the request, as in the
//! handwritten server on axum. It validates requests against their schemas, and rejects them with 422 and
//! `application/problem+json`.

use std::convert::Infallible;
use std::hint::black_box;
use std::sync::Arc;

use async_trait::async_trait;
use axum::body::Body;
use axum::extract::Request as Incoming;
use axum::middleware::{self, Next};
use axum::response::IntoResponse;
use axum::{Router, response};
use bench::by_hand::failure::{self, Failure};
use bench::by_hand::{checks, headers};
use bench::contender::Sent;
use bench::{Case, Contender, data};
use http::{Request, Response};
use openapi_to_rust_server::{
    CreatePetResponse, Error, GetPetResponse, ListPetsResponse, NewPet, Pet, PetStatus, PetsApi,
    pets_api_router,
};
use tower_service::Service;

/// The cases whose responses are those of the interface.
pub const CASES: [Case; 4] = [
    Case::ListPets,
    Case::CreatePet,
    Case::GetPet,
    Case::Unauthorized,
];

/// The server.
#[derive(Debug)]
pub struct OpenapiToRust(Router);

impl Contender for OpenapiToRust {
    type Body = Body;

    fn prepare() -> Self {
        let store = Store(Arc::new((1..=data::ANIMALS).map(pet).collect()));
        let router = Router::new().nest("/v1", pets_api_router(store));
        Self(router.layer(middleware::from_fn(admit)))
    }

    async fn respond<B: Sent>(&self, request: Request<B>) -> Response<Body> {
        let result: Result<_, Infallible> = self.0.clone().call(request).await;
        let Ok(response) = result;
        response
    }
}

/// Admits requests with a known key, and counts them.
async fn admit(request: Incoming, next: Next) -> response::Response {
    let caller = checks::authenticate(request.headers());
    let rate_limit = checks::admit(caller.as_ref().ok());
    let mut response = match caller {
        Ok(_) => next.run(request).await,
        Err(failure) => failure.into_response(),
    };
    headers::rate_limit(response.headers_mut(), rate_limit);
    response
}

#[derive(Clone, Debug)]
struct Store(Arc<Vec<Pet>>);

fn pet(id: i64) -> Pet {
    Pet {
        id,
        name: data::name(id),
        category_id: data::category(id),
        status: Some(PetStatus::Available),
    }
}

#[async_trait]
impl PetsApi for Store {
    async fn list_pets(
        &self,
        limit: Option<i64>,
        status: Option<PetStatus>,
        cursor: Option<String>,
    ) -> ListPetsResponse {
        black_box((limit, status, &cursor));
        ListPetsResponse::Ok(self.0.to_vec())
    }

    async fn create_pet(&self, new: NewPet) -> CreatePetResponse {
        CreatePetResponse::Created(Pet {
            id: data::NEW_ID,
            name: new.name,
            category_id: new.category_id,
            status: Some(new.status.unwrap_or_default()),
        })
    }

    async fn get_pet(&self, id: i64) -> GetPetResponse {
        let index = usize::try_from(id - 1).unwrap_or(usize::MAX);
        match self.0.get(index) {
            Some(pet) => GetPetResponse::Ok(pet.clone()),
            None => GetPetResponse::NotFound(error(Failure::not_found())),
        }
    }
}

fn error(failure: Failure) -> Error {
    Error {
        code: failure::code(failure.status).into(),
        message: failure.message.into_owned(),
        status: failure.status.as_u16().into(),
    }
}
