//! Decodes each JSON value of the standard input, calls an operation of a client with it, and writes the reaction.
//!
//! A line has the index of the client, the number of its operation and the value, separated by tabs. A reaction is
//! `accepted` if the value was sent, `changed` if another one was, because types do not have unknown properties, `rejected`
//! if the type or the client does not allow the value, or `missing` if there is no such operation, followed by a tab and a
//! text.

use std::fmt::Display;
use std::io::{self, BufRead};
use std::panic;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Decodes a value, and makes a call with it.
fn attempt<T: DeserializeOwned, F: Future<Output = Result<S, E>>, S, E: Display>(
    json: &str,
    call: impl FnOnce(T) -> F,
) -> String {
    let value = match serde_json::from_str(json) {
        Ok(value) => value,
        Err(error) => return format!("rejected\t{error}"),
    };
    match pin!(call(value)).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(Ok(_)) => "accepted\t".to_owned(),
        Poll::Ready(Err(failure)) => format!("rejected\t{failure}"),
        Poll::Pending => panic!("a call of a mock waits"),
    }
}

/// Compares a value with that of a request.
fn compare(json: &str, body: &[u8]) -> String {
    let [value, sent] = [json.as_bytes(), body].map(|bytes| serde_json::from_slice(bytes).expect("JSON"));
    match is_same(&value, &sent) {
        true => "accepted\t".to_owned(),
        false => format!("changed\t{sent}"),
    }
}

/// `true` if values are equal in JSON Schema, where `1.0` is `1`.
fn is_same(value: &Value, other: &Value) -> bool {
    match (value, other) {
        (Value::Number(value), Value::Number(other)) => value.as_f64() == other.as_f64(),
        (Value::Array(value), Value::Array(other)) => {
            value.len() == other.len() && value.iter().zip(other).all(|(value, other)| is_same(value, other))
        }
        (Value::Object(value), Value::Object(other)) => {
            let is_same = |(name, value)| other.get(name).is_some_and(|other| is_same(value, other));
            value.len() == other.len() && value.iter().all(is_same)
        }
        _ => value == other,
    }
}

macro_rules! clients {
    ($calls:ident: $client:ident { $($number:literal: $operation:ident)* }) => {
        mod $calls {
            use $client::{Client, Mock};

            pub fn call(number: usize, json: &str) -> String {
                let mock = Mock::new();
                let client: Client = mock.client();
                let reaction = match number {
                    $($number => crate::attempt(json, |body| client.$operation(body).send()),)*
                    _ => return "missing\t".to_owned(),
                };
                match mock.requests().first() {
                    None => reaction,
                    Some(request) => crate::compare(json, &request.body),
                }
            }
        }
    };
}

// MODULES
macro_rules! dispatch {
    ($($index:literal: $calls:ident)*) => {
        fn call(client: usize, number: usize, json: &str) -> String {
            match client {
                $($index => $calls::call(number, json),)*
                _ => panic!("no such client"),
            }
        }
    };
}

dispatch! { CLIENTS }

fn main() {
    for line in io::stdin().lock().lines() {
        let line = line.expect("a line");
        let fields: Vec<&str> = line.splitn(3, '\t').collect();
        let [client, number, json] = fields[..] else {
            panic!("expected three fields");
        };
        let [client, number] = [client, number].map(|index| index.parse().expect("a number"));
        let reaction = panic::catch_unwind(|| call(client, number, json));
        let reaction = reaction.unwrap_or_else(|_| "panic".to_owned());
        println!("{}", reaction.replace('\n', " "));
    }
}
