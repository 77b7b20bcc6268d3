//! The generated server with an implementation that does nothing.

use std::hint::black_box;

use generated_server::pets::{
    CreatePetFailure, CreatePetRequest, CreatePetResponse, GetPetFailure, GetPetRequest,
    GetPetResponse, ListPetsFailure, ListPetsRequest, ListPetsResponse,
};
use generated_server::rejection::RejectedRequest;
use generated_server::types::{
    CommonHeadersRequired, ErrorRequired, PetRequired, RateLimitRequired,
};
use generated_server::{
    Admission, Admit, Api, Authenticate, BearerToken, Body, CommonHeaders, Error, Pet, PetStatus,
    Reject, Rejection, Server,
};
use http::request::Parts;
use http::{Request, Response};

use crate::contender::Sent;
use crate::{Contender, by_hand, data};

/// The generated server.
#[derive(Debug)]
pub struct Generated(Server<Store>);

impl Contender for Generated {
    type Body = Body;

    fn prepare() -> Self {
        Self(Server::new(Store {
            pets: (1..=data::ANIMALS).map(pet).collect(),
        }))
    }

    fn respond<B: Sent>(&self, request: Request<B>) -> impl Future<Output = Response<Body>> {
        self.0.handle(request)
    }
}

impl Generated {
    /// The server, to be mounted in another router.
    pub fn server(self) -> Server<impl Api> {
        self.0
    }
}

#[derive(Debug)]
struct Store {
    pets: Vec<Pet>,
}

/// The animal with an identifier, as in every contender.
pub fn pet(id: i64) -> Pet {
    let required = PetRequired {
        id,
        name: data::name(id),
        category_id: data::category(id),
    };
    Pet::from(required).status(PetStatus::Available)
}

#[derive(Debug)]
struct Caller;

impl Authenticate for Store {
    type Caller = Caller;

    async fn api_key(&self, token: BearerToken<'_>, _: &Parts) -> Result<Caller, Rejection> {
        if token.as_str() == data::KEY {
            Ok(Caller)
        } else {
            Err(Rejection::unauthorized())
        }
    }
}

impl Admit for Store {
    async fn admit(&self, _: Option<&Caller>, _: &Parts) -> Admission<CommonHeaders> {
        let [limit, remaining, reset] = black_box(data::RATE_LIMIT);
        let rate_limit = RateLimitRequired {
            limit,
            remaining,
            reset,
        }
        .into();
        Admission::granted(CommonHeadersRequired { rate_limit }.into())
    }
}

impl Reject for Store {
    fn error(&self, request: &RejectedRequest<'_>) -> Error {
        Error::from(ErrorRequired {
            code: by_hand::failure::code(request.status).into(),
            message: request.rejection.message(),
            status: request.status.as_u16().into(),
        })
    }
}

impl Api for Store {
    async fn list_pets(
        &self,
        _: &Caller,
        request: ListPetsRequest,
    ) -> Result<ListPetsResponse, ListPetsFailure> {
        black_box(&request);
        Ok(self.pets.clone().into())
    }

    async fn create_pet(
        &self,
        _: &Caller,
        request: CreatePetRequest,
    ) -> Result<CreatePetResponse, CreatePetFailure> {
        let new = request.body;
        let required = PetRequired {
            id: data::NEW_ID,
            name: new.name,
            category_id: new.category_id,
        };
        Ok(Pet::from(required).status(new.status).into())
    }

    async fn get_pet(
        &self,
        _: &Caller,
        request: GetPetRequest,
    ) -> Result<GetPetResponse, GetPetFailure> {
        let index = usize::try_from(request.pet_id - 1).unwrap_or(usize::MAX);
        let pet = self.pets.get(index).ok_or(Rejection::NotFound)?;
        Ok(pet.clone().into())
    }
}
