//! Generates crates with better names than those of the description: `codegen DESCRIPTION OUT [--check]`.

use std::process::ExitCode;
use std::{env, io};

use openapi_crates::disk::{Description, Error};
use openapi_crates::model::{Changes, Model};
use openapi_crates::{Options, RuntimeSource, Side, TypeRule};

fn main() -> Result<ExitCode, Error> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [description, out, rest @ ..] = arguments.as_slice() else {
        eprintln!("usage: codegen DESCRIPTION OUT [--check]");
        return Ok(ExitCode::from(2));
    };
    let options = Options::new("pets").runtime(RuntimeSource::Registry);
    let mut generation = Description::new(description).generate(&options)?;
    let changes = changes(&generation.model(Side::Client)?);
    generation.change(&changes)?;
    let is_up_to_date = match rest == ["--check"] {
        true => generation.check(out, &mut io::stdout())?,
        false => generation.write(out, &mut io::stdout()).map(|()| true)?,
    };
    Ok(ExitCode::from(u8::from(!is_up_to_date)))
}

/// The changes by the rules of this team.
fn changes(model: &Model) -> Changes {
    let mut changes = Changes::new();
    for operation in &model.operations {
        if operation.tags.iter().any(|tag| tag == "actuator") {
            changes.hide_operation(&operation.id);
        } else if let Some((name, _)) = operation.rust_name.split_once("_using_") {
            changes.rename_operation(&operation.id, name);
        }
    }
    for ty in &model.types {
        for field in ty
            .fields()
            .iter()
            .filter(|field| field.rust_name.ends_with("_nm"))
        {
            let name = field.rust_name.replace("_nm", "_name");
            changes.rename_field(&ty.rust_name, &field.json_name, name);
        }
        match ty.rust_name.strip_suffix("Dto") {
            Some("Money") => changes.type_rule(money().expect("a valid rule")),
            Some(name) => changes.rename_type(&ty.rust_name, name),
            None => &mut changes,
        };
    }
    changes
}

fn money() -> Result<TypeRule, String> {
    let mut rule = TypeRule::new("MoneyDto")?;
    rule.replace("money::Amount")?
        .dependency("money", "1", [])?;
    Ok(rule)
}
