//! Reads a file of settings.

use std::path::Path;

use generator::report::{Code, Report};
use generator::source::{Source, did_you_mean, nearest};
use generator::{Selection, TypeChoices};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::keys::KEYS;
use crate::codegen::{Args, allowable, deniable};
use crate::crate_name;
use crate::lint::LintSettings;

type Value<'t> = Spanned<DeValue<'t>>;

/// What a file of settings says, as if its options had been given. `folder` is that of the file. What is wrong goes into
/// the report, with its place.
pub(super) fn read(source: &Source, folder: &Path, report: &mut Report) -> Args {
    let mut args = Args::default();
    match DeTable::parse(&source.text) {
        Ok(table) => {
            let mut reader = Reader {
                folder,
                args: &mut args,
                report,
            };
            for (key, value) in table.get_ref() {
                reader.entry(key, value);
            }
        }
        Err(error) => {
            let range = error.span().unwrap_or_default();
            report
                .add_in_text(Code::InvalidSettings, range, "this is not valid TOML")
                .label(error.message());
        }
    }
    args
}

struct Reader<'r> {
    folder: &'r Path,
    args: &'r mut Args,
    report: &'r mut Report,
}

impl Reader<'_> {
    fn entry(&mut self, key: &Spanned<impl AsRef<str>>, value: &Value<'_>) {
        let name = key.get_ref().as_ref();
        match KEYS.iter().find(|key| key.name == name) {
            Some(key) => {
                // What is wrong has been reported.
                let _ = self.set(key.name, value);
            }
            None => {
                let meant = nearest(name, KEYS.iter().map(|key| key.name));
                self.report
                    .add_in_text(
                        Code::InvalidSettings,
                        key.span(),
                        format!("unknown key {name:?}"),
                    )
                    .maybe_help(meant.map(did_you_mean));
            }
        }
    }

    fn set(&mut self, key: &str, value: &Value<'_>) -> Option<()> {
        match key {
            "spec" => self.args.spec = Some(self.folder.join(self.word(value)?)),
            "out" => self.args.out = Some(self.folder.join(self.word(value)?)),
            "name" => self.args.name = Some(self.checked(value, crate_name::parse)?),
            "program" => {
                self.args.program = Some(self.checked(value, crate_name::parse_program)?);
            }
            "overlay" => {
                let paths = self.words(value, |_| Ok(()))?;
                self.args.overlay = paths.iter().map(|path| self.folder.join(path)).collect();
            }
            "refs-below" => self.args.refs_below = Some(self.folder.join(self.word(value)?)),
            "include" => self.args.include = self.words(value, is_selector)?,
            "exclude" => self.args.exclude = self.words(value, is_selector)?,
            "request-parts" => self.args.request_parts = self.words(value, is_selector)?,
            "allow-skip" => self.args.allow_skip = Some(self.switch(value)?),
            "stub" => self.args.stub = Some(self.switch(value)?),
            "crates" => self.args.crates = self.words(value, |_| Ok(()))?,
            "types" => self.args.types = self.types(value)?,
            "strict" => self.args.diagnostics.strict = Some(self.switch(value)?),
            "deny" => {
                self.args.diagnostics.deny = self.words(value, |word| deniable(word).map(drop))?
            }
            "allow" => {
                self.args.diagnostics.allow =
                    self.words(value, |word| allowable(word).map(drop))?;
            }
            "server" => self.args.server = self.switch(value)?,
            "client" => self.args.client = self.switch(value)?,
            "lint" => self.args.lint = self.lint(value)?,
            "client-checks" => self.args.client_checks = Some(self.switch(value)?),
            // A test sets every key.
            _ => {}
        }
        Some(())
    }

    fn switch(&mut self, value: &Value<'_>) -> Option<bool> {
        let found = value.get_ref().as_bool();
        if found.is_none() {
            self.refuse_kind(value, "`true` or `false`");
        }
        found
    }

    fn word(&mut self, value: &Value<'_>) -> Option<String> {
        let found = value.get_ref().as_str().filter(|text| !text.is_empty());
        if found.is_none() {
            self.refuse_kind(value, "a text");
        }
        found.map(str::to_owned)
    }

    fn checked(
        &mut self,
        value: &Value<'_>,
        check: impl Fn(&str) -> Result<String, String>,
    ) -> Option<String> {
        let word = self.word(value)?;
        self.or_report(value, check(&word))
    }

    fn words(
        &mut self,
        value: &Value<'_>,
        check: impl Fn(&str) -> Result<(), String>,
    ) -> Option<Vec<String>> {
        let Some(items) = value.get_ref().as_array() else {
            self.refuse_kind(value, "a list of texts");
            return None;
        };
        let checked = |word: &str| check(word).map(|()| word.to_owned());
        items
            .iter()
            .map(|item| self.checked(item, checked))
            .collect()
    }

    fn lint(&mut self, value: &Value<'_>) -> Option<LintSettings> {
        let Some(table) = value.get_ref().as_table() else {
            self.refuse_kind(
                value,
                "a table, as `lint = { allow = [\"missing-example\"] }`",
            );
            return None;
        };
        let is_rule = |word: &str| generator::lint::rule(word).map(drop);
        let mut settings = LintSettings::default();
        for (key, rules) in table {
            let list = match key.get_ref().as_ref() {
                "allow" => &mut settings.allow,
                "deny" => &mut settings.deny,
                name => {
                    let meant = nearest(name, ["allow", "deny"]).map(did_you_mean);
                    let message = format!("unknown key {name:?}");
                    self.report
                        .add_in_text(Code::InvalidSettings, key.span(), message)
                        .maybe_help(meant);
                    continue;
                }
            };
            *list = self.words(rules, is_rule)?;
        }
        Some(settings)
    }

    fn types(&mut self, value: &Value<'_>) -> Option<Vec<String>> {
        let Some(table) = value.get_ref().as_table() else {
            self.refuse_kind(value, "a table, as `types = { date-time = \"chrono\" }`");
            return None;
        };
        let mut found = Vec::new();
        for (format, chosen) in table {
            let choice = format!("{}={}", format.get_ref(), self.word(chosen)?);
            let is_known = TypeChoices::all().any(|(known, _)| known == format.get_ref());
            let at = if is_known {
                chosen.span()
            } else {
                format.span()
            };
            match TypeChoices::default().choose(&choice) {
                Ok(()) => found.push(choice),
                Err(why) => {
                    let formats = TypeChoices::all().map(|(format, _)| format);
                    let meant = nearest(format.get_ref(), formats).filter(|_| !is_known);
                    self.report
                        .add_in_text(Code::InvalidSettings, at, why)
                        .maybe_help(meant.map(did_you_mean));
                }
            }
        }
        Some(found)
    }

    fn refuse_kind(&mut self, value: &Value<'_>, expected: &str) {
        let found = value.get_ref().type_str();
        let message = format!("expected {expected}, found a value of the type {found}");
        self.report
            .add_in_text(Code::InvalidSettings, value.span(), message);
    }

    fn or_report<T>(&mut self, value: &Value<'_>, result: Result<T, String>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(why) => {
                self.report
                    .add_in_text(Code::InvalidSettings, value.span(), why);
                None
            }
        }
    }
}

