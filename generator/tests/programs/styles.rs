//! Parameters in each style of OpenAPI: the client encodes them as in the table "Style Examples" of the specification,
//! and they round-trip to the server.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt::Debug;
use std::sync::{Arc, Mutex};

use client::operations::{
    GetDeepCreated, GetEmptyRequired, GetJsonRequired, GetLabelRequired, GetLabelsRequired,
    GetMatricesRequired, GetMatrixRequired, GetQueryId, GetQueryTag, GetSimpleRequired,
};
use client::types::{ColorRequired, FilterRequired, NestedRequired};
use client::{
    Client, Color, Environment, Failure, Filter, InvalidRequest, Link, Nested, Range, RetryPolicy,
};
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use server::{Admit, Api, Server};
use tokio::net::TcpListener;
use tokio::task::LocalSet;

/// The last request: the bytes, and the decoded values.
#[derive(Clone, Default)]
struct Recorder {
    target: Arc<Mutex<String>>,
    headers: Arc<Mutex<Vec<(String, String)>>>,
    request: Arc<Mutex<String>>,
}

impl Recorder {
    fn record(&self, request: &dyn Debug) {
        *self.request.lock().unwrap() = format!("{request:?}");
    }
}

macro_rules! record_all {
    ($($method:ident: $request:ident, $response:ident, $failure:ident;)*) => {
        impl Api for Recorder {
            $(
                async fn $method(
                    &self,
                    request: server::operations::$request,
                ) -> Result<server::operations::$response, server::operations::$failure> {
                    self.record(&request);
                    Ok(server::operations::$response::default())
                }
            )*
        }
    };
}

record_all! {
    get_simple: GetSimpleRequest, GetSimpleResponse, GetSimpleFailure;
    get_exploded: GetExplodedRequest, GetExplodedResponse, GetExplodedFailure;
    get_empty: GetEmptyRequest, GetEmptyResponse, GetEmptyFailure;
    get_label: GetLabelRequest, GetLabelResponse, GetLabelFailure;
    get_labels: GetLabelsRequest, GetLabelsResponse, GetLabelsFailure;
    get_matrix: GetMatrixRequest, GetMatrixResponse, GetMatrixFailure;
    get_matrices: GetMatricesRequest, GetMatricesResponse, GetMatricesFailure;
    get_query: GetQueryRequest, GetQueryResponse, GetQueryFailure;
    get_deep: GetDeepRequest, GetDeepResponse, GetDeepFailure;
    get_reserved: GetReservedRequest, GetReservedResponse, GetReservedFailure;
    get_open: GetOpenRequest, GetOpenResponse, GetOpenFailure;
    get_json: GetJsonRequest, GetJsonResponse, GetJsonFailure;
}

impl Admit for Recorder {}

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    LocalSet::new().block_on(&runtime, async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let recorder = Recorder::default();
        tokio::task::spawn_local(serve(listener, recorder.clone()));
        let builder = Client::builder(Environment::at(address));
        let client = builder.retry(RetryPolicy::none()).build().unwrap();
        let wire = Wire { client, recorder };
        wire.simple().await;
        wire.label().await;
        wire.matrix().await;
        wire.form().await;
        wire.one_or_many().await;
        wire.deep().await;
        wire.reserved().await;
        wire.open().await;
        wire.json().await;
        wire.empty().await;
        wire.rejected().await;
    });
}

async fn serve(listener: TcpListener, recorder: Recorder) {
    let server = Server::new(recorder.clone());
    while let Ok((stream, _)) = listener.accept().await {
        let (server, recorder) = (server.clone(), recorder.clone());
        tokio::task::spawn_local(async move {
            let handle = |request: Request<Incoming>| {
                *recorder.target.lock().unwrap() = request.uri().to_string();
                let headers = request.headers().iter();
                let headers = headers.map(|(name, value)| {
                    (name.to_string(), value.to_str().unwrap().to_owned())
                });
                *recorder.headers.lock().unwrap() = headers.collect();
                let server = server.clone();
                async move { Ok::<_, Infallible>(server.handle(request).await) }
            };
            let connection = http1::Builder::new();
            let _ = connection
                .serve_connection(TokioIo::new(stream), service_fn(handle))
                .await;
        });
    }
}

struct Wire {
    client: Client,
    recorder: Recorder,
}

fn color() -> Color {
    Color::from(ColorRequired { r: 100 }).g(200).b(150)
}

