//! The arguments of the command.

use std::path::PathBuf;

use anyhow::bail;
use openapi_crates::{
    Credentials, Date, Features, OperationNames, PaginationRule, Redirects, SharedParameter,
    Traits, TypeChoices, TypeRule, crate_name,
};

use super::diagnostics::DiagnosticArgs;
use crate::lint::LintSettings;
use crate::{EXIT_CODES, Program, today};

/// Arguments of the command.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The description, in YAML or JSON [default: spec/openapi.yaml, openapi.yaml, openapi.yml or openapi.json]
    #[arg(value_name = "SPEC")]
    pub spec: Option<PathBuf>,

    /// The description, in YAML or JSON; the same as SPEC
    #[arg(long = "spec", value_name = "FILE", conflicts_with = "spec")]
    pub spec_option: Option<PathBuf>,

    /// The file of saved options, in TOML [default: codegen.toml next to the description]
    ///
    /// A key has the name of its option; paths are relative to the directory of the file. Command-line options take
    /// precedence. A file that is found next to the description is ignored if it names another description.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// Print the JSON Schema of `codegen.toml`, without generating
    #[arg(long)]
    pub config_schema: bool,

    /// Check that the generated crates are up to date, without writing; prints a diff
    #[arg(long)]
    pub check: bool,

    /// The date for sunset checks, such as 2030-12-05 [default: today, in UTC]
    ///
    /// An `x-sunset` in the past is an error; one within 90 days is a warning.
    #[arg(long, value_name = "DATE", value_parser = today::parse)]
    pub today: Option<Date>,

    /// The parent directory of the generated crates [default: the current directory]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// The name prefix of the crates: NAME-server and NAME-client [default: generated]
    #[arg(long, value_name = "NAME", value_parser = crate_name::parse)]
    pub name: Option<String>,

    /// The name of the client's command-line program (feature `cli`) [default: the name prefix of the crates]
    #[arg(long, value_name = "NAME", value_parser = crate_name::parse_program)]
    pub program: Option<String>,

    /// Write the sources of the library into each generated crate (`copy`), or make the crates depend on the package
    /// `openapi-crates-runtime` (`crate`) [default: copy]
    #[arg(long, value_name = "SOURCE")]
    pub runtime: Option<RuntimeChoice>,

    /// The directory of the package `openapi-crates-runtime`, for `--runtime crate` [default: the package on crates.io]
    #[arg(long, value_name = "DIR", conflicts_with = "runtime_git")]
    pub runtime_path: Option<PathBuf>,

    /// The git repository of `openapi-crates-runtime`, for `--runtime crate` [default: the package on crates.io]
    #[arg(long, value_name = "URL")]
    pub runtime_git: Option<String>,

    /// OpenAPI Overlays to apply to the description, in this order
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub overlay: Vec<PathBuf>,

    /// Allow references to files below this directory [default: the directory of the description]
    ///
    /// Symbolic links are resolved first. Only the command `vendor` fetches files of other hosts.
    #[arg(long, value_name = "DIR")]
    pub refs_below: Option<PathBuf>,

    /// Rust types for formats of strings: `--types date-time=chrono uuid=string`
    #[arg(long, value_name = "FORMAT=TYPE", num_args = 1.., long_help = types_help())]
    pub types: Vec<String>,

    /// Crates whose types a schema can use by `x-rust-type`
    ///
    /// A schema with a type of another crate is generated as if it had no `x-rust-type`, with a warning.
    #[arg(long, value_name = "CRATE", num_args = 1..)]
    pub crates: Vec<String>,

    /// Generate only the server crate
    #[arg(long, conflicts_with_all = ["client", "types_only"])]
    pub server: bool,

    /// Generate only the client crate
    #[arg(long, conflicts_with = "types_only")]
    pub client: bool,

    /// Generate only a crate of the types, NAME-types, without a server and a client
    #[arg(long)]
    pub types_only: bool,

    /// Define the types in a crate of their own, NAME-types, on which the server and the client depend
    ///
    /// A program with both has one type for each schema: that of the client, whose enums and unions keep unknown values. It
    /// requires `--runtime crate`.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub types_crate: Option<bool>,

    /// List the selected operations with methods, paths, operationIds and tags, without writing
    #[arg(long, conflicts_with = "check")]
    pub list: bool,

    /// Generate only these operations and what they use: `--include tag:pets 'path:/orders/*'`
    #[arg(long, value_name = "SELECTOR", num_args = 1.., long_help = INCLUDE)]
    pub include: Vec<String>,

    /// Skip these operations and what only they use
    ///
    /// Errors in skipped operations are ignored. The selectors are those of `--include`; `--exclude` takes precedence.
    #[arg(long, value_name = "SELECTOR", num_args = 1..)]
    pub exclude: Vec<String>,

    /// Pass the headers, extensions and peer address of a request to the handlers of these operations
    ///
    /// The selectors are those of `--include`. `x-request-parts: true` on an operation has the same effect.
    #[arg(long, value_name = "SELECTOR", num_args = 1..)]
    pub request_parts: Vec<String>,

    /// Skip operations that use unsupported features or unresolved references
    ///
    /// Each skipped operation is reported with the reason. By default, the whole description is refused.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub allow_skip: Option<bool>,

    /// Define one trait with all handlers (`one`), or a trait for each tag (`tag`) [default: one]
    ///
    /// An operation belongs to its first tag. The handlers of operations without a tag are in the trait `Api`.
    #[arg(long, value_name = "TRAITS")]
    pub traits: Option<TraitsChoice>,

    /// Give the client and the crate of types a cargo feature for each tag (`tag`), or none (`none`) [default: none]
    ///
    /// A feature enables the operations with the tag and the types that only they use. All are enabled by default.
    /// Operations without a tag need none.
    #[arg(long, value_name = "FEATURES")]
    pub features: Option<FeaturesChoice>,

    /// Provide default handlers, which respond with 501
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub stub: Option<bool>,

    /// Name operations by `operationId` (`ids`), by it without path and method (`short`), or by method and path (`paths`) [default: ids]
    ///
    /// `x-rust-name` takes precedence.
    #[arg(long, value_name = "NAMES")]
    pub names: Option<NamesChoice>,

    /// Name the types of inline schemas after their `title`, if it is unique
    ///
    /// By default, they are named after their location: `CreatePetBodyOwner`. The titles of components, and those that several
    /// inline schemas have, are no names.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub names_from_titles: Option<bool>,

    /// Define a type for each inline schema, even if it is identical to another one
    ///
    /// By default, identical inline schemas share one type, and each has an alias of it under its own name.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub separate_types: Option<bool>,

    /// Write the description as JSON into the server, as the constant `OPENAPI_JSON`
    ///
    /// It is that of the generated operations: one file, with overlays and corrections, in its own version of OpenAPI.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub embed_description: Option<bool>,

    /// Send the credentials of the client with operations that require them (`declared`), or with all (`always`) [default: declared]
    ///
    /// `always` is for a description without `security` where the server requires it. Operations with servers of their own
    /// receive only the credentials that they require.
    #[arg(long, value_name = "OPERATIONS")]
    pub credentials: Option<CredentialsChoice>,

    /// Treat a documented redirection next to a documented 2xx as an error (`errors`) or as a success (`responses`) of the client [default: errors]
    ///
    /// With `errors`, a call whose only documented 2xx has a type returns that type.
    #[arg(long, value_name = "KIND")]
    pub redirects: Option<RedirectsChoice>,

    /// Paginate operations in the client: `--paginate listPets=cursor,parameter=after,next=/next,items=/pets`
    ///
    /// SELECTOR is one of `--include`; KIND and the keys are those of `x-pagination`: `cursor` with `parameter` and `next` or
    /// `header`, `page` or `offset` with `parameter`, `next-url` with `next` or `header`, or `link`; `items` if the body is
    /// not the list. A rule for one operation takes precedence over `x-pagination`.
    #[arg(long, value_name = "SELECTOR=KIND,KEY=VALUE", num_args = 1..)]
    pub paginate: Vec<PaginationRule>,

    /// Give these parameters of operations to the client: `--shared-parameters X-Api-Version query:tenant`
    ///
    /// They are set once, by the builder of the client, which requires those that an operation requires. A value that is
    /// set for a call takes precedence.
    #[arg(long, value_name = "PARAMETER", num_args = 1..)]
    pub shared_parameters: Vec<SharedParameter>,

    /// Validate requests in the client before they are sent
    ///
    /// A call with an invalid request fails with all violations and their locations.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub client_checks: Option<bool>,

    /// Make properties optional in the client whose schemas occur only in responses
    ///
    /// Calls then succeed when a server omits a required property, or sends `null` or a value of another type or format,
    /// which is left out and listed. NAME limits this to a schema, such as `Pet`, or a property, such as `Pet.name`; several are separated by commas. Variants of unions
    /// without a discriminator keep their required properties.
    #[arg(
        long, num_args = 0..=1, require_equals = true, default_missing_value = "*", value_delimiter = ',', value_name = "NAME"
    )]
    pub client_careful: Vec<String>,

    /// The options of diagnostics.
    #[command(flatten)]
    pub diagnostics: DiagnosticArgs,

    /// The rules for generated types.
    #[arg(skip)]
    pub type_rules: Vec<TypeRule>,

    /// The settings of the command `lint`.
    #[arg(skip)]
    pub lint: LintSettings,
}

