//! `lint`: checks a description for problems that make generated code worse.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use openapi_crates::Options;
use openapi_crates::lint::{lint, rule, rules};
use openapi_crates::report::{Code, Policy, Report};

use crate::generate::{DiagnosticArgs, MessageFormat};
use crate::{Console, DescriptionArgs, EXIT_CODES, Status};

/// The maximum number of diagnostics of a rule in text output.
const MAX_SHOWN: usize = 5;

/// Arguments of the command.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The description.
    #[command(flatten)]
    pub description: DescriptionArgs,

    /// List the rules, without checking
    #[arg(long)]
    pub rules: bool,

    /// Check only these rules, and show all their diagnostics
    #[arg(long, value_name = "RULE", value_delimiter = ',', value_parser = rule)]
    pub rule: Vec<Code>,

    /// Ignore these rules
    ///
    /// `x-lint-allow: [RULE]` on a node of the description ignores a rule for that node and everything inside it.
    #[arg(long, value_name = "RULE", value_delimiter = ',', value_parser = rule)]
    pub allow: Vec<Code>,

    /// Treat diagnostics of these rules as errors: the exit code is 1
    #[arg(long, value_name = "RULE", value_delimiter = ',', value_parser = rule)]
    pub deny: Vec<Code>,

    /// Treat all diagnostics as errors: the exit code is 1
    #[arg(long)]
    pub strict: bool,

    /// Show all diagnostics, not only the first five of each rule
    #[arg(long)]
    pub all: bool,

    /// The format of diagnostics
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub message_format: MessageFormat,
}

/// The lint rules in a settings file, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LintSettings {
    /// Rules that are ignored.
    pub allow: Vec<String>,
    /// Rules whose diagnostics are errors.
    pub deny: Vec<String>,
}

/// Checks a description: [`Status::Found`] if a diagnostic is an error by `--deny` or `--strict`.
///
/// # Errors
///
/// When a file cannot be read.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    if args.rules {
        for rule in rules() {
            writeln!(console.out, "{:29}  {}", rule.as_str(), rule.title())?;
        }
        return Ok(Status::Done);
    }
    let diagnostics = DiagnosticArgs {
        message_format: args.message_format,
        // The limit of this command applies instead.
        all: true,
        ..DiagnosticArgs::default()
    };
    let Some((source, settings)) = args.description.read(&diagnostics, root, console)? else {
        return Ok(Status::Refused);
    };
    let options = Options::new("lint")
        .pagination(settings.paginate)
        .shared_parameters(settings.shared_parameters);
    let mut report = lint(&source, &options, &args.passed(&settings.lint)?);
    report.apply_policy(&args.policy(&settings.lint)?);
    let left_out = args.cut(&mut report);
    let is_found = !report.is_empty() && !report.has_errors();
    let status = diagnostics.emit(&mut report, &source, console)?;
    if args.message_format == MessageFormat::Text {
        for (rule, count) in left_out {
            writeln!(
                console.err,
                "{count} more of `{rule}`; use `--rule {rule}` to show all"
            )?;
        }
        if is_found {
            let rule = report
                .diagnostics()
                .iter()
                .map(openapi_crates::report::Diagnostic::code)
                .min();
            let rule = rule.map_or("", Code::as_str);
            writeln!(
                console.err,
                "for more about a rule and how to ignore it, run `{} explain {rule}`",
                console.program.name()
            )?;
        }
    }
    Ok(status)
}

impl Args {
    /// The ignored rules.
    fn passed(&self, settings: &LintSettings) -> anyhow::Result<BTreeSet<Code>> {
        if !self.rule.is_empty() {
            return Ok(rules().filter(|one| !self.rule.contains(one)).collect());
        }
        let mut passed: BTreeSet<Code> = self.allow.iter().copied().collect();
        passed.extend(codes(&settings.allow)?);
        // Command-line options take precedence.
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

    /// Limits the diagnostics of each rule in text output, and returns the numbers of those removed.
    fn cut(&self, report: &mut Report) -> BTreeMap<Code, usize> {
        let is_for_people = self.message_format == MessageFormat::Text;
        match is_for_people && !self.all && self.rule.is_empty() {
            true => report.limit(MAX_SHOWN),
            false => BTreeMap::new(),
        }
    }
}

fn codes(names: &[String]) -> anyhow::Result<Vec<Code>> {
    let codes = names.iter().map(|name| rule(name));
    codes.collect::<Result<_, _>>().map_err(anyhow::Error::msg)
}
