//! The license of an API, for its crates.

use openapiv3::License;

use crate::source::upgrade::mark;

/// The identifiers (SPDX license list) that are accepted as the license of a generated crate. Any other
/// name may be one of a license that crates cannot be published under.
const KNOWN: &str = "\
    0BSD AGPL-3.0-only AGPL-3.0-or-later Apache-2.0 BSD-2-Clause BSD-3-Clause BSL-1.0 CC-BY-4.0 \
    CC-BY-SA-4.0 CC0-1.0 EPL-2.0 EUPL-1.2 GPL-2.0-only GPL-2.0-or-later GPL-3.0-only \
    GPL-3.0-or-later ISC LGPL-3.0-or-later MIT MPL-2.0 Unlicense Zlib";

/// The identifier of the license, or else its name, if it is an SPDX expression such as
/// `MIT OR Apache-2.0`.
pub fn spdx(license: &License) -> Option<String> {
    let identifier = license.extensions.get(&mark("identifier"));
    let identifier = identifier.and_then(serde_json::Value::as_str);
    let words: Vec<&str> = identifier
        .unwrap_or(&license.name)
        .split_whitespace()
        .collect();
    let is_expression = words
        .iter()
        .enumerate()
        .all(|(index, word)| match index % 2 {
            0 => KNOWN.split_whitespace().any(|known| known == *word),
            _ => matches!(*word, "AND" | "OR"),
        });
    (is_expression && words.len() % 2 == 1).then(|| words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_spdx_expressions_are_accepted() {
        let spdx = |name: &str| {
            spdx(&License {
                name: name.to_owned(),
                ..License::default()
            })
        };
        for name in ["MIT", "Apache-2.0", "MIT OR Apache-2.0"] {
            assert_eq!(spdx(name).as_deref(), Some(name));
        }
        for name in ["", "Proprietary", "Apache 2.0", "MIT OR", "OR", "MIT MIT"] {
            assert_eq!(spdx(name), None, "{name}");
        }
    }
}
