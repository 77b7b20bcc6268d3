//! Rules for generated types: derives, attributes, other names, and replacements.

use openapi_crates::report::Style;
use openapi_crates::source::Source;
use openapi_crates::{Generated, Options, Side, TypeRule, generate};

use crate::support::options;

const DESCRIPTION: &str = r"
openapi: 3.1.0
info: {title: Types, version: 1.0.0}
paths:
  /pets:
    post:
      operationId: addPet
      requestBody:
        required: true
        content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
      responses:
        '200': {description: Added., content: {application/json: {schema: {$ref: '#/components/schemas/Offer'}}}}
components:
  schemas:
    Pet:
      type: object
      required: [petName]
      properties:
        petName: {type: string}
        kind: {$ref: '#/components/schemas/Kind'}
        born: {type: string, format: date}
    Kind: {type: string, enum: [cat, dog]}
    Offer:
      type: object
      required: [pet]
      properties:
        pet: {$ref: '#/components/schemas/Pet'}
        price: {$ref: '#/components/schemas/Price'}
    Price:
      type: object
      x-rust-derive: [PartialOrd, {crate: schemars, version: '1', path: 'schemars::JsonSchema'}]
      properties:
        amount: {type: number}
";

fn rule(pattern: &str, change: impl Fn(&mut TypeRule) -> Result<(), String>) -> TypeRule {
    let mut rule = TypeRule::new(pattern).expect("a pattern");
    change(&mut rule).expect("a valid rule");
    rule
}

fn generated(options: &Options) -> (Option<Generated>, String) {
    let source = Source::new("types.yaml".to_owned(), DESCRIPTION.to_owned());
    let outcome = generate(&source, options);
    let report = outcome.report.render(&source, Style::Plain);
    (outcome.generated, report)
}

/// The files of the types of both crates.
fn files(options: &Options, type_name: &str) -> [String; 2] {
    let (generated, report) = generated(options);
    let Some(generated) = generated else {
        panic!("{report}");
    };
    let path = format!("src/types/{type_name}.rs");
    [&generated.server, &generated.client].map(|one| one.files[&path].clone())
}

fn contains(text: &str, part: &str) {
    assert!(text.contains(part), "{part:?} in:\n{text}");
}

#[test]
fn derives_follow_those_of_the_generator_where_a_type_can_have_them() {
    let all = rule("*", |rule| {
        rule.derive("Eq")?.derive("Hash")?;
        rule.derive("ts_rs::TS")?.dependency("ts-rs", "12", [])?;
        Ok(())
    });
    let options = options("types").type_rules([all]);
    for pet in files(&options, "pet") {
        contains(
            &pet,
            "#[derive(Clone, Debug, PartialEq, Eq, Hash, ts_rs::TS)]",
        );
    }
    for price in files(&options, "price") {
        contains(
            &price,
            "#[derive(Clone, Debug, PartialEq, Default, PartialOrd, ts_rs::TS)]",
        );
    }
    // `Offer` contains `Price`.
    for offer in files(&options, "offer") {
        contains(&offer, "#[derive(Clone, Debug, PartialEq, ts_rs::TS)]");
    }
    let (generated, report) = generated(&options);
    let client = generated.expect("both crates").client;
    contains(&client.files["Cargo.toml"], "ts-rs = \"12\"\n");
    contains(&report, "8 skipped");
}

#[test]
fn attributes_have_the_names_of_the_description() {
    let of_server = rule("Pe*", |rule| {
        rule.side(Side::Server).kind("object")?;
        rule.attribute("#[doc(alias = \"{wire}\")]")?;
        rule.member_attribute("pet_*", "#[doc(alias = \"{wire}\")]")?;
        Ok(())
    });
    let [server, client] = files(&options("types").type_rules([of_server]), "pet");
    contains(&server, "#[doc(alias = \"Pet\")]\n#[non_exhaustive]");
    contains(
        &server,
        "    #[doc(alias = \"petName\")]\n    pub pet_name: String,",
    );
    assert!(!client.contains("alias"), "{client}");
}

