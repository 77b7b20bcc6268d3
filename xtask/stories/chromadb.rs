//! Stores documents in Chroma and searches them.

use chromadb_client::{
    AddCollectionRecordsPayload, AddCollectionRecordsPayloadRequired, Client,
    CollectionAddRequired, CollectionCountRequired, CollectionQueryRequired,
    CollectionUpdateRequired, CreateCollectionPayload, CreateCollectionPayloadRequired,
    CreateCollectionRequired, DeleteCollectionOperationRequired, Environment, Failure,
    GetCollectionFailure, GetCollectionRequired, HashMap, ListCollectionsRequired,
    QueryRequestPayload, QueryRequestPayloadRequired, UpdateCollectionOperationRequired,
    UpdateCollectionPayload, UpdateCollectionRecordsPayload,
    UpdateCollectionRecordsPayloadRequired,
};

const TENANT: &str = "default_tenant";
const DATABASE: &str = "default_database";

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let url = std::env::args().nth(1).ok_or("usage: chromadb-story URL")?;
    let client = Client::builder(Environment::at(url)).build()?;

    let mut ids = Vec::new();
    for name in ["birds", "cats", "dogs"] {
        let body = CreateCollectionPayload::from(CreateCollectionPayloadRequired {
            name: name.to_owned(),
        });
        let collection = client
            .create_collection(CreateCollectionRequired {
                tenant: TENANT.to_owned(),
                database: DATABASE.to_owned(),
                body: body.metadata(metadata()),
            })
            .send()
            .await?;
        assert_eq!(collection.name, name);
        ids.push(collection.id.to_string());
    }
    println!("create: 3 collections");

    let collection = client.get_collection(get("cats")).send().await?;
    assert_eq!(collection.id.to_string(), ids[1]);
    assert_eq!(collection.metadata, metadata().into());
    println!("read: collection {}", collection.id);

    let mut names = Vec::new();
    loop {
        let required = ListCollectionsRequired {
            tenant: TENANT.to_owned(),
            database: DATABASE.to_owned(),
        };
        let page = client
            .list_collections(required)
            .limit(2)
            .offset(names.len() as i32)
            .send()
            .await?;
        if page.is_empty() {
            break;
        }
        names.extend(page.iter().map(|collection| collection.name.clone()));
    }
    names.sort();
    assert_eq!(names, ["birds", "cats", "dogs"]);
    println!("list: {}", names.join(", "));

    let records = AddCollectionRecordsPayload::from(AddCollectionRecordsPayloadRequired {
        ids: vec!["mia".to_owned(), "tom".to_owned()],
        embeddings: vec![vec![1.0, 0.0], vec![0.0, 1.0]].into(),
    });
    let documents = ["Mia sleeps all day.", "Tom hunts."].map(|text| Some(text.to_owned()));
    client
        .collection_add(CollectionAddRequired {
            tenant: TENANT.to_owned(),
            database: DATABASE.to_owned(),
            collection_id: ids[1].clone(),
            body: records.documents(documents.to_vec()),
        })
        .send()
        .await?;
    let count = CollectionCountRequired {
        tenant: TENANT.to_owned(),
        database: DATABASE.to_owned(),
        collection_id: ids[1].clone(),
    };
    assert_eq!(*client.collection_count(count).send().await?, 2);
    println!("add: 2 records");

    let records = UpdateCollectionRecordsPayload::from(UpdateCollectionRecordsPayloadRequired {
        ids: vec!["tom".to_owned()],
    });
    client
        .collection_update(CollectionUpdateRequired {
            tenant: TENANT.to_owned(),
            database: DATABASE.to_owned(),
            collection_id: ids[1].clone(),
            body: records.documents(vec![Some("Tom rests.".to_owned())]),
        })
        .send()
        .await?;
    let query = QueryRequestPayload::from(QueryRequestPayloadRequired {
        query_embeddings: vec![vec![0.1, 0.9]],
    });
    let found = client
        .collection_query(CollectionQueryRequired {
            tenant: TENANT.to_owned(),
            database: DATABASE.to_owned(),
            collection_id: ids[1].clone(),
            body: query.n_results(1),
        })
        .send()
        .await?;
    assert_eq!(found.ids, [["tom"]]);
    assert_eq!(
        found.documents,
        vec![vec![Some("Tom rests.".to_owned())]].into()
    );
    println!("query: {}", found.ids[0][0]);

    client
        .update_collection(UpdateCollectionOperationRequired {
            tenant: TENANT.to_owned(),
            database: DATABASE.to_owned(),
            collection_id: ids[1].clone(),
            body: UpdateCollectionPayload::default().new_name("felines"),
        })
        .send()
        .await?;
    assert_eq!(
        client
            .get_collection(get("felines"))
            .send()
            .await?
            .id
            .to_string(),
        ids[1]
    );
    println!("update: cats is now felines");

    for name in ["birds", "felines", "dogs"] {
        let required = DeleteCollectionOperationRequired {
            tenant: TENANT.to_owned(),
            database: DATABASE.to_owned(),
            collection_id: name.to_owned(),
        };
        client.delete_collection(required).send().await?;
    }
    println!("delete: 3 collections");

    match client.get_collection(get("felines")).send().await {
        Err(Failure::Operation(GetCollectionFailure::NotFound(error))) => {
            assert_eq!(error.error, "NotFoundError");
            println!("error: {}", error.message);
        }
        other => return Err(format!("expected 404, not {other:?}").into()),
    }
    Ok(())
}

/// The metadata of each collection.
fn metadata() -> HashMap {
    HashMap::from([("topic".to_owned(), "animals".to_owned().into())])
}

/// The request for a collection of the default database.
fn get(name: &str) -> GetCollectionRequired {
    GetCollectionRequired {
        tenant: TENANT.to_owned(),
        database: DATABASE.to_owned(),
        collection_id: name.to_owned(),
    }
}
