//! Manages the stubs of a WireMock server.

use wiremock_client::{
    Client, Environment, Failure, GetStubMappingByIdFailure, RequestPattern, ResponseDefinition,
    StubMapping,
};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let url = std::env::args().nth(1).ok_or("usage: wiremock-story URL")?;
    let client = Client::builder(Environment::at(url)).build()?;

    let mut ids = Vec::new();
    for path in ["/cats", "/dogs", "/birds"] {
        let body = stub(path, 200);
        let created = client
            .create_new_stub_mapping()
            .body(body.clone())
            .send()
            .await?;
        assert_eq!(created.request, body.request);
        ids.push(created.into_body().id.ok_or("a stub without an id")?);
    }
    println!("create: 3 stubs");

    let cats = client.get_stub_mapping_by_id(&ids[0]).send().await?;
    assert_eq!(cats.response, stub("/cats", 200).response);
    println!("read: stub {}", ids[0]);

    let mut found = 0;
    loop {
        let page = client
            .get_all_stub_mappings()
            .limit(2)
            .offset(found)
            .send()
            .await?;
        assert_eq!(page.meta.as_ref().map(|meta| meta.total), Some(3));
        match page.mappings.as_deref() {
            None | Some([]) => break,
            Some(mappings) => found += mappings.len() as i64,
        }
    }
    assert_eq!(found, 3);
    println!("list: {found} stubs");

    let gone = stub("/cats", 410);
    client
        .update_stub_mapping(&ids[0])
        .body(gone.clone())
        .send()
        .await?;
    let cats = client.get_stub_mapping_by_id(&ids[0]).send().await?;
    assert_eq!(cats.response, gone.response);
    println!("update: /cats is gone");

    for id in &ids {
        client.delete_stub_mapping(id).send().await?;
    }
    let left = client.get_all_stub_mappings().send().await?;
    assert_eq!(left.meta.as_ref().map(|meta| meta.total), Some(0));
    println!("delete: 3 stubs");

    match client.get_stub_mapping_by_id(&ids[0]).send().await {
        Err(Failure::Operation(GetStubMappingByIdFailure::NotFound(response))) => {
            println!("error: {}", response.status())
        }
        other => return Err(format!("expected 404, not {other:?}").into()),
    }
    Ok(())
}

/// A stub that responds to `GET` requests of a path.
fn stub(path: &str, status: i64) -> StubMapping {
    StubMapping::default()
        .name(format!("animals at {path}"))
        .request(RequestPattern::default().method("GET").url_path(path))
        .response(ResponseDefinition::default().status(status).body("[]"))
}
