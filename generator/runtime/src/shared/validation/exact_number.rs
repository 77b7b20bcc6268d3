//! JSON numbers by their mathematical value, of any size and precision.

use std::cmp::Ordering;

/// The value of a JSON number: a sign, and digits times a power of ten.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ExactNumber {
    is_negative: bool,
    /// Decimal digits (0 to 9), without zeros at either end; empty for zero.
    digits: Vec<u8>,
    /// The power of ten of the last digit; 0 for zero.
    exponent: i64,
}

impl ExactNumber {
    /// Parses a number in the notation of JSON. An exponent beyond 18 digits is reduced to them.
    pub fn parse(text: &str) -> Option<Self> {
        let (is_negative, unsigned) = match text.strip_prefix('-') {
            Some(unsigned) => (true, unsigned),
            None => (false, text),
        };
        let (decimals, exponent) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
        let (whole, fraction) = match decimals.split_once('.') {
            Some((_, "")) => return None,
            Some(parts) => parts,
            None => (decimals, ""),
        };
        if whole.is_empty() || (whole.len() > 1 && whole.starts_with('0')) {
            return None;
        }
        let digits = whole.bytes().chain(fraction.bytes());
        let digits = digits.map(|digit| digit.is_ascii_digit().then(|| digit - b'0'));
        let mut digits: Vec<u8> = digits.collect::<Option<_>>()?;
        let mut exponent = exponent_of(exponent)? - i64::try_from(fraction.len()).ok()?;
        let length = digits.iter().rposition(|digit| *digit != 0);
        let length = length.map_or(0, |last| last + 1);
        exponent += i64::try_from(digits.len() - length).ok()?;
        digits.truncate(length);
        let zeros = digits.iter().take_while(|digit| **digit == 0).count();
        digits.drain(..zeros);
        let is_zero = digits.is_empty();
        Some(Self {
            is_negative: is_negative && !is_zero,
            digits,
            exponent: if is_zero { 0 } else { exponent },
        })
    }

    /// Returns `true` for a number with a zero fractional part (JSON Schema 2020-12, Validation, section 6.1.1).
    pub fn is_integer(&self) -> bool {
        self.exponent >= 0
    }

    /// Returns the sign and magnitude of an integer; the magnitude is `None` beyond 64 bits. Returns `None` for other numbers.
    pub fn integer(&self) -> Option<(bool, Option<u64>)> {
        let shift = usize::try_from(self.exponent).ok()?;
        let zeros = std::iter::repeat_n(&0, shift.min(20));
        let mut digits = self.digits.iter().chain(zeros);
        let magnitude = digits.try_fold(0_u64, |value, digit| {
            value.checked_mul(10)?.checked_add(u64::from(*digit))
        });
        let is_in_range = shift <= 20 || self.digits.is_empty();
        Some((self.is_negative, magnitude.filter(|_| is_in_range)))
    }

    /// Returns `true` if a number is a multiple of `step`, which has at most 64 bits.
    pub fn is_multiple_of(&self, step: &Self) -> bool {
        let Some(modulus) = step.remainder(None).filter(|modulus| *modulus != 0) else {
            return self.digits.is_empty();
        };
        // Neither ends in a zero, so a finer number cannot be a multiple.
        let Ok(shift) = u64::try_from(self.exponent - step.exponent) else {
            return self.digits.is_empty();
        };
        let digits = self.remainder(Some(modulus));
        let scaled = digits.map(|digits| digits * power_of_ten(shift, modulus));
        scaled.and_then(|digits| digits.checked_rem(modulus)) == Some(0)
    }

    /// Returns the digits as an integer, modulo `modulus`; `None` beyond 64 bits.
    fn remainder(&self, modulus: Option<u128>) -> Option<u128> {
        self.digits.iter().try_fold(0, |value: u128, digit| {
            let value = value * 10 + u128::from(*digit);
            match modulus {
                Some(modulus) => Some(value % modulus),
                None => u64::try_from(value).ok().map(u128::from),
            }
        })
    }

    fn compare_magnitude(&self, other: &Self) -> Ordering {
        // The power of ten above the first digit.
        let size = |number: &Self| match number.digits.len() {
            0 => i64::MIN,
            length => number.exponent.saturating_add_unsigned(length as u64),
        };
        let by_size = size(self).cmp(&size(other));
        by_size.then_with(|| self.digits.cmp(&other.digits))
    }
}

impl Ord for ExactNumber {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self.is_negative, other.is_negative) {
            (false, true) => Ordering::Greater,
            (true, false) => Ordering::Less,
            (false, false) => self.compare_magnitude(other),
            (true, true) => other.compare_magnitude(self),
        }
    }
}

impl PartialOrd for ExactNumber {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

fn exponent_of(text: &str) -> Option<i64> {
    const MAX_DIGITS: usize = 18;
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    if unsigned.is_empty() || !unsigned.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let digits = unsigned.trim_start_matches('0');
    let magnitude = digits.get(..MAX_DIGITS).unwrap_or(digits);
    let magnitude: i64 = magnitude.parse().unwrap_or(0);
    Some(match text.starts_with('-') {
        true => -magnitude,
        false => magnitude,
    })
}

/// Computes ten to the power of `exponent`, modulo `modulus`. No operand has more than 64 bits, so
/// nothing overflows.
fn power_of_ten(mut exponent: u64, modulus: u128) -> u128 {
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
