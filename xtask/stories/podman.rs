//! Manages volumes, an image and a container of Podman through the API of Docker.

use std::collections::BTreeMap;

use podman_client::{
    Client, ContainerConfigCmd, ContainerCreateBody, ContainerInspectFailure,
    ContainerRenameRequired, Environment, Failure, VolumeCreateBody,
};

/// A tar archive without files: blocks of zeros.
const EMPTY_ARCHIVE: &[u8] = &[0; 10240];

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let socket = std::env::args()
        .nth(1)
        .ok_or("usage: podman-story SOCKET")?;
    let client = Client::builder(Environment::unix(socket)).build()?;
    let labels = BTreeMap::from([("animals".to_owned(), "pets".to_owned())]);

    for name in ["cats", "dogs"] {
        let body = VolumeCreateBody::default()
            .name(name)
            .labels(labels.clone());
        let volume = client.volume_create(body).send().await?;
        assert_eq!(volume.name, name);
    }
    println!("create: 2 volumes");

    let volume = client.volume_inspect("cats").send().await?;
    assert_eq!(volume.labels, labels);
    println!("read: volume cats");

    let list = client
        .volume_list()
        .filters(r#"{"label":["animals=pets"]}"#)
        .send()
        .await?;
    let mut names: Vec<_> = list
        .volumes
        .iter()
        .map(|volume| volume.name.as_str())
        .collect();
    names.sort_unstable();
    assert_eq!(names, ["cats", "dogs"]);
    println!("list: volumes {}", names.join(", "));

    client
        .image_create_as_octet_stream(EMPTY_ARCHIVE)
        .from_src("-")
        .repo("empty:1")
        .send()
        .await?;
    let body = ContainerCreateBody::default()
        .image("empty:1")
        .cmd(ContainerConfigCmd::from(vec!["true".to_owned()]))
        .labels(labels);
    let container = client.container_create(body).name("mia").send().await?;
    println!("create: container {}", container.id);

    let required = ContainerRenameRequired {
        id: container.id.clone(),
        name: "tom".to_owned(),
    };
    client.container_rename(required).send().await?;
    let containers = client
        .container_list()
        .all(true)
        .filters(r#"{"name":["tom"]}"#)
        .send()
        .await?;
    assert_eq!(containers.len(), 1);
    assert_eq!(containers[0].id.as_deref(), Some(container.id.as_str()));
    println!("update: mia is now tom");

    client.container_delete("tom").send().await?;
    client.image_delete("empty:1").send().await?;
    for name in ["cats", "dogs"] {
        client.volume_delete(name).send().await?;
    }
    println!("delete: a container, an image and 2 volumes");

    match client.container_inspect("tom").send().await {
        Err(Failure::Operation(ContainerInspectFailure::NotFound(error))) => {
            println!("error: {}", error.message)
        }
        other => return Err(format!("expected 404, not {other:?}").into()),
    }
    Ok(())
}
