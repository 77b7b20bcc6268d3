//! Numbers as parameters.

use std::fmt;

/// A number whose `Display` fails if it is infinite or NaN, which no parameter can represent.
#[derive(Debug)]
pub struct Finite<N>(pub N);

impl<N: fmt::Display + Copy + Into<f64>> fmt::Display for Finite<N> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.into().is_finite() {
            true => self.0.fmt(formatter),
            false => Err(fmt::Error),
        }
    }
}
