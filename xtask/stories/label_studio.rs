//! Manages the projects of Label Studio.

use label_studio_client::{
    ApiProjectsValidateCreateFailure, Client, Environment, Failure, PatchedProjectRequest,
    ProjectLabelConfigRequestRequired, ProjectRequest,
};

const LABELS: &str = r#"<View>
    <Text name="text" value="$text"/>
    <Choices name="kind" toName="text"><Choice value="cat"/><Choice value="dog"/></Choices>
</View>"#;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(url), Some(token)) = (arguments.next(), arguments.next()) else {
        return Err("usage: label-studio-story URL TOKEN".into());
    };
    let client = Client::builder(Environment::at(url))
        .token(format!("Token {token}"))
        .build()?;

    let mut ids = Vec::new();
    for title in ["Birds", "Cats", "Dogs"] {
        let body = ProjectRequest::default().title(title).label_config(LABELS);
        let project = client.api_projects_create().body(body).send().await?;
        assert_eq!(project.title.as_deref(), Some(title));
        ids.push(project.id.ok_or("a project without an id")?);
    }
    println!("create: 3 projects");

    let project = client.api_projects_retrieve(ids[0]).send().await?;
    assert_eq!(project.title.as_deref(), Some("Birds"));
    println!("read: project {}", ids[0]);

    let mut titles = Vec::new();
    for page in 1.. {
        let projects = client
            .api_projects_list()
            .page(page)
            .page_size(2)
            .ordering("title")
            .send()
            .await?
            .into_body();
        assert_eq!(projects.count, 3);
        let found = projects.results.into_iter();
        titles.extend(found.filter_map(|project| project.title.into_value()));
        if projects.next.is_none() {
            break;
        }
    }
    assert_eq!(titles, ["Birds", "Cats", "Dogs"]);
    println!("list: {}", titles.join(", "));

    let body = PatchedProjectRequest::default().title("Kittens");
    client
        .api_projects_partial_update(ids[1])
        .body(body)
        .send()
        .await?;
    let project = client.api_projects_retrieve(ids[1]).send().await?;
    assert_eq!(project.title.as_deref(), Some("Kittens"));
    println!("update: Cats is now Kittens");

    for id in &ids {
        client.api_projects_destroy(*id).send().await?;
    }
    assert_eq!(client.api_projects_list().send().await?.count, 0);
    println!("delete: 3 projects");

    let invalid = ProjectLabelConfigRequestRequired {
        label_config: "<View>".to_owned(),
    };
    match client
        .api_projects_validate_create(invalid.into())
        .send()
        .await
    {
        Err(Failure::Operation(ApiProjectsValidateCreateFailure::BadRequest(reply))) => {
            println!("documented error: {}", reply.status());
        }
        other => return Err(format!("expected 400, not {other:?}").into()),
    }

    // The description does not document the status 404.
    match client.api_projects_retrieve(ids[0]).send().await {
        Err(Failure::Undocumented(response)) => {
            assert_eq!(response.status(), 404);
            println!(
                "undocumented error: {}",
                String::from_utf8_lossy(response.body())
            );
        }
        other => return Err(format!("expected 404, not {other:?}").into()),
    }
    Ok(())
}
