//! Base URLs of servers behind a unix socket: `http+unix://%2Frun%2Fdocker.sock/v1`.

use std::borrow::Cow;
use std::ffi::OsString;
use std::path::Path;

use percent_encoding::{percent_decode_str, percent_encode};

use crate::runtime::client::request_url::RESERVED;

const SCHEME: &str = "http+unix://";

/// Returns the base URL of a socket, with the path of the API.
pub fn url(socket: &Path, api_path: &str) -> String {
    let socket = percent_encode(socket.as_os_str().as_encoded_bytes(), RESERVED);
    format!("{SCHEME}{socket}{api_path}")
}

/// Splits a base URL into the one for requests and the path of the socket, if it has one.
pub(crate) fn split(base_url: &str) -> (Cow<'_, str>, Option<OsString>) {
    let Some(rest) = base_url.strip_prefix(SCHEME) else {
        return (base_url.into(), None);
    };
    let (socket, api_path) = match rest.find('/') {
        None => (rest, ""),
        Some(end) => rest.split_at(end),
    };
    let socket = percent_decode_str(socket).collect();
    (format!("http://localhost{api_path}").into(), path(socket))
}

#[cfg(unix)]
fn path(bytes: Vec<u8>) -> Option<OsString> {
    use std::os::unix::ffi::OsStringExt;
    Some(OsString::from_vec(bytes))
}

#[cfg(not(unix))]
fn path(bytes: Vec<u8>) -> Option<OsString> {
    String::from_utf8(bytes).ok().map(OsString::from)
}
