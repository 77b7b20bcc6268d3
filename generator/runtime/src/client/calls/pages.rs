//! Pagination.

use std::collections::HashSet;
use std::fmt;
use std::future::poll_fn;
use std::hash::BuildHasher;
use std::marker::PhantomData;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::vec::IntoIter;

use bytes::Bytes;
use futures_core::Stream;
use http::{HeaderMap, StatusCode, Uri};
use url::Url;

#[cfg(feature = "blocking")]
use crate::runtime::client::blocking::block_on;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::credential::Credential;
use crate::runtime::client::exchange::Exchange;
use crate::runtime::client::failure::{Failure, InvalidRequest, Malformed};
use crate::runtime::client::link;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::request_url::{Pair, encode, with_pairs};

/// An operation with paginated responses.
pub trait Paged: Operation<Success: Send, Failure: Send> {
    /// The type of the items.
    type Item: Send;

    /// The pagination scheme.
    #[doc(hidden)]
    const PAGING: Paging;

    /// Returns the cursor or URL of the next page, if it is in the body.
    fn next(_page: &Self::Success) -> Option<String> {
        None
    }

    /// Returns the number of items of a page.
    fn count(_page: &Self::Success) -> Option<usize> {
        None
    }

    /// Returns the items of a page.
    fn items(page: Self::Success) -> Option<Vec<Self::Item>>;
}

/// A pagination scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paging {
    /// A link with `rel="next"` (RFC 8288).
    Link,
    /// The URL of the next page in the body.
    NextUrl,
    /// The URL of the next page in a header.
    HeaderUrl {
        /// The header, in lower case.
        header: &'static str,
    },
    /// A cursor in the body, sent in the query.
    Cursor {
        /// The query parameter.
        parameter: &'static str,
    },
    /// A cursor in a header, sent in the query.
    HeaderCursor {
        /// The header, in lower case.
        header: &'static str,
        /// The query parameter.
        parameter: &'static str,
    },
    /// A page number. A page without items is the last.
    Page {
        /// The query parameter.
        parameter: &'static str,
        /// The number of the first page.
        first: u64,
    },
    /// The number of items before the page. A page without items is the last.
    Offset {
        /// The query parameter.
        parameter: &'static str,
        /// The offset of the first item.
        first: u64,
    },
}

/// Adds pagination to the calls of a client.
#[doc(hidden)]
#[macro_export]
macro_rules! define_pages {
    ($call:ident) => {
        impl<O: $crate::runtime::client::pages::Paged> $call<O> {
            /// Returns the pages, starting with the one that the call requests.
            ///
            /// Each page is a separate call, with its own retries and deadline. A page that links to
            /// another server or to a previous page is followed by `Failure::Malformed`: credentials are
            /// not sent to other servers, and no page is read twice. The number of pages is not
            /// limited.
            pub fn pages(self) -> $crate::runtime::client::pages::Pages<O> {
                self.0.pages()
            }

            /// Returns the items of the [`pages`](Self::pages).
            pub fn items(self) -> $crate::runtime::client::pages::Items<O> {
                self.0.items()
            }
        }
    };
}

pub use define_pages as implement;

impl<O: Paged> CallBuilder<O> {
    /// Returns the pages, starting with the one that the call requests.
    pub fn pages(self) -> Pages<O> {
        let is_in_query = |credential: &&Credential| matches!(credential, Credential::Query(..));
        let credentials = self.request.credentials.iter();
        let fixed = credentials.filter(is_in_query).cloned().collect();
        let state = match self.request.connection(&O::INFO, O::STREAMED) {
            Ok(connection) => {
                let mut reader = Reader {
                    connection,
                    fixed,
                    seen: HashSet::new(),
                    operation: PhantomData,
                };
                reader.see();
                State::Idle(Box::new(reader))
            }
            Err(invalid) => State::Last(Failure::Invalid(invalid)),
        };
        Pages { state }
    }

    /// Returns the items of the [`pages`](Self::pages).
    pub fn items(self) -> Items<O> {
        Items {
            pages: self.pages(),
            ready: Vec::new().into_iter(),
        }
    }
}

/// A [`Stream`] of pages; [`next`](Self::next) returns one at a time. It ends after the last page
/// or an error.
#[must_use = "pages are not asked for before they are wanted"]
pub struct Pages<O: Paged> {
    state: State<O>,
}

