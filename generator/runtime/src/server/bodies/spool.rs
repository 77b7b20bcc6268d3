//! Temporary files for large uploads.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};

use bytes::{Bytes, BytesMut};
use futures_core::Stream;
use tokio::runtime::Handle;
use tokio::task::JoinHandle;

use crate::runtime::byte_stream::ByteStream;

/// The number of bytes written and read at a time.
const AT_ONCE: usize = 64 * 1024;

/// Buffers the parts of a body: in memory as long as they fit, otherwise in one anonymous file,
/// which is deleted with its last reader.
#[derive(Default)]
pub struct Spool {
    file: Option<Arc<Mutex<File>>>,
    /// The size of the file.
    end: u64,
    /// The bytes that are not in the file.
    held: BytesMut,
    /// The offset of the part in the file, if it is there.
    begin: Option<u64>,
}

impl Spool {
    /// Adds a chunk of the part, of which `room` bytes may be held in memory.
    pub async fn push(&mut self, bytes: &[u8], room: usize) -> io::Result<()> {
        self.held.extend_from_slice(bytes);
        let most = match self.begin {
            None => room,
            Some(_) => AT_ONCE,
        };
        match self.held.len() > most {
            true => self.write().await,
            false => Ok(()),
        }
    }

    /// Ends the part. Returns it, and the number of its bytes held in memory.
    pub async fn finish(&mut self, most_held: usize) -> io::Result<(ByteStream, usize)> {
        if self.begin.is_some() {
            self.write().await?;
        }
        match (self.begin.take(), &self.file) {
            (Some(begin), Some(file)) => {
                let stream = ByteStream::from_stream(Reading {
                    file: Arc::clone(file),
                    rest: begin..self.end,
                    busy: None,
                });
                let stream = stream.of_length(self.end.saturating_sub(begin));
                Ok((stream.within(u64::MAX, most_held), 0))
            }
            _ => {
                let held = self.held.split().freeze();
                let length = held.len();
                Ok((held.into(), length))
            }
        }
    }

    async fn write(&mut self) -> io::Result<()> {
        let file = match &self.file {
            Some(file) => Arc::clone(file),
            None => {
                let file = aside(tempfile::tempfile).await?;
                Arc::clone(self.file.insert(Arc::new(Mutex::new(file))))
            }
        };
        let bytes = self.held.split().freeze();
        self.begin.get_or_insert(self.end);
        self.end = self.end.saturating_add(bytes.len() as u64);
        aside(move || locked(&file, |file| file.write_all(&bytes))).await
    }
}

/// Runs a file operation on a thread that may block, if there is one.
async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    match Handle::try_current() {
        Ok(handle) => handle.spawn_blocking(work).await?,
        Err(_) => work(),
    }
}

fn locked<T>(file: &Mutex<File>, work: impl FnOnce(&mut File) -> T) -> T {
    work(&mut file.lock().unwrap_or_else(PoisonError::into_inner))
}

/// A reader of a part.
struct Reading {
    file: Arc<Mutex<File>>,
    /// The rest of the part in the file.
    rest: std::ops::Range<u64>,
    busy: Option<JoinHandle<io::Result<Bytes>>>,
}

impl Stream for Reading {
    type Item = io::Result<Bytes>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.rest.is_empty() {
            return Poll::Ready(None);
        }
        let (file, rest) = (Arc::clone(&self.file), self.rest.clone());
        let work = move || locked(&file, |file| read(file, rest));
        let read = match (&mut self.busy, Handle::try_current()) {
            (None, Err(_)) => work(),
            (None, Ok(handle)) => {
                let busy = self.busy.insert(handle.spawn_blocking(work));
                ready!(Pin::new(busy).poll(context))?
            }
            (Some(busy), _) => ready!(Pin::new(busy).poll(context))?,
        };
        self.busy = None;
        match &read {
            Ok(bytes) => self.rest.start += bytes.len() as u64,
            Err(_) => self.rest = 0..0,
        }
        Poll::Ready(Some(read))
    }
}

/// Reads the next chunk of a part.
fn read(file: &mut File, rest: std::ops::Range<u64>) -> io::Result<Bytes> {
    let length = rest.end.saturating_sub(rest.start);
    let length = usize::try_from(length).unwrap_or(AT_ONCE).min(AT_ONCE);
    let mut bytes = vec![0; length];
    file.seek(SeekFrom::Start(rest.start))?;
    let length = file.read(&mut bytes)?;
    if length == 0 {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    bytes.truncate(length);
    Ok(bytes.into())
}
