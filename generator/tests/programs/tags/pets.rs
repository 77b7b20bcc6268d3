use server::PetsApi;
use server::pets::{
    AddPetFailure, AddPetRequest, AddPetResponse, ListPetsFailure, ListPetsRequest,
    ListPetsResponse,
};

use crate::Shop;

impl PetsApi for Shop {
    async fn list_pets(
        &self,
        _: &String,
        _: ListPetsRequest,
    ) -> Result<ListPetsResponse, ListPetsFailure> {
        let pets = self.pets.lock().unwrap();
        Ok(pets.clone().into())
    }

    async fn add_pet(
        &self,
        caller: &String,
        request: AddPetRequest,
    ) -> Result<AddPetResponse, AddPetFailure> {
        let mut pets = self.pets.lock().unwrap();
        pets.push(format!("{} of {caller}", request.body));
        Ok(AddPetResponse::default())
    }
}
