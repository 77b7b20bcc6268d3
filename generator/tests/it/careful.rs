//! A client that does not rely on `required`, for single properties.

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
            report.contains(&format!("`--client-careful={name}` names neither")),
            is_unknown,
            "{report}"
        );
    }
}
