//! The three operations.

use generated_server::{
    Api, CreatePetFailure, CreatePetRequest, CreatePetResponse, GetPetFailure, GetPetRequest,
    GetPetResponse, ListPetsFailure, ListPetsRequest, ListPetsResponse, NewPet, Pet, PetRequired,
    PetStatus,
};
use http::StatusCode;

use super::errors;
use crate::app::App;
use crate::keys::Key;
use crate::store::{Animal, NewAnimal, Page, Status};

impl Api for App {
    async fn list_pets(
        &self,
        _: &Key,
        request: ListPetsRequest,
    ) -> Result<ListPetsResponse, ListPetsFailure> {
        let after = request.cursor.as_deref().and_then(parse_cursor);
        let limit = u32::try_from(request.limit).unwrap_or(u32::MAX);
        let status = request.status.map(to_status);
        let Page { animals, has_next } = self.store.list(after, limit, status).await?;
        let last = animals.last().filter(|_| has_next).map(|animal| animal.id);
        let link = last.map(|last| next_page(&request, last));
        let pets: Vec<Pet> = animals.into_iter().map(to_pet).collect();
        Ok(ListPetsResponse::from(pets).link(link))
    }

    async fn create_pet(
        &self,
        _: &Key,
        request: CreatePetRequest,
    ) -> Result<CreatePetResponse, CreatePetFailure> {
        let pet = request.body;
        let animal = self
            .store
            .add(pet.name, pet.category_id, to_status(pet.status))
            .await?;
        Ok(to_pet(animal).into())
    }

    async fn get_pet(
        &self,
        _: &Key,
        request: GetPetRequest,
    ) -> Result<GetPetResponse, GetPetFailure> {
        match self.store.get(request.pet_id).await? {
            Some(animal) => Ok(to_pet(animal).into()),
            None => {
                let message = "no animal has this identifier";
                Err(GetPetFailure::NotFound(errors::body(
                    StatusCode::NOT_FOUND,
                    message,
                )))
            }
        }
    }
}

/// A link to the page behind the animal `last` (RFC 8288), relative to the
/// address of the request.
fn next_page(request: &ListPetsRequest, last: i64) -> String {
    let status = request
        .status
        .map(|status| format!("&status={status}"))
        .unwrap_or_default();
    format!(
        "<?limit={}{status}&cursor={}>; rel=\"next\"",
        request.limit,
        cursor(last)
    )
}

/// The cursor of the page behind the animal `last`: its identifier, as sixteen
/// hexadecimal digits, so that every cursor of the described form is one.
fn cursor(last: i64) -> String {
    format!("{:016x}", last.cast_unsigned())
}

/// The animal behind which a page begins. A cursor that was never issued, of a
/// number beyond all identifiers, leads to the end.
fn parse_cursor(cursor: &str) -> Option<i64> {
    let id = u64::from_str_radix(cursor, 16).ok()?;
    Some(i64::try_from(id).unwrap_or(i64::MAX))
}

fn to_pet(animal: Animal) -> Pet {
    Pet::from(PetRequired {
        id: animal.id,
        name: animal.name,
        category_id: animal.category_id,
    })
    .status(match animal.status {
        Status::Available => PetStatus::Available,
        Status::Pending => PetStatus::Pending,
        Status::Sold => PetStatus::Sold,
    })
}

fn to_status(status: PetStatus) -> Status {
    match status {
        PetStatus::Available => Status::Available,
        PetStatus::Pending => Status::Pending,
        PetStatus::Sold => Status::Sold,
    }
}

impl From<NewPet> for NewAnimal {
    fn from(pet: NewPet) -> Self {
        Self {
            name: pet.name,
            category_id: pet.category_id,
            status: to_status(pet.status),
        }
    }
}
