//! Decoding of unions.
//!
//! A type names its discriminator; the value is inspected once and then decoded as the variant
//! found.

use crate::runtime::decode_error::DecodeError;
use crate::runtime::discriminator::DiscriminatedBy;
use crate::runtime::reader::Reader;
use crate::runtime::shape;
use crate::runtime::union_schema;

/// A type whose values have a discriminator.
pub trait Discriminated {
    /// The name of the type.
    const NAME: &'static str;
    /// Determines the variant of a value.
    const DISCRIMINATOR: DiscriminatedBy;
}

/// A union type.
pub trait Union: Discriminated + Sized {
    /// Decodes a value of the variant with this index.
    fn read(variant: usize, reader: &mut Reader<'_>) -> Result<Self, DecodeError>;

    /// Handles a value that matches no variant.
    fn other(_reader: &mut Reader<'_>, error: DecodeError) -> Result<Self, DecodeError> {
        Err(error)
    }
}

/// Implements the discriminator, `Decode` and the traits of `serde` for a union.
///
/// - `Pet by property "kind" or 1 { "dog" = 0; }`: the value of a property with the index of the variant, and the index
///   for other values
/// - `Pet by one shape { 0 = object { required ["bark"] }; }`: the index of a variant with the shape of its values, of
///   which a value has exactly `one` or `any`
#[doc(hidden)]
#[macro_export]
macro_rules! json_union {
    ($value:ident by property $field:literal $( or $default:literal )? { $( $text:literal = $variant:literal; )* }) => {
        impl $crate::runtime::union::Discriminated for $value {
            const NAME: &'static str = stringify!($value);
            const DISCRIMINATOR: $crate::runtime::discriminator::DiscriminatedBy =
                $crate::runtime::discriminator::DiscriminatedBy::Property(
                    $field,
                    &[$(($text, $variant)),*],
                    $crate::runtime::union::implement!(@default $( $default )?),
                );
        }

        $crate::runtime::union::implement_traits!($value);
    };
    ($value:ident by $fits:ident shape { $( $variant:literal = $kind:ident $( { $($facts:tt)* } )?; )* }) => {
        impl $crate::runtime::union::Discriminated for $value {
            const NAME: &'static str = stringify!($value);
            const DISCRIMINATOR: $crate::runtime::discriminator::DiscriminatedBy =
                $crate::runtime::discriminator::DiscriminatedBy::Shape(
                    &[$(
                        $crate::runtime::discriminator::Case {
                            variant: $variant,
                            is: $crate::runtime::union::implement!(@kind $kind $( { $($facts)* } )?),
                        },
                    )*],
                    $crate::runtime::union::implement!(@fits $fits),
                );
        }

        $crate::runtime::union::implement_traits!($value);
    };
    (@default) => {
        None
    };
    (@default $variant:literal) => {
        Some($variant)
    };
    (@is_closed closed) => {
        true
    };
    (@fits one) => {
        $crate::runtime::discriminator::Fits::One
    };
    (@fits any) => {
        $crate::runtime::discriminator::Fits::Some
    };
    (@kind any) => {
        $crate::runtime::discriminator::ValueKind::Any
    };
    (@kind null) => {
        $crate::runtime::discriminator::ValueKind::Null
    };
    (@kind boolean) => {
        $crate::runtime::discriminator::ValueKind::Boolean
    };
    (@kind integer) => {
        $crate::runtime::discriminator::ValueKind::Integer
    };
    (@kind number) => {
        $crate::runtime::discriminator::ValueKind::Number
    };
    (@kind string) => {
        $crate::runtime::discriminator::ValueKind::String
    };
    (@kind string { $($text:literal),* }) => {
        $crate::runtime::discriminator::ValueKind::OneOf(&[$($text),*])
    };
    (@kind array) => {
        $crate::runtime::discriminator::ValueKind::Array
    };
    (@kind array { $( $kind:ident $( { $($facts:tt)* } )? ),* }) => {
        $crate::runtime::discriminator::ValueKind::ArrayOf(&[
            $($crate::runtime::union::implement!(@kind $kind $( { $($facts)* } )?)),*
        ])
    };
    (
        @kind object {
            $( required [$($required:literal),*] )?
            $( optional [$($optional:literal),*] )?
            $( values [$($field:literal [$($text:literal),*]),*] )?
            $( , $closed:ident )?
        }
    ) => {
        $crate::runtime::discriminator::ValueKind::Object(
            &$crate::runtime::discriminator::ObjectFacts {
                required: &[$($($required),*)?],
                optional: &[$($($optional),*)?],
                closed: false $( || $crate::runtime::union::implement!(@is_closed $closed) )?,
                texts: &[$($(($field, &[$($text),*])),*)?],
            },
        )
    };
}

/// Implements `Decode` and the traits of `serde` for a union.
#[doc(hidden)]
#[macro_export]
macro_rules! json_union_traits {
    ($value:ty) => {
        impl $crate::runtime::decode::Decode for $value {
            const TAKES_NULL: bool =
                <Self as $crate::runtime::union::Discriminated>::DISCRIMINATOR.takes_null();

            fn decode(
                reader: &mut $crate::runtime::reader::Reader<'_>,
            ) -> Result<Self, $crate::runtime::decode_error::DecodeError> {
                $crate::runtime::union::decode(reader)
            }
        }

        $crate::runtime::transcode::implement!($value);
    };
}

pub use json_union as implement;
pub use json_union_traits as implement_traits;

/// Decodes a value of a union.
pub fn decode<T: Union>(reader: &mut Reader<'_>) -> Result<T, DecodeError> {
    let mut value = reader.ahead()?;
    let variants = union_schema::variants_of(&value, T::NAME)?;
    // A type may have values of several variants of which only one is valid.
    let is_valid =
        variants.is_none() && (union_schema::check_whole(&mut value)? || value.is_checked);
    let variants = variants.map(|union| union.variants).unwrap_or_default();
    let mut found = None;
    let fits = fit(
        &T::DISCRIMINATOR,
        &value,
        is_valid,
        &mut |variant, reader| {
            if let Some(schema) = variants.get(variant) {
                reader.expect(schema);
            }
            let read = T::read(variant, reader)?;
            found.get_or_insert(read);
            Ok(())
        },
    );
    match (fits, found) {
        (Ok(()), Some(value)) => Ok(value),
        // A variant that fits was kept, so this does not happen.
        (Ok(()), None) => Err(DecodeError::new(T::DISCRIMINATOR.expected())),
        (Err(Mismatch::Invalid(error)), _) => Err(error),
        (Err(Mismatch::Other(error)), _) if value.is_exact() => Err(error),
        // Values with unknown fields are not values of unknown variants.
        (Err(Mismatch::Other(error)), _) if fits_otherwise::<T>(&value) => Err(error),
        (Err(Mismatch::Other(error)), _) => T::other(&mut value.clone(), error),
    }
}

/// Returns `true` if a value matches a variant, except for unknown fields that the reader rejects.
fn fits_otherwise<T: Union>(value: &Reader<'_>) -> bool {
    value.ignoring_unknown().is_some_and(|value| {
        let read = &mut |variant, reader: &mut Reader<'_>| T::read(variant, reader).map(drop);
        fit(&T::DISCRIMINATOR, &value, false, read).is_ok()
    })
}

/// The reason why a value matches no variant.
enum Mismatch {
    /// The value has the shape of a variant, but is invalid.
    Invalid(DecodeError),
    /// The value has another shape, or matches several variants of which only one is allowed.
    Other(DecodeError),
}

/// Decodes a value as a variant, and keeps it.
type Read<'r> = dyn FnMut(usize, &mut Reader<'_>) -> Result<(), DecodeError> + 'r;

