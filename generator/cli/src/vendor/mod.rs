//! `vendor`: stores the files of other hosts that a description refers to.
//!
//! In: a description, or its URL, and the files that it refers to. Out: copies next to the description, `vendor.lock`, and
//! diagnostics for what was not fetched. Depends on `generate`, on `diff`, and on an HTTP client.

mod args;
mod client;
mod collect;
mod layout;
mod network;
mod store;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::generate::{self, DiagnosticArgs};
use crate::{Console, Program, Status, settings, today};
use anyhow::{Context as _, anyhow, bail, ensure};
use openapi_crates::disk::input::{self, Inputs};
use openapi_crates::disk::vendored::{LOCK, Lock};
use openapi_crates::report::{Code, Report, Severity};
use openapi_crates::source::{Source, Unread};
use openapi_crates_diff::{Settings, Style};

use crate::diff::{self, Pair};
pub use args::{Args, TIMEOUT};
use client::{Client, Fetched};
use collect::{Change, Collector, Results};

/// Runs the command in the folder `root`.
///
/// # Errors
///
/// When a file cannot be read or written, the description cannot be fetched, or the arguments are invalid.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let client = Client::new(args.rules())?;
    let address = args.address()?;
    let start = Instant::now();
    let mut fetched = None;
    let given = match (&address, &args.into) {
        (Some(address), Some(into)) => {
            let known = known_description(into, address)?;
            if args.update || known.is_none() {
                fetched = Some(download(&client, args, address)?);
            }
            let name = known.or_else(|| Some(name_of(fetched.as_ref()?)));
            name.map(|name| into.join(name))
        }
        _ => args.spec.as_ref().map(PathBuf::from),
    };
    let Some(options) = settings::complete(&args.reading(given), root, console)? else {
        return Ok(Status::Refused);
    };
    let spec = options
        .spec
        .clone()
        .unwrap_or_else(|| console.program.default_spec(root));
    let old = Lock::beside(&spec)?;
    let address = address.or_else(|| Some(old.description(&spec)?.address.clone()));
    if let Some(address) = &address {
        refuse_other_file(&spec, address, &old)?;
        if fetched.is_none() && (args.update || !spec.exists()) {
            fetched = Some(download(&client, args, address)?);
        }
    }
    let vendoring = Vendoring {
        args,
        options,
        spec,
        old,
        start,
    };
    vendoring.run(&client, address.zip(fetched), root, console)
}

/// The name of a description that was fetched before into a directory.
fn known_description(into: &Path, address: &str) -> anyhow::Result<Option<String>> {
    let lock = Lock::beside(&into.join(LOCK))?;
    let entry = lock.get(address).filter(|entry| !entry.file.contains('/'));
    Ok(entry.map(|entry| entry.file.clone()))
}

fn name_of(fetched: &Fetched) -> String {
    match reqwest::Url::parse(&fetched.location) {
        Ok(url) => layout::description_name(&url, &fetched.bytes),
        Err(_) => "openapi.yaml".to_owned(),
    }
}

fn download(client: &Client, args: &Args, address: &str) -> anyhow::Result<Fetched> {
    let limits = client::RequestLimits {
        bytes: args.limits().file_bytes,
        time: args.limits().request_time,
    };
    client
        .fetch(address, limits)
        .map_err(|unread| not_fetched(address, unread))
}

fn not_fetched(address: &str, Unread { why, help }: Unread) -> anyhow::Error {
    let help = help
        .map(|help| format!("\nhelp: {help}"))
        .unwrap_or_default();
    anyhow!(
        "cannot fetch {}: {why}{help}",
        network::mask_credentials(address)
    )
}

/// A description that was not fetched from this address is never replaced.
fn refuse_other_file(spec: &Path, address: &str, old: &Lock) -> anyhow::Result<()> {
    let entry = old.description(spec);
    let is_own = entry.is_some_and(|entry| entry.address == address);
    ensure!(
        is_own || entry.is_none(),
        "`{LOCK}` lists {} for another address",
        spec.display()
    );
    ensure!(
        is_own || !spec.exists(),
        "{} exists, and was not fetched from this address",
        spec.display()
    );
    Ok(())
}

struct Vendoring<'a> {
    args: &'a Args,
    options: generate::Args,
    spec: PathBuf,
    old: Lock,
    start: Instant,
}

