//! Manages the flows of a Prefect server.

use prefect_client::{
    BodyPaginateFlowsFlowsPaginatePost, Client, Environment, Failure, FlowCreate,
    FlowCreateRequired, FlowSort, FlowUpdate, PatchFlowsByIdRequired, PostVariablesFailure,
    VariableCreateRequired,
};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let url = std::env::args().nth(1).ok_or("usage: prefect-story URL")?;
    let client = Client::builder(Environment::at(format!("{url}/api"))).build()?;

    let mut ids = Vec::new();
    for name in ["extract", "load", "report"] {
        let name = name.to_owned();
        let flow = FlowCreate::from(FlowCreateRequired { name }).tags(["nightly"]);
        let flow = client.post_flows(flow).send().await?;
        assert_eq!(flow.tags, Some(vec!["nightly".to_owned()]));
        ids.push(flow.id);
    }
    println!("create: 3 flows");

    let flow = client.get_flows_by_id(ids[0]).send().await?;
    assert_eq!(flow.name, "extract");
    assert_eq!(flow.tags, Some(vec!["nightly".to_owned()]));
    println!("read: flow {}", flow.id);

    let mut names = Vec::new();
    for page in 1.. {
        let body = BodyPaginateFlowsFlowsPaginatePost::default()
            .page(page)
            .limit(2)
            .sort(FlowSort::NameAsc);
        let flows = client.post_flows_paginate().body(body).send().await?;
        assert_eq!(flows.count, 3);
        names.extend(flows.results.iter().map(|flow| flow.name.clone()));
        if page >= flows.pages {
            break;
        }
    }
    assert_eq!(names, ["extract", "load", "report"]);
    println!("list: {}", names.join(", "));

    let body = FlowUpdate::default().tags(["nightly", "critical"]);
    client
        .patch_flows_by_id(PatchFlowsByIdRequired { id: ids[0], body })
        .send()
        .await?;
    let flow = client.get_flows_by_id(ids[0]).send().await?;
    assert_eq!(flow.tags.as_ref().map(Vec::len), Some(2));
    println!("update: extract has two tags");

    for id in &ids {
        client.delete_flows_by_id(*id).send().await?;
    }
    assert_eq!(*client.post_flows_count().send().await?, 0);
    println!("delete: 3 flows");

    let variable = VariableCreateRequired {
        name: "not a name".to_owned(),
        value: Some("1".to_owned().into()),
    };
    match client.post_variables(variable.into()).send().await {
        // The body of the response is not the documented one, which has no required fields.
        Err(Failure::Operation(PostVariablesFailure::UnprocessableEntity(error))) => {
            println!("documented error: {}", error.status());
        }
        other => return Err(format!("expected 422, not {other:?}").into()),
    }

    // The description does not document the status 404.
    match client.get_flows_by_id(ids[0]).send().await {
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
