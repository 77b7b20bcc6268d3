//! Exact multiples of decimal numbers, computed on digits because binary fractions are inexact.

use std::fmt::LowerExp;

/// Returns `true` if a number, in its shortest decimal form, is a multiple of `step`.
pub fn is_multiple<N: LowerExp>(number: N, step: &str) -> bool {
    multiple(&format!("{number:e}"), step).unwrap_or(false)
}

fn multiple(number: &str, step: &str) -> Option<bool> {
    let (number, step) = (Digits::parse(number)?, Digits::parse(step)?);
    if number.digits == 0 || step.digits == 0 {
        return Some(number.digits == 0);
    }
    // Neither ends in a zero, so a finer number cannot be a multiple.
    let Ok(shift) = u32::try_from(number.exponent - step.exponent) else {
        return Some(false);
    };
    let modulus = step.digits;
    let scaled = (number.digits % modulus) * power_of_ten(shift, modulus) % modulus;
    Some(scaled == 0)
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

/// A non-negative number: digits without trailing zeros, times a power of ten.
struct Digits {
    digits: u128,
    exponent: i32,
}

impl Digits {
    /// Parses `-1.25e-7`, ignoring the sign.
    fn parse(text: &str) -> Option<Self> {
        let text = text.strip_prefix('-').unwrap_or(text);
        let (decimals, exponent) = text.split_once('e').unwrap_or((text, "0"));
        let (whole, fraction) = decimals.split_once('.').unwrap_or((decimals, ""));
        let digits: u64 = format!("{whole}{fraction}").parse().ok()?;
        let exponent: i32 = exponent.parse().ok()?;
        let mut number = Self {
            digits: digits.into(),
            exponent: exponent - i32::try_from(fraction.len()).ok()?,
        };
        while number.digits != 0 && number.digits.is_multiple_of(10) {
            number.digits /= 10;
            number.exponent += 1;
        }
        Some(number)
    }
}