impl Vendoring<'_> {
    fn run(
        &self,
        client: &Client,
        description: Option<(String, Fetched)>,
        root: &Path,
        console: &mut Console<'_>,
    ) -> anyhow::Result<Status> {
        let before = self.before();
        let mut collector = self.collector(client)?;
        if let Some((address, fetched)) = description {
            self.add_description(&address, fetched, &mut collector)?;
        }
        let Some(source) = self.source(&collector, console)? else {
            return Ok(Status::Refused);
        };
        let (source, report, followed) = collector.collect(&source);
        if followed.is_none() {
            return self.emit(report, &source, console);
        }
        let (lock, results) = (collector.lock_of_all(), collector.results);
        if lock != self.old || !results.contents.is_empty() {
            store::write(self.folder(), &results.contents, &lock)?;
        }
        self.list(&results, &lock, console)?;
        let status = self.emit(report, &source, console)?;
        if self.args.update {
            self.show_changes(before, root, console)?;
        }
        Ok(status)
    }

    /// The state before the first request. Creates the folder of the description.
    fn collector<'a>(&'a self, client: &'a Client) -> anyhow::Result<Collector<'a>> {
        let folder = self.folder();
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
        let below = self.options.refs_below.as_deref();
        Ok(Collector {
            spec: &self.spec,
            old: &self.old,
            today: today::or_now(self.args.today),
            limits: self.args.limits(),
            start: self.start,
            read: Box::new(input::beside(&self.spec, below)?),
            stored: Box::new(input::beside(&self.spec, None)?),
            fetch: Box::new(|url, limits| client.fetch(url, limits)),
            lock: if self.args.update {
                Lock::default()
            } else {
                self.old.clone()
            },
            results: Results::default(),
        })
    }

    /// Adds the description, which was fetched itself. Without `--update`, a locked one must have the locked content.
    fn add_description(
        &self,
        address: &str,
        fetched: Fetched,
        collector: &mut Collector<'_>,
    ) -> anyhow::Result<()> {
        if let Some(entry) = collector.lock.description(&self.spec).cloned() {
            let restored = collector.add_restored(&entry, fetched);
            return restored.map_err(|unread| not_fetched(address, unread));
        }
        let name = self.spec.file_name().and_then(|name| name.to_str());
        let name = name.context("the name is not UTF-8")?;
        collector.add(address, fetched, name.to_owned());
        Ok(())
    }

    fn folder(&self) -> &Path {
        let folder = self.spec.parent();
        folder
            .filter(|folder| !folder.as_os_str().is_empty())
            .unwrap_or(Path::new("."))
    }

    /// The description before an update, if it can be read. Its diagnostics are those of other commands.
    fn before(&self) -> Option<Source> {
        let mut ignored = Console {
            out: &mut std::io::sink(),
            err: &mut std::io::sink(),
            colored: false,
            program: Program::default(),
        };
        let read = || generate::read(&self.options, &self.spec, &Inputs::default(), &mut ignored);
        self.args.update.then(read)?.ok()?
    }

    /// The description with its overlays.
    fn source(
        &self,
        collector: &Collector<'_>,
        console: &mut Console<'_>,
    ) -> anyhow::Result<Option<Source>> {
        let own = collector.lock.description(&self.spec);
        let fetched = own.and_then(|entry| collector.results.contents.get(&entry.file));
        let description = generate::description(&self.options, &self.spec, console.program);
        let bytes = match fetched {
            Some(bytes) => bytes.clone(),
            None => description.bytes()?,
        };
        generate::accepted(description.read_alone(bytes, own)?, &self.options, console)
    }

    /// Shows the errors of references.
    fn emit(
        &self,
        mut report: Report,
        source: &Source,
        console: &mut Console<'_>,
    ) -> anyhow::Result<Status> {
        report.keep(|diagnostic| {
            diagnostic.severity() == Severity::Error || diagnostic.code() == Code::RemoteReference
        });
        let diagnostics = DiagnosticArgs {
            deny: vec![Code::RemoteReference.as_str().to_owned()],
            all: true,
            ..DiagnosticArgs::default()
        };
        let mut shown = Vec::new();
        let status = diagnostics.emit(
            &mut report,
            source,
            &mut Console {
                out: console.out,
                err: &mut shown,
                colored: console.colored,
                program: console.program,
            },
        )?;
        let shown = network::mask_credentials(&String::from_utf8_lossy(&shown));
        console.err.write_all(shown.as_bytes())?;
        Ok(status)
    }

    /// Lists the fetched files.
    fn list(
        &self,
        results: &Results,
        lock: &Lock,
        console: &mut Console<'_>,
    ) -> anyhow::Result<()> {
        for (entry, change) in &results.changes {
            let done = match change {
                Change::Added => "added",
                Change::Updated => "updated",
                Change::Unchanged => "unchanged",
                Change::Restored => "restored",
            };
            writeln!(console.out, "{done:9}  {}  {}", entry.file, entry.address)?;
        }
        let name = self.spec.display();
        if lock.entries().next().is_none() && results.failures.is_empty() {
            writeln!(console.out, "{name} does not refer to other hosts")?;
        } else if results.changes.is_empty() && results.failures.is_empty() {
            writeln!(
                console.out,
                "all files are stored; use `--update` to fetch them again"
            )?;
        }
        let is_used =
            |file: &String| results.used.contains(file) || results.contents.contains_key(file);
        let own = lock.description(&self.spec).map(|entry| &entry.address);
        let unused = lock
            .entries()
            .filter(|entry| !is_used(&entry.file) && Some(&entry.address) != own);
        for entry in unused.filter(|_| results.failures.is_empty()) {
            writeln!(
                console.err,
                "note: {name} does not refer to {}; if no other description does, remove it from {LOCK}",
                entry.address
            )?;
        }
        Ok(())
    }

    /// Compares the description before and after an update.
    fn show_changes(
        &self,
        before: Option<Source>,
        root: &Path,
        console: &mut Console<'_>,
    ) -> anyhow::Result<()> {
        let Some(old) = before else {
            writeln!(
                console.err,
                "note: changes are not shown, as the stored files were incomplete or changed"
            )?;
            return Ok(());
        };
        let read = generate::read(&self.options, &self.spec, &Inputs::default(), console)?;
        let Some(new) = read else { return Ok(()) };
        let pair = Pair {
            old,
            new,
            options: generate::options(&self.options, &self.spec, root, console.program)?
                .today(None),
            folder: self.folder().to_owned(),
        };
        let settings = Settings {
            options: Some(pair.options.clone()),
            today: today::or_now(self.args.today),
            notice: None,
            accepted: diff::accepted_changes(None, &pair.folder)?,
        };
        let style = if console.colored {
            Style::Colored
        } else {
            Style::Plain
        };
        let Some(comparison) = diff::compared(&pair, &settings, console)? else {
            bail!("the versions before and after cannot be compared");
        };
        write!(
            console.out,
            "{}",
            comparison.render(&pair.old, &pair.new, style)
        )?;
        Ok(())
    }
}
