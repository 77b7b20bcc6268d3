//! An implementation of the description as it was.

use std::time::Duration;

use http::request::Parts;
use server::rejection::RejectedRequest;
use server::pets::{
    CreatePetFailure, CreatePetRequest, CreatePetResponse, GetPetFailure, GetPetRequest,
    GetPetResponse, ListPetsFailure, ListPetsRequest, ListPetsResponse,
};
use server::types::{
    CommonHeadersRequired, ErrorRequired, PetRequired, RateLimitRequired, TooManyRequests,
    TooManyRequestsRequired,
};
use server::{
    Admission, Admit, Api, Authenticate, BearerToken, CommonHeaders, Error, Pet, PetStatus,
    RateLimit, Reject, Rejection, Server,
};

/// A store that knows one animal.
pub struct Store;

/// Serves the store.
pub fn serve() -> Server<Store> {
    Server::new(Store).body_limit(1024)
}

fn rex() -> Pet {
    let name = "Rex".to_owned();
    Pet::from(PetRequired {
        id: 1,
        name,
        category_id: 7,
    })
    .status(PetStatus::Available)
}

fn error(status: i64) -> Error {
    let (code, message) = ("some".to_owned(), "some".to_owned());
    Error::from(ErrorRequired {
        code,
        message,
        status,
    })
}

impl Api for Store {
    async fn list_pets(
        &self,
        _: &String,
        request: ListPetsRequest,
    ) -> Result<ListPetsResponse, ListPetsFailure> {
        match (request.limit, request.status, request.cursor) {
            (1.., Some(PetStatus::Available) | None, None) => Ok(vec![rex()].into()),
            (1.., _, None) => Ok(ListPetsResponse::from(vec![]).link("<?limit=1>".to_owned())),
            _ => Err(ListPetsFailure::BadRequest(error(400))),
        }
    }

    async fn create_pet(
        &self,
        caller: &String,
        request: CreatePetRequest,
    ) -> Result<CreatePetResponse, CreatePetFailure> {
        if caller == "impatient" {
            let payload = TooManyRequests::from(TooManyRequestsRequired {
                body: error(429),
                retry_after: 7,
            });
            return Err(CreatePetFailure::TooManyRequests(payload));
        }
        let pet = request.body;
        let required = PetRequired {
            id: 2,
            name: pet.name,
            category_id: pet.category_id,
        };
        Ok(Pet::from(required).status(pet.status).into())
    }

    async fn get_pet(
        &self,
        _: &String,
        request: GetPetRequest,
    ) -> Result<GetPetResponse, GetPetFailure> {
        match request.pet_id {
            1 => Ok(rex().into()),
            _ => Err(GetPetFailure::NotFound(error(404))),
        }
    }
}

impl Authenticate for Store {
    type Caller = String;

    async fn api_key(
        &self,
        token: BearerToken<'_>,
        _: &Parts,
    ) -> Result<String, Rejection> {
        Ok(token.as_str().to_owned())
    }
}

impl Admit for Store {
    async fn admit(&self, caller: Option<&String>, _: &Parts) -> Admission<CommonHeaders> {
        let rate_limit = RateLimit::from(RateLimitRequired {
            limit: 60,
            remaining: 59,
            reset: 0,
        });
        let headers = CommonHeaders::from(CommonHeadersRequired { rate_limit });
        match caller {
            Some(_) => Admission::granted(headers),
            None => Admission::refused(headers, Rejection::TooManyRequests(Duration::ZERO)),
        }
    }
}

impl Reject for Store {
    fn error(&self, request: &RejectedRequest<'_>) -> Error {
        error(request.status.as_u16().into())
    }
}
