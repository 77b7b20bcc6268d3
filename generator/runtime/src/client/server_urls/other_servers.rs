//! Servers of paths and operations (OpenAPI, "Path Item Object" and "Operation Object").

use crate::runtime::client::builder::{BuildError, reached};
use crate::runtime::client::request::Shared;
use crate::runtime::client::request_url::BaseUrl;
use crate::runtime::client::server_url::ServerUrl;

/// Returns the base URL of other servers. A relative URL is resolved against that of the API.
///
/// # Errors
///
/// [`BuildError::BaseUrl`] if a variable has no value or the URL is invalid or does not end in
/// `suffix`; [`BuildError::WithoutTls`] if it requires TLS and TLS is unavailable.
pub fn base_url(address: &ServerUrl, shared: &Shared, suffix: &str) -> Result<BaseUrl, BuildError> {
    let address = address.resolve().map_err(BuildError::BaseUrl)?;
    let whole = match address.starts_with('/') {
        true => format!("{}{address}", shared.base_url.origin()),
        false => address,
    };
    let base_url = BaseUrl::parse(&whole, suffix).map_err(BuildError::BaseUrl)?;
    reached(base_url, &shared.wire)
}
