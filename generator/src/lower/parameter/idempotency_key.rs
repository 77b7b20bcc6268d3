//! Headers by which a server knows a request that is sent twice: `Idempotency-Key`, and those that
//! `x-idempotency-key` says to be such.

use openapiv3::Parameter as Source;
use serde_json::Value;

use crate::lower::Lowering;
use crate::model::{Format, Text, Type};
use crate::report::Code;
use crate::source::Place;

/// What says whether a parameter is such a header.
const EXTENSION: &str = "x-idempotency-key";

/// How long the keys are that a client makes.
const LENGTH: usize = 36;

impl Lowering<'_> {
    /// Whether a parameter is a header that carries a key, which a client can make.
    pub(in crate::lower) fn is_idempotency_key(
        &mut self,
        parameter: &Source,
        ty: &Type,
        place: &Place,
    ) -> bool {
        let data = parameter.parameter_data_ref();
        let is_header = matches!(parameter, Source::Header { .. });
        let holds_keys = holds_keys(self.types.resolved(ty));
        let place = place.key(EXTENSION);
        match data.extensions.get(EXTENSION) {
            None => is_header && holds_keys && data.name.eq_ignore_ascii_case("idempotency-key"),
            Some(Value::Bool(false)) => false,
            Some(Value::Bool(true)) if !is_header => {
                self.report.add(
                    Code::InvalidIdempotencyKey,
                    &place,
                    "only a header is an idempotency key",
                );
                false
            }
            Some(Value::Bool(true)) if !holds_keys => {
                let message = "no key can be made for this parameter: it holds no UUID";
                self.report
                    .add(Code::InvalidIdempotencyKey, &place, message)
                    .help("let its schema be a string, without a pattern, or with `format: uuid`");
                false
            }
            Some(Value::Bool(true)) => true,
            Some(_) => {
                let message = format!("`{EXTENSION}` must be `true` or `false`");
                self.report
                    .add(Code::InvalidIdempotencyKey, &place, message);
                false
            }
        }
    }
}

/// Whether a type takes the text of every UUID.
fn holds_keys(ty: &Type) -> bool {
    match ty {
        Type::String(Text {
            minimum,
            maximum,
            pattern: None,
            format: None | Some(Format::Uuid),
        }) => {
            minimum.is_none_or(|least| least <= LENGTH) && maximum.is_none_or(|most| most >= LENGTH)
        }
        Type::Formatted(formatted) => formatted.format == Format::Uuid,
        _ => false,
    }
}
