//! One service on a database of the server at a time.

use std::fmt;
use std::time::Duration;

use deadpool_postgres::{ClientWrapper, Object};
use tokio::time::sleep;

use super::Postgres;
use crate::database::Error;

/// How often it is looked whether the lock is still there.
const INTERVAL: Duration = Duration::from_secs(1);

/// Held by a session of the server.
const LOCK: &str = "SELECT pg_try_advisory_lock(hashtext('adoption-store counts'),
    hashtext(current_schema()))";

/// The right to count the requests of a database, held by a connection of its own.
pub struct SessionLock {
    postgres: Postgres,
    session: ClientWrapper,
}

impl SessionLock {
    /// Takes the right.
    pub(in crate::database) async fn take(postgres: Postgres) -> Result<Self, Error> {
        let session = session(&postgres).await?;
        Ok(Self { postgres, session })
    }

    /// Ends when another process has the right, since the connection was gone for
    /// a while.
    pub(in crate::database) async fn lost(&mut self) -> Error {
        loop {
            sleep(INTERVAL).await;
            if !self.session.is_closed() {
                continue;
            }
            match session(&self.postgres).await {
                Ok(session) => self.session = session,
                // The server is still away.
                Err(Error::Unavailable(_)) => {}
                Err(error) => return error,
            }
        }
    }
}

async fn session(postgres: &Postgres) -> Result<ClientWrapper, Error> {
    let session = Object::take(postgres.client().await?);
    let is_taken: bool = session.query_one(LOCK, &[]).await?.try_get(0)?;
    match is_taken {
        true => Ok(session),
        false => Err(Error::Failed(
            "another process serves this database and counts its requests: \
            instances that share a database need --rate-limits redis://HOST"
                .to_owned(),
        )),
    }
}

impl fmt::Debug for SessionLock {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("SessionLock")
            .finish_non_exhaustive()
    }
}
