//! Values that JSON cannot represent.

use std::collections::BTreeMap;

use crate::runtime::encode::{Encode, EncodeFields as _, Writer, to_bytes, try_to_bytes};

#[test]
fn an_error_has_the_location_of_the_first_value() {
    let lists = BTreeMap::from([
        ("a".to_owned(), vec![1.0, 2.0]),
        ("b/c".to_owned(), vec![1.0, f64::INFINITY, f64::NAN]),
        ("d".to_owned(), vec![f64::NAN]),
    ]);
    let error = try_to_bytes(&vec![lists]).unwrap_err();
    assert_eq!(error.to_string(), "/0/b~1c/1: is infinite or NaN");
    assert_eq!(to_bytes(&f64::NAN), None);
}

struct Label(BTreeMap<String, u8>);

impl Encode for Label {
    fn encode(&self, json: &mut Writer) {
        json.object(&mut |fields| {
            fields.optional(",\"color\":", &None::<String>);
            fields.additional(&self.0, &["color"]);
            BTreeMap::from([("color".to_owned(), 1)]).encode_fields(fields);
        });
    }
}

#[test]
fn additional_properties_have_other_names() {
    let label = |name: &str| vec![Label(BTreeMap::from([(name.to_owned(), 1)]))];
    assert_eq!(
        to_bytes(&label("size")).unwrap(),
        br#"[{"size":1,"color":1}]"#
    );
    let error = try_to_bytes(&label("color")).unwrap_err();
    let expected = "/0/color: is a declared property and must not be an additional one";
    assert_eq!(error.to_string(), expected);
}
