//! The verdict on each description.

use super::compiler::Compiled;
use super::documents::Document;
use super::expectation::Expectations;
use super::generation::{End, Generation};

/// A line of the table.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) document: Document,
    pub(super) generation: Generation,
    /// The result for both crates; `None` if they were not compiled.
    pub(super) compiled: Option<Compiled>,
    pub(super) verdict: Verdict,
}

/// The verdict on a description, from good to bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Verdict {
    /// Both crates compile without a warning.
    Compiled,
    /// It was generated with `--no-compile`.
    Generated,
    /// It was refused as expected.
    RefusedAsExpected,
    Refused,
    /// It was generated or refused for another reason, but a refusal was expected.
    NotRefusedAsExpected,
    Warning,
    DoesNotCompile,
    Panicked,
    TimedOut,
}

impl Verdict {
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Compiled => "generated and compiled",
            Self::Generated => "generated",
            Self::RefusedAsExpected => "refused as expected",
            Self::Refused => "refused",
            Self::NotRefusedAsExpected => "not refused as expected",
            Self::Warning => "warning",
            Self::DoesNotCompile => "does not compile",
            Self::Panicked => "panicked",
            Self::TimedOut => "timed out",
        }
    }

    pub(super) fn is_good(self) -> bool {
        self <= Self::RefusedAsExpected
    }
}

impl Row {
    pub(super) fn new(
        document: &Document,
        generation: Generation,
        expectations: &Expectations,
    ) -> Self {
        let path = &document.path;
        let is_met = expectations.is_met_by(path, &generation.errors);
        let verdict = match (&generation.end, expectations.must_be_refused(path)) {
            (End::Panicked(_), _) => Verdict::Panicked,
            (End::TimedOut, _) => Verdict::TimedOut,
            (End::Refused, true) if is_met => Verdict::RefusedAsExpected,
            (End::Generated | End::Refused, true) => Verdict::NotRefusedAsExpected,
            (End::Refused, false) => Verdict::Refused,
            (End::Generated, false) => Verdict::Generated,
        };
        Self {
            document: document.clone(),
            generation,
            compiled: None,
            verdict,
        }
    }

    /// Adds the result of compilation.
    pub(super) fn compiled(&mut self, compiled: Compiled) {
        self.verdict = compiled.verdict();
        self.compiled = Some(compiled);
    }

    /// Adds the result of compilation with another feature, without its time and memory.
    pub(super) fn add_compiled_feature(&mut self, compiled: Compiled) {
        self.verdict = self.verdict.max(compiled.verdict());
        if let Some(known) = &mut self.compiled {
            known.messages.extend(compiled.messages);
        }
    }

    /// The most important detail: an error, the last output, or a compiler message.
    pub(super) fn remark(&self) -> String {
        let compiler = self.compiled.iter().flat_map(|compiled| &compiled.messages);
        let compiler = compiler.filter_map(|message| message.lines().next()).next();
        match (
            &self.generation.end,
            self.generation.errors.first(),
            compiler,
        ) {
            (End::Panicked(output), ..) => output.clone(),
            (_, Some(error), _) => format!("{} {}", error.place, error.message),
            (_, None, Some(message)) => message.to_owned(),
            (_, None, None) => String::new(),
        }
    }
}
