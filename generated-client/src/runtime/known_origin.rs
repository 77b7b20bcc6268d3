// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Addresses as the HTTP library wants them, which costs it as much as a tenth of a call to parse.

use std::sync::OnceLock;

use http::Uri;
use http::uri::{Authority, Scheme};
use url::{ParseError, Url};

/// The scheme and the authority that most requests have: those of the first.
#[derive(Clone, Debug, Default)]
pub struct KnownOrigin(OnceLock<Origin>);

#[derive(Clone, Debug)]
struct Origin {
    scheme: Scheme,
    authority: Authority,
    /// Without a path and a query.
    url: Url,
}

impl KnownOrigin {
    /// An address, of which only the path and the query are parsed where the rest is known.
    ///
    /// # Errors
    ///
    /// Where it is none with a host.
    pub fn url(&self, uri: &Uri) -> Result<Url, ParseError> {
        match self.0.get() {
            Some(known) if known.is_of(uri) => Ok(known.at(uri)),
            _ => {
                let url: Url = uri.to_string().parse()?;
                if let Some(origin) = Origin::of(uri, &url) {
                    self.0.get_or_init(|| origin);
                }
                Ok(url)
            }
        }
    }
}

impl Origin {
    fn of(uri: &Uri, url: &Url) -> Option<Self> {
        let (scheme, authority) = (uri.scheme()?.clone(), uri.authority()?.clone());
        let mut url = url.clone();
        url.set_path("");
        url.set_query(None);
        Some(Self {
            scheme,
            authority,
            url,
        })
    }

    fn is_of(&self, uri: &Uri) -> bool {
        uri.scheme() == Some(&self.scheme) && uri.authority() == Some(&self.authority)
    }

    fn at(&self, uri: &Uri) -> Url {
        let mut url = self.url.clone();
        url.set_path(uri.path());
        url.set_query(uri.query());
        url
    }
}
