//! Properties that only some alternatives declare.

use crate::runtime::by_type::ByType;
use crate::runtime::codec::{Codec, Coded};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::lenient::Lenient;
use crate::runtime::reader::Reader;
use crate::runtime::schema::Schema;
use crate::runtime::slot::Slot as _;
use crate::runtime::tolerance::Tolerance;

type Integer = Lenient<ByType<i8>>;

/// Reads the value of a field.
fn field<C: Codec>(mut reader: Reader<'_>) -> Result<Option<C::Value>, DecodeError> {
    let mut slot = Coded::<C>::default();
    slot.fill(&mut reader)?;
    reader.end()?;
    Ok(slot.0)
}

#[test]
fn a_value_of_another_type_is_ignored() {
    for tolerance in [Tolerance::Strict, Tolerance::Tolerant] {
        let read = |text| field::<Integer>(Reader::with(text, tolerance)).unwrap();
        assert_eq!(read("1"), Some(1));
        assert_eq!(read("[{}]"), None);
        assert_eq!(read("null"), None);
        let read = |text| field::<Option<Integer>>(Reader::with(text, tolerance)).unwrap();
        assert_eq!(read("1"), Some(Some(1)));
        assert_eq!(read("null"), Some(None));
        assert_eq!(read("true"), None);
    }
}

#[test]
fn a_number_that_the_type_does_not_represent_is_an_error() {
    let error = field::<Integer>(Reader::new("1000")).unwrap_err();
    assert_eq!(error.to_string(), "is out of range for `i8`");
    assert!(field::<Integer>(Reader::new("[1")).is_err());
}

#[test]
fn a_schema_and_a_reader_that_knows_all_fields_decide_otherwise() {
    assert!(
        field::<Integer>(Reader::new("true").checking(&Schema::Boolean))
            .unwrap()
            .is_none()
    );
    assert!(field::<Integer>(Reader::new("1").checking(&Schema::Boolean)).is_err());
    let unknown = |_: &str, _: &[&str]| DecodeError::new("is unknown");
    assert!(field::<Integer>(Reader::new("true").rejecting_unknown(unknown)).is_err());
    assert!(field::<Integer>(Reader::new("true").exact().unwrap()).is_err());
}
