//! JSONPath (RFC 9535) selectors for locations.

use serde_json::Value;

use crate::source::Place;

/// The path of a location in a value: `$.paths['/pets'].get.parameters[0]`.
pub fn of(value: &Value, place: &Place) -> String {
    let mut path = "$".to_owned();
    let mut at = Some(value);
    for step in place.steps() {
        match at {
            Some(Value::Array(list)) => {
                path += &format!("[{step}]");
                at = step.parse::<usize>().ok().and_then(|index| list.get(index));
            }
            other => {
                path += &selector(step);
                at = other.and_then(|value| value.get(step));
            }
        }
    }
    path
}

/// The path of several properties of an object: `$.components.schemas.Pet['oneOf', 'type']`.
pub fn of_fields(value: &Value, place: &Place, fields: &[&str]) -> String {
    let names: Vec<String> = fields.iter().map(|field| quoted(field)).collect();
    format!("{}[{}]", of(value, place), names.join(", "))
}

fn selector(name: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let starts_with_digit = name.starts_with(|letter: char| letter.is_ascii_digit());
    if !name.is_empty() && !starts_with_digit && name.chars().all(is_plain) {
        return format!(".{name}");
    }
    format!("[{}]", quoted(name))
}

fn quoted(name: &str) -> String {
    let mut quoted = "'".to_owned();
    for letter in name.chars() {
        match letter {
            '\'' | '\\' => quoted.extend(['\\', letter]),
            control if u32::from(control) < 0x20 => {
                quoted += &format!("\\u{:04x}", u32::from(control));
            }
            other => quoted.push(other),
        }
    }
    quoted.push('\'');
    quoted
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use serde_json_path::JsonPath;

    use super::*;

    #[test]
    fn a_path_selects_its_location() {
        let value = json!({
            "paths": {"/it's \\ {id}\n": {"get": {"parameters": [{"name": "a"}, {"name": "b"}]}}},
            "1": {"x-a": true, "": 1},
        });
        for (reference, selected) in [
            ("#", &value),
            (
                "#/paths/~1it's%20%5C%20%7Bid%7D%0A/get/parameters/1/name",
                &json!("b"),
            ),
            ("#/1/x-a", &json!(true)),
            ("#/1/", &json!(1)),
        ] {
            let place = Place::of_reference(reference).expect(reference);
            let path = of(&value, &place);
            let parsed = JsonPath::parse(&path).expect(&path);
            assert_eq!(
                parsed.query(&value).exactly_one().ok(),
                Some(selected),
                "{path}"
            );
        }
    }

    #[test]
    fn several_properties_are_selected() {
        let value = json!({"a": {"b": 1, "c-d": 2, "e": 3}});
        let place = Place::root().key("a");
        let path = of_fields(&value, &place, &["b", "c-d"]);
        assert_eq!(path, "$.a['b', 'c-d']");
        let selected = JsonPath::parse(&path).expect(&path).query(&value).all();
        assert_eq!(selected, [&json!(1), &json!(2)]);
    }
}
