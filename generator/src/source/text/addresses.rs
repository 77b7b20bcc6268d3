//! The addresses of files that are stored next to a description.

use std::collections::BTreeMap;

use iri_string::types::{UriReferenceStr, UriStr};

use super::external_files::{Far, resolve_path};

/// The addresses of the files of other hosts that are stored next to a description.
#[derive(Clone, Debug, Default)]
pub struct Addresses {
    /// The paths of the files, relative to the folder of the description, by their addresses.
    paths: BTreeMap<String, String>,
    /// The base URLs of the files, by their paths; the path of the description itself is empty.
    bases: BTreeMap<String, String>,
}

/// The target of a reference in another file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// The path of a file, relative to the folder of the description, and the fragment with its `#`.
    File(String, String),
    /// An address without a stored file, with the fragment.
    Address(String),
}

impl Addresses {
    /// Adds a file. `address` and `base` are absolute URLs as [`normalized_address`] returns them; the base is the URL that
    /// relative references in the file are resolved against, which is another one after a redirect.
    pub fn insert(&mut self, address: &str, base: &str, path: &str) {
        self.paths.insert(address.to_owned(), path.to_owned());
        self.bases.insert(path.to_owned(), base.to_owned());
    }

    /// Sets the base URL of the description itself.
    pub fn set_description(&mut self, base: &str) {
        self.bases.insert(String::new(), base.to_owned());
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.bases.is_empty()
    }

    /// The base URL of a file, if it has one.
    pub(crate) fn base(&self, path: &str) -> Option<&str> {
        self.bases.get(path).map(String::as_str)
    }

    /// Finds the target of a reference in the file `base`. `None` for a reference within its own file, an absolute path or
    /// a URL that is not of HTTP.
    pub(crate) fn resolve(&self, base: &str, reference: &str) -> Option<Target> {
        if reference.is_empty() || reference.starts_with('#') {
            return None;
        }
        let base_url = self.bases.get(base);
        let is_absolute = Far::of(reference) == Some(Far::Host) && !reference.starts_with("//");
        let Some(base_url) = base_url.filter(|_| !is_absolute) else {
            return match is_absolute {
                true => self.stored(normalized_address(reference)?),
                false => resolve_path(base, reference).map(|(path, at)| Target::File(path, at)),
            };
        };
        // A `file:` reference stays one.
        if reference.split(['/', '#', '?']).next()?.contains(':') {
            return None;
        }
        self.stored(resolve_address(base_url, reference)?)
    }

    fn stored(&self, address: String) -> Option<Target> {
        let (url, fragment) = address.split_once('#').unwrap_or((&address, ""));
        Some(match self.paths.get(url) {
            Some(path) => Target::File(path.clone(), format!("#{fragment}")),
            None => Target::Address(address),
        })
    }
}

/// Normalizes an absolute URL of HTTP (RFC 3986, section 6.2.2); `None` for any other reference.
pub fn normalized_address(url: &str) -> Option<String> {
    let escaped = escape(url);
    let url = UriStr::new(&escaped).ok()?;
    let is_http = ["http", "https"]
        .iter()
        .any(|scheme| url.scheme_str().eq_ignore_ascii_case(scheme));
    let has_host = url.authority_components()?.host() != "";
    (is_http && has_host).then(|| url.normalize().to_string())
}

/// Resolves a reference in the document at an absolute URL of HTTP (RFC 3986, section 5.2).
pub(crate) fn resolve_address(base: &str, reference: &str) -> Option<String> {
    normalized_address(&resolve_uri(base, reference)?)
}

/// Resolves a reference against an absolute URI, and normalizes the result (RFC 3986, sections 5.2 and 6.2.2).
pub(crate) fn resolve_uri(base: &str, reference: &str) -> Option<String> {
    let escaped = escape(reference);
    let base = UriStr::new(base).ok()?.to_absolute();
    let reference = UriReferenceStr::new(&escaped).ok()?;
    let resolved = reference.resolve_against(base);
    Some(resolved.and_normalize().to_string())
}

/// Percent-encodes the characters that a URI cannot contain.
fn escape(url: &str) -> String {
    let mut escaped = String::with_capacity(url.len());
    for byte in url.bytes() {
        match byte {
            b'!'..=b'~' if !b"\"<>\\^`{|}".contains(&byte) => escaped.push(char::from(byte)),
            byte => escaped.push_str(&format!("%{byte:02X}")),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses() -> Addresses {
        let mut addresses = Addresses::default();
        let pet = "https://a.example/s/pet.yaml";
        addresses.insert(pet, pet, "vendor/a.example/s/pet.yaml");
        let owner = "https://a.example/owner.yaml";
        addresses.insert(owner, "https://b.example/x/owner.yaml", "vendor/o.yaml");
        let base = "https://b.example/x/tag.yaml";
        addresses.insert(base, base, "vendor/t.yaml");
        addresses
    }

    #[test]
    fn references_are_resolved_against_the_address_of_their_file() {
        let addresses = addresses();
        let file = |path: &str, at: &str| Some(Target::File(path.to_owned(), at.to_owned()));
        let address = |address: &str| Some(Target::Address(address.to_owned()));
        let pet = "vendor/a.example/s/pet.yaml";
        for (base, reference, expected) in [
            ("", "https://a.example/s/pet.yaml#/Pet", file(pet, "#/Pet")),
            ("", "HTTPS://A.example/t/../s/%70et.yaml", file(pet, "#")),
            ("", "https://a.example/x", address("https://a.example/x")),
            ("", "pet.yaml", file("pet.yaml", "#")),
            ("", "//a.example/s/pet.yaml", None),
            ("", "/s/pet.yaml", None),
            ("", "urn:pet", None),
            ("", "https:pet.yaml", None),
            ("", "https:///pet.yaml", None),
            (pet, "#/Pet", None),
            (pet, "pet.yaml#/Pet", file(pet, "#/Pet")),
            (pet, "../owner.yaml", file("vendor/o.yaml", "#")),
            (pet, "/owner.yaml", file("vendor/o.yaml", "#")),
            (pet, "//a.example/owner.yaml", file("vendor/o.yaml", "#")),
            (
                pet,
                "a b.yaml#/x",
                address("https://a.example/s/a%20b.yaml#/x"),
            ),
            (pet, "../../../../x", address("https://a.example/x")),
            (pet, "%2e%2e/%2E./x", address("https://a.example/x")),
            (
                pet,
                "?page=2",
                address("https://a.example/s/pet.yaml?page=2"),
            ),
            (pet, "file:///etc/passwd", None),
            (pet, "file:x", None),
            // The address after the redirect.
            ("vendor/o.yaml", "tag.yaml", file("vendor/t.yaml", "#")),
        ] {
            assert_eq!(
                addresses.resolve(base, reference),
                expected,
                "{base} {reference}"
            );
        }
    }
}