#[test]
fn types_are_renamed_and_replaced() {
    let renamed = rule("Kind", |rule| rule.rename("Species").map(drop));
    let replaced = rule("Price", |rule| {
        rule.dependency("money", "1.2", ["serde"])?;
        rule.replace("money::Amount").map(drop)
    });
    let options = options("types").type_rules([renamed, replaced]);
    for pet in files(&options, "pet") {
        contains(&pet, "pub kind: Option<Species>,");
    }
    for price in files(&options, "price") {
        contains(&price, "pub type Price = money::Amount;");
    }
}

#[test]
fn derives_of_the_description_need_accepted_crates() {
    let (_, report) = generated(&options("types"));
    contains(&report, "W0903");
    let accepting = options("types").crates(["schemars"]);
    for price in files(&accepting, "price") {
        contains(&price, "Default, PartialOrd, schemars::JsonSchema)]");
    }
}

#[test]
fn rules_without_an_effect_are_reported() {
    for (rule, expected) in [
        (
            rule("Price", |rule| {
                rule.label("codegen.toml:3:1").derive("Eq").map(drop)
            }),
            "error[E0910]: codegen.toml:3:1: type rule `Price`: `Price` of the server cannot derive `Eq`: the field \
             `amount` is `f64`",
        ),
        (
            rule("Offer", |rule| {
                rule.derive("PartialOrd")?.derive("Ord").map(drop)
            }),
            "`Offer` of the client cannot derive `Ord`: it does not derive `Eq`",
        ),
        (
            rule("Pett", |rule| rule.derive("Eq").map(drop)),
            "type rule `Pett` matches no type of the client",
        ),
        (
            rule("Pet", |rule| {
                rule.member_attribute("nme", "#[doc = \"\"]").map(drop)
            }),
            "type rule `Pet`: no field or variant is called `nme`",
        ),
        (
            rule("AddPetRequest", |rule| rule.rename("Add").map(drop)),
            "type rule `AddPetRequest` names no component schema",
        ),
        (
            rule("Pet", |_| Ok(())),
            "type rule `Pet`: the rule changes nothing",
        ),
        (
            rule("Pet", |rule| rule.derive("ts_rs::TS").map(drop)),
            "missing version of the crate `ts_rs`",
        ),
    ] {
        let (_, report) = generated(&options("types").type_rules([rule]));
        contains(&report, expected);
    }
}

#[test]
fn invalid_parts_are_refused() {
    let mut rule = TypeRule::new("Pet*").expect("a pattern");
    for (result, expected) in [
        (rule.clone().kind("struct").map(drop), "unknown kind"),
        (
            rule.clone().derive("Eq, Hash").map(drop),
            "expected the path of a trait",
        ),
        (
            rule.clone().derive("serde::Serialize").map(drop),
            "implement `Serialize` already",
        ),
        (
            rule.clone().derive("Display").map(drop),
            "no trait of the standard library",
        ),
        (
            rule.clone().attribute("serde").map(drop),
            "expected an attribute",
        ),
        (
            rule.clone().attribute("#[a] #[b]").map(drop),
            "expected an attribute",
        ),
        (
            rule.clone().dependency("a b", "1", []).map(drop),
            "invalid crate name",
        ),
        (
            rule.clone().dependency("money", "one", []).map(drop),
            "invalid version requirement",
        ),
        (
            rule.clone().dependency("money", "1", ["a b"]).map(drop),
            "invalid feature",
        ),
        (
            rule.clone().dependency("serde", "2", []).map(drop),
            "depend on version 1 of `serde`",
        ),
        (rule.clone().rename("Animal").map(drop), "without `*`"),
        (
            rule.replace("Amount").map(drop),
            "expected the path of a type",
        ),
    ] {
        let error = result.expect_err(expected);
        contains(&error, expected);
    }
}
