//! Clients that keep connections open and send nothing, or half a request.

use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use super::process::Target;
use crate::Outcome;

/// The number of concurrent connection attempts.
const MAX_CONNECTING: usize = 100;

/// Connections that are kept open until this is dropped.
pub struct Crowd(Vec<TcpStream>);

impl Crowd {
    /// Opens `idle` connections that send nothing, and `half` that send half a head.
    pub async fn gather(target: &Target, idle: usize, half: usize) -> Outcome<Self> {
        let mut crowd = Vec::with_capacity(idle + half);
        while crowd.len() < idle + half {
            let count = MAX_CONNECTING.min(idle + half - crowd.len());
            let connecting = (0..count).map(|_| TcpStream::connect(target.address.clone()));
            let connecting: Vec<_> = connecting.map(tokio::spawn).collect();
            for connected in connecting {
                let mut stream = connected.await??;
                if crowd.len() >= idle {
                    stream
                        .write_all(b"GET /v1/pets HTTP/1.1\r\nhost: a\r\nx: ")
                        .await?;
                }
                crowd.push(stream);
            }
        }
        Ok(Self(crowd))
    }

    /// Fails if a connection was closed.
    pub fn check_open(&self) -> Outcome<()> {
        let is_closed = |stream: &&TcpStream| matches!(stream.try_read(&mut [0; 1]), Ok(0));
        match self.0.iter().filter(is_closed).count() {
            0 => Ok(()),
            closed => Err(format!("{closed} connections were closed").into()),
        }
    }
}