/// The source of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuntimeChoice {
    /// Write the sources that a crate uses to its `src/runtime`
    Copy,
    /// Depend on the package, whose types several generated crates then share
    Crate,
}

/// The traits of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TraitsChoice {
    /// One trait with all handlers
    One,
    /// A trait for each tag
    Tag,
}

impl From<TraitsChoice> for Traits {
    fn from(choice: TraitsChoice) -> Self {
        match choice {
            TraitsChoice::One => Self::One,
            TraitsChoice::Tag => Self::Tag,
        }
    }
}

/// The cargo features of a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FeaturesChoice {
    /// No features for tags
    None,
    /// A feature for each tag
    Tag,
}

impl From<FeaturesChoice> for Features {
    fn from(choice: FeaturesChoice) -> Self {
        match choice {
            FeaturesChoice::None => Self::None,
            FeaturesChoice::Tag => Self::Tag,
        }
    }
}

/// The operations with which a client sends its credentials.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CredentialsChoice {
    /// Those that require them
    Declared,
    /// All
    Always,
}

impl From<CredentialsChoice> for Credentials {
    fn from(choice: CredentialsChoice) -> Self {
        match choice {
            CredentialsChoice::Declared => Self::Declared,
            CredentialsChoice::Always => Self::Always,
        }
    }
}

