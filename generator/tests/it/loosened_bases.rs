//! Objects that include one that no type represents.

use crate::support::generated;

const DESCRIPTION: &str = "\
openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
paths:
  /pets:
    post:
      operationId: addPet
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Cat'}}}}
      responses: {'204': {description: Done.}}
components:
  schemas:
    Pet: {type: object, required: [id], properties: {name: {type: string}}, additionalProperties: false}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {lives: {type: integer}}}]}
";

#[test]
fn an_object_keeps_the_properties_of_a_loosened_one() {
    let generated = generated("loosened_bases", DESCRIPTION);
    let cat = &generated.server.files["src/types/cat.rs"];
    let kept = "pub additional_properties: BTreeMap<String, Value>,";
    assert!(cat.contains(kept), "{cat}");
}
