//! A client whose responses come from functions.

use generated_client::pets::{CreatePet, CreatePetFailure, ListPets, ListPetsHeaders};
use generated_client::types::{ErrorRequired, NewPetRequired, PetRequired};
use generated_client::{Client, Error, Failure, Mock, NewPet, Pet, Reply, TransportError};
use http::{HeaderName, HeaderValue, StatusCode};

fn pet(id: i64) -> Pet {
    let name = "Rex".to_owned();
    Pet::from(PetRequired {
        id,
        name,
        category_id: 7,
    })
}

fn rex() -> NewPet {
    NewPet::from(NewPetRequired {
        name: "Rex".to_owned(),
        category_id: 7,
    })
}

#[tokio::test]
async fn a_mock_responds_by_operation() {
    let mock = Mock::new();
    mock.on::<ListPets>(|request| {
        assert_eq!(request.query(), Some("limit=2"));
        let link = HeaderValue::from_static("<?cursor=a>; rel=next");
        Ok(Reply::of(vec![pet(1)]).with_header(HeaderName::from_static("link"), link))
    });
    mock.on::<CreatePet>(|request| match request.body.is_empty() {
        false => Ok(Reply::of(pet(2))),
        true => Err(Failure::Transport(TransportError::Connect("away".into()))),
    });
    let client = mock.client::<Client>();
    let pets = client.list_pets().limit(2).send().await.unwrap();
    assert_eq!((pets.len(), pets.status().as_u16()), (1, 200));
    let headers: ListPetsHeaders = pets.headers();
    assert!(headers.link.is_some());
    let created = client.create_pet(rex()).send().await.unwrap();
    assert_eq!((created.id, created.status().as_u16()), (2, 201));

    let requests = mock.requests();
    let found: Vec<_> = requests
        .iter()
        .map(|request| (request.operation, request.method.as_str(), request.path()))
        .collect();
    let expected = [
        ("ListPets", "GET", "/v1/pets"),
        ("CreatePet", "POST", "/v1/pets"),
    ];
    assert_eq!(found, expected);
    assert_eq!(requests[1].headers["content-type"], "application/json");
    assert_eq!(requests[1].body, r#"{"name":"Rex","categoryId":7}"#);
}

#[tokio::test]
async fn a_mock_can_return_an_error() {
    let mock = Mock::new();
    mock.on::<CreatePet>(|_| {
        let error = Error::from(ErrorRequired {
            code: "name".to_owned(),
            message: "Too long.".to_owned(),
            status: 400,
        });
        Err(CreatePetFailure::BadRequest(Reply::of(error)).into())
    });
    let failure = mock
        .client::<Client>()
        .create_pet(rex())
        .send()
        .await
        .unwrap_err();
    assert!(
        matches!(&failure, Failure::Operation(CreatePetFailure::BadRequest(error)) if error.code == "name"),
        "{failure:?}"
    );
    assert_eq!(failure.status(), Some(StatusCode::BAD_REQUEST));
    assert!(failure.to_string().starts_with("400: "), "{failure}");
}

#[tokio::test]
async fn a_custom_status_is_kept() {
    let mock = Mock::new();
    mock.on::<CreatePet>(|_| {
        let name = HeaderName::from_static("x-a");
        let reply = Reply::of(pet(2)).with_status(StatusCode::OK);
        Ok(reply.with_header(name, HeaderValue::from_static("b")))
    });
    let created = mock
        .client::<Client>()
        .create_pet(rex())
        .send()
        .await
        .unwrap();
    assert_eq!(
        (created.status().as_u16(), created.header_map().len()),
        (200, 1)
    );
}

#[tokio::test]
async fn an_unexpected_call_is_reported() {
    let mock = Mock::new();
    mock.on::<CreatePet>(|_| Ok(Reply::of(pet(1))));
    let failure = mock
        .client::<Client>()
        .list_pets()
        .send()
        .await
        .unwrap_err();
    let Failure::Transport(TransportError::Broken(error)) = failure else {
        panic!("{failure:?}");
    };
    assert!(error.to_string().contains("ListPets"), "{error}");
    assert_eq!(mock.requests().len(), 1);
}

#[tokio::test]
async fn the_last_handler_of_an_operation_wins_and_may_use_the_mock() {
    let mock = Mock::new();
    mock.on::<ListPets>(|_| unreachable!("it was replaced"));
    let recorded = mock.clone();
    mock.on::<ListPets>(move |_| Ok(Reply::of(vec![pet(1); recorded.requests().len()])));
    let client = mock.client::<Client>();
    for expected in [1, 2] {
        assert_eq!(client.list_pets().send().await.unwrap().len(), expected);
    }
    let mut items = client.list_pets().items();
    assert_eq!(items.next().await.unwrap().unwrap().name, "Rex");
}
