//! The server of `oas3-gen` with an implementation that does nothing.
//!
//! It parses the bearer token, which the handlers have to compare. It rejects requests with text, and without the
//! rate-limit headers.

use std::convert::Infallible;
use std::hint::black_box;
use std::sync::Arc;

use anyhow::Result;
use axum::Router;
use axum::body::Body;
use bench::by_hand::failure::{self, Failure};
use bench::contender::Sent;
use bench::{Case, Contender, data};
use http::{Request, Response};
use oas3_gen_server::{
    ApiKeyCredentials, ApiResponse, ApiServer, CreatePetRequest, Error, GetPetRequest,
    ListPetsRequest, Pet, PetStatus, Pets, WithHeaders,
    XRateLimitLimitAndXRateLimitRemainingAndXRateLimitResetAndLinkHeaders as PageHeaders,
    XRateLimitLimitAndXRateLimitRemainingAndXRateLimitResetAndRetryAfterHeaders as FailureHeaders,
    XRateLimitLimitAndXRateLimitRemainingAndXRateLimitResetHeaders as CommonHeaders,
};
use secrecy::ExposeSecret as _;
use tower_service::Service;

/// The cases whose responses are those of the interface.
pub const CASES: [Case; 3] = [Case::ListPets, Case::CreatePet, Case::GetPet];

/// The server.
#[derive(Debug)]
pub struct Oas3Gen(Router);

impl Contender for Oas3Gen {
    type Body = Body;

    fn prepare() -> Self {
        let store = Store(Arc::new((1..=data::ANIMALS).map(pet).collect()));
        Self(Router::new().nest("/v1", oas3_gen_server::router(store)))
    }

    async fn respond<B: Sent>(&self, request: Request<B>) -> Response<Body> {
        let result: Result<_, Infallible> = self.0.clone().call(request).await;
        let Ok(response) = result;
        response
    }
}

#[derive(Clone, Debug)]
struct Store(Arc<Pets>);

fn pet(id: i64) -> Pet {
    Pet {
        id,
        name: data::name(id),
        category_id: data::category(id),
        status: Some(PetStatus::Available),
    }
}

type HandlerResult<H, T> =
    Result<ApiResponse<WithHeaders<H, T>, WithHeaders<FailureHeaders, Error>>>;

impl ApiServer for Store {
    async fn list_pets(&self, request: ListPetsRequest) -> HandlerResult<PageHeaders, Pets> {
        black_box(&request.query);
        if !is_known(&request.credentials) {
            return Ok(unauthorized());
        }
        let [limit, remaining, reset] = black_box(data::RATE_LIMIT);
        Ok(ApiResponse::Ok(WithHeaders {
            headers: PageHeaders {
                x_rate_limit_limit: limit,
                x_rate_limit_remaining: remaining,
                x_rate_limit_reset: reset,
                link: None,
            },
            body: self.0.to_vec(),
        }))
    }

    async fn create_pet(&self, request: CreatePetRequest) -> HandlerResult<CommonHeaders, Pet> {
        if !is_known(&request.credentials) {
            return Ok(unauthorized());
        }
        let new = request.body;
        let pet = Pet {
            id: data::NEW_ID,
            name: new.name,
            category_id: new.category_id,
            status: new.status,
        };
        Ok(ApiResponse::Created(WithHeaders {
            headers: common(),
            body: pet,
        }))
    }

    async fn get_pet(&self, request: GetPetRequest) -> HandlerResult<CommonHeaders, Pet> {
        if !is_known(&request.credentials) {
            return Ok(unauthorized());
        }
        let index = usize::try_from(request.path.pet_id - 1).unwrap_or(usize::MAX);
        Ok(match self.0.get(index) {
            Some(pet) => ApiResponse::Ok(WithHeaders {
                headers: common(),
                body: pet.clone(),
            }),
            None => ApiResponse::NotFound(failed(Failure::not_found())),
        })
    }
}

fn is_known(credentials: &ApiKeyCredentials) -> bool {
    credentials.api_key.expose_secret() == data::KEY
}

fn unauthorized<T>() -> ApiResponse<T, WithHeaders<FailureHeaders, Error>> {
    ApiResponse::Unauthorized(failed(Failure::unauthorized("Bearer")))
}

fn common() -> CommonHeaders {
    let [limit, remaining, reset] = black_box(data::RATE_LIMIT);
    CommonHeaders {
        x_rate_limit_limit: limit,
        x_rate_limit_remaining: remaining,
        x_rate_limit_reset: reset,
    }
}

fn failed(failure: Failure) -> WithHeaders<FailureHeaders, Error> {
    let [limit, remaining, reset] = black_box(data::RATE_LIMIT);
    WithHeaders {
        headers: FailureHeaders {
            x_rate_limit_limit: limit,
            x_rate_limit_remaining: remaining,
            x_rate_limit_reset: reset,
            retry_after: None,
        },
        body: Error {
            code: failure::code(failure.status).into(),
            message: failure.message.into_owned(),
            status: failure.status.as_u16().into(),
        },
    }
}
