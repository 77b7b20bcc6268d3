//! Properties whose values of another type are additional properties.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::runtime::by_type::ByType;
use crate::runtime::decode::{from_text, from_text_with};
use crate::runtime::encode::try_to_bytes;
use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::or_additional::OrAdditional;
use crate::runtime::tolerance::Tolerance;

#[derive(Clone, Debug, PartialEq)]
struct Options {
    size: Option<i8>,
    stemmer: Nullable<String>,
    additional_properties: BTreeMap<String, Value>,
}

object::implement! {
    Options: Default {
        optional(size: i8, "size", OrAdditional<ByType<i8>>);
        nullable(stemmer: String, "stemmer", OrAdditional<ByType<String>>);
        additional(additional_properties: BTreeMap<String, Value>, []);
    }
}

#[test]
fn a_value_of_another_type_is_an_additional_property() {
    let cases = [
        (r#"{"size":1,"stemmer":"x","y":2}"#, Some(1), vec!["y"]),
        (r#"{"size":"1","stemmer":null}"#, None, vec!["size"]),
        (
            r#"{"size":null,"stemmer":[{}]}"#,
            None,
            vec!["size", "stemmer"],
        ),
        (r#"{"size":1000}"#, None, vec!["size"]),
        ("{}", None, vec![]),
    ];
    for (text, size, additional) in cases {
        for tolerance in [Tolerance::Strict, Tolerance::Tolerant] {
            let read: Options = from_text_with(text, tolerance).unwrap();
            assert_eq!(read.size, size, "{text}");
            assert!(read.additional_properties.keys().eq(&additional), "{text}");
            let written: Value = serde_json::from_slice(&try_to_bytes(&read).unwrap()).unwrap();
            assert_eq!(written, serde_json::from_str::<Value>(text).unwrap());
        }
    }
}

#[test]
fn a_repeated_name_is_an_error() {
    for text in [
        r#"{"size":1,"size":"x"}"#,
        r#"{"size":"x","size":1}"#,
        r#"{"size":"x","size":"x"}"#,
    ] {
        let error = from_text::<Options>(text).unwrap_err();
        assert_eq!(error.to_string(), "/size: must not be repeated");
    }
    assert!(from_text::<Options>(r#"{"size":[1}"#).is_err());
}

#[test]
fn a_property_is_written_once() {
    let others = BTreeMap::from([("size".to_owned(), json!("large"))]);
    let options = Options::default().additional_properties(others);
    assert_eq!(try_to_bytes(&options).unwrap(), br#"{"size":"large"}"#);
    let error = try_to_bytes(&options.size(1)).unwrap_err();
    let message = "/size: is a declared property and must not be an additional one";
    assert_eq!(error.to_string(), message);
}
