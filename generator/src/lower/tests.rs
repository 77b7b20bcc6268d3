//! Tables of descriptions and the models that they are lowered to: `table.yaml` next to the code that decides.
//!
//! A table is a list of rows:
//!
//! | key | meaning |
//! | --- | --- |
//! | `title` | the decision that the row shows |
//! | `show` | the sections of the outline; by default all but `commands`, `files`, `rejections`, `schemas` and `traits` |
//! | `schemas` | `components/schemas` |
//! | `parameters`, `requestBody`, `responses` | of `getThings`: `GET /things`; of `postThings` with a body |
//! | `body` | the schema of a required JSON body of `postThings` |
//! | `careful` | the schemas that are careful in the client, whose outline is shown then |
//! | `identical` | `true` to define identical inline types once |
//! | `stubs`, `names_from_paths`, `short_names`, `names_from_titles`, `tag_traits`, `credentials_always`, `redirects_are_responses` | options of operations |
//! | `crates` | the permitted crates of `x-rust-type` |
//! | `pagination` | the rules for pagination, as `--paginate` has them |
//! | `types` | the types of formats: `date-time=chrono` |
//! | `model` | the expected outline; always the last key |
//!
//! Other keys are those of the description, whose version is 3.0.3 by default. `UPDATE_EXPECT=1` rewrites `model`.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde_yaml::{Mapping, Value};
use similar::TextDiff;

use super::{OperationOptions, command_line, lower};
use crate::lowered::CarefulSchemas;
use crate::options::{Credentials, OperationNames, PaginationRule, Redirects, TypeChoices};
use crate::report::{Report, Style};
use crate::source::{Source, Wanted, read};
use crate::stack::with_large_stack;

/// The keys that are not part of the description.
const OPTIONS: [&str; 15] = [
    "title",
    "show",
    "careful",
    "identical",
    "stubs",
    "names_from_paths",
    "short_names",
    "names_from_titles",
    "tag_traits",
    "credentials_always",
    "redirects_are_responses",
    "crates",
    "types",
    "pagination",
    "model",
];

const MODEL: &str = "  model: |\n";

/// Returns how the outlines differ from those of a table.
fn check(path: &Path) -> String {
    let file = path.display();
    let table = fs::read_to_string(path).expect("a table");
    let rows: Result<Vec<Mapping>, _> = serde_yaml::from_str(&table);
    let rows = rows.unwrap_or_else(|error| panic!("{file}: {error}"));
    let texts: Vec<&str> = table.split(MODEL).collect();
    assert_eq!(
        texts.len(),
        rows.len() + 1,
        "{file}: the rows end in `model: |`"
    );
    let mut differences = String::new();
    // The text before the outlines, and what follows the last one.
    let mut updated = texts[0].to_owned();
    for (row, rest) in rows.into_iter().zip(&texts[1..]) {
        let title = row.get("title").and_then(Value::as_str).expect("a title");
        let expected = row.get("model").and_then(Value::as_str).expect("a model");
        let actual = outline(&row);
        if actual != expected {
            let difference = TextDiff::from_lines(expected, &actual);
            let difference = difference.unified_diff();
            writeln!(differences, "{file}: {title}\n{difference}").expect("memory");
        }
        updated.push_str(MODEL);
        updated.extend(actual.lines().map(|line| format!("    {line}\n")));
        if let Some(start) = rest.find("\n- ").or(rest.starts_with("- ").then_some(0)) {
            updated.push_str(&rest[start..]);
        }
    }
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(path, updated).expect("a writable table");
        return String::new();
    }
    differences
}

