//! An implementation that accepts each credential whose text is `good`, and returns the caller.

use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};

use http::request::Parts;
use http::{Request, StatusCode};
use server::*;
use server::operations::{
    ByAnyTextFailure, ByAnyTextRequest, ByAnyTextResponse, ByBasicFailure, ByBasicRequest,
    ByBasicResponse, ByCookieFailure, ByCookieRequest, ByCookieResponse, ByDefaultFailure,
    ByDefaultRequest, ByDefaultResponse, ByDigestFailure, ByDigestRequest, ByDigestResponse,
    ByHeaderFailure, ByHeaderRequest, ByHeaderResponse, ByOauthFailure, ByOauthRequest,
    ByOauthResponse, ByOpenIdFailure, ByOpenIdRequest, ByOpenIdResponse, ByQueryFailure,
    ByQueryRequest, ByQueryResponse, ByRawHeaderFailure, ByRawHeaderRequest, ByRawHeaderResponse,
    BySameHeaderFailure, BySameHeaderRequest, BySameHeaderResponse, ByTokenFailure, ByTokenRequest,
    ByTokenResponse, EitherFailure, EitherRequest, EitherResponse, OpenFailure, OpenRequest,
    OpenResponse, OpenTooFailure, OpenTooRequest, OpenTooResponse, PerhapsEitherFailure,
    PerhapsEitherRequest, PerhapsEitherResponse, PerhapsFailure, PerhapsRequest, PerhapsResponse,
    TogetherFailure, TogetherRequest, TogetherResponse,
};

#[derive(Clone, Default)]
struct Guarded(Arc<Mutex<String>>);

type Scopes = &'static [&'static str];
type Verified = Result<String, Rejection>;

fn verify(name: &str, credentials: &[&str], scopes: &[Scopes]) -> Verified {
    match credentials {
        all if all.iter().all(|credential| *credential == "good") => {
            Ok(format!("{name}{scopes:?}"))
        }
        all if all.contains(&"weak") => Err(Rejection::Forbidden),
        all if all.contains(&"broken") => Err(Rejection::internal("broken")),
        _ => Err(Rejection::unauthorized()),
    }
}

impl Authenticate for Guarded {
    type Caller = String;

    async fn token(&self, token: BearerToken<'_>, scopes: Scopes, _: &Parts) -> Verified {
        verify("token", &[token.as_str()], &[scopes])
    }

    async fn account(&self, credential: BasicCredential, _: &Parts) -> Verified {
        verify(
            "account",
            &[credential.user(), credential.password()],
            &[],
        )
    }

    async fn header(&self, key: ApiKeyCredential<'_>, _: &Parts) -> Verified {
        verify("header", &[key.as_str()], &[])
    }

    async fn query(&self, key: ApiKeyCredential<'_>, _: &Parts) -> Verified {
        verify("query", &[key.as_str()], &[])
    }

    async fn session(&self, key: ApiKeyCredential<'_>, _: &Parts) -> Verified {
        verify("session", &[key.as_str()], &[])
    }

    async fn digest(&self, credential: HttpCredential<'_>, _: &Parts) -> Verified {
        verify("digest", &[credential.as_str()], &[])
    }

    async fn oauth(&self, token: BearerToken<'_>, scopes: Scopes, _: &Parts) -> Verified {
        verify("oauth", &[token.as_str()], &[scopes])
    }

    async fn open_id(&self, token: BearerToken<'_>, scopes: Scopes, _: &Parts) -> Verified {
        verify("open_id", &[token.as_str()], &[scopes])
    }

    async fn raw(&self, key: ApiKeyCredential<'_>, _: &Parts) -> Verified {
        verify("raw", &[key.as_str()], &[])
    }

    async fn query_and_session(
        &self,
        query: ApiKeyCredential<'_>,
        session: ApiKeyCredential<'_>,
        _: &Parts,
    ) -> Verified {
        verify(
            "query_and_session",
            &[query.as_str(), session.as_str()],
            &[],
        )
    }

    async fn header_and_query(
        &self,
        header: ApiKeyCredential<'_>,
        query: ApiKeyCredential<'_>,
        _: &Parts,
    ) -> Verified {
        verify(
            "header_and_query",
            &[header.as_str(), query.as_str()],
            &[],
        )
    }

    async fn oauth_and_session(
        &self,
        oauth: BearerToken<'_>,
        session: ApiKeyCredential<'_>,
        scopes: [Scopes; 2],
        _: &Parts,
    ) -> Verified {
        verify(
            "oauth_and_session",
            &[oauth.as_str(), session.as_str()],
            &scopes,
        )
    }
}

impl Admit for Guarded {}

