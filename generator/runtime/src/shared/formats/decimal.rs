//! `decimal`: a decimal number in a string, with the crate `rust_decimal`.

use rust_decimal::Decimal;

use crate::runtime::json_format;
use crate::runtime::text_format::TextFormat;

/// A decimal number as a [`Decimal`], never rounded.
pub struct DecimalText;

json_format::implement!(Decimal, DecimalText);

impl TextFormat for DecimalText {
    type Value = Decimal;
    const NAME: &'static str = "decimal";
    const EXPECTED: &'static str =
        "expected a decimal number, such as `-12.50`, with at most 28 significant digits";

    fn parse(text: &str) -> Option<Decimal> {
        let digits = text.strip_prefix('-').unwrap_or(text);
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
        let are_digits =
            |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let is_decimal = are_digits(whole) && are_digits(fraction);
        is_decimal
            .then(|| Decimal::from_str_exact(text).ok())
            .flatten()
    }

    fn text(value: &Decimal) -> String {
        value.to_string()
    }
}
