//! The source of the library for generated crates.

/// The source of the library `openapi-crates-runtime` for generated crates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum RuntimeSource {
    /// A copy of the sources that they use, in `src/runtime`.
    #[default]
    Copy,
    /// A dependency from the registry, by version.
    Registry,
    /// A dependency in a folder, relative to that of a generated crate.
    Path(String),
    /// A dependency in a git repository, by its URL.
    Git(String),
}

impl RuntimeSource {
    /// Returns `true` if generated crates contain a copy.
    pub(crate) fn is_copy(&self) -> bool {
        *self == Self::Copy
    }

    /// The keys of the dependency in `Cargo.toml`, of the library with this minor version.
    pub(crate) fn keys(&self, version: &str) -> Vec<(&'static str, String)> {
        // Generated code is written for one minor version.
        let version = ("version", format!("~{version}"));
        match self {
            Self::Copy | Self::Registry => vec![version],
            Self::Path(path) => vec![("path", path.clone()), version],
            Self::Git(url) => vec![("git", url.clone()), version],
        }
    }
}
