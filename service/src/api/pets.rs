//! The three operations.

use generated_server::Api;
use generated_server::pets::{
    CreatePetFailure, CreatePetRequest, CreatePetResponse, GetPetFailure, GetPetRequest,
    GetPetResponse, ListPetsFailure, ListPetsRequest, ListPetsResponse,
};
use http::StatusCode;

use super::errors;
use crate::app::App;
use crate::keys::Key;
use crate::store::Page;

impl Api for App {
    async fn list_pets(
        &self,
        _: &Key,
        request: ListPetsRequest,
    ) -> Result<ListPetsResponse, ListPetsFailure> {
        let after = request.cursor.as_deref().and_then(parse_cursor);
        let limit = u32::try_from(request.limit).unwrap_or(u32::MAX);
        let Page { pets, has_next } = self.store.list(after, limit, request.status).await?;
        let last = pets.last().filter(|_| has_next);
        let link = last.map(|last| next_page(&request, last.id));
        Ok(ListPetsResponse::from(pets).link(link))
    }

    async fn create_pet(
        &self,
        _: &Key,
        request: CreatePetRequest,
    ) -> Result<CreatePetResponse, CreatePetFailure> {
        Ok(self.store.add(request.body).await?.into())
    }

    async fn get_pet(
        &self,
        _: &Key,
        request: GetPetRequest,
    ) -> Result<GetPetResponse, GetPetFailure> {
        let pet = self.store.get(request.pet_id).await?;
        let pet = pet.ok_or_else(|| {
            let message = "no animal has this identifier";
            GetPetFailure::NotFound(errors::error(StatusCode::NOT_FOUND, message))
        });
        Ok(pet?.into())
    }
}

/// A link to the page after the animal `last` (RFC 8288), relative to the URL of the request.
fn next_page(request: &ListPetsRequest, last: i64) -> String {
    let status = request.status.map(|status| format!("&status={status}"));
    format!(
        "<?limit={}{}&cursor={}>; rel=\"next\"",
        request.limit,
        status.unwrap_or_default(),
        cursor(last)
    )
}

/// The cursor of the page after the animal `last`: its identifier as sixteen hexadecimal digits,
/// so that every cursor of the documented form is valid.
fn cursor(last: i64) -> String {
    format!("{:016x}", last.cast_unsigned())
}

/// Returns the animal after which a page begins. A cursor beyond all identifiers gives an empty page.
fn parse_cursor(cursor: &str) -> Option<i64> {
    let id = u64::from_str_radix(cursor, 16).ok()?;
    Some(i64::try_from(id).unwrap_or(i64::MAX))
}
