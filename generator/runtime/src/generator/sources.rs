//! The source files of this crate as text.

macro_rules! sources {
    ($($folder:literal { $($file:ident)* })*) => {
        &[$(
            (concat!($folder, "/mod"), include_str!(concat!("../", $folder, "/mod.rs"))),
            $((
                concat!($folder, "/", stringify!($file)),
                include_str!(concat!("../", $folder, "/", stringify!($file), ".rs")),
            ),)*
        )*]
    };
}

/// The paths of the files in `src`, without `.rs`, and their texts: the modules, and the `mod.rs` of each folder.
pub const FILES: &[(&str, &str)] = sources! {
    "shared/bodies" {
        body byte_stream event event_object file_field framing json_body media media_type upload value_stream
    }
    "shared/codecs" {
        by_serde by_type careful codec codec_tuple json_format lenient or_additional rfc3339 text_format
    }
    "shared/formats" {
        base64 base64_url date_by_chrono date_by_jiff date_by_time date_time_by_chrono date_time_by_jiff
        date_time_by_time decimal duration_by_jiff ip password time_by_jiff uri uuid
    }
    "shared/json_codec" {
        any_value decode decode_error encode escape json leniency object reader slot tolerance transcode tree tuple
    }
    "shared/parameters" {
        field_style node parameter_style
    }
    "shared/types" {
        extension_method into_optional nullable record
    }
    "shared/unions" {
        discriminator shape union union_schema
    }
    "shared/validation" {
        backtracking check constant containers exact_number expected limits number pattern reason scalar schema
        unevaluated unique verdicts violation
    }
    "shared/xml_codec" {
        json_to_xml xml xml_name xml_parser xml_to_json xml_tree xml_tree_reader xml_value
    }
    "client/bodies" {
        body_source byte_body content_type file_media_type form media_body multipart request_values value_reader
        values xml_body
    }
    "client/calls" {
        attempt_span blocking builder call careful_body careful_option custom_headers deviation documented error_message exchange
        failure header idempotency_key link mock operation_info pages random raw_response redirects reply request
        request_url retry structured_header unknown_fields wire
    }
    "client/cli" {
        cli_arguments cli_body cli_call cli_decode cli_error cli_escape cli_form cli_json cli_login cli_login_flow
        cli_login_store cli_output cli_pages cli_parser cli_run cli_spec cli_stored_login cli_table cli_upload
    }
    "client/credentials" {
        basic credential credential_provider oauth oauth_endpoint token_source undeclared_credential
    }
    "client/parameters" {
        finite querystring reserved reserved_structured structured styled unencoded_cookie
    }
    "client/request_validation" {
        file_validation validation
    }
    "client/server_urls" {
        other_servers server_url webhook_endpoint
    }
    "client/transports" {
        timer timer_in_browser transport transport_by_fetch transport_by_reqwest transport_stack unix_socket url_cache
    }
    "client/types" {
        integer_enum scalar_enum text_enum tolerance
    }
    "server/bodies" {
        body_limits byte_body content_coding content_type form media_body multipart multipart_reader request_body
        request_values size_limits spool text_body upload_body xml_body
    }
    "server/parameters" {
        cookies list_parameter parameter path query query_list request_header string_schema string_to_json structured
    }
    "server/responses" {
        cause failure header integer_headers negotiation open_status problem rejected_request rejection response
        structured_header values xml_alternative
    }
    "server/routing" {
        base_path conditions dispatch error_policy head layers operation_list options receiver request_context router
        segment_key service tower
    }
    "server/security" {
        admission alternatives api_key authorization basic bearer credential_error http_credential peer_address
        peer_certificates
    }
    "server/types" {
        integer_enum scalar_enum text_enum tolerance
    }
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::FILES;

    /// Adds the files in a folder, by their paths in `src`, without `.rs`.
    fn add(folder: &Path, root: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                add(&path, root, found);
                continue;
            }
            let path = path.strip_prefix(root).unwrap().with_extension("");
            found.insert(path.to_str().unwrap().replace('\\', "/"));
        }
    }

    #[test]
    fn every_file_is_listed() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut found = BTreeSet::new();
        for folder in ["shared", "client", "server"] {
            add(&root.join(folder), &root, &mut found);
        }
        // Tests are not copied, and neither are the modules that list the folders.
        found.retain(|path| !path.ends_with("_tests") && path.matches('/').count() > 1);
        let listed: BTreeSet<String> = FILES.iter().map(|(path, _)| (*path).to_owned()).collect();
        assert_eq!(listed, found);
    }
}
