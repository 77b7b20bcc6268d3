//! The cost of keys and limits per request, in instructions.

use std::convert::Infallible;
use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;

use bench::contender::complete;
use bytes::Bytes;
use generated_server::{Body, Server};
use http::{Request, Response, StatusCode};
use http_body_util::{BodyExt as _, Empty};
use service::api;
use service::app::App;
use service::clock::{self, Clock};
use tokio::runtime::Runtime;
use tower_service::Service;

use crate::open::{self, Open};
use crate::{Outcome, animals, shop};

/// The number of requests in a measurement.
pub const REQUESTS: usize = 100;

/// A warmed-up service, and requests to it.
pub struct Whole<S: 'static> {
    service: &'static S,
    requests: Vec<Request<Empty<Bytes>>>,
}

impl Whole<Server<App>> {
    /// The complete service.
    pub fn guarded(folder: &str) -> Self {
        Self::new(folder, api::service)
    }
}

impl Whole<Server<Open>> {
    /// Without keys and limits.
    pub fn open(folder: &str) -> Self {
        Self::new(folder, open::server)
    }
}

impl<S> Whole<S>
where
    S: Service<Request<Empty<Bytes>>, Response = Response<Body>, Error = Infallible> + Clone,
{
    fn new(folder: &str, service: impl FnOnce(App) -> S) -> Self {
        let (app, key) = prepared(folder);
        let service = Box::leak(Box::new(service(app)));
        // No handler is asked, and so none waits for a thread that reads.
        let request = || shop::request("/v1/store/orders", &key).expect("a valid request");
        let requests = || (0..REQUESTS).map(|_| request()).collect();
        let whole = |requests| Self { service, requests };
        whole(requests()).run();
        whole(requests())
    }

    /// Runs the measured code: the requests, one after the other.
    pub fn run(self) {
        for request in self.requests {
            let response = complete(shop::respond(self.service, request));
            assert_eq!(response.status(), StatusCode::NOT_FOUND);
            black_box(complete(response.into_body().collect())).ok();
        }
    }
}

/// The lookup of the key and the counting of a request, without the rest.
pub struct Parts {
    app: App,
    key: String,
}

impl Parts {
    /// The parts of a service that has seen its key.
    pub fn new(folder: &str) -> Self {
        let (app, key) = prepared(folder);
        let parts = Self { app, key };
        parts.run();
        parts
    }

    /// Runs the measured code.
    pub fn run(&self) {
        for _ in 0..REQUESTS {
            let found = complete(self.app.keys.verify(black_box(&self.key)));
            let key = found.expect("the database is there").expect("a key");
            black_box(complete(self.app.limits.admit_key(key.id, key.rates)));
        }
    }
}

/// A service that has seen its key. It is never freed, nor is the thread that reads the database.
fn prepared(folder: &str) -> (App, String) {
    let prepared = || -> Outcome<_> {
        let file = animals::fresh(Path::new(folder), "limits", 0)?;
        let runtime = Box::leak(Box::new(Runtime::new()?));
        let (app, key) = runtime.block_on(async {
            let key = shop::key(&file).await?;
            let app = shop::app(&file, steady()).await?;
            app.keys.verify(&key).await?;
            Outcome::Ok((app, key))
        })?;
        Ok((app, key))
    };
    prepared().expect("the service of an empty database")
}

/// A clock with the cost of the system clock that does not advance, so that a cached key stays valid.
fn steady() -> Clock {
    let clock = clock::system();
    let now = clock();
    Arc::new(move || {
        black_box(clock());
        now
    })
}
