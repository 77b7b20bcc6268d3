//! Names of elements and attributes, with their namespaces.

use std::collections::BTreeMap;

use super::xml_object::XmlMetadata;
use super::{Result, Unsupported};
use crate::lowered::XmlName;
use crate::report::quoted;
use crate::source::Place;
use openapi_crates_runtime::generator::xml_name::is_name;

/// The predeclared namespace of the prefix `xml`.
const XML: &str = "http://www.w3.org/XML/1998/namespace";

/// A location, a message and a help text.
pub type Warning = (Place, String, &'static str);

/// The namespaces by prefix.
pub struct Prefixes(BTreeMap<String, String>);

impl Default for Prefixes {
    fn default() -> Self {
        let own = [
            ("xml", XML),
            ("xsi", "http://www.w3.org/2001/XMLSchema-instance"),
        ];
        Self(own.map(|(prefix, uri)| (prefix.into(), uri.into())).into())
    }
}

impl Prefixes {
    /// Returns the name of an element or an attribute.
    pub fn name(
        &mut self,
        metadata: &XmlMetadata<'_>,
        inferred: &str,
        is_attribute: bool,
        warnings: &mut Vec<Warning>,
    ) -> Result<XmlName> {
        let (local, place) = match &metadata.name {
            Some((name, place)) => (*name, place),
            None => (inferred, &metadata.place),
        };
        if !is_name(local) {
            let what = format!("the name {}", quoted(local));
            return Err(
                Unsupported::new(place, what).with_help("set the name with `xml: {name: …}`")
            );
        }
        let namespace = self.namespace(metadata, warnings)?;
        if let (Some((uri, prefix)), true) = (&namespace, is_attribute)
            && prefix.is_empty()
        {
            let what = format!("an attribute in the namespace {}", quoted(uri));
            let help = "add a prefix with `xml: {prefix: …}`";
            return Err(Unsupported::new(place, what).with_help(help));
        }
        Ok(XmlName {
            local: local.to_owned(),
            namespace,
        })
    }

    fn namespace(
        &mut self,
        metadata: &XmlMetadata<'_>,
        warnings: &mut Vec<Warning>,
    ) -> Result<Option<(String, String)>> {
        let prefix = metadata
            .prefix
            .as_ref()
            .filter(|(prefix, _)| !prefix.is_empty());
        let (uri, place) = match (&metadata.namespace, prefix) {
            (Some((uri, place)), _) if !uri.is_empty() => (*uri, place),
            (_, Some(("xml", place))) => (XML, place),
            (_, Some((_, place))) => {
                let message = "a prefix without a namespace is ignored".to_owned();
                warnings.push((place.clone(), message, "declare its `namespace`"));
                return Ok(None);
            }
            (_, None) => return Ok(None),
        };
        if uri.chars().any(char::is_control) {
            return Err(Unsupported::new(
                place,
                format!("the namespace {}", quoted(uri)),
            ));
        }
        let Some((prefix, place)) = prefix else {
            return Ok(Some((uri.to_owned(), String::new())));
        };
        let known = self.0.entry((*prefix).to_owned());
        let is_free = *known.or_insert_with(|| uri.to_owned()) == *uri;
        if !is_name(prefix) || *prefix == "xmlns" || !is_free {
            let what = format!(
                "the prefix {} for the namespace {}",
                quoted(prefix),
                quoted(uri)
            );
            return Err(Unsupported::new(place, what));
        }
        Ok(Some((uri.to_owned(), (*prefix).to_owned())))
    }
}
