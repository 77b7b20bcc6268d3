//! Fixed bytes for every request: what hyper and the sockets cost by themselves.

use std::sync::LazyLock;

use bench::bare::Bare;
use bench::contender::{Sent, complete};
use bench::{Case, Contender};
use bytes::Bytes;
use http::{HeaderMap, Method, Request, Response, StatusCode};
use http_body_util::{BodyExt, Full};

/// A server that reads only the method and the length of the path.
#[derive(Debug)]
pub struct Fixed;

type StoredResponse = (StatusCode, HeaderMap, Bytes);

/// The responses of the handwritten server to `listPets`, `getPet` and `createPet`.
static RESPONSES: LazyLock<[StoredResponse; 3]> =
    LazyLock::new(|| [Case::ListPets, Case::GetPet, Case::CreatePet].map(handwritten_response));

fn handwritten_response(case: Case) -> StoredResponse {
    let (parts, body) = complete(Bare::prepare().respond(case.request())).into_parts();
    let body = complete(body.collect()).map(|body| body.to_bytes());
    (parts.status, parts.headers, body.unwrap_or_default())
}

impl Contender for Fixed {
    type Body = Full<Bytes>;

    fn prepare() -> Self {
        LazyLock::force(&RESPONSES);
        Self
    }

    async fn respond<B: Sent>(&self, request: Request<B>) -> Response<Full<Bytes>> {
        let [list, get, create] = &*RESPONSES;
        let (status, headers, body) = match request.method() {
            &Method::POST => create,
            _ if request.uri().path().len() > "/v1/pets".len() => get,
            _ => list,
        };
        let mut response = Response::new(Full::new(body.clone()));
        *response.status_mut() = *status;
        response.headers_mut().clone_from(headers);
        response
    }
}
