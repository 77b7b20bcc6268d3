//! One request as the number of operations grows: servers of 3 to 1,200 operations of one kind.

use std::fmt::Write as _;
use std::fs;
use std::process::Command;

use super::{Outcome, folder, run};
use crate::contender::REQUESTS;
use crate::report::{Metric, Summaries, Table};

/// The numbers of operations of the servers.
const OPERATIONS: [usize; 4] = [3, 30, 300, 1200];

/// The number of resources below one path segment.
const SIBLINGS: usize = 20;

/// Measures it.
pub fn measure() -> Outcome<Vec<Table>> {
    for operations in OPERATIONS {
        generate(operations)?;
    }
    let growth = folder().join("growth");
    let mut cargo = Command::new("cargo");
    cargo
        .current_dir(&growth)
        .args(["bench", "--bench", "growth"]);
    run(cargo.args(["--", "--save-summary=json"]))?;
    Ok(vec![table()?])
}

fn table() -> Outcome<Table> {
    let columns = ["1,200", "300", "30", "3", "to 300", "to 30", "to 3"];
    let mut table = Table::new("Instructions per request, by operations", &columns);
    let summaries = Summaries::of("growth/target", "growth/growth/growth");
    for (place, title) in [
        ("first", "`GET /group-0/thing-0/{id}`"),
        ("middle", "that of the resource in the middle"),
        ("last", "that of the last resource"),
        ("unknown", "404, unknown path"),
    ] {
        let sizes = OPERATIONS.iter().rev();
        let measurements = sizes.map(|operations| format!("of_{operations}.{place}"));
        let figures = summaries.figures(measurements, Metric::Instructions, REQUESTS as f64)?;
        table.compare(title, figures);
    }
    Ok(table)
}

fn generate(operations: usize) -> Outcome<()> {
    let servers = folder().join("growth/servers");
    fs::create_dir_all(&servers)?;
    let spec = servers.join(format!("growth-{operations}.yaml"));
    fs::write(&spec, description(operations / 3))?;
    let mut cargo = Command::new("cargo");
    let workspace = folder().join("../..");
    cargo.current_dir(workspace).args(["xtask", "codegen"]);
    cargo.args(["--server", "--stub", "--name"]);
    cargo.arg(format!("growth-{operations}"));
    run(cargo.arg("--spec").arg(spec).arg("--out").arg(servers))
}

/// A description of resources, each with a list, a way to create one and a way to get one.
pub fn description(resources: usize) -> String {
    let mut text = HEAD.to_owned();
    for index in 0..resources {
        let path = format!("/group-{}/thing-{index}", index / SIBLINGS);
        // Writing to a string does not fail.
        let _ = write!(
            text,
            "  {path}:
    get:
      operationId: list-thing-{index}
      responses: {{ '200': {{ $ref: '#/components/responses/Things' }} }}
    post:
      operationId: create-thing-{index}
      requestBody: {{ $ref: '#/components/requestBodies/Thing' }}
      responses: {{ '201': {{ $ref: '#/components/responses/Thing' }} }}
  {path}/{{id}}:
    get:
      operationId: get-thing-{index}
      parameters: [{{ $ref: '#/components/parameters/Id' }}]
      responses: {{ '200': {{ $ref: '#/components/responses/Thing' }} }}
"
        );
    }
    text
}

const HEAD: &str = "\
openapi: 3.0.3
info: { title: Growth, version: 1.0.0 }
security: [{ key: [] }]
components:
  securitySchemes: { key: { type: http, scheme: bearer } }
  parameters:
    Id: { name: id, in: path, required: true, schema: { type: integer, format: int64 } }
  schemas:
    Thing:
      type: object
      required: [id, name]
      properties: { id: { type: integer, format: int64 }, name: { type: string } }
  requestBodies:
    Thing:
      required: true
      content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
  responses:
    Thing:
      description: One.
      content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
    Things:
      description: All.
      content:
        application/json:
          schema: { type: array, items: { $ref: '#/components/schemas/Thing' } }
paths:
";
