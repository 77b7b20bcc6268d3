//! A client that does not rely on `required`, for single properties.

use std::collections::BTreeMap;

use openapi_crates::report::Style;
use openapi_crates::source::Source;
use openapi_crates::{CarefulSchemas, generate};

use crate::support::{case, options};

#[test]
fn a_single_property_becomes_optional() {
    let names = ["Animal.name", "Animal.nam", "Food.grams"];
    let options = options("careful").client_careful(CarefulSchemas::new(names.map(str::to_owned)));
    let source = Source::new("careful.yaml".to_owned(), case("careful_client"));
    let outcome = generate(&source, &options);
    let animal = &outcome.generated.unwrap().client.files["src/types/animal.rs"];
    assert!(animal.contains("pub name: Option<String>,"), "{animal}");
    assert!(animal.contains("pub id: i64,"), "{animal}");
    let report = outcome.report.render(&source, Style::Plain);
    // `Food` is also part of a request.
    for (name, is_unknown) in [
        ("Animal.name", false),
        ("Animal.nam", true),
        ("Food.grams", true),
    ] {
        assert_eq!(
            report.contains(&format!("`--client-careful={name}` names no object")),
            is_unknown,
            "{report}"
        );
    }
}

#[test]
fn only_names_with_an_effect_are_proposed() {
    let source = || Source::new("careful.yaml".to_owned(), case("careful_client"));
    let generated = generate(&source(), &options("careful")).generated.unwrap();
    let named = |files: &BTreeMap<String, String>, schema: &str| {
        let option = format!("careful(\"{schema}\")");
        let mut types = files
            .iter()
            .filter(|(path, _)| path.starts_with("src/types/"));
        types.any(|(_, text)| text.contains(&option))
    };
    for (schema, is_proposed) in [
        ("Animal", true),
        ("Error", true),
        // They are in requests, or variants without a discriminator.
        ("Food", false),
        ("NewAnimal", false),
        ("Found", false),
        ("Missing", false),
    ] {
        assert_eq!(
            named(&generated.client.files, schema),
            is_proposed,
            "{schema}"
        );
        assert!(!named(&generated.server.files, schema), "{schema}");
        // The option has an effect.
        let careful = CarefulSchemas::new([schema.to_owned()]);
        let outcome = generate(&source(), &options("careful").client_careful(careful));
        let report = outcome.report.render(&source(), Style::Plain);
        assert_eq!(report.contains("W0906"), !is_proposed, "{report}");
    }
}
