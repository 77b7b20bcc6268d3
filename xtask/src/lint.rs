//! `cargo xtask lint`: what makes the generated code of a description worse than it could be.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use generator::lint::{lint, rule, rules};
use generator::report::{Code, Policy, Report};

use crate::codegen::{DiagnosticArgs, MessageFormat};
use crate::{Console, DescriptionArgs, EXIT_CODES, Status};

/// So many diagnostics of a rule are shown to people who did not ask for more.
const MOST_SHOWN: usize = 5;

/// Arguments of the task.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// What is read.
    #[command(flatten)]
    pub description: DescriptionArgs,

    /// List the rules, and read nothing
    #[arg(long)]
    pub rules: bool,

    /// Look for what these rules tell of alone, and show all of it
    #[arg(long, value_name = "RULE", value_delimiter = ',', value_parser = rule)]
    pub rule: Vec<Code>,

    /// Let what these rules tell of pass
    ///
    /// `x-lint-allow: [RULE]` on a node of the description does so for that node and all that is in it.
    #[arg(long, value_name = "RULE", value_delimiter = ',', value_parser = rule)]
    pub allow: Vec<Code>,

    /// Make errors of what these rules tell of: the exit code is 1 then
    #[arg(long, value_name = "RULE", value_delimiter = ',', value_parser = rule)]
    pub deny: Vec<Code>,

    /// Make errors of all diagnostics: the exit code is 1 then
    #[arg(long)]
    pub strict: bool,

    /// Show all diagnostics, however many there are of a rule
    #[arg(long)]
    pub all: bool,

    /// How diagnostics are shown
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub message_format: MessageFormat,
}

/// What the file of settings says of rules, by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LintSettings {
    /// Those that are let pass.
    pub allow: Vec<String>,
    /// Those whose diagnostics are errors.
    pub deny: Vec<String>,
}

/// Looks through a description: [`Status::Found`] if something is an error by `--deny` or `--strict`.
///
/// # Errors
///
/// When a file cannot be read, or nothing can be written.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    if args.rules {
        for rule in rules() {
            writeln!(console.out, "{:29}  {}", rule.as_str(), rule.title())?;
        }
        return Ok(Status::Done);
    }
    let diagnostics = DiagnosticArgs {
        message_format: args.message_format,
        // What is too much is cut below.
        all: true,
        ..DiagnosticArgs::default()
    };
    let Some((source, settings)) = args.description.read(&diagnostics, root, console)? else {
        return Ok(Status::Refused);
    };
    let mut report = lint(&source, &args.passed(&settings.lint)?);
    report.hold_to(&args.policy(&settings.lint)?);
    let left_out = args.cut(&mut report);
    let is_found = !report.is_empty() && !report.has_errors();
    let status = diagnostics.tell(&mut report, &source, console)?;
    if args.message_format == MessageFormat::Text {
        for (rule, count) in left_out {
            writeln!(
                console.err,
                "{count} more of `{rule}`: `--rule {rule}` shows all"
            )?;
        }
        if is_found {
            let rule = report
                .diagnostics()
                .iter()
                .map(generator::report::Diagnostic::code)
                .min();
            let rule = rule.map_or("", Code::as_str);
            writeln!(
                console.err,
                "for more about a rule, and how to let it pass, run `cargo xtask explain {rule}`"
            )?;
        }
    }
    Ok(status)
}

impl Args {
    /// The rules that are not looked at.
    fn passed(&self, settings: &LintSettings) -> anyhow::Result<BTreeSet<Code>> {
        if !self.rule.is_empty() {
            return Ok(rules().filter(|one| !self.rule.contains(one)).collect());
        }
        let mut passed: BTreeSet<Code> = self.allow.iter().copied().collect();
        passed.extend(codes(&settings.allow)?);
        // What the command says goes before.
        passed.retain(|one| self.allow.contains(one) || !self.deny.contains(one));
        Ok(passed)
    }

    fn policy(&self, settings: &LintSettings) -> anyhow::Result<Policy> {
        let mut policy = Policy::default();
        if self.strict {
            policy.deny_lint(None);
        }
        for rule in self.deny.iter().copied().chain(codes(&settings.deny)?) {
            policy.deny_lint(Some(rule));
        }
        Ok(policy)
    }

    /// Leaves out what would hide the diagnostics of other rules, and says how many of which.
    fn cut(&self, report: &mut Report) -> BTreeMap<Code, usize> {
        let is_for_people = self.message_format == MessageFormat::Text;
        match is_for_people && !self.all && self.rule.is_empty() {
            true => report.limit(MOST_SHOWN),
            false => BTreeMap::new(),
        }
    }
}

fn codes(names: &[String]) -> anyhow::Result<Vec<Code>> {
    let codes = names.iter().map(|name| rule(name));
    codes.collect::<Result<_, _>>().map_err(anyhow::Error::msg)
}