fn is_selector(text: &str) -> Result<(), String> {
    Selection::default().include(text)
}

#[cfg(test)]
mod tests {
    use generator::report::Style;

    use super::super::keys::Kind;
    use super::*;

    fn read_text(text: &str) -> (Args, String) {
        let (source, mut report) = (Source::new("codegen.toml", text), Report::new());
        let args = read(&source, Path::new("shop"), &mut report);
        (args, report.render(&source, Style::Plain))
    }

    #[test]
    fn every_key_sets_its_option() {
        for key in KEYS {
            let value = match key.kind {
                Kind::Switch => "true",
                Kind::Path | Kind::Name => "'a'",
                Kind::Paths | Kind::Crates | Kind::Selectors => "['a']",
                Kind::Denied | Kind::Allowed => "['W0202']",
                Kind::Types => "{date = 'string'}",
                Kind::Lint => "{allow = ['missing-example']}",
            };
            let (args, report) = read_text(&format!("{} = {value}", key.name));
            assert_eq!(report, "", "{}", key.name);
            assert_ne!(args, Args::default(), "{}", key.name);
            // None takes what is of another kind.
            let (args, report) = read_text(&format!("{} = 1", key.name));
            assert!(report.contains("--> codegen.toml:1:"), "{report}");
            assert_eq!(args, Args::default(), "{}", key.name);
        }
    }

    #[test]
    fn paths_are_relative_to_the_file() {
        let (args, _) =
            read_text("spec = 'a.yaml'\nout = '../b'\noverlay = ['c.yaml']\nrefs-below = '..'");
        assert_eq!(args.spec.as_deref(), Some(Path::new("shop/a.yaml")));
        assert_eq!(args.out.as_deref(), Some(Path::new("shop/../b")));
        assert_eq!(args.overlay, [Path::new("shop/c.yaml")]);
        assert_eq!(args.refs_below.as_deref(), Some(Path::new("shop/..")));
    }

    #[test]
    fn what_is_wrong_is_shown_with_its_place() {
        for (text, expected) in [
            (
                "inclde = []",
                "unknown key \"inclde\"\n --> codegen.toml:1:1\n",
            ),
            ("inclde = []", "did you mean `include`?"),
            (
                "\nname = '1'",
                "a crate's name begins with a letter; try `api-1`\n --> codegen.toml:2:8\n",
            ),
            ("include = ['a', 'tag:']", " --> codegen.toml:1:17\n"),
            ("lint = {alow = []}", "did you mean `allow`?"),
            (
                "lint = {deny = ['missing-exampel']}",
                "unknown rule \"missing-exampel\": did you mean `missing-example`?\n --> codegen.toml:1:17\n",
            ),
            ("[types]\ndat = 'jiff'", "did you mean `date`?"),
            ("[types]\ndate = 'jif'", " --> codegen.toml:2:8\n"),
            (
                "strict = 'yes'",
                "expected `true` or `false`, found a value of the type string",
            ),
            ("spec = ", "this is not valid TOML"),
            ("name = 'a'\nname = 'b'", " --> codegen.toml:2:1\n"),
        ] {
            let (_, shown) = read_text(text);
            assert!(shown.contains(expected), "{text}\n{shown}");
        }
    }
}
