//! The option of the generator with which a client accepts a body that deviates from the description.

use crate::runtime::client::tolerance::TOLERANCE;
use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::{Accepted, DecodeError};

/// The maximum length of an option, in bytes.
const MAX_LENGTH: usize = 200;

/// Returns the option for all errors of a body; `None` if no client accepts the body.
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

/// Returns the option for an empty body of a success in place of JSON.
#[cold]
pub fn of_empty<T: Decode>() -> Option<String> {
    let read = |json| decode::from_text_with::<T>(json, TOLERANCE);
    let is_accepted = |json| {
        match read(json) {
        Ok(_) => true,
        Err(errors) => errors.ways().is_some_and(|ways| {
            let of_type = |way: &Accepted| matches!(way, Accepted::Property(schemas, _) if *schemas == T::SCHEMAS);
            ways.iter().all(of_type)
        }),
    }
    };
    let is_careful = ["null", "{}"].into_iter().any(is_accepted);
    is_careful.then(|| match T::SCHEMAS {
        "" => "--client-careful".to_owned(),
        schemas => format!("--client-careful={schemas}"),
    })
}
