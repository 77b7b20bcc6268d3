//! The hand-written support code that goes into each crate: the parts that every
//! crate has, and of the others those that it needs.

mod client;
mod exports;
mod server;
mod uses;

pub use client::client;
pub use exports::{
    Exports, exported_bytes, exported_library, exported_mock, exported_pages, exported_secrets,
    exported_transport, exported_uploads, exports, exports_media,
};
pub use server::server;
pub use uses::{
    backtrack, draws, has_pages, has_parts, has_undeclared, holds_bytes, sends_basic, spools,
    takes_parts, use_regex, uses_basic,
};

use uses::{has_own_types, has_structs, has_unions};

use super::formats::Used;
use crate::model::{Api, TypeId};

/// A file of the runtime.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Its folder: `shared` if it is the same in both crates.
    pub folder: &'static str,
    /// Its module.
    pub module: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! part {
    ($folder:literal, $module:literal) => {
        Part {
            folder: $folder,
            module: $module,
            text: include_str!(concat!("../../../runtime/", $folder, "/", $module, ".rs")),
        }
    };
}
use part;

/// The parts that are needed, with those of the formats, by their names.
fn needed(api: &Api, parts: &[(bool, Part)], formats: &Used) -> Vec<Part> {
    let json = json_parts(api);
    let parts = parts.iter().chain(&json).filter(|(needed, _)| *needed);
    let mut needed: Vec<Part> = parts.map(|(_, part)| *part).collect();
    needed.extend(&formats.parts);
    needed.sort_by_key(|part| part.module);
    needed
}

/// The parts that read and write JSON, which are those of both crates.
fn json_parts(api: &Api) -> [(bool, Part); 12] {
    [
        (true, part!("shared", "decode")),
        (true, part!("shared", "encode")),
        (true, part!("shared", "escape")),
        (true, part!("shared", "fault")),
        (true, part!("shared", "json")),
        (has_structs(&api.types), part!("shared", "object")),
        (true, part!("shared", "reader")),
        (has_unions(api), part!("shared", "shape")),
        (true, part!("shared", "slot")),
        (has_own_types(&api.types), part!("shared", "transcode")),
        (api.has_tuples(), part!("shared", "tuple")),
        (has_unions(api), part!("shared", "union")),
    ]
}

/// The modules of macros that only the types of hooks use: without these, a macro that nobody
/// uses would be warned of.
pub fn macros_of_hooks(api: &Api) -> Vec<&'static str> {
    let webhook_api = api.webhook_only_types();
    let types = api.types.iter().enumerate();
    let types = types.filter(|(index, _)| !webhook_api.contains(&TypeId(*index)));
    let types = types.map(|(_, definition)| definition);
    let modules = [
        (has_structs(types.clone()), "object"),
        (has_own_types(types), "transcode"),
    ];
    let unused = modules.into_iter().filter(|(is_used, _)| !is_used);
    unused.map(|(_, module)| module).collect()
}

/// The parts that read and write XML, which are those of both crates.
fn xml_parts(has_xml: bool) -> [(bool, Part); 7] {
    [
        (has_xml, part!("shared", "xml")),
        (has_xml, part!("shared", "xml_name")),
        (has_xml, part!("shared", "xml_read")),
        (has_xml, part!("shared", "xml_tree")),
        (has_xml, part!("shared", "xml_source")),
        (has_xml, part!("shared", "xml_value")),
        (has_xml, part!("shared", "xml_write")),
    ]
}
