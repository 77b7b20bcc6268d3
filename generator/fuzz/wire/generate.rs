// Writes a crate that is generated from `wire.yaml` to where cargo looks for what build scripts make.

use std::path::Path;
use std::{env, fs};

use openapi_crates::report::Style;
use openapi_crates::source::Source;
use openapi_crates::{Crate, Generated, Options, generate};

/// Writes one of the two crates.
pub fn write(choose: impl FnOnce(Generated) -> Crate) {
    const DESCRIPTION: &str = "../wire.yaml";
    println!("cargo::rerun-if-changed={DESCRIPTION}");
    let text = fs::read_to_string(DESCRIPTION).expect("the description is there");
    let options = Options::new("wire").spec_path("wire.yaml").stubs(true);
    let source = Source::new("wire.yaml", text);
    let outcome = generate(&source, &options);
    let Some(generated) = outcome.generated else {
        panic!("{}", outcome.report.render(&source, Style::Plain));
    };
    let folder = env::var("OUT_DIR").expect("cargo names it");
    for (path, text) in choose(generated).files {
        let file = Path::new(&folder).join(&path);
        fs::create_dir_all(file.parent().expect("it is in a folder")).expect("it can be made");
        let text = if path == "src/lib.rs" {
            without_docs(&text)
        } else {
            text
        };
        fs::write(file, text).expect("it can be written");
    }
}

/// Removes inner docs, which included files cannot have.
fn without_docs(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("//!"));
    lines.flat_map(|line| [line, "\n"]).collect()
}