/// The error for a field that a variant does not keep, while others are tried.
fn lost(_name: &str, _known: &[&str]) -> DecodeError {
    DecodeError::new("is not kept")
}

/// Decodes a value as each variant that it can match; only as the first of them if it is valid.
fn fit(
    discriminator: &DiscriminatedBy,
    value: &Reader<'_>,
    is_valid: bool,
    read: &mut Read<'_>,
) -> Result<(), Mismatch> {
    let shape = shape::of(value.clone().unchecked()).map_err(Mismatch::Invalid)?;
    let candidates = discriminator.candidates(&shape);
    let tag = discriminator.tag(&shape);
    // A value of one variant must not be taken for another that tolerates or ignores more.
    // If the schemas of variants are counted, only they decide.
    let is_counted = value.is_checked && !is_valid && !discriminator.allows_several();
    let has_several = candidates.len() > 1 && !is_counted;
    if let Some(exact) = has_several.then(|| value.exact()).flatten() {
        let keeps_all = exact.clone().rejecting_unknown(lost);
        let keeps_all = discriminator.allows_several().then_some(keeps_all);
        let mut readers = keeps_all.into_iter().chain([exact]);
        if readers.any(|value| fit(discriminator, &value, is_valid, read).is_ok()) {
            return Ok(());
        }
    }
    let mut is_found = false;
    let mut first_error = None;
    for variant in &candidates {
        // A variant of several that does not match is not an error.
        let mut attempt = match candidates.len() {
            1 => value.clone(),
            _ => value.clone().strict(),
        };
        if let Some(tag) = tag {
            attempt = union_schema::tagged(attempt, tag);
        }
        match read(*variant, &mut attempt) {
            Ok(()) if is_found => {
                let error = DecodeError::new("a value matches several types, expected exactly one");
                return Err(Mismatch::Other(error));
            }
            Ok(()) if is_valid || discriminator.allows_several() => return Ok(()),
            Ok(()) => is_found = true,
            // Another variant may not declare the property, and lose it.
            Err(error) if error.is_out_of_range_within() && discriminator.allows_several() => {
                return Err(Mismatch::Invalid(error));
            }
            Err(error) => first_error = first_error.or(Some((*variant, error))),
        }
    }
    if is_found {
        return Ok(());
    }
    // All errors of the variant that fits best are reported.
    let first_error = first_error.map(|(variant, error)| {
        let all = (candidates.len() > 1).then(|| read(variant, &mut value.clone()).err());
        let error = all.flatten().unwrap_or(error);
        // A careful client leaves nothing out while it chooses one of several variants.
        match candidates.len() {
            1 => error,
            _ => error.unaccepted(),
        }
    });
    match first_error {
        Some(error) if discriminator.tagged(&shape).is_some() => Err(Mismatch::Invalid(error)),
        Some(error) => Err(Mismatch::Other(error)),
        None => Err(Mismatch::Other(DecodeError::new(discriminator.expected()))),
    }
}
