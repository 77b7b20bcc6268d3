//! The dependencies of generated crates.
//!
//! In: names of crates. Out: their versions and features, and the syntax of both. Depends on no other room.

mod syntax;

pub use syntax::{is_feature, is_package, is_requirement, is_within};

/// The crates that need no dependency.
pub const OF_RUST: [&str; 3] = ["std", "core", "alloc"];

/// A dependency of a generated crate.
#[derive(Clone, Copy, Debug)]
pub struct Crate {
    /// The name.
    pub name: &'static str,
    /// The version requirement.
    pub version: &'static str,
    /// `true` if default features are disabled.
    pub bare: bool,
    /// The enabled features.
    pub features: &'static [&'static str],
    /// `true` if only a feature of the generated crate enables it.
    pub optional: bool,
    /// The platforms that need it.
    pub platform: Platform,
    /// The reason, if it is not obvious from the name.
    pub reason: Option<&'static str>,
    /// The minimum minor version of Rust 1, if it is newer than that of generated code.
    pub minimum_rust: Option<u32>,
}

/// The platforms of a dependency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Platform {
    /// All platforms.
    Any,
    /// Platforms with an operating system.
    Native,
    /// WebAssembly, for example in a browser.
    Browser,
}

/// Returns the dependency with a name.
pub fn known(name: &str) -> Option<&'static Crate> {
    ALL.iter().find(|one| one.name == name)
}

/// Returns the invalid part of a dependency that is added to these, `crate` or `version`, and what is wrong with it.
pub fn invalid_dependency(package: &str, version: &str) -> Option<(&'static str, String)> {
    if !is_package(package) {
        return Some(("crate", format!("invalid crate name {package:?}")));
    }
    if !is_requirement(version) {
        let message = format!("invalid version requirement {version:?}");
        return Some(("version", message));
    }
    let own = known(package).filter(|own| !is_within(version, own.version))?;
    let own = own.version;
    let message = format!("the generated crates depend on version {own} of `{package}`");
    Some(("version", message))
}

/// Returns the crate of a path, if that crate must be a dependency.
pub fn foreign_root(path: &str) -> Option<&str> {
    let (root, _) = path.split_once("::")?;
    (!OF_RUST.contains(&root)).then_some(root)
}

/// Returns all crates; of those with several entries for a platform, the first is the usual one.
pub fn all() -> &'static [Crate] {
    ALL
}

macro_rules! crates {
    ($($constant:ident = $definition:expr;)*) => {
        $(pub const $constant: Crate = $definition;)*
        const ALL: &[Crate] = &[$($constant),*];
    };
}

