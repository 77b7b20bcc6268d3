//! Generation, from a request to JSON lines.

use std::error::Error;
use std::io::Write;

use openapi_crates::report::Style;
use openapi_crates::source::Source;
use openapi_crates::{Side, Understood, understand};
use serde::Serialize;

use crate::request::Request;

/// A generated file, as a line of JSON.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename = "file")]
struct File<'a> {
    #[serde(rename = "crate")]
    of: &'a str,
    /// The path in the folder of the crate.
    path: String,
    text: String,
}

/// Writes each diagnostic, a summary of them, and each file as a line of JSON.
///
/// # Errors
///
/// If the name is invalid, or the output cannot be written.
pub fn generate(request: Request, output: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let options = request.options()?;
    let source = Source::new(request.file, request.text);
    let Understood { report, crates, .. } = understand(&source, &options);
    output.write_all(report.render(&source, Style::Json).as_bytes())?;
    let Some(crates) = crates else { return Ok(()) };
    for side in Side::ALL {
        let name = crates.name(side);
        crates.write::<Box<dyn Error>>(side, |path, text| {
            let of = &name;
            serde_json::to_writer(&mut *output, &File { of, path, text })?;
            Ok(output.write_all(b"\n")?)
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::{Value, json};

    use super::*;

    const STORE: &str = include_str!("../../../spec/openapi.yaml");

    fn generated(request: Value) -> Result<Vec<Value>, Box<dyn Error>> {
        let mut output = Vec::new();
        generate(serde_json::from_value(request)?, &mut output)?;
        let lines = String::from_utf8(output)?;
        Ok(lines
            .lines()
            .map(serde_json::from_str)
            .collect::<Result<_, _>>()?)
    }

    /// The names of the crates of the files.
    fn crates(lines: &[Value]) -> BTreeSet<&str> {
        let files = lines.iter().filter(|line| line["kind"] == "file");
        files.filter_map(|file| file["crate"].as_str()).collect()
    }

    #[test]
    fn both_crates_are_generated() {
        let request = json!({"file": "openapi.yaml", "text": STORE, "name": "shop"});
        let lines = generated(request).unwrap();
        assert_eq!(
            crates(&lines),
            BTreeSet::from(["shop-client", "shop-server"])
        );
        let summary = lines.iter().find(|line| line["kind"] == "summary");
        assert_eq!(summary.unwrap()["errors"], 0);
        let is_root =
            |line: &&Value| line["crate"] == "shop-server" && line["path"] == "src/lib.rs";
        let root = lines.iter().find(is_root).unwrap();
        let text = root["text"].as_str().unwrap();
        assert!(
            text.starts_with("// @generated from openapi.yaml by "),
            "{text}"
        );
    }

    #[test]
    fn options_select_a_crate_and_stubs() {
        let request = json!({"file": "a.yaml", "text": STORE, "name": "shop", "only": "server", "stubs": true});
        let lines = generated(request).unwrap();
        assert_eq!(crates(&lines), BTreeSet::from(["shop-server"]));
        let texts = lines.iter().filter_map(|line| line["text"].as_str());
        assert!(
            texts
                .into_iter()
                .any(|text| text.contains("NOT_IMPLEMENTED"))
        );
    }

    #[test]
    fn errors_have_lines_and_no_files() {
        let text =
            "# Of a future version.\nopenapi: 9.0.0\ninfo: {title: A, version: '1'}\npaths: {}\n";
        let lines = generated(json!({"file": "a.yaml", "text": text, "name": "shop"})).unwrap();
        let error = lines
            .iter()
            .find(|line| line["severity"] == "error")
            .unwrap();
        assert_eq!(error["line"], 2);
        assert_eq!(crates(&lines), BTreeSet::new());
    }

    #[test]
    fn texts_of_other_formats_are_rejected() {
        for text in ["", "<html></html>", "{", "- 1"] {
            let lines = generated(json!({"file": "a", "text": text, "name": "shop"})).unwrap();
            assert!(
                lines.iter().any(|line| line["severity"] == "error"),
                "{text}"
            );
        }
    }

    #[test]
    fn invalid_names_are_explained() {
        let error = generated(json!({"file": "a", "text": "", "name": "1"})).unwrap_err();
        assert_eq!(
            error.to_string(),
            "a crate name starts with a letter; try `api-1`"
        );
    }
}
