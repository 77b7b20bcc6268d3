use super::*;

#[test]
fn the_description_is_unchanged_except_for_its_servers() {
    let original = include_str!("../../../spec/openapi.yaml");
    let (before, rest) = original.split_once("\nservers:\n").unwrap();
    let (_, after) = rest.split_once("\n\n").unwrap();
    let expected = format!(
        "{before}\nservers:\n  - url: {}\n\n{after}",
        crate::api::BASE_PATH
    );
    assert_eq!(*DESCRIPTION, expected);
}
