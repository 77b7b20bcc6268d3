//! Options that may hold a password.

use std::ffi::OsStr;
use std::marker::PhantomData;
use std::str::FromStr;

use clap::builder::TypedValueParser;
use clap::error::{Error, ErrorKind};
use clap::{Arg, Command};

/// Reads the value of an option, which no message repeats, as those of the
/// command line's own parsers do.
#[derive(Clone)]
pub(super) struct Secret<T>(PhantomData<T>);

/// What reads a `T` that may hold a password.
pub(super) fn secret<T>() -> Secret<T> {
    Secret(PhantomData)
}

impl<T> TypedValueParser for Secret<T>
where
    T: FromStr<Err = String> + Clone + Send + Sync + 'static,
{
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        option: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, Error> {
        let text = value.to_str().ok_or_else(|| "it is not UTF-8".to_owned());
        text.and_then(str::parse).map_err(|error| {
            let name = option.and_then(Arg::get_long).unwrap_or_default();
            let message = format!("--{name}: {error}");
            command.clone().error(ErrorKind::ValueValidation, message)
        })
    }
}
