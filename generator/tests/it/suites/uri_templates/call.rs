//! The operation of a template in a description, and the code that calls and implements it.

use serde_json::{Map, Value, json};

use super::template::{Parameter, Template};

/// A template with values of its variables.
pub struct Call {
    /// Its operation is `g` with this number.
    pub number: usize,
    pub template: Template,
    pub variables: Map<String, Value>,
}

impl Call {
    /// The text before the template in its path.
    pub fn prefix(&self) -> String {
        let path = &self.template.path;
        let separator = if path.is_empty() || path.starts_with('/') {
            ""
        } else {
            "/"
        };
        format!("/g{}{separator}", self.number)
    }

    /// The path of the description.
    pub fn path(&self) -> String {
        format!("{}{}", self.prefix(), self.template.path)
    }

    /// The path item of the description.
    pub fn path_item(&self) -> Value {
        let parameters = self.template.parameters.iter().map(|parameter| {
            json!({
                "name": parameter.name,
                "in": if parameter.is_query { "query" } else { "path" },
                "required": !parameter.is_query,
                "style": parameter.style,
                "explode": parameter.explode,
                "schema": schema(self.variables.get(&parameter.variable)),
                "x-rust-name": parameter.rust_name,
            })
        });
        json!({"get": {
            "operationId": format!("g{}", self.number),
            "parameters": parameters.collect::<Vec<_>>(),
            "responses": {"204": {"description": "Done."}},
        }})
    }

    /// The implementation of the operation, which records the parameters.
    pub fn handler(&self) -> String {
        let number = self.number;
        let fields = self.template.parameters.iter().map(|parameter| {
            let Parameter {
                variable,
                rust_name,
                ..
            } = parameter;
            format!("({variable:?}, json(&request.{rust_name})), ")
        });
        format!(
            "    async fn g{number}(&self, request: server::G{number}Request)
        -> Result<server::G{number}Response, server::G{number}Failure> {{
        self.record(&[{}]);
        Err(server::Rejection::NotImplemented.into())
    }}

",
            fields.collect::<String>()
        )
    }

    /// The call of the operation.
    pub fn call(&self) -> String {
        let number = self.number;
        let parameters = self.template.parameters.iter();
        let values: Vec<(&Parameter, String)> = parameters
            .filter_map(|parameter| {
                let value = self.variables.get(&parameter.variable);
                let value = value.filter(|value| !value.is_null())?;
                Some((parameter, expression(value)))
            })
            .collect();
        let (setters, required): (Vec<_>, Vec<_>) = values
            .into_iter()
            .partition(|(parameter, _)| parameter.is_query);
        let arguments = match &required[..] {
            [] => String::new(),
            [(_, value)] => value.clone(),
            several => {
                let field = |(parameter, value): &(&Parameter, String)| {
                    format!("{}: {value}, ", parameter.rust_name)
                };
                let fields: String = several.iter().map(field).collect();
                format!("client::G{number}Required {{ {fields}}}")
            }
        };
        let setters = setters
            .iter()
            .map(|(parameter, value)| format!(".{}({value})", parameter.rust_name));
        let setters: String = setters.collect();
        format!("    exchanges.run({number}, client.g{number}({arguments}){setters}.send());\n")
    }
}

/// The schema of a value; an absent one is a string.
fn schema(value: Option<&Value>) -> Value {
    let text = json!({"type": "string"});
    match value {
        Some(Value::Number(number)) if number.is_i64() => json!({"type": "integer"}),
        Some(Value::Number(_)) => json!({"type": "number"}),
        Some(Value::Array(_)) => json!({"type": "array", "items": text}),
        Some(Value::Object(_)) => json!({"type": "object", "additionalProperties": text}),
        _ => text,
    }
}

/// The Rust expression of a value.
fn expression(value: &Value) -> String {
    match value {
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(expression).collect();
            format!("Vec::<String>::from([{}])", items.join(", "))
        }
        Value::Object(fields) => {
            let fields = fields
                .iter()
                .map(|(name, value)| format!("(String::from({name:?}), {})", expression(value)));
            let fields: Vec<_> = fields.collect();
            format!("BTreeMap::<String, String>::from([{}])", fields.join(", "))
        }
        Value::Number(number) => number.to_string(),
        Value::String(text) => format!("String::from({text:?})"),
        other => panic!("{other} is no value of a variable"),
    }
}
