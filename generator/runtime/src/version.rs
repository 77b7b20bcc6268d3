//! The version that generated code is written for.

/// The minor version: what generated code calls does not change in it.
pub const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION_MAJOR"),
    ".",
    env!("CARGO_PKG_VERSION_MINOR")
);

/// Compiles only with the version of this crate. A generated crate states the one that it was generated for.
#[doc(hidden)]
#[macro_export]
macro_rules! generated_for {
    ("0.1") => {};
    ($version:literal) => {
        compile_error!(concat!(
            "`",
            env!("CARGO_PKG_NAME"),
            "` was generated for version ",
            $version,
            " of `openapi-crates-runtime`, and is compiled with version 0.1: generate it again with version 0.1 of \
             openapi-crates, or depend on version ",
            $version,
            " of `openapi-crates-runtime`"
        ));
    };
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_macro_accepts_and_names_the_version_of_this_crate() {
        let text = include_str!("version.rs");
        let version = super::VERSION;
        for expected in [
            format!("\n    (\"{version}\") => {{}};"),
            format!(
                "is compiled with version {version}: generate it again with version {version} of"
            ),
        ] {
            assert!(text.contains(&expected), "{expected}");
        }
    }
}
