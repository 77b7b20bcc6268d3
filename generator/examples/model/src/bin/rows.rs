//! Prints a struct for `sqlx` for each object schema of a description: scalars are columns, and all else is JSON.

use model_example::model;
use openapi_crates::Side;
use openapi_crates::model::{Field, Model, Shape, TypeKind};

fn main() -> anyhow::Result<()> {
    let model = model(Side::Server)?;
    println!("use std::collections::BTreeMap;\n\nuse api_server::*;\nuse chrono::*;");
    println!("use sqlx::types::Json;\nuse uuid::Uuid;");
    for ty in &model.types {
        // Inline objects and those of requests are parts of others.
        let is_component = ty.schema_name.as_ref() == Some(&ty.rust_name);
        let TypeKind::Object {
            fields, additional, ..
        } = &ty.kind
        else {
            continue;
        };
        if is_component {
            println!(
                "\n/// A row for `{}`.\n#[derive(sqlx::FromRow)]",
                ty.location.pointer
            );
            println!("pub struct {}Row {{", ty.rust_name);
            for field in fields {
                println!("    pub {}: {},", field.rust_name, column(&model, field));
            }
            if let Some(values) = additional {
                println!("    pub others: Json<BTreeMap<String, {}>>,", values.rust);
            }
            println!("}}");
        }
    }
    Ok(())
}

/// The type of a column.
fn column(model: &Model, field: &Field) -> String {
    let ty = &field.ty;
    let named = model.resolved(ty);
    let is_enum = named.is_some_and(|named| matches!(named.kind, TypeKind::Enum { .. }));
    let not_null = ty
        .rust
        .strip_prefix("Option<")
        .and_then(|ty| ty.strip_suffix('>'));
    let value = not_null.unwrap_or(&ty.rust);
    let column = match &ty.shape {
        Shape::Boolean | Shape::Integer | Shape::Number | Shape::String => value.to_owned(),
        _ if is_enum => "String".to_owned(),
        _ => format!("Json<{value}>"),
    };
    match field.required && !ty.nullable {
        true => column,
        false => format!("Option<{column}>"),
    }
}
