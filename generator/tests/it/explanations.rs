//! The pages that explain codes: each code has one, and each example on a page causes the documented
//! diagnostic.
//!
//! A block `yaml wrong` is a description that causes a diagnostic of the code of its page; a block
//! `yaml right` is one that causes none.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use openapi_crates::report::{Class, Code, Policy, Report, Severity, Style};
use openapi_crates::source::Source;
use openapi_crates::{
    CarefulSchemas, Date, Features, Options, RuntimeSource, Selection, Traits, TypeRule, generate,
};

/// The maximum line width, as pages are read in a terminal.
const MAX_WIDTH: usize = 120;

/// Additional diagnostics that an example is known to cause.
const ADDITIONAL: &[(Code, &[Code])] = &[
    (
        Code::UndeclaredPlaceholder,
        &[Code::UnusedPathParameter, Code::SharedPathItem],
    ),
    (Code::QueryInPath, &[Code::PathLeftOut]),
    (Code::OnlyFragmentDiffers, &[Code::LeftOut]),
    (Code::LeftOut, &[Code::UnknownReference]),
    (Code::WrongSection, &[Code::MediaTypeTakenAs]),
    (Code::RepeatedPlaceholder, &[Code::PlaceholderReadAs]),
    (Code::NoMediaType, &[Code::MediaTypeTakenAs]),
    (Code::NotAMediaType, &[Code::MediaTypeTakenAs]),
    (Code::UnsupportedBody, &[Code::SchemaNotApplied]),
    (Code::UnsupportedXml, &[Code::XmlTree]),
    (Code::UnknownOperation, &[Code::NoOperations]),
    (Code::NothingChosen, &[Code::NoOperations]),
];

/// The codes whose diagnostics need more than the text of a description.
const REPRODUCTIONS: &[(Code, Reproduction)] = &[
    (
        Code::NotUtf8,
        Reproduction::With(|_| of_bytes(b"openapi: 3.0.3\ninfo: {title: Caf\xe9}\n")),
    ),
    (
        Code::TooLarge,
        Reproduction::With(|_| of(&" ".repeat((64 << 20) + 1))),
    ),
    (Code::EmptyFile, Reproduction::With(|_| of(""))),
    (
        Code::NestedChoices,
        Reproduction::Impossible("the description would be too long"),
    ),
    (
        Code::UnreadableFile,
        Reproduction::With(|page| of_files(page.block("yaml wrong"), &[])),
    ),
    (
        Code::RenamedComponent,
        Reproduction::With(|page| {
            let file = ("errors.yaml", page.block("yaml errors.yaml"));
            of_files(page.block("yaml wrong"), &[file])
        }),
    ),
    (
        Code::LeftOut,
        Reproduction::With(|page| with(page, "yaml wrong", |options| Ok(options.skips(true)))),
    ),
    (
        Code::UnknownOperation,
        Reproduction::With(|page| {
            with(page, "yaml", |options| {
                let mut operations = Selection::default();
                operations.include("listPet")?;
                Ok(options.operations(operations))
            })
        }),
    ),
    (
        Code::UnknownCarefulSchema,
        Reproduction::With(|page| {
            with(page, "yaml", |options| {
                let schemas = CarefulSchemas::new(["NewPet".to_owned()]);
                Ok(options.client_careful(schemas))
            })
        }),
    ),
    (
        Code::NoTags,
        Reproduction::With(|page| with(page, "yaml", |options| Ok(options.traits(Traits::Tag)))),
    ),
    (
        Code::ReservedFeatureName,
        Reproduction::With(|page| {
            with(page, "yaml wrong", |options| {
                Ok(options.features(Features::Tag))
            })
        }),
    ),
    (
        Code::InvalidPaginationRule,
        Reproduction::With(|page| {
            with(page, "yaml", |options| {
                let rule = "listPets=cursor,parameter=after,next=/next,items=/pets";
                Ok(options.pagination([rule.parse()?]))
            })
        }),
    ),
    (
        Code::UnfitPaginationRule,
        Reproduction::With(|page| {
            with(page, "yaml", |options| {
                let rule = "get:*=page,parameter=page";
                Ok(options.pagination([rule.parse()?]))
            })
        }),
    ),
    (
        Code::InvalidSharedParameter,
        Reproduction::With(|page| {
            with(page, "yaml", |options| {
                Ok(options.shared_parameters(["tenant".parse()?]))
            })
        }),
    ),
    (
        Code::UnmatchedTypeRule,
        Reproduction::With(|page| {
            with(page, "yaml", |options| {
                let mut rule = TypeRule::new("Pett")?;
                rule.derive("Eq")?;
                Ok(options.type_rules([rule]))
            })
        }),
    ),
    (
        Code::UnderivableTrait,
        Reproduction::With(|page| {
            with(page, "yaml", |options| {
                let mut rule = TypeRule::new("*")?;
                rule.derive("Eq")?;
                Ok(options.type_rules([rule]))
            })
        }),
    ),
    (
        Code::UnappliedDefaults,
        Reproduction::With(|page| {
            with(page, "yaml", |options| {
                let options = options.runtime(RuntimeSource::Registry);
                Ok(options.types_crate(true))
            })
        }),
    ),
    (
        Code::NothingChosen,
        Reproduction::With(|page| {
            with(page, "yaml", |options| {
                let mut operations = Selection::default();
                operations.exclude("listPets")?;
                Ok(options.operations(operations))
            })
        }),
    ),
    (
        Code::InvalidOverlay,
        Reproduction::With(|page| overlaid(page, "yaml wrong overlay")),
    ),
    (
        Code::UnquotedName,
        Reproduction::With(|page| overlaid(page, "yaml wrong overlay")),
    ),
    (
        Code::NothingSelected,
        Reproduction::With(|page| overlaid(page, "yaml wrong overlay")),
    ),
    (
        Code::GeneratorFault,
        Reproduction::Impossible("no description is known to report it"),
    ),
    (
        Code::UnreadablePart,
        Reproduction::Impossible("no description is known to report it: other checks come first"),
    ),
    (
        Code::InvalidSettings,
        Reproduction::Impossible("settings are tested with the program"),
    ),
];

