//! The generated client.

use std::convert::Infallible;

use bodies_client::{ByteStream, Client, Environment};
use futures_util::stream;

use crate::{Outcome, data};

/// The generated client, with its default settings.
#[derive(Debug)]
pub struct Generated(Client);

impl super::Client for Generated {
    async fn new(port: u16) -> Outcome<Self> {
        let environment = Environment::at(format!("http://127.0.0.1:{port}/v1"));
        Ok(Self(Client::builder(environment).build()?))
    }

    async fn animals(&mut self, count: u32) -> Outcome<u64> {
        let animals = self.0.list_animals(count.into()).send().await?;
        let ids = animals.iter().map(|animal| animal.id.unsigned_abs());
        Ok(ids.sum())
    }

    async fn upload(&mut self, count: u32) -> Outcome<u64> {
        let parts = data::parts(count).map(Ok::<_, Infallible>);
        let recording = ByteStream::from_stream(stream::iter(parts));
        let recording = recording.of_length(count.into());
        let arrived = self.0.put_recording(recording).send().await?;
        Ok(arrived.count.unsigned_abs())
    }

    async fn download(&mut self, count: u32) -> Outcome<u64> {
        let recording = self.0.get_recording(count.into()).send().await?;
        let (mut recording, mut read) = (recording.into_body(), 0);
        while let Some(part) = recording.next().await? {
            read += part.len() as u64;
        }
        Ok(read)
    }

    async fn moves(&mut self, count: u32) -> Outcome<u64> {
        let moves = self.0.watch_moves(count.into()).send().await?;
        let (mut moves, mut read) = (moves.into_body(), 0);
        while let Some(event) = moves.next().await {
            read += event?.data.animal_id.unsigned_abs();
        }
        Ok(read)
    }
}