/// The operations, which record the caller.
macro_rules! operations {
    ($($name:ident $request:ident $response:ident $failure:ident ($($caller:ident: $ty:ty)?) $caller_text:expr;)*) => {
        impl Api for Guarded {
            $(async fn $name(&self, $($caller: $ty,)? _: $request) -> Result<$response, $failure> {
                *self.0.lock().unwrap() = $caller_text;
                Ok($response::default())
            })*
        }
    };
}

operations! {
    by_default ByDefaultRequest ByDefaultResponse ByDefaultFailure (caller: &String) caller.clone();
    by_header ByHeaderRequest ByHeaderResponse ByHeaderFailure (caller: &String) caller.clone();
    by_query ByQueryRequest ByQueryResponse ByQueryFailure (caller: &String) caller.clone();
    by_cookie ByCookieRequest ByCookieResponse ByCookieFailure (caller: &String) caller.clone();
    by_basic ByBasicRequest ByBasicResponse ByBasicFailure (caller: &String) caller.clone();
    by_digest ByDigestRequest ByDigestResponse ByDigestFailure (caller: &String) caller.clone();
    by_oauth ByOauthRequest ByOauthResponse ByOauthFailure (caller: &String) caller.clone();
    by_open_id ByOpenIdRequest ByOpenIdResponse ByOpenIdFailure (caller: &String) caller.clone();
    by_token ByTokenRequest ByTokenResponse ByTokenFailure (caller: &String) caller.clone();
    by_raw_header ByRawHeaderRequest ByRawHeaderResponse ByRawHeaderFailure (caller: &String) caller.clone();
    open OpenRequest OpenResponse OpenFailure () "open".to_owned();
    open_too OpenTooRequest OpenTooResponse OpenTooFailure () "open".to_owned();
    perhaps PerhapsRequest PerhapsResponse PerhapsFailure (caller: Option<&String>) format!("{caller:?}");
    perhaps_either PerhapsEitherRequest PerhapsEitherResponse PerhapsEitherFailure (caller: Option<&String>) format!("{caller:?}");
    by_same_header BySameHeaderRequest BySameHeaderResponse BySameHeaderFailure (caller: &String) caller.clone();
    by_any_text ByAnyTextRequest ByAnyTextResponse ByAnyTextFailure (caller: &String) caller.clone();
    together TogetherRequest TogetherResponse TogetherFailure (caller: &String) caller.clone();
    either EitherRequest EitherResponse EitherFailure (caller: &String) caller.clone();
}

/// The status, and the caller or the challenge.
fn send(uri: &str, headers: &[(&str, &str)]) -> (u16, String) {
    let guarded = Guarded::default();
    let mut request = Request::get(uri);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let server = Server::new(guarded.clone());
    let future = pin!(server.handle(request.body(String::new()).unwrap()));
    let Poll::Ready(response) = future.poll(&mut Context::from_waker(Waker::noop())) else {
        panic!("{uri} waits");
    };
    let outcome = match response.status() {
        StatusCode::OK => guarded.0.lock().unwrap().clone(),
        _ => {
            assert_eq!(*guarded.0.lock().unwrap(), "", "{uri} was handled");
            let challenge = response.headers().get("www-authenticate");
            challenge
                .map_or("", |value| value.to_str().unwrap())
                .to_owned()
        }
    };
    (response.status().as_u16(), outcome)
}

const BEARER: (&str, &str) = ("authorization", "Bearer good");
const BAD: (&str, &str) = ("authorization", "Bearer bad");
const BASIC: (&str, &str) = ("authorization", "Basic Z29vZDpnb29k");
const KEY: (&str, &str) = ("x-key", "good");
const COOKIE: (&str, &str) = ("cookie", "a=b; SESSION=good");
const DIGEST: (&str, &str) = ("authorization", "Digest good");
const CHALLENGE_ALL: &str = "Digest, Basic realm=\"api\", charset=\"UTF-8\", Bearer";
const CHALLENGE: &str = "Basic realm=\"api\", charset=\"UTF-8\"";
const CHALLENGE_BOTH: &str = "Bearer, Basic realm=\"api\", charset=\"UTF-8\"";
const INVALID: &str = "Bearer error=\"invalid_token\"";

