//! A server whose errors have the shape of FastAPI or Rails, or are in German. The build script generates it from `bookings.yaml`.

include!(concat!(env!("OUT_DIR"), "/generated/lib.rs"));

mod fastapi;
mod german;
mod rails;
mod service;

pub use service::Bookings;
