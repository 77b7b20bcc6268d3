//! Addresses as the HTTP library wants them.

use http::Uri;
use url::Url;

use crate::runtime::url_cache::KnownOrigin;

const ADDRESSES: &[&str] = &[
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
fn an_address_is_the_same_whether_its_origin_is_known_or_not() {
    for first in ADDRESSES {
        let origin = KnownOrigin::default();
        for address in [first].into_iter().chain(ADDRESSES).chain([first]) {
            // An invalid `Uri` is never sent.
            let Ok(uri) = address.parse::<Uri>() else {
                continue;
            };
            let expected: Url = uri.to_string().parse().expect("an address");
            assert_eq!(origin.url(&uri), Ok(expected), "{address} after {first}");
        }
    }
}

#[test]
fn an_address_without_a_host_is_refused() {
    let origin = KnownOrigin::default();
    for relative in ["/v1/pets", "*"] {
        let uri: Uri = relative.parse().expect("a URI");
        assert!(origin.url(&uri).is_err(), "{relative}");
    }
}
