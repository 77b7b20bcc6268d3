//! Multipart bodies whose files are streamed to memory or a temporary file.

use bytes::Bytes;
use http::header::CONTENT_TYPE;
use http::request::Parts;

use crate::runtime::body::HttpBody;
use crate::runtime::file_field::FileField;
use crate::runtime::server::body_limits::BodyLimits;
use crate::runtime::server::multipart::{Found, Part, boundary};
use crate::runtime::server::multipart_reader::{BROKEN, PartReader, Piece};
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::request_body::{absent, is_accepted, is_empty, next};
use crate::runtime::server::spool::Spool;
use crate::runtime::upload::Files;

/// Reads a body. `accepted` are media types and ranges, separated by commas.
pub async fn read<F: Files, B: HttpBody>(
    parts: &Parts,
    body: B,
    limits: BodyLimits,
    accepted: &'static str,
) -> Result<Found, Rejection> {
    let is_absent = body.is_end_stream() && !parts.headers.contains_key(CONTENT_TYPE);
    if !is_absent && !is_accepted(parts, accepted) {
        return Err(Rejection::UnsupportedMediaType(accepted));
    }
    match boundary(parts) {
        Ok(boundary) => match read_parts(&boundary, body, limits, F::FIELDS).await? {
            Some(found) => Ok(found),
            None => Ok(broken(BROKEN)),
        },
        Err(error) => Ok(broken(error)),
    }
}

/// Reads an optional body: it is absent without bytes.
pub async fn read_optional<F: Files, B: HttpBody>(
    parts: &Parts,
    body: B,
    limits: BodyLimits,
    accepted: &'static str,
) -> Result<Option<Found>, Rejection> {
    if !is_accepted(parts, accepted) {
        return absent(body, accepted).await;
    }
    match boundary(parts) {
        Ok(boundary) => read_parts(&boundary, body, limits, F::FIELDS).await,
        Err(error) => Ok((!is_empty(body).await?).then(|| broken(error))),
    }
}

/// Reads the parts of a body; `None` without bytes.
async fn read_parts<B: HttpBody>(
    boundary: &str,
    body: B,
    limits: BodyLimits,
    file_fields: &[FileField],
) -> Result<Option<Found>, Rejection> {
    if body.size_hint().lower() > u64::try_from(limits.whole).unwrap_or(u64::MAX) {
        return Err(Rejection::PayloadTooLarge(limits.whole));
    }
    let mut body = std::pin::pin!(body);
    let mut reader = PartReader::new(boundary);
    let mut receiver = Receiver::new(limits, file_fields);
    let mut length = 0;
    while let Some(bytes) = next(body.as_mut()).await? {
        if bytes.len() > limits.whole - length {
            return Err(Rejection::PayloadTooLarge(limits.whole));
        }
        length += bytes.len();
        reader.push(&bytes);
        loop {
            match reader.next_piece() {
                Ok(Some(Piece::Head(head))) => match Part::read(&head) {
                    Ok(part) => receiver.begin(part, head.len()).await?,
                    Err(error) => return Ok(Some(broken(error))),
                },
                Ok(Some(Piece::Data(data))) => receiver.push(&data).await?,
                Ok(None) => break,
                Err(error) => return Ok(Some(broken(error))),
            }
        }
    }
    match reader.finish() {
        _ if length == 0 => Ok(None),
        Ok(()) => receiver.finish().await.map(Some),
        Err(error) => Ok(Some(broken(error))),
    }
}

fn broken(error: &'static str) -> Found {
    Found {
        error: Some(error),
        ..Found::default()
    }
}

/// Takes the parts of a body, one after the other.
struct Receiver<'a> {
    limits: BodyLimits,
    file_fields: &'a [FileField],
    found: Found,
    /// The part that is coming, and whether it is a file.
    part: Option<(Part, bool)>,
    spool: Spool,
    /// The bytes of fields, and of files in memory.
    held: [usize; 2],
}

impl<'a> Receiver<'a> {
    fn new(limits: BodyLimits, file_fields: &'a [FileField]) -> Self {
        Self {
            limits,
            file_fields,
            found: Found::default(),
            part: None,
            spool: Spool::default(),
            held: [0, 0],
        }
    }

    async fn begin(&mut self, part: Part, head: usize) -> Result<(), Rejection> {
        self.end().await?;
        self.hold(head)?;
        let is_file = part.is_of(self.file_fields);
        self.part = Some((part, is_file));
        Ok(())
    }

    fn hold(&mut self, count: usize) -> Result<(), Rejection> {
        let [fields, _] = &mut self.held;
        *fields = fields.saturating_add(count);
        match *fields > self.limits.held {
            true => Err(Rejection::PayloadTooLarge(self.limits.held)),
            false => Ok(()),
        }
    }

    async fn push(&mut self, data: &Bytes) -> Result<(), Rejection> {
        let [_, files] = self.held;
        match &mut self.part {
            None => Ok(()),
            Some((_, true)) => {
                let room = self.limits.held.saturating_sub(files);
                Ok(self.spool.push(data, room).await?)
            }
            Some((part, false)) => {
                part.bytes.extend_from_slice(data);
                self.hold(data.len())
            }
        }
    }

    async fn end(&mut self) -> Result<(), Rejection> {
        match self.part.take() {
            None => {}
            Some((part, false)) => self.found.fields.push(part),
            Some((part, true)) => {
                let (bytes, held) = self.spool.finish(self.limits.held).await?;
                let [_, files] = &mut self.held;
                *files = files.saturating_add(held);
                let (field, mut file) = part.into_file();
                file.bytes = bytes;
                self.found.files.push((field, file));
            }
        }
        Ok(())
    }

    async fn finish(mut self) -> Result<Found, Rejection> {
        self.end().await?;
        Ok(self.found)
    }
}
