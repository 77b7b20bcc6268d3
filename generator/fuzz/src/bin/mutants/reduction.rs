//! Reduces a document while its result stays the same.

use std::io;

use fuzz::seeds;
use serde_json::Value;

use crate::generator_process::{End, GeneratorProcess};

/// The maximum number of attempts.
const MAX_ATTEMPTS: usize = 400;

/// Removes the parts of the document that do not affect its end; `None` if it cannot be parsed.
pub fn reduced(process: &GeneratorProcess, end: &End, text: &[u8]) -> io::Result<Option<String>> {
    let Some(mut root) = seeds::parsed(&String::from_utf8_lossy(text)) else {
        return Ok(None);
    };
    let has_same_end =
        |root: &Value| Ok::<_, io::Error>(process.run(root.to_string().as_bytes())? == *end);
    // The text itself may be the cause; and slow documents would take even longer here.
    if *end == End::OutOfTime || !has_same_end(&root)? {
        return Ok(None);
    }
    let mut attempts = 0;
    let mut pointers = vec![String::new()];
    while let Some(pointer) = pointers.pop() {
        let mut keys = keys(root.pointer(&pointer));
        keys.reverse();
        for key in keys {
            attempts += 1;
            if attempts > MAX_ATTEMPTS {
                return Ok(Some(format!("{root:#}")));
            }
            let smaller = without(&root, &pointer, &key);
            if has_same_end(&smaller)? {
                root = smaller;
            } else {
                pointers.insert(
                    0,
                    format!("{pointer}/{}", key.replace('~', "~0").replace('/', "~1")),
                );
            }
        }
    }
    Ok(Some(format!("{root:#}")))
}

fn keys(node: Option<&Value>) -> Vec<String> {
    match node {
        Some(Value::Object(fields)) => fields.keys().cloned().collect(),
        Some(Value::Array(items)) => (0..items.len()).map(|index| index.to_string()).collect(),
        _ => Vec::new(),
    }
}

fn without(root: &Value, pointer: &str, key: &str) -> Value {
    let mut root = root.clone();
    match root.pointer_mut(pointer) {
        Some(Value::Object(fields)) => {
            fields.shift_remove(key);
        }
        Some(Value::Array(items)) => {
            if let Ok(index) = key.parse::<usize>()
                && index < items.len()
            {
                items.remove(index);
            }
        }
        _ => {}
    }
    root
}
