//! A collector of traces.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use generated_server::Body;
use http::{Request, Response};
use http_body_util::BodyExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use opentelemetry_proto::tonic::common::v1::KeyValue;
use opentelemetry_proto::tonic::trace::v1::Span;
use prost::Message;
use tokio::net::TcpListener;

/// A collector that stores the received traces.
#[derive(Clone, Default)]
pub struct Collector(Arc<Mutex<Vec<ExportTraceServiceRequest>>>);

impl Collector {
    pub async fn start() -> (Self, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let collector = Self::default();
        let shared = collector.clone();
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let shared = shared.clone();
                let handler = service_fn(move |request| shared.clone().receive(request));
                let http = http1::Builder::new();
                tokio::spawn(http.serve_connection(TokioIo::new(stream), handler));
            }
        });
        (collector, address)
    }

    async fn receive(self, request: Request<Incoming>) -> Result<Response<Body>, Infallible> {
        assert_eq!(request.uri().path(), "/v1/traces");
        assert_eq!(request.headers()["content-type"], "application/x-protobuf");
        let bytes = request.into_body().collect().await.unwrap().to_bytes();
        let batch = ExportTraceServiceRequest::decode(bytes).unwrap();
        self.0.lock().unwrap().push(batch);
        Ok(Response::new(Body::empty()))
    }

    /// The spans received so far.
    pub fn spans(&self) -> Vec<Span> {
        let batches = self.0.lock().unwrap();
        let resources = batches.iter().flat_map(|batch| &batch.resource_spans);
        let scopes = resources.flat_map(|resource| &resource.scope_spans);
        scopes.flat_map(|scope| scope.spans.clone()).collect()
    }

    /// The attributes of the resource of the spans.
    pub fn resource(&self) -> Vec<KeyValue> {
        let batches = self.0.lock().unwrap();
        let resource = batches[0].resource_spans[0].resource.clone();
        resource.unwrap().attributes
    }
}
