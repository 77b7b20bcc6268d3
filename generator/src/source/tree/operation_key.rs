//! The operations of a path item.

use serde_json::Value;

use super::{Place, keys};
use crate::selection::METHODS;
use crate::source::grammar::ADDITIONAL_OPERATIONS;

/// Where an operation is in its path item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OperationKey {
    /// A fixed field, which is the method in lower case.
    Fixed(&'static str),
    /// An entry of `additionalOperations`, which is the method.
    Additional(String),
}

impl OperationKey {
    /// The operations of a path item.
    pub fn all(item: &Value) -> Vec<Self> {
        let fixed = METHODS.into_iter().filter(|key| item.get(key).is_some());
        let others = keys(item.get(ADDITIONAL_OPERATIONS)).map(str::to_owned);
        let fixed = fixed.map(Self::Fixed);
        fixed.chain(others.map(Self::Additional)).collect()
    }

    /// The operation at the beginning of the steps from a path item to a node.
    pub(crate) fn of_steps(steps: &[&str]) -> Option<Self> {
        match *steps {
            [ADDITIONAL_OPERATIONS, method, ..] => Some(Self::Additional(method.to_owned())),
            [key, ..] => METHODS
                .into_iter()
                .find(|known| *known == key)
                .map(Self::Fixed),
            [] => None,
        }
    }

    /// The place of the operation.
    pub fn place(&self, item: &Place) -> Place {
        match self {
            Self::Fixed(key) => item.key(key),
            Self::Additional(method) => item.key(ADDITIONAL_OPERATIONS).key(method),
        }
    }

    /// The operation of a path item.
    pub(crate) fn get<'v>(&self, item: &'v Value) -> Option<&'v Value> {
        match self {
            Self::Fixed(key) => item.get(key),
            Self::Additional(method) => item.get(ADDITIONAL_OPERATIONS)?.get(method),
        }
    }

    /// The method as it is sent. Those of fixed fields are in upper case, wherever their operations are.
    pub fn method(&self) -> String {
        match self {
            Self::Fixed(key) => key.to_uppercase(),
            Self::Additional(method) if fixed_key(method).is_some() => method.to_uppercase(),
            Self::Additional(method) => method.clone(),
        }
    }
}

/// The fixed field of a method.
pub(crate) fn fixed_key(method: &str) -> Option<&'static str> {
    METHODS
        .into_iter()
        .find(|key| key.eq_ignore_ascii_case(method))
}
