//! Identical inline schemas are one type, with aliases.

use crate::support::{case, generated_with, options};

/// Returns the aliases in the files of the client.
fn aliases(text: &str, separate_types: bool) -> Vec<String> {
    let options = options("identical").separate_types(separate_types);
    let files = generated_with(text, &options).client.files;
    let types = files
        .iter()
        .filter(|(path, _)| path.starts_with("src/types/"));
    let lines = types.flat_map(|(_, text)| text.lines());
    let aliases = lines.filter(|line| line.starts_with("pub type "));
    aliases.map(str::to_owned).collect()
}

#[test]
fn the_order_of_the_description_does_not_matter() {
    let text = case("identical_types");
    let (head, components) = text.split_once("components:\n").expect("components");
    let moved = format!("components:\n{components}{head}");
    let mut in_order = aliases(&text, false);
    let mut in_another_order = aliases(&moved, false);
    in_order.sort();
    in_another_order.sort();
    assert_eq!(in_order, in_another_order);
    assert!(in_order.contains(&"pub type InvoiceSender = OrderAddress;".to_owned()));
}

#[test]
fn types_can_be_kept_separate() {
    let none: Vec<String> = Vec::new();
    assert_eq!(aliases(&case("identical_types"), true), none);
}

#[test]
fn a_type_of_several_operations_is_in_the_file_of_none() {
    let operation = |name: &str| {
        format!(
            "  /{name}:
    get:
      operationId: {name}
      parameters:
        - {{name: kind, in: query, schema: {{type: string, enum: [cat, dog]}}}}
        - {{name: size, in: query, schema: {{type: string, enum: [{name}]}}}}
      responses: {{'204': {{description: Found.}}}}\n"
        )
    };
    let paths = ["pets", "keepers"].map(operation).concat();
    let text = format!("openapi: 3.0.3\ninfo: {{title: A, version: '1'}}\npaths:\n{paths}");
    let files = generated_with(&text, &options("shared")).server.files;
    let definition = |name: &str| {
        let definition = format!("pub enum {name} ");
        let mut files = files.iter();
        files.find_map(|(path, text)| text.contains(&definition).then_some(path.as_str()))
    };
    assert_eq!(definition("PetsKind"), Some("src/types/pets_kind.rs"));
    assert_eq!(definition("PetsSize"), Some("src/operations/pets.rs"));
    let keepers = &files["src/operations/keepers.rs"];
    assert!(
        keepers.contains("pub type KeepersKind = PetsKind;"),
        "{keepers}"
    );
}
