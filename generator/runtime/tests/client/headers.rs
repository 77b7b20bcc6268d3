//! Headers and extensions that a program adds, and the operation of a request.

use std::sync::{Arc, Mutex};

use generated_client::pets::ListPets;
use generated_client::{
    Body, BuildError, Call, Client, ClientBuilder, CredentialProvider, Failure, InvalidRequest,
    Lease, OperationInfo, ResponseFuture, Secret, Transport, TransportError,
};
use http::{HeaderValue, Request, Response};

use crate::test_server::builder;

/// Records requests, and responds with an empty list and an extension.
#[derive(Clone, Default)]
struct Recorder(Arc<Mutex<Vec<Request<()>>>>);

#[derive(Clone, Copy, Debug, PartialEq)]
struct FromCache(bool);

impl Transport for Recorder {
    fn send(&self, request: Request<Body>) -> ResponseFuture<'_> {
        self.0.lock().unwrap().push(request.map(drop));
        let response = Response::builder().extension(FromCache(true));
        let response = response.body(Body::from("[]")).unwrap();
        Box::pin(std::future::ready(Ok(response)))
    }
}

impl Recorder {
    fn builder(&self) -> ClientBuilder {
        builder("https://shop.invalid/v1").transport(self.clone())
    }

    /// The values of a header of the last request.
    fn header(&self, name: &str) -> Vec<String> {
        let requests = self.0.lock().unwrap();
        let values = requests.last().unwrap().headers().get_all(name);
        values
            .iter()
            .map(|value| value.to_str().unwrap().to_owned())
            .collect()
    }
}

#[tokio::test]
async fn headers_of_a_call_replace_those_of_the_client() {
    let recorder = Recorder::default();
    let client = recorder
        .builder()
        .header("X-Trace-Id", "client")
        .header("User-Agent", "shop/1");
    let client = client.header("X-Depth", 7).build().unwrap();
    client.list_pets().send().await.unwrap();
    assert_eq!(recorder.header("x-trace-id"), ["client"]);
    assert_eq!(recorder.header("x-depth"), ["7"]);
    assert_eq!(recorder.header("user-agent"), ["shop/1"]);
    let call = client.list_pets().header("x-trace-id", "first");
    let call = call
        .header("X-TRACE-ID", "call")
        .header("Accept", "text/csv");
    call.send().await.unwrap();
    assert_eq!(recorder.header("x-trace-id"), ["call"]);
    assert_eq!(recorder.header("accept"), ["text/csv"]);
    assert_eq!(recorder.header("x-depth"), ["7"]);
}

#[tokio::test]
async fn credentials_take_precedence_over_headers_of_the_client() {
    let recorder = Recorder::default();
    let client = recorder
        .builder()
        .header("Authorization", "Basic x")
        .build()
        .unwrap();
    client.list_pets().send().await.unwrap();
    assert_eq!(recorder.header("authorization"), ["Bearer the-secret-key"]);
}

/// The reason why a call is not sent.
async fn refused(call: Call<ListPets>) -> (String, &'static str) {
    match call.send().await.unwrap_err() {
        Failure::Invalid(InvalidRequest::Header(name, reason)) => (name, reason),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_call_with_an_invalid_header_is_not_sent() {
    let recorder = Recorder::default();
    let client = recorder.builder().build().unwrap();
    for (name, value, expected) in [
        (
            "Authorization",
            "Basic x",
            ("authorization", "the description sets it"),
        ),
        (
            "Content-Length",
            "7",
            ("Content-Length", "the transport sets it"),
        ),
        ("X Y", "7", ("X Y", "its name is invalid")),
        ("X-Y", "a\nb", ("X-Y", "its value is invalid")),
    ] {
        let (name, reason) = refused(client.list_pets().header(name, value)).await;
        assert_eq!((name.as_str(), reason), expected);
    }
    assert!(recorder.0.lock().unwrap().is_empty());
}

#[tokio::test]
async fn a_provided_credential_does_not_replace_a_header_of_a_call() {
    let recorder = Recorder::default();
    let provider = || async { Ok::<_, TransportError>(Lease::new(Secret::new("leased"))) };
    fn provided(
        builder: ClientBuilder,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Client {
        builder.api_key_provider(provider).build().unwrap()
    }
    let client = provided(recorder.builder(), provider);
    let failure = client
        .list_pets()
        .header("authorization", "Basic x")
        .send()
        .await;
    let Err(Failure::Transport(TransportError::Credential(error))) = failure else {
        panic!("{failure:?}");
    };
    let expected = "invalid header `authorization`: the description sets it";
    assert_eq!(error.to_string(), expected);
    client.list_pets().send().await.unwrap();
    assert_eq!(recorder.header("authorization"), ["Bearer leased"]);
}

#[test]
fn headers_that_depend_on_the_call_are_invalid_for_a_client() {
    for (name, value) in [
        ("Accept", "text/csv"),
        ("content-type", "text/csv"),
        ("", "7"),
        ("x", "\0"),
    ] {
        let built = Recorder::default().builder().header(name, value).build();
        assert!(matches!(built, Err(BuildError::Header(of, _)) if of == name.to_lowercase()));
    }
}

#[tokio::test]
async fn layers_see_the_operation_and_extensions_of_a_call() {
    let recorder = Recorder::default();
    let client = recorder.builder().build().unwrap();
    let pets = client
        .list_pets()
        .extension("a tenant")
        .send()
        .await
        .unwrap();
    assert_eq!(pets.received().extensions().get(), Some(&FromCache(true)));
    let requests = recorder.0.lock().unwrap();
    let extensions = requests.last().unwrap().extensions();
    let operation = extensions.get::<OperationInfo>().unwrap();
    assert_eq!(
        (operation.id, operation.path, operation.tags),
        ("listPets", "/v1/pets", ["pets"].as_slice())
    );
    assert_eq!(extensions.get(), Some(&"a tenant"));
}

#[tokio::test]
async fn cookies_of_the_client_and_of_the_call_are_one_header() {
    let mut secret = HeaderValue::from_static("session=1");
    secret.set_sensitive(true);
    let recorder = Recorder::default();
    let client = recorder.builder().header("Cookie", secret).build().unwrap();
    client.list_pets().send().await.unwrap();
    assert_eq!(recorder.header("cookie"), ["session=1"]);
    assert!(!format!("{client:?}").contains("session"));
}
