//! A client with a proxy, cookies, a header for each call, spans and a cache.

use std::collections::HashMap;
use std::sync::Arc;

use bytes::Bytes;
use generated_client::{
    Body, Client, Environment, OperationInfo, ReqwestTransport, TransportError, TransportService,
};
use http::{Request, Response, Uri};
use http_body_util::BodyExt as _;
use tokio::sync::Mutex;
use tower::{Service as _, layer::layer_fn, service_fn};

type Cache = Arc<Mutex<HashMap<Uri, Response<Bytes>>>>;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    tracing_subscriber::fmt().init();
    let client = client("http://127.0.0.1:8080/v1", &std::env::var("PROXY")?)?;
    let call = client.list_pets().header("X-Request-Id", "7f3a");
    println!("{} animals", call.send().await?.len());
    Ok(())
}

fn client(url: &str, proxy: &str) -> anyhow::Result<Client> {
    let proxy = reqwest::Proxy::all(proxy)?;
    let transport = ReqwestTransport::configured(|it| it.proxy(proxy).cookie_store(true))?;
    let cache = Cache::default();
    let caching = layer_fn(move |inner: TransportService| {
        let cache = cache.clone();
        service_fn(move |request| cached(cache.clone(), inner.clone(), request))
    });
    let builder = Client::builder(Environment::production(url)).header("X-Tenant", "north");
    Ok(builder.transport(transport).layer(caching).build()?)
}

/// Sends a request, unless it is of `listPets` and its response is in the cache.
async fn cached(
    cache: Cache,
    mut inner: TransportService,
    request: Request<Body>,
) -> Result<Response<Body>, TransportError> {
    let (uri, operation) = (request.uri().clone(), request.extensions().get());
    if operation.is_none_or(|operation: &OperationInfo| operation.id != "listPets") {
        return inner.call(request).await;
    }
    if let Some(known) = cache.lock().await.get(&uri) {
        return Ok(known.clone().map(Body::from));
    }
    let (head, body) = inner.call(request).await?.into_parts();
    let body = body.collect().await.map_err(TransportError::Broken)?;
    let response = Response::from_parts(head, body.to_bytes());
    cache.lock().await.insert(uri, response.clone());
    Ok(response.map(Body::from))
}

#[cfg(test)]
mod tests;
