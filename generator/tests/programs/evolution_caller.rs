//! A crate that is built on the client of the description as it was.

use client::pets::{CreatePetFailure, ListPetsFailure, ListPetsHeaders};
use client::types::{NewPetRequired, Pets, TooManyRequestsHeaders};
use client::{
    Client, CommonHeaders as _, Environment, Error, Failure, NewPet, Pet, PetStatus, RateLimit,
    Reply,
};

/// Builds the client.
pub fn connect(address: &str, key: &str) -> Result<Client, client::BuildError> {
    Client::builder(Environment::production(address))
        .api_key(key)
        .build()
}

/// Lists animals, and follows the link to the next page.
pub async fn list(client: &Client) -> Result<(Pets, Option<String>), Failure<ListPetsFailure>> {
    let call = client
        .list_pets()
        .limit(50)
        .status(PetStatus::Available)
        .cursor("000000000000000b");
    let pets = call.send().await?;
    let next = pets.headers::<ListPetsHeaders>().link;
    Ok((pets.into_body(), next))
}

/// Adds an animal.
pub async fn add(client: &Client, name: String) -> Result<i64, String> {
    let pet = NewPet::from(NewPetRequired {
        name,
        category_id: 7,
    })
    .status(PetStatus::Pending);
    match client.create_pet(pet).send().await {
        Ok(pet) => Ok(id(&pet)),
        Err(Failure::Operation(CreatePetFailure::BadRequest(error))) => Err(describe_error(&error)),
        Err(Failure::Operation(CreatePetFailure::TooManyRequests(error))) => Err(format!(
            "{}, retry after {:?} s",
            error.message,
            error.headers::<TooManyRequestsHeaders>().retry_after
        )),
        Err(Failure::Undocumented(received)) => Err(received.status().to_string()),
        Err(Failure::Malformed(malformed)) => Err(malformed.deviations()[0].place.clone()),
        Err(other) => Err(other.to_string()),
    }
}

/// Gets an animal.
#[expect(deprecated, reason = "no other operation returns a single animal")]
pub async fn get(client: &Client, id: i64) -> Result<Pet, Box<dyn std::error::Error>> {
    let pet = client.get_pet(id).send().await?;
    let rate_limit: Option<RateLimit> = pet.rate_limit();
    println!(
        "{:?} requests remaining",
        rate_limit.map(|limit| limit.remaining)
    );
    Ok(pet.into_body())
}

fn id(pet: &Reply<Pet>) -> i64 {
    pet.id
}

fn describe_error(error: &Error) -> String {
    let Error {
        code,
        message,
        status,
        ..
    } = error;
    format!("{status} {code}: {message}")
}

/// Describes an animal.
pub fn describe(pet: &Pet) -> String {
    let status = match &pet.status {
        None => "unknown",
        Some(PetStatus::Available) => "free",
        Some(PetStatus::Pending | PetStatus::Sold) => "taken",
        Some(other) => other.as_str(),
    };
    format!(
        "{} ({}) of category {} is {status}",
        pet.name, pet.id, pet.category_id
    )
}
