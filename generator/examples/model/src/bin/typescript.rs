//! Prints the types of a description in TypeScript, for a front end.

use model_example::{joined, model};
use openapi_crates::Side;
use openapi_crates::model::{Field, Shape, Type, TypeKind};

fn main() -> anyhow::Result<()> {
    for ty in &model(Side::Client)?.types {
        println!("export type {} = {};", ty.rust_name, defined(&ty.kind));
    }
    Ok(())
}

fn defined(kind: &TypeKind) -> String {
    match kind {
        TypeKind::Object {
            fields, additional, ..
        } => {
            let object = format!("{{{}\n}}", joined(fields.iter().map(property), ""));
            let others = additional.iter().map(|_| "Record<string, unknown>");
            joined(
                [object.as_str()]
                    .into_iter()
                    .chain(others)
                    .map(str::to_owned),
                " & ",
            )
        }
        TypeKind::Enum { values } => joined(values.iter().map(|one| one.json.to_string()), " | "),
        TypeKind::Union { variants, .. } => joined(variants.iter().map(|one| of(&one.ty)), " | "),
        TypeKind::Alias { ty } => of(ty),
        _ => "unknown".to_owned(),
    }
}

fn property(field: &Field) -> String {
    let mark = if field.required { "" } else { "?" };
    let constant = field.constant.as_ref().map(ToString::to_string);
    let ty = constant.unwrap_or_else(|| of(&field.ty));
    format!("\n  {:?}{mark}: {ty};", field.json_name)
}

fn of(ty: &Type) -> String {
    let value = match &ty.shape {
        Shape::Boolean => "boolean".to_owned(),
        Shape::Integer | Shape::Number => "number".to_owned(),
        Shape::String => "string".to_owned(),
        Shape::Null => "null".to_owned(),
        Shape::List { items } => format!("Array<{}>", of(items)),
        Shape::Tuple { items } => format!("[{}]", joined(items.iter().map(of), ", ")),
        Shape::Map { values } => format!("Record<string, {}>", of(values)),
        Shape::Named { name } => name.clone(),
        _ => "unknown".to_owned(),
    };
    if ty.nullable {
        format!("({value} | null)")
    } else {
        value
    }
}
