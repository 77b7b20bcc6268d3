//! XML, converted to and from JSON by the `xml` objects of the description.

pub mod json_to_xml;
pub mod xml;
pub mod xml_name;
pub mod xml_parser;
pub mod xml_to_json;
pub mod xml_tree;
pub mod xml_tree_reader;
pub mod xml_value;

#[cfg(test)]
mod xml_tests;