fn main() {
    type Case<'a> = (&'a str, &'a [(&'a str, &'a str)], u16, &'a str);
    let cases: &[Case<'_>] = &[
        ("/by-default", &[BEARER], 200, "token[[]]"),
        ("/by-default", &[BASIC], 200, "account[]"),
        ("/by-default", &[], 401, CHALLENGE_BOTH),
        ("/by-default", &[BAD], 401, CHALLENGE_BOTH),
        ("/by-default", &[BEARER, BASIC], 401, CHALLENGE_BOTH),
        ("/by-default?page=x", &[], 401, CHALLENGE_BOTH),
        ("/header", &[KEY], 200, "header[]"),
        ("/header", &[], 401, "ApiKey"),
        ("/header", &[KEY, KEY], 401, "ApiKey"),
        ("/header?key=good", &[], 401, "ApiKey"),
        ("/header", &[("x-key", "weak")], 403, ""),
        ("/query?key=good", &[], 200, "query[]"),
        ("/query?key=good&key=good", &[], 401, "ApiKey"),
        ("/query", &[KEY], 401, "ApiKey"),
        ("/cookie", &[COOKIE], 200, "session[]"),
        ("/cookie", &[COOKIE, COOKIE], 401, "ApiKey"),
        ("/basic", &[BASIC], 200, "account[]"),
        ("/basic", &[BEARER], 401, CHALLENGE),
        (
            "/digest",
            &[("authorization", "digest good")],
            200,
            "digest[]",
        ),
        ("/digest", &[BEARER], 401, "Digest"),
        ("/oauth", &[BEARER], 200, "oauth[[\"read\", \"write\"]]"),
        ("/oauth", &[BAD], 401, INVALID),
        ("/oauth", &[], 401, "Bearer"),
        ("/open-id", &[BEARER], 200, "open_id[[\"email\"]]"),
        ("/token", &[BEARER], 200, "token[[\"admin\"]]"),
        ("/raw", &[("authorization", "good")], 200, "raw[]"),
        ("/raw", &[BEARER], 401, "ApiKey"),
        ("/open", &[BAD], 200, "open"),
        ("/open-too", &[], 200, "open"),
        ("/perhaps", &[], 200, "None"),
        ("/perhaps?key=bad", &[], 200, "None"),
        ("/perhaps", &[BEARER], 200, "Some(\"token[[]]\")"),
        ("/perhaps", &[BAD], 401, INVALID),
        ("/perhaps", &[BASIC], 401, "Bearer"),
        ("/perhaps", &[("authorization", "")], 401, "Bearer"),
        ("/perhaps-either", &[], 200, "None"),
        ("/perhaps-either?key=good", &[], 401, "Bearer, ApiKey"),
        ("/perhaps-either", &[COOKIE], 401, "Bearer, ApiKey"),
        (
            "/perhaps-either?key=good",
            &[COOKIE],
            200,
            "Some(\"query_and_session[]\")",
        ),
        ("/perhaps-either?key=bad", &[COOKIE], 401, "Bearer, ApiKey"),
        (
            "/perhaps-either?key=good",
            &[COOKIE, BAD],
            200,
            "Some(\"query_and_session[]\")",
        ),
        (
            "/together?key=good",
            &[KEY],
            200,
            "header_and_query[]",
        ),
        ("/together?key=bad", &[KEY], 401, "ApiKey"),
        ("/together", &[KEY], 401, "ApiKey"),
        ("/together?key=good", &[], 401, "ApiKey"),
        ("/either?key=good", &[KEY], 200, "header_and_query[]"),
        ("/either?key=bad", &[KEY], 200, "header[]"),
        (
            "/either",
            &[BEARER, COOKIE],
            200,
            "oauth_and_session[[\"read\"], []]",
        ),
        ("/either", &[BEARER], 200, "oauth[[\"admin\"]]"),
        ("/either", &[COOKIE], 401, "ApiKey, Bearer"),
        ("/either?key=good", &[], 401, "ApiKey, Bearer"),
        ("/either?key=good", &[("x-key", "weak")], 403, ""),
        ("/either", &[BAD, ("x-key", "broken")], 500, ""),
        ("/same-header", &[BEARER], 200, "token[[]]"),
        ("/same-header", &[BASIC], 200, "account[]"),
        ("/same-header", &[DIGEST], 200, "digest[]"),
        ("/same-header", &[], 401, CHALLENGE_ALL),
        ("/same-header", &[BAD], 401, CHALLENGE_ALL),
        ("/same-header", &[BEARER, DIGEST], 401, CHALLENGE_ALL),
        ("/same-header", &[("authorization", "good")], 401, CHALLENGE_ALL),
        ("/same-header", &[("authorization", "Other good")], 401, CHALLENGE_ALL),
        ("/any-text", &[("authorization", "good")], 200, "raw[]"),
        ("/any-text", &[BEARER], 200, "oauth[[]]"),
        ("/any-text", &[BAD], 401, "ApiKey, Bearer"),
        ("/any-text", &[], 401, "ApiKey, Bearer"),
        ("/unknown", &[BEARER], 404, ""),
    ];
    let mut wrong = Vec::new();
    for (uri, headers, status, outcome) in cases {
        let response = send(uri, headers);
        if response != (*status, (*outcome).to_owned()) {
            wrong.push((uri, headers, response));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
