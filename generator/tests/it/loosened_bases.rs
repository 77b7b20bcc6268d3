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

const PET: &str = "    Pet: {type: object, required: [id], properties: {name: {type: string}}, additionalProperties: false}\n";

#[test]
fn an_object_keeps_the_properties_of_a_loosened_one() {
    let generated = generated("loosened_bases", DESCRIPTION);
    let cat = &generated.server.files["src/types/cat.rs"];
    let kept = "pub additional_properties: BTreeMap<String, Value>,";
    assert!(cat.contains(kept), "{cat}");
}

#[test]
fn a_component_keeps_its_type_if_another_schema_excludes_all_its_alternatives() {
    let description = DESCRIPTION.replace(
        PET,
        "    Pet: {oneOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Fish'}]}
    Dog: {type: object, required: [bark], properties: {bark: {type: string}}, additionalProperties: false}
    Fish: {type: object, required: [fins], properties: {fins: {type: integer}}, additionalProperties: false}
    Keeper: {allOf: [{$ref: '#/components/schemas/Pet'}, {required: [id]}]}
    House: {type: object, properties: {pet: {$ref: '#/components/schemas/Pet'}, keeper: {$ref: '#/components/schemas/Keeper'}}}
",
    );
    let description = description.replace("schemas/Cat'", "schemas/House'");
    let generated = generated("excluded_alternatives", &description);
    let house = &generated.server.files["src/types/house.rs"];
    assert!(house.contains("pub pet: Option<Pet>,"), "{house}");
    let keeper = &generated.server.files["src/types/keeper.rs"];
    assert!(keeper.contains("pub type Keeper = Value;"), "{keeper}");
    let pet = &generated.server.files["src/types/pet.rs"];
    assert!(pet.contains("Fish(Fish),"), "{pet}");
}

#[test]
fn an_object_keeps_the_properties_of_a_reference_to_nothing() {
    let missing = "    Pet: {$ref: '#/components/schemas/Missing'}\n";
    let generated = generated("missing_base", &DESCRIPTION.replace(PET, missing));
    let cat = &generated.server.files["src/types/cat.rs"];
    let kept = "pub additional_properties: BTreeMap<String, Value>,";
    assert!(cat.contains(kept), "{cat}");
}
