//! Structs as JSON objects: a type lists the slots of its fields, and the loop over them is
//! compiled once for all types.

use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{EncodeFields, Writer};
use crate::runtime::reader::Reader;
use crate::runtime::reason::Reason;
use crate::runtime::slot::{Kept, Slot};

/// Implements construction, setters, `Decode`, `Encode` and the traits of `serde` for a struct. The rows are those of
/// [`record`](crate::runtime::record), each with the name in JSON, and with a codec if the type of the field needs one:
///
/// - `required(name, "name")`
/// - `optional(name: Type, "name", Codec)`
/// - `fixed(name: Type = value, "name")`, `optional_fixed(name: Type = value, "name")`: a tag
/// - `required(name, "\"" as "\\\"")`: a name, and how it is escaped
/// - `additional(name: Type, ["name"], Codec)`: with the names of the declared properties
///
/// Options after the rows: `ignored("name")`, and `careful("Pet")` with the names of the schemas whose properties a client can make
/// optional.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_object {
    // The empty slot of a field.
    (@slot additional : $type:ty, $declared:tt) => {
        ::std::collections::BTreeMap::new()
    };
    (@slot additional : $type:ty, $declared:tt, $codec:ty) => {
        $crate::runtime::codec::Coded::<$codec>::default()
    };
    (@slot nullable : $type:ty, $name:literal $(as $escaped:literal)?) => {
        $crate::runtime::nullable::Nullable::Absent
    };
    (@slot nullable : $type:ty, $name:literal $(as $escaped:literal)?, $codec:ty) => {
        $crate::runtime::codec::Coded::<Option<$codec>>::default()
    };
    (@slot $kind:ident $(: $type:ty $(= $default:expr)?)?, $name:literal $(as $escaped:literal)?) => {
        None
    };
    (
        @slot
        $kind:ident $(: $type:ty $(= $default:expr)?)?,
        $name:literal $(as $escaped:literal)?, $codec:ty
    ) => {
        $crate::runtime::codec::Coded::<$codec>::default()
    };
    // A field with its slot.
    (@field $slot:ident, additional $($rest:tt)*) => {
        $crate::runtime::object::others(&mut $slot)
    };
    (@field $slot:ident, required, $name:literal $($rest:tt)*) => {
        $crate::runtime::object::required($name, &mut $slot)
    };
    (@field $slot:ident, fixed : $type:ty = $default:expr, $name:literal $(as $escaped:literal)?) => {
        $crate::runtime::object::required($name, &mut $slot).of_tag()
    };
    (@field $slot:ident, optional_fixed : $type:ty = $default:expr, $name:literal $(as $escaped:literal)?) => {
        $crate::runtime::object::optional($name, &mut $slot).of_tag()
    };
    (
        @field
        $slot:ident,
        $kind:ident : $type:ty $(= $default:expr)?, $name:literal $(as $escaped:literal)? $(, $codec:ty)?
    ) => {
        $crate::runtime::object::optional($name, &mut $slot)
    };
    // The value of a field that was decoded into its slot.
    (@decoded $slot:ident, additional : $type:ty, $declared:tt) => {
        $slot
    };
    (@decoded $slot:ident, additional : $type:ty, $declared:tt, $codec:ty) => {
        $slot.0.unwrap_or_default()
    };
    (@decoded $slot:ident, required, $name:literal $(as $escaped:literal)?) => {
        match $slot {
            Some(value) => value,
            None => return Err($crate::runtime::object::incomplete()),
        }
    };
    (@decoded $slot:ident, required, $name:literal $(as $escaped:literal)?, $codec:ty) => {
        match $slot.0 {
            Some(value) => value,
            None => return Err($crate::runtime::object::incomplete()),
        }
    };
    (@decoded $slot:ident, fixed : $type:ty = $default:expr, $name:literal $(as $escaped:literal)?) => {
        match $slot {
            Some(value) => value,
            None => return Err($crate::runtime::object::incomplete()),
        }
    };
    (@decoded $slot:ident, optional_fixed : $type:ty = $default:expr, $name:literal $(as $escaped:literal)?) => {
        $slot
    };
    (@decoded $slot:ident, $kind:ident : $type:ty = $default:expr, $name:literal $(as $escaped:literal)?) => {
        match $slot {
            Some(value) => value,
            None => $default,
        }
    };
    (
        @decoded
        $slot:ident,
        $kind:ident : $type:ty = $default:expr, $name:literal $(as $escaped:literal)?, $codec:ty
    ) => {
        match $slot.0 {
            Some(value) => value,
            None => $default,
        }
    };
    (@decoded $slot:ident, $kind:ident : $type:ty, $name:literal $(as $escaped:literal)?) => {
        $slot
    };
    (@decoded $slot:ident, nullable : $type:ty, $name:literal $(as $escaped:literal)?, $codec:ty) => {
        $crate::runtime::nullable::Nullable::from_nested($slot.0)
    };
    (@decoded $slot:ident, optional : $type:ty, $name:literal $(as $escaped:literal)?, $codec:ty) => {
        $slot.0
    };
    // Encodes a field.
    (@encode $fields:ident, $value:expr, additional : $type:ty, $declared:tt) => {
        $fields.additional($value, &$declared)
    };
    (@encode $fields:ident, $value:expr, additional : $type:ty, $declared:tt, $codec:ty) => {
        $fields.additional(&$crate::runtime::codec::Encoded::<$codec>($value), &$declared)
    };
    // Most fields have neither a codec nor an escaped name: without further macros, they take less time to compile.
    (@encode $fields:ident, $value:expr, required, $name:literal) => {
        $fields.field(concat!(",\"", $name, "\":"), $value)
    };
    (@encode $fields:ident, $value:expr, optional : $type:ty, $name:literal) => {
        $fields.optional(concat!(",\"", $name, "\":"), $value)
    };
    (
        @encode
        $fields:ident, $value:expr,
        optional_fixed : $type:ty = $default:expr, $name:literal $(as $escaped:literal)?
    ) => {
        $fields.optional($crate::runtime::object::implement!(@start $name $(, $escaped)?), $value)
    };
    (
        @encode
        $fields:ident, $value:expr,
        optional : $type:ty, $name:literal $(as $escaped:literal)? $(, $codec:ty)?
    ) => {
        $fields.optional(
            $crate::runtime::object::implement!(@start $name $(, $escaped)?),
            $crate::runtime::object::implement!(@encoded optional $value $(, $codec)?),
        )
    };
    (
        @encode
        $fields:ident, $value:expr,
        nullable : $type:ty, $name:literal $(as $escaped:literal)? $(, $codec:ty)?
    ) => {
        $fields.nullable(
            $crate::runtime::object::implement!(@start $name $(, $escaped)?),
            $crate::runtime::object::implement!(@encoded nullable $value $(, $codec)?),
        )
    };
    (
        @encode
        $fields:ident, $value:expr,
        $kind:ident $(: $type:ty = $default:expr)?, $name:literal $(as $escaped:literal)? $(, $codec:ty)?
    ) => {
        $fields.field(
            $crate::runtime::object::implement!(@start $name $(, $escaped)?),
            $crate::runtime::object::implement!(@encoded field $value $(, $codec)?),
        )
    };
    // The value of a field with its codec.
    (@encoded $kind:ident $value:expr) => {
        $value
    };
    (@encoded field $value:expr, $codec:ty) => {
        &$crate::runtime::codec::Encoded::<$codec>($value)
    };
    (@encoded optional $value:expr, $codec:ty) => {
        &($value)
            .as_ref()
            .map($crate::runtime::codec::Encoded::<$codec>)
    };
    (@encoded nullable $value:expr, $codec:ty) => {
        &($value).map_ref($crate::runtime::codec::Encoded::<$codec>)
    };
    // The text before the value of a field, with its name escaped.
    (@start $name:literal) => {
        concat!(",\"", $name, "\":")
    };
    (@start $name:literal, $escaped:literal) => {
        concat!(",\"", $escaped, "\":")
    };
    (
        $(#[$attribute:meta])*
        $value:ident $(from $required:ident)? $(: $default:ident)?
        { $( $(#[$on_setter:meta])* $kind:ident ( $field:ident $($rest:tt)* ); )* }
        $( , ignored ( $($ignored:literal),* ) )?
        $( , careful ( $schemas:literal ) )?
    ) => {
        $crate::runtime::record::implement! {
            $(#[$attribute])*
            $value $(from $required)? $(: $default)?
            { $( $(#[$on_setter])* $kind ( $field $($rest)* ); )* }
        }

        impl $crate::runtime::encode::EncodeFields for $value {
            $(#[$attribute])*
            fn encode_fields(&self, _fields: &mut $crate::runtime::encode::Fields<'_>) {
                $( $crate::runtime::object::implement!(@encode _fields, &self.$field, $kind $($rest)*); )*
            }
        }

        impl $crate::runtime::decode::Decode for $value {
            $( const SCHEMAS: &'static str = $schemas; )?

            $(#[$attribute])*
            fn decode(
                reader: &mut $crate::runtime::reader::Reader<'_>,
            ) -> Result<Self, $crate::runtime::decode_error::DecodeError> {
                $( let mut $field = $crate::runtime::object::implement!(@slot $kind $($rest)*); )*
                $crate::runtime::object::read(
                    <Self as $crate::runtime::decode::Decode>::SCHEMAS,
                    reader,
                    &mut [
                        $( $(
                            $crate::runtime::object::optional(
                                $ignored,
                                &mut $crate::runtime::slot::Passed,
                            ),
                        )* )?
                        $( $crate::runtime::object::implement!(@field $field, $kind $($rest)*), )*
                    ],
                )?;
                Ok(Self {
                    $( $field: $crate::runtime::object::implement!(@decoded $field, $kind $($rest)*), )*
                })
            }
        }

        $crate::runtime::object::implement_traits!($value);
    };
}

/// Implements `Encode` and the traits of `serde` for a struct.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_object_traits {
    ($value:ty) => {
        impl $crate::runtime::encode::Encode for $value {
            fn encode(&self, writer: &mut $crate::runtime::encode::Writer) {
                $crate::runtime::object::encode(self, writer);
            }
        }

        $crate::runtime::transcode::implement!($value);
    };
}

pub use implement_object as implement;
pub use implement_object_traits as implement_traits;

/// A field: its JSON name, the slot of its value, and its presence.
pub struct Field<'s> {
    name: &'static str,
    place: Place<'s>,
    is_required: bool,
    /// `true` if it discriminates the type from others.
    is_tag: bool,
}

impl Field<'_> {
    /// Marks the field as one that discriminates the type from others.
    #[must_use]
    pub const fn of_tag(mut self) -> Self {
        self.is_tag = true;
        self
    }

    /// Adds to an error of the value the way in which a careful client accepts it.
    #[cold]
    fn explained(&self, schemas: &'static str, error: DecodeError) -> DecodeError {
        match schemas {
            "" => error,
            _ if self.is_tag => error.accepted(),
            schemas => error.accepted_without(schemas, self.name),
        }
    }
}

/// Where decoded values go.
enum Place<'s> {
    /// The value of a field.
    Slot(&'s mut dyn Slot),
    /// The values of all other fields.
    Others(&'s mut dyn Kept),
    /// The value was one of those of all other fields.
    OfOthers,
}

impl Place<'_> {
    fn is_filled(&self) -> bool {
        match self {
            Self::Slot(slot) => slot.is_filled(),
            Self::Others(_) | Self::OfOthers => false,
        }
    }
}

/// Creates a required field.
pub const fn required<'s>(name: &'static str, slot: &'s mut dyn Slot) -> Field<'s> {
    Field {
        name,
        place: Place::Slot(slot),
        is_required: true,
        is_tag: false,
    }
}

/// Creates an optional field.
pub const fn optional<'s>(name: &'static str, slot: &'s mut dyn Slot) -> Field<'s> {
    Field {
        name,
        place: Place::Slot(slot),
        is_required: false,
        is_tag: false,
    }
}

/// Creates the last field of a list, for all fields that it does not name.
pub const fn others(others: &mut dyn Kept) -> Field<'_> {
    Field {
        name: "",
        place: Place::Others(others),
        is_required: false,
        is_tag: false,
    }
}

/// Decodes the fields of an object. The successor of the previous field is tried first. `schemas` are the names of the schemas
/// whose properties a client can make optional.
pub fn read(
    schemas: &'static str,
    reader: &mut Reader<'_>,
    fields: &mut [Field<'_>],
) -> Result<(), DecodeError> {
    let begin = reader.clone();
    let mut next = 0;
    let outcome = reader.object(&mut |reader, name| {
        let index = match fields.get(next) {
            Some(field) if field.name == name => Some(next),
            _ => fields.iter().position(|field| field.name == name),
        };
        let Some((index, field)) = index.and_then(|at| Some((at, fields.get_mut(at)?))) else {
            return read_unknown(reader, name, fields);
        };
        next = index + 1;
        match &mut field.place {
            Place::Slot(slot) => {
                let begin = reader.position();
                let is_repeated = slot.is_filled();
                let filled = match is_repeated {
                    true => Err(DecodeError::new(Reason::REPEATED)),
                    false => slot.fill(reader),
                };
                let filled = match filled {
                    Err(error) if is_repeated && !schemas.is_empty() => Err(error.accepted()),
                    Err(error) if !is_repeated => Err(field.explained(schemas, error)),
                    filled => filled,
                };
                match filled {
                    Err(error) if !field.is_required => reader.leave_out(begin, error),
                    Ok(()) if reader.position() == begin => {
                        field.place = Place::OfOthers;
                        read_unknown(reader, name, fields)
                    }
                    filled => filled,
                }
            }
            Place::OfOthers => read_unknown(reader, name, fields),
            Place::Others(others) => keep(&mut **others, name, reader),
        }
    });
    let mut required = fields.iter().filter(|field| field.is_required);
    match (outcome, required.all(|field| field.place.is_filled())) {
        (Ok(()), true) => Ok(()),
        (outcome, _) => Err(incomplete_fields(schemas, begin, outcome.err(), fields)),
    }
}

/// Keeps the value of an additional field, unless it has an error and is left out.
fn keep(others: &mut dyn Kept, name: &str, reader: &mut Reader<'_>) -> Result<(), DecodeError> {
    let begin = reader.position();
    match others.keep(name, reader) {
        Err(error) => reader.leave_out(begin, error),
        kept => kept,
    }
}

/// Keeps or ignores a field that is not declared.
fn read_unknown(
    reader: &mut Reader<'_>,
    name: &str,
    fields: &mut [Field<'_>],
) -> Result<(), DecodeError> {
    if let Some(Place::Others(others)) = fields.last_mut().map(|field| &mut field.place) {
        return keep(&mut **others, name, reader);
    }
    let Some(error) = reader.unknown() else {
        return reader.skip();
    };
    let known: Vec<&str> = fields.iter().map(|field| field.name).collect();
    Err(error(name, &known))
}

/// Returns the errors of the fields, and those for required fields without a value; only the first of
/// them if no more are wanted.
#[cold]
fn incomplete_fields(
    schemas: &'static str,
    mut object: Reader<'_>,
    errors: Option<DecodeError>,
    fields: &[Field<'_>],
) -> DecodeError {
    let unfilled = fields
        .iter()
        .filter(|field| field.is_required && !field.place.is_filled());
    let error_of = |field: &Field<'_>, message: &'static str| {
        field.explained(schemas, DecodeError::new(message).in_field(field.name))
    };
    let mut unfilled = unfilled;
    if !object.finds_all() {
        let missing = |field| error_of(field, "is missing");
        let first = || unfilled.next().map_or_else(incomplete, missing);
        return errors.unwrap_or_else(first);
    }
    // For a field that the object has, `true` if its value is `null`.
    let mut unfilled: Vec<(&Field<'_>, Option<bool>)> =
        unfilled.map(|field| (field, None)).collect();
    let read = object.object(&mut |reader, name| {
        let is_null = reader.null()?;
        for (field, found) in &mut unfilled {
            if field.name == name {
                found.get_or_insert(is_null);
            }
        }
        match is_null {
            true => Ok(()),
            false => reader.skip(),
        }
    });
    let mut all = match (read, errors) {
        (Err(_), Some(errors)) => return errors,
        (_, errors) => errors,
    };
    for (field, found) in unfilled {
        let message = match found {
            None => "is missing",
            Some(true) => "is required and must not be `null`",
            Some(false) => continue,
        };
        let error = error_of(field, message);
        all = Some(match all {
            Some(errors) => errors.and(error),
            None => error,
        });
    }
    all.unwrap_or_else(incomplete)
}

/// The error for a missing required field.
#[cold]
pub fn incomplete() -> DecodeError {
    DecodeError::new("is incomplete")
}

/// Encodes an object.
pub fn encode<T: EncodeFields>(value: &T, writer: &mut Writer) {
    writer.object(&mut |fields| value.encode_fields(fields));
}
