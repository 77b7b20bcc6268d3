//! The case `union_values`: unions keep what they receive, and tags follow from the type.

use client::types::{CatRequired, DiscRequired, EntryProperties, PreferencesWords, SlabRequired};
use client::{
    Cat, Client, Disc, Entry, Environment, Failure, Mark, Note, Parcel, Pet, Preferences, RetryPolicy,
    Round, Shape, Slab, Square, Tile,
};
use serde_json::json;
use server::operations::{
    AddEntryFailure, AddEntryRequest, AddEntryResponse, AddMarkFailure, AddMarkRequest,
    AddMarkResponse, AddNoteFailure, AddNoteRequest, AddNoteResponse, AddParcelFailure,
    AddParcelRequest, AddParcelResponse, AddPetFailure, AddPetRequest, AddPetResponse,
    AddPreferencesFailure, AddPreferencesRequest, AddPreferencesResponse, AddShapeFailure,
    AddShapeRequest, AddShapeResponse, AddTileFailure, AddTileRequest, AddTileResponse,
};
use server::{Admit, Api, Server};

/// A service that returns what it receives.
struct Echo;

impl Admit for Echo {}

impl Api for Echo {
    async fn add_preferences(
        &self,
        request: AddPreferencesRequest,
    ) -> Result<AddPreferencesResponse, AddPreferencesFailure> {
        Ok(request.body.into())
    }

    async fn add_shape(
        &self,
        request: AddShapeRequest,
    ) -> Result<AddShapeResponse, AddShapeFailure> {
        Ok(request.body.into())
    }

    async fn add_tile(&self, request: AddTileRequest) -> Result<AddTileResponse, AddTileFailure> {
        Ok(request.body.into())
    }

    async fn add_entry(
        &self,
        request: AddEntryRequest,
    ) -> Result<AddEntryResponse, AddEntryFailure> {
        Ok(request.body.into())
    }

    async fn add_mark(&self, request: AddMarkRequest) -> Result<AddMarkResponse, AddMarkFailure> {
        Ok(request.body.into())
    }

    async fn add_note(&self, request: AddNoteRequest) -> Result<AddNoteResponse, AddNoteFailure> {
        Ok(request.body.into())
    }

    async fn add_parcel(
        &self,
        request: AddParcelRequest,
    ) -> Result<AddParcelResponse, AddParcelFailure> {
        Ok(request.body.into())
    }

    async fn add_pet(&self, request: AddPetRequest) -> Result<AddPetResponse, AddPetFailure> {
        Ok(request.body.into())
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let server = Server::new(Echo);
    let builder = Client::builder(Environment::at("http://api.example")).transport(server);
    let client = builder.retry(RetryPolicy::none()).build().unwrap();
    send_tags(&client).await;
    refuse_other_tags(&client).await;
    keep_all_properties(&client).await;
}

async fn send_tags(client: &Client) {
    for shape in [
        Shape::from(Disc::from(DiscRequired { size: 3 })),
        Slab::from(SlabRequired { size: 3 }).into(),
    ] {
        let reply = client.add_shape(shape.clone()).send().await.unwrap();
        assert_eq!(*reply.body(), shape);
    }
    for tile in [
        Tile::from(Round::default().width(4)),
        Square::default().width(4).into(),
    ] {
        let reply = client.add_tile(tile.clone()).send().await.unwrap();
        assert_eq!(*reply.body(), tile);
    }
    let cat = Cat::from(CatRequired {
        name: "Tom".to_owned(),
    });
    assert_eq!(cat.species, "cat");
    let pet = Pet::from(cat);
    let reply = client.add_pet(pet.clone()).send().await.unwrap();
    assert_eq!(*reply.body(), pet);
    let sent = serde_json::to_value(pet).unwrap();
    assert_eq!(sent, json!({"species": "cat", "name": "Tom"}));
}

async fn refuse_other_tags(client: &Client) {
    let mut cat = Cat::from(CatRequired {
        name: "Tom".to_owned(),
    });
    cat.species = "dog".to_owned();
    let error = client.add_pet(cat.into()).send().await.unwrap_err();
    let Failure::Invalid(error) = error else {
        panic!("{error}");
    };
    let message = error.to_string();
    assert!(message.contains("/species: expected `cat`"), "{message}");
}

async fn keep_all_properties(client: &Client) {
    for (sent, kept) in [
        (
            json!({"label": "A", "street": "S", "number": "7"}),
            json!({"label": "A", "street": "S", "number": "7"}),
        ),
        (
            json!({"label": "A", "area": 1.5, "size": "s", "door": "red"}),
            json!({"label": "A", "area": 1.5, "size": "s", "door": "red"}),
        ),
        (
            json!({"label": "A", "floor": 2, "door": [1]}),
            json!({"label": "A", "floor": 2, "door": [1]}),
        ),
        (
            json!({"label": "A", "floor": 2, "size": 7}),
            json!({"label": "A", "floor": 2, "size": 7}),
        ),
        (json!(["a"]), json!(["a"])),
    ] {
        let entry: Entry = serde_json::from_value(sent).unwrap();
        let reply = client.add_entry(entry).send().await.unwrap();
        assert_eq!(serde_json::to_value(reply.body()).unwrap(), kept);
    }
    for sent in [json!({"label": null}), json!({"label": "a"}), json!({})] {
        let mark: Mark = serde_json::from_value(sent.clone()).unwrap();
        let reply = client.add_mark(mark).send().await.unwrap();
        assert_eq!(serde_json::to_value(reply.body()).unwrap(), sent);
    }
    let sent = json!({"is": "Person", "name": "A", "text": "b", "at": {"day": "c", "hour": 7}});
    let note: Note = serde_json::from_value(sent.clone()).unwrap();
    let reply = client.add_note(note).send().await.unwrap();
    assert_eq!(serde_json::to_value(reply.body()).unwrap(), sent);
    for sent in [
        json!({"content": {"glass": true}}),
        json!({"content": {"weight": 1}, "kind": "small"}),
    ] {
        let parcel: Parcel = serde_json::from_value(sent.clone()).unwrap();
        let reply = client.add_parcel(parcel).send().await.unwrap();
        assert_eq!(serde_json::to_value(reply.body()).unwrap(), sent);
    }
    for sent in [
        json!({"size": 1, "language": null, "words": {"list": ["a"], "more": 2}, "other": [3]}),
        json!({"size": "large", "language": 1, "words": {"list": 4}}),
        json!({"size": null, "words": "a"}),
    ] {
        let preferences: Preferences = serde_json::from_value(sent.clone()).unwrap();
        let reply = client.add_preferences(preferences).send().await.unwrap();
        assert_eq!(serde_json::to_value(reply.body()).unwrap(), sent);
    }
    let preferences = Preferences::default()
        .size(1)
        .words(PreferencesWords::from("a"));
    let reply = client.add_preferences(preferences).send().await.unwrap();
    assert_eq!(reply.size, Some(1));
    let huge = EntryProperties::default().label("A").size("huge");
    client.add_entry(huge.into()).send().await.unwrap();
    let unlabelled = EntryProperties::default().street("S");
    let error = client
        .add_entry(unlabelled.into())
        .send()
        .await
        .unwrap_err();
    let message = error.to_string();
    assert!(message.contains("400"), "{message}");
}
