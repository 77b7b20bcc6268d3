//! Who counts the requests of a database of the server.

use std::fmt;
use std::time::Duration;

use deadpool_postgres::{ClientWrapper, Object};
use tokio::time::sleep;

use super::{Postgres, in_time};
use crate::database::{Error, Sharing};

/// How often it is looked whether the lock is still there.
const INTERVAL: Duration = Duration::from_secs(1);

/// How often it is tried to have a lock back that others have: a session that this
/// process has given up may take a moment to end.
const ATTEMPTS: usize = 3;

/// Held by a session of the server.
const LOCK: &str = "SELECT pg_try_advisory_lock(hashtext('adoption-store counts'),
    hashtext(current_schema()))";

/// The same, beside others that hold it so.
const LOCK_SHARED: &str = "SELECT pg_try_advisory_lock_shared(hashtext('adoption-store counts'),
    hashtext(current_schema()))";

/// What the server knows a session by, also when its number is given to another.
const IDENTITY: &str = "SELECT pid, extract(epoch FROM backend_start)::text
    FROM pg_stat_activity WHERE pid = pg_backend_pid()";

/// Ends a session.
const END: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid = $1 AND extract(epoch FROM backend_start)::text = $2";

/// The right to count the requests of a database, held by a connection of its own.
pub struct SessionLock {
    postgres: Postgres,
    sharing: Sharing,
    session: Session,
}

struct Session {
    client: ClientWrapper,
    process: i32,
    begun: String,
}

impl SessionLock {
    /// Takes the right.
    pub(in crate::database) async fn take(
        postgres: Postgres,
        sharing: Sharing,
    ) -> Result<Self, Error> {
        let session = Session::begin(&postgres).await?;
        in_time(session.lock(sharing)).await?;
        Ok(Self {
            postgres,
            sharing,
            session,
        })
    }

    /// Ends when another process has the right, since the connection was gone for
    /// a while.
    pub(in crate::database) async fn lost(&mut self) -> Error {
        loop {
            while in_time(self.session.answer()).await.is_ok() {
                sleep(INTERVAL).await;
            }
            match self.take_back().await {
                Ok(session) => self.session = session,
                Err(error) => return error,
            }
        }
    }

    /// Takes the right with another connection, when there is one.
    async fn take_back(&self) -> Result<Session, Error> {
        let mut attempts = 0;
        loop {
            match self.try_to_take_back().await {
                Ok(session) => return Ok(session),
                // The server is still away.
                Err(Error::Unavailable(_)) => {}
                Err(error) => {
                    attempts += 1;
                    if attempts == ATTEMPTS {
                        return Err(error);
                    }
                }
            }
            sleep(INTERVAL).await;
        }
    }

    async fn try_to_take_back(&self) -> Result<Session, Error> {
        let session = Session::begin(&self.postgres).await?;
        // The server may not know yet that nobody is at the other end of the last.
        in_time(session.end(&self.session)).await?;
        in_time(session.lock(self.sharing)).await?;
        Ok(session)
    }
}

impl Session {
    async fn begin(postgres: &Postgres) -> Result<Self, Error> {
        let client = Object::take(postgres.client().await?);
        let row = in_time(async { Ok(client.query_one(IDENTITY, &[]).await?) }).await?;
        Ok(Self {
            process: row.try_get(0)?,
            begun: row.try_get(1)?,
            client,
        })
    }

    /// Whether there is a server at the other end.
    async fn answer(&self) -> Result<(), Error> {
        Ok(self.client.batch_execute("SELECT 1").await?)
    }

    async fn end(&self, other: &Self) -> Result<(), Error> {
        let other: [&(dyn tokio_postgres::types::ToSql + Sync); 2] = [&other.process, &other.begun];
        self.client.query(END, &other).await?;
        Ok(())
    }

    async fn lock(&self, sharing: Sharing) -> Result<(), Error> {
        let lock = match sharing {
            Sharing::Alone => LOCK,
            Sharing::Shared => LOCK_SHARED,
        };
        match self.client.query_one(lock, &[]).await?.try_get(0)? {
            true => Ok(()),
            false => Err(Error::Failed(
                "another process serves this database and counts its requests elsewhere: \
                instances that share a database need the same --rate-limits redis://HOST"
                    .to_owned(),
            )),
        }
    }
}

impl fmt::Debug for SessionLock {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("SessionLock")
            .finish_non_exhaustive()
    }
}
