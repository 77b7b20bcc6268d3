//! Exact multiples of decimal numbers, computed on digits because binary fractions are inexact.

use std::fmt::{Display, LowerExp};

/// The number of decimal digits that survive a conversion to binary and back.
const EXACT_DIGITS: usize = 15;

/// Returns `true` if a number is a multiple of `step`.
///
/// A number stands for its shortest decimal form, but a large integer with more digits than a
/// binary fraction preserves stands for its exact value.
pub fn is_multiple<N: LowerExp + Display>(number: N, step: &str) -> bool {
    let shortest = format!("{number:e}");
    let Some(decimal) = Decimal::parse(&shortest) else {
        return false;
    };
    if decimal.exponent < 0 || decimal.digits.len() <= EXACT_DIGITS {
        return decimal.is_multiple(step);
    }
    Decimal::parse(&format!("{number:.0}")).is_some_and(|exact| exact.is_multiple(step))
}

/// A number without its sign: digits without trailing zeros, times a power of ten.
struct Decimal {
    digits: Vec<u8>,
    exponent: i32,
}

impl Decimal {
    /// Parses `-1.25e-7`, ignoring the sign.
    fn parse(text: &str) -> Option<Self> {
        let text = text.strip_prefix('-').unwrap_or(text);
        let (decimals, exponent) = text.split_once('e').unwrap_or((text, "0"));
        let (whole, fraction) = decimals.split_once('.').unwrap_or((decimals, ""));
        let exponent: i32 = exponent.parse().ok()?;
        let mut number = Self {
            digits: Vec::from(whole),
            exponent: exponent.checked_sub(i32::try_from(fraction.len()).ok()?)?,
        };
        number.digits.extend_from_slice(fraction.as_bytes());
        if !number.digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        while let Some(b'0') = number.digits.last() {
            number.digits.pop();
            number.exponent += 1;
        }
        Some(number)
    }

    fn is_multiple(&self, step: &str) -> bool {
        let Some(step) = Self::parse(step) else {
            return false;
        };
        let Some(modulus) = step.remainder(None).filter(|modulus| *modulus != 0) else {
            return self.digits.is_empty();
        };
        // Neither ends in a zero, so a finer number cannot be a multiple.
        let Ok(shift) = u32::try_from(self.exponent - step.exponent) else {
            return self.digits.is_empty();
        };
        let digits = self.remainder(Some(modulus));
        let scaled = digits.map(|digits| digits * power_of_ten(shift, modulus));
        scaled.and_then(|digits| digits.checked_rem(modulus)) == Some(0)
    }

    /// Computes the digits as an integer, modulo `modulus`; `None` beyond 64 bits.
    fn remainder(&self, modulus: Option<u128>) -> Option<u128> {
        self.digits.iter().try_fold(0, |value: u128, digit| {
            let value = value * 10 + u128::from(digit - b'0');
            match modulus {
                Some(modulus) => Some(value % modulus),
                None => u64::try_from(value).ok().map(u128::from),
            }
        })
    }
}

/// Computes ten to the power of `exponent`, modulo `modulus`. No operand has more than 64 bits, so
/// nothing overflows.
fn power_of_ten(mut exponent: u32, modulus: u128) -> u128 {
    let (mut result, mut factor) = (1 % modulus, 10 % modulus);
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * factor % modulus;
        }
        factor = factor * factor % modulus;
        exponent /= 2;
    }
    result
}
