//! The requests that are measured.

use bytes::Bytes;
use http::header::{ACCEPT, AUTHORIZATION, CONTENT_LENGTH, CONTENT_TYPE, HOST, USER_AGENT};
use http::request::Builder;
use http::{Method, Request};
use http_body_util::Full;

use crate::data;

/// A measured request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// `listPets`: a page of 20 animals.
    ListPets,
    /// `createPet`: a valid body.
    CreatePet,
    /// `createPet`: a body with three violations.
    CreatePetInvalid,
    /// `getPet`: an animal, with the headers of a deprecated operation.
    GetPet,
    /// `404`: an unknown path, with a valid key.
    NotFound,
    /// `401`: no key.
    Unauthorized,
}

/// A body that `createPet` accepts.
const VALID: &str = r#"{"name":"Rex","categoryId":1,"status":"available"}"#;

/// A body without a name, with a category of the wrong type and an unknown
/// status.
const INVALID: &str = r#"{"categoryId":"one","status":"lost"}"#;

impl Case {
    /// Every case.
    pub const ALL: [Self; 6] = [
        Self::ListPets,
        Self::CreatePet,
        Self::CreatePetInvalid,
        Self::GetPet,
        Self::NotFound,
        Self::Unauthorized,
    ];

    /// The name in the benchmark.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListPets => "list_pets",
            Self::CreatePet => "create_pet",
            Self::CreatePetInvalid => "create_pet_invalid",
            Self::GetPet => "get_pet",
            Self::NotFound => "not_found",
            Self::Unauthorized => "unauthorized",
        }
    }

    /// The name in tables.
    pub const fn title(self) -> &'static str {
        match self {
            Self::ListPets => "`listPets`, 20 animals",
            Self::CreatePet => "`createPet`, valid",
            Self::CreatePetInvalid => "`createPet`, three violations",
            Self::GetPet => "`getPet`",
            Self::NotFound => "404, unknown path",
            Self::Unauthorized => "401, no credential",
        }
    }

    /// The request, with the headers that a client sends.
    pub fn request(self) -> Request<Full<Bytes>> {
        match self {
            Self::ListPets => get("/v1/pets?limit=20"),
            Self::CreatePet => post(VALID),
            Self::CreatePetInvalid => post(INVALID),
            Self::GetPet => get("/v1/pets/10"),
            Self::NotFound => get("/v1/store/orders"),
            Self::Unauthorized => body(builder(Method::GET, "/v1/pets?limit=20"), ""),
        }
    }
}

/// A `GET` with the key.
pub fn get(target: &str) -> Request<Full<Bytes>> {
    body(with_key(builder(Method::GET, target)), "")
}

/// A `POST` of JSON to the animals, with the key.
pub fn post(json: &'static str) -> Request<Full<Bytes>> {
    let builder = with_key(builder(Method::POST, "/v1/pets"))
        .header(CONTENT_TYPE, "application/json")
        .header(CONTENT_LENGTH, json.len());
    body(builder, json)
}

/// A request without a credential.
pub fn builder(method: Method, target: &str) -> Builder {
    Request::builder()
        .method(method)
        .uri(target)
        .header(HOST, "api.shop.example")
        .header(USER_AGENT, "bench/1.0")
        .header(ACCEPT, "*/*")
}

/// Adds the key that every contender knows.
pub fn with_key(builder: Builder) -> Builder {
    builder.header(AUTHORIZATION, format!("Bearer {}", data::KEY))
}

/// Completes a request. Its parts are constants, and so it is valid.
pub fn body(builder: Builder, text: &'static str) -> Request<Full<Bytes>> {
    builder
        .body(Full::from(text))
        .expect("valid constant parts")
}
