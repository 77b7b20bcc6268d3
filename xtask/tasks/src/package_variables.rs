//! The environment variables by which cargo describes a package to its programs and tests.

use std::env;
use std::process::Command;

/// Removes these variables from the environment of a command that runs cargo. Build scripts that read them would run again
/// whenever cargo is run without them, and all that depends on them would be compiled again.
pub fn remove_package_variables(command: &mut Command) {
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_MANIFEST_") || text.starts_with("CARGO_PKG_") {
            command.env_remove(&name);
        }
    }
}
