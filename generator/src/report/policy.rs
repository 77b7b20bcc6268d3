//! Warnings and notes that the user turns into errors, or silences.

use super::{Class, Code, Report, Severity, Standing};

/// The diagnostics that are denied or allowed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    strict: bool,
    denied: Vec<Denied>,
    allowed: Vec<Code>,
}

/// A group of denied diagnostics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Denied {
    Class(Class),
    Code(Code),
    /// All lints.
    Lints,
}

impl Policy {
    /// Denies all warnings.
    pub fn deny_warnings(&mut self) {
        self.strict = true;
    }

    /// Denies the diagnostics of a class (`skipped`, `repaired`, `untyped`, `unenforced`, `suspicious`) or a code
    /// (`W0618`).
    ///
    /// # Errors
    ///
    /// If `word` is not a class or code, or the code of a lint, or of errors that `--allow-skip` does not resolve.
    pub fn deny(&mut self, word: &str) -> Result<(), String> {
        let class = Class::REPORTED.into_iter().find(|one| one.name() == word);
        let denied = match (class, Code::parse(word)) {
            (Some(class), _) => Denied::Class(class),
            (None, Some(code)) if code.class() == Class::Lint => return Err(of_lint(code)),
            (None, Some(code)) if code.class() == Class::Error => {
                return Err(format!("{code} is always an error"));
            }
            (None, Some(code)) => Denied::Code(code),
            (None, None) => return Err(unknown(word)),
        };
        self.denied.push(denied);
        Ok(())
    }

    /// Allows the diagnostics of a code: no option denies them, and they are not shown.
    ///
    /// # Errors
    ///
    /// If it is not a code, or the code of an error or a lint.
    pub fn allow(&mut self, word: &str) -> Result<(), String> {
        let code = Code::parse(word).ok_or_else(|| format!("unknown code {word:?}"))?;
        if code.class() == Class::Lint {
            return Err(of_lint(code));
        }
        if code.severity() == Severity::Error {
            return Err(format!("{code} is an error, which cannot be allowed"));
        }
        self.allowed.push(code);
        Ok(())
    }

    /// Denies the diagnostics of one [`lint`](crate::lint::lint), or of all.
    pub fn deny_lint(&mut self, rule: Option<Code>) {
        self.denied.push(match rule {
            Some(rule) => Denied::Code(rule),
            None => Denied::Lints,
        });
    }

    /// The option that denies a diagnostic.
    fn denies(&self, code: Code, class: Class) -> Option<String> {
        self.denied.iter().find_map(|denied| match denied {
            Denied::Class(of) => (*of == class).then(|| format!("--deny {of}")),
            Denied::Code(of) => (*of == code).then(|| format!("--deny {of}")),
            Denied::Lints => (class == Class::Lint).then(|| "--strict".to_owned()),
        })
    }
}

fn of_lint(code: Code) -> String {
    format!("{code} is a lint of the command `lint`")
}

fn unknown(word: &str) -> String {
    let classes = Class::REPORTED.map(Class::name).join(", ");
    format!("expected a code, such as W0202, or one of {classes}, found {word:?}")
}

impl Report {
    /// Turns denied diagnostics into errors, and silences allowed ones.
    pub fn apply_policy(&mut self, policy: &Policy) {
        for diagnostic in &mut self.diagnostics {
            let (code, class, severity) =
                (diagnostic.code, diagnostic.class(), diagnostic.severity());
            if severity == Severity::Error {
                continue;
            }
            if policy.allowed.contains(&code) {
                diagnostic.standing = Standing::Allowed;
            } else if policy.strict && severity == Severity::Warning {
                diagnostic.standing = Standing::Strict;
            } else if let Some(option) = policy.denies(code, class) {
                diagnostic.standing = Standing::Denied(option);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Place;

    /// Checks whether a warning becomes an error, and whether the description is rejected.
    fn outcome(policy: &Policy) -> (bool, bool) {
        let mut report = Report::new();
        report.add(Code::UnknownField, &Place::root(), "odd");
        report.apply_policy(policy);
        (report.has_errors(), report.is_refused())
    }

    #[test]
    fn strictness_makes_warnings_errors() {
        assert_eq!(outcome(&Policy::default()), (false, false));
        let mut strict = Policy::default();
        strict.deny_warnings();
        assert_eq!(outcome(&strict), (true, true));
    }

    #[test]
    fn classes_and_codes_are_denied() {
        for (word, is_denied) in [
            ("repaired", true),
            ("w0202", true),
            ("skipped", false),
            ("W0203", false),
        ] {
            let mut policy = Policy::default();
            policy.deny(word).expect(word);
            assert_eq!(outcome(&policy), (is_denied, false), "{word}");
        }
        assert!(Policy::default().deny("error").is_err());
        assert!(Policy::default().deny("E0101").is_err());
        assert!(Policy::default().deny("E0301").is_ok());
    }

    #[test]
    fn allowed_diagnostics_are_not_denied() {
        let mut policy = Policy::default();
        policy.deny_warnings();
        policy.allow("W0202").expect("a code");
        policy.deny("repaired").expect("a class");
        assert_eq!(outcome(&policy), (false, false));
        assert!(policy.allow("E0301").is_err() && policy.allow("W9").is_err());
    }
}
