//! The cases that are measured.

use crate::Outcome;
use crate::client::Client;

/// The body that one process sends to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// A list of animals, to the client.
    Animals,
    /// Bytes, to the server.
    Upload,
    /// Bytes, to the client.
    Download,
    /// Events, to the client.
    Moves,
}

impl Case {
    /// Every case.
    pub const ALL: [Self; 4] = [Self::Animals, Self::Upload, Self::Download, Self::Moves];

    /// The case of a name.
    pub fn find(name: &str) -> Option<Self> {
        match name {
            "animals" => Some(Self::Animals),
            "upload" => Some(Self::Upload),
            "download" => Some(Self::Download),
            "moves" => Some(Self::Moves),
            _ => None,
        }
    }

    /// Sends this number of animals, bytes or events, and checks the received ones.
    ///
    /// # Errors
    ///
    /// When it fails, or something else was read.
    pub async fn run<C: Client>(self, client: &mut C, count: u32) -> Outcome<()> {
        let read = match self {
            Self::Animals => client.animals(count).await?,
            Self::Upload => client.upload(count).await?,
            Self::Download => client.download(count).await?,
            Self::Moves => client.moves(count).await?,
        };
        match read == self.expected(count) {
            true => Ok(()),
            false => Err(format!("{self:?}: {read} of {count}").into()),
        }
    }

    /// The sum of the identifiers, or the count of bytes.
    fn expected(self, count: u32) -> u64 {
        let count = u64::from(count);
        match self {
            Self::Animals | Self::Moves => count * (count + 1) / 2,
            Self::Upload | Self::Download => count,
        }
    }
}