/// The decoded value in the server.
const COLOR: &str = "Color { r: 100, g: Some(200), b: Some(150), name: Absent }";

fn words() -> Vec<String> {
    ["blue", "black", "brown"].map(str::to_owned).to_vec()
}

const WORDS: &str = r#"["blue", "black", "brown"]"#;

/// Values with characters that are delimiters of a style.
fn odd() -> Vec<String> {
    [",", ";", "a=b", "ü /?#%&+", "|", ""].map(str::to_owned).to_vec()
}

const ODD: &str = r#"[",", ";", "a=b", "ü /?#%&+", "|", ""]"#;

impl Wire {
    #[track_caller]
    fn expect(&self, target: &str, request: &str) {
        assert_eq!(*self.recorder.target.lock().unwrap(), target);
        assert_eq!(*self.recorder.request.lock().unwrap(), request);
    }

    #[track_caller]
    fn expect_header(&self, name: &str, value: &str) {
        let headers = self.recorder.headers.lock().unwrap();
        let found = headers.iter().find(|(known, _)| known == name);
        assert_eq!(found.map(|(_, value)| value.as_str()), Some(value));
    }

    async fn simple(&self) {
        let required = GetSimpleRequired {
            word: "blue".to_owned(),
            words: words(),
            color: color(),
        };
        let call = self.client.get_simple(required);
        let call = call.pairs(color()).x_words(words()).x_color(color());
        call.send().await.unwrap();
        self.expect(
            "/simple/blue/blue,black,brown/R,100,G,200,B,150?pairs=R,100,G,200,B,150",
            &format!(
                "GetSimpleRequest {{ word: \"blue\", words: {WORDS}, color: {COLOR}, \
                 pairs: Some({COLOR}), x_words: Some({WORDS}), x_color: Some({COLOR}) }}"
            ),
        );
        self.expect_header("x-words", "blue,black,brown");
        self.expect_header("x-color", "R=100,G=200,B=150");
        let call = self.client.get_exploded(color());
        let call = call.x_color(color()).cookie_color(color()).words(odd());
        let call = call.shades(words());
        let call = call.filters(vec![color()]).x_filters(vec![color()]);
        call.send().await.unwrap();
        self.expect(
            "/exploded/R=100,G=200,B=150\
             ?filters=%5B%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D%5D",
            &format!(
                "GetExplodedRequest {{ color: {COLOR}, x_color: Some({COLOR}), \
                 cookie_color: Some({COLOR}), shades: Some({WORDS}), words: Some({ODD}), \
                 filters: Some([{COLOR}]), x_filters: Some([{COLOR}]) }}"
            ),
        );
        self.expect_header("x-filters", r#"[{"R":100,"G":200,"B":150}]"#);
        self.expect_header("x-color", "R,100,G,200,B,150");
        self.expect_header(
            "cookie",
            "color=R,100,G,200,B,150; words=%2C,%3B,a%3Db,%C3%BC%20%2F%3F%23%25%26%2B,%7C,; \
             shades=blue,black,brown",
        );
        let required = GetSimpleRequired {
            word: ", ;=/".to_owned(),
            words: odd(),
            color: color(),
        };
        self.client.get_simple(required).send().await.unwrap();
        self.expect(
            "/simple/%2C%20%3B%3D%2F/%2C,%3B,a%3Db,%C3%BC%20%2F%3F%23%25%26%2B,%7C,/R,100,G,200,B,150",
            &format!(
                "GetSimpleRequest {{ word: \", ;=/\", words: {ODD}, color: {COLOR}, \
                 pairs: None, x_words: None, x_color: None }}"
            ),
        );
    }

    async fn label(&self) {
        let required = |word: &str, words| GetLabelRequired {
            word: word.to_owned(),
            words,
            color: color(),
        };
        let call = self.client.get_label(required("blue", words()));
        call.send().await.unwrap();
        self.expect(
            "/label/.blue/.blue,black,brown/.R,100,G,200,B,150",
            &format!("GetLabelRequest {{ word: \"blue\", words: {WORDS}, color: {COLOR} }}"),
        );
        let call = self.client.get_label(required("a.b", odd()));
        call.send().await.unwrap();
        self.expect(
            "/label/.a.b/.%2C,%3B,a%3Db,%C3%BC%20%2F%3F%23%25%26%2B,%7C,/.R,100,G,200,B,150",
            &format!("GetLabelRequest {{ word: \"a.b\", words: {ODD}, color: {COLOR} }}"),
        );
        let required = GetLabelsRequired {
            words: words(),
            color: color(),
        };
        self.client.get_labels(required).send().await.unwrap();
        self.expect(
            "/labels/.blue.black.brown/.R=100.G=200.B=150",
            &format!("GetLabelsRequest {{ words: {WORDS}, color: {COLOR} }}"),
        );
    }

    async fn matrix(&self) {
        let required = |word: &str, words| GetMatrixRequired {
            word: word.to_owned(),
            words,
            color: color(),
        };
        let call = self.client.get_matrix(required("blue", words()));
        call.send().await.unwrap();
        self.expect(
            "/matrix/;word=blue/;words=blue,black,brown/;color=R,100,G,200,B,150",
            &format!("GetMatrixRequest {{ word: \"blue\", words: {WORDS}, color: {COLOR} }}"),
        );
        let call = self.client.get_matrix(required("", odd()));
        call.send().await.unwrap();
        self.expect(
            "/matrix/;word/;words=%2C,%3B,a%3Db,%C3%BC%20%2F%3F%23%25%26%2B,%7C,/;color=R,100,G,200,B,150",
            &format!("GetMatrixRequest {{ word: \"\", words: {ODD}, color: {COLOR} }}"),
        );
        let required = |words| GetMatricesRequired {
            words,
            color: color(),
        };
        let call = self.client.get_matrices(required(words()));
        call.send().await.unwrap();
        self.expect(
            "/matrices/;words=blue;words=black;words=brown/;R=100;G=200;B=150",
            &format!("GetMatricesRequest {{ words: {WORDS}, color: {COLOR} }}"),
        );
        let call = self.client.get_matrices(required(odd()));
        call.send().await.unwrap();
        self.expect(
            "/matrices/;words=%2C;words=%3B;words=a%3Db;words=%C3%BC%20%2F%3F%23%25%26%2B;words=%7C;words/;R=100;G=200;B=150",
            &format!("GetMatricesRequest {{ words: {ODD}, color: {COLOR} }}"),
        );
    }

    async fn form(&self) {
        let call = self.client.get_query();
        let call = call.color(color()).spaces(color()).pipes(color());
        let call = call.plain("{a,b}").bars(vec![1, 2]);
        call.send().await.unwrap();
        self.expect(
            "/query?R=100&G=200&B=150&spaces=R%20100%20G%20200%20B%20150\
             &pipes=R%7C100%7CG%7C200%7CB%7C150&plain=%7Ba%2Cb%7D&bars=1&bars=2",
            &query(&format!(
                "color: Some({COLOR}), spaces: Some({COLOR}), plain: Some(\"{{a,b}}\"), \
                 bars: Some([1, 2]), pipes: Some({COLOR})"
            )),
        );
        let call = self.client.get_query();
        let call = call.anything("").url("http://x/?a=1&b=#[ü]+%41").pretty(true);
        call.send().await.unwrap();
        self.expect(
            "/query?anything=&url=http://x/?a=1%26b=%23%5B%C3%BC%5D%2B%2541&pretty=true",
            &query(
                "anything: Some(\"\"), url: Some(\"http://x/?a=1&b=#[ü]+%41\"), pretty: Some(true)",
            ),
        );
        // A setter replaces the fields of the previous object.
        let call = self.client.get_query().color(color());
        let call = call.color(Color::from(ColorRequired { r: 7 }).name("ü".to_owned()));
        call.send().await.unwrap();
        let color = "color: Some(Color { r: 7, g: None, b: None, name: Value(\"ü\") })";
        self.expect("/query?R=7&name=%C3%BC", &query(color));
    }

    async fn one_or_many(&self) {
        let ids = [
            (GetQueryId::Integer(-12), "-12", "Integer(-12)"),
            (GetQueryId::String("012".to_owned()), "012", "String(\"012\")"),
            (GetQueryId::String("-0".to_owned()), "-0", "String(\"-0\")"),
            (GetQueryId::String(String::new()), "", "String(\"\")"),
            // Both have the same text.
            (GetQueryId::String("12".to_owned()), "12", "Integer(12)"),
        ];
        for (id, text, read) in ids {
            self.client.get_query().id(id).send().await.unwrap();
            self.expect(&format!("/query?id={text}"), &query(&format!("id: Some({read})")));
        }
        let tags = |tags: &[&str]| GetQueryTag::StringArray(tags.iter().map(|tag| tag.to_string()).collect());
        let tags = [
            (GetQueryTag::String("a&b".to_owned()), "?tag=a%26b", "tag: Some(String(\"a&b\"))"),
            (tags(&["a", ""]), "?tag=a&tag=", "tag: Some(StringArray([\"a\", \"\"]))"),
            (tags(&["a"]), "?tag=a", "tag: Some(String(\"a\"))"),
            (tags(&[]), "", ""),
        ];
        for (tag, text, read) in tags {
            self.client.get_query().tag(tag).send().await.unwrap();
            self.expect(&format!("/query{text}"), &query(read));
        }
    }

    async fn deep(&self) {
        self.client.get_deep().color(color()).send().await.unwrap();
        self.expect(
            "/deep?color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150",
            &format!("GetDeepRequest {{ color: Some({COLOR}), filter: None, created: None }}"),
        );
        let filter = Filter::from(FilterRequired { owner: None })
            .ids(vec![1, 2])
            .range(Range::default().lt(5))
            .colors(vec![color()])
            .labels(BTreeMap::from([("a=b".to_owned(), "&".to_owned())]));
        let call = self.client.get_deep().filter(filter);
        call.created(GetDeepCreated::Range(Range::default().gte(3))).send().await.unwrap();
        self.expect(
            "/deep?filter%5Bids%5D%5B%5D=1&filter%5Bids%5D%5B%5D=2&filter%5Brange%5D%5Blt%5D=5\
             &filter%5Bcolors%5D%5B0%5D%5BR%5D=100&filter%5Bcolors%5D%5B0%5D%5BG%5D=200\
             &filter%5Bcolors%5D%5B0%5D%5BB%5D=150&filter%5Blabels%5D%5Ba%3Db%5D=%26\
             &created%5Bgte%5D=3",
            &format!(
                "GetDeepRequest {{ color: None, filter: Some(Filter {{ owner: None, \
                 ids: Some([1, 2]), range: Some(Range {{ gte: None, lt: Some(5) }}), \
                 colors: Some([{COLOR}]), labels: Some({{\"a=b\": \"&\"}}) }}), \
                 created: Some(Range(Range {{ gte: Some(3), lt: None }})) }}"
            ),
        );
        let call = self.client.get_deep().created(GetDeepCreated::Integer(4));
        call.send().await.unwrap();
        self.expect(
            "/deep?created=4",
            "GetDeepRequest { color: None, filter: None, created: Some(Integer(4)) }",
        );
    }

    /// Reserved characters are not encoded, except those that would be ambiguous.
    async fn reserved(&self) {
        let odd = || vec!["/a?b=c,d".to_owned(), "e&f#g+h%".to_owned()];
        let link = || Link::default().rel("a,b=c".to_owned()).to("http://x/?a=1&b".to_owned());
        let call = self.client.get_reserved().each(odd()).commas(odd()).pipes(odd());
        let call = call.deep(link()).pairs(link()).link(link());
        call.lists(vec![vec!["a,/".to_owned()], Vec::new()]).send().await.unwrap();
        let list = r#"Some(["/a?b=c,d", "e&f#g+h%"])"#;
        let link = r#"Some(Link { rel: Some("a,b=c"), to: Some("http://x/?a=1&b") })"#;
        self.expect(
            "/reserved?each=/a?b=c,d&each=e%26f%23g%2Bh%25&commas=/a?b=c%2Cd,e%26f%23g%2Bh%25\
             &pipes=/a?b=c,d%7Ce%26f%23g%2Bh%25\
             &deep%5Brel%5D=a,b=c&deep%5Bto%5D=http://x/?a=1%26b\
             &pairs=rel,a%2Cb=c,to,http://x/?a=1%26b&rel=a,b=c&to=http://x/?a=1%26b\
             &lists=%5B%5B%22a,/%22%5D,%5B%5D%5D",
            &format!(
                "GetReservedRequest {{ each: {list}, commas: {list}, pipes: {list}, deep: {link}, \
                 pairs: {link}, link: {link}, lists: Some([[\"a,/\"], []]) }}"
            ),
        );
    }

    async fn open(&self) {
        let options = BTreeMap::from([("a".to_owned(), 1), ("[ü]".to_owned(), 2)]);
        let call = self.client.get_open().limit(3).options(options);
        call.send().await.unwrap();
        self.expect(
            "/open?limit=3&%5B%C3%BC%5D=2&a=1",
            "GetOpenRequest { limit: Some(3), options: Some({\"[ü]\": 2, \"a\": 1}) }",
        );
        let call = self.client.get_open().options(BTreeMap::new());
        call.send().await.unwrap();
        self.expect("/open", "GetOpenRequest { limit: None, options: None }");
    }

    async fn json(&self) {
        let required = GetJsonRequired {
            color: color(),
            filter: Filter::from(FilterRequired { owner: None }),
        };
        let call = self.client.get_json(required).x_words(vec!["ü,\u{1f600}".to_owned()]);
        let call = call.word("a b").x_word("\u{fc}");
        call.day(vec!["2030-01-02".parse().unwrap()]).send().await.unwrap();
        self.expect(
            "/json/%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D\
             ?filter=%7B%22owner%22%3Anull%7D&word=%22a%20b%22",
            &format!(
                "GetJsonRequest {{ color: {COLOR}, filter: Filter {{ owner: None, ids: None, \
                 range: None, colors: None, labels: None }}, word: Some(\"a b\"), \
                 x_words: Some([\"ü,\u{1f600}\"]), x_word: Some(\"ü\"), \
                 day: Some([2030-01-02]) }}"
            ),
        );
        self.expect_header("x-words", r#"["\u00fc,\ud83d\ude00"]"#);
        self.expect_header("x-word", r#""\u00fc""#);
        self.expect_header("cookie", "day=%5B%222030-01-02%22%5D");
    }

    /// A required empty value round-trips.
    async fn empty(&self) {
        let required = GetEmptyRequired {
            options: Range::default(),
            nested: Nested::from(NestedRequired {
                ids: Vec::new(),
                labels: BTreeMap::new(),
                range: Range::default(),
            }),
            words: Vec::new(),
            commas: Vec::new(),
            days: Vec::new(),
            x_words: Vec::new(),
            x_range: Range::default(),
            x_word: String::new(),
            shades: Vec::new(),
        };
        self.client.get_empty(required).send().await.unwrap();
        let range = "Range { gte: None, lt: None }";
        self.expect(
            "/empty",
            &format!(
                "GetEmptyRequest {{ options: {range}, nested: Nested {{ ids: [], labels: {{}}, \
                 range: {range} }}, words: [], commas: [], days: [], x_words: [], \
                 x_range: {range}, x_word: \"\", shades: [], none: None }}"
            ),
        );
    }

    /// Values that could not be decoded are not sent.
    async fn rejected(&self) {
        let labels = |words: &[&str]| GetLabelsRequired {
            words: words.iter().map(|word| word.to_string()).collect(),
            color: color(),
        };
        for words in [&["a.b"][..], &[], &[""]] {
            let call = self.client.get_labels(labels(words));
            assert!(is_invalid(call.send().await), "{words:?}");
        }
        for word in ["a,b", "", " a"] {
            let call = self.client.get_exploded(color());
            let named = Color::from(ColorRequired { r: 1 }).name(word.to_owned());
            assert!(is_invalid(call.x_color(named).send().await), "{word}");
        }
        for word in ["a b", "a|b"] {
            let named = Color::from(ColorRequired { r: 1 }).name(word.to_owned());
            let call = self.client.get_query().spaces(named.clone()).pipes(named);
            assert!(is_invalid(call.send().await), "{word}");
        }
        let filter = Filter::from(FilterRequired { owner: None });
        let filter = filter.labels(BTreeMap::from([("a]".to_owned(), String::new())]));
        let call = self.client.get_deep().filter(filter);
        assert!(is_invalid(call.send().await));
    }
}

fn is_invalid<T, E>(sent: Result<T, Failure<E>>) -> bool {
    use InvalidRequest::{Parameter, PathParameter};
    matches!(sent, Err(Failure::Invalid(Parameter(_) | PathParameter(..))))
}

/// A request for `getQuery` with these fields alone.
fn query(given: &str) -> String {
    let names = [
        "color", "spaces", "plain", "bars", "pipes", "id", "tag", "days", "anything", "url", "pretty",
    ];
    let fields = names.map(|name| {
        let start = given.find(&format!("{name}: "));
        let Some(given) = start.and_then(|start| given.get(start..)) else {
            return format!("{name}: None");
        };
        let ends = names.iter().filter_map(|next| given.find(&format!(", {next}: ")));
        let end = ends.min().unwrap_or(given.len());
        given.get(..end).unwrap_or_default().to_owned()
    });
    format!("GetQueryRequest {{ {} }}", fields.join(", "))
}
