//! URLs in the form that the HTTP library requires.

use http::Uri;
use url::Url;

use crate::runtime::client::url_cache::KnownOrigin;

const URLS: &[&str] = &[
    "http://127.0.0.1:4000/v1/pets",
    "http://127.0.0.1:4000",
    "http://127.0.0.1:4000/",
    "http://127.0.0.1:4000/v1//pets/",
    "http://127.0.0.1:4000/v1/../pets/./a/..",
    "http://127.0.0.1:4000/v1/%2e%2E/pets/%2F",
    "http://127.0.0.1:4000/a'b\"c|d[e]^`{f}",
    "http://127.0.0.1:4000/a;b=c,d:e@f!$&()*+",
    "http://127.0.0.1:4000/\\a",
    "http://127.0.0.1:4000/pets?",
    "http://127.0.0.1:4000?limit=20",
    "http://127.0.0.1:4000/pets?limit=20&name=a%20b&x='\"|{}?/",
    "http://127.0.0.1:4001/pets",
    "https://127.0.0.1:4000/pets",
    "http://API.example/v1/pets?a=b",
    "http://api.example:80/v1/pets",
    "https://[::1]:8443/v1/pets",
];

#[test]
fn a_url_is_the_same_whether_its_origin_is_cached_or_not() {
    for first in URLS {
        let origin = KnownOrigin::default();
        for url in [first].into_iter().chain(URLS).chain([first]) {
            // An invalid `Uri` is never sent.
            let Ok(uri) = url.parse::<Uri>() else {
                continue;
            };
            let expected: Url = uri.to_string().parse().expect("a URL");
            assert_eq!(origin.url(&uri), Ok(expected), "{url} after {first}");
        }
    }
}

#[test]
fn a_url_without_a_host_is_rejected() {
    let origin = KnownOrigin::default();
    for relative in ["/v1/pets", "*"] {
        let uri: Uri = relative.parse().expect("a URI");
        assert!(origin.url(&uri).is_err(), "{relative}");
    }
}
