//! The generated server.

use std::convert::Infallible;

use bodies_server::operations::{
    GetRecordingFailure, GetRecordingRequest, GetRecordingResponse, ListAnimalsFailure,
    ListAnimalsRequest, ListAnimalsResponse, PutRecordingFailure, PutRecordingRequest,
    PutRecordingResponse, WatchMovesFailure, WatchMovesRequest, WatchMovesResponse,
};
use bodies_server::types::{AnimalRequired, AnimalStatus, ArrivedRequired, MoveRequired};
use bodies_server::{Admit, Animal, Api, Arrived, Body, ByteStream, Event, Move, Server, Values};
use futures_util::stream;
use http::{Request, Response};
use hyper::body::Incoming;

use super::Contender;
use crate::data;

/// The generated server, with its default settings.
#[derive(Debug)]
pub struct Generated(Server<Zoo>);

impl Contender for Generated {
    type Body = Body;

    fn new() -> Self {
        Self(Server::new(Zoo))
    }

    fn respond(&self, request: Request<Incoming>) -> impl Future<Output = Response<Body>> {
        self.0.handle(request)
    }
}

#[derive(Debug)]
struct Zoo;

impl Admit for Zoo {}

impl Api for Zoo {
    async fn list_animals(
        &self,
        request: ListAnimalsRequest,
    ) -> Result<ListAnimalsResponse, ListAnimalsFailure> {
        let animals: Vec<Animal> = (1..=request.count).map(animal).collect();
        Ok(animals.into())
    }

    async fn get_recording(
        &self,
        request: GetRecordingRequest,
    ) -> Result<GetRecordingResponse, GetRecordingFailure> {
        let count = u32::try_from(request.count).unwrap_or(u32::MAX);
        let parts = data::parts(count).map(Ok::<_, Infallible>);
        let stream = ByteStream::from_stream(stream::iter(parts));
        Ok(stream.of_length(count.into()).into())
    }

    async fn put_recording(
        &self,
        request: PutRecordingRequest,
    ) -> Result<PutRecordingResponse, PutRecordingFailure> {
        let (mut body, mut count) = (request.body, 0);
        // What is missing of a body that breaks off is not counted.
        while let Ok(Some(part)) = body.next().await {
            count += part.len() as i64;
        }
        Ok(Arrived::from(ArrivedRequired { count }).into())
    }

    async fn watch_moves(
        &self,
        request: WatchMovesRequest,
    ) -> Result<WatchMovesResponse, WatchMovesFailure> {
        let moves = (1..=request.count).map(|id| Ok::<_, Infallible>(moved(id)));
        Ok(Values::new(stream::iter(moves)).into())
    }
}

fn animal(id: i64) -> Animal {
    let required = AnimalRequired {
        id,
        name: data::name(id),
        category_id: 1,
    };
    Animal::from(required).status(AnimalStatus::Available)
}

fn moved(id: i64) -> Event<Move> {
    let required = MoveRequired {
        animal_id: id,
        to: data::place(id),
    };
    Move::from(required).into()
}
