// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Response headers.

use http::{HeaderMap, HeaderName, HeaderValue};

use super::rejection::Rejection;

/// A value that a header can represent.
pub trait HeaderText {
    /// Encodes the value; `None` if a header cannot represent it.
    fn to_header(&self) -> Option<HeaderValue>;
}

macro_rules! integers {
    ($($integer:ty)*) => {
        $(impl HeaderText for $integer {
            fn to_header(&self) -> Option<HeaderValue> {
                // The conversion of an integer into a header allocates twice.
                HeaderValue::from_str(itoa::Buffer::new().format(*self)).ok()
            }
        })*
    };
}

integers!(i8 i16 i32 i64 u8 u16 u32 u64);

impl HeaderText for f32 {
    fn to_header(&self) -> Option<HeaderValue> {
        number(self.is_finite(), self)
    }
}

impl HeaderText for f64 {
    fn to_header(&self) -> Option<HeaderValue> {
        number(self.is_finite(), self)
    }
}

/// Encodes a number as JSON does, which has no infinity.
fn number(is_finite: bool, number: &impl ToString) -> Option<HeaderValue> {
    let text = is_finite.then(|| number.to_string())?;
    HeaderValue::try_from(text).ok()
}

impl HeaderText for bool {
    fn to_header(&self) -> Option<HeaderValue> {
        Some(HeaderValue::from_static(if *self {
            "true"
        } else {
            "false"
        }))
    }
}

impl HeaderText for String {
    fn to_header(&self) -> Option<HeaderValue> {
        HeaderValue::from_str(self).ok()
    }
}

/// Sets a header. A value that no header can represent, such as a line break, is an internal error.
pub fn write(
    headers: &mut HeaderMap,
    name: HeaderName,
    value: &impl HeaderText,
) -> Result<(), Rejection> {
    let value = value.to_header().ok_or(Rejection::Internal)?;
    headers.insert(name, value);
    Ok(())
}

/// Adds a header.
pub fn append(headers: &mut HeaderMap, name: HeaderName, value: HeaderValue) {
    headers.append(name, value);
}
