//! The servers of some paths and operations (OpenAPI, "Path Item Object" and "Operation Object").

use super::address::BaseUrl;
use super::builder::{BuildError, reached};
use super::request::Shared;
use super::server_address::Address;

/// The base address of other servers: one without a host is that of the servers of the API.
///
/// # Errors
///
/// [`BuildError::BaseUrl`] where a variable of it has no value, or where it is no base address
/// that ends in `suffix`; [`BuildError::WithoutTls`] where it asks for TLS that is not there.
pub fn base_url(address: &Address, shared: &Shared, suffix: &str) -> Result<BaseUrl, BuildError> {
    let address = address.resolve().map_err(BuildError::BaseUrl)?;
    let whole = match address.starts_with('/') {
        true => format!("{}{address}", shared.base_url.origin()),
        false => address,
    };
    let base_url = BaseUrl::parse(&whole, suffix).map_err(BuildError::BaseUrl)?;
    reached(base_url, &shared.wire)
}
