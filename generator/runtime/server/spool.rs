//! Files of uploads that do not fit into memory.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};

use bytes::{Bytes, BytesMut};
use futures_core::Stream;
use tokio::runtime::Handle;
use tokio::task::JoinHandle;

use super::byte_stream::ByteStream;

/// So many bytes are written and read at a time.
const AT_ONCE: usize = 64 * 1024;

/// What the parts of a body hold, one after the other: in memory as long as there is room, and else
/// in one file without a name, which is gone with the last that reads it.
#[derive(Default)]
pub struct Spool {
    file: Option<Arc<Mutex<File>>>,
    /// How many bytes the file has.
    end: u64,
    /// What is not in the file.
    held: BytesMut,
    /// Where the part begins in the file, if it is there.
    begin: Option<u64>,
}

impl Spool {
    /// Takes more of the part; `room` is how many of its bytes may be held in memory.
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

    /// All of the part, and how many of its bytes are held in memory for good. The next one may
    /// begin.
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

/// Work on a file, on a thread where it may wait, if there is one.
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

/// A part that is read.
struct Reading {
    file: Arc<Mutex<File>>,
    /// Where the rest of it is.
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

/// The next bytes of a part.
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
