//! Files of uploads that do not fit into memory.

use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::{Bytes, BytesMut};
use futures_core::Stream;
use tokio::runtime::Handle;
use tokio::task::JoinHandle;

use super::byte_stream::ByteStream;

/// So many bytes are written and read at a time.
const AT_ONCE: usize = 64 * 1024;

/// What a part holds, as it comes: in memory as long as there is room, and else in a file without a
/// name, which is gone with the last that reads it.
pub struct Spool {
    held: BytesMut,
    file: Option<File>,
    length: u64,
}

impl Spool {
    /// Nothing yet.
    pub fn new() -> Self {
        Self {
            held: BytesMut::new(),
            file: None,
            length: 0,
        }
    }

    /// How many bytes are held in memory for good.
    pub fn held(&self) -> usize {
        match self.file {
            None => self.held.len(),
            Some(_) => 0,
        }
    }

    /// Takes more; `room` is how many bytes may be held in memory.
    pub async fn push(&mut self, bytes: &[u8], room: usize) -> io::Result<()> {
        self.length = self.length.saturating_add(bytes.len() as u64);
        self.held.extend_from_slice(bytes);
        let most = match self.file {
            None => room,
            Some(_) => AT_ONCE,
        };
        match self.held.len() > most {
            true => self.write().await,
            false => Ok(()),
        }
    }

    /// All of it.
    pub async fn finish(mut self, most_held: usize) -> io::Result<ByteStream> {
        if self.file.is_none() {
            return Ok(self.held.freeze().into());
        }
        self.write().await?;
        let Some(mut file) = self.file else {
            return Ok(ByteStream::default());
        };
        file.rewind()?;
        let stream = ByteStream::from_stream(Reading::Idle(file));
        Ok(stream.of_length(self.length).within(u64::MAX, most_held))
    }

    async fn write(&mut self) -> io::Result<()> {
        let bytes = self.held.split().freeze();
        let file = self.file.take();
        let written = aside(move || {
            let mut file = match file {
                Some(file) => file,
                None => tempfile::tempfile()?,
            };
            file.write_all(&bytes)?;
            Ok(file)
        });
        self.file = Some(written.await?);
        Ok(())
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

/// A file that is read.
enum Reading {
    Idle(File),
    Busy(JoinHandle<io::Result<(File, Bytes)>>),
    Over,
}

impl Stream for Reading {
    type Item = io::Result<Bytes>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            let read = match std::mem::replace(&mut *self, Self::Over) {
                Self::Over => return Poll::Ready(None),
                Self::Idle(file) => match Handle::try_current() {
                    Ok(handle) => {
                        *self = Self::Busy(handle.spawn_blocking(|| read(file)));
                        continue;
                    }
                    Err(_) => read(file),
                },
                Self::Busy(mut reading) => match Pin::new(&mut reading).poll(context) {
                    Poll::Pending => {
                        *self = Self::Busy(reading);
                        return Poll::Pending;
                    }
                    Poll::Ready(read) => read?,
                },
            };
            let (file, bytes) = read?;
            if bytes.is_empty() {
                return Poll::Ready(None);
            }
            *self = Self::Idle(file);
            return Poll::Ready(Some(Ok(bytes)));
        }
    }
}

/// The next bytes of a file; none at its end.
fn read(mut file: File) -> io::Result<(File, Bytes)> {
    let mut bytes = vec![0; AT_ONCE];
    let length = file.read(&mut bytes)?;
    bytes.truncate(length);
    Ok((file, bytes.into()))
}
