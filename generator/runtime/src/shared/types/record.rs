//! Structs that are created from their required fields and completed by setters.

/// Implements the construction of a struct and its setters. Each row describes a field:
///
/// - `required(name)`
/// - `optional(name: Type)`: an `Option`
/// - `nullable(name: Type)`: a `Nullable`
/// - `default(name: Type = value)`
/// - `fixed(name: Type = value)`: has this value, and no setter
/// - `optional_fixed(name: Type = value)`: an `Option` with this value, and no setter
/// - `additional(name: Type)`: a map of additional properties
///
/// A setter takes `&str` for a string, and arrays and iterators for a list.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_record {
    // The construction, with the attributes of its function.
    (@construct $attributes:tt $value:ident () $rows:tt) => {};
    (
        @construct { $($attribute:tt)* } $value:ident (from $required:ident)
        { $( $(#[$on_setter:meta])* $kind:ident ( $field:ident $($rest:tt)* ); )* }
    ) => {
        impl From<$required> for $value {
            $($attribute)*
            fn from(required: $required) -> Self {
                Self {
                    $($field: $crate::runtime::record::implement!(
                        @initial required $kind $field $($rest)*
                    ),)*
                }
            }
        }
    };
    (
        @construct { $($attribute:tt)* } $value:ident (: Default)
        { $( $(#[$on_setter:meta])* $kind:ident ( $field:ident $($rest:tt)* ); )* }
    ) => {
        impl Default for $value {
            $($attribute)*
            fn default() -> Self {
                Self {
                    $($field: $crate::runtime::record::implement!(
                        @initial none $kind $field $($rest)*
                    ),)*
                }
            }
        }
    };
    // The value of a field that is not set.
    (@initial $required:ident required $field:ident $($rest:tt)*) => {
        $required.$field
    };
    (@initial $required:ident optional_fixed $field:ident : $type:ty = $default:expr $(, $($rest:tt)*)?) => {
        Some($default)
    };
    (@initial $required:ident $kind:ident $field:ident : $type:ty = $default:expr $(, $($rest:tt)*)?) => {
        $default
    };
    (@initial $required:ident $kind:ident $field:ident $($rest:tt)*) => {
        Default::default()
    };
    // The setter of a field, with its attributes.
    (@set { $($attribute:tt)* } $field:ident, $argument:ty, $value:expr) => {
        /// Sets the field of this name.
        #[must_use]
        $($attribute)*
        pub fn $field(mut self, $field: $argument) -> Self {
            self.$field = $value;
            self
        }
    };
    (@setter $attributes:tt required $($rest:tt)*) => {};
    (@setter $attributes:tt fixed $($rest:tt)*) => {};
    (@setter $attributes:tt optional_fixed $($rest:tt)*) => {};
    (@setter $attributes:tt optional $field:ident : String $(, $($rest:tt)*)?) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl $crate::runtime::into_optional::IntoOptional<String>, $field.into_optional()
        }
    };
    (@setter $attributes:tt optional $field:ident : Vec<String> $(, $($rest:tt)*)?) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl IntoIterator<Item = impl Into<String>>, Some($field.into_iter().map(Into::into).collect())
        }
    };
    (@setter $attributes:tt optional $field:ident : Vec<$item:ty> $(, $($rest:tt)*)?) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl IntoIterator<Item = $item>, Some($field.into_iter().collect())
        }
    };
    (@setter $attributes:tt optional $field:ident : Box<$type:ty> $(, $($rest:tt)*)?) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl Into<Option<$type>>, $field.into().map(Box::new)
        }
    };
    (@setter $attributes:tt optional $field:ident : $type:ty $(, $($rest:tt)*)?) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl Into<Option<$type>>, $field.into()
        }
    };
    (@setter $attributes:tt nullable $field:ident : Box<$type:ty> $(, $($rest:tt)*)?) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl Into<$crate::runtime::nullable::Nullable<$type>>, $field.into().map(Box::new)
        }
    };
    (@setter $attributes:tt nullable $field:ident : $type:ty $(, $($rest:tt)*)?) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl Into<$crate::runtime::nullable::Nullable<$type>>, $field.into()
        }
    };
    (@setter $attributes:tt default $field:ident : String = $($rest:tt)*) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl Into<String>, $field.into()
        }
    };
    (@setter $attributes:tt default $field:ident : Vec<String> = $($rest:tt)*) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl IntoIterator<Item = impl Into<String>>, $field.into_iter().map(Into::into).collect()
        }
    };
    (@setter $attributes:tt default $field:ident : Vec<$item:ty> = $($rest:tt)*) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl IntoIterator<Item = $item>, $field.into_iter().collect()
        }
    };
    (@setter $attributes:tt default $field:ident : Option<String> = $($rest:tt)*) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl $crate::runtime::into_optional::IntoOptional<String>, $field.into_optional()
        }
    };
    (@setter $attributes:tt default $field:ident : Option<Box<$type:ty>> = $($rest:tt)*) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl Into<Option<$type>>, $field.into().map(Box::new)
        }
    };
    (@setter $attributes:tt default $field:ident : Option<$type:ty> = $($rest:tt)*) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, impl Into<Option<$type>>, $field.into()
        }
    };
    (@setter $attributes:tt default $field:ident : Box<$type:ty> = $($rest:tt)*) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, $type, Box::new($field)
        }
    };
    (@setter $attributes:tt default $field:ident : $type:ty = $($rest:tt)*) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, $type, $field
        }
    };
    (@setter $attributes:tt additional $field:ident : $type:ty $(, $($rest:tt)*)?) => {
        $crate::runtime::record::implement! {
            @set $attributes $field, $type, $field
        }
    };
    (
        $(#[$attribute:meta])*
        $value:ident $(from $required:ident)? $(: $default:ident)?
        { $( $(#[$on_setter:meta])* $kind:ident ( $field:ident $($rest:tt)* ); )* }
    ) => {
        $crate::runtime::record::implement! {
            @construct { $(#[$attribute])* } $value ($(from $required)? $(: $default)?)
            { $( $(#[$on_setter])* $kind ( $field $($rest)* ); )* }
        }

        impl $value {
            $($crate::runtime::record::implement! {
                @setter { $(#[$on_setter])* } $kind $field $($rest)*
            })*
        }
    };
}

pub use implement_record as implement;
