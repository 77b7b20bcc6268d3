//! Tokens of HTTP: the words that its names are.

/// Returns `true` if a text is a token (RFC 9110, section 5.6.2): it can be the name of a header,
/// of a cookie or of a scheme, and a part of a media type.
pub fn is_token(text: &str) -> bool {
    let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte);
    !text.is_empty() && text.bytes().all(is_allowed)
}
