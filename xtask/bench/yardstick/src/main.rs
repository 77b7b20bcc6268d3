//! A lower bound for generators: it parses a description into a value, and prints the files of a folder, after
//! parsing them, by the libraries that the generator has for it.

use std::error::Error;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::{env, fs};

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args_os().skip(1).map(PathBuf::from);
    let document = arguments.next().ok_or("a description is missing")?;
    let crates = arguments.next().ok_or("a folder is missing")?;
    let text = fs::read_to_string(&document)?;
    let value: Value = match document.extension().is_some_and(|ending| ending == "json") {
        true => serde_json::from_str(&text)?,
        false => serde_yaml::from_str(&text)?,
    };
    black_box(&value);
    print(&crates)
}

fn print(folder: &Path) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            print(&path)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let file = syn::parse_file(&fs::read_to_string(&path)?)?;
            black_box(prettyplease::unparse(&file));
        }
    }
    Ok(())
}
