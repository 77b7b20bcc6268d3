//! String formats: the text of each Rust type.

#[cfg(feature = "base64")]
pub mod base64;
#[cfg(feature = "base64")]
pub mod base64_url;
#[cfg(feature = "chrono")]
pub mod date_by_chrono;
#[cfg(feature = "jiff")]
pub mod date_by_jiff;
#[cfg(feature = "time")]
pub mod date_by_time;
#[cfg(feature = "chrono")]
pub mod date_time_by_chrono;
#[cfg(feature = "jiff")]
pub mod date_time_by_jiff;
#[cfg(feature = "time")]
pub mod date_time_by_time;
#[cfg(feature = "decimal")]
pub mod decimal;
#[cfg(feature = "jiff")]
pub mod duration_by_jiff;
pub mod ip;
pub mod password;
#[cfg(feature = "jiff")]
pub mod time_by_jiff;
#[cfg(feature = "uri")]
pub mod uri;
#[cfg(feature = "uuid")]
pub mod uuid;

#[cfg(test)]
mod formats_tests;
