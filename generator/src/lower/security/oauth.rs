//! The URLs of OAuth 2.0 flows.
//!
//! The flows `implicit` and `password` are not supported: RFC 9700 advises against both.

use std::collections::BTreeMap;

use iri_string::types::UriReferenceStr;

use crate::lower::Lowering;
use crate::lowered::OAuthUrls;
use crate::report::{Code, quoted};
use crate::source::Place;

/// The supported flows with a user.
const OF_USERS: [&str; 2] = ["authorizationCode", "deviceAuthorization"];

/// The supported flow without a user.
const OF_CLIENTS: &str = "clientCredentials";

/// The URLs of flows.
const URLS: [&str; 4] = [
    "authorizationUrl",
    "deviceAuthorizationUrl",
    "tokenUrl",
    "refreshUrl",
];

impl Lowering<'_> {
    /// The URLs of the flows of a scheme; `None` if it has no supported flow. Invalid URLs are reported.
    pub fn oauth_urls(&mut self, place: &Place) -> Option<OAuthUrls> {
        let flows = OF_USERS.into_iter().chain([OF_CLIENTS]);
        let flows = flows.map(|flow| (flow, place.key("flows").key(flow)));
        let flows: Vec<_> = flows
            .filter(|(_, place)| self.document.raw(place).is_some())
            .collect();
        let has = |name| flows.iter().any(|(flow, _)| *flow == name);
        let (has_users, has_clients) = (OF_USERS.into_iter().any(has), has(OF_CLIENTS));
        if flows.is_empty() {
            return None;
        }
        let mut urls = BTreeMap::new();
        for (flow, place) in &flows {
            for name in URLS {
                let url = self.oauth_url(&place.key(name));
                urls.extend(url.map(|url| ((*flow, name), url)));
            }
        }
        let own = |flow, name| urls.get(&(flow, name)).cloned();
        let of_users = |name| OF_USERS.into_iter().find_map(|flow| own(flow, name));
        let of_clients = own(OF_CLIENTS, "tokenUrl");
        let of_devices = own("deviceAuthorization", "tokenUrl");
        let device_token = of_devices.filter(|url| Some(url) != of_users("tokenUrl").as_ref());
        // Secrets and tokens are not sent to the URL of another flow, unless their own flow is missing.
        Some(OAuthUrls {
            client_credentials: match has_clients {
                true => of_clients.clone(),
                false => of_users("tokenUrl"),
            },
            token: match has_users {
                true => of_users("tokenUrl"),
                false => of_clients,
            },
            device_refresh: device_token
                .as_ref()
                .and(own("deviceAuthorization", "refreshUrl")),
            device_token,
            refresh: match has_users {
                true if has("authorizationCode") => own("authorizationCode", "refreshUrl"),
                true => own("deviceAuthorization", "refreshUrl"),
                false => own(OF_CLIENTS, "refreshUrl"),
            },
            authorization: of_users("authorizationUrl"),
            device_authorization: of_users("deviceAuthorizationUrl"),
        })
    }

    fn oauth_url(&mut self, place: &Place) -> Option<String> {
        let url = self.document.raw(place)?.as_str()?.to_owned();
        if is_usable(&url) {
            return Some(url);
        }
        let message = format!("invalid OAuth 2.0 URL {}", quoted(&url));
        self.diagnose(Code::InvalidOAuthUrl, place, message)
            .label("clients have to set the URL at run time")
            .help("write an absolute `http` or `https` URL, or one relative to the server");
        None
    }
}

/// Returns `true` for HTTP URLs and relative URLs.
fn is_usable(url: &str) -> bool {
    let Ok(parsed) = UriReferenceStr::new(url) else {
        return false;
    };
    match parsed.scheme_str().map(str::to_ascii_lowercase).as_deref() {
        None => !url.is_empty() && parsed.fragment().is_none(),
        Some("http" | "https") => {
            let has_host = parsed.authority_str().is_some_and(|host| !host.is_empty());
            has_host && parsed.fragment().is_none()
        }
        Some(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_are_absolute_or_relative_to_the_server() {
        for (url, expected) in [
            ("https://id.example/token", true),
            ("http://127.0.0.1:8080/token?tenant=1", true),
            ("/oauth/token", true),
            ("token", true),
            ("", false),
            ("to be defined", false),
            ("https://id.example/{tenant}/token", false),
            ("https:///token", false),
            ("urn:token", false),
            ("https://id.example/token#here", false),
        ] {
            assert_eq!(is_usable(url), expected, "{url}");
        }
    }
}
