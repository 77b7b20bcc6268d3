//! The generated client.

use generated_client::types::NewPetRequired;
use generated_client::{Client, CommonHeaders as _, Environment, NewPet, PetStatus, RateLimit};

use crate::call::KEY;
use crate::{Call, Contender};

/// The generated client, with its default settings.
#[derive(Debug)]
pub struct Generated(Client);

impl Contender for Generated {
    fn new(base_url: &str) -> Self {
        let builder = Client::builder(Environment::production(base_url)).api_key(KEY);
        Self(builder.build().expect("a client"))
    }

    async fn call(&self, call: Call) -> (usize, i64) {
        match call {
            Call::ListPets => {
                let list = self.0.list_pets().limit(20).status(PetStatus::Available);
                let pets = list.send().await.expect("a list");
                (pets.len(), left(pets.rate_limit()))
            }
            Call::CreatePet => {
                let required = NewPetRequired {
                    name: "Rex".to_owned(),
                    category_id: 1,
                };
                let new = NewPet::from(required).status(PetStatus::Available);
                let created = self.0.create_pet(new);
                let created = created.send().await.expect("an animal");
                (
                    usize::from(created.name == "Rex"),
                    left(created.rate_limit()),
                )
            }
            Call::GetPet => {
                #[expect(deprecated, reason = "it is measured as long as it is there")]
                let found = self.0.get_pet(10);
                let found = found.send().await.expect("an animal");
                (usize::from(found.id == 10), left(found.rate_limit()))
            }
        }
    }
}

fn left(limit: Option<RateLimit>) -> i64 {
    limit.map_or(0, |limit| limit.remaining)
}
