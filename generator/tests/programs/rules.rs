//! An implementation that accepts every valid body, and requests of which some are invalid.

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use http::{Method, Request};
use http_body_util::BodyExt;
use server::*;
use server::operations::{
    AddContactFailure, AddContactRequest, AddContactResponse, AddPlainFailure, AddPlainRequest,
    AddPlainResponse, AddStampFailure, AddStampRequest, AddStampResponse, AddVehicleFailure,
    AddVehicleRequest, AddVehicleResponse, PutMapFailure, PutMapRequest, PutMapResponse,
    PutSettingsFailure, PutSettingsRequest, PutSettingsResponse, SendParcelFailure,
    SendParcelRequest, SendParcelResponse,
};

#[derive(Clone)]
struct Lenient;

impl Admit for Lenient {}

impl Api for Lenient {
    async fn add_contact(&self, _: AddContactRequest) -> Result<AddContactResponse, AddContactFailure> {
        Ok(AddContactResponse::default())
    }

    async fn send_parcel(&self, _: SendParcelRequest) -> Result<SendParcelResponse, SendParcelFailure> {
        Ok(SendParcelResponse::default())
    }

    async fn put_map(&self, request: PutMapRequest) -> Result<PutMapResponse, PutMapFailure> {
        Ok(request.body.into())
    }

    async fn add_vehicle(&self, _: AddVehicleRequest) -> Result<AddVehicleResponse, AddVehicleFailure> {
        Ok(AddVehicleResponse::default())
    }

    async fn put_settings(&self, _: PutSettingsRequest) -> Result<PutSettingsResponse, PutSettingsFailure> {
        Ok(PutSettingsResponse::default())
    }

    async fn add_stamp(&self, _: AddStampRequest) -> Result<AddStampResponse, AddStampFailure> {
        Ok(AddStampResponse::default())
    }

    async fn add_plain(&self, _: AddPlainRequest) -> Result<AddPlainResponse, AddPlainFailure> {
        Ok(AddPlainResponse::default())
    }
}

/// The status of a response, and its body.
fn send(method: Method, path: &str, body: &str) -> (u16, String) {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("content-type", "application/json")
        .body(body.to_owned())
        .unwrap();
    let server = Server::new(Lenient);
    let response = ready(server.handle(request));
    let status = response.status().as_u16();
    let bytes = ready(response.into_body().collect()).unwrap().to_bytes();
    (status, String::from_utf8(bytes.to_vec()).unwrap())
}

/// Polls a future once, since none of them waits.
fn ready<F: Future>(future: F) -> F::Output {
    let mut context = Context::from_waker(Waker::noop());
    match pin!(future).poll(&mut context) {
        Poll::Ready(output) => output,
        Poll::Pending => panic!("the response is pending"),
    }
}

/// Checks bodies, each with the expected errors; a valid body has none.
fn check(method: &Method, path: &str, cases: &[(&str, &[&str])]) {
    for (body, expected) in cases {
        let (status, text) = send(method.clone(), path, body);
        assert_eq!(status == 400, !expected.is_empty(), "{body}: {status} {text}");
        for message in *expected {
            assert!(text.contains(message), "{body}: {message} in {text}");
        }
    }
}

