//! Reading of streams of values. Streams of events reconnect (WHATWG HTML, "Server-sent events").

use std::time::Duration;

use http::{HeaderName, HeaderValue, Method, StatusCode};

use crate::runtime::client::exchange::Exchange;
use crate::runtime::client::failure::TransportError;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::timer::sleep;
use crate::runtime::client::wire::Incoming;
use crate::runtime::framing::{Frame, Frames, Framing, TooLong};

/// The header with the id of the last event.
const LAST_EVENT_ID: HeaderName = HeaderName::from_static("last-event-id");

/// The default reconnection time.
const WAIT: Duration = Duration::from_secs(1);

/// The minimum reconnection time.
const LEAST_WAIT: Duration = Duration::from_millis(100);

/// The maximum reconnection time: a longer one would block the reader.
const MAX_WAIT: Duration = Duration::from_secs(60);

/// Reads the values of a response.
pub struct ValueReader {
    framing: Framing,
    limit: usize,
    frames: Frames,
    /// The rest of the body, if it is streamed.
    incoming: Option<Incoming>,
    /// The connection, or `None` if the body is in memory.
    connection: Option<Exchange>,
    /// The id of the last event; empty if the server reset it.
    last_id: Option<String>,
    wait: Duration,
    /// The number of reconnections since the last event.
    attempts: u32,
    /// The error that ended the stream, reported after the values before it.
    error: Option<TransportError>,
}

impl ValueReader {
    /// Creates a reader for a body in memory or a streamed one.
    pub fn new(received: &RawResponse, framing: Framing) -> Self {
        let mut incoming = received.take_incoming();
        let connection = incoming
            .as_mut()
            .and_then(|incoming| incoming.connection.take());
        let limit = connection.as_ref().map(|connection| connection.wire.limit);
        let limit = limit.unwrap_or(usize::MAX);
        let mut reader = Self {
            framing,
            limit,
            frames: Frames::new(framing, limit),
            incoming,
            connection,
            last_id: None,
            wait: WAIT,
            attempts: 1,
            error: None,
        };
        if reader.incoming.is_none() {
            // A body in memory is within the limit.
            let _ = reader.frames.push(received.body());
            reader.frames.finish();
        }
        reader
    }

    /// Returns a value that has already been received.
    pub fn ready(&mut self) -> Option<Frame> {
        while let Some(frame) = self.frames.pop() {
            if let Some(id) = &frame.id {
                self.last_id = Some(id.clone());
            }
            if let Some(retry) = frame.retry {
                self.wait = Duration::from_millis(retry).clamp(LEAST_WAIT, MAX_WAIT);
            }
            if frame.has_data {
                self.attempts = 1;
                return Some(frame);
            }
        }
        None
    }

    /// Returns the next value, or `None` at the end.
    pub async fn read(&mut self) -> Option<Result<Frame, TransportError>> {
        loop {
            if let Some(frame) = self.ready() {
                return Some(Ok(frame));
            }
            if let Some(error) = self.error.take() {
                return Some(Err(error));
            }
            match self.incoming.as_mut()?.next().await {
                Ok(Some(part)) => {
                    if let Err(TooLong(limit)) = self.frames.push(&part) {
                        self.incoming = None;
                        self.error = Some(TransportError::TooLarge(limit));
                    }
                }
                Ok(None) => {
                    self.incoming = None;
                    self.frames.finish();
                }
                Err(error) => {
                    self.incoming = None;
                    if let Err(error) = self.reconnect(error).await {
                        return Some(Err(error));
                    }
                }
            }
        }
    }

    /// Reconnects from the last event, if that repeats nothing.
    async fn reconnect(&mut self, broken: TransportError) -> Result<(), TransportError> {
        let Some(connection) = self.connection.as_mut() else {
            return Err(broken);
        };
        if self.framing != Framing::Events || connection.outgoing.method != Method::GET {
            return Err(broken);
        }
        let headers = &mut connection.outgoing.headers;
        match self.last_id.as_deref() {
            // A value set by the call remains.
            None => {}
            Some("") => {
                headers.remove(LAST_EVENT_ID);
            }
            Some(id) => {
                let id = HeaderValue::from_bytes(id.as_bytes());
                let id = id.map_err(|error| TransportError::Broken(error.into()))?;
                headers.insert(LAST_EVENT_ID, id);
            }
        }
        let mut error = broken;
        while connection.retry.allows(self.attempts) {
            self.attempts += 1;
            sleep(self.wait).await;
            let outcome = connection.attempt(self.attempts - 1).await;
            match outcome.map(|received| (received.status(), received.take_incoming())) {
                Ok((_, Some(incoming))) => {
                    self.frames = Frames::new(self.framing, self.limit);
                    self.incoming = Some(incoming);
                    return Ok(());
                }
                // The stream has ended.
                Ok((StatusCode::NO_CONTENT, None)) => return Ok(()),
                Ok((status, None)) => {
                    let other = match status.is_success() {
                        true => " and another media type",
                        false => "",
                    };
                    let why = format!("reconnecting failed with status {status}{other}");
                    return Err(TransportError::Broken(why.into()));
                }
                Err(other) => error = other,
            }
        }
        Err(error)
    }
}
