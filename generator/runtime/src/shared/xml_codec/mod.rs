//! XML, converted to and from JSON by the `xml` objects of the description.

#[cfg(feature = "xml")]
pub mod json_to_xml;
#[cfg(feature = "xml")]
pub mod xml;
#[cfg(feature = "xml")]
pub mod xml_name;
#[cfg(feature = "xml")]
pub mod xml_parser;
#[cfg(feature = "xml")]
pub mod xml_to_json;
#[cfg(feature = "xml")]
pub mod xml_tree;
#[cfg(feature = "xml")]
pub mod xml_tree_reader;
#[cfg(feature = "xml")]
pub mod xml_value;

#[cfg(test)]
mod xml_tests;
