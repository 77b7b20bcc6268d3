//! The generated client, and the arguments of its calls.

use generated_client::pets::GetPet;
use generated_client::types::NewPetRequired;
use generated_client::{Call, Client, ClientBuilder, Environment, NewPet, RetryPolicy};

/// Builds a client of the service at `address` that sends each request once.
pub fn builder(address: impl std::fmt::Display) -> ClientBuilder {
    let environment = Environment::production(format!("http://{address}/v1"));
    Client::builder(environment).retry(RetryPolicy::none())
}

/// A client with a key.
pub fn client(address: impl std::fmt::Display, key: &str) -> Client {
    builder(address).api_key(key).build().unwrap()
}

/// An animal of this name.
pub fn animal(name: impl Into<String>) -> NewPet {
    NewPet::from(NewPetRequired {
        name: name.into(),
        category_id: 7,
    })
}

/// The call of the deprecated operation.
#[expect(deprecated, reason = "it is served until it is removed")]
pub fn get_pet(client: &Client, id: i64) -> Call<GetPet> {
    client.get_pet(id)
}