/// How a test reproduces a diagnostic.
enum Reproduction {
    /// A function that reports it, given the page.
    With(fn(&Page) -> Outcome),
    /// No example reports it, for this reason.
    Impossible(&'static str),
}

/// The diagnostics of a description.
struct Outcome {
    source: Source,
    report: Report,
}

impl Outcome {
    /// The codes of the diagnostics that are shown or have this code.
    fn codes(&self, code: Code) -> BTreeSet<Code> {
        let diagnostics = self.report.diagnostics().iter();
        let shown = diagnostics.filter(|diagnostic| {
            diagnostic.severity() > Severity::Note || diagnostic.code() == code
        });
        shown.map(|diagnostic| diagnostic.code()).collect()
    }

    fn shown(&self) -> String {
        self.report.render(&self.source, Style::Plain)
    }

    /// The diagnostics with the code denied, since notes are not shown by default.
    fn denied(&self, code: Code) -> String {
        let (mut report, mut policy) = (self.report.clone(), Policy::default());
        if code.severity() == Severity::Note {
            policy.deny(code.as_str()).expect("a code");
        }
        report.apply_policy(&policy);
        report.render(&self.source, Style::Plain)
    }
}

fn options() -> Options {
    Options::new("shop")
        .spec_path("api.yaml")
        .crates(["money", "std"])
        .today(Date::parse("2026-11-23"))
}

fn found(source: Source, options: &Options) -> Outcome {
    let report = generate(&source, options).report;
    Outcome { source, report }
}

fn of(text: &str) -> Outcome {
    found(Source::new("api.yaml", text), &options())
}

/// The diagnostics of a lint.
fn linted(rule: Code, text: &str) -> Outcome {
    let source = Source::new("api.yaml", text);
    let others = openapi_crates::lint::rules().filter(|other| *other != rule);
    let report = openapi_crates::lint::lint(&source, &Options::new("linted"), &others.collect());
    let codegen = of(text);
    assert!(!codegen.report.has_errors(), "{rule}:\n{}", codegen.shown());
    Outcome { source, report }
}

fn of_bytes(bytes: &[u8]) -> Outcome {
    let mut report = Report::new();
    let source = Source::from_bytes("api.yaml", bytes.to_vec(), &mut report);
    Outcome { source, report }
}

fn of_files(text: &str, files: &[(&str, &str)]) -> Outcome {
    let source = Source::new("api.yaml", text).with_files(|path| {
        let file = files.iter().find(|(name, _)| *name == path);
        let bytes = file.map(|(_, text)| text.as_bytes().to_vec());
        bytes.ok_or_else(|| "there is no such file".to_owned())
    });
    found(source, &options())
}

fn overlaid(page: &Page, overlay: &str) -> Outcome {
    let overlay = Source::new("overlay.yaml", page.block(overlay));
    let source = Source::new("api.yaml", page.changed());
    found(source.with_overlay(overlay), &options())
}

fn with(page: &Page, block: &str, change: impl Fn(Options) -> Result<Options, String>) -> Outcome {
    let options = change(options()).expect("a selector");
    found(Source::new("api.yaml", page.block(block)), &options)
}

/// A page, with its code blocks: the info string and the text.
struct Page {
    code: Code,
    blocks: Vec<(&'static str, &'static str)>,
}

impl Page {
    fn of(code: Code) -> Self {
        let mut pieces = code.explanation().split("\n```");
        pieces.next();
        let mut blocks = Vec::new();
        while let (Some(block), Some(_)) = (pieces.next(), pieces.next()) {
            blocks.push(block.split_once('\n').unwrap_or((block, "")));
        }
        Self { code, blocks }
    }

