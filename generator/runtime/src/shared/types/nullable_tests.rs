//! `Nullable`: absent, `null` or a value.

use std::mem::size_of;

use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable::{self, Absent, Null, Value};

#[test]
fn nullable_has_the_size_of_nested_options() {
    assert_eq!(
        size_of::<Nullable<bool>>(),
        size_of::<Option<Option<bool>>>()
    );
    assert_eq!(size_of::<Nullable<u64>>(), size_of::<Option<Option<u64>>>());
    assert_eq!(size_of::<Nullable<f32>>(), size_of::<Option<Option<f32>>>());
    assert_eq!(
        size_of::<Nullable<String>>(),
        size_of::<Option<Option<String>>>()
    );
    assert_eq!(
        size_of::<Nullable<Vec<u8>>>(),
        size_of::<Option<Option<Vec<u8>>>>()
    );
    assert_eq!(
        size_of::<Nullable<Box<u8>>>(),
        size_of::<Option<Option<Box<u8>>>>()
    );
    assert_eq!(size_of::<Nullable<String>>(), size_of::<String>());
}

#[test]
fn accessors_return_the_value() {
    let mut note = Nullable::from("x");
    assert_eq!(
        (note.as_ref(), note.as_deref()),
        (Some(&"x".to_owned()), Some("x"))
    );
    assert!(note.is_some() && !note.is_none());
    assert_eq!(note.map_ref(String::len), Value(1));
    assert_eq!(note.take().into_value(), Some("x".to_owned()));
    assert_eq!(note, Absent);
    for none in [Absent::<String>, Null] {
        assert_eq!((none.as_ref(), none.as_deref()), (None, None));
        assert_eq!(none.is_absent(), none == Absent);
        assert_eq!(none.is_null(), none == Null);
        assert_eq!(none.into_value(), None);
    }
    assert_eq!(Nullable::<u8>::default(), Absent);
}

#[test]
fn nested_options_are_converted() {
    for (nested, nullable) in [
        (None, Absent),
        (Some(None), Null),
        (Some(Some(1)), Value(1)),
    ] {
        assert_eq!(Nullable::from_nested(nested), nullable);
        assert_eq!(nullable.into_nested(), nested);
    }
}

#[test]
fn a_patch_leaves_absent_values_unchanged() {
    let applied = |patch: Nullable<u8>, mut stored: Option<u8>| {
        patch.apply_to(&mut stored);
        stored
    };
    assert_eq!(applied(Absent, Some(1)), Some(1));
    assert_eq!(applied(Null, Some(1)), None);
    assert_eq!(applied(Value(2), Some(1)), Some(2));
    assert_eq!(applied(Value(2), None), Some(2));
}

#[test]
fn json_of_serde_has_all_three_states() {
    #[derive(Debug, Default, Deserialize, PartialEq, Serialize)]
    struct Patch {
        #[serde(default, skip_serializing_if = "Nullable::is_absent")]
        note: Nullable<String>,
    }
    for (note, json) in [
        (Absent, json!({})),
        (Null, json!({"note": null})),
        (Value("x".to_owned()), json!({"note": "x"})),
    ] {
        let patch = Patch { note };
        assert_eq!(json!(patch), json);
        assert_eq!(serde_json::from_value::<Patch>(json).unwrap(), patch);
    }
    let rank = Nullable::from(3);
    assert_eq!(
        json!({"rank": rank, "none": Absent::<u8>}),
        json!({"rank": 3, "none": null})
    );
}

#[test]
fn setters_accept_convertible_values() {
    fn note(note: impl Into<Nullable<String>>) -> Nullable<String> {
        note.into()
    }
    fn links(links: impl Into<Nullable<Vec<String>>>) -> Nullable<Vec<String>> {
        links.into()
    }
    fn small(small: impl Into<Nullable<u8>>) -> Nullable<u8> {
        small.into()
    }
    fn title(title: impl IntoOptional<String>) -> Option<String> {
        title.into_optional()
    }
    let text = "x".to_owned();
    for value in [
        note("x"),
        note(&text),
        note(Some(text.clone())),
        note(text.clone()),
    ] {
        assert_eq!(value.as_deref(), Some("x"));
    }
    assert_eq!([note(None), note(Null), note(Absent)], [Null, Null, Absent]);
    let lists = [
        links(["x"]),
        links([text.clone()]),
        links(vec![text.clone()]),
    ];
    assert!(
        lists
            .iter()
            .all(|list| list.as_ref().is_some_and(|list| *list == ["x"]))
    );
    assert_eq!([links(None), links(vec![])], [Null, Value(Vec::new())]);
    assert_eq!(
        [small(1), small(Some(1)), small(None)],
        [Value(1), Value(1), Null]
    );
    for value in [
        title("x"),
        title(&text),
        title(Some(text.clone())),
        title(text.clone()),
    ] {
        assert_eq!(value.as_deref(), Some("x"));
    }
    assert_eq!(title(None), None);
}
