//! Authentication and admission.

pub mod admission;
pub mod alternatives;
pub mod api_key;
pub mod authorization;
#[cfg(feature = "base64")]
pub mod basic;
pub mod bearer;
pub mod credential_error;
pub mod http_credential;
pub mod peer_address;
pub mod peer_certificates;

#[cfg(test)]
mod admission_tests;
#[cfg(test)]
mod bearer_tests;
#[cfg(test)]
mod credentials_tests;
