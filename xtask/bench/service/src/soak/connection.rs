//! A connection that sends bytes and reads responses, with minimal work: it shares the processors with the
//! measured program.

use std::io::{Error, ErrorKind};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A connection that is kept alive.
pub struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Connection {
    /// Connects.
    pub async fn open(address: &str) -> Result<Self, Error> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let buffer = Vec::new();
        Ok(Self { stream, buffer })
    }

    /// Sends a request, and returns the status when the response is complete.
    pub async fn send(&mut self, request: &[u8]) -> Result<u16, Error> {
        self.stream.write_all(request).await?;
        self.buffer.clear();
        loop {
            if let Some(head) = parse_head(&self.buffer)
                && self.buffer.len() >= head.length
            {
                return Ok(head.status);
            }
            if self.stream.read_buf(&mut self.buffer).await? == 0 {
                return Err(ErrorKind::UnexpectedEof.into());
            }
        }
    }
}

/// The head of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ResponseHead {
    status: u16,
    /// Head and body.
    length: usize,
}

/// Parses the head; `None` while it is incomplete.
fn parse_head(bytes: &[u8]) -> Option<ResponseHead> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = str::from_utf8(&bytes[..end]).ok()?;
    let status = head.get(9..12)?.parse().ok()?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        let is_length = name.eq_ignore_ascii_case("content-length");
        is_length.then(|| value.trim().parse::<usize>().ok())?
    });
    let length = end + 4 + length.unwrap_or(0);
    Some(ResponseHead { status, length })
}

#[cfg(test)]
mod tests {
    use super::{ResponseHead, parse_head};

    #[test]
    fn the_head_contains_the_status_and_the_length() {
        let head = "HTTP/1.1 201 Created\r\nContent-Length: 12\r\n\r\n";
        assert_eq!(parse_head(&head.as_bytes()[..20]), None);
        let length = head.len() + 12;
        let status = 201;
        assert_eq!(
            parse_head(head.as_bytes()),
            Some(ResponseHead { status, length })
        );
    }
}
