//! Runtime expressions: where the address of a callback is found, which is told in the docs.

use crate::lower::Lowering;
use crate::lower::token::is_token;
use crate::report::{Code, quoted};
use crate::source::{Change, Place};

impl Lowering<'_> {
    /// Refuses an address of a callback that is not understood.
    pub(in crate::lower) fn refuse_address(&mut self, address: &str, place: &Place) {
        let message = format!("no address can be found by {}", quoted(address));
        self.report
            .add(Code::InvalidCallbackAddress, place, message)
            .at_key()
            .corrected_by(place, Change::Remove)
            .label("its runtime expressions are not understood")
            .help("an expression is written like `{$request.body#/callbackUrl}`");
    }
}

/// Whether the address of a callback is a text with runtime expressions in braces, or one
/// expression alone.
pub(in crate::lower) fn is_address(address: &str) -> bool {
    if address.starts_with('$') {
        return is_expression(address) && !address.contains(['{', '}']);
    }
    let mut pieces = address.split('{');
    let is_text = |text: &str| !text.contains('}');
    pieces.next().is_some_and(is_text)
        && pieces.all(|piece| {
            let split = piece.split_once('}');
            split.is_some_and(|(inner, text)| is_expression(inner) && is_text(text))
        })
}

/// Whether a text is a runtime expression (OpenAPI, Runtime Expressions).
fn is_expression(text: &str) -> bool {
    let of_request = text.strip_prefix("$request.");
    let source = of_request.or_else(|| text.strip_prefix("$response."));
    matches!(text, "$url" | "$method" | "$statusCode") || source.is_some_and(is_source)
}

fn is_source(source: &str) -> bool {
    match source.split_once('.') {
        Some(("header", name)) => is_token(name),
        Some(("query" | "path", name)) => !name.is_empty(),
        _ => {
            let pointer = source.strip_prefix("body");
            pointer.is_some_and(|pointer| {
                pointer.is_empty() || pointer == "#" || pointer.starts_with("#/")
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_stand_in_braces_or_alone() {
        let understood = [
            "{$request.body#/callbackUrl}",
            "$request.body#/callbackUrl",
            "{$request.query.callbackUrl}/data",
            "http://a.example?url={$request.body#/a.b}&event={$request.header.X-Event}",
            "{$request.path.id}",
            "{$response.body}",
            "{$url}/{$method}/{$statusCode}",
            "endpoint_url",
        ];
        for address in understood {
            assert!(is_address(address), "{address}");
        }
        let others = [
            "{callbackUrl}",
            "{$request.body#callbackUrl}",
            "{$request.form.a}",
            "{$request.query.}",
            "{$request.header.a b}",
            "{$request.body#/a",
            "$request.body#/a}",
            "a}",
            "$request.cookie.a",
        ];
        for address in others {
            assert!(!is_address(address), "{address}");
        }
    }
}
