//! Credentials and their providers.

#[cfg(feature = "base64")]
pub mod basic;
pub mod credential;
pub mod credential_provider;
#[cfg(feature = "oauth2")]
pub mod oauth;
#[cfg(feature = "oauth2")]
pub mod oauth_endpoint;
pub mod token_source;
pub mod undeclared_credential;

#[cfg(test)]
mod credentials_tests;
#[cfg(test)]
mod undeclared_credentials_tests;
