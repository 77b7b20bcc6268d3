//! The client of `progenitor`.
//!
//! It does not support credentials: they are a header of the `reqwest` client, which has the other settings,
//! too. It does not support response headers either, which are decoded as in the handwritten client.

use std::time::Duration;

use client_bench::by_hand::rate_limit;
use client_bench::call::KEY;
use client_bench::{Call, Contender};
use pets_client::types::{NewPet, PetStatus};
use pets_client::{Client, ResponseValue};
use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue};
use reqwest::redirect;

/// The client, with the settings of the others.
#[derive(Debug)]
pub struct Progenitor(Client);

impl Contender for Progenitor {
    fn new(base_url: &str) -> Self {
        let key = HeaderValue::from_str(&format!("Bearer {KEY}"));
        let key = HeaderMap::from_iter([(AUTHORIZATION, key.expect("a header"))]);
        let http = reqwest::Client::builder()
            .timeout(Duration::from_secs(30))
            .connect_timeout(Duration::from_secs(10))
            .redirect(redirect::Policy::none())
            .user_agent("generated-client/1.0.0")
            .default_headers(key)
            .build();
        Self(Client::new_with_client(base_url, http.expect("a client")))
    }

    async fn call(&self, call: Call) -> (usize, i64) {
        match call {
            Call::ListPets => {
                let limit = 20.try_into().ok();
                let list = self.0.list_pets(None, limit, Some(PetStatus::Available));
                let pets = list.await.expect("a list");
                (pets.len(), left(&pets))
            }
            Call::CreatePet => {
                let new = NewPet {
                    name: "Rex".parse().expect("a name"),
                    category_id: 1,
                    status: PetStatus::Available,
                };
                let created = self.0.create_pet(&new).await.expect("an animal");
                (usize::from(created.name.as_str() == "Rex"), left(&created))
            }
            Call::GetPet => {
                let found = self.0.get_pet(10).await.expect("an animal");
                (usize::from(found.id == 10), left(&found))
            }
        }
    }
}

fn left<T>(response: &ResponseValue<T>) -> i64 {
    rate_limit(response.headers()).map_or(0, |limit| limit.remaining)
}