/// The part of the description that names operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NamesChoice {
    /// Their `operationId`
    Ids,
    /// Their `operationId` without path and method: `read_flows` for `read_flows_flows_filter_post`
    Short,
    /// Their methods and paths: `post_flows_filter`
    Paths,
}

impl From<NamesChoice> for OperationNames {
    fn from(choice: NamesChoice) -> Self {
        match choice {
            NamesChoice::Ids => Self::Ids,
            NamesChoice::Short => Self::Short,
            NamesChoice::Paths => Self::Paths,
        }
    }
}

/// The meaning of a documented redirection next to a documented 2xx.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RedirectsChoice {
    /// An error
    Errors,
    /// A success
    Responses,
}

impl From<RedirectsChoice> for Redirects {
    fn from(choice: RedirectsChoice) -> Self {
        match choice {
            RedirectsChoice::Errors => Self::Errors,
            RedirectsChoice::Responses => Self::Responses,
        }
    }
}

const INCLUDE: &str = "\
Generate only these operations and what they use. A selector is one of
  createPet             the operation with this operationId; `operation:ID` if the ID contains a colon
  tag:pets              the operations with this tag
  path:/pets/{petId}    the operations of this path
  get:/pets             the operation with this method and path
  webhook:newPet        the webhook with this name
where `*` matches any text: 'path:/pets/*'. The callbacks of an operation are generated with it.";

fn types_help() -> String {
    format!(
        "Rust types for formats of strings; the first of each line is the default:\n{}\n\
         A component schema, a property, or a schema at a JSON Pointer can have times without a UTC offset:\n  \
         Order.created_at=date-time-local",
        TypeChoices::help()
    )
}

