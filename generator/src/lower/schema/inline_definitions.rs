//! Referenced schemas outside of `components/schemas`, such as those of `$defs`.

use openapiv3::Schema;

use crate::lower::Lowering;
use crate::lowered::Type;
use crate::names::Name;
use crate::report::Code;
use crate::source::{Place, Resolved};

/// Pointer segments that are not names.
const STRUCTURE: [&str; 9] = [
    "allOf",
    "components",
    "content",
    "parameters",
    "paths",
    "requestBody",
    "responses",
    "schema",
    "schemas",
];

impl<'a> Lowering<'a> {
    /// Returns the type of a referenced schema, which is created once.
    pub fn inline_definition(
        &mut self,
        found: &Resolved<'a, Schema>,
        place: &Place,
    ) -> Option<Type> {
        if let Some(id) = self.types.merged(std::slice::from_ref(&found.place)) {
            return Some(Type::Named(id));
        }
        if self.open_definitions.contains(&found.place) {
            let what = "a recursive schema outside of `components` that is not an object";
            self.unsupported(Code::UnsupportedSchema, &place.key("$ref"), what);
            return None;
        }
        self.open_definitions.push(found.place.clone());
        let ty = self.inline(found.item, &found.place, &name_of(&found.place));
        self.open_definitions.pop();
        ty
    }
}

/// Names a schema after its location: `#/components/schemas/Pet/properties/tag` is `PetTag`.
fn name_of(place: &Place) -> String {
    let mut words = Vec::new();
    let mut steps = place.steps().into_iter();
    while let Some(step) = steps.next() {
        match step {
            "$defs" | "definitions" => {
                words.clear();
                words.extend(steps.next());
            }
            "properties" => words.extend(steps.next()),
            "items" => words.push("item"),
            "additionalProperties" => words.push("value"),
            step if STRUCTURE.contains(&step) => {}
            step => words.push(step),
        }
    }
    Name::upper(&words.join(" "), None).plain().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_describe_the_location_of_a_schema() {
        let cases = [
            ("#/components/schemas/Pet/properties/tag", "PetTag"),
            ("#/components/schemas/Pet/$defs/Address", "Address"),
            ("#/components/schemas/Pets/items", "PetsItem"),
            (
                "#/paths/~1pets/get/responses/200/content/a~1b/schema",
                "PetsGet200AB",
            ),
        ];
        for (reference, expected) in cases {
            let place = Place::of_reference(reference).expect("a pointer");
            assert_eq!(name_of(&place), expected);
        }
    }
}
