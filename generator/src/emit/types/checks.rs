//! Constraints of values as conditions.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::pattern;
use super::rust_type::integer_type;
use crate::emit::codecs::imported_codec;
use crate::emit::docs::Docs;
use crate::emit::formats;
use crate::emit::source_file::SourceFile;
use crate::model::{Api, Array, Integer, Map, Number, NumberFormat, Text, Type};

/// The condition that `value` satisfies the constraints of its type; `None` if all values of the Rust
/// type do. `value` is a number, or another value or a reference to it. Structs and unions are checked
/// where they are decoded.
pub fn condition_of(
    file: &mut SourceFile,
    api: &Api,
    ty: &Type,
    value: &TokenStream,
) -> Option<TokenStream> {
    match api.unaliased(ty) {
        Type::Integer(integer) => integer_condition(integer, value),
        Type::Number(number) => number_condition(file, number, value),
        Type::String(text) => text_condition(file, text, value),
        Type::Formatted(formatted) => {
            text_condition(file, &formatted.constraints, &quote!(#value.as_str()))
        }
        Type::Array(array) => array_condition(file, api, array, value),
        Type::Map(map) => map_condition(file, api, map, value),
        Type::Nullable(ty) => nullable_condition(file, api, ty, value),
        // The constraints of the items of a tuple are not checked here.
        Type::Any | Type::Null | Type::Boolean | Type::Tuple(_) | Type::Named(_) => None,
    }
}

/// Returns `true` if the Rust type of a value enforces all its constraints.
pub fn is_free(api: &Api, ty: &Type) -> bool {
    // The imports are not needed, as the condition is not used.
    let mut unused = SourceFile::new("", Docs::new());
    match api.unaliased(ty) {
        Type::Named(_) | Type::Array(_) | Type::Tuple(_) | Type::Map(_) | Type::Nullable(_) => {
            false
        }
        ty => condition_of(&mut unused, api, ty, &quote!(value)).is_none(),
    }
}

/// Returns `true` if a value of the type is copied where it is checked.
pub fn is_copied(api: &Api, ty: &Type) -> bool {
    match api.unaliased(ty) {
        Type::Integer(_) | Type::Number(_) => true,
        Type::Nullable(ty) => is_copied(api, ty),
        _ => false,
    }
}

fn integer_condition(integer: &Integer, value: &TokenStream) -> Option<TokenStream> {
    let (minimum, maximum) = integer_bounds(integer);
    let at_least = (integer.minimum > integer.format.minimum()).then(|| quote!(#value >= #minimum));
    let at_most = (integer.maximum < integer.format.maximum()).then(|| quote!(#value <= #maximum));
    let bounds = match (at_least, at_most) {
        (Some(_), Some(_)) => Some(quote!((#minimum..=#maximum).contains(&#value))),
        (at_least, at_most) => at_least.or(at_most),
    };
    let step = integer_step_condition(integer, value);
    all([bounds, step].into_iter().flatten().collect())
}

/// The condition for `multipleOf` of an integer.
pub fn integer_step_condition(integer: &Integer, value: &TokenStream) -> Option<TokenStream> {
    let step = integer.multiple_of?;
    let literal = Literal::u64_unsuffixed(step);
    Some(match integer.format {
        // Only zero is a multiple of a number beyond the range.
        format if i128::from(step) > format.maximum() => quote!(#value == 0),
        format if format.is_unsigned() => quote!(#value % #literal == 0),
        _ => quote!(#value % #literal == 0),
    })
}

/// The bounds of an integer as literals.
pub fn integer_bounds(integer: &Integer) -> (TokenStream, TokenStream) {
    let literal = |bound: i128, least: i128, greatest: i128| {
        let ty = integer_type(integer.format);
        if bound == least {
            quote!(#ty::MIN)
        } else if bound == greatest {
            quote!(#ty::MAX)
        } else {
            let literal = Literal::i128_unsuffixed(bound);
            quote!(#literal)
        }
    };
    let (least, greatest) = (integer.format.minimum(), integer.format.maximum());
    (
        literal(integer.minimum, least, greatest),
        literal(integer.maximum, least, greatest),
    )
}

/// The bounds of a number as literals.
pub fn number_bounds(number: &Number) -> (TokenStream, TokenStream) {
    let literal = |bound: Option<f64>, otherwise: TokenStream| match bound {
        None => otherwise,
        Some(bound) => {
            let literal = Literal::f64_unsuffixed(bound);
            quote!(#literal)
        }
    };
    (
        literal(number.minimum, quote!(f64::MIN)),
        literal(number.maximum, quote!(f64::MAX)),
    )
}

fn number_condition(
    file: &mut SourceFile,
    number: &Number,
    value: &TokenStream,
) -> Option<TokenStream> {
    let bounds = bounds_condition(number, value);
    let others = other_number_rules(file, number, value);
    let others = others.into_iter().map(|(condition, _)| condition);
    all(bounds.into_iter().chain(others).collect())
}

/// The constraints of a number other than its inclusive bounds, with their messages.
pub fn other_number_rules(
    file: &mut SourceFile,
    number: &Number,
    value: &TokenStream,
) -> Vec<(TokenStream, String)> {
    let mut rules = Vec::new();
    let bounds = [
        (number.above, quote!(>), "above"),
        (number.below, quote!(<), "below"),
    ];
    for (bound, operator, word) in bounds {
        if let Some(bound) = bound {
            let (value, literal) = (widened(number, value), Literal::f64_unsuffixed(bound));
            let message = format!("expected a number {word} {bound}");
            rules.push((quote!(#value #operator #literal), message));
        }
    }
    if let Some(step) = &number.multiple_of {
        file.import("crate::runtime", "multiple");
        let condition = quote!(multiple::is_multiple(#value, #step));
        rules.push((condition, format!("expected a multiple of {step}")));
    }
    rules
}

/// Compares 32-bit numbers as 64-bit ones, since the bound may not fit.
fn widened(number: &Number, value: &TokenStream) -> TokenStream {
    match number.format {
        NumberFormat::Float => quote!(f64::from(#value)),
        NumberFormat::Double => value.clone(),
    }
}

fn bounds_condition(number: &Number, value: &TokenStream) -> Option<TokenStream> {
    let literal = |bound: f64| Literal::f64_unsuffixed(bound);
    // A number beyond 32 bits is read as infinity.
    let is_float = number.format == NumberFormat::Float;
    let in_range = |bound: &f64| !is_float || bound.abs() <= f64::from(f32::MAX);
    let minimum = number.minimum.filter(in_range).map(literal);
    let maximum = number.maximum.filter(in_range).map(literal);
    match (minimum, maximum) {
        (None, None) if is_float => Some(quote!(#value.is_finite())),
        (None, None) => None,
        (Some(minimum), None) if is_float => Some(quote!((#minimum..=f32::MAX).contains(&#value))),
        (Some(minimum), None) => Some(quote!(#value >= #minimum)),
        (None, Some(maximum)) if is_float => Some(quote!((f32::MIN..=#maximum).contains(&#value))),
        (None, Some(maximum)) => Some(quote!(#value <= #maximum)),
        (Some(minimum), Some(maximum)) => Some(quote!((#minimum..=#maximum).contains(&#value))),
    }
}

fn nullable_condition(
    file: &mut SourceFile,
    api: &Api,
    ty: &Type,
    value: &TokenStream,
) -> Option<TokenStream> {
    let condition = condition_of(file, api, ty, &quote!(value))?;
    let borrowed = (!is_copied(api, ty)).then(|| quote!(.as_ref()));
    Some(quote!(#value #borrowed.is_none_or(|value| #condition)))
}

fn map_condition(
    file: &mut SourceFile,
    api: &Api,
    map: &Map,
    value: &TokenStream,
) -> Option<TokenStream> {
    let count = length_condition(map.minimum, map.maximum, value);
    let values = condition_of_each(file, api, &map.values, &quote!(#value.values()));
    all([count, values].into_iter().flatten().collect())
}

fn array_condition(
    file: &mut SourceFile,
    api: &Api,
    array: &Array,
    value: &TokenStream,
) -> Option<TokenStream> {
    let count = length_condition(array.minimum, array.maximum, value);
    let items = condition_of_each(file, api, &array.items, &quote!(#value.iter()));
    let differ = array
        .unique
        .then(|| all_differ(file, api, &array.items, value));
    all([count, items, differ].into_iter().flatten().collect())
}

/// The condition for `uniqueItems`.
fn all_differ(file: &mut SourceFile, api: &Api, items: &Type, value: &TokenStream) -> TokenStream {
    file.import("crate::runtime", "unique");
    match imported_codec(file, api, items) {
        None => quote!(unique::all_differ(#value.iter())),
        Some(codec) => {
            quote!(unique::all_differ(#value.iter().map(codec::Encoded::<#codec>)))
        }
    }
}

/// The condition that each of several values is valid.
fn condition_of_each(
    file: &mut SourceFile,
    api: &Api,
    ty: &Type,
    values: &TokenStream,
) -> Option<TokenStream> {
    let condition = condition_of(file, api, ty, &quote!(item))?;
    let copied = is_copied(api, ty).then(|| quote!(&));
    Some(quote!(#values.all(|#copied item| #condition)))
}

fn text_condition(file: &mut SourceFile, text: &Text, value: &TokenStream) -> Option<TokenStream> {
    let pattern = text.pattern.as_ref();
    let pattern = pattern.and_then(|pattern| pattern::condition_of(file, pattern, value));
    let length = text_length_condition(text, value);
    let format = formats::text_condition(file, text, value);
    all(length.into_iter().chain(pattern).chain(format).collect())
}

fn text_length_condition(text: &Text, value: &TokenStream) -> Option<TokenStream> {
    count_condition(text.minimum, text.maximum, &quote!(#value.chars().count()))
}

/// The minimum and maximum length of a string; `None` if the length is not constrained.
pub fn text_limits(text: &Text) -> Option<[TokenStream; 2]> {
    let [minimum, maximum] = effective(text.minimum, text.maximum);
    minimum.or(maximum)?;
    Some(limit_literals(minimum, maximum))
}

/// A minimum and maximum number as literals.
pub fn limit_literals(minimum: Option<usize>, maximum: Option<usize>) -> [TokenStream; 2] {
    let literal = |count| {
        let literal = Literal::usize_unsuffixed(count);
        quote!(#literal)
    };
    let maximum = maximum.map_or_else(|| quote!(usize::MAX), literal);
    [literal(minimum.unwrap_or(0)), maximum]
}

/// The minimum and maximum length of a string that has no other constraints; `None` for other types.
pub fn limits_of_plain_text(api: &Api, ty: &Type) -> Option<[TokenStream; 2]> {
    match api.unaliased(ty) {
        Type::String(text) if text.pattern.is_none() && text.format.is_none() => text_limits(text),
        _ => None,
    }
}

fn length_condition(
    minimum: Option<usize>,
    maximum: Option<usize>,
    value: &TokenStream,
) -> Option<TokenStream> {
    match (minimum, maximum) {
        (Some(1), None) => Some(quote!(!#value.is_empty())),
        (None | Some(0), Some(0)) => Some(quote!(#value.is_empty())),
        _ => count_condition(minimum, maximum, &quote!(#value.len())),
    }
}

/// A minimum and maximum that exclude some counts.
fn effective(minimum: Option<usize>, maximum: Option<usize>) -> [Option<usize>; 2] {
    let minimum = minimum.filter(|minimum| *minimum > 0);
    [minimum, maximum.filter(|maximum| *maximum < usize::MAX)]
}

/// The condition that a count is in a range.
pub(super) fn count_condition(
    minimum: Option<usize>,
    maximum: Option<usize>,
    count: &TokenStream,
) -> Option<TokenStream> {
    let [minimum, maximum] = effective(minimum, maximum);
    let [least, most] = [minimum, maximum].map(|bound| bound.map(Literal::usize_unsuffixed));
    Some(match (&least, &most) {
        (None, None) => return None,
        (Some(least), None) => quote!(#count >= #least),
        (None, Some(_)) if maximum == Some(0) => quote!(#count == 0),
        (None, Some(most)) => quote!(#count <= #most),
        (Some(exactly), Some(_)) if minimum == maximum => quote!(#count == #exactly),
        (Some(least), Some(most)) => quote!((#least..=#most).contains(&#count)),
    })
}

/// Combines conditions; `None` if there are none.
pub(super) fn all(conditions: Vec<TokenStream>) -> Option<TokenStream> {
    (!conditions.is_empty()).then(|| quote!(#(#conditions)&&*))
}
