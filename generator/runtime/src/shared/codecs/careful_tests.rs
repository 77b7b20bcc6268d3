//! Values that are left out because they deviate.

use std::collections::BTreeMap;

use crate::runtime::by_type::ByType;
use crate::runtime::careful::Careful;
use crate::runtime::codec::Coded;
use crate::runtime::decode::from_bytes_leniently;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::leniency::Leniency;
use crate::runtime::object;
use crate::runtime::reader::Reader;
use crate::runtime::tolerance::Tolerance;

/// A required and an optional field, and one that is marked.
type Fields = (Option<u8>, Option<Vec<u8>>, Option<Vec<bool>>);

fn read(json: &str, leniency: Leniency) -> Result<Fields, DecodeError> {
    let mut reader = Reader::with(json, Tolerance::Tolerant).lenient(leniency);
    let (mut id, mut ages) = (None, None);
    let mut marked = Coded::<Careful<ByType<Vec<bool>>>>(None);
    object::read(
        "",
        &mut reader,
        &mut [
            object::required("id", &mut id),
            object::optional("ages", &mut ages),
            object::optional("marked", &mut marked),
        ],
    )?;
    reader.end()?;
    Ok((id, ages, marked.0))
}

#[test]
fn only_values_that_deviate_are_left_out() {
    use Leniency::{Everything, Marked, Nothing};
    for (json, leniency, expected) in [
        (
            r#"{"id":1,"ages":"x"}"#,
            Everything,
            Ok((Some(1), None, None)),
        ),
        (
            r#"{"id":1,"ages":[1,null,"x",2]}"#,
            Everything,
            Ok((Some(1), Some(vec![1, 2]), None)),
        ),
        (
            r#"{"id":1,"ages":[2],"ages":[3]}"#,
            Everything,
            Ok((Some(1), Some(vec![2]), None)),
        ),
        (r#"{"id":1,"marked":3}"#, Marked, Ok((Some(1), None, None))),
        (
            r#"{"id":1,"marked":[true,3]}"#,
            Marked,
            Ok((Some(1), None, Some(vec![true]))),
        ),
        (
            r#"{"id":1,"marked":[true,3]}"#,
            Everything,
            Ok((Some(1), None, Some(vec![true]))),
        ),
        (r#"{"id":1,"ages":"x"}"#, Marked, Err("/ages")),
        (r#"{"id":"x"}"#, Everything, Err("/id")),
        (r#"{"id":1,"ages":[1,"#, Everything, Err("/ages/1")),
        (r#"{"id":1,"marked":[true,3]}"#, Nothing, Err("/marked/1")),
    ] {
        let found = read(json, leniency).map_err(|error| error.pointer());
        assert_eq!(found, expected.map_err(str::to_owned), "{json}");
    }
}

#[test]
fn entries_of_a_map_are_left_out() {
    let json = br#"{"a":1,"b":null,"c":"x"}"#;
    let found: Result<BTreeMap<String, u8>, _> = from_bytes_leniently(json, Leniency::Everything);
    assert_eq!(found.unwrap(), BTreeMap::from([("a".to_owned(), 1)]));
}
