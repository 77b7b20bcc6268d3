//! `cargo xtask codegen` generates `shop-server` and `shop-client` from `shop.yaml`; with `--check`, it compares them, and writes nothing.

use std::env;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use openapi_crates::disk::{Description, Error};
use openapi_crates::report::Style;
use openapi_crates::{Options, RuntimeSource};

fn main() -> Result<ExitCode, Error> {
    let workspace = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let is_up_to_date = match arguments[..] {
        ["codegen"] => codegen(workspace, false)?,
        ["codegen", "--check"] => codegen(workspace, true)?,
        _ => {
            eprintln!("usage: cargo xtask codegen [--check]");
            return Ok(ExitCode::from(2));
        }
    };
    Ok(ExitCode::from(u8::from(!is_up_to_date)))
}

/// Writes or compares the crates in `folder`. Returns `true` if they are up to date now.
fn codegen(folder: &Path, is_check: bool) -> Result<bool, Error> {
    // In a workspace of your own, `RuntimeSource::Registry`.
    let library = RuntimeSource::Path("../../runtime".to_owned());
    let options = Options::new("shop")
        .command("cargo xtask codegen")
        .runtime(library);
    let mut generation = Description::new(folder.join("shop.yaml")).generate(&options)?;
    eprint!("{}", generation.diagnostics(Style::Plain));
    if is_check {
        return generation.check(folder, &mut io::stdout());
    }
    generation.write(folder, &mut io::stdout())?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_crates_are_up_to_date() {
        let workspace = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        assert!(
            codegen(workspace, true).unwrap(),
            "run `cargo xtask codegen`"
        );
    }

    #[test]
    fn a_change_of_the_description_changes_the_crates() {
        let folder = tempfile::tempdir().unwrap();
        let description = folder.path().join("shop.yaml");
        let text = include_str!("../../shop.yaml");
        fs::write(&description, text).unwrap();
        assert!(codegen(folder.path(), false).unwrap());
        fs::write(&description, text.replace("placeOrder", "addOrder")).unwrap();
        assert!(!codegen(folder.path(), true).unwrap());
        assert!(codegen(folder.path(), false).unwrap());
        let client = folder.path().join("shop-client/src/operations");
        assert!(client.join("add_order.rs").exists());
        assert!(!client.join("place_order.rs").exists());
    }
}
