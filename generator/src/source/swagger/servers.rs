//! Servers: `schemes`, `host` and `basePath`.

use serde_json::{Value, json};

use super::{Converter, Fields};
use crate::report::{Code, quoted};
use crate::source::tree::Place;

/// The schemes of Swagger 2.0.
const SCHEMES: [&str; 4] = ["http", "https", "ws", "wss"];

impl<'a> Converter<'a> {
    /// The servers of an object with `schemes`; `None` if the description has no address.
    pub(super) fn servers(&mut self, object: &'a Fields, place: &Place) -> Option<Value> {
        let base_path = self.base_path();
        let new = place.key("servers");
        let is_root = *place == Place::root();
        let Some(host) = self.root.get("host").and_then(Value::as_str) else {
            if object.contains_key("schemes") {
                let message = "`schemes` without `host` is ignored";
                self.report
                    .add(Code::ServerAddressTakenAs, &place.key("schemes"), message)
                    .at_key()
                    .help("declare `host`");
            }
            if base_path.is_empty() || !is_root {
                return None;
            }
            self.places.record(new, place.key("basePath"));
            return Some(json!([{ "url": base_path }]));
        };
        let host_place = Place::root().key("host");
        let mut schemes = schemes(object, place);
        if schemes.is_empty() && !is_root {
            return None;
        }
        self.places.record(new.clone(), host_place.clone());
        let (scheme_of_host, host) = match host.split_once("://") {
            Some((scheme, host)) => (Some(scheme), host),
            None => (None, host),
        };
        if let Some(scheme) = scheme_of_host.filter(|_| is_root) {
            let message = format!("`host` has a scheme, {}", quoted(scheme));
            self.report
                .add(Code::ServerAddressTakenAs, &host_place, message)
                .help("use `schemes`");
        }
        let host = host.trim_end_matches('/');
        if let Some((_, path)) = host.split_once('/').filter(|_| is_root) {
            let message = format!("`host` has a path, {}", quoted(&format!("/{path}")));
            self.report
                .add(Code::ServerAddressTakenAs, &host_place, message)
                .help("use `basePath`");
        }
        if schemes.is_empty() && scheme_of_host.is_none() {
            let message = "missing field `schemes`, read as `https`";
            self.report
                .add(Code::MissingFieldReadAs, &host_place, message)
                .at_key();
        }
        if schemes.is_empty() {
            schemes.push((scheme_of_host.unwrap_or("https"), host_place));
        }
        let mut urls = Vec::new();
        for (scheme, old) in schemes {
            self.places.record(new.index(urls.len()), old);
            urls.push(json!({ "url": format!("{scheme}://{host}{base_path}") }));
        }
        Some(urls.into())
    }

    /// The path before all paths, without a slash at its end.
    fn base_path(&self) -> String {
        let path = self.root.get("basePath").and_then(Value::as_str);
        match path.unwrap_or_default().trim_matches('/') {
            "" => String::new(),
            path => format!("/{path}"),
        }
    }
}

/// The valid schemes of an object, each with its place. Others were reported.
fn schemes<'v>(object: &'v Fields, place: &Place) -> Vec<(&'v str, Place)> {
    let place = place.key("schemes");
    let schemes = match object.get("schemes") {
        Some(Value::Array(schemes)) => schemes.as_slice(),
        // A single string is not a list, which was reported.
        Some(scheme) => std::slice::from_ref(scheme),
        None => &[],
    };
    let schemes = schemes.iter().enumerate();
    let schemes = schemes.filter_map(|(index, scheme)| {
        let scheme = scheme.as_str().filter(|scheme| SCHEMES.contains(scheme))?;
        Some((scheme, place.index(index)))
    });
    schemes.collect()
}