    #[track_caller]
    fn block(&self, wanted: &str) -> &'static str {
        let mut blocks = self.blocks.iter();
        let found = blocks.find(|(kind, _)| *kind == wanted);
        found.map_or_else(
            || panic!("{}: no block {wanted:?}", self.code),
            |block| block.1,
        )
    }

    /// The description that an overlay of the page changes.
    #[track_caller]
    fn changed(&self) -> &'static str {
        let mut kinds = self.blocks.iter().map(|(kind, _)| *kind);
        let is_there = kinds.any(|kind| kind == "yaml");
        self.block(if is_there { "yaml" } else { "yaml wrong" })
    }

    /// The diagnostics of a description, by the command that reports the code.
    fn found(&self, text: &str) -> Outcome {
        match self.code.class() {
            Class::Lint => linted(self.code, text),
            _ => of(text),
        }
    }

    fn reproduction(&self) -> Option<&'static Reproduction> {
        let mut reproductions = REPRODUCTIONS.iter();
        let found = reproductions.find(|(code, _)| *code == self.code);
        found.map(|(_, reproduction)| reproduction)
    }

    /// The permitted additional diagnostics.
    fn additional(&self) -> &'static [Code] {
        let found = ADDITIONAL.iter().find(|(code, _)| *code == self.code);
        found.map_or(&[], |(_, additional)| *additional)
    }

    /// Checks that the code is reported, and no other.
    fn check_wrong(&self, found: &Outcome) {
        let (code, shown) = (self.code, found.denied(self.code));
        assert!(shown.contains(&format!("[{code}]: ")), "{code}:\n{shown}");
        let mut samples = self.blocks.iter().filter(|(kind, _)| *kind == "text");
        assert!(samples.all(|(_, text)| shown.contains(text)), "{shown}");
        let mut codes = found.codes(self.code);
        codes.remove(&code);
        codes.retain(|other| !self.additional().contains(other));
        assert!(
            codes.is_empty(),
            "{code} is not the only diagnostic:\n{shown}"
        );
    }

    fn check_right(&self, found: &Outcome) {
        let mut codes = found.codes(self.code);
        codes.retain(|other| *other == self.code || !self.additional().contains(other));
        assert!(codes.is_empty(), "{}:\n{}", self.code, found.shown());
    }
}

fn pages() -> impl Iterator<Item = Page> {
    Code::ALL.iter().copied().map(Page::of)
}

#[test]
fn each_page_belongs_to_a_code_and_begins_with_its_title() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/report/explanations");
    let entries = fs::read_dir(folder).expect("the folder of pages");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    let names: BTreeSet<String> = names.filter_map(|name| name.into_string().ok()).collect();
    let of_codes = Code::ALL.iter().map(|code| format!("{code}.md"));
    assert_eq!(names, of_codes.collect());
    for code in Code::ALL {
        let text = code.explanation();
        let title = format!("# {code}: {}\n\n", code.title());
        assert!(text.starts_with(&title), "{code}: {title}");
        assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{code}");
        let widest = text.lines().map(|line| line.chars().count()).max();
        assert!(widest.is_some_and(|widest| widest <= MAX_WIDTH), "{code}");
    }
}

#[test]
fn each_wrong_example_is_reported() {
    for page in pages() {
        match page.reproduction() {
            None => page.check_wrong(&page.found(page.block("yaml wrong"))),
            Some(Reproduction::With(make)) => page.check_wrong(&make(&page)),
            Some(Reproduction::Impossible(reason)) => {
                let mut kinds = page.blocks.iter().map(|(kind, _)| *kind);
                assert!(kinds.all(|kind| kind != "yaml wrong"), "{reason}");
            }
        }
    }
}

#[test]
fn each_right_example_is_accepted() {
    for page in pages() {
        for (kind, text) in &page.blocks {
            match *kind {
                "yaml right" => page.check_right(&page.found(text)),
                "yaml right overlay" => page.check_right(&overlaid(&page, kind)),
                "yaml wrong" | "yaml wrong overlay" | "yaml errors.yaml" => {}
                // Commands, settings and other documents are not checked.
                "yaml" | "toml" | "text" | "sh" => {}
                other => panic!("{}: a block of an unknown kind: {other:?}", page.code),
            }
        }
    }
}