impl Args {
    /// Completes these options with others, which have lower precedence.
    pub fn before(&self, others: Self) -> Self {
        let list = |own: &Vec<String>, other: Vec<String>| match own.is_empty() {
            true => other,
            false => own.clone(),
        };
        let alone = self.server || self.client || self.types_only;
        // One of these options replaces the source that the others choose.
        let has_source = self.runtime == Some(RuntimeChoice::Copy)
            || self.runtime_path.is_some()
            || self.runtime_git.is_some();
        let (runtime_path, runtime_git) = match has_source {
            true => (None, None),
            false => (others.runtime_path, others.runtime_git),
        };
        Self {
            config: self.config.clone(),
            config_schema: self.config_schema,
            check: self.check,
            list: self.list,
            today: self.today,
            spec: self.spec.clone().or(others.spec),
            spec_option: None,
            out: self.out.clone().or(others.out),
            name: self.name.clone().or(others.name),
            program: self.program.clone().or(others.program),
            runtime: self.runtime.or(others.runtime),
            runtime_path: self.runtime_path.clone().or(runtime_path),
            runtime_git: self.runtime_git.clone().or(runtime_git),
            overlay: match self.overlay.is_empty() {
                true => others.overlay,
                false => self.overlay.clone(),
            },
            refs_below: self.refs_below.clone().or(others.refs_below),
            // The last choice for a format wins.
            types: others.types.into_iter().chain(self.types.clone()).collect(),
            type_rules: others.type_rules,
            crates: list(&self.crates, others.crates),
            include: list(&self.include, others.include),
            exclude: list(&self.exclude, others.exclude),
            request_parts: list(&self.request_parts, others.request_parts),
            allow_skip: self.allow_skip.or(others.allow_skip),
            traits: self.traits.or(others.traits),
            features: self.features.or(others.features),
            stub: self.stub.or(others.stub),
            names: self.names.or(others.names),
            names_from_titles: self.names_from_titles.or(others.names_from_titles),
            separate_types: self.separate_types.or(others.separate_types),
            embed_description: self.embed_description.or(others.embed_description),
            server: self.server || (others.server && !alone),
            client: self.client || (others.client && !alone),
            types_only: self.types_only || (others.types_only && !alone),
            types_crate: self.types_crate.or(others.types_crate),
            credentials: self.credentials.or(others.credentials),
            redirects: self.redirects.or(others.redirects),
            shared_parameters: match self.shared_parameters.is_empty() {
                true => others.shared_parameters,
                false => self.shared_parameters.clone(),
            },
            // The first rule for an operation wins.
            paginate: self
                .paginate
                .iter()
                .cloned()
                .chain(others.paginate)
                .collect(),
            client_checks: self.client_checks.or(others.client_checks),
            client_careful: list(&self.client_careful, others.client_careful),
            diagnostics: self.diagnostics.before(others.diagnostics),
            lint: others.lint,
        }
    }

    /// The same arguments with `--check`.
    #[must_use]
    pub fn checking(self) -> Self {
        Self {
            check: true,
            ..self
        }
    }

    /// The same arguments, with the description as an argument.
    pub(super) fn with_one_spec(self) -> Self {
        Self {
            spec: self.spec.or(self.spec_option),
            spec_option: None,
            ..self
        }
    }

    /// Rejects ambiguous combinations.
    pub(super) fn verify(&self, program: Program) -> anyhow::Result<()> {
        // The crates of another description must not replace those of the workspace.
        if program == Program::Xtask {
            if self.spec.is_some() && self.out.is_none() && !self.list {
                bail!(
                    "`--spec` requires `--out DIR`, the parent directory of the generated crates"
                );
            }
            if self.spec.is_none() && self.out.is_some() && self.config.is_none() {
                bail!("`--out` requires `--spec FILE`, the description");
            }
        }
        let has_source = self.runtime_path.is_some() || self.runtime_git.is_some();
        if has_source && self.runtime != Some(RuntimeChoice::Crate) {
            bail!("`runtime-path` and `runtime-git` require `runtime` to be `crate`");
        }
        if self.runtime_path.is_some() && self.runtime_git.is_some() {
            bail!("`runtime-path` and `runtime-git` exclude each other: remove one of them");
        }
        if self.runtime_git.as_deref() == Some("") {
            bail!("`runtime-git` is empty: it is the URL of a git repository");
        }
        if self.server && self.client {
            bail!("`server` and `client` exclude each other: remove both to generate both crates");
        }
        if self.types_only && (self.server || self.client) {
            bail!("`types-only` excludes `server` and `client`: remove it to generate these");
        }
        Ok(())
    }
}
