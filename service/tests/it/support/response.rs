//! Responses as they are on the wire, and the properties that all of them share.

use serde_json::Value;

/// A response as it was received.
#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
    is_to_head: bool,
}

/// The headers of every response, whose values are integers.
const RATE_LIMIT: [&str; 3] = [
    "x-ratelimit-limit",
    "x-ratelimit-remaining",
    "x-ratelimit-reset",
];

impl Response {
    /// Parses the response to a request; `None` if it is not one. Its body extends to the end of the bytes.
    pub fn parse(method: &str, bytes: &[u8]) -> Option<Self> {
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
        let head = str::from_utf8(&bytes[..end]).unwrap();
        let (line, headers) = head.split_once("\r\n").unwrap_or((head, ""));
        let version = line.strip_prefix("HTTP/1.")?;
        let status = version.get(2..)?.get(..3)?.parse().ok()?;
        let body = &bytes[end + 4..];
        if status < 200 {
            return Self::parse(method, body);
        }
        let fields = headers.lines().map(|line| line.split_once(": ").unwrap());
        let headers = fields.map(|(name, value)| (name.to_lowercase(), value.to_owned()));
        Some(Self {
            status,
            headers: headers.collect(),
            body: body.to_vec(),
            is_to_head: method == "HEAD",
        })
    }

    /// The value of a header; `None` if there is not exactly one.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut values = self.headers.iter().filter(|(known, _)| known == name);
        match (values.next(), values.next()) {
            (Some((_, value)), None) => Some(value),
            _ => None,
        }
    }

    /// The value of an integer header.
    #[track_caller]
    pub fn count(&self, name: &str) -> u64 {
        let value = self.header(name);
        let count = value.and_then(|value| value.parse().ok());
        count.unwrap_or_else(|| panic!("{name}: {self:?}"))
    }

    /// The body as JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The message of the `Error` in the body.
    #[track_caller]
    pub fn message(&self) -> String {
        self.json()["message"].as_str().unwrap().to_owned()
    }

    /// Asserts that the response conforms to the description, as each must while the database is available: its status
    /// is not 5xx, and it has the rate limits, a request id, the headers of its status, and, if it is a rejection, an
    /// `Error` that repeats the status. A response to `HEAD` has no body.
    #[track_caller]
    pub fn assert_conforms(&self) -> &Self {
        assert!(self.status < 500, "{self:?}");
        let [limit, remaining, reset] = RATE_LIMIT.map(|name| self.count(name));
        assert!(remaining <= limit && reset > 0, "{self:?}");
        assert!(self.header("x-request-id").is_some(), "{self:?}");
        match self.status {
            401 => assert!(self.header("www-authenticate").is_some(), "{self:?}"),
            405 => assert!(self.header("allow").is_some(), "{self:?}"),
            429 => assert!(self.count("retry-after") > 0, "{self:?}"),
            _ => {}
        }
        if self.is_to_head {
            assert!(self.body.is_empty(), "{self:?}");
        } else {
            self.assert_complete_body();
        }
        self
    }

    #[track_caller]
    fn assert_complete_body(&self) {
        assert_eq!(self.count("content-length"), self.body.len() as u64);
        let media_type = self.header("content-type");
        assert_eq!(media_type, Some("application/json"), "{self:?}");
        if self.status >= 400 {
            let error = self.json();
            assert_eq!(error["status"], self.status, "{self:?}");
            assert_eq!(error["code"], code(self.status), "{self:?}");
            let message = error["message"].as_str();
            assert!(message.is_some_and(|text| !text.is_empty()), "{self:?}");
        }
    }
}

/// The code of an `Error` with a status.
fn code(status: u16) -> &'static str {
    match status {
        400 => "bad_request",
        401 => "unauthorized",
        404 => "not_found",
        405 => "method_not_allowed",
        408 => "request_timeout",
        413 => "payload_too_large",
        415 => "unsupported_media_type",
        429 => "too_many_requests",
        _ => "an undocumented code",
    }
}
