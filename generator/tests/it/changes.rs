//! Changes of a model before crates are written.

use std::fs;
use std::path::Path;

use openapi_crates::disk::{Description, Generation};
use openapi_crates::model::Changes;
use openapi_crates::source::Source;
use openapi_crates::{Options, Side, TypeRule, understand};

fn generation() -> Generation {
    let shop = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/model/shop.yaml");
    Description::new(shop)
        .generate(&Options::new("shop"))
        .unwrap()
}

/// The error of changes.
#[track_caller]
fn refused(change: impl FnOnce(&mut Changes)) -> String {
    let mut changes = Changes::new();
    change(&mut changes);
    let mut generation = generation();
    let before = generation.model(Side::Client).unwrap();
    let error = generation
        .change(&changes)
        .expect_err("an error")
        .to_string();
    assert_eq!(generation.model(Side::Client).unwrap(), before);
    error
}

#[test]
fn changes_are_in_the_model_and_in_the_crates() {
    let mut generation = generation();
    let mut changes = Changes::new();
    changes
        .rename_operation("listPets", "pets")
        .hide_operation("addPet")
        .rename_type("Pet", "Animal")
        .rename_type("PersonAddress", "Address")
        .rename_field("Pet", "petId", "id");
    generation.change(&changes).unwrap();
    // The names are those after the changes before.
    let mut changes = Changes::new();
    changes
        .rename_field("Address", "city", "town")
        .hide_operation("pet_sold");
    let mut rule = TypeRule::new("Names").unwrap();
    rule.rename("NamesByLanguage").unwrap();
    changes.type_rule(rule);
    generation.change(&changes).unwrap();
    let model = generation.model(Side::Server).unwrap();
    assert_eq!(model.operation("listPets").unwrap().rust_name, "pets");
    assert!(model.operation("addPet").is_none() && model.webhooks.is_empty());
    let names = model.types.iter().map(|one| one.rust_name.as_str());
    let names: Vec<&str> = names.collect();
    assert_eq!(
        names,
        [
            "Company",
            "NamesByLanguage",
            "Owner",
            "Person",
            "Animal",
            "Status",
            "Address",
            "PetsClientErrorBody",
            "PutPetBodyFields"
        ]
    );
    let fields = |name: &str| model.named(name).unwrap().fields()[0].rust_name.clone();
    assert_eq!(
        (fields("Animal"), fields("Address")),
        ("id".to_owned(), "town".to_owned())
    );
    let folder = tempfile::tempdir().unwrap();
    generation.write(folder.path(), &mut Vec::new()).unwrap();
    let client = folder.path().join("shop-client/src");
    let animal = fs::read_to_string(client.join("types/animal.rs")).unwrap();
    assert!(animal.contains("pub id: Uuid"), "{animal}");
    assert!(client.join("operations/pets.rs").exists());
    assert!(!client.join("operations/add_pet.rs").exists());
}

#[test]
fn changes_need_no_files() {
    let text = "openapi: 3.0.3\ninfo: {title: t, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n    \
                Pet: {type: object, properties: {b: {type: boolean}}}\n";
    let (source, mut options) = (Source::new("a.yaml", text), Options::new("a"));
    let mut understood = understand(&source, &options);
    for (from, to) in [("Pet", "Animal"), ("Animal", "Beast")] {
        let mut changes = Changes::new();
        changes.rename_type(from, to);
        understood.change(&changes, &source, &mut options).unwrap();
    }
    let model = understood
        .crates
        .unwrap()
        .model(&source, Side::Client)
        .unwrap();
    assert!(model.named("Beast").is_some());
}

#[test]
fn unknown_names_are_errors() {
    let error = refused(|changes| {
        changes
            .rename_operation("listPet", "pets")
            .hide_operation("x")
            .rename_type("Pets", "Animal")
            .rename_field("Pet", "petID", "id")
            .rename_field("Status", "sold", "x");
    });
    assert_eq!(
        error,
        "cannot rename operation `listPet` to `pets`: no operation has this id; did you mean `listPets`?\n\
         cannot hide operation `x`: no operation has this id\n\
         cannot rename type `Pets` to `Animal`: no type has this Rust name; did you mean `Pet`?\n\
         cannot rename field `Pet.petID` to `id`: the type has no property of this name; did you mean `petId`?\n\
         cannot rename field `Status.sold` to `x`: the type is not an object with declared properties"
    );
}

#[test]
fn invalid_names_are_errors() {
    let error = refused(|changes| {
        changes
            .rename_operation("listPets", "All Pets")
            .rename_type("Pet", "pet")
            .rename_field("Pet", "petId", "petId");
    });
    assert_eq!(
        error,
        "cannot rename operation `listPets` to `All Pets`: expected a name such as `all_pets`\n\
         cannot rename type `Pet` to `pet`: expected a name such as `Pet`\n\
         cannot rename field `Pet.petId` to `petId`: expected a name such as `pet_id`"
    );
}

#[test]
fn taken_and_reserved_names_are_errors() {
    let error = refused(|changes| {
        changes.rename_type("Pet", "Owner");
    });
    assert!(error.ends_with("`Owner` has this name"), "{error}");
    let error = refused(|changes| {
        changes.rename_type("PersonAddress", "Client");
    });
    assert!(
        error.contains("`Client` is reserved for generated code"),
        "{error}"
    );
    let error = refused(|changes| {
        changes.rename_operation("listPets", "put_pet");
    });
    assert!(error.ends_with("`putPet` has this name"), "{error}");
    let error = refused(|changes| {
        changes.rename_field("Pet", "petId", "name");
    });
    assert!(error.contains("generated code has this name"), "{error}");
}