enum State<O: Paged> {
    Idle(Box<Reader<O>>),
    Asking(Pin<Box<dyn Future<Output = Answer<O>> + Send>>),
    Last(Failure<O::Failure>),
    Ended,
}

/// A page, and the state after it.
type Answer<O> = (Page<O>, State<O>);

type Page<O> = Result<<O as Operation>::Success, Failure<<O as Operation>::Failure>>;

impl<O: Paged> Pages<O> {
    /// Returns the next page, or `None` at the end.
    pub async fn next(&mut self) -> Option<Page<O>> {
        poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Page<O>>> {
        loop {
            match std::mem::replace(&mut self.state, State::Ended) {
                State::Ended => return Poll::Ready(None),
                State::Last(failure) => return Poll::Ready(Some(Err(failure))),
                State::Idle(reader) => self.state = State::Asking(Box::pin(reader.read())),
                State::Asking(mut asking) => {
                    let Poll::Ready((page, next)) = asking.as_mut().poll(context) else {
                        self.state = State::Asking(asking);
                        return Poll::Pending;
                    };
                    self.state = next;
                    return Poll::Ready(Some(page));
                }
            }
        }
    }
}

#[cfg(feature = "blocking")]
impl<O: Paged> Pages<O> {
    /// Blocks until the next page arrives, or returns `None` at the end. In a thread of an async
    /// runtime it fails as [`CallBuilder::send_blocking`] does.
    pub fn next_blocking(&mut self) -> Option<Page<O>> {
        block_on(self.next()).unwrap_or_else(|error| Some(Err(Failure::Transport(error))))
    }
}

impl<O: Paged> Stream for Pages<O> {
    type Item = Page<O>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Page<O>>> {
        self.get_mut().poll(context)
    }
}

// Boxed futures can move, and errors are never pinned.
impl<O: Paged> Unpin for Pages<O> {}

impl<O: Paged> fmt::Debug for Pages<O> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Pages(..)")
    }
}

/// A [`Stream`] of the items of all pages; [`next`](Self::next) returns one at a time.
#[must_use = "items are not asked for before they are wanted"]
pub struct Items<O: Paged> {
    pages: Pages<O>,
    ready: IntoIter<O::Item>,
}

type Item<O> = Result<<O as Paged>::Item, Failure<<O as Operation>::Failure>>;

impl<O: Paged> Items<O> {
    /// Returns the next item, or `None` at the end.
    pub async fn next(&mut self) -> Option<Item<O>> {
        poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Item<O>>> {
        loop {
            if let Some(item) = self.ready.next() {
                return Poll::Ready(Some(Ok(item)));
            }
            match ready!(self.pages.poll(context)) {
                None => return Poll::Ready(None),
                Some(Err(failure)) => return Poll::Ready(Some(Err(failure))),
                Some(Ok(page)) => self.ready = O::items(page).unwrap_or_default().into_iter(),
            }
        }
    }
}

#[cfg(feature = "blocking")]
impl<O: Paged> Items<O> {
    /// Blocks until the next item arrives, or returns `None` at the end. In a thread of an async
    /// runtime it fails as [`CallBuilder::send_blocking`] does.
    pub fn next_blocking(&mut self) -> Option<Item<O>> {
        block_on(self.next()).unwrap_or_else(|error| Some(Err(Failure::Transport(error))))
    }
}

impl<O: Paged> Stream for Items<O> {
    type Item = Item<O>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Item<O>>> {
        self.get_mut().poll(context)
    }
}

// Boxed futures can move, and errors are never pinned.
impl<O: Paged> Unpin for Items<O> {}

impl<O: Paged> fmt::Debug for Items<O> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Items(..)")
    }
}

/// Reads the pages in order.
struct Reader<O> {
    connection: Exchange,
    /// The credentials in the query, which are missing from URLs given by a page.
    fixed: Vec<Credential>,
    /// The hashes of the URLs so far, which are much shorter than the URLs.
    seen: HashSet<u64>,
    operation: PhantomData<fn() -> O>,
}

