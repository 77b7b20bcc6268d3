//! The operations of the service without authentication and rate limits.

use generated_server::pets::{
    CreatePetFailure, CreatePetRequest, CreatePetResponse, GetPetFailure, GetPetRequest,
    GetPetResponse, ListPetsFailure, ListPetsRequest, ListPetsResponse,
};
use generated_server::rejection::RejectedRequest;
use generated_server::types::{CommonHeadersRequired, RateLimitRequired};
use generated_server::{
    Admission, Admit, Api, Authenticate, BearerToken, CommonHeaders, Error, Reject, Rejection,
    Server,
};
use http::request::Parts;
use service::app::App;
use service::keys::{Key, Plan};
use service::limits::Rates;

/// The service without keys and limits.
pub struct Open(App);

/// The key of every caller.
const CALLER: Key = Key {
    id: 1,
    plan: Plan::Free,
    rates: Rates {
        per_minute: 60,
        per_day: 1000,
    },
};

/// The server without authentication.
pub fn server(app: App) -> Server<Open> {
    let limit = app.max_body_bytes;
    Server::new(Open(app)).body_limit(limit)
}

impl Authenticate for Open {
    type Caller = Key;

    async fn api_key(&self, _: BearerToken<'_>, _: &Parts) -> Result<Key, Rejection> {
        Ok(CALLER)
    }
}

impl Admit for Open {
    async fn admit(&self, _: Option<&Key>, _: &Parts) -> Admission<CommonHeaders> {
        let rate_limit = RateLimitRequired {
            limit: 60,
            remaining: 59,
            reset: 1_795_219_260,
        };
        let rate_limit = rate_limit.into();
        Admission::granted(CommonHeadersRequired { rate_limit }.into())
    }
}

impl Reject for Open {
    fn error(&self, request: &RejectedRequest<'_>) -> Error {
        self.0.error(request)
    }
}

impl Api for Open {
    async fn list_pets(
        &self,
        caller: &Key,
        request: ListPetsRequest,
    ) -> Result<ListPetsResponse, ListPetsFailure> {
        self.0.list_pets(caller, request).await
    }

    async fn create_pet(
        &self,
        caller: &Key,
        request: CreatePetRequest,
    ) -> Result<CreatePetResponse, CreatePetFailure> {
        self.0.create_pet(caller, request).await
    }

    async fn get_pet(
        &self,
        caller: &Key,
        request: GetPetRequest,
    ) -> Result<GetPetResponse, GetPetFailure> {
        self.0.get_pet(caller, request).await
    }
}