fn main() {
    let post = Method::POST;
    check(
        &post,
        "/contacts",
        &[
            (r#"{"name":"a","mail":"a@b.c"}"#, &[]),
            (r#"{"name":"a","phone":"1","prefix":49}"#, &[]),
            (r#"{"name":"a","phone":"1"}"#, &["/prefix: is required"]),
            (r#"{"name":"a","phone":"1","prefix":"49"}"#, &["/prefix: expected an integer"]),
            (r#"{"name":"a","prefix":"49","mail":"a"}"#, &[]),
            (r#"{"name":"a","x":1}"#, &["requires one of the fields `mail` or `phone`"]),
            (r#"{"name":"a"}"#, &["expected at least 2 fields"]),
            (r#"{"name":"a","mail":"a@example.org"}"#, &["/mail: must not match"]),
            (r#"{"name":"a","mail":"a","fax":"1"}"#, &["/fax: is not allowed"]),
            (r#"{"name":"a","mail":"a","password":"b"}"#, &["/passwordAgain: is required"]),
            (r#"{"name":"a","mail":"a","password":"b","passwordAgain":"b"}"#, &[]),
            (r#"{"name":"a","mail":"a","labels":["main","x"]}"#, &[]),
            (r#"{"name":"a","mail":"a","labels":["x"]}"#, &["/labels: expected between 1 and 2"]),
            (r#"{"name":"a","mail":"a","labels":["main","main","main"]}"#, &["/labels"]),
            (r#"{"name":"a","mail":"a","level":1.0}"#, &[]),
            (r#"{"name":"a","mail":"a","level":{"four":4}}"#, &[]),
            (r#"{"name":"a","mail":"a","level":[3,3]}"#, &["/level: expected one of"]),
            (r#"{"name":"a","mail":"a","home":{"number":1,"street":"Main"}}"#, &[]),
            (r#"{"name":"a","mail":"a","home":{"number":1}}"#, &["/home: expected"]),
            (r#"{"name":"a","mail":"a","options":{"ab":"c"}}"#, &[]),
            (r#"{"name":"a","mail":"a","options":{"A":"c"}}"#, &["/options/A: expected a string"]),
            (
                r#"{"name":"a","mail":"a","friends":[{"name":"b","mail":"c"},{"name":"b","y":1}]}"#,
                &["/friends/1: requires one of the fields"],
            ),
            // A value that its type rejects is reported with the rest.
            (r#"{"mail":1,"name":2}"#, &["/mail: expected a string", "/name: expected a string"]),
            (r#"{"name":2,"x":1}"#, &["/name: expected a string", "requires one of the fields"]),
            ("[]", &["expected an object"]),
            ("{", &["is not JSON"]),
        ],
    );
    check(
        &post,
        "/parcels",
        &[
            (r#"{"kind":"Letter","weight":1}"#, &[]),
            (r#"{"kind":"Letter","weight":1,"express":true}"#, &["is not allowed"]),
            (r#"{"kind":"Letter","weight":1,"country":"DE","code":"12345"}"#, &[]),
            (r#"{"kind":"Letter","weight":1,"country":"DE","code":"1234"}"#, &["/code"]),
            (r#"{"kind":"Letter","weight":1,"country":"DE"}"#, &["/code: is required"]),
            (r#"{"kind":"Letter","weight":1,"code":"12345"}"#, &["must not have the field `code`"]),
            (r#"{"kind":"Letter","weight":1,"unknown":1}"#, &[]),
            (r#"{"kind":"Box","weight":1,"express":true}"#, &[]),
            (r#"{"kind":"Box","weight":1,"size":[1]}"#, &[]),
            (r#"{"kind":"Box","weight":1}"#, &["requires one of the fields `size` or `express`"]),
            (r#"{"kind":"Box","weight":1,"size":[],"express":true}"#, &["requires exactly one of"]),
            (r#"{"kind":"Box","weight":1,"size":[],"unknown":1}"#, &["/unknown: is unknown"]),
        ],
    );
    check(
        &Method::PUT,
        "/maps",
        &[
            (r#"{"center":[1.5,2]}"#, &[]),
            (r#"{"center":[1.5]}"#, &["/center: expected at least 2 items"]),
            (r#"{"center":[1.5,2,3]}"#, &["/center/2: is not allowed"]),
            (r#"{"center":[1.5,-2]}"#, &["/center/1: expected a number of at least 0"]),
            (r#"{"center":[1,2],"range":[1,"2020-01-01"]}"#, &[]),
            (r#"{"center":[1,2],"range":[1,null]}"#, &[]),
            (r#"{"center":[1,2],"range":[1,"2020"]}"#, &["/range/1: expected a date"]),
            (r#"{"center":[1,2],"shown":null,"hidden":null}"#, &[]),
            (r#"{"center":[1,2],"shown":0}"#, &["/shown: expected null"]),
            (r#"{"center":[1,2],"hidden":false}"#, &["/hidden: expected null"]),
            (r#"{"center":[1,2],"open":[]}"#, &[]),
            (r#"{"center":[1,2],"open":["a",1,true,false]}"#, &[]),
            (r#"{"center":[1,2],"open":["a",1,2]}"#, &["/open/2: expected a boolean"]),
            (r#"{"center":[1,2],"open":[1,"a"]}"#, &["/open/0: expected a string", "/open/1"]),
            (r#"{"center":[1,2],"same":["a","b"]}"#, &[]),
            (r#"{"center":[1,2],"none":[]}"#, &[]),
            (r#"{"center":[1,2],"none":[1]}"#, &["/none/0: is not allowed"]),
            (r##"{"center":[1,2],"colors":{"name":"a","#f":1}}"##, &[]),
            (r##"{"center":[1,2],"colors":{"f":1}}"##, &["/colors/f: is unknown"]),
            (r##"{"center":[1,2],"colors":{"#f":99999999}}"##, &["/colors/#f: expected"]),
            (r#"{"center":[1,2],"mixed":{"a":"1","b":1,"c":[]}}"#, &[]),
            (r#"{"center":[1,2],"mixed":{"a":1,"b":"1"}}"#, &["/mixed/a", "/mixed/b"]),
            (r#"{"center":[1,2],"sorted":{"a":"2026-01-02","b":{"name":"x","mail":"y"},"c":null,"d":1.5}}"#, &[]),
            (r#"{"center":[1,2],"sorted":{"a":1,"c":"2026-01-02","d":null}}"#, &["/sorted/a", "/sorted/c", "/sorted/d"]),
            (r#"{"center":[1,2],"sorted":{"b":{}}}"#, &["/sorted/b"]),
            (r#"{"center":[1,2],"short":[]}"#, &[]),
            (r#"{"center":[1,2],"short":["2026-01-02",1]}"#, &[]),
            (r#"{"center":[1,2],"short":[1,"2026-01-02"]}"#, &["/short/0", "/short/1"]),
            (r#"{"center":[1,2],"short":["2026-01-02",1,1]}"#, &["/short/2: is not allowed"]),
            (r#"{"center":[1,2],"texts":["2026-01-02","a","bc"]}"#, &[]),
            (r#"{"center":[1,2],"texts":["day","bc"]}"#, &["/texts/0", "/texts/1"]),
            (r#"{"center":[1,2],"mixed":{"c":1,"c":2}}"#, &["/mixed/c: must not be repeated"]),
            (r#"{"center":[1,2],"mixed":{"c":[{"d":1},{"d":1,"\u0064":2}]}}"#, &["/mixed/c/1/d: must not be repeated"]),
            (r#"{"center":[1,2],"range":7,"mixed":{"c":1,"c":2}}"#, &["/range: ", "/range: expected an array"]),
        ],
    );
    check(
        &post,
        "/vehicles",
        &[
            (r#"[{"kind":"Vehicle"},{"kind":"Car","doors":3,"seats":4}]"#, &[]),
            (r#"[{"kind":"Vehicle","doors":3}]"#, &[]),
            (r#"[{"kind":"Car"},{"kind":"Car","doors":3}]"#, &["/1/seats: is required"]),
        ],
    );
    check(
        &Method::PUT,
        "/settings",
        &[
            (r#"{"mode":"fast","speed":1,"x-y":[]}"#, &[]),
            (r#"{"mode":"fast","speed":"1"}"#, &["/speed: expected an integer"]),
            (r#"{"mode":"slow","speeds":1}"#, &["/speeds: is unknown"]),
            (r#"{"size":"-1"}"#, &[]),
            (r#"{"size":-1}"#, &["/size: is not allowed"]),
            (r#"{"choice":"c"}"#, &[]),
            (r#"{"choice":1}"#, &[]),
            (r#"{"choice":"a"}"#, &["/choice: must not be"]),
            (r#"{"text":"ab"}"#, &[]),
            (r#"{"text":"xyz"}"#, &[]),
            (r#"{"text":"abc"}"#, &["/text: expected"]),
        ],
    );
    // `null` and absent values are distinguished.
    let sent = r#"{"center":[1.0,2.0],"range":[1,null],"shown":null}"#;
    assert_eq!(send(Method::PUT, "/maps", sent), (200, sent.to_owned()));
    let stamps: &[(&str, &[&str])] = &[
        (r#"{"kind":"a","by":"b"}"#, &[]),
        (r#"{"kind":"a"}"#, &["/by"]),
    ];
    check(&post, "/stamps", stamps);
    check(&post, "/plain", &[(r#"{"name":"a"}"#, &[]), (r#"{"name":1}"#, &["/name"])]);
}