crates! {
    BASE64 = of("base64", "0.23");
    BYTES = of("bytes", "1.9");
    CHRONO = of("chrono", "0.4").bare().with(&["std"]);
    CLAP = of("clap", "4")
        .bare()
        .with(&["env", "error-context", "help", "std", "string", "suggestions", "usage", "wrap_help"])
        .optional()
        .on(Platform::Native);
    CLAP_COMPLETE = of("clap_complete", "4").optional().on(Platform::Native);
    COMFY_TABLE = of("comfy-table", "8").bare().optional().on(Platform::Native);
    FANCY_REGEX = of("fancy-regex", "0.20")
        .bare()
        .with(&["perf", "std", "variable-lookbehinds"])
        .because("Patterns with looks around or back-references.");
    FASTRAND = of("fastrand", "2").because("The jitter of retries.");
    FASTRAND_OF_BROWSERS = of("fastrand", "2").with(&["js"]).on(Platform::Browser);
    FUTURES_CORE = of("futures-core", "0.3").bare().because("The trait of streams.");
    FUTURES_CORE_OF_BROWSERS = FUTURES_CORE.on(Platform::Browser);
    GETRANDOM = of("getrandom", "0.4").because("Keys and boundaries that nobody can foresee.");
    GETRANDOM_OF_BROWSERS = GETRANDOM.with(&["wasm_js"]).on(Platform::Browser);
    GLOO_TIMERS = of("gloo-timers", "0.4").with(&["futures"]).on(Platform::Browser);
    HTTP = of("http", "1");
    HTTP_BODY = of("http-body", "1");
    HTTP_BODY_UTIL = of("http-body-util", "0.1").bare();
    HTTPDATE = of("httpdate", "1").because("`Retry-After` as a date.");
    IRI_STRING = of("iri-string", "0.7").bare().because("The syntax of URIs.");
    ITOA = of("itoa", "1").because("Writes integers without an allocation.");
    JIFF = of("jiff", "0.2").bare().with(&["std"]);
    MEMCHR = of("memchr", "2").because("Finds the boundaries of multipart bodies.");
    MIME_GUESS = of("mime_guess", "2").bare().because("The media types of files by their names.");
    OAUTH2 = of("oauth2", "5").bare().optional();
    PERCENT_ENCODING = of("percent-encoding", "2");
    QUICK_XML = of("quick-xml", "0.42").bare().since(86);
    REGEX = of("regex", "1")
        .bare()
        .with(&["perf", "std"])
        .because("Patterns; they spell out their sets, and need no tables of Unicode.");
    REQWEST = of("reqwest", "0.13").bare().optional();
    REQWEST_OF_BROWSERS = REQWEST.with(&["stream"]).on(Platform::Browser);
    RUST_DECIMAL = of("rust_decimal", "1").bare().with(&["std"]);
    RUSTLS = of("rustls", "0.23").bare().with(&["ring", "std", "tls12"]).optional().on(Platform::Native);
    RUSTLS_PLATFORM_VERIFIER = of("rustls-platform-verifier", "0.7")
        .optional()
        .on(Platform::Native)
        .because("The certificates of the platform; as in reqwest.");
    SEND_WRAPPER = of("send_wrapper", "0.6")
        .with(&["futures"])
        .on(Platform::Browser)
        .because("Makes values of the page `Send`: WebAssembly has one thread.");
    SERDE = of("serde", "1").bare().with(&["std"]);
    SERDE_JSON = of("serde_json", "1").because("Values of any kind.");
    // Without the feature, a number with many digits may be rounded incorrectly.
    SERDE_JSON_OF_TYPES = of("serde_json", "1")
        .with(&["float_roundtrip"])
        .because("Types that read themselves; every number is read as the nearest one.");
    TEMPFILE = of("tempfile", "3").because("Files of uploads that do not fit into memory.");
    TERMINAL_SIZE = of("terminal_size", "0.4").optional().on(Platform::Native);
    TIME = of("time", "0.3").bare().with(&["std"]);
    TOKIO = of("tokio", "1")
        .with(&["sync", "time"])
        .because("The timer of retries.");
    TOKIO_OF_FILES = of("tokio", "1")
        .with(&["rt"])
        .because("Threads that may wait for files.");
    TOWER_LAYER = of("tower-layer", "0.3");
    TOWER_SERVICE = of("tower-service", "0.3");
    TRACING = of("tracing", "0.1").bare().with(&["std"]).optional();
    URL = of("url", "2");
    UUID = of("uuid", "1");
    WEB_TIME = of("web-time", "1").on(Platform::Browser);
    ZMIJ = of("zmij", "1").because("Writes numbers with a fraction without an allocation.");
}

const fn of(name: &'static str, version: &'static str) -> Crate {
    Crate {
        name,
        version,
        bare: false,
        features: &[],
        optional: false,
        platform: Platform::Any,
        reason: None,
        minimum_rust: None,
    }
}

impl Crate {
    /// `true` if this dependency of all platforms includes another one of a single platform.
    pub fn is_enough_for(&self, other: &Self) -> bool {
        let mut features = other.features.iter();
        self.name == other.name
            && self.platform == Platform::Any
            && other.platform != Platform::Any
            && features.all(|feature| self.features.contains(feature))
    }

    const fn bare(self) -> Self {
        Self { bare: true, ..self }
    }

    /// Sets the features.
    pub const fn with(self, features: &'static [&'static str]) -> Self {
        Self { features, ..self }
    }

    /// Marks the dependency as optional.
    pub const fn optional(self) -> Self {
        Self {
            optional: true,
            ..self
        }
    }

    const fn on(self, platform: Platform) -> Self {
        Self { platform, ..self }
    }

    const fn because(self, reason: &'static str) -> Self {
        Self {
            reason: Some(reason),
            ..self
        }
    }

    const fn since(self, minor: u32) -> Self {
        Self {
            minimum_rust: Some(minor),
            ..self
        }
    }
}
