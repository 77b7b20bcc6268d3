//! The API of the store, implemented in memory. Several examples serve it.

use std::sync::{Mutex, MutexGuard, PoisonError};

use generated_server::pets::*;
use generated_server::rejection::RejectedRequest;
use generated_server::types::*;
use generated_server::*;
use http::request::Parts;

/// The key that the store accepts.
pub const API_KEY: &str = "let-me-in";

/// A store whose animals are in memory.
#[derive(Debug, Default)]
pub struct Store {
    pets: Mutex<Vec<Pet>>,
    on_rejection: Option<fn(&Rejection)>,
}

impl Store {
    /// Sets a function that is called for each rejected request.
    #[must_use]
    pub fn on_rejection(self, log: fn(&Rejection)) -> Self {
        let on_rejection = Some(log);
        Self {
            on_rejection,
            ..self
        }
    }

    fn pets(&self) -> MutexGuard<'_, Vec<Pet>> {
        self.pets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Authenticate for Store {
    type Caller = ();

    async fn api_key(&self, token: BearerToken<'_>, _: &Parts) -> Result<(), Rejection> {
        match token.as_str() {
            API_KEY => Ok(()),
            _ => Err(Rejection::unauthorized()),
        }
    }
}

impl Admit for Store {
    async fn admit(&self, _: Option<&()>, _: &Parts) -> Admission<CommonHeaders> {
        let rate_limit = RateLimitRequired {
            limit: 60,
            remaining: 59,
            reset: 1_800_000_000,
        };
        let rate_limit = rate_limit.into();
        Admission::granted(CommonHeadersRequired { rate_limit }.into())
    }
}

impl Reject for Store {
    fn error(&self, request: &RejectedRequest<'_>) -> Error {
        if let Some(log) = self.on_rejection {
            log(request.rejection);
        }
        let required = ErrorRequired {
            code: request.status.to_string(),
            message: request.rejection.message(),
            status: request.status.as_u16().into(),
        };
        required.into()
    }
}

impl Api for Store {
    async fn list_pets(
        &self,
        _: &(),
        request: ListPetsRequest,
    ) -> Result<ListPetsResponse, ListPetsFailure> {
        // The pattern of `cursor` admits 16 hexadecimal digits only.
        let start = request.cursor.as_deref().unwrap_or("0");
        let start = i64::from_str_radix(start, 16).unwrap_or(i64::MAX);
        let limit = usize::try_from(request.limit).unwrap_or(usize::MAX);
        let pets = self.pets();
        let mut pets = pets.iter().filter(|pet| {
            pet.id >= start && (request.status.is_none() || pet.status == request.status)
        });
        let page: Pets = pets.by_ref().take(limit).cloned().collect();
        let link = pets.next().map(|next| {
            let status = request.status.as_ref();
            let status = status.map_or(String::new(), |status| format!("&status={status}"));
            let (id, limit) = (next.id, request.limit);
            format!(r#"<?cursor={id:016x}&limit={limit}{status}>; rel="next""#)
        });
        Ok(ListPetsResponse::from(page).link(link))
    }

    async fn create_pet(
        &self,
        _: &(),
        request: CreatePetRequest,
    ) -> Result<CreatePetResponse, CreatePetFailure> {
        let NewPet {
            name,
            category_id,
            status,
            ..
        } = request.body;
        let mut pets = self.pets();
        let id = pets.last().map_or(1, |pet| pet.id + 1);
        let pet = Pet::from(PetRequired {
            id,
            name,
            category_id,
        })
        .status(status);
        pets.push(pet.clone());
        Ok(pet.into())
    }

    async fn get_pet(
        &self,
        _: &(),
        request: GetPetRequest,
    ) -> Result<GetPetResponse, GetPetFailure> {
        let found = self
            .pets()
            .iter()
            .find(|pet| pet.id == request.pet_id)
            .cloned();
        Ok(found.ok_or(Rejection::NotFound)?.into())
    }
}
