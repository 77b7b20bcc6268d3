//! Idempotency keys: the header `Idempotency-Key`, and headers with `x-idempotency-key`.

use openapiv3::Parameter as Source;

use crate::lower::Lowering;
use crate::lower::schema::format::are_implied;
use crate::lowered::{Format, Type};
use crate::report::Code;
use crate::source::Place;

const EXTENSION: &str = "x-idempotency-key";

impl Lowering<'_> {
    /// Returns `true` for a header whose idempotency key a client can generate.
    pub fn is_idempotency_key(&mut self, parameter: &Source, ty: &Type, place: &Place) -> bool {
        let data = parameter.parameter_data_ref();
        let is_header = matches!(parameter, Source::Header { .. });
        let accepts_uuid = accepts_uuid(self.types.resolved(ty));
        if !data.extensions.contains_key(EXTENSION) {
            return is_header && accepts_uuid && data.name.eq_ignore_ascii_case("idempotency-key");
        }
        if !self.flag_extension(&data.extensions, EXTENSION, place) {
            return false;
        }
        let (message, help) = match (is_header, accepts_uuid) {
            (true, true) => return true,
            (false, _) => (
                "an idempotency key must be a header",
                "remove `x-idempotency-key`, or use `in: header`",
            ),
            (true, false) => (
                "an idempotency key must accept any UUID",
                "make its schema a string without a pattern, or with `format: uuid`",
            ),
        };
        self.diagnose(Code::InvalidIdempotencyKey, &place.key(EXTENSION), message)
            .help(help);
        false
    }
}

/// Returns `true` if every UUID is a value of the type.
fn accepts_uuid(ty: &Type) -> bool {
    match ty {
        Type::String(texts) => are_implied(texts, Format::Uuid),
        Type::Formatted(formatted) => formatted.format == Format::Uuid,
        _ => false,
    }
}
