//! The handwritten client on `reqwest`: the same timeouts, no redirects, derived serde.

use std::time::Duration;

use reqwest::header::{ACCEPT, CONTENT_TYPE, HeaderMap};
use reqwest::{RequestBuilder, Response, StatusCode, redirect};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::call::KEY;
use crate::{Call, Contender};

/// The handwritten client.
#[derive(Debug)]
pub struct ByHand {
    http: reqwest::Client,
    base_url: String,
}

/// An animal.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Pet {
    /// Its identifier.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// Its category.
    pub category_id: i64,
    /// Its status.
    pub status: Option<PetStatus>,
}

/// The availability of an animal, or the text of an unknown one.
#[derive(Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PetStatus {
    /// It is available.
    Available,
    /// It is reserved.
    Pending,
    /// It is sold.
    Sold,
    /// Any other error.
    #[serde(untagged)]
    Other(String),
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct NewPet<'a> {
    name: &'a str,
    category_id: i64,
    status: PetStatus,
}

/// The rate limit of the caller.
#[derive(Debug)]
pub struct RateLimit {
    /// The limit.
    pub limit: i64,
    /// The remaining requests.
    pub remaining: i64,
    /// The time of the reset.
    pub reset: i64,
}

impl Contender for ByHand {
    fn new(base_url: &str) -> Self {
        let http = reqwest::Client::builder()
            .timeout(Duration::from_secs(30))
            .connect_timeout(Duration::from_secs(10))
            .redirect(redirect::Policy::none())
            .user_agent("generated-client/1.0.0")
            .build();
        Self {
            http: http.expect("a client"),
            base_url: base_url.to_owned(),
        }
    }

    async fn call(&self, call: Call) -> (usize, i64) {
        match call {
            Call::ListPets => {
                let address = format!("{}/pets?limit=20&status=available", self.base_url);
                let list = self.http.get(address);
                let (pets, limit) = send::<Vec<Pet>>(list, StatusCode::OK).await;
                (pets.len(), limit)
            }
            Call::CreatePet => {
                let new = NewPet {
                    name: "Rex",
                    category_id: 1,
                    status: PetStatus::Available,
                };
                let body = serde_json::to_vec(&new).expect("JSON");
                let create = self.http.post(format!("{}/pets", self.base_url));
                let create = create.header(CONTENT_TYPE, "application/json").body(body);
                let (pet, limit) = send::<Pet>(create, StatusCode::CREATED).await;
                (usize::from(pet.name == "Rex"), limit)
            }
            Call::GetPet => {
                let get = self.http.get(format!("{}/pets/{}", self.base_url, 10));
                let (pet, limit) = send::<Pet>(get, StatusCode::OK).await;
                (usize::from(pet.id == 10), limit)
            }
        }
    }
}

async fn send<T: DeserializeOwned>(request: RequestBuilder, expected: StatusCode) -> (T, i64) {
    let request = request.header(ACCEPT, "application/json").bearer_auth(KEY);
    let response = request.send().await.expect("a response");
    assert_eq!(response.status(), expected);
    let limit = rate_limit(response.headers());
    let value = decode(response).await;
    (value, limit.map_or(0, |limit| limit.remaining))
}

async fn decode<T: DeserializeOwned>(response: Response) -> T {
    let body = response.bytes().await.expect("a body");
    serde_json::from_slice(&body).expect("the body is of this type")
}

/// The rate limit in the headers of a response.
pub fn rate_limit(headers: &HeaderMap) -> Option<RateLimit> {
    let number = |name| headers.get(name)?.to_str().ok()?.parse().ok();
    Some(RateLimit {
        limit: number("x-ratelimit-limit")?,
        remaining: number("x-ratelimit-remaining")?,
        reset: number("x-ratelimit-reset")?,
    })
}
