//! Arguments of setters of optional properties.

use std::borrow::Cow;

/// A value for an optional property: the value itself, or an `Option`; for a string also a `&str`.
pub trait IntoOptional<T> {
    /// Converts to an `Option`.
    fn into_optional(self) -> Option<T>;
}

impl<T> IntoOptional<T> for T {
    fn into_optional(self) -> Option<T> {
        Some(self)
    }
}

impl<T> IntoOptional<T> for Option<T> {
    fn into_optional(self) -> Option<T> {
        self
    }
}

macro_rules! into_string {
    ($($text:ty),*) => {$(
        impl IntoOptional<String> for $text {
            fn into_optional(self) -> Option<String> {
                Some(self.into())
            }
        }
    )*};
}

into_string!(&str, &String, Box<str>, Cow<'_, str>);
