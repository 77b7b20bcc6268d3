//! Response headers.

pub use http::{HeaderMap, HeaderName, HeaderValue};

use crate::runtime::server::rejection::Rejection;

/// A value that a header can represent.
pub trait HeaderText {
    /// Encodes the value; `None` if a header cannot represent it.
    fn to_header(&self) -> Option<HeaderValue>;
}

macro_rules! integers {
    ($($integer:ty)*) => {
        $(impl HeaderText for $integer {
            #[inline]
            fn to_header(&self) -> Option<HeaderValue> {
                // The conversion of an integer into a header allocates twice.
                HeaderValue::from_str(itoa::Buffer::new().format(*self)).ok()
            }
        })*
    };
}

integers!(i8 i16 i32 i64 u8 u16 u32 u64);

impl<T: HeaderText + ?Sized> HeaderText for &T {
    #[inline]
    fn to_header(&self) -> Option<HeaderValue> {
        (**self).to_header()
    }
}

impl HeaderText for f32 {
    #[inline]
    fn to_header(&self) -> Option<HeaderValue> {
        number(self.is_finite(), self)
    }
}

impl HeaderText for f64 {
    #[inline]
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
    #[inline]
    fn to_header(&self) -> Option<HeaderValue> {
        Some(HeaderValue::from_static(if *self {
            "true"
        } else {
            "false"
        }))
    }
}

impl HeaderText for String {
    #[inline]
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
    let value = value.to_header().ok_or_else(|| unencodable(&name))?;
    headers.insert(name, value);
    Ok(())
}

/// The error of a header whose value cannot be sent.
#[cold]
pub fn unencodable(name: &HeaderName) -> Rejection {
    Rejection::internal(format!(
        "the value of the header `{name}` cannot be encoded"
    ))
}

/// Adds a header.
#[inline]
pub fn append(headers: &mut HeaderMap, name: HeaderName, value: HeaderValue) {
    headers.append(name, value);
}

/// The name of a header, parsed at compile time: `header::name!("retry-after")`.
#[doc(hidden)]
#[macro_export]
macro_rules! header_name {
    ($name:literal) => {
        const { $crate::runtime::server::header::HeaderName::from_static($name) }
    };
}

/// Writes a value: `header::write!(headers, "retry-after", self.retry_after)`. The name is parsed at compile time.
#[doc(hidden)]
#[macro_export]
macro_rules! write_header {
    ($headers:expr, $name:literal, $value:expr) => {
        $crate::runtime::server::header::write(
            $headers,
            $crate::runtime::server::header::name!($name),
            &$value,
        )
    };
}

/// Writes a value if there is one: `header::write_some!(headers, "link", self.link)`.
#[doc(hidden)]
#[macro_export]
macro_rules! write_some_header {
    ($headers:expr, $name:literal, $value:expr) => {
        if let Some(value) = &$value {
            $crate::runtime::server::header::write!($headers, $name, value)?;
        }
    };
}

/// Appends a fixed header: `header::append!(headers, "deprecation", "@1795132800")`. Both are parsed at compile time.
#[doc(hidden)]
#[macro_export]
macro_rules! append_header {
    ($headers:expr, $name:literal, $value:literal) => {
        $crate::runtime::server::header::append(
            $headers,
            $crate::runtime::server::header::name!($name),
            const { $crate::runtime::server::header::HeaderValue::from_static($value) },
        )
    };
}

pub use append_header as append;
pub use header_name as name;
pub use write_header as write;
pub use write_some_header as write_some;
