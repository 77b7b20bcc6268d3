//! Descriptions that are refused, or would be with `--strict`, and their reports.
//!
//! Each `refusals/<case>.yaml` or `.json` has its report next to it in `<case>.txt`.
//! `UPDATE_EXPECT=1` rewrites the reports.

use std::path::{Path, PathBuf};
use std::{env, fs};

use openapi_crates::report::{Report, Severity, Style};
use openapi_crates::source::Source;
use openapi_crates::{Options, generate};

#[test]
fn reports_are_as_expected() {
    let (_, cases) = folder();
    assert!(!cases.is_empty());
    let errors: Vec<_> = cases.iter().filter_map(|case| check(case).err()).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    check_reports();
}

/// Each report must belong to one description.
fn check_reports() {
    let (reports, descriptions) = folder();
    let of_descriptions = descriptions.iter().map(|case| case.with_extension("txt"));
    assert_eq!(reports, of_descriptions.collect::<Vec<_>>());
}

/// The reports and the descriptions, in order.
fn folder() -> (Vec<PathBuf>, Vec<PathBuf>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/refusals");
    let entries = fs::read_dir(folder).expect("the folder of cases");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort_by_key(|path| path.with_extension(""));
    paths
        .into_iter()
        .partition(|path| path.extension().is_some_and(|extension| extension == "txt"))
}

fn check(case: &Path) -> Result<(), String> {
    let name = case.file_name().unwrap_or_default().to_string_lossy();
    let shown = report(case, &name)?;
    let expectation = case.with_extension("txt");
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&expectation, &shown).expect("a folder that can be written");
    }
    let expected = fs::read_to_string(&expectation).unwrap_or_default();
    if shown == expected {
        return Ok(());
    }
    Err(format!(
        "--- {name}: expected\n{expected}\n--- {name}: found\n{shown}"
    ))
}

/// The report of a description that is refused at least with `--strict`.
fn report(case: &Path, name: &str) -> Result<String, String> {
    let mut report = Report::new();
    let bytes = fs::read(case).expect("a case");
    let folder = case.parent().unwrap_or(Path::new(""));
    let read = |path: &str| fs::read(folder.join(path)).map_err(|error| error.kind().to_string());
    let source = Source::from_bytes(name, bytes, &mut report).with_files(read);
    if !report.has_errors() {
        let options = options(name).skips(source.text.starts_with("# --allow-skip\n"));
        let outcome = generate(&source, &options);
        report = outcome.report;
        if report.has_errors() == outcome.generated.is_some() {
            return Err(format!(
                "{name}: generated despite errors, or refused without one"
            ));
        }
    }
    let mut diagnostics = report.diagnostics().iter();
    if diagnostics.any(|diagnostic| diagnostic.severity() > Severity::Note) {
        Ok(report.render(&source, Style::Plain))
    } else {
        Err(format!("{name}: is not refused"))
    }
}

fn options(name: &str) -> Options {
    Options::new("case").spec_path(name).crates([
        "big-money",
        "cents",
        "money",
        "rustls",
        "std",
        "uuid",
    ])
}