impl<O: Paged> Reader<O> {
    async fn read(mut self: Box<Self>) -> Answer<O> {
        let (received, outcome) = match self.connection.answered::<O>() {
            Some(outcome) => (
                RawResponse::new(StatusCode::OK, HeaderMap::new(), Bytes::new()),
                outcome,
            ),
            None => match self.connection.exchange().await {
                Ok(received) => (received.clone(), O::read(received)),
                Err(error) => return (Err(Failure::Transport(error)), State::Ended),
            },
        };
        let page = match outcome {
            Ok(page) => page,
            Err(failure) => return (Err(failure), State::Ended),
        };
        let state = match self.follow(&received, &page) {
            Ok(true) => State::Idle(self),
            Ok(false) => State::Ended,
            Err(why) => State::Last(Failure::Malformed(Malformed::whole(received, &why))),
        };
        (Ok(page), state)
    }

    /// Moves to the next page. Returns `true` if there is one.
    fn follow(&mut self, received: &RawResponse, page: &O::Success) -> Result<bool, String> {
        let uri = &self.connection.outgoing.uri;
        let to = match O::PAGING {
            Paging::Link => link::next(received.headers()).map(|target| self.resolve(&target)),
            Paging::NextUrl => filled(O::next(page)).map(|target| self.resolve(&target)),
            Paging::HeaderUrl { header } => {
                filled(text_of(received, header)).map(|target| self.resolve(&target))
            }
            Paging::Cursor { parameter } => {
                filled(O::next(page)).map(|text| set(uri, parameter, &text))
            }
            Paging::HeaderCursor { header, parameter } => {
                filled(text_of(received, header)).map(|text| set(uri, parameter, &text))
            }
            Paging::Page { parameter, first } => counted::<O>(page).map(|_| {
                let this = number(uri, parameter).unwrap_or(first);
                set(uri, parameter, &this.saturating_add(1).to_string())
            }),
            Paging::Offset { parameter, first } => counted::<O>(page).map(|count| {
                let this = number(uri, parameter).unwrap_or(first);
                set(uri, parameter, &this.saturating_add(count).to_string())
            }),
        };
        let Some(uri) = to.transpose()? else {
            return Ok(false);
        };
        self.connection.outgoing.uri = uri;
        match self.see() {
            true => Ok(true),
            false => Err("the next page was already read".to_owned()),
        }
    }

    /// Records the URL of a page. Returns `true` if it is new.
    fn see(&mut self) -> bool {
        let hash = self.seen.hasher().hash_one(&self.connection.outgoing.uri);
        self.seen.insert(hash)
    }

    /// Resolves the URL of a page, which must be on the same server.
    fn resolve(&self, target: &str) -> Result<Uri, String> {
        let invalid = |why: &dyn fmt::Display| format!("invalid URL of the next page: {why}");
        let uri = &self.connection.outgoing.uri;
        let base = Url::parse(&uri.to_string()).map_err(|error| invalid(&error))?;
        let mut address = base.join(target).map_err(|error| invalid(&error))?;
        let is_same = base.origin() == address.origin();
        if !is_same || !address.username().is_empty() || address.password().is_some() {
            return Err("the next page is on another server".to_owned());
        }
        address.set_fragment(None);
        let uri = Uri::try_from(address.as_str()).map_err(|error| invalid(&error))?;
        let mut query = Vec::new();
        for credential in &self.fixed {
            credential.write(&mut HeaderMap::new(), &mut query);
        }
        match query.is_empty() {
            true => Ok(uri),
            false => with_pairs(&uri, &query).map_err(|error| invalid(&error)),
        }
    }
}

/// Returns the text of a header.
fn text_of(received: &RawResponse, header: &str) -> Option<String> {
    let value = received.headers().get(header)?.to_str().ok()?;
    Some(value.to_owned())
}

/// Returns a text unless it is empty.
fn filled(text: Option<String>) -> Option<String> {
    text.filter(|text| !text.is_empty())
}

/// Returns the number of items of a page, unless it is zero.
fn counted<O: Paged>(page: &O::Success) -> Option<u64> {
    let count = O::count(page).and_then(|count| u64::try_from(count).ok());
    count.filter(|count| *count > 0)
}

/// Returns the number in a query parameter.
fn number(uri: &Uri, parameter: &str) -> Option<u64> {
    let name = encode(parameter).to_string();
    let mut pairs = uri
        .query()?
        .split('&')
        .filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.find(|(known, _)| *known == name)?;
    value.parse().ok()
}

/// Replaces a query parameter.
fn set(uri: &Uri, parameter: &'static str, value: &str) -> Result<Uri, String> {
    let pair = Pair {
        parameter,
        name: parameter.into(),
        value: encode(value).to_string(),
    };
    with_pairs(uri, &[pair]).map_err(|error: InvalidRequest| error.to_string())
}