/// The outline of a row, or its errors.
fn outline(row: &Mapping) -> String {
    let text = serde_yaml::to_string(&description(row)).expect("a description");
    let (source, mut report) = (Source::new("row.yaml", text), Report::new());
    let flag = |key| row.get(key).and_then(Value::as_bool).unwrap_or_default();
    let rules: Vec<PaginationRule> = texts(row, "pagination")
        .map(|rule| rule.parse().expect("a rule"))
        .collect();
    let options = OperationOptions {
        pagination: &rules,
        chosen_names: None,
        stubs: flag("stubs"),
        names: match (flag("names_from_paths"), flag("short_names")) {
            (true, _) => OperationNames::Paths,
            (false, true) => OperationNames::Short,
            (false, false) => OperationNames::Ids,
        },
        names_from_titles: flag("names_from_titles"),
        tag_traits: flag("tag_traits"),
        tag_features: flag("tag_features"),
        credentials: match flag("credentials_always") {
            true => Credentials::Always,
            false => Credentials::Declared,
        },
        redirects: match flag("redirects_are_responses") {
            true => Redirects::Responses,
            false => Redirects::Errors,
        },
    };
    let wanted = Wanted {
        crates: texts(row, "crates").collect(),
        ..Wanted::default()
    };
    let mut types = TypeChoices::default();
    for choice in texts(row, "types") {
        types.choose(&choice).expect("a type of a format");
    }
    let Some(document) = read(&source, &wanted, &mut report) else {
        return report.render(&source, Style::Plain);
    };
    let mut api = lower(&document, &types, options, &mut report);
    if report.has_errors() {
        return report.render(&source, Style::Plain);
    }
    api.command_line = command_line(&api, &document, "things");
    if row.contains_key("careful") {
        api.accept_undeclared_null();
        api.be_careful(&CarefulSchemas::new(texts(row, "careful")));
    }
    if flag("identical") {
        api.alias_identical_types();
    }
    api.outline(&texts(row, "show").collect::<Vec<_>>())
}

fn texts<'r>(row: &'r Mapping, key: &str) -> impl Iterator<Item = String> + use<'r> {
    let list = row.get(key).and_then(Value::as_sequence);
    let texts = list.into_iter().flatten().filter_map(Value::as_str);
    texts.map(str::to_owned)
}

/// The description of a row.
fn description(row: &Mapping) -> Mapping {
    let mut description = Mapping::new();
    description.insert("openapi".into(), "3.0.3".into());
    let info = [("title", "Things"), ("version", "1.0.0")];
    description.insert("info".into(), mapping(info));
    description.insert("paths".into(), Mapping::new().into());
    let (mut operation, mut components) = (Mapping::new(), Mapping::new());
    for (key, value) in row {
        match key.as_str().expect("a key") {
            key if OPTIONS.contains(&key) => {}
            "schemas" => {
                components.insert(key.clone(), value.clone());
            }
            "components" => components.extend(value.as_mapping().cloned().expect("components")),
            "parameters" | "requestBody" | "responses" => {
                operation.insert(key.clone(), value.clone());
            }
            "body" => {
                let content = mapping([("application/json", mapping([("schema", value.clone())]))]);
                let body = mapping([("required", true.into()), ("content", content)]);
                operation.insert("requestBody".into(), body);
            }
            _ => {
                description.insert(key.clone(), value.clone());
            }
        }
    }
    description.insert("components".into(), components.into());
    if !operation.is_empty() {
        let method = if operation.contains_key("requestBody") {
            "post"
        } else {
            "get"
        };
        operation.insert("operationId".into(), format!("{method}Things").into());
        if !operation.contains_key("responses") {
            let done = mapping([("204", mapping([("description", "Done.")]))]);
            operation.insert("responses".into(), done);
        }
        let paths = mapping([("/things", mapping([(method, operation)]))]);
        description.insert("paths".into(), paths);
    }
    description
}

fn mapping<V: Into<Value>, const N: usize>(entries: [(&str, V); N]) -> Value {
    let entries = entries.into_iter();
    let entries = entries.map(|(key, value)| (Value::from(key), value.into()));
    entries.collect::<Mapping>().into()
}

#[test]
fn every_table_shows_the_decisions_of_its_folder() {
    let lower = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lower");
    let folders = fs::read_dir(&lower).expect("a folder");
    let folders = folders.map(|entry| entry.expect("an entry").path());
    // The table of `lowered` is read here, because `lowered` does not depend on `lower`.
    let tables = folders.chain([lower.with_file_name("lowered")]);
    let tables = tables.map(|folder| folder.join("table.yaml"));
    // Patterns have no outline of their own.
    let has_table = |table: &PathBuf| {
        let folder = table.parent().unwrap_or(table);
        folder.is_dir() && !folder.ends_with("pattern")
    };
    let tables: Vec<_> = tables.filter(has_table).collect();
    let differences = with_large_stack(|| tables.iter().map(|table| check(table)).collect());
    let differences: String = differences.expect("enough memory");
    assert!(differences.is_empty(), "{differences}");
}
