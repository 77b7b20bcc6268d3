//! The option of the generator with which a client accepts a body that deviates from the description.

use crate::runtime::client::tolerance::TOLERANCE;
use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::{Accepted, DecodeError};

/// The maximum length of an option, in bytes.
const MAX_LENGTH: usize = 200;

/// Returns the option with which a client accepts a body despite all its errors; `None` if there is none.
#[cold]
pub fn of(errors: &DecodeError) -> Option<String> {
    let mut names = Vec::new();
    for way in errors.ways()? {
        let Accepted::Property(schemas, property) = way else {
            return Some("--client-careful".to_owned());
        };
        names.extend(
            schemas
                .split(',')
                .map(|schema| format!("{schema}.{property}")),
        );
    }
    let option = format!("--client-careful={}", names.join(","));
    Some(match option.len() <= MAX_LENGTH {
        true => option,
        false => "--client-careful".to_owned(),
    })
}

/// Returns the option with which a client accepts an empty success body in place of JSON; `None` if there is none.
#[cold]
pub fn of_empty<T: Decode>() -> Option<String> {
    let is_of_type =
        |way: &Accepted| matches!(way, Accepted::Property(schemas, _) if *schemas == T::SCHEMAS);
    let is_accepted = |json| match decode::from_text_with::<T>(json, TOLERANCE) {
        Ok(_) => true,
        Err(errors) => errors
            .ways()
            .is_some_and(|ways| ways.iter().all(is_of_type)),
    };
    let is_careful = ["null", "{}"].into_iter().any(is_accepted);
    is_careful.then(|| match T::SCHEMAS {
        "" => "--client-careful".to_owned(),
        schemas => format!("--client-careful={schemas}"),
    })
}
