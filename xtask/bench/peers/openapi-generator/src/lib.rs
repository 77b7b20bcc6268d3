//! The server of `openapi-generator` (`rust-axum`) with an implementation that does nothing.
//!
//! It authenticates requests itself. It rejects them without a body or with text, and without the rate-limit headers.

use std::convert::Infallible;
use std::hint::black_box;
use std::sync::Arc;

use async_trait::async_trait;
use axum::Router;
use axum::body::Body;
use axum_extra::extract::CookieJar;
use bench::by_hand::checks::{self, Caller};
use bench::by_hand::failure::{self, Failure};
use bench::contender::Sent;
use bench::{Case, Contender, data};
use headers::Host;
use http::{HeaderMap, Method, Request, Response};
use openapi_generator_server::apis::pets::{
    CreatePetResponse, GetPetResponse, ListPetsResponse, Pets,
};
use openapi_generator_server::apis::{ApiAuthBasic, BasicAuthKind, ErrorHandler};
use openapi_generator_server::models::{
    Error, GetPetPathParams, ListPetsQueryParams, NewPet, Pet, PetStatus,
};
use tower_service::Service;

/// The cases whose responses are those of the interface.
pub const CASES: [Case; 3] = [Case::ListPets, Case::CreatePet, Case::GetPet];

/// The server.
#[derive(Debug)]
pub struct OpenapiGenerator(Router);

impl Contender for OpenapiGenerator {
    type Body = Body;

    fn prepare() -> Self {
        let store = Store {
            pets: (1..=data::ANIMALS).map(pet).collect(),
        };
        Self(openapi_generator_server::server::new(Arc::new(store)))
    }

    async fn respond<B: Sent>(&self, request: Request<B>) -> Response<Body> {
        let result: Result<_, Infallible> = self.0.clone().call(request).await;
        let Ok(response) = result;
        response
    }
}

struct Store {
    pets: Vec<Pet>,
}

fn pet(id: i64) -> Pet {
    Pet {
        id,
        name: data::name(id),
        category_id: data::category(id),
        status: Some(PetStatus::Available),
    }
}

impl ErrorHandler for Store {}

#[async_trait]
impl ApiAuthBasic for Store {
    type Claims = Caller;

    async fn extract_claims_from_auth_header(
        &self,
        _: BasicAuthKind,
        headers: &HeaderMap,
        _: &str,
    ) -> Option<Caller> {
        checks::authenticate(headers).ok()
    }
}

/// The values of the `X-RateLimit-*` headers, as this server wants them.
fn rate_limit() -> [u64; 3] {
    black_box(data::RATE_LIMIT).map(|value| value.try_into().unwrap_or_default())
}

#[async_trait]
impl Pets for Store {
    type Claims = Caller;

    async fn list_pets(
        &self,
        _: &Method,
        _: &Host,
        _: &CookieJar,
        _: &Caller,
        query: &ListPetsQueryParams,
    ) -> Result<ListPetsResponse, ()> {
        black_box(query);
        let [limit, remaining, reset] = rate_limit();
        Ok(ListPetsResponse::Status200_APageOfAnimals {
            body: self.pets.clone(),
            x_rate_limit_limit: limit,
            x_rate_limit_remaining: remaining,
            x_rate_limit_reset: reset,
            link: None,
        })
    }

    async fn create_pet(
        &self,
        _: &Method,
        _: &Host,
        _: &CookieJar,
        _: &Caller,
        new: &NewPet,
    ) -> Result<CreatePetResponse, ()> {
        let [limit, remaining, reset] = rate_limit();
        Ok(CreatePetResponse::Status201_TheAnimalThatWasAdded {
            body: Pet {
                id: data::NEW_ID,
                name: new.name.clone(),
                category_id: new.category_id,
                status: Some(new.status.unwrap_or(PetStatus::Available)),
            },
            x_rate_limit_limit: limit,
            x_rate_limit_remaining: remaining,
            x_rate_limit_reset: reset,
        })
    }

    async fn get_pet(
        &self,
        _: &Method,
        _: &Host,
        _: &CookieJar,
        _: &Caller,
        path: &GetPetPathParams,
    ) -> Result<GetPetResponse, ()> {
        let index = usize::try_from(path.pet_id - 1).unwrap_or(usize::MAX);
        let [limit, remaining, reset] = rate_limit();
        Ok(match self.pets.get(index) {
            Some(pet) => GetPetResponse::Status200_TheAnimal {
                body: pet.clone(),
                x_rate_limit_limit: limit,
                x_rate_limit_remaining: remaining,
                x_rate_limit_reset: reset,
            },
            None => GetPetResponse::Status404_TheResourceCouldNotBeFound {
                body: error(Failure::not_found()),
                x_rate_limit_limit: limit,
                x_rate_limit_remaining: remaining,
                x_rate_limit_reset: reset,
            },
        })
    }
}

fn error(failure: Failure) -> Error {
    Error {
        code: failure::code(failure.status).into(),
        message: failure.message.into_owned(),
        status: failure.status.as_u16().into(),
    }
}
