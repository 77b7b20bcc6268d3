//! Reads values from a body that is still coming, and goes on with events where a connection
//! broke (WHATWG HTML, "Server-sent events").

use std::time::Duration;

use http::{HeaderName, HeaderValue, Method, StatusCode};

use super::connection::Connection;
use super::failure::TransportError;
use super::frames::{Frame, Frames, Framing, TooLong};
use super::received::Received;
use super::timer::sleep;
use super::wire::Incoming;

/// The event that a connection goes on behind.
const LAST_EVENT_ID: HeaderName = HeaderName::from_static("last-event-id");

/// The time before a connection is made again, if the server names none.
const WAIT: Duration = Duration::from_secs(1);

/// The shortest one, whatever the server says.
const LEAST_WAIT: Duration = Duration::from_millis(100);

/// The longest one, whatever the server says: who reads would wait for ever.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Reads the values of an answer.
pub struct ValueReader {
    framing: Framing,
    limit: usize,
    frames: Frames,
    /// The rest of the body, if it is still coming.
    incoming: Option<Incoming>,
    /// How it was asked for; `None` where the body is there.
    connection: Option<Connection>,
    /// The last event; without a character, if the server took it back.
    last_id: Option<String>,
    wait: Duration,
    /// How often the connection was made in a row, without an event.
    attempts: u32,
    /// What ended the values, behind those that have come.
    error: Option<TransportError>,
}

impl ValueReader {
    /// Reads the values of an answer, which has its body or is still to receive it.
    pub fn new(received: &Received, framing: Framing) -> Self {
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
            // A body that is there is no longer than is allowed.
            let _ = reader.frames.push(received.body());
            reader.frames.finish();
        }
        reader
    }

    /// A value that has come already.
    pub fn ready(&mut self) -> Option<Frame> {
        while let Some(frame) = self.frames.pop() {
            if let Some(id) = &frame.id {
                self.last_id = Some(id.clone());
            }
            if let Some(retry) = frame.retry {
                self.wait = Duration::from_millis(retry).clamp(LEAST_WAIT, LONGEST_WAIT);
            }
            if frame.has_data {
                self.attempts = 1;
                return Some(frame);
            }
        }
        None
    }

    /// The next value; `None` at the end.
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

    /// Makes the connection again where that repeats nothing: of events, from the last one.
    async fn reconnect(&mut self, broken: TransportError) -> Result<(), TransportError> {
        let Some(connection) = self.connection.as_mut() else {
            return Err(broken);
        };
        if self.framing != Framing::Events || connection.outgoing.method != Method::GET {
            return Err(broken);
        }
        let headers = &mut connection.outgoing.headers;
        match self.last_id.as_deref() {
            // What the call itself says stays.
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
            let outcome = connection.attempt().await;
            match outcome.map(|received| (received.status(), received.take_incoming())) {
                Ok((_, Some(incoming))) => {
                    self.frames = Frames::new(self.framing, self.limit);
                    self.incoming = Some(incoming);
                    return Ok(());
                }
                // There is nothing more to come.
                Ok((StatusCode::NO_CONTENT, None)) => return Ok(()),
                Ok((status, None)) => {
                    let why = format!("to go on with the events was answered with {status}");
                    return Err(TransportError::Broken(why.into()));
                }
                Err(other) => error = other,
            }
        }
        Err(error)
    }
}
