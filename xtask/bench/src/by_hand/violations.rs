//! The violations of a body, which are collected only if it is invalid.

use serde_json::{Map, Value};

use super::failure::Failure;
use super::types::NewPet;

/// Decodes a new animal.
pub fn decode(json: &[u8]) -> Result<NewPet, Failure> {
    match serde_json::from_slice::<NewPet>(json) {
        Ok(new) if !new.name.contains('\0') => Ok(new),
        Ok(_) => Err(find(json, String::new)),
        Err(error) => Err(find(json, || error.to_string())),
    }
}

/// Returns every violation of a body, or `otherwise` if none is found.
#[cold]
pub fn find(json: &[u8], otherwise: impl FnOnce() -> String) -> Failure {
    if json.is_empty() {
        return Failure::invalid("body: is required");
    }
    match serde_json::from_slice(json) {
        Ok(Value::Object(object)) => Failure::invalid(check(&object).unwrap_or_else(otherwise)),
        Ok(_) => Failure::invalid("body: expected an object"),
        Err(error) => Failure::invalid(format!("body: is not JSON: {error}")),
    }
}

fn check(object: &Map<String, Value>) -> Option<String> {
    let found = [
        name(object.get("name")),
        category(object.get("categoryId")),
        status(object.get("status")),
    ];
    let found: Vec<&str> = found.into_iter().flatten().collect();
    (!found.is_empty()).then(|| found.join("; "))
}

fn name(value: Option<&Value>) -> Option<&'static str> {
    match value {
        None => Some("/name: is required"),
        Some(Value::String(name)) if name.contains('\0') => {
            Some("/name: expected a string that matches ^[^\\u0000]*$")
        }
        Some(Value::String(_)) => None,
        Some(_) => Some("/name: expected a string"),
    }
}

fn category(value: Option<&Value>) -> Option<&'static str> {
    match value {
        None => Some("/categoryId: is required"),
        Some(value) if value.is_i64() => None,
        Some(_) => Some("/categoryId: expected an integer"),
    }
}

fn status(value: Option<&Value>) -> Option<&'static str> {
    match value {
        None => None,
        Some(Value::String(text)) if matches!(text.as_str(), "available" | "pending" | "sold") => {
            None
        }
        Some(_) => Some("/status: expected one of `available`, `pending`, `sold`"),
    }
}
