//! The files of `generator/runtime`, and what each of them uses.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use crate::crates::{self, Crate, Platform};
use crate::emit::types::Crate as Target;

/// A file of the support code.
#[derive(Debug)]
pub struct Part {
    /// The crate that it is for; `None` if it is for both.
    pub target: Option<Target>,
    /// The name of the file.
    pub file: &'static str,
    /// The name of the module, which alternatives such as `date_by_jiff` share.
    pub module: &'static str,
    /// The source code.
    pub text: &'static str,
    /// The modules that it uses.
    pub modules: BTreeSet<&'static str>,
    /// The external crates that it uses.
    pub crates: Vec<Crate>,
}

macro_rules! sources {
    ($($folder:literal { $($file:ident)* })*) => {
        &[$($((
            $folder,
            stringify!($file),
            include_str!(concat!("../../../runtime/", $folder, "/", stringify!($file), ".rs")),
        ),)*)*]
    };
}

/// Folder, name and text of each file. A new file is added here, and nowhere else.
const SOURCES: &[(&str, &str, &str)] = sources! {
    "shared/body" {
        body byte_stream event event_object framing media media_type upload value_stream
    }
    "shared/codec" {
        by_serde by_type codec codec_tuple json_format rfc3339 text_format
    }
    "shared/json" {
        any_value decode decode_error encode escape json object pointer reader slot transcode tree
        tuple
    }
    "shared/parameter" {
        field_style node parameter_style
    }
    "shared/types" {
        extension_method into_optional nullable record
    }
    "shared/union" {
        discriminator shape union
    }
    "shared/validation" {
        backtracking constant constraint duplicates limits multiple multiple_schema object_schema
        pattern scalar scalar_schema schema union_schema unique unique_schema violation
    }
    "shared/xml" {
        json_to_xml xml xml_name xml_parser xml_to_json xml_tree xml_tree_reader xml_value
    }
    "formats" {
        base64 base64_url date_by_chrono date_by_jiff date_by_time date_time_by_chrono
        date_time_by_jiff date_time_by_time decimal duration_by_jiff ip password time_by_jiff uri
        uuid
    }
    "client/body" {
        body_source byte_body content_type form media_body multipart request_values value_reader
        values xml_body
    }
    "client/call" {
        blocking builder call documented exchange failure header idempotency_key link mock pages random
        raw_response reply request request_url retry structured_header
        unknown_fields wire
    }
    "client/cli" {
        cli_arguments cli_body cli_call cli_decode cli_error cli_escape cli_form cli_json cli_login
        cli_login_flow cli_login_store cli_output cli_pages cli_parser cli_run cli_spec
        cli_stored_login cli_table cli_upload
    }
    "client/credential" {
        basic credential credential_provider oauth oauth_endpoint token_source
        undeclared_credential
    }
    "client/parameter" {
        finite querystring reserved reserved_structured structured styled unencoded_cookie
    }
    "client/server_url" {
        other_servers server_url webhook_endpoint
    }
    "client/transport" {
        timer timer_in_browser transport transport_by_fetch transport_by_reqwest transport_stack
        unix_socket url_cache
    }
    "client/types" {
        integer_enum scalar_enum text_enum tolerance
    }
    "client/validation" {
        constraint_validation validation
    }
    "server/body" {
        body_limits byte_body constrained_body content_type form media_body multipart
        multipart_reader request_body request_values spool text_body upload_body
        xml_body
    }
    "server/parameter" {
        cookies list_parameter parameter path query query_list request_header string_to_json structured
    }
    "server/response" {
        header negotiation problem rejection response structured_header values xml_alternative
    }
    "server/routing" {
        base_path conditions dispatch layers operation_list router segment_key
    }
    "server/security" {
        admission alternatives api_key authorization basic bearer http_credential peer_address
        peer_certificates
    }
    "server/types" {
        integer_enum scalar_enum text_enum tolerance
    }
};

/// Returns all files.
pub fn parts() -> &'static [Part] {
    static PARTS: OnceLock<Vec<Part>> = OnceLock::new();
    PARTS.get_or_init(|| SOURCES.iter().map(part).collect())
}

fn part((folder, file, text): &(&'static str, &'static str, &'static str)) -> Part {
    let module = match *folder {
        "formats" => file.split("_by_").next().unwrap_or(file),
        _ => file,
    };
    Part {
        target: match folder.split('/').next() {
            Some("client") => Some(Target::Client),
            Some("server") => Some(Target::Server),
            _ => None,
        },
        file,
        module,
        text,
        modules: used_modules(file, text),
        crates: used_crates(text),
    }
}

/// Files that call methods which another module adds to a type: no path leads there.
const BY_METHOD: &[(&str, &str)] = &[
    ("media_body", "byte_body"),
    ("multipart", "byte_body"),
    ("request_values", "byte_body"),
];

/// Modules that the macros of a file use for some rows only; generated files with such rows ask for them.
const BY_ROWS: &[(&str, &[&str])] = &[
    ("object", &["codec", "nullable"]),
    ("record", &["into_optional", "nullable"]),
];

/// Finds the modules after `super::` and `runtime::`, one or a list.
fn used_modules(file: &str, text: &'static str) -> BTreeSet<&'static str> {
    let by_method = BY_METHOD.iter().filter(|(user, _)| *user == file);
    let mut modules: BTreeSet<&str> = by_method.map(|(_, used)| *used).collect();
    for separator in ["super::", "runtime::"] {
        for path in text.split(separator).skip(1) {
            let list = path.strip_prefix('{').and_then(|list| list.split_once('}'));
            let names = list.map_or(path, |(list, _)| list).split(',');
            let names = names.take(if list.is_some() { usize::MAX } else { 1 });
            modules.extend(names.map(|name| first_word(name.trim_start())));
        }
    }
    let by_rows = BY_ROWS.iter().filter(|(user, _)| *user == file);
    for name in by_rows.flat_map(|(_, names)| *names) {
        modules.remove(name);
    }
    modules
}

fn first_word(text: &str) -> &str {
    let is_end = |character: char| !character.is_alphanumeric() && character != '_';
    text.split(is_end).next().unwrap_or_default()
}

/// Finds the external crates at the start of paths. A file for one platform needs no entries of the
/// other.
fn used_crates(text: &str) -> Vec<Crate> {
    let segments = text.split("::").enumerate();
    let starts = segments.filter(|(index, before)| *index == 0 || last_word(before) != *before);
    let starts: BTreeSet<&str> = starts.map(|(_, before)| last_word(before)).collect();
    let is_used = |one: &&Crate| starts.contains(one.name.replace('-', "_").as_str());
    let used = crates::all().iter().filter(is_used);
    let is_conditional = text.contains("#![cfg") && text.contains("target_arch");
    let is_native = is_conditional && text.contains("not(all(target_arch");
    let is_browser = is_conditional && !is_native;
    let in_browser = |one: &Crate| one.platform == Platform::Browser;
    let has_browser_entry = |one: &Crate| {
        let mut entries = crates::all().iter();
        entries.any(|other| other.name == one.name && in_browser(other))
    };
    used.filter(|one| match in_browser(one) {
        true => !is_native,
        false => !is_browser || !has_browser_entry(one),
    })
    .copied()
    .collect()
}

fn last_word(text: &str) -> &str {
    let is_end = |character: char| !character.is_alphanumeric() && character != '_';
    text.rsplit(is_end).next().unwrap_or_default()
}
