//! The case `shared_types`: a server and a client with the types of one crate.

use client::{Client, Environment, RetryPolicy};
use serde_json::json;
use server::rejection::RejectedRequest;
use server::{
    AddPetFailure, AddPetRequest, AddPetResponse, Admit, Api, GetToysFailure, GetToysRequest,
    GetToysResponse, PutToyFailure, PutToyRequest, PutToyResponse, Reject, Server,
};
use types::{
    Ball, Mood, Pet, PetMissing, PetRequest, PetRequestMissing, PetRequestRequired, Point,
    PointRequired, Problem, ProblemRequired, Rope, TextEnum, Toy, Toys,
};

struct Store;

impl Api for Store {
    async fn add_pet(&self, request: AddPetRequest) -> Result<AddPetResponse, AddPetFailure> {
        assert_eq!(request.near, Point::from(PointRequired { x: 1 }).y(2));
        if request.body.name == "Taken" {
            return Err(AddPetFailure::Conflict(problem("taken")));
        }
        assert_eq!(request.body.code, "secret");
        Ok(request.body.into_response(PetMissing { id: 7 }).into())
    }

    async fn put_toy(&self, request: PutToyRequest) -> Result<PutToyResponse, PutToyFailure> {
        Ok(request.body.toy.into())
    }

    async fn get_toys(&self, request: GetToysRequest) -> Result<GetToysResponse, GetToysFailure> {
        assert_eq!(request.mood, Some(Mood::Calm));
        Ok(Toys::default().count(3).into())
    }
}

impl Admit for Store {}

impl Reject for Store {
    fn problem(&self, request: &RejectedRequest<'_>) -> Problem {
        problem(request.status.as_str())
    }
}

fn problem(text: &str) -> Problem {
    let text = text.to_owned();
    Problem::from(ProblemRequired { text })
}

/// One type for both crates.
fn same(pet: client::Pet) -> server::Pet {
    pet
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let builder = Client::builder(Environment::at("http://api.example"));
    let builder = builder.transport(Server::new(Store)).retry(RetryPolicy::none());
    let client = builder.build().unwrap();
    pets_are_the_same(&client).await;
    the_server_rejects_unknown_values(&client).await;
    values_are_stored();
}

fn pet_request(name: &str) -> PetRequest {
    let (name, code) = (name.to_owned(), "secret".to_owned());
    PetRequest::from(PetRequestRequired { name, code }).mood(Mood::Wild)
}

async fn pets_are_the_same(client: &Client) {
    let sent = pet_request("Mia").toy(Toy::Rope(Rope::default().length(1.5)));
    let added = client.add_pet(sent.clone()).send().await.unwrap().into_body();
    let pet: Pet = same(added);
    assert_eq!((pet.id, pet.legs), (7, None));
    let code = "secret".to_owned();
    assert_eq!(pet.into_request(PetRequestMissing { code }), sent);

    let taken = client.add_pet(pet_request("Taken")).send().await.unwrap_err();
    assert!(taken.to_string().contains("409"), "{taken}");
    let toys = client.get_toys().mood(Mood::Calm).send().await.unwrap();
    assert_eq!(toys.count, Some(3));
}

/// The types keep values of newer versions; the server validates requests by their schemas.
async fn the_server_rejects_unknown_values(client: &Client) {
    let rejected = client.add_pet(pet_request("Mia").mood(Mood::from_text("shy")));
    assert!(rejected.send().await.is_err());
    let rejected = client.get_toys().mood(Mood::from_text("shy"));
    assert!(rejected.send().await.is_err());
    let rejected = client.add_pet(pet_request("small"));
    assert!(rejected.send().await.is_err());
    let put = |toy| {
        let body = client::PutToyBody::from(client::PutToyBodyRequired { toy });
        client.put_toy(body).send()
    };
    let known = Toy::Ball(Ball::default().size(2));
    assert_eq!(put(known.clone()).await.unwrap().into_body(), known);
    let unknown: Toy = serde_json::from_value(json!({"kind": "kite"})).unwrap();
    assert!(matches!(unknown, Toy::Unknown(_)));
    assert!(put(unknown).await.is_err());
}

/// The types are those of `serde`, too.
fn values_are_stored() {
    let text = r#"{"id":1,"name":"Mia","mood":"shy","toy":{"kind":"kite"}}"#;
    let pet: Pet = serde_json::from_str(text).unwrap();
    assert_eq!(pet.mood.as_ref().map(Mood::as_str), Some("shy"));
    assert_eq!(serde_json::to_string(&pet).unwrap(), text);
}
